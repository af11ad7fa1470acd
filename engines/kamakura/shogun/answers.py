"""What the answers to an attack are worth: defences, sacrifices, blades, deceptions, aid."""

from __future__ import annotations

from itertools import combinations

from engines.kamakura.abilities import is_ninja
from engines.kamakura.components import GEISHA, KIND, KUNAI, VALUE, Card
from engines.kamakura.hands import (
    SACRIFICE,
    can_answer,
    kunai,
    of_sort,
    power,
    soldiers,
    weapons,
)
from engines.kamakura.lanes import battle_of, power_of
from engines.kamakura.shogun.outlook import WILL, WORTH, Outlook, blades, worth_of
from engines.kamakura.shogun.raids import EFFORT, men_of, unlike
from engines.kamakura.turn import is_turnable

Cards = tuple[Card, ...]


class Clash:
    """The running leg of a soldier battle, as the seat sees it that is asked."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.battle = battle_of(outlook.state)
        self.leg = self.battle.leg
        self.need = power_of(self.battle.attack)
        self.count = len(self.battle.attack.weapons)

    def left(self, gone: Cards) -> list[Card]:
        """The own hand without some cards."""
        return [card for card in self.outlook.hand if card not in gone]

    def loss(self) -> float:
        """What it is worth, for better or worse, that this leg captures its target."""
        return self.outlook.gain(self.leg.attacker, self.leg.defender, self.leg.slot)

    # ------------------------------------------------------------ defending

    def defences(self, soldier: Card | None = None, laid: Cards = ()) -> dict[Cards, float]:
        """What each defence is worth that agrees with the cards chosen already."""
        hand = self.outlook.hand
        men = men_of(hand) if soldier is None else [soldier]
        found = [arms for arms in combinations(weapons(hand), self.count) if set(laid) <= set(arms)]
        return {
            (man, *arms): self.defence(man, arms)
            for man in men
            for arms in unlike(found)
            if power(man, arms) >= self.need
        }

    def defence(self, soldier: Card, arms: Cards) -> float:
        """What a defence is worth: it stands, unless a Hidden Blade overturns it."""
        left = self.left((soldier, *arms))
        stands = 1 - self.overturned(blades(left))
        kept = worth_of([*left, soldier])
        if KIND[soldier] == GEISHA and power(soldier, arms) > self.need:
            kept += max(0.0, self.deception(left))
        return stands * kept + (1 - stands) * (worth_of(left) + self.loss())

    def overturned(self, mine: int) -> float:
        """The chance that the attacker's Ninja has more Kunai than we can counter (KK-414)."""
        if not is_ninja(self.battle):
            return 0.0
        return 1 - self.outlook.fewer_kunai(self.leg.attacker, mine + 1)

    def sacrifices(self) -> dict[Cards, float]:
        """What is left after each way to throw three soldiers in (KK-406)."""
        threes = unlike(list(combinations(soldiers(self.outlook.hand), SACRIFICE)))
        return {three: worth_of(self.left(three)) for three in threes}

    # ------------------------------------------------------------ deception

    def deception(self, hand: list[Card]) -> float:
        """What it is worth on average to turn the attack back, with this hand still to answer."""
        if not is_turnable(self.battle.attack.soldier, self.need, self.count):
            return 0.0
        slots = self.outlook.state.players[self.leg.attacker].lands()
        return max([self.turning(hand, target) for target in slots])

    def turning(self, hand: list[Card], slot: int) -> float:
        """What it is worth to turn the attack at this territory of its attacker."""
        outlook, attacker = self.outlook, self.leg.attacker
        falls = 1 - WILL * outlook.answers(attacker, self.need, self.count)
        value = falls * outlook.gain(outlook.seat, attacker, slot)
        value += EFFORT * self.count * (1 - falls)
        if not can_answer(hand, self.need, self.count):
            again = outlook.turns(attacker, self.need, self.count)
            value += WILL * again * outlook.threat(attacker)
        return value

    # ------------------------------------------------------------ blades

    def blade(self) -> float:
        """KK-413: what a Hidden Blade of ours brings: the capture, if its counters run out."""
        mine = blades(self.outlook.hand)
        wins = self.outlook.fewer_kunai(self.leg.defender, mine)
        return wins * (self.loss() + WORTH[KIND[self.battle.attack.soldier]]) - WORTH[KUNAI]

    def counter(self) -> float:
        """KK-414: what a counter brings: the land is kept, unless another blade follows."""
        mine = blades(self.outlook.hand)
        holds = self.outlook.fewer_kunai(self.leg.attacker, mine)
        return holds * (0.5 - self.loss()) - WORTH[KUNAI]


# ---------------------------------------------------------------- aid


def gifts(outlook: Outlook, sort: str) -> list[Card]:
    """The cards that help a teammate in need: what suffices; with Walls, any."""
    cards = of_sort(outlook.hand, sort)
    if outlook.state.battle is None or sort == "soldier":
        return cards
    clash = Clash(outlook)
    if clash.leg.defence is not None:
        return kunai(cards)
    enough = -(-clash.need // clash.count)
    return [card for card in cards if VALUE[KIND[card]] >= enough - 1]


def cheapest(outlook: Outlook, cards: list[Card]) -> Card:
    """The card whose loss leaves the best hand."""
    return max(cards, key=lambda card: worth_of([c for c in outlook.hand if c != card]))
