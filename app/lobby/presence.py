"""Who is in a lobby: a person whose seat says that a page of this lobby was open lately.

It is written to the seat, so that all processes that serve the lobby agree.
"""

from datetime import UTC, datetime, timedelta

from sqlalchemy import ColumnElement, func, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.matches.models import MatchRow, SeatRow
from app.people.models import Player
from app.signals import notify

HERE = timedelta(seconds=60)
"""So long after its page was open last, a seat's person is still here."""
_EVERY = timedelta(seconds=15)
_LEAVING = timedelta(seconds=5)
"""Whoever comes back this soon, as by loading the page anew, never left."""


def is_in_lobby(seat: SeatRow) -> bool:
    """Whether the person of a seat has a page of its lobby open."""
    return seat.here_at is not None and datetime.now(UTC) - seat.here_at < HERE


async def arrive(session: AsyncSession, match: MatchRow, player: Player | None) -> None:
    """Note that a player has a page of this lobby open; the others hear of it when it is news."""
    seat = next((s for s in match.seats if player and s.player_id == player.id), None)
    if seat is None or player is None or _is_fresh(seat):
        return
    await _note(session, match.id, player.id, func.now())
    if not is_in_lobby(seat):
        await notify(session, match.id)


async def leave(session: AsyncSession, match_id: int, player_id: int) -> None:
    """Note that a page of a lobby was closed; another one of the same player notes it anew."""
    await _note(session, match_id, player_id, func.now() - (HERE - _LEAVING))


def _is_fresh(seat: SeatRow) -> bool:
    return seat.here_at is not None and datetime.now(UTC) - seat.here_at < _EVERY


async def _note(
    session: AsyncSession, match_id: int, player_id: int, at: ColumnElement[datetime]
) -> None:
    await session.execute(
        update(SeatRow)
        .where(SeatRow.match_id == match_id, SeatRow.player_id == player_id)
        .values(here_at=at)
        .execution_options(synchronize_session=False)
    )
