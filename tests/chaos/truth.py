"""What is stored of a match in the end, held against what its pages were told."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import select

from app.db import Database
from app.matches import store
from app.matches.frames import contents_of
from app.matches.models import MatchRow
from app.matches.records import Row
from app.matches.replay import walk
from engines.kernel import SPECTATOR, Entry, line_for
from tests.chaos.client import Client, Content

Viewer = int | None


@dataclass
class Truth:
    """The rows of a match, what each viewer saw after each of them, and the log."""

    status: str
    rows: list[Row]
    seen: dict[Viewer, list[Content]]
    log: list[Entry]

    @classmethod
    async def of(cls, db: Database, slug: str) -> Truth:
        """All of a match, played again from its seed."""
        async with db.session() as session:
            match_id = await session.scalar(select(MatchRow.id).where(MatchRow.slug == slug))
            assert match_id is not None
            stored = await store.load(session, match_id, whole=True)
        seen: dict[Viewer, list[Content]] = {}
        log: list[Entry] = []
        for _, live, _ in walk(stored):
            viewers = [None, *range(stored.seat_count)]
            for viewer, content in contents_of(live, viewers).items():
                seen.setdefault(viewer, []).append(json.loads(content))
            log = list(live.log)
        return cls(stored.status, stored.rows, seen, log)

    def require(self, client: Client) -> None:
        """Raise where a page was promised, or shown, what is not so."""
        self._kept(client)
        self._showed_nothing_unstored(client)
        self._log_is_whole(client)

    def _kept(self, client: Client) -> None:
        rows = [(row.kind, row.seat, row.decision, row.choices) for row in self.rows]
        for deed in client.acked:
            choices = list(deed.choices) if deed.kind == "move" else None
            wanted = (deed.kind, client.seat, deed.decision, choices)
            assert rows.count(wanted) == 1, f"{wanted} was acknowledged, and is not stored once"

    def _showed_nothing_unstored(self, client: Client) -> None:
        """Each view that was sent is the one after some row, and never an earlier one again."""
        history, at = self.seen[client.seat], 0
        for view in client.views:
            assert view in history[at:], f"seat {client.seat} saw what is not stored: {view}"
            at = history.index(view, at)

    def _log_is_whole(self, client: Client) -> None:
        viewer = SPECTATOR if client.seat is None else client.seat
        lines = [line_for(entry, viewer, fresh=False) for entry in self.log]
        assert _lasting(client.log) == msgspec.json.decode(msgspec.json.encode(lines))


def _lasting(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in line.items() if key != "then"} for line in log]
