"""From where a stored match is played again: its checkpoints, and the seeds that decide.

`gone` are the rows that do not count any more.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import not_, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.matches.history import is_dead
from app.matches.models import MoveRow, SeedRow, SnapshotRow
from app.matches.records import SCHEMA


async def base(
    session: AsyncSession, match_id: int, head: int, gone: Sequence[range]
) -> tuple[int, bytes] | None:
    """The checkpoint from which the rules at hand have played; None: from the beginning."""
    query = select(MoveRow.seq).where(
        MoveRow.match_id == match_id, MoveRow.seq <= head, MoveRow.data.has_key("rules")
    )
    changed = [seq for seq in await session.scalars(query) if not is_dead(seq, gone)]
    return await last(session, match_id, max(changed), gone) if changed else None


async def last(
    session: AsyncSession, match_id: int, head: int, gone: Sequence[range]
) -> tuple[int, bytes] | None:
    """The last checkpoint up to row `head` that counts."""
    query = (
        select(SnapshotRow.seq, SnapshotRow.state)
        .where(SnapshotRow.match_id == match_id, SnapshotRow.seq <= head)
        .where(SnapshotRow.schema == SCHEMA)
        .where(*(not_(SnapshotRow.seq.between(no.start, no.stop - 1)) for no in gone))
        .order_by(SnapshotRow.seq.desc())
        .limit(1)
    )
    found = (await session.execute(query)).one_or_none()
    return None if found is None else (found.seq, found.state)


async def seeds(
    session: AsyncSession, match_id: int, head: int, gone: Sequence[range]
) -> dict[int, bytes]:
    """The seeds of restores that count, by the row from which they decide."""
    query = select(SeedRow.seq, SeedRow.seed).where(
        SeedRow.match_id == match_id, SeedRow.seq <= head
    )
    found = (await session.execute(query)).all()
    return {seq: seed for seq, seed in found if not is_dead(seq, gone)}
