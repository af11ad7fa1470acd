"""Going back: a match is played on from an earlier move, and nobody knows what comes.

What was played since stays stored, but counts no more. All that nobody had seen at that move is
dealt again, and a fresh seed decides from there, whose hash is public at once.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.errors import AppError, ConflictError
from app.matches import store
from app.matches.history import is_dead
from app.matches.live import Live, table_entry
from app.matches.models import DueRow, MatchRow, MoveRow, ProposalRow, SeedRow
from app.matches.service import append, await_seats, match_by_id
from app.people.names import tidy
from engines.kernel import SEED_BYTES, Entry, seed_hash

MOST_REASON: Final = 200


async def restore(
    session: AsyncSession, match_id: int, to: int, *, reason: str, by: int | None = None
) -> MatchRow:
    """Go back to the match as it stood after row `to`; all at the table are told, and why.

    `by` is the seat that asked for it; None: an admin. AppError where there is no such row, or
    nothing can be played from it.
    """
    row = await match_by_id(session, match_id, lock=True)
    if row.status == "open":
        raise ConflictError("not-playing")
    await live_at(session, row, to)
    seed, told = secrets.token_bytes(SEED_BYTES), tidy(reason)[:MOST_REASON]
    await go_on_from(session, row, seed, _told(told, by, seed), seat=by, to=to, reason=told)
    return row


async def go_on_from(
    session: AsyncSession,
    row: MatchRow,
    seed: bytes,
    told: Entry,
    *,
    to: int,
    seat: int | None = None,
    **data: Any,
) -> None:
    """Let a match go on from row `to`, as `seed` decides, with `told` in the log.

    What was due or proposed since is void, and whoever conceded since has not.
    """
    await _seat_again(session, row, to)
    row.status, row.outcome, row.ended_at = "playing", None, None
    await go_back(session, row, seed, told, seat=seat, to=to, **data)
    await session.execute(delete(DueRow).where(DueRow.match_id == row.id))
    await session.execute(
        update(ProposalRow)
        .where(ProposalRow.match_id == row.id, ProposalRow.ended_at.is_(None))
        .values(ended_at=func.now())
    )
    await session.flush()
    await await_seats(session, row, Live(await store.load(session, row.id)))


async def go_back(
    session: AsyncSession, row: MatchRow, seed: bytes, told: Entry, *, seat: int | None, **data: Any
) -> None:
    """Write that the match goes on from row `to`, as `seed` decides, and what is told of it."""
    data["number"] = await _number(session, row)
    await append(session, row, "restore", told=[told], seat=seat, data=data)
    session.add(SeedRow(match_id=row.id, seq=row.head, seed=seed))


async def _number(session: AsyncSession, row: MatchRow) -> int:
    """A number that no restore of the match has had, those that do not count any more included."""
    earlier = select(MoveRow.seq, MoveRow.data).where(
        MoveRow.match_id == row.id, MoveRow.kind == "restore"
    )
    had = [(data or {}).get("number", seq) for seq, data in (await session.execute(earlier)).all()]
    return 1 + max(had, default=0)


async def _seat_again(session: AsyncSession, row: MatchRow, to: int) -> None:
    """Whoever conceded after row `to` has not, and no vote to end the match stands any more.

    Their bot is what it was when they conceded; bots that a host called since stay.
    """
    gone = await store.load_dead(session, row.id, row.head)
    query = select(MoveRow.seq, MoveRow.seat, MoveRow.data).where(
        MoveRow.match_id == row.id, MoveRow.kind == "concede", MoveRow.seq > to
    )
    back = {
        number: (data or {}).get("bot")
        for seq, number, data in (await session.execute(query)).all()
        if not is_dead(seq, gone)
    }
    for seat in row.seats:
        seat.wants_end = False
        if seat.number in back:
            before = back[seat.number] or (seat.bot if seat.player_id is None else None)
            seat.conceded, seat.bot = False, before


def _told(reason: str, by: int | None, seed: bytes) -> Entry:
    """What all read. The row's number stays inside: it counts answers that nobody saw."""
    data: dict[str, Any] = {"why": reason, "hash": seed_hash(seed)}
    if by is None:
        return table_entry("restored", **data)
    return table_entry("went-back", seat=by, **data)


async def live_at(session: AsyncSession, row: MatchRow, to: int) -> Live:
    """The match as it stood after a row that counts; 404 where there is none, 409 at its end."""
    gone = await store.load_dead(session, row.id, row.head)
    if not 1 <= to <= row.head or is_dead(to, gone):
        raise AppError("no-such-move", 404)
    stored = await store.load(session, row.id, upto=to)
    live = Live(msgspec.structs.replace(stored, status="playing", outcome=None))
    if live.match.outcome is not None or not live.playing:
        raise ConflictError("not-playing")
    return live
