"""What the people at a table decide together: one proposes, all others agree, then it is done.

Persons who sit and play for themselves must agree; who conceded, or has a bot stand in, need not.
One proposal at a time; it is over when anybody says no, or when its time is.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.errors import AppError, ConflictError, ForbiddenError
from app.matches import pausing, restoring, store
from app.matches.history import is_dead
from app.matches.live import table_entry
from app.matches.models import (
    EntryRow,
    MatchRow,
    MoveRow,
    ProposalRow,
    SeatRow,
    SnapshotRow,
)
from app.matches.service import append, concede, match_by_id
from app.people.names import tidy
from app.signals import notify

TIME: Final = timedelta(minutes=15)
"""How long a proposal waits for answers."""
POINTS: Final = ("move", "step", "before")
"""Where one may propose to go back to: before the last move, to the beginning of the running turn
or phase (what the engine calls a step), or to that of the one before."""
PAUSE: Final = "pause"
"""What one may propose beside that: to let the match rest."""


def electors(row: MatchRow) -> list[int]:
    """The seats that must agree: of persons who play for themselves."""
    return [
        seat.number
        for seat in row.seats
        if seat.player_id is not None and seat.bot is None and not seat.conceded
    ]


async def propose(
    session: AsyncSession, match_id: int, player_id: int, point: str, reason: str
) -> None:
    """Propose to go back to a point, or to pause; done at once where nobody else must agree."""
    row = await match_by_id(session, match_id, lock=True)
    if row.status != "playing":
        raise ConflictError("not-playing")
    if row.paused:
        raise ConflictError("paused")
    seat = _elector(row, player_id)
    if await open_proposal(session, match_id) is not None:
        raise ConflictError("proposal-open")
    data: dict[str, Any] = {"point": point, "reason": tidy(reason)[: restoring.MOST_REASON]}
    if point != PAUSE:
        data["to"] = await row_of(session, row, point)
    proposal = ProposalRow(
        match_id=match_id,
        kind=PAUSE if point == PAUSE else "back",
        seat=seat.number,
        data=data,
        agreed=[],
        until=datetime.now(UTC) + TIME,
    )
    session.add(proposal)
    told = table_entry("proposed", seat=seat.number, point=point, why=data["reason"])
    await append(session, row, "propose", told=[told], seat=seat.number, player_id=player_id)
    await _agree(session, row, proposal, seat.number)


async def answer(session: AsyncSession, match_id: int, player_id: int, *, agree: bool) -> None:
    """Agree to the open proposal, or refuse it; who proposed takes it back by refusing."""
    row = await match_by_id(session, match_id, lock=True)
    if row.status != "playing":
        raise ConflictError("not-playing")
    seat = _elector(row, player_id)
    proposal = await open_proposal(session, match_id)
    if proposal is None:
        raise ConflictError("no-proposal")
    if agree:
        await _agree(session, row, proposal, seat.number)
        return
    proposal.ended_at = datetime.now(UTC)
    told = table_entry("refused", seat=seat.number)
    await append(session, row, "refuse", told=[told], seat=seat.number, player_id=player_id)


async def settle(session: AsyncSession, match_id: int) -> None:
    """After somebody left who would have had to agree: perhaps all others have."""
    row = await match_by_id(session, match_id, lock=True)
    proposal = await open_proposal(session, match_id)
    if proposal is not None and row.status == "playing" and electors(row):
        await _agree(session, row, proposal, proposal.seat)


async def open_proposal(session: AsyncSession, match_id: int) -> ProposalRow | None:
    """The proposal that waits for answers; one whose time is over is closed on the way."""
    proposal = await session.scalar(
        select(ProposalRow).where(ProposalRow.match_id == match_id, ProposalRow.ended_at.is_(None))
    )
    if proposal is not None and proposal.until <= datetime.now(UTC):
        proposal.ended_at = proposal.until
        await session.flush()
        return None
    return proposal


async def _agree(session: AsyncSession, row: MatchRow, proposal: ProposalRow, seat: int) -> None:
    """One seat agrees; when all have, it is done."""
    proposal.agreed = sorted({*proposal.agreed, seat})
    await session.flush()
    if set(electors(row)) <= set(proposal.agreed):
        await _do(session, row, proposal)
    await notify(session, row.id)


async def _do(session: AsyncSession, row: MatchRow, proposal: ProposalRow) -> None:
    """Do what all agreed to."""
    if proposal.kind != PAUSE:
        await _go_back(session, row, proposal)
        return
    proposal.ended_at = datetime.now(UTC)
    if not row.paused:
        why = proposal.data["reason"]
        told = table_entry("all-rest", seat=proposal.seat, why=why)
        await pausing.pause(session, row.id, by="table", told=told)


async def _go_back(session: AsyncSession, row: MatchRow, proposal: ProposalRow) -> None:
    """Do what all agreed to; whoever conceded after it was proposed has conceded still."""
    left = await _left_since(session, row)
    data = proposal.data
    await restoring.restore(session, row.id, data["to"], reason=data["reason"], by=proposal.seat)
    for player_id in left:
        if row.status == "playing":
            await concede(session, row.id, player_id)


async def _left_since(session: AsyncSession, row: MatchRow) -> list[int]:
    """The players who conceded since the last proposal was made, and still hold their seats."""
    asked = select(func.max(MoveRow.seq)).where(
        MoveRow.match_id == row.id, MoveRow.kind == "propose"
    )
    query = select(MoveRow.player_id).where(
        MoveRow.match_id == row.id,
        MoveRow.kind == "concede",
        MoveRow.seq > asked.scalar_subquery(),
    )
    holders = {seat.player_id for seat in row.seats}
    left = await session.scalars(query)
    return [player for player in left if player is not None and player in holders]


def _elector(row: MatchRow, player_id: int) -> SeatRow:
    seat = next((seat for seat in row.seats if seat.player_id == player_id), None)
    if seat is None or seat.number not in electors(row):
        raise ForbiddenError("no-seat")
    return seat


async def row_of(session: AsyncSession, row: MatchRow, point: str) -> int:
    """The row after which the match stood at a point.

    The last move is the last one of which something was told to all: what was answered in an open
    window, and whether anything was, nobody can find out by a proposal.
    """
    if point not in POINTS:
        raise AppError("bad-request")
    gone = await store.load_dead(session, row.id, row.head)
    steps = await _living(session, SnapshotRow.seq, SnapshotRow.match_id == row.id, gone)
    if point == "move":
        told = (
            (MoveRow.match_id == row.id)
            & (MoveRow.kind == "move")
            & exists().where(EntryRow.match_id == row.id, EntryRow.seq == MoveRow.seq)
        )
        moves = await _living(session, MoveRow.seq, told, gone)
        return moves[-1] - 1 if moves else steps[-1]
    return steps[-1] if point == "step" else steps[-2:][0]


async def _living(
    session: AsyncSession, column: Any, condition: Any, gone: list[range]
) -> list[int]:
    """Rows that count, ascending."""
    found = await session.scalars(select(column).where(condition).order_by(column))
    return [seq for seq in found if not is_dead(seq, gone)]
