"""Real Kamozza on the kernel, with nothing around it; speaks like Sobremesa's socket."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from engines.catalogue import GAMES
from engines.kernel import Match, Seat

GAME = GAMES["kamozza"]
SEATS = range(4)
encode = msgspec.json.encode


class Real:
    """One match of the main game for four."""

    def __init__(self, name: str, _: int) -> None:
        seed = hashlib.sha256(name.encode()).digest()
        self.match = Match[Any].start(GAME, len(SEATS), GAME.options(), seed)

    def move(self, seat: Seat, decision: str, choices: list[Any]) -> None:
        """Answer a question."""
        self.match.submit(seat, decision, choices)

    def views(self) -> list[str]:
        """A whole view for each seat; what all see is encoded once."""
        match = self.match
        public = msgspec.Raw(encode(GAME.public(match.state)))
        return [encode(self._view(seat, public)).decode() for seat in SEATS]

    def _view(self, seat: Seat, public: msgspec.Raw) -> dict[str, Any]:
        return {
            "type": "view",
            "public": public,
            "own": GAME.own(self.match.state, seat),
            "decision": self.match.decisions.get(seat),
            "answers": [],
            "awaited": self.match.awaited(),
        }

    def snapshot(self) -> str:
        """The last checkpoint."""
        return self.match.checkpoint.decode()
