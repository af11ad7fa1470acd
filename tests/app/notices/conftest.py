"""A process with rooms and notices, and where they go."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.app.guest import guest
from tests.app.matches.conftest import db, probe
from tests.app.matches.house import house
from tests.app.notices.post import Post

__all__ = ["db", "guest", "house", "probe"]


@pytest.fixture
def post() -> Generator[Post]:
    with Post() as running:
        yield running
