"""The rules of a match under way: fed with answers, from one checkpoint to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, cast

from engines.kernel import codec
from engines.kernel.decision import NOBODY, Answer, Decision, Departure, Redeal, Seat
from engines.kernel.errors import HistoryMismatchError, RulesError
from engines.kernel.game import Game, Outcome, S
from engines.kernel.log import Entry
from engines.kernel.rng import Rng
from engines.kernel.saved import Checkpoint, Past, checkpoint_of
from engines.kernel.table import Left, Numbers, Open, Reveal, Rules, Table, Told, require_open

DECISIONS_PER_STEP = 1000
STEPS_WITHOUT_DECISION = 1000


class Running(Generic[S]):
    """What runs inside a match: a checkpoint, the moves since (the tail), and the live rules."""

    __slots__ = (
        "_dealt",
        "_floor",
        "_numbers",
        "_rng",
        "_rules",
        "_seed",
        "_window_start",
        "checkpoint",
        "decisions",
        "entries",
        "game",
        "outcome",
        "reveals",
        "seats",
        "step",
        "table",
        "tail",
    )

    game: Game[S, Any]
    _dealt: bytes | None
    _seed: bytes
    checkpoint: bytes
    decisions: dict[Seat, Decision]
    entries: list[Entry]
    outcome: Outcome | None
    reveals: list[Reveal]
    seats: int
    step: int
    table: Table[S]
    tail: list[Answer | Departure | Redeal]

    @classmethod
    def _at(
        cls,
        game: Game[S, Any],
        seed: bytes,
        checkpoint: bytes,
        numbers: Numbers,
        tail: Sequence[Past],
    ) -> Self:
        match = cls.__new__(cls)
        match.game = game
        match.checkpoint = checkpoint
        match._seed = seed
        match._numbers = numbers
        match._run(tail)
        return match

    def _run(self, tail: Sequence[Past]) -> None:
        """Decode the checkpoint, run the step again, feed `tail`."""
        saved = codec.decode(self.checkpoint, checkpoint_of(self.game.state))
        self.step, self.seats, self.outcome = saved.step, saved.seats, saved.outcome
        self._numbers.step = saved.step
        self._numbers.rewind()
        self._rng = Rng(self._seed, saved.position)
        self._dealt = None
        self.table = Table(saved.state, self._rng, self._numbers)
        self.tail = []
        self.decisions = {}
        self._floor = self._window_start = 0
        if self.outcome is None:
            self._rules = self._next_step()
            self._advance(None)
        for seat, move in tail:
            if move is None:
                self._depart(seat)
                continue
            if seat == NOBODY:
                self._redeal(bytes.fromhex(str(move[0])))
                continue
            decision = self.decisions.get(seat)
            if decision is None or self.step != saved.step or not decision.accepts(move):
                raise HistoryMismatchError(f"step {saved.step}: {seat} is not offered {move!r}")
            self.feed(Answer(decision, move))
        self._numbers.trim()
        self._take_entries()

    def _next_step(self) -> Rules[Outcome | None]:
        return cast("Rules[Outcome | None]", self.game.step(self.table))

    def feed(self, answer: Answer) -> None:
        """Hand a legal answer to the rules and run them to the next question."""
        self.tail.append(answer)
        if len(self.tail) > DECISIONS_PER_STEP:
            raise RulesError(f"step {self.step} asks more than {DECISIONS_PER_STEP} questions")
        self._go_on(answer, final=answer.decision.final)

    def _depart(self, seat: Seat) -> None:
        """Mark that a seat has left, and let the rules of an open window see to it."""
        self.game.leave(self.table.state, seat)
        self.tail.append(Departure(seat))
        if self.table.window is not None:
            self._go_on(Left(seat), final=True)
        self._floor = len(self.tail)

    def _redeal(self, seed: bytes) -> None:
        """Deal the unseen again, and draw from another seed; nothing before can be undone."""
        self.tail.append(Redeal((seed.hex(),)))
        self._floor = len(self.tail)
        self._dealt = seed
        self._rng.reseed(seed)
        self.game.imagine(self.table.state, frozenset(range(self.seats)), self._rng)

    def _go_on(self, told: Answer | Left, *, final: bool) -> None:
        table, step = self.table, self.step
        rng = self._rng
        stops, position, window = table.stops, rng.position, table.window
        self._advance(told)
        if self.step != step:
            return
        if final or table.stops != stops or rng.position != position:
            self._floor = len(self.tail)
        if table.window is not window:
            self._window_start = len(self.tail)

    def _advance(self, answer: Told | None) -> None:
        for _ in range(STEPS_WITHOUT_DECISION):
            try:
                asked = self._rules.send(cast(Answer, answer))
            except StopIteration as stop:
                self._end_step(stop.value)
                if self.outcome is not None:
                    return
                answer = None
            else:
                require_open(asked)
                self.decisions = asked
                return
        self._rules.close()
        raise RulesError(f"{STEPS_WITHOUT_DECISION} steps in a row ask nothing")

    def _end_step(self, outcome: Outcome | None) -> None:
        self.outcome = outcome
        self.decisions = Open()
        self.step += 1
        self._seed, self._dealt = self._dealt or self._seed, None
        self.tail = []
        self._floor = self._window_start = 0
        self._numbers.renew(self.step)
        self.checkpoint = codec.encode(
            Checkpoint(self.step, self.seats, self._rng.position, self.table.state, outcome)
        )
        if outcome is None:
            self._rules = self._next_step()

    def _take_entries(self) -> None:
        self.reveals, self.table.reveals = self.table.reveals, []
        self.entries, self.table.log = self.table.log, []
