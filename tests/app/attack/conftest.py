"""People who mean no good, at a server that others use as well."""

from tests.app.matches.conftest import db, probe, table

__all__ = ["db", "probe", "table"]
