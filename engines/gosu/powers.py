"""When powers work, and in which order (section 11)."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from engines.gosu.components import FACE, Card, Power, Step, Trigger
from engines.gosu.conditions import COUNTERS, Effect, Question, holds
from engines.gosu.state import Goblin, State, Via
from engines.kernel import Seat, Table


@dataclass(frozen=True, slots=True)
class Course:
    """What is under way: the table, and the effects that wait for their turn (GO-804)."""

    table: Table[State]
    waiting: deque[Effect] = field(default_factory=deque[Effect])

    @property
    def state(self) -> State:
        """The state of the match."""
        return self.table.state


@dataclass(slots=True)
class Work:
    """An effect that is being carried out; `count` are the cards its last step affected."""

    course: Course
    effect: Effect
    count: int = 0

    @property
    def table(self) -> Table[State]:
        """The table."""
        return self.course.table

    @property
    def state(self) -> State:
        """The state of the match."""
        return self.course.table.state

    @property
    def seat(self) -> Seat:
        """The controller (GO-039)."""
        return self.effect.seat

    @property
    def kind(self) -> str:
        """The card at work, for prompts and the log."""
        return FACE[self.effect.card].kind

    def holds(self, condition: str) -> bool:
        """Whether a condition is met now."""
        return holds(Question(self.state, self.effect, self.count), condition)

    def amount(self, step: Step) -> int:
        """How many: a number, or what is counted; GO-038: more for somebody who is behind."""
        if isinstance(step.n, str):
            counted = COUNTERS[step.n](Question(self.state, self.effect, self.count))
            return counted if step.most is None else min(counted, step.most)
        behind = step.plus and self.state.is_behind(self.seat)
        return step.n + step.plus if behind else step.n


# ---------------------------------------------------------------- what sets them off


def of_card(seat: Seat, card: Card, on: Trigger, via: Via | None = None) -> list[Effect]:
    """The powers of one card with this trigger."""
    return [Effect(seat, card, power, via) for power in FACE[card].on.get(on, ())]


def entered(course: Course, seat: Seat, card: Card, via: Via) -> None:
    """GO-452: "Enters" powers work the same however the card came in."""
    course.waiting.extend(of_card(seat, card, "enter", via))


def destroyed(course: Course, seat: Seat, goblin: Goblin, by: Effect) -> None:
    """GO-504, GO-800: a card that was trapped has no "Destroyed" power."""
    own = [] if goblin.trapped else of_card(seat, goblin.card, "destroyed")
    course.waiting.extend(in_order(course.state, seat, own, "destroyed", by))


def trapped(course: Course, seat: Seat, card: Card, by: Effect) -> None:
    """GO-814: a card was trapped by a power; GO-641: one that trapped itself tells nobody."""
    own = of_card(seat, card, "trapped")
    course.waiting.extend(in_order(course.state, seat, own, "trapped", by))


def released(course: Course, cards: list[tuple[Seat, Card]]) -> None:
    """GO-805: what is released at one time is one event."""
    for at in course.state.order(course.state.lead):
        for seat, card in cards:
            if seat == at:
                course.waiting.extend(of_card(seat, card, "released"))


def in_order(state: State, seat: Seat, own: list[Effect], event: str, by: Effect) -> list[Effect]:
    """GO-805: by player from the one on turn; the event's own card first, then those that watch."""
    found: list[Effect] = []
    for at in state.order(state.lead):
        found += own if at == seat else []
        for goblin in state.players[at].up():
            for power in goblin.face.on.get("watch", ()):
                if power.event == event and is_watched(state, at, seat, power, by):
                    found.append(Effect(at, goblin.card, power))
    return found


def is_watched(state: State, watcher: Seat, seat: Seat, power: Power, by: Effect) -> bool:
    """Whether a card that watches cares for what happened to a card of `seat`."""
    if power.side == "opp" and seat not in state.opponents(watcher):
        return False
    return power.cause == "other" or by.seat == watcher


def win(state: State, seat: Seat, kind: str) -> None:
    """GO-1204, GO-927: a special victory, which the partner shares."""
    state.won, state.reason, state.by = sorted(state.side(seat)), "special", kind
