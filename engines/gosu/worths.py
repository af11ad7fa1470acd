"""What cards and powers are worth to a seat, in points of military value; found by trial."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from engines.gosu.armies import cost_to_play, is_free, levels_to_play
from engines.gosu.components import FACE, VALUE, Card, Level, Step, Trigger
from engines.gosu.conditions import COUNTERS, Effect, Question, holds
from engines.gosu.permanent import has_clan, is_immune
from engines.gosu.state import Goblin, State, Via
from engines.gosu.targets import IMMUNE, STATE
from engines.kernel import Seat

CARD: Final = 1.2
"""A card in hand."""

TOKEN: Final = 1.5
DRAGOON: Final = 1.0
TURN: Final = 1.2
ADVANTAGE: Final = 0.8
VICTORY: Final = 100.0


class Outlook(Struct, frozen=True):
    """One seat's look at a state: only what it can see is looked at."""

    state: State
    seat: Seat

    def power(self, card: Card, on: Trigger, via: Via | None = None) -> float:
        """What it is worth when a trigger sets off the powers of a card."""
        return sum(
            self.effect(Effect(self.seat, card, power, via)) for power in FACE[card].on.get(on, ())
        )

    def effect(self, effect: Effect) -> float:
        """What a power would do now."""
        question = Question(self.state, effect)
        return sum(
            self.step(question, step)
            for step in effect.power.steps
            if step.only is None or step.only.startswith("last") or holds(question, step.only)
        )

    def step(self, question: Question, step: Step) -> float:
        """What one step would do now."""
        worth = WORTHS.get(step.do)
        return 0.5 if worth is None else worth(self, step, self.count(question, step))

    def count(self, question: Question, step: Step) -> int:
        """How many cards or tokens a step is about."""
        if isinstance(step.n, str):
            count = COUNTERS[step.n](question)
            return count if step.most is None else min(count, step.most)
        behind = self.state.is_behind(self.seat)
        return step.n + step.plus if behind else step.n

    # ------------------------------------------------------------ cards

    def entering(self, card: Card, level: Level, via: Via = "play") -> float:
        """What a card is worth that comes in at a level: what it does, and what it promises."""
        face = FACE[card]
        promise = sum(PROMISES.get(power.on, 0.0) for power in face.powers)
        lasting = 0.6 * len(face.holds) + self.quest(card)
        return VALUE[level - 1] + self.power(card, "enter", via) + promise + lasting

    def quest(self, card: Card) -> float:
        """What a card adds on the way to a special victory of the own army."""
        face, worth = FACE[card], 0.0
        player = self.state.players[self.seat]
        for goblin in player.up():
            rule = goblin.face.holds.get("win")
            if rule is not None and goblin.face.clan == face.clan:
                worth += 0.5
        return worth + (1.0 if face.wins else 0.0)

    def playing(self, card: Card) -> tuple[float, Level] | None:
        """The best way to play a card of the hand now, by its gain, with the level; None: none."""
        player = self.state.players[self.seat]
        ways = [
            (
                self.entering(card, level)
                - CARD * (1 + cost_to_play(self.state, player, FACE[card], level)),
                level,
            )
            for level in levels_to_play(self.state, self.seat, card)
        ]
        return max(ways, default=None)

    def keeping(self, card: Card) -> float:
        """What a card of the hand is worth there: what it would bring, sooner or later."""
        way = self.playing(card)
        if way is not None:
            return CARD + way[0]
        face, rows = FACE[card], self.state.players[self.seat].rows
        level = face.levels[0]
        near = has_clan(rows[0], face.clan) or level == 1
        return (0.5 if near else 0.2) * VALUE[level - 1] + 0.4 * len(face.powers)

    def lying(self, goblin: Goblin, level: Level) -> float:
        """What an untrapped card in an army is worth to its owner."""
        face = goblin.face
        lasting = sum(PROMISES.get(power.on, 0.0) for power in face.powers) + len(face.holds)
        return VALUE[level - 1] + lasting

    # ------------------------------------------------------------ targets

    def best(self, step: Step, seats: list[Seat], count: int) -> float:
        """The worth of the best cards of some armies that a step could choose."""
        found = [
            self.lying(goblin, level)
            for seat in seats
            for level in step.levels
            for at, goblin in enumerate(self.state.players[seat].rows[level - 1])
            if self.may_hit(step, seat, goblin, level, at)
        ]
        return sum(sorted(found, reverse=True)[:count])

    def may_hit(self, step: Step, seat: Seat, goblin: Goblin, level: Level, at: int) -> bool:
        """Whether a step could choose a card."""
        wanted = STATE.get(step.do, step.state)
        turned = wanted == "any" or goblin.trapped == (wanted == "trapped")
        spared = step.do in IMMUNE and is_immune(goblin, IMMUNE[step.do])
        return (
            turned
            and not spared
            and (not step.free or is_free(self.state.players[seat], level, at))
        )

    def foes(self) -> list[Seat]:
        """The opponents."""
        return self.state.opponents(self.seat)


