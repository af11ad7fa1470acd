"""People who mean no good, at a server that others use as well."""

from tests.app.matches.conftest import db, probe, table
from tests.app.matches.house import house

__all__ = ["db", "house", "probe", "table"]
