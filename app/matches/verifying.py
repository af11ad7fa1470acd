"""Plays a stored match again from its seed and moves, and compares all that was stored."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from app.errors import AppError
from app.matches import store
from app.matches.adopting import says_the_same
from app.matches.frames import in_order
from app.matches.live import Live
from app.matches.models import SnapshotRow
from app.matches.records import SCHEMA, Row, Snapshot, Stored, snapshot_of
from app.matches.replay import walk
from engines.kernel import Entry, seed_hash


class Difference(msgspec.Struct, frozen=True):
    """The first thing that is not as the rules make it: at which row, and what."""

    seq: int
    what: str


async def verify(session: AsyncSession, match_id: int) -> Difference | None:
    """Compare a whole match, rows that were gone back behind excepted; None: all is well."""
    stored = await store.load(session, match_id, whole=True)
    query = select(SnapshotRow.seq, SnapshotRow.state, SnapshotRow.hash).where(
        SnapshotRow.match_id == match_id, SnapshotRow.schema == SCHEMA
    )
    found = (await session.execute(query)).all()
    snapshots = {seq: Snapshot(state, hashed) for seq, state, hashed in found}
    return await asyncio.to_thread(difference, stored, snapshots)


def difference(stored: Stored, snapshots: Mapping[int, Snapshot]) -> Difference | None:
    """The first difference between what is stored and what its seed and moves lead to."""
    if not stored.seeds and seed_hash(stored.seed) != stored.seed_hash:
        return Difference(0, "seed")
    seq, live = 0, None
    try:
        for row, live, entries in walk(stored):
            if stored.checkpoint and row.seq == stored.checkpoint[0]:
                continue  # what was said up to here, other rules said
            seq = row.seq
            for what in _wrong(row, live, entries, snapshots.get(seq)):
                return Difference(seq, what)
    except AppError:
        raise
    except Exception:  # whatever the rules make of spoilt moves
        return Difference(seq + 1, "move")
    return None if live and _ended_alike(stored, live) else Difference(stored.head, "outcome")


def _wrong(
    row: Row, live: Live, entries: Sequence[Entry], snapshot: Snapshot | None
) -> Iterator[str]:
    if not says_the_same(row, live, entries):
        yield "log"
    if snapshot is not None and snapshot_of(live.match) != snapshot:
        yield "snapshot"


def _ended_alike(stored: Stored, live: Live) -> bool:
    ended = stored.status == "finished"
    return in_order(live.outcome) == in_order(stored.outcome) if ended else not live.outcome
