"""All that rules may call while they run."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterable
from types import coroutine
from typing import Any, Generic, TypeAlias, TypedDict, TypeVar, Unpack, cast

from msgspec import Struct

from engines.kernel.decision import Answer, Barred, Caution, Choice, Decision, Seat
from engines.kernel.errors import RulesError
from engines.kernel.game import S
from engines.kernel.log import Entry
from engines.kernel.rng import Rng

R = TypeVar("R")
C = TypeVar("C", bound=Choice)


class Open(dict[Seat, Decision]):
    """The decisions that rules wait for: the only thing they may hand to the kernel."""


class Again(Struct, frozen=True):
    """Instead of an answer: hidden things were dealt again, ask all but the `knowing` anew."""

    knowing: frozenset[Seat]


class Left(Struct, frozen=True):
    """Instead of an answer: a seat has left the match."""

    seat: Seat


Told: TypeAlias = Answer | Again | Left
Rules: TypeAlias = Coroutine[Open, Told, R]


class About(TypedDict, total=False):
    """What may be said about a question beyond its choices; see `Decision`."""

    params: dict[str, Any]
    barred: tuple[Barred, ...]
    cautions: tuple[Caution, ...]
    rule: str
    secret: bool
    final: bool
    light: tuple[Choice, ...]


Mark: TypeAlias = tuple[int, dict[Seat, list[int]], dict[Seat, int], dict[Seat, int]]


class Numbers:
    """Numbers the questions of a step, seat by seat, so that no decision id is used twice.

    `line` holds each seat's numbers on the moves that count, `spent` the highest one ever used.
    """

    __slots__ = ("_asked", "line", "spent", "step")

    def __init__(self, step: int) -> None:
        self.renew(step)

    def renew(self, step: int) -> None:
        """Begin a new step."""
        self.step = step
        self.line: dict[Seat, list[int]] = {}
        self.spent: dict[Seat, int] = {}
        self._asked: dict[Seat, int] = {}

    def next(self, seat: Seat) -> str:
        """The id of the seat's next question; while moves are fed again, the one it had."""
        line = self.line.setdefault(seat, [])
        asked = self._asked.get(seat, 0)
        self._asked[seat] = asked + 1
        if asked == len(line):
            self.spent[seat] = self.spent.get(seat, 0) + 1
            line.append(self.spent[seat])
        return f"{self.step}.{seat}.{line[asked]}"

    def rewind(self) -> None:
        """Ask the step's questions again from the first one."""
        self._asked = {}

    def keep(self, seat: Seat, count: int) -> None:
        """Let the seat's questions after the first `count` be asked under new numbers."""
        del self.line[seat][count:]

    def trim(self) -> None:
        """Forget the numbers of questions that are not asked any more."""
        for seat, line in self.line.items():
            del line[self._asked.get(seat, 0) :]

    def mark(self) -> Mark:
        """Where the numbers stand, for `back_to`."""
        return self.step, self.line, dict(self.spent), dict(self._asked)

    def back_to(self, mark: Mark) -> None:
        """Forget all questions that were asked since `mark` was taken, as if they never were."""
        self.step, self.line, self.spent, asked = mark
        for seat, line in self.line.items():
            del line[asked.get(seat, 0) :]

    def copy(self) -> Numbers:
        """The same numbers, rewound, to feed the same moves."""
        twin = Numbers(self.step)
        twin.line = {seat: list(line) for seat, line in self.line.items()}
        twin.spent = dict(self.spent)
        return twin


class Reveal(Struct, frozen=True):
    """What became known, and to which seat; None: to all."""

    to: Seat | None
    what: object


class Window:
    """A question put to several seats at once; what all may know of it while it is open."""

    __slots__ = ("declared", "prompt", "ready", "retract")

    def __init__(self, prompt: str, *, retract: bool) -> None:
        self.prompt = prompt
        self.retract = retract
        self.ready: list[Seat] = []
        self.declared: dict[Seat, Any] = {}

    def note(self, results: dict[Seat, R], declare: Callable[[R], Any] | None) -> None:
        """Mark who has finished since the last time, with what that makes public."""
        for seat in [seat for seat in results if seat not in self.ready]:
            self.ready.append(seat)
            if declare is not None:
                self.declared[seat] = declare(results[seat])


@coroutine
def _wait(decisions: Open) -> Generator[Open, Told, Told]:
    return (yield decisions)


