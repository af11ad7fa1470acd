"""The log of what admins did; nothing in it is secret, and nothing takes a line out of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from app.admin.models import AuditRow


def note(
    session: AsyncSession,
    who: str,
    what: str,
    match: str | None = None,
    data: Mapping[str, Any] | None = None,
) -> None:
    """Write down an act, in the transaction that does it."""
    session.add(AuditRow(who=who, what=what, match=match, data=dict(data or {})))


async def last(
    session: AsyncSession, *, match: str | None = None, before: int | None = None, most: int = 50
) -> list[AuditRow]:
    """The newest lines, of one match or of all, before a line where one is named."""
    query = select(AuditRow).order_by(AuditRow.id.desc()).limit(most)
    if match is not None:
        query = query.where(AuditRow.match == match)
    if before is not None:
        query = query.where(AuditRow.id < before)
    return list(await session.scalars(query))
