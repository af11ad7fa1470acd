"""A bot plays for a person who is away, until the person is back."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncSession

from app.errors import ConflictError, ForbiddenError
from app.lobby.host import is_here
from app.matches import proposals
from app.matches.live import stand_in
from app.matches.models import MatchRow, SeatRow
from app.matches.service import game_of, seat_at, seat_bot
from app.people.models import Player


async def stand_in_for(
    session: AsyncSession, match: MatchRow, number: int, *, asks: int, wanted: bool
) -> None:
    """Let a bot play for a seat (`wanted`), or its person again. The match is locked.

    `asks` is the player who wants it: the host, for somebody who is not here, or the seat's own
    person. AppError otherwise.
    """
    seat = seat_at(match, number)
    own = seat.player_id == asks
    if not own and match.host_id != asks:
        raise ForbiddenError("host-only")
    if match.status == "playing" and (seat.player_id is None or seat.conceded):
        raise ConflictError("seat-needs-bot")
    if wanted and not own and await _is_here(session, seat):
        raise ConflictError("is-here")
    if (seat.bot is not None) != wanted:
        bot = stand_in(game_of(match.game)) if wanted else None
        await seat_bot(session, match.id, number, bot)
        await proposals.settle(session, match.id)


async def _is_here(session: AsyncSession, seat: SeatRow) -> bool:
    return is_here(await session.get(Player, seat.player_id, populate_existing=True))
