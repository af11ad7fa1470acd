"""Matches and a running server to report problems of."""

from tests.app.matches.conftest import db
from tests.app.matches.house import house

__all__ = ["db", "house"]
