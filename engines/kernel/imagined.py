"""A match as one viewer might imagine it: for bots that think ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, Never

from engines.kernel.decision import Answer, Choice, Decision, Seat, Viewer
from engines.kernel.errors import RulesError
from engines.kernel.game import Outcome, S, View

if TYPE_CHECKING:
    from engines.kernel.match import Match


class ImaginedMatch(Generic[S]):
    """A match that one viewer might be in: it is played forward, never copied or taken back."""

    __slots__ = ("_match",)

    def __init__(self, match: Match[S]) -> None:
        self._match = match

    @property
    def state(self) -> S:
        """The imagined state."""
        return self._match.state

    @property
    def decisions(self) -> dict[Seat, Decision]:
        """The open questions by seat."""
        return self._match.decisions

    @property
    def outcome(self) -> Outcome | None:
        """How the imagined match ended."""
        return self._match.outcome

    def submit(self, seat: Seat, decision_id: str, choices: Sequence[Choice]) -> None:
        """Answer an open question; raises as `Match.submit` does, but leaves a broken match."""
        match = self._match
        decision = match.open_decision(seat, decision_id)
        move = tuple(choices)
        decision.require(move)
        match.feed(Answer(decision, move))

    def view(self, viewer: Viewer) -> View:
        """All that `viewer` sees of the imagined state."""
        return self._match.view(viewer)

    def clone(self) -> Never:
        """Never: a search asks for a fresh world instead."""
        raise RulesError("an imagined match is never copied")

    def dump(self) -> Never:
        """Never: what was imagined is not stored."""
        raise RulesError("an imagined match is never stored")

    def undo(self, seat: Seat) -> Never:
        """Never: an imagined match has no checkpoint to go back to."""
        raise RulesError(f"an imagined match takes nothing back, for seat {seat} either")
