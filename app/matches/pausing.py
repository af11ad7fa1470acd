"""A pause: nobody moves, bots and habits wait, and no time runs."""

from __future__ import annotations

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from app.errors import ConflictError
from app.matches import store
from app.matches.live import Live, table_entry
from app.matches.models import DueRow, MatchRow
from app.matches.service import append, await_seats, match_by_id


async def pause(session: AsyncSession, match_id: int, *, reason: str) -> MatchRow:
    """Let a match rest; all at the table are told, and why."""
    row = await match_by_id(session, match_id, lock=True)
    if row.status != "playing":
        raise ConflictError("not-playing")
    if row.paused:
        raise ConflictError("paused")
    row.paused = True
    await append(session, row, "pause", told=[table_entry("paused", why=reason)])
    return row


async def go_on(session: AsyncSession, match_id: int, *, reason: str) -> MatchRow:
    """Let it go on: bots are called again, and who must answer in time has all of it again."""
    row = await match_by_id(session, match_id, lock=True)
    if not row.paused:
        raise ConflictError("not-paused")
    row.paused = False
    await append(session, row, "continue", told=[table_entry("continued", why=reason)])
    await session.execute(delete(DueRow).where(DueRow.match_id == row.id))
    await session.flush()
    await await_seats(session, row, Live(await store.load(session, row.id)))
    return row
