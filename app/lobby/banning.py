"""A host removes somebody from a match for good, before it begins or while it runs."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncSession

from app.errors import ConflictError
from app.lobby import chairs
from app.matches import bans, parting
from app.matches.models import MatchRow
from app.matches.service import seat_at


async def remove(session: AsyncSession, match: MatchRow, number: int) -> None:
    """Take the person off a seat and keep all keys to it from the match.

    The match is locked. AppError where nobody else's person sits there, or it is over.
    """
    seat = seat_at(match, number)
    if seat.player_id is None or seat.player_id == match.host_id:
        raise ConflictError("nobody-to-ban")
    if match.status not in ("open", "playing"):
        raise ConflictError("not-playing")
    who = await parting.keys_to(session, seat)
    await bans.ban(session, match.id, who)
    if match.status == "open":
        await parting.silence(session, match, who)
        await chairs.empty(session, seat)
    else:
        await parting.vacate(session, match, seat, "removed")
