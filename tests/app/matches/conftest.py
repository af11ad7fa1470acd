"""Matches to test with: players with keys, a match of the probe, pages at its table."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Generator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from app.db import Database
from app.settings import Settings
from engines import catalogue
from tests.app.matches.house import house
from tests.app.matches.probe import Probe
from tests.app.matches.table import Table
from tests.live import LiveServer

__all__ = ["house"]


@pytest.fixture(autouse=True)
def probe(monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalogue knows the probe as well."""
    games: Any = catalogue.GAMES
    monkeypatch.setitem(games, "probe", Probe())


@pytest.fixture
async def db(database_url: str) -> AsyncGenerator[Database]:
    """The test's database, in the test's own loop."""
    database = Database(database_url)
    yield database
    await database.close()


@pytest.fixture
def server(server_settings: Settings, probe: None) -> Generator[LiveServer]:
    """A running server that knows the probe."""
    with LiveServer(server_settings) as running:
        yield running


@pytest.fixture
async def own_table(db: Database, server: LiveServer) -> AsyncGenerator[Table]:
    """A match of two persons at a server of its own, which may be restarted."""
    async with AsyncExitStack() as pages:
        yield await Table.open(db, server, pages)


@pytest.fixture
async def table(shared_server: LiveServer, probe: None) -> AsyncGenerator[Table]:
    """A match of two persons at a running server, with pages to open."""
    db = Database(str(shared_server.settings.database_url))
    async with AsyncExitStack() as pages:
        yield await Table.open(db, shared_server, pages)
    await db.close()
