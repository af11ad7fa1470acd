"""Taking reports and finding them again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import selectinload

from app.errors import AppError, ConflictError, NotFoundError
from app.matches.models import MatchRow
from app.matches.service import Visit
from app.reports.models import ReportRow

MOST_LETTERS: Final = 2000
MOST_FAULTS: Final = 20
MOST_FAULT: Final = 300
MOST_OF_A_MATCH: Final = 200


class Page(Struct, frozen=True):
    """What a page knows of itself: only what its own viewer was told.

    `mode` is `table` or `replay`, `move` the frame that a replay shows, `version` the newest view
    of the connection and `log` the length of its log; `faults` are the last things that went wrong.
    """

    mode: str
    move: int
    version: int
    log: int
    faults: list[str]
    agent: str


def faults_of(raw: str) -> list[str]:
    """The last faults that a page sends, as JSON, cut to what is kept; 400 where it is none."""
    try:
        faults = msgspec.json.decode(raw or "[]", type=list[str])
    except (msgspec.DecodeError, RecursionError) as error:
        raise AppError("bad-form") from error
    return [_storable(fault)[:MOST_FAULT] for fault in faults[-MOST_FAULTS:]]


def _storable(text: str) -> str:
    """A text as the database takes it."""
    return text.replace("\0", "").encode(errors="replace").decode()


async def take(
    session: AsyncSession, visit: Visit, player_id: int | None, text: str, page: Page
) -> ReportRow:
    """Store a report; AppError where it says nothing or too much, or the match has had enough."""
    said, match = _storable(text).strip(), visit.match
    if not said:
        raise AppError("report-empty")
    if len(said) > MOST_LETTERS:
        raise AppError("report-long", 413, args={"most": MOST_LETTERS})
    count = select(func.count()).where(ReportRow.match_id == match.id)
    if (await session.scalar(count) or 0) >= MOST_OF_A_MATCH:
        raise ConflictError("report-enough")
    row = ReportRow(
        match_id=match.id,
        seq=_looked_at(match, page),
        seat=visit.seat,
        player_id=player_id,
        text=said,
        page=msgspec.to_builtins(page),
    )
    session.add(row)
    await session.flush()
    return row


def _looked_at(match: MatchRow, page: Page) -> int:
    """The row that the reporter looked at; frames are rows only where the match is over."""
    named = page.mode == "replay" and match.status != "playing" and 1 <= page.move <= match.head
    return page.move if named else match.head


async def last(
    session: AsyncSession, *, before: int | None = None, most: int = 50
) -> Sequence[ReportRow]:
    """The newest reports with their matches and seats, before one where it is named."""
    query = select(ReportRow).order_by(ReportRow.id.desc()).limit(most)
    if before is not None:
        query = query.where(ReportRow.id < before)
    return list(await session.scalars(query.options(*_WITH_MATCH)))


async def one(session: AsyncSession, number: int) -> ReportRow:
    """A report by its number, with its match; 404 where there is none."""
    query = select(ReportRow).where(ReportRow.id == number).options(*_WITH_MATCH)
    found = await session.scalar(query)
    if found is None:
        raise NotFoundError("no-such-report")
    return found


_WITH_MATCH: Final = (selectinload(ReportRow.match).selectinload(MatchRow.seats),)
