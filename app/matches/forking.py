"""Forks: a new match that goes on from a move of one that is over.

It holds the rows of that match up to the move, as they were, and then a row like a restore's: all
that nobody had seen is dealt again, and a fresh seed decides. So it is replayed, verified, exported
and gone back in like any other match, whatever becomes of the first one.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from sqlalchemy import insert, literal, not_, null, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute

from app.db import Base
from app.errors import ConflictError
from app.matches import store
from app.matches.live import Live, table_entry
from app.matches.models import EntryRow, MatchRow, MoveRow, SeedRow, SnapshotRow
from app.matches.restoring import go_back, live_at
from app.matches.service import await_seats, create_match, game_of, match_by_id
from engines.kernel import SEED_BYTES, seed_hash

OVER: Final = ("finished", "abandoned")
_PRIVATE: Final = (MoveRow.player_id, MoveRow.command)
"""Whose device a move came from stays with the first match."""


async def fork(session: AsyncSession, origin: MatchRow, at: int, host_id: int) -> MatchRow:
    """An open match with empty seats that will go on from row `at` of a match that is over.

    AppError where the match is not over, or nothing can be played from there.
    """
    await _require_fork(session, origin, at)
    match = await create_match(
        session,
        origin.game,
        host_id,
        options=origin.options,
        seat_count=origin.seat_count,
        watch=origin.watch,
    )
    match.forked_from, match.forked_at = origin.id, at
    match.clock, match.at_zero = origin.clock, origin.at_zero
    return match


async def _require_fork(session: AsyncSession, origin: MatchRow, at: int) -> None:
    """What is hidden in a match that is played on must not be open in another."""
    if origin.status not in OVER:
        raise ConflictError("not-finished")
    await live_at(session, origin, at)


async def left_at(session: AsyncSession, match_id: int, at: int) -> set[int]:
    """The seats that the rules had let go by row `at` of a match."""
    gone = await store.load_dead(session, match_id, at)
    query = _counting(select(MoveRow.seat), MoveRow, match_id, at, gone)
    found = await session.scalars(query.where(MoveRow.kind == "concede"))
    return {seat for seat in found if seat is not None}


async def start_fork(session: AsyncSession, match_id: int) -> MatchRow:
    """Begin to play a fork; every seat must have its person or bot. Its hash is told to all."""
    row = await match_by_id(session, match_id, lock=True)
    if row.status != "open":
        raise ConflictError("already-started")
    if row.forked_from is None or row.forked_at is None:
        raise ConflictError("origin-gone")
    if any(seat.player_id is None and seat.bot is None for seat in row.seats):
        raise ConflictError("empty-seats")
    origin = await match_by_id(session, row.forked_from, lock=True)
    await _require_fork(session, origin, row.forked_at)
    await _take_over(session, row, origin)
    await await_seats(session, row, Live(await store.load(session, row.id)))
    return row


async def _take_over(session: AsyncSession, row: MatchRow, origin: MatchRow) -> None:
    """Copy what counts, and go on from there with a seed of the fork's own."""
    at, seed = row.forked_at or 0, secrets.token_bytes(SEED_BYTES)
    row.seed, row.seed_hash, row.rules_version = origin.seed, origin.seed_hash, origin.rules_version
    row.status, row.head, row.started_at = "playing", at, origin.started_at
    await _copy_rows(session, origin.id, row.id, at)
    if game_of(row.game).can_leave:
        for number in await left_at(session, row.id, at):
            row.seats[number].conceded = True
    told = table_entry("forked", move=at, hash=seed_hash(seed))
    await go_back(session, row, seed, told, seat=None, to=at, reason="", fork=origin.slug)
    await session.flush()


async def _copy_rows(session: AsyncSession, origin_id: int, match_id: int, at: int) -> None:
    await session.flush()
    gone = await store.load_dead(session, origin_id, at)
    for table in (MoveRow, EntryRow, SnapshotRow, SeedRow):
        names = [column.name for column in table.__table__.columns]
        columns = [_copied(getattr(table, name), match_id) for name in names]
        rows = _counting(select(*columns), table, origin_id, at, gone)
        await session.execute(insert(table).from_select(names, rows))


def _copied(column: InstrumentedAttribute[Any], match_id: int) -> Any:
    if column.key == "match_id":
        return literal(match_id)
    return null() if column in _PRIVATE else column


def _counting(query: Any, table: type[Base], match_id: int, at: int, gone: list[range]) -> Any:
    """The rows of a table up to row `at` that count."""
    rows: Any = table
    return query.where(rows.match_id == match_id, rows.seq <= at).where(
        *(not_(rows.seq.between(no.start, no.stop - 1)) for no in gone)
    )
