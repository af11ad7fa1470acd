"""Stored matches with pages at them: the true world and its twin are one each."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from sqlalchemy import insert

from app.db import Database
from app.lobby.chairs import COLOURS
from app.matches import records, service
from app.matches.models import EntryRow, MatchRow, MoveRow, SeatRow, SnapshotRow
from app.people.models import Player
from app.people.players import fresh_key, hash_of
from engines.kernel import Entry, Game, Match, Move, Seat, seed_hash
from engines.kernel.table import Reveal
from tests.wire.page import Page

Watching = Seat | str
"""A seat, `spectator` (a person with a name), or `newcomer` (nobody knows who)."""


@dataclass(frozen=True)
class Person:
    """A player with a key."""

    id: int
    key: str
    name: str


async def people(db: Database, *names: str) -> list[Person]:
    """Stored players."""
    found: list[Person] = []
    async with db.session() as session:
        for name in names:
            key = fresh_key()
            player = Player(token_hash=hash_of(key), name=name, preferences={})
            session.add(player)
            await session.flush()
            found.append(Person(player.id, key, name))
    return found


@dataclass
class Cast:
    """Who comes to every table of a test: persons for the seats, and who watches."""

    seated: list[Person]
    spectator: Person
    newcomer: str = field(default_factory=fresh_key)

    @classmethod
    async def gather(cls, db: Database) -> Cast:
        names = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gil", "Hal", "Wim")
        *seated, spectator = await people(db, *names)
        return cls(seated, spectator)

    def key(self, viewer: Watching) -> str:
        """The cookie of a viewer; the newcomer's belongs to no player."""
        if isinstance(viewer, int):
            return self.seated[viewer].key
        return self.spectator.key if viewer == "spectator" else self.newcomer


@dataclass
class World:
    """A stored match, the engine's copy of it that the test keeps, and the pages at its table."""

    id: int
    slug: str
    oracle: Match[Any]
    cast: Cast
    address: str
    http: httpx.AsyncClient
    pages: dict[Watching, list[Page]] = field(default_factory=dict)
    revealed: list[Reveal] = field(default_factory=list)

    async def enter(self, viewer: Watching, *, known: int = 0) -> Page:
        """Open one more page for a viewer."""
        url = f"{self.address.replace('http', 'ws', 1)}/t/{self.slug}/ws"
        page = await Page.open(url, self.cast.key(viewer), known=known)
        self.pages.setdefault(viewer, []).append(page)
        return page

    def page(self, viewer: Watching) -> Page:
        """The viewer's latest page."""
        return self.pages[viewer][-1]

    # ---------------------------------------------------------------- moves of a seat

    async def submit(self, seat: Seat, move: Move, command: str) -> None:
        """Answer the seat's open question, over the wire and in the test's copy."""
        decision = self.oracle.decisions[seat].id
        await self._done(seat, "move", command, decision=decision, choices=list(move))
        self.oracle.submit(seat, decision, move)
        self.revealed += self.oracle.reveals

    async def retract(self, seat: Seat, decision: str, command: str) -> None:
        """Take back an answer."""
        await self._done(seat, "retract", command, decision=decision)
        self.oracle.retract(seat, decision)

    async def undo(self, seat: Seat, command: str) -> None:
        """Take back the last move."""
        await self._done(seat, "undo", command)
        self.oracle.undo(seat)

    async def _done(self, seat: Seat, kind: str, command: str, **message: Any) -> None:
        answer = await self.page(seat).ask(kind, command, **message)
        assert answer["type"] == "ack", (answer, message)

    # ---------------------------------------------------------------- all that is sent

    async def hush(self, viewers: Sequence[Watching]) -> None:
        """Take in all that was sent to these viewers."""
        await asyncio.gather(*(page.hush() for who in viewers for page in self.open_pages(who)))

    def open_pages(self, viewer: Watching) -> list[Page]:
        """The viewer's pages that are open still."""
        return [page for page in self.pages.get(viewer, []) if page.socket.close_code is None]

    async def close(self) -> None:
        every = [page for pages in self.pages.values() for page in pages]
        await asyncio.gather(*(page.close() for page in every))


def new_slug() -> str:
    """A slug as the server makes them."""
    return "".join(secrets.choice(service.SLUG_LETTERS) for _ in range(service.SLUG_LENGTH))


async def host(  # noqa: PLR0913 - all that is stored of a match
    db: Database,
    game: Game[Any, Any],
    options: Any,
    cast: Cast,
    *,
    seats: int,
    slug: str,
    seed: bytes,
    published: bytes,
    log: Sequence[Entry] = (),
) -> tuple[int, Match[Any]]:
    """Store a match that begins with `seed`, says that its seed is `published`, after `log`."""
    match = Match[Any].start(game, seats, options, seed)
    entries = [*log[: len(log) - len(match.entries)], *match.entries]
    async with db.session() as session:
        row = _match_row(match, slug, options, seed, published, cast)
        session.add(row)
        await session.flush()
        data = {"seats": seats, "options": row.options}
        session.add(MoveRow(match_id=row.id, seq=1, kind="start", data=data))
        await session.flush()
        columns = [
            {"match_id": row.id, "seq": 1, "index": index, **records.entry_columns(entry)}
            for index, entry in enumerate(entries)
        ]
        if columns:
            await session.execute(insert(EntryRow), columns)
        session.add(SnapshotRow(match_id=row.id, seq=1, **records.snapshot_columns(match)))
        return row.id, match


def _match_row(
    match: Match[Any], slug: str, options: Any, seed: bytes, published: bytes, cast: Cast
) -> MatchRow:
    info = match.game.info
    return MatchRow(
        slug=slug,
        game=info.slug,
        rules_version=info.rules_version,
        options=options.model_dump(mode="json"),
        status="playing",
        clock=3600,
        seat_count=match.seats,
        host_id=cast.seated[0].id,
        seed=seed,
        seed_hash=seed_hash(published),
        head=1,
        awaited=list(match.awaited().seats),
        seats=[
            SeatRow(number=n, player_id=person.id, name=person.name, colour=COLOURS[n])
            for n, person in enumerate(cast.seated[: match.seats])
        ],
    )
