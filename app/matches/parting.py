"""Taking people out of matches: what they were called and said goes, what they played stays.

The others play on: in a match that runs a bot moves for the seat from then on. A seat of a match
that has begun and has no name is one of a former player.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.errors import AppError
from app.matches import proposals, store
from app.matches.live import Live, stand_in, table_entry
from app.matches.models import ChatRow, MatchRow, MoveRow, ProposalRow, SeatRow
from app.matches.service import append, await_seats, end_if_agreed
from app.people.models import SeatClaim, SeatLink
from app.signals import notify
from engines.catalogue import GAMES

_REASONS: Final = (
    text(
        "UPDATE entries SET data = jsonb_set(data, '{why}', '\"\"') WHERE match_id = :match"
        " AND key IN ('table-proposed', 'table-went-back') AND (data->>'seat')::int = :seat"
    ),
    text(
        "UPDATE moves SET data = jsonb_set(data, '{reason}', '\"\"')"
        " WHERE match_id = :match AND seat = :seat AND kind = 'restore'"
    ),
)


def held_by(match: MatchRow, player_id: int) -> SeatRow | None:
    """The seat whose person a player is."""
    return next((seat for seat in match.seats if seat.player_id == player_id), None)


async def keys_to(session: AsyncSession, seat: SeatRow) -> set[int]:
    """The players who can open a seat: its person, on all devices."""
    carried = select(SeatLink.spent_by).where(
        SeatLink.match_id == seat.match_id, SeatLink.seat == seat.number
    )
    return {*await session.scalars(carried), seat.player_id} - {None}  # pyright: ignore[reportReturnType]: no None is left


async def silence(session: AsyncSession, match: MatchRow, player_ids: Collection[int]) -> None:
    """Take back all that players have said at a match, their claims, and keys carried to them."""
    for row, who in (
        (ChatRow, ChatRow.player_id),
        (SeatClaim, SeatClaim.player_id),
        (SeatLink, SeatLink.spent_by),
    ):
        await session.execute(delete(row).where(row.match_id == match.id, who.in_(player_ids)))
    await notify(session, match.id)


async def vacate(session: AsyncSession, match: MatchRow, seat: SeatRow, said: str) -> None:
    """Take the person off a seat of a match that has begun, and was locked.

    All keys to it are dead at once; `said` is what the log tells of it, `table-<said>`.
    """
    await silence(session, match, await keys_to(session, seat))
    for row in (SeatLink, SeatClaim):
        await session.execute(delete(row).where(row.match_id == match.id, row.seat == seat.number))
    await _forget_words(session, seat)
    seat.player_id, seat.name, seat.habits, seat.wants_end = None, "", [], False
    seat.here_at = None
    if match.status == "playing":
        await _play_on(session, match, seat, said)


async def _forget_words(session: AsyncSession, seat: SeatRow) -> None:
    """Reasons of proposals are words of the person, as talk is."""
    for statement in _REASONS:
        await session.execute(statement, {"match": seat.match_id, "seat": seat.number})
    theirs = (ProposalRow.match_id == seat.match_id, ProposalRow.seat == seat.number)
    for proposal in await session.scalars(select(ProposalRow).where(*theirs)):
        proposal.data = {**proposal.data, "reason": ""}


async def _play_on(session: AsyncSession, match: MatchRow, seat: SeatRow, said: str) -> None:
    """A bot moves for the seat; a vote or a proposal that waited for its person alone is done."""
    game = GAMES.get(match.game)
    if not seat.conceded and game is not None:
        seat.bot = seat.bot or stand_in(game)
    told = table_entry(said, seat=seat.number)
    await append(session, match, "seat", told=[told], seat=seat.number, data={"bot": seat.bot})
    try:
        if not await end_if_agreed(session, match):
            await await_seats(session, match, Live(await store.load(session, match.id)))
            await proposals.settle(session, match.id)
    except AppError:
        """A match that these rules cannot read waits for rules that can."""


async def disown(session: AsyncSession, match: MatchRow, player_id: int) -> None:
    """The moves of a player stay without saying whose they were."""
    await session.execute(
        update(MoveRow)
        .where(MoveRow.match_id == match.id, MoveRow.player_id == player_id)
        .values(player_id=None, command=None)
    )
