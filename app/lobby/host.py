"""The host: who may change the table before the match, and give seats back during it."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from app.errors import ForbiddenError
from app.matches.models import MatchRow
from app.people.models import Player
from app.signals import notify

HERE = timedelta(seconds=60)
"""Who was seen so lately is here."""
GONE = timedelta(minutes=3)
"""A host who was not seen for so long is gone."""


def is_here(player: Player | None, within: timedelta = HERE) -> bool:
    """Whether a player was seen within that time."""
    return player is not None and datetime.now(UTC) - player.seen_at < within


async def settle_host(session: AsyncSession, match: MatchRow) -> bool:
    """Pass the host's role on when the host is gone and a seated person is here.

    The heir is the first seat, in the order of play, whose person is here. True when it passed.
    """
    people = await people_of(session, match)
    if is_here(people.get(match.host_id or 0), GONE):
        return False
    return await hand_on(session, match, people)


async def hand_on(session: AsyncSession, match: MatchRow, people: dict[int, Player]) -> bool:
    """Make the first seated person who is here the host, the present host excepted."""
    seated = [seat.player_id for seat in match.seats if seat.player_id not in (None, match.host_id)]
    heir = next((number for number in seated if is_here(people.get(number or 0))), None)
    if heir is None:
        return False
    match.host_id = heir
    await notify(session, match.id)
    return True


async def people_of(session: AsyncSession, match: MatchRow) -> dict[int, Player]:
    """The host and everybody who sits, by player id."""
    ids = {seat.player_id for seat in match.seats} | {match.host_id}
    found = await session.scalars(select(Player).where(Player.id.in_(ids - {None})))
    return {player.id: player for player in found}


async def require_host(session: AsyncSession, match: MatchRow, player: Player) -> None:
    """Only the host may; whoever asks while the host is gone may become it."""
    await settle_host(session, match)
    if match.host_id != player.id:
        raise ForbiddenError("host-only")
