"""Leaks planted in the server itself, one way each: every one of them must be caught."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from app.errors import AppError
from app.matches import frames, replay
from app.matches.connection import Connection
from app.matches.frames import Shown
from app.matches.live import Live
from app.matches.room import Room
from app.matches.service import Visit
from engines.kernel import EVERYTHING, Decision, IllegalMoveError, Match, Viewer, line_for

Plant = Callable[[pytest.MonkeyPatch], None]


def secret_of(live: Live) -> int:
    """A number that follows from all that is hidden in a match."""
    return sum(map(ord, str(live.match.view(EVERYTHING)["seats"]))) % 2


def a_frame_for_each_move(patch: pytest.MonkeyPatch) -> None:
    """Every stored move is followed by a view, also for those to whom nothing changed."""
    patch.setattr(Connection, "show", lambda self, shown: self._show(shown, live=True))


def a_frame_that_follows_from_a_hand(patch: pytest.MonkeyPatch) -> None:
    """A view is sent twice where a hidden card says so."""
    publish = Room._publish

    def twice(self: Room, live: Live) -> None:
        publish(self, live)
        for connection in self.connections if secret_of(live) else ():
            connection._show(self.shown, live=False)

    patch.setattr(Room, "_publish", twice)


def an_error_that_follows_from_a_hand(patch: pytest.MonkeyPatch) -> None:
    """What a refusal says depends on a hidden card."""
    refusal = Live._refusal

    def telling(self: Live, error: IllegalMoveError) -> AppError:
        told = refusal(self, error)
        told.rule = f"HAND-{secret_of(self)}"
        return told

    patch.setattr(Live, "_refusal", telling)


def an_error_that_counts_answers(patch: pytest.MonkeyPatch) -> None:
    """A guess at another seat's question is refused in other words when it is right."""

    def open_decision(self: Match[Any], seat: int, wanted: str) -> Decision:
        for decision in self.decisions.values():
            if decision.id == wanted:
                if decision.seat == seat:
                    return decision
                raise IllegalMoveError("not-yours")
        raise IllegalMoveError("closed")

    patch.setattr(Match, "open_decision", open_decision)


def a_counter_that_partial_answers_move(patch: pytest.MonkeyPatch) -> None:
    """The version of a view counts the stored moves instead of the viewer's frames."""
    begin, frame = Shown.__init__, Shown.frame

    def counting(self: Shown, live: Live, *others: Any) -> None:
        begin(self, live, *others)
        self._lines[-1, None, False] = str(live.head).encode()

    def numbered(self: Shown, viewer: Any, version: int, start: int, *, live: bool) -> str:
        return frame(self, viewer, int(self._lines[-1, None, False]), start, live=live)

    patch.setattr(Shown, "__init__", counting)
    patch.setattr(Shown, "frame", numbered)


def everybody_reads_what_is_for_one(patch: pytest.MonkeyPatch) -> None:
    """Log entries come with the part that is for another seat."""
    patch.setattr(frames, "line_for", lambda entry, _, fresh: line_for(entry, 0, fresh=fresh))


def a_replay_through_other_eyes(patch: pytest.MonkeyPatch) -> None:
    """A match that is being played can be read through any seat's eyes."""

    def any_eyes(eyes: str, visit: Visit) -> Viewer:
        seat = int(eyes) if eyes.isdecimal() else visit.match.seat_count
        return seat if seat < visit.match.seat_count else EVERYTHING

    patch.setattr(replay, "eyes_of", any_eyes)


def a_replay_that_counts_moves(patch: pytest.MonkeyPatch) -> None:
    """The replay of a running match has a frame for each stored move."""
    record = replay._frames

    def every(stored: Any, viewer: Any, over: bool) -> Sequence[Any]:
        return record(stored, viewer, True) if not over else record(stored, viewer, over)

    patch.setattr(replay, "_frames", every)


PLANTS: tuple[Plant, ...] = (
    a_frame_for_each_move,
    a_frame_that_follows_from_a_hand,
    an_error_that_follows_from_a_hand,
    an_error_that_counts_answers,
    a_counter_that_partial_answers_move,
    everybody_reads_what_is_for_one,
    a_replay_through_other_eyes,
    a_replay_that_counts_moves,
)