class Table(Generic[S]):
    """The state of a match, its random source, and the ways to ask and to tell."""

    __slots__ = (
        "_numbers",
        "_part",
        "_rng",
        "closed",
        "log",
        "reveals",
        "state",
        "stops",
        "window",
    )

    def __init__(self, state: S, rng: Rng, numbers: Numbers) -> None:
        self.state = state
        self.log: list[Entry] = []
        self.window: Window | None = None
        self.closed: Window | None = None
        self.stops = 0
        self.reveals: list[Reveal] = []
        self._rng = rng
        self._numbers = numbers
        self._part: Seat | None = None

    @property
    def rng(self) -> Rng:
        """The random source; parts of `together` may not draw."""
        self._forbid_in_part("draw a random number")
        return self._rng

    async def pick(
        self,
        seat: Seat,
        choices: Iterable[C],
        prompt: str,
        *,
        forced_by_public: bool = False,
        **about: Unpack[About],
    ) -> C:
        """Ask `seat` for exactly one of `choices`.

        `forced_by_public`: where there is one choice and every viewer can tell so from its own
        view, it is taken without asking.
        """
        offered = tuple(choices)
        if forced_by_public and len(offered) == 1:
            return offered[0]
        if not offered:
            raise RulesError(f"{prompt}: seat {seat} has nothing to choose")
        answer = await self._ask(
            Decision(self._numbers.next(seat), seat, prompt, offered, 1, 1, **about)
        )
        return cast(C, cast(Answer, answer).move[0])

    async def pick_some(
        self,
        seat: Seat,
        choices: Iterable[C],
        prompt: str,
        *,
        at_least: int,
        at_most: int,
        **about: Unpack[About],
    ) -> list[C]:
        """Ask `seat` for `at_least` to `at_most` different `choices`; they come as chosen."""
        offered = tuple(choices)
        if not 0 <= at_least <= min(at_most, len(offered)):
            raise RulesError(f"{prompt}: seat {seat} cannot choose {at_least} of {len(offered)}")
        answer = await self._ask(
            Decision(self._numbers.next(seat), seat, prompt, offered, at_least, at_most, **about)
        )
        return cast("list[C]", list(cast(Answer, answer).move))

    def _ask(self, decision: Decision) -> Awaitable[Told]:
        if self._part not in (None, decision.seat):
            raise RulesError(f"a part of seat {self._part} asks seat {decision.seat}")
        return _wait(Open({decision.seat: decision}))

    async def together(
        self,
        seats: Iterable[Seat],
        part: Callable[[Seat], Rules[R]],
        *,
        prompt: str,
        retract: bool = False,
        declare: Callable[[R], Any] | None = None,
        fragile: bool = False,
    ) -> dict[Seat, R]:
        """Run `part(seat)` for all `seats` side by side; they answer in any order, unseen.

        A part only asks its own seat; the state changes after the last answer. `prompt` is what
        all are told to wait for. `retract`: answers may be taken back until the last one is in.
        `declare`: what a finished part makes public at once. The part of a seat that leaves the
        match begins anew, and must then answer by itself; a `fragile` window is called off when
        anybody leaves, and comes to nothing.
        """
        self._forbid_in_part("open a window")
        window = self.window = Window(prompt, retract=retract)
        self.stops += 1
        parts = Parts(self, part)
        try:
            for seat in seats:
                parts.begin(seat)
            window.note(parts.results, declare)
            while parts.waiting:
                told = await _wait(Open(parts.waiting))
                if isinstance(told, Left) and fragile:
                    return {}
                parts.go_on(told)
                window.note(parts.results, declare)
        finally:
            self.window, self.closed = None, window
            parts.close()
        self.stops += 1
        return {seat: parts.results[seat] for seat in parts.running}

    def enter_part(self, seat: Seat | None) -> None:
        """From now on only the part of `seat` runs, which may but ask; None: no part runs."""
        self._part = seat

    def say(
        self,
        key: str,
        *,
        seat: Seat | None = None,
        own: dict[str, Any] | None = None,
        then: dict[str, Any] | None = None,
        **data: Any,
    ) -> None:
        """Write a log entry; see `Entry`. `seat` also stands in the data, unless it is None."""
        self._forbid_in_part("write into the log")
        if seat is not None:
            data["seat"] = seat
        self.log.append(Entry(key, data, seat, own, then))

    def reveal(self, what: object, *, to: Seat | None = None) -> None:
        """Something hidden became known to all, or to one seat alone: undo stops here.

        `what` names all that became known (cards, choices), as plain data: where it is equal in two
        worlds that a viewer could not tell apart, the viewer must not tell them apart afterwards.
        """
        self._forbid_in_part("reveal anything")
        self.stops += 1
        self.reveals.append(Reveal(to, what))

    def _forbid_in_part(self, deed: str) -> None:
        if self._part is not None:
            raise RulesError(f"a part of seat {self._part} may only ask, not {deed}")


class Parts(Generic[R]):
    """The parts of one window: who is asked what, and what finished parts came to."""

    __slots__ = ("_part", "_table", "results", "running", "waiting")

    def __init__(self, table: Table[Any], part: Callable[[Seat], Rules[R]]) -> None:
        self._table = table
        self._part = part
        self.running: dict[Seat, Rules[R]] = {}
        self.results: dict[Seat, R] = {}
        self.waiting = Open()

    def begin(self, seat: Seat) -> None:
        """Start the seat's part and take its first question."""
        self.running[seat] = self._part(seat)
        self.advance(seat, None)

    def go_on(self, told: Told) -> None:
        """Hand an answer to its part; begin those anew that must be."""
        if isinstance(told, Answer):
            self.advance(told.seat, told)
        elif isinstance(told, Again):
            self._begin_again([seat for seat in self.running if seat not in told.knowing])
        elif told.seat in self.running:
            self._begin_again([told.seat])

    def _begin_again(self, seats: list[Seat]) -> None:
        for seat in seats:
            self.running[seat].close()
            _ = self.results.pop(seat, None)
            self.begin(seat)

    def advance(self, seat: Seat, answer: Answer | None) -> None:
        """Hand the seat's part an answer and take its next question, or its result."""
        _ = self.waiting.pop(seat, None)
        self._table.enter_part(seat)
        try:
            asked = self.running[seat].send(cast(Answer, answer))
        except StopIteration as stop:
            self.results[seat] = stop.value
        else:
            require_open(asked)
            self.waiting.update(asked)
        finally:
            self._table.enter_part(None)

    def close(self) -> None:
        """End the parts that still run."""
        for part in self.running.values():
            part.close()


def require_open(asked: object) -> None:
    """Raise `RulesError` unless rules handed out decisions and nothing else."""
    if type(asked) is not Open or not asked:
        raise RulesError(f"rules may await decisions only, not {asked!r}")
