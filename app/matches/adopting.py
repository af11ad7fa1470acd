"""Taking a running match over when the rules have changed under it.

Where its moves since the last checkpoint lead where they led, it goes on as if nothing had been.
Else it goes back to the last checkpoint that the rules can still read: the later moves stay stored
and marked, what nobody had seen is dealt again, and all at the table are told. From then on the
match is of these rules: a process of older ones refuses it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from app.errors import ConflictError
from app.matches import store
from app.matches.frames import in_order
from app.matches.history import is_dead
from app.matches.live import TABLE, Live, table_entry
from app.matches.models import MatchRow, SnapshotRow
from app.matches.records import SCHEMA, Row, Stored
from app.matches.replay import walk
from app.matches.restoring import go_on_from
from app.matches.service import append, game_of, match_by_id
from engines.kernel import SEED_BYTES, Entry, seed_hash

log = structlog.get_logger(__name__)
TOLD: Final = ("start", "move", "undo")
"""The rows of which the engine says something."""


def says_the_same(row: Row, live: Live, entries: Sequence[Entry]) -> bool:
    """Whether the rules say of a row, which they have just played, what is stored of it."""
    said = [entry for entry in entries if not entry.key.startswith(TABLE)]
    leaves = row.kind == "concede" and live.match.game.can_leave
    spoken = row.kind in TOLD or leaves
    return not spoken or in_order(said) == in_order(live.match.entries)


async def adopt(session: AsyncSession, match_id: int) -> None:
    """Let a running match go on under the rules of this process.

    ConflictError where it is over, was taken over by newer rules, or no checkpoint can be read.
    """
    row = await match_by_id(session, match_id, lock=True)
    version = game_of(row.game).info.rules_version
    if row.status != "playing" or row.rules_version > version:
        raise ConflictError("other-rules")
    stored = await store.load(session, match_id)
    stored = msgspec.structs.replace(stored, rules_version=version)
    if not _fits(stored, row):
        await _fall_back(session, row, stored)
    elif row.rules_version != version:
        row.rules_version = version
        await append(session, row, "rules", data={"rules": version})


def _fits(stored: Stored, row: MatchRow) -> bool:
    """Whether the moves since the last checkpoint lead where they led."""
    try:
        steps = walk(stored)
        _, live, _ = next(steps)
        alike = all(says_the_same(*step) for step in steps)
    except Exception:  # whatever changed rules make of old moves: it is not this match
        return False
    return alike and live.playing and list(live.match.awaited().seats) == row.awaited


async def _fall_back(session: AsyncSession, row: MatchRow, stored: Stored) -> None:
    """Go back to the last checkpoint that can be read, and tell everybody."""
    for seq in await _checkpoints(session, row):
        earlier = await store.load(session, row.id, upto=seq)
        with suppress(ConflictError):
            Live(msgspec.structs.replace(earlier, rules_version=stored.rules_version))
            row.rules_version, seed = stored.rules_version, secrets.token_bytes(SEED_BYTES)
            told = table_entry("rules-changed", hash=seed_hash(seed))
            await go_on_from(session, row, seed, told, to=seq, rules=row.rules_version)
            log.warning("match_fell_back", match=row.id, to=seq)
            return
    raise ConflictError("other-rules")


async def _checkpoints(session: AsyncSession, row: MatchRow) -> Sequence[int]:
    """The rows that count and have a snapshot, last one first."""
    gone = await store.load_dead(session, row.id, row.head)
    query = select(SnapshotRow.seq).where(
        SnapshotRow.match_id == row.id, SnapshotRow.schema == SCHEMA
    )
    found = await session.scalars(query.order_by(SnapshotRow.seq.desc()))
    return [seq for seq in found if not is_dead(seq, gone)]
