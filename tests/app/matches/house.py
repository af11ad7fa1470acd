"""A process's rooms without its web server, and pages whose frames are kept."""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any

import pytest

from app.db import Database
from app.matches.connection import Connection
from app.matches.journal import Journal
from app.matches.protocol import Move
from app.matches.room import Actor, Room
from app.matches.rooms import Rooms
from app.signals import Signals
from tests.app.matches.table import new_match, new_player


class Pupil:
    """A connection whose frames are kept."""

    def __init__(self, player_id: int | None = None, seat: int | None = None) -> None:
        self.frames: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.connection = Connection(self._send, self._close, player_id=player_id, locale="en")
        self.connection.seat = seat

    async def _send(self, frame: str) -> None:
        self.frames.append(json.loads(frame))

    async def _close(self, code: int) -> None:
        self.closed = code

    async def views(self) -> list[dict[str, Any]]:
        await self.connection.drained(1)
        return [frame for frame in self.frames if frame["type"] == "view"]

    def has_views(self, count: int) -> Callable[[], Awaitable[bool]]:
        async def has() -> bool:
            return len(await self.views()) >= count

        return has


class House:
    """A process's rooms, without its web server."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.journal = Journal(db.writer)
        self.signals = Signals(db)
        self.rooms = Rooms(db, self.journal, self.signals, "release")
        self.players: list[int] = []
        self.match_id = 0

    async def match(self, *bots: str, **options: Any) -> Room:
        self.players = [(await new_player(self.db))[0] for _ in range(2)]
        self.match_id, _ = await new_match(self.db, [*self.players, *bots], **options)
        return self.rooms.of(self.match_id)

    async def pupil(self, room: Room, seat: int | None) -> Pupil:
        pupil = Pupil(None if seat is None else self.players[seat])
        await room.enter(pupil.connection, 0)
        return pupil

    def actor(self, seat: int) -> Actor:
        return Actor(seat, self.players[seat])


def gift(room: Room, command: str = "a") -> Move:
    assert room.live is not None
    decision = room.live.match.decisions[0]
    return Move(command, decision.id, [decision.choices[0]])


async def holds(value: bool) -> bool:
    return value


@pytest.fixture
async def house(db: Database) -> AsyncGenerator[House]:
    house = House(db)
    async with house.signals.running(), house.journal.running():
        yield house
