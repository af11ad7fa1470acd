"""Who has a page of a table open and what it has shown, written to the seats.

Other processes must know it as well.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

_HERE: Final = text(
    "UPDATE seats SET here_at = now()"
    " FROM unnest(CAST(:matches AS bigint[]), CAST(:numbers AS int[])) AS here (match_id, number)"
    " WHERE seats.match_id = here.match_id AND seats.number = here.number"
)

_SHOWN: Final = text(
    "UPDATE seats SET shown = mark.shown"
    " FROM unnest(CAST(:matches AS bigint[]), CAST(:numbers AS int[]), CAST(:shown AS int[]))"
    " AS mark (match_id, number, shown)"
    " WHERE seats.match_id = mark.match_id AND seats.number = mark.number"
)


async def note_here(session: AsyncSession, seats: Iterable[tuple[int, int]]) -> None:
    """Note that the persons of some seats (match, number) have a page of their table open now."""
    here = list(seats)
    if here:
        matches, numbers = zip(*here, strict=True)
        await session.execute(_HERE, {"matches": list(matches), "numbers": list(numbers)})


async def note_shown(session: AsyncSession, marks: Iterable[tuple[int, int, int]]) -> None:
    """Note how much of the log some seats (match, number, entries) have been shown."""
    matches, numbers, shown = map(list, zip(*marks, strict=True))
    await session.execute(_SHOWN, {"matches": matches, "numbers": numbers, "shown": shown})
