"""Somebody's time is over: the table reads it, once, and where the host wants it they are told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncSession

from app.matches import store
from app.matches.live import Live, table_entry
from app.matches.models import MatchRow
from app.matches.service import append, match_by_id

Remind: TypeAlias = Callable[[AsyncSession, int, int], Awaitable[None]]
"""Tells the person of a seat, by match and seat, that the table waits for them."""


async def nobody(_session: AsyncSession, _match_id: int, _seat: int) -> None:
    """Reminds nobody: the table alone says who is late."""


async def ring(session: AsyncSession, due: Row[Any], remind: Remind) -> None:
    """Say that a seat is late, where it still is; a `late` that was due is done then.

    The game's own limit is as quiet as its rules are.
    """
    row = await match_by_id(session, due.match_id, lock=True)
    if due.kind == "late":
        await store.drop_due(session, due.id)
    if row.paused or (due.kind == "limit" and row.at_zero != "bot") or not row.clock:
        return
    live = Live(await store.load(session, row.id))
    command = f"late.{due.seat}@{live.until}"
    if live.is_asked(due.seat, due.decision) and command not in live.commands:
        await _tell(session, row, due.seat, command)
        if row.at_zero == "remind":
            await remind(session, row.id, due.seat)


async def _tell(session: AsyncSession, row: MatchRow, seat: int, command: str) -> None:
    told = table_entry("late", seat=seat, what=row.at_zero)
    await append(session, row, "note", told=[told], command=command)
