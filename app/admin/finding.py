"""Stored matches as admins look for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, exists, func, or_, select, text
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import selectinload

from app.matches.models import MatchRow, MoveRow, SeatRow

STATUSES: Final = ("open", "playing", "paused", "finished", "abandoned")
AGES: Final = {"day": 1, "week": 7, "month": 30, "older-week": -7, "older-month": -30}
"""Days since the last change: at most so many, or (negative) more."""
PAGE: Final = 25
_last_move: Final = (
    select(MoveRow.at)
    .where(MoveRow.match_id == MatchRow.id, MoveRow.seq == MatchRow.head)
    .correlate(MatchRow)
    .scalar_subquery()
)
_SIZE: Final = text(
    "SELECT (SELECT coalesce(sum(pg_column_size(m.*)), 0) FROM moves m WHERE match_id = :id)"
    " + (SELECT coalesce(sum(pg_column_size(e.*)), 0) FROM entries e WHERE match_id = :id)"
    " + (SELECT coalesce(sum(pg_column_size(s.*)), 0) FROM snapshots s WHERE match_id = :id)"
)
_changed: Final = func.coalesce(_last_move, MatchRow.created_at)


@dataclass(frozen=True)
class Wanted:
    """What is looked for; what is empty does not matter."""

    game: str = ""
    status: str = ""
    age: str = ""
    awaited: str = ""
    text: str = ""


@dataclass(frozen=True)
class Found:
    """A match in the list, and when it changed last."""

    row: MatchRow
    changed: datetime

    @property
    def awaited(self) -> list[str]:
        """The names of those for whom it waits."""
        playing = self.row.status == "playing"
        names = [seat.name or f"#{seat.number + 1}" for seat in self.row.seats]
        return [names[seat] for seat in self.row.awaited] if playing else []


async def find(
    session: AsyncSession, wanted: Wanted, page: int = 0, most: int = PAGE
) -> tuple[list[Found], int]:
    """One page of the matches that fit, latest change first, and how many fit."""
    conditions = list(_conditions(wanted))
    query = (
        select(MatchRow, _changed)
        .where(*conditions)
        .options(selectinload(MatchRow.seats))
        .order_by(_changed.desc(), MatchRow.id.desc())
        .limit(most)
        .offset(page * most)
    )
    count = select(func.count()).select_from(MatchRow).where(*conditions)
    found = [Found(row, changed) for row, changed in (await session.execute(query)).all()]
    return found, await session.scalar(count) or 0


def _conditions(wanted: Wanted) -> Sequence[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if wanted.game:
        found.append(MatchRow.game == wanted.game)
    if wanted.status == "paused":
        found.append(MatchRow.paused.is_(True))
    elif wanted.status:
        found.append(MatchRow.status == wanted.status)
    if days := AGES.get(wanted.age):
        since = datetime.now(UTC) - timedelta(days=abs(days))
        found.append(_changed >= since if days > 0 else _changed < since)
    if wanted.awaited:
        asked = SeatRow.number == func.any(MatchRow.awaited)
        found.append(MatchRow.status == "playing")
        found.append(_seat(asked, SeatRow.name.icontains(wanted.awaited, autoescape=True)))
    if wanted.text:
        named = _seat(SeatRow.name.icontains(wanted.text, autoescape=True))
        found.append(or_(MatchRow.slug.icontains(wanted.text, autoescape=True), named))
    return found


def _seat(*conditions: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether a seat of the match fulfils all conditions."""
    return exists().where(SeatRow.match_id == MatchRow.id, *conditions).correlate(MatchRow)


async def size_of(session: AsyncSession, match_id: int) -> int:
    """The bytes that the rows of a match take."""
    return await session.scalar(_SIZE, {"id": match_id}) or 0
