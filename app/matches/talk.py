"""Table talk: what is kept of it and how it is stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from app.errors import AppError
from app.matches.models import ChatRow
from app.matches.protocol import Say, Talk
from app.people.names import tidy
from app.signals import notify

KEPT: Final = 100
_COLUMNS: Final = (
    ChatRow.id,
    ChatRow.seat,
    ChatRow.name,
    ChatRow.text,
    ChatRow.claim,
    ChatRow.at,
)


@dataclass(frozen=True, slots=True)
class Speaker:
    """Who says something at a match."""

    match_id: int
    player_id: int
    seat: int | None
    name: str


async def last(session: AsyncSession, match_id: int) -> list[Talk]:
    """The last lines of a match, oldest first."""
    query = (
        select(*_COLUMNS)
        .where(ChatRow.match_id == match_id)
        .order_by(ChatRow.id.desc())
        .limit(KEPT)
    )
    rows = (await session.execute(query)).all()
    return [
        Talk(row.id, row.seat, row.name, row.text, row.claim, row.at.isoformat(timespec="seconds"))
        for row in reversed(rows)
    ]


async def say(session: AsyncSession, speaker: Speaker, message: Say) -> None:
    """Store a line; the same command again stores nothing."""
    columns = {
        "match_id": speaker.match_id,
        "player_id": speaker.player_id,
        "seat": speaker.seat,
        "name": speaker.name,
        "command": f"{speaker.player_id}.{message.id}",
        **_words(message),
    }
    await session.execute(insert(ChatRow).values(columns).on_conflict_do_nothing())
    await notify(session, speaker.match_id)


def _words(message: Say) -> dict[str, Any]:
    """Either text, on one line and without what hides or turns it, or a claim."""
    if message.claim is not None:
        return {"claim": {"key": message.claim.key, "params": message.claim.params}}
    words = tidy(message.text or "")
    if not words:
        raise AppError("chat-empty")
    return {"text": words}
