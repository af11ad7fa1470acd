"""From the worth of plans to answers, one short method for each question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from engines.kamakura.asking import target
from engines.kamakura.hands import SACRIFICE, can_answer, soldiers
from engines.kamakura.opening import EXCHANGE_MOST
from engines.kamakura.shogun.answers import Clash, cheapest, gifts
from engines.kamakura.shogun.outlook import (
    CALL,
    INDIFFERENCE,
    Outlook,
    spare,
    worth_of,
    worth_of_restock,
)
from engines.kamakura.shogun.raids import raids
from engines.kamakura.shogun.volleys import (
    best_volley,
    best_walls,
    salvos_from,
    shots_after,
    stake,
    worth_of_volley,
    worth_of_walls,
)
from engines.kamakura.state import State
from engines.kamakura.turn import is_second
from engines.kernel import Bot, Choice, Decision, Move, Rng, Seat, Worlds

T = TypeVar("T")
Values = dict[Choice, float]


class Shogun(Bot):
    """Weighs what each plan brings on average, lands and cards together."""

    def choose(self, worlds: Worlds, seat: Seat, decision: Decision, rng: Rng) -> Move:
        """The best answer, or one close to it."""
        state: State = worlds().state
        return Question(Outlook(state, seat), decision, rng).answer()


def best(values: Mapping[T, float], rng: Rng) -> T:
    """One of the plans whose value comes close to the highest."""
    bar = max(values.values()) - INDIFFERENCE
    return rng.choice([plan for plan, value in values.items() if value >= bar])


class Question:
    """One question to the shogun, with all that it needs for an answer."""

    def __init__(self, outlook: Outlook, decision: Decision, rng: Rng) -> None:
        self.outlook = outlook
        self.hand = outlook.hand
        self.decision = decision
        self.params = decision.params
        self.rng = rng

    def answer(self) -> Move:
        """The answer to the question, whatever it is."""
        match self.decision.prompt:
            case "arrange":
                return tuple(self.rng.sample(self.decision.choices, self.decision.at_least))
            case "exchange":
                return tuple(spare(self.hand, EXCHANGE_MOST))
            case "discard":
                return tuple(spare(self.hand, len(self.hand)))
            case "sacrifice":
                return best(Clash(self.outlook).sacrifices(), self.rng)
            case _:
                return (self.choice(),)

    def choice(self) -> Choice:
        """The answer to a question with one."""
        match self.decision.prompt:
            case "turn" | "weapon" | "target" | "shot" | "pay":
                return self.step_of_turn()
            case "walls" | "back" | "engage":
                return best(self.values(), self.rng)
            case "aid":
                return self.aid()
            case "claim":
                return self.decision.choices[-1]
            case _:
                return self.step_of_battle()

    def values(self) -> Values:
        """What the answers are worth to a question that stands for itself."""
        match self.decision.prompt:
            case "walls":
                return self.walls()
            case "back":
                return self.back()
            case _:
                return self.foes()

    # ------------------------------------------------------------ a turn of one's own

    def step_of_turn(self) -> Choice:
        """The next step of the best turn that agrees with the steps taken."""
        match self.decision.prompt:
            case "turn":
                return best(self.plans(), self.rng)
            case "weapon":
                return best(raids(self.outlook, self.params["soldier"]), self.rng).weapons[0]
            case "target":
                return self.target()
            case "shot":
                return best(self.shots(), self.rng)
            case _:
                return self.decision.choices[0]

    def plans(self) -> Values:
        """What each soldier brings at best, and each other deed that is allowed."""
        values: Values = {}
        for raid, value in raids(self.outlook).items():
            values[raid.soldier] = max(value, values.get(raid.soldier, value))
        return values | {
            deed: self.deed(deed) for deed in self.decision.choices if isinstance(deed, str)
        }

    def deed(self, deed: str) -> float:
        """What it is worth to shoot, to restock or to pass."""
        if deed == "barrage":
            return best_volley(self.outlook)
        if deed == "pass":
            return worth_of(self.hand)
        gone = spare(self.hand, len(self.hand)) if is_second(self.outlook.state) else []
        return worth_of_restock([card for card in self.hand if card not in gone])

    def target(self) -> Choice:
        """A second weapon, or what to attack."""
        laid = tuple(self.params["weapons"])
        raid = best(raids(self.outlook, self.params["soldier"], laid), self.rng)
        if len(raid.weapons) > len(laid):
            return raid.weapons[-1]
        return target(raid.foe, raid.slot)

    def shots(self) -> Values:
        """What the next barrage brings at each territory, or to shoot those that are aimed."""
        shots: list[str] = self.params["shots"]
        values: Values = {**shots_after(self.outlook, shots)}
        if shots:
            values["shoot"] = worth_of_volley(self.outlook, shots)
        return values

    # ------------------------------------------------------------ answers

    def step_of_battle(self) -> Choice:
        """The next step of the best answer in a soldier battle."""
        clash = Clash(self.outlook)
        match self.decision.prompt:
            case "defend":
                return best(self.defences(clash), self.rng)
            case "defend-weapon":
                return self.weapon(clash)
            case "deceive":
                return best(self.turns(clash), self.rng)
            case _:
                return best(self.blades(clash), self.rng)

    def defences(self, clash: Clash) -> Values:
        """What each answer to an attack is worth; KK-1010: help is asked for where none is."""
        values: Values = {"surrender": clash.loss() + worth_of(self.hand)}
        for (man, *_), value in clash.defences().items():
            values[man] = max(value, values.get(man, value))
        if len(soldiers(self.hand)) >= SACRIFICE:
            values["sacrifice"] = max(clash.sacrifices().values())
        if not can_answer(self.hand, clash.need, clash.count):
            values |= self.requests("weapon" if soldiers(self.hand) else "soldier", -clash.loss())
        return values

    def weapon(self, clash: Clash) -> Choice:
        """The next weapon of the best defence."""
        laid = tuple(self.params["weapons"])
        _, *arms = best(clash.defences(self.params["soldier"], laid), self.rng)
        return next(card for card in arms if card not in laid)

    def blades(self, clash: Clash) -> Values:
        """What a Kunai is worth, or to ask for one."""
        values: Values = {"pass": 0.0}
        if "kunai" not in self.decision.choices:
            return values | self.requests("weapon", abs(clash.loss()))
        mine = self.decision.prompt == "blade"
        return values | {"kunai": clash.blade() if mine else clash.counter()}

    def turns(self, clash: Clash) -> Values:
        """What it is worth to turn the attack at each territory of its attacker."""
        slots = self.outlook.state.players[clash.leg.attacker].lands()
        values: Values = {
            target(clash.leg.attacker, slot): clash.turning(self.hand, slot) for slot in slots
        }
        return values | {"decline": 0.0}

    def walls(self) -> Values:
        """What each number of Walls is worth here, with the best use of the others elsewhere."""
        left: int = self.params["left"]
        first, *others = salvos_from(self.outlook, self.params["at"], self.params["by"])
        values: Values = {
            count: worth_of_walls(self.outlook, first, count)
            + best_walls(self.outlook, others, left - count)
            for count in self.decision.choices
            if isinstance(count, int)
        }
        now, more = (best_walls(self.outlook, [first, *others], n) for n in (left, left + 1))
        return values | self.requests("wall", more - now, now)

    def back(self) -> Values:
        """What it is worth to send a barrage back at each territory that is free."""
        outlook = self.outlook
        lands = [str(land) for land in self.decision.choices]
        return {land: stake(outlook, outlook.seat, land, 1) for land in lands}

    # ------------------------------------------------------------ teams

    def requests(self, sort: str, gain: float, before: float = 0.0) -> Values:
        """What it is worth to ask a teammate for a card (KK-1010 to KK-1012), if one may."""
        asks = [ask for ask in self.decision.choices if str(ask).endswith(f"-{sort}")]
        mates = {ask: int(str(ask).split("-")[1]) for ask in asks}
        held = {ask: self.outlook.cards(mate) for ask, mate in mates.items()}
        return {ask: before + CALL * (gain - 1) + cards / 100 for ask, cards in held.items()}

    def aid(self) -> Choice:
        """KK-D10: of what helps the one the shogun misses least, or nothing."""
        cards = gifts(self.outlook, self.params["kind"])
        return cheapest(self.outlook, cards) if cards else "refuse"

    def foes(self) -> Values:
        """KK-D11: the fewer cards and territories a foe has, the better."""
        outlook = self.outlook
        seats = {choice: int(str(choice).split("-")[1]) for choice in self.decision.choices}
        return {
            choice: -outlook.cards(foe) / 4 - len(outlook.state.players[foe].lands())
            for choice, foe in seats.items()
        }
