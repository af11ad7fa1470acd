"""Non-interference, proved by twins: two worlds that one viewer cannot tell apart.

At a checkpoint a twin is imagined for a viewer, and both worlds are played forward; the other
seats make moves that look alike in public. All that the viewer gets must stay equal until
something that truly differs is revealed.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engines.kernel import codec
from engines.kernel.bots import RandomBot
from engines.kernel.decision import Decision, Move, Seat, Viewer
from engines.kernel.game import View
from engines.kernel.log import line_for
from engines.kernel.match import Match, checkpoint_of
from engines.kernel.promises import AnyMatch, any_seat, refusals, surface
from engines.kernel.rng import Rng


class LeakError(AssertionError):
    """A viewer was told apart two worlds that it cannot know to differ."""


def twin_of(match: AnyMatch, viewer: Viewer, rng: Rng) -> AnyMatch:
    """The match at its checkpoint with all dealt again that `viewer` cannot see."""
    saved = codec.decode(match.checkpoint, checkpoint_of(match.game.state))
    knowing = frozenset((viewer,)) if isinstance(viewer, int) else frozenset[Seat]()
    match.game.imagine(saved.state, knowing, rng)
    seed = match._seed  # pyright: ignore[reportPrivateUsage]: both worlds draw alike
    return Match[Any].resume(match.game, seed, codec.encode(saved))


def alike(decision: Decision, twin: Decision, move: Move, rng: Rng) -> list[Move]:
    """Moves in the twin world that may look like `move` in public, to be tried in this order."""
    moves = [move] if twin.accepts(move) else []
    fits = twin.at_least <= len(move) <= min(twin.at_most, len(twin.choices))
    if decision.secret and twin.secret and fits:
        moves.append(tuple(rng.sample(twin.choices, len(move))))
    return moves


def unseen(twin: Decision, move: Move, rng: Rng) -> list[Move]:
    """Answers to try in a window, where nobody sees them: any two, then `move` itself."""
    moves = [RandomBot.answer(twin, rng), RandomBot.answer(twin, rng)]
    return [*moves, move] if twin.accepts(move) else moves


class Twins:
    """A match and its twin in the eyes of `viewer`, played forward move by move."""

    def __init__(self, real: AnyMatch, viewer: Viewer, rng: Rng) -> None:
        self.real = real.clone()
        self.twin = twin_of(real, viewer, rng)
        self.viewer: Viewer = viewer
        self.rng = rng

    def compare(self, context: str) -> None:
        """Raise `LeakError` where the viewer can tell the two worlds apart."""
        real, twin = surface(self.real, self.viewer), surface(self.twin, self.viewer)
        self._require_equal(real, twin, context)
        if isinstance(self.viewer, int):
            told = refusals(self.real, self.viewer), refusals(self.twin, self.viewer)
            self._require_equal({"refusals": told[0]}, {"refusals": told[1]}, context)

    def _require_equal(self, real: View, twin: View, context: str) -> None:
        for key, value in real.items():
            if value != twin[key]:
                raise LeakError(
                    f"{context}: {self.viewer} tells {key} apart: {value} / {twin[key]}"
                )

    def play(self, moves: int) -> int:
        """Play on until the worlds truly part, for at most `moves` moves; how many were equal."""
        self.compare("at the checkpoint")
        for count in range(moves):
            if self.real.outcome is not None or not self._move():
                return count
        return moves

    def _move(self) -> bool:
        """One move in both worlds; False where they part or no move looks alike."""
        seat = any_seat(self.real, self.rng)
        real, twin = self.real.decisions[seat], self.twin.decisions[seat]
        move = RandomBot.answer(real, self.rng)
        open_window = self.real.table.window is not None
        self.real.submit(seat, real.id, move)
        if seat == self.viewer:
            tries = [move]
        else:
            tries = (unseen if open_window else partial(alike, real))(twin, move, self.rng)
        if not self._submit_alike(twin, tries, in_window=open_window):
            return False
        if self._parted():
            return False
        if self.real.outcome is not None or self.twin.outcome is not None:
            return self._end_alike()
        self._compare_logs(real.prompt)
        self.compare(f"after {real.prompt} of seat {seat}")
        return True

    def _end_alike(self) -> bool:
        """After the end everything is open: all that must be equal is that it has come."""
        ended = [match.outcome is not None for match in (self.real, self.twin)]
        self._require_equal({"over": ended[0]}, {"over": ended[1]}, "at the end")
        return False

    def _parted(self) -> bool:
        """Whether the last move told the viewer what truly differs in the two worlds."""
        real, twin = (
            [reveal.what for reveal in match.reveals if reveal.to in (None, self.viewer)]
            for match in (self.real, self.twin)
        )
        return real != twin

    def _submit_alike(self, twin: Decision, tries: list[Move], *, in_window: bool) -> bool:
        """Submit the first move after which the windows look alike; False where there is none."""
        for move in tries:
            trial = self.twin.clone()
            trial.submit(twin.seat, twin.id, move)
            if not in_window or _window(trial) == _window(self.real):
                self.twin.submit(twin.seat, twin.id, move)
                return True
        return False

    def _compare_logs(self, context: str) -> None:
        for fresh in (True, False):
            lines = [
                [line_for(entry, self.viewer, fresh=fresh) for entry in match.entries]
                for match in (self.real, self.twin)
            ]
            self._require_equal({"log": lines[0]}, {"log": lines[1]}, context)


def _window(match: AnyMatch) -> tuple[object, ...]:
    """What an answer may make public at once: who is done, and what was declared."""
    window = match.table.window or match.table.closed
    declared = {} if window is None else window.declared
    return match.step, match.ready(), sorted(declared.items())
