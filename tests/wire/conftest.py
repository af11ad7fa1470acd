"""A running server that knows sketches of games as well, and whose pages may send quickly."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any

import httpx
import pytest

from app.db import Database
from app.settings import Settings
from engines import catalogue
from engines.kernel import Game
from tests.live import PATIENTLY
from tests.wire.arena import Arena, Register
from tests.wire.midway import Beginnings, midway
from tests.wire.server import serving
from tests.wire.worlds import Cast


@pytest.fixture
def beginnings() -> Beginnings:
    return Beginnings()


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch, beginnings: Beginnings) -> Register:
    """Puts a game into the server's catalogue, with matches that may begin in the middle."""

    def put(game: Game[Any, Any]) -> Game[Any, Any]:
        games: Any = catalogue.GAMES
        served = midway(game, beginnings)
        monkeypatch.setitem(games, game.info.slug, served)
        return served

    return put


@pytest.fixture
async def arena(server_settings: Settings, beginnings: Beginnings) -> AsyncGenerator[Arena]:
    """A server in which trials are held."""
    quick = server_settings.model_copy(update={"limit_moves": 100_000, "limit_chat": 100_000})
    database = Database(str(quick.database_url))
    async with httpx.AsyncClient(**PATIENTLY) as http, serving(quick) as address:
        yield Arena(address, database, await Cast.gather(database), beginnings, http)
    await database.close()
