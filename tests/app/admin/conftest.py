"""Matches and a running server for admins to work on."""

from tests.app.matches.conftest import db
from tests.app.matches.house import house

__all__ = ["db", "house"]
