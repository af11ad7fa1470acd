"""Whom a host does not let back to a match: by the key, so nobody else is kept out."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, exists, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.errors import ForbiddenError, NotFoundError
from app.people.models import MatchBan, Player


async def require_welcome(session: AsyncSession, match_id: int, player_id: int | None) -> None:
    """403 where a player is banned from a match."""
    query = select(exists().where(MatchBan.match_id == match_id, MatchBan.player_id == player_id))
    if player_id is not None and await session.scalar(query):
        raise ForbiddenError("banned-here")


async def ban(session: AsyncSession, match_id: int, player_ids: Collection[int]) -> None:
    """Keep players from a match."""
    rows = [{"match_id": match_id, "player_id": player_id} for player_id in player_ids]
    if rows:
        await session.execute(insert(MatchBan).values(rows).on_conflict_do_nothing())


async def banned(session: AsyncSession, match_id: int) -> list[tuple[int, str]]:
    """The bans of a match: their numbers, and who is meant."""
    query = (
        select(MatchBan.id, Player.name)
        .join(Player, Player.id == MatchBan.player_id)
        .where(MatchBan.match_id == match_id)
        .order_by(MatchBan.id)
    )
    return [(number, name) for number, name in (await session.execute(query)).all()]


async def lift(session: AsyncSession, match_id: int, number: int) -> None:
    """Let somebody come back; 404 where there is no such ban."""
    one = (MatchBan.match_id == match_id, MatchBan.id == number)
    if await session.scalar(delete(MatchBan).where(*one).returning(MatchBan.id)) is None:
        raise NotFoundError("no-such-ban")


async def take_over(session: AsyncSession, old_id: int, new_id: int) -> None:
    """Keep out of a rematch whom the match kept out."""
    query = select(MatchBan.player_id).where(MatchBan.match_id == old_id)
    await ban(session, new_id, list(await session.scalars(query)))
