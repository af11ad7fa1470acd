"""Reads the log of moves and what was said of them: as one JSON text each, however long it is."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from app.matches.records import Row
from engines.kernel import Choice, Entry

_Data: TypeAlias = dict[str, Any] | None
_Columns: TypeAlias = tuple[
    int, str, int | None, str | None, list[Choice] | None, _Data, int | None, str | None, datetime
]
_Said: TypeAlias = tuple[int, str, dict[str, Any], int | None, _Data, _Data]

_rows: Final = msgspec.json.Decoder(list[_Columns])
_entries: Final = msgspec.json.Decoder(list[_Said])
_ROWS: Final = text(
    "SELECT coalesce(json_agg(json_build_array(seq, kind, seat, decision, choices, data, player_id,"
    " command, at) ORDER BY seq), '[]')::text"
    " FROM moves WHERE match_id = :match AND seq > :after AND seq <= :head"
)
_ENTRIES: Final = text(
    'SELECT coalesce(json_agg(json_build_array(seq, key, data, seat, own, "then")'
    " ORDER BY seq, index), '[]')::text"
    " FROM entries WHERE match_id = :match AND seq > :after AND seq <= :head"
)


async def load_rows(session: AsyncSession, match_id: int, after: int, head: int) -> list[Row]:
    """The rows of the log after one seq up to another."""
    span = {"match": match_id, "after": after, "head": head}
    found = await session.scalar(_ROWS, span)
    return [Row(*columns) for columns in _rows.decode(found)]


async def load_entries(
    session: AsyncSession, match_id: int, after: int, head: int
) -> dict[int, list[Entry]]:
    """The log entries of those rows, by seq."""
    span = {"match": match_id, "after": after, "head": head}
    entries: dict[int, list[Entry]] = {}
    for seq, key, data, seat, own, then in _entries.decode(await session.scalar(_ENTRIES, span)):
        entries.setdefault(seq, []).append(Entry(key, data, seat, own, then))
    return entries
