"""A pause: nobody moves, bots and habits wait, and no time runs."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from app.errors import ConflictError
from app.matches import store
from app.matches.live import Live, table_entry
from app.matches.models import DueRow, MatchRow
from app.matches.service import append, await_seats, match_by_id
from engines.kernel import Entry


async def pause(
    session: AsyncSession,
    match_id: int,
    *,
    reason: str = "",
    by: Literal["admin", "table"] = "admin",
    told: Entry | None = None,
) -> MatchRow:
    """Let a match rest; all at the table are told, and why, or by another entry."""
    row = await match_by_id(session, match_id, lock=True)
    if row.status != "playing":
        raise ConflictError("not-playing")
    if row.paused:
        raise ConflictError("paused")
    row.paused = True
    entry = told or table_entry("paused", why=reason)
    await append(session, row, "pause", told=[entry], data={"by": by})
    return row


async def go_on(
    session: AsyncSession, match_id: int, *, reason: str = "", told: Entry | None = None
) -> MatchRow:
    """Let it go on: bots are called again, and who must answer in time has all of it again."""
    row = await match_by_id(session, match_id, lock=True)
    if not row.paused:
        raise ConflictError("not-paused")
    row.paused = False
    entry = told or table_entry("continued", why=reason)
    await append(session, row, "continue", told=[entry])
    await session.execute(delete(DueRow).where(DueRow.match_id == row.id))
    await session.flush()
    await await_seats(session, row, Live(await store.load(session, row.id)))
    return row


async def rest(session: AsyncSession, match: MatchRow, seat: int | None) -> None:
    """The host, who has a seat or not, lets a match rest."""
    told = table_entry("host-rests") if seat is None else table_entry("rests", seat=seat)
    await pause(session, match.id, by="table", told=told)


async def wake(session: AsyncSession, match: MatchRow, seat: int | None) -> None:
    """Somebody who sits, or the host, lets it go on; what an admin paused, an admin lets go on."""
    if match.paused and await store.paused_by(session, match.id) != "table":
        raise ConflictError("paused-by-admin")
    told = table_entry("host-goes-on") if seat is None else table_entry("goes-on", seat=seat)
    await go_on(session, match.id, told=told)
