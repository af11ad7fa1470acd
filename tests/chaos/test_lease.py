"""A bot's turn is taken by one process at a time, and by another one soon if that is killed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text

from app.db import Database
from app.main import create_app
from app.matches import service
from app.settings import Settings
from tests.wire.worlds import people

LEFT = text("SELECT extract(epoch FROM leased_until - now())::float8 FROM due")


@pytest.fixture
async def processes(server_settings: Settings) -> AsyncGenerator[list[Any]]:
    """What two processes hold, neither of which serves."""
    states = [create_app(server_settings).state for _ in range(2)]
    yield states
    for state in states:
        await state.db.close()


async def start(db: Database) -> None:
    """Start a match that waits for a person and two bots."""
    (ana,) = await people(db, "Ana")
    async with db.session() as session:
        match = await service.create_match(
            session, "kamozza", ana.id, seat_count=3, options={"mode": "variant"}
        )
        match.seats[0].player_id = ana.id
        match.seats[1].bot = match.seats[2].bot = "random"
        await session.flush()
        await service.start_match(session, match.id)


async def test_nobody_waits_long_for_the_bot_of_a_server_that_was_killed(
    server_settings: Settings, processes: list[Any]
) -> None:
    doomed, other = processes
    await start(other.db)
    assert len(await doomed.bots._take()) == 2
    assert await other.bots._take() == []
    async with other.db.session() as session:
        left = list(await session.scalars(LEFT))
    assert all(server_settings.bot_delay.high < seconds < 6 for seconds in left)


async def test_a_turn_that_takes_longer_than_that_is_not_begun_twice(
    processes: list[Any],
) -> None:
    bots = processes[0].bots
    turn: Any = SimpleNamespace(id=1, match_id=0, seat=0, decision="0.0.1", age=0.0)
    bots._begin(turn)
    (begun,) = bots._turns.values()
    bots._begin(turn)
    assert list(bots._turns.values()) == [begun]
    await begun
    await asyncio.sleep(0)
    assert not bots._turns
