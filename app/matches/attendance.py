"""Who has a page of a table open, written to the seats: other processes must know it as well."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import func, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.matches.models import SeatRow


async def note_here(session: AsyncSession, match_id: int, seats: Collection[int]) -> None:
    """Note that the persons of some seats have a page of their table open now."""
    if seats:
        await session.execute(
            update(SeatRow)
            .where(SeatRow.match_id == match_id, SeatRow.number.in_(seats))
            .values(here_at=func.now())
            .execution_options(synchronize_session=False)
        )
