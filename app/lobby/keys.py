"""Keys to a seat: one-time links that carry it to another device, and claims on it."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import selectinload

from app.errors import AppError, ConflictError, ForbiddenError, NotFoundError
from app.matches import bans
from app.matches.models import MatchRow, SeatRow
from app.matches.service import give_seat, match_by_id, seat_at, seat_of
from app.people.models import Player, SeatClaim, SeatLink
from app.people.players import fresh_key, hash_of
from app.signals import notify

LINK_AGE = timedelta(minutes=15)
REISSUED_AGE = timedelta(days=3)


async def make_link(session: AsyncSession, match: MatchRow, player: Player) -> str:
    """The token of a new one-time link to this player's seat; older unspent ones die."""
    seat = await seat_of(session, match.id, player.id)
    if seat is None:
        raise ForbiddenError("no-seat")
    if match.status == "open":
        raise ConflictError("not-started")
    of_seat = (SeatLink.match_id == match.id, SeatLink.seat == seat)
    await session.execute(delete(SeatLink).where(*of_seat, SeatLink.spent_at.is_(None)))
    token = fresh_key()
    expires = datetime.now(UTC) + LINK_AGE
    session.add(
        SeatLink(token_hash=hash_of(token), match_id=match.id, seat=seat, expires_at=expires)
    )
    return token


async def reissue(session: AsyncSession, match: MatchRow, number: int) -> str:
    """The token of a link that gives a seat to whoever opens it; all old keys to it die at once."""
    seat = seat_at(match, number)
    if match.status == "open":
        raise ConflictError("not-started")
    if match.host_id == seat.player_id:
        match.host_id = None
    seat.player_id, seat.wants_end, seat.habits = None, False, []
    of_seat = (SeatLink.match_id == match.id, SeatLink.seat == number)
    await session.execute(delete(SeatLink).where(*of_seat))
    token = fresh_key()
    expires = datetime.now(UTC) + REISSUED_AGE
    session.add(
        SeatLink(token_hash=hash_of(token), match_id=match.id, seat=number, expires_at=expires)
    )
    await notify(session, match.id)
    return token


async def link_of(session: AsyncSession, token: str, *, lock: bool = False) -> SeatLink:
    """The link with this token, if it can still be spent; AppError 404 or 410 otherwise."""
    query = select(SeatLink).where(SeatLink.token_hash == hash_of(token))
    link = await session.scalar(query.with_for_update() if lock else query)
    if link is None:
        raise NotFoundError("no-such-link")
    if link.spent_at is not None:
        raise AppError("link-spent", 410)
    if link.expires_at < datetime.now(UTC):
        raise AppError("link-expired", 410)
    return link


async def spend_link(session: AsyncSession, token: str, player: Player) -> MatchRow:
    """Make this player's device a second key to the link's seat. A link works once."""
    link = await link_of(session, token, lock=True)
    match = await match_by_id(session, link.match_id, lock=True)
    await bans.require_welcome(session, match.id, player.id)
    has = await seat_of(session, match.id, player.id)
    if has not in (None, link.seat):
        raise ConflictError("already-seated")
    link.spent_at = datetime.now(UTC)
    if has is None and seat_at(match, link.seat).player_id is None:
        await give_seat(session, match.id, link.seat, player.id)
        player.name = player.name or seat_at(match, link.seat).name
    elif has is None:
        link.spent_by = player.id
        player.name = player.name or seat_at(match, link.seat).name
    await notify(session, match.id)
    return match


async def claim_seat(session: AsyncSession, match: MatchRow, player: Player, number: int) -> None:
    """Say "this is my seat" from a browser that has none; the host decides."""
    seat = seat_at(match, number)
    if match.status == "open" or seat.player_id is None:
        raise ConflictError("nothing-to-claim")
    if await seat_of(session, match.id, player.id) is not None:
        raise ConflictError("already-seated")
    mine = (SeatClaim.match_id == match.id, SeatClaim.player_id == player.id)
    await session.execute(delete(SeatClaim).where(*mine, SeatClaim.resolved_at.is_(None)))
    session.add(SeatClaim(match_id=match.id, seat=number, player_id=player.id))
    await notify(session, match.id)


async def open_claims(session: AsyncSession, match_id: int) -> list[tuple[SeatClaim, Player]]:
    """The claims that the host has not decided, oldest first, with who makes them."""
    query = (
        select(SeatClaim, Player)
        .join(Player, Player.id == SeatClaim.player_id)
        .where(SeatClaim.match_id == match_id, SeatClaim.resolved_at.is_(None))
        .order_by(SeatClaim.id)
    )
    return [(claim, player) for claim, player in await session.execute(query)]


async def give(session: AsyncSession, match: MatchRow, claim_id: int, *, grant: bool) -> None:
    """The host's word on a claim. When granted, the old key of the seat dies at once."""
    claim = await session.get(SeatClaim, claim_id, with_for_update=True)
    if claim is None or claim.match_id != match.id or claim.resolved_at is not None:
        raise NotFoundError("no-such-claim")
    claim.resolved_at = datetime.now(UTC)
    if grant:
        await give_seat(session, match.id, claim.seat, claim.player_id)
        await _resolve_others(session, claim)
    await notify(session, match.id)


async def _resolve_others(session: AsyncSession, granted: SeatClaim) -> None:
    """Whoever claimed the same seat has lost it to this claim."""
    await session.execute(
        update(SeatClaim)
        .where(SeatClaim.match_id == granted.match_id, SeatClaim.seat == granted.seat)
        .where(SeatClaim.resolved_at.is_(None))
        .values(resolved_at=datetime.now(UTC))
    )


async def matches_of(session: AsyncSession, player: Player) -> list[MatchRow]:
    """The matches in which a player has a seat, or is the host, seats loaded, newest first."""
    seated = select(SeatRow.match_id).where(SeatRow.player_id == player.id)
    carried = select(SeatLink.match_id).where(SeatLink.spent_by == player.id)
    query = (
        select(MatchRow)
        .where(MatchRow.id.in_(seated) | MatchRow.id.in_(carried) | (MatchRow.host_id == player.id))
        .options(selectinload(MatchRow.seats))
        .order_by(MatchRow.id.desc())
        .limit(200)
    )
    return list(await session.scalars(query))