PROMISES: Final[dict[Trigger, float]] = {
    "activate": 1.5,
    "dragoon": 0.8,
    "trap-self": 0.6,
    "round-end": 1.2,
    "destroyed": 0.5,
    "mutated": 0.5,
    "watch": 0.8,
    "released": 0.3,
}
"""What a card in an army is likely to bring by each of its triggers."""


def drawing(look: Outlook, step: Step, count: int) -> float:
    """Own cards, less those of others."""
    rivals = len(look.foes())
    others = rivals if step.who in ("opponents", "all") else 0
    mine = 0 if step.who == "opponents" else 1
    return CARD * count * (mine - others / (1 + rivals))


def filling(look: Outlook, step: Step, count: int) -> float:
    """Cards up to a number."""
    return drawing(look, step, max(0, count - len(look.state.players[look.seat].hand)))


def robbing(look: Outlook, step: Step, count: int) -> float:
    """Cards that opponents lose, less own ones."""
    hands = [len(look.state.players[seat].hand) for seat in look.foes()]
    lost = [min(count, hand) for hand in hands]
    mine = CARD * count if step.who in ("self", "all") else 0.0
    if step.who == "self":
        return -mine
    return 0.8 * (max(lost) if step.who in ("player", "opponent") else sum(lost)) - mine


def trimming(look: Outlook, _step: Step, count: int) -> float:
    """Hands of opponents that are cut down."""
    hands = [len(look.state.players[seat].hand) for seat in look.foes()]
    return 0.8 * sum(max(0, hand - count) for hand in hands)


def destroying(look: Outlook, step: Step, count: int) -> float:
    """The best card of an opponent, or of each."""
    if step.side == "each-opp":
        return sum(look.best(step, [seat], count) for seat in look.foes())
    return look.best(step, look.foes(), count)


def trapping(look: Outlook, step: Step, count: int) -> float:
    """It lasts for this round only."""
    if step.side == "own":
        return 0.0
    return 0.6 * destroying(look, step, 5 if step.every else count)


def releasing(look: Outlook, step: Step, count: int) -> float:
    """Own cards that count again."""
    return look.best(step, [look.seat], 15 if step.every else count)


def recovering(look: Outlook, step: Step, count: int) -> float:
    """Chosen cards are better than drawn ones."""
    return 1.3 * CARD * min(count, len(look.state.discard))


def regaining(look: Outlook, _step: Step, count: int) -> float:
    """Tokens that were used."""
    return TOKEN * min(count, 2 - look.state.players[look.seat].unused)


def arming(look: Outlook, _step: Step, count: int) -> float:
    """Dragoon Tokens that fit into the hand."""
    return DRAGOON * min(count, 2 - look.state.players[look.seat].dragoons)


def winning(_look: Outlook, _step: Step, _count: int) -> float:
    """Nothing is worth more."""
    return VICTORY


Worth = Callable[[Outlook, Step, int], float]

WORTHS: Final[dict[str, Worth]] = {
    "draw": drawing,
    "draw-to": filling,
    "discard": robbing,
    "discard-to": trimming,
    "adjust-hand": filling,
    "pick-discard": lambda look, step, count: 1.2,
    "destroy": destroying,
    "trap": trapping,
    "release": releasing,
    "bounce": lambda look, step, count: 0.2,
    "mark-free": lambda look, step, count: 0.3,
    "advantage": lambda look, step, count: ADVANTAGE if look.state.advantage != look.seat else 0.0,
    "extra-turn": lambda look, step, count: TURN,
    "recover": recovering,
    "dig": lambda look, step, count: 1.3 * CARD * count,
    "regain": regaining,
    "gain-dragoon": arming,
    "enlist": lambda look, step, count: 1.5,
    "raise": lambda look, step, count: 2.0,
    "mutate-now": lambda look, step, count: 1.0,
    "win": winning,
}
"""What each verb is worth."""
