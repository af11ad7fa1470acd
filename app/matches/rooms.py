"""All matches that are open in this process, and the chores they need."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic
from typing import Final

import structlog

from app.beside import going_on
from app.db import Database, is_lost
from app.errors import AppError
from app.matches import service, store
from app.matches.attendance import note_here, note_shown
from app.matches.journal import Journal
from app.matches.room import Room
from app.people.players import banned_among, touch
from app.signals import Signals

log = structlog.get_logger(__name__)

IDLE_SECONDS: Final = 60.0
TICK: Final = 1.0
HEADS_EVERY: Final = 5
PEOPLE_EVERY: Final = 20
GOODBYE_SECONDS: Final = 2.0


class Rooms:
    """Opens rooms when they are needed and drops them when nobody is there any more."""

    def __init__(self, db: Database, journal: Journal, signals: Signals, release: str) -> None:
        self._db = db
        self._journal = journal
        self._signals = signals
        self._release = release
        self._rooms: dict[int, Room] = {}
        self._stops: dict[int, Callable[[], None]] = {}
        self.on_due: Callable[[], None] = lambda: None

    def of(self, match_id: int) -> Room:
        """The room of a match; the match need not be loaded."""
        room = self._rooms.get(match_id)
        if room is None:
            room = Room(match_id, self._db, self._journal, self._release)
            room.on_due = lambda: self.on_due()  # noqa: PLW0108 - the driver may come later
            self._rooms[match_id] = room
            self._stops[match_id] = self._signals.subscribe(match_id, partial(_news, room))
        return room

    @property
    def count(self) -> int:
        """The matches that this process holds in memory."""
        return len(self._rooms)

    @property
    def sockets(self) -> int:
        """The pages that are connected to a table in this process."""
        return sum(len(room.connections) for room in self._rooms.values())

    def present(self, match_id: int) -> set[int]:
        """The players who are connected to a match in this process."""
        room = self._rooms.get(match_id)
        return set() if room is None else room.players()

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """Do the chores while the block runs, then say good-bye to everybody."""
        try:
            async with going_on(self._work_forever(), "rooms"):
                yield
        finally:
            await self.close()
            await self._guarded(self._store_marks())

    async def close(self) -> None:
        """Tell all pages to come back after a moment."""
        everybody = [c for room in self._rooms.values() for c in room.connections]
        for connection in everybody:
            connection.bye("restart")
        await asyncio.gather(*(c.drained(GOODBYE_SECONDS) for c in everybody))

    # ---------------------------------------------------------------- chores

    async def _work_forever(self) -> None:
        turn = 0
        while True:
            await asyncio.sleep(TICK)
            turn += 1
            await self._guarded(self._mend())
            await self._guarded(self._store_marks())
            if turn % HEADS_EVERY == 0:
                await self._guarded(self._look_for_moves())
            if turn % PEOPLE_EVERY == 0:
                await self._guarded(self._look_after_people())
            self._drop_idle()

    async def _guarded(self, chore: Awaitable[None]) -> None:
        """A chore that fails is done again next time."""
        try:
            await chore
        except Exception as error:
            if isinstance(error, AppError) or is_lost(error):
                log.warning("chore_failed", error=str(error))
            else:
                log.exception("chore_failed")

    async def _mend(self) -> None:
        """Read matches again whose last commit failed."""
        for room in [room for room in self._rooms.values() if room.broken]:
            await room.refresh()

    async def _store_marks(self) -> None:
        """Store how much of their logs pages have shown."""
        marked = {key: dict(room.marks) for key, room in self._rooms.items() if room.marks}
        if not marked:
            return
        async with self._db.session() as session:
            await note_shown(
                session, ((key, *m) for key, kept in marked.items() for m in kept.items())
            )
        for key, kept in marked.items():
            left = self._rooms[key].marks.items() - kept.items()
            self._rooms[key].marks = dict(left)

    async def _look_for_moves(self) -> None:
        """Find moves of other processes whose signal was lost."""
        watched = {key: room for key, room in self._rooms.items() if room.connections}
        if not watched:
            return
        async with self._db.session() as session:
            heads = await store.heads(session, list(watched))
        for match_id, head in heads.items():
            await watched[match_id].heard(match_id, head)

    async def _look_after_people(self) -> None:
        """Note who is here, and pass on the role of hosts who are gone."""
        rooms = [room for room in self._rooms.values() if room.connections]
        everybody = {player_id for room in rooms for player_id in room.players()}
        async with self._db.session() as session:
            await touch(session, everybody)
            banned = await banned_among(session, everybody)
            here = ((room.match_id, seat) for room in rooms for seat in room.seats())
            await note_here(session, here)
        for room in rooms:
            room.turn_out(banned)
            await self._look_after_host(room)

    async def _look_after_host(self, room: Room) -> None:
        present = room.players()
        if room.live is not None and room.live.people.host_id not in present:
            async with self._db.session() as session:
                await service.pass_host(session, room.match_id, present)

    def _drop_idle(self) -> None:
        now = monotonic()
        for match_id, room in list(self._rooms.items()):
            quiet = not (room.connections or room.marks or room.busy)
            if quiet and now - room.used > IDLE_SECONDS:
                self._stops.pop(match_id)()
                del self._rooms[match_id]


def _news(room: Room, match_id: int, head: int) -> Awaitable[None] | None:
    """What a room has to do about a signal; mostly it is of a move that was made here."""
    if head and room.live is not None and room.live.head >= head:
        return None
    return room.heard(match_id, head)
