"""A trial in which somebody floods both worlds with messages that no page of ours sends."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import text

from app.db import Database
from engines.kernel import Match, Rng
from engines.kernel.decision import Viewer
from tests.wire.mutants import Mutator
from tests.wire.trial import Trial
from tests.wire.worlds import Watching, World

AT_ONCE = 25
"""The messages that are sent one after the other before anybody looks."""
STORED = text(
    "SELECT head, status, outcome::text, paused, awaited,"
    " (SELECT count(*) FROM moves WHERE match_id = matches.id),"
    " (SELECT count(*) FROM entries WHERE match_id = matches.id),"
    " (SELECT count(*) FROM due WHERE match_id = matches.id),"
    " (SELECT string_agg(hash, '' ORDER BY seq) FROM snapshots WHERE match_id = matches.id)"
    " FROM matches WHERE id = :id"
)
"""All that a message could change of a match."""


@dataclass
class Heard:
    """What came back in all trials of a test: how many messages were sent, which errors came."""

    sent: int = 0
    codes: set[str] = field(default_factory=set)


class Flood(Trial):
    """A trial whose viewers send mutants of what was sent before, wherever they try mischief."""

    def __init__(
        self, worlds: tuple[World, World], viewer: Viewer, rng: Rng, *, db: Database, heard: Heard
    ) -> None:
        super().__init__(worlds, viewer, rng)
        self.db = db
        self.heard = heard
        self._mutator = Mutator(rng)

    async def _refused(self) -> None:
        await super()._refused()
        eye = self.eyes[0] if self.rng.below(4) else self.rng.choice(self.eyes)
        raws = self._mutants(eye)
        before = [await self._stored(world) for world in self.worlds]
        await self._both(lambda world: self._flood(world, eye, raws))
        after = [await self._stored(world) for world in self.worlds]
        assert before == after, ("a match changed", eye, raws)
        self.heard.sent += len(raws)

    def _mutants(self, eye: Watching) -> list[str | bytes]:
        """Messages of which none is an answer that this viewer may give."""
        pages = [page for open_ones in self.real.pages.values() for page in open_ones]
        sent = [raw for page in pages for raw in page.sent if '"ping"' not in raw]
        found: list[str | bytes] = []
        while len(found) < AT_ONCE:
            raw = self._mutator.mutant(sent)
            if not may_do(self.real.oracle, eye, raw):
                found.append(raw)
        return found

    async def _flood(self, world: World, eye: Watching, raws: list[str | bytes]) -> None:
        """Send them all; each gets its own answer, and none of them "broken"."""
        page = world.page(eye)
        heard = len(page.frames)
        for raw in raws:
            await page.socket.send(raw)
        await page.hush()
        frames = [json.loads(frame) for frame in page.frames[heard:]]
        errors = {frame["code"] for frame in frames if frame["type"] == "error"}
        assert not errors & {"broken", "unavailable"}, (errors, raws)
        told = [frame for frame in frames if frame["type"] in ("error", "ack", "view")]
        assert len(told) >= sum(not _looks(raw) for raw in raws), (frames, raws)
        self.heard.codes |= errors

    async def _stored(self, world: World) -> Any:
        async with self.db.session() as session:
            return (await session.execute(STORED, {"id": world.id})).one()


def may_do(match: Match[Any], eye: Watching, raw: str | bytes) -> bool:
    """Whether a message is one that this viewer may send with effect; pings count as such."""
    message = _message(raw)
    if message.get("type") == "ping":
        return True
    if not isinstance(eye, int):
        return False
    trial = match.clone()
    try:
        match message.get("type"):
            case "move":
                trial.submit(eye, message["decision"], message["choices"])
            case "retract":
                trial.retract(eye, message["decision"])
            case "undo":
                trial.undo(eye)
            case _:
                return False
    except Exception:  # whatever the engine says to nonsense
        return False
    return True


def _looks(raw: str | bytes) -> bool:
    """Whether a message only says that the page is looked at: nothing answers it."""
    return _message(raw).get("type") == "here"


def _message(raw: str | bytes) -> dict[str, Any]:
    words = raw if isinstance(raw, str) else raw.decode(errors="replace")
    try:
        found = json.loads(words)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
