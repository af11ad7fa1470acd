"""Non-interference, proved by twins: two worlds that one viewer cannot tell apart.

At a checkpoint a twin is imagined for a viewer, and both worlds are played forward; the other
seats make moves that look alike in public. All that the viewer gets must stay equal until
something that truly differs is revealed.
"""

from __future__ import annotations

from typing import Any

from engines.kernel import codec
from engines.kernel.bots import RandomBot
from engines.kernel.decision import Decision, Move, Seat, Viewer
from engines.kernel.game import View
from engines.kernel.log import line_for
from engines.kernel.match import Match
from engines.kernel.promises import AnyMatch, any_seat, refusals, surface
from engines.kernel.rng import Rng
from engines.kernel.saved import checkpoint_of


class LeakError(AssertionError):
    """A viewer was told apart two worlds that it cannot know to differ."""


def twin_of(match: AnyMatch, viewer: Viewer, same: frozenset[Seat], rng: Rng) -> AnyMatch:
    """The match at its checkpoint with all dealt again that `viewer` cannot see.

    What the seats `same` see stays the same, too.
    """
    saved = codec.decode(match.checkpoint, checkpoint_of(match.game.state))
    knowing = same | {viewer} if isinstance(viewer, int) else same
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


ATTEMPTS = 12
LONGEST_ANSWER = 24


class Twins:
    """A match and its twin in the eyes of `viewer`, played forward move by move.

    Seats that are the `same` in both worlds can make the same moves, so that the worlds stay
    together until somebody else is asked.
    """

    def __init__(
        self, real: AnyMatch, viewer: Viewer, rng: Rng, same: frozenset[Seat] = frozenset()
    ) -> None:
        self.real = real.clone()
        self.twin = twin_of(real, viewer, same, rng)
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
        """One move in the true world, and what looks alike in the other; False where they part."""
        seat = any_seat(self.real, self.rng)
        decision = self.real.decisions[seat]
        move = RandomBot.answer(decision, self.rng)
        in_window = self.real.table.window is not None
        answers = [*(answer.move for answer in self.real.answers(seat)), move]
        self.real.submit(seat, decision.id, move)
        if in_window and seat != self.viewer:
            found = self._in_window(seat, answers)
        else:
            found = self._in_the_open(decision, move)
        if found is None:
            return False
        self.twin = found
        return not self._parted() and self._compare_all(decision)

    def _compare_all(self, decision: Decision) -> bool:
        """Compare all there is to compare; False at the end."""
        if self.real.outcome is not None or self.twin.outcome is not None:
            return self._end_alike()
        self._compare_logs(decision.prompt)
        self.compare(f"after {decision.prompt} of seat {decision.seat}")
        return True

    def _in_the_open(self, decision: Decision, move: Move) -> AnyMatch | None:
        """The twin after a move that looks like the last one in the true world."""
        asked = self.twin.decisions[decision.seat]
        mine = decision.seat == self.viewer
        for other in [move] if mine else alike(decision, asked, move, self.rng):
            self.twin.submit(decision.seat, asked.id, other)
            return self.twin
        return None

    def _in_window(self, seat: Seat, answers: list[Move]) -> AnyMatch | None:
        """The twin after any answers of a seat that leave its window as the true one stands.

        They may be fewer or more than in the true world: half an answer is seen by nobody. Where
        the window closes, answers that reveal the same are looked for, so that both can go on.
        """
        found: AnyMatch | None = None
        for told in [[], answers, *([[]] * ATTEMPTS)]:
            trial = self._trial(seat, told)
            if _window(trial) == _window(self.real):
                if self._seen(trial) == self._seen(self.real):
                    return trial
                found = found or trial
        return found

    def _trial(self, seat: Seat, told: list[Move]) -> AnyMatch:
        """The twin after answers of a seat, as told or at random, until all looks alike."""
        trial = self.twin.clone()
        trial.entries, trial.reveals = [], []
        number = 0
        while (decision := trial.decisions.get(seat)) and number < LONGEST_ANSWER:
            if _window(trial) == _window(self.real):
                break
            move = RandomBot.answer(decision, self.rng)
            if number < len(told) and decision.accepts(told[number]):
                move = told[number]
            trial.submit(seat, decision.id, move)
            number += 1
        return trial

    def _end_alike(self) -> bool:
        """After the end everything is open: all that must be equal is that it has come."""
        ended = [match.outcome is not None for match in (self.real, self.twin)]
        self._require_equal({"over": ended[0]}, {"over": ended[1]}, "at the end")
        return False

    def _parted(self) -> bool:
        """Whether the last move told the viewer what truly differs in the two worlds."""
        return self._seen(self.real) != self._seen(self.twin)

    def _seen(self, match: AnyMatch) -> list[object]:
        """What the last move made known to the viewer."""
        return [reveal.what for reveal in match.reveals if reveal.to in (None, self.viewer)]

    def _compare_logs(self, context: str) -> None:
        for fresh in (True, False):
            lines = [
                [line_for(entry, self.viewer, fresh=fresh) for entry in match.entries]
                for match in (self.real, self.twin)
            ]
            self._require_equal({"log": lines[0]}, {"log": lines[1]}, context)


def _window(match: AnyMatch) -> tuple[object, ...]:
    """What an answer may make public at once: whether all are done, who is, what was declared."""
    window = match.table.window or match.table.closed
    declared = {} if window is None else window.declared
    is_open = match.table.window is not None
    return match.step, is_open, match.ready(), sorted(declared.items())
