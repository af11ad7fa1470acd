"""What soldier attacks are worth, and which to choose."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from msgspec import Struct

from engines.kamakura.components import KIND, KUNAI, NINJA, RULES, Card
from engines.kamakura.hands import can_answer, power, soldiers, weapons
from engines.kamakura.shogun.outlook import WILL, WORTH, Outlook, blades, worth_of
from engines.kamakura.state import Slot
from engines.kamakura.turn import is_turnable
from engines.kernel import Seat

MOST_ARMS: int = RULES["weapons_per_soldier"]

EFFORT: Final = 0.12
"""What a card is worth that an attack costs its defender."""

AID: Final = 0.85
"""How often a teammate of somebody helpless can give no card that helps."""


class Raid(Struct, frozen=True):
    """An attack that might be made."""

    soldier: Card
    weapons: tuple[Card, ...]
    foe: Seat
    slot: Slot

    @property
    def cards(self) -> tuple[Card, ...]:
        """The soldier and his weapons."""
        return self.soldier, *self.weapons


def unlike(groups: list[tuple[Card, ...]]) -> list[tuple[Card, ...]]:
    """One group of cards of each make-up: cards of a kind do the same."""
    found = {tuple([KIND[card] for card in group]): group for group in groups}
    return list(found.values())


def arms_of(hand: list[Card], laid: tuple[Card, ...] = ()) -> Iterator[tuple[Card, ...]]:
    """The ways to arm a soldier with one or two weapons, `laid` being chosen already."""
    rest = [(card,) for card in weapons(hand) if card not in laid]
    if len(laid) == MOST_ARMS:
        yield laid
    elif laid:
        yield laid
        yield from [laid + more for more in unlike(rest)]
    else:
        yield from unlike(rest)
        yield from unlike(list(combinations(weapons(hand), MOST_ARMS)))


def men_of(hand: list[Card]) -> list[Card]:
    """One soldier of each kind."""
    return [card for (card,) in unlike([(card,) for card in soldiers(hand)])]


def raids(
    outlook: Outlook, soldier: Card | None = None, laid: tuple[Card, ...] = ()
) -> dict[Raid, float]:
    """What each attack is worth that agrees with the soldier and weapons chosen already."""
    men = men_of(outlook.hand) if soldier is None else [soldier]
    foes = outlook.state.foes(outlook.seat)
    values: dict[Raid, float] = {}
    for man in men:
        for arms in arms_of(outlook.hand, laid):
            for foe in foes:
                values |= raids_on(outlook, man, arms, foe)
    return values


def raids_on(
    outlook: Outlook, soldier: Card, arms: tuple[Card, ...], foe: Seat
) -> dict[Raid, float]:
    """What it is worth to attack each territory of a foe with these cards."""
    prospect = prospect_of(outlook, soldier, arms, foe)
    lands = outlook.state.players[foe].lands()
    gains = {slot: outlook.gain(outlook.seat, foe, slot) for slot in lands}
    return {
        Raid(soldier, arms, foe, slot): prospect.success * gain + prospect.rest
        for slot, gain in gains.items()
    }


class Prospect(Struct, frozen=True):
    """How likely an attack captures, and what all else that it brings is worth on average."""

    success: float
    rest: float


def prospect_of(outlook: Outlook, soldier: Card, arms: tuple[Card, ...], foe: Seat) -> Prospect:
    """What becomes of an attack: it captures, or it is met, or thrown back, or turned."""
    need, count = power(soldier, arms), len(arms)
    kept = [card for card in outlook.hand if card not in arms]
    left = [card for card in kept if card != soldier]
    helped = AID if outlook.state.mates(foe) else 1.0
    met = 1 - helped * (1 - WILL * outlook.defends(foe, need, count))
    throws = outlook.answers(foe, need, count) - outlook.defends(foe, need, count)
    thrown = helped * WILL * throws
    blade = blade_chance(outlook, soldier, left, foe, count)
    success = 1 - thrown - met * (1 - blade)
    rest = success * worth_of(kept) + (1 - success) * worth_of(left)
    rest += EFFORT * (met * count + thrown * 3)
    rest -= met * blade * WORTH[KUNAI]
    if is_turnable(soldier, need, count) and not can_answer(left, need, count):
        back = WILL * outlook.turns(foe, need, count) * (1 - blade)
        rest += back * outlook.threat(foe)
    return Prospect(success, rest)


def blade_chance(outlook: Outlook, soldier: Card, left: list[Card], foe: Seat, count: int) -> float:
    """KK-413, KK-414: the chance that a Ninja overturns a defence: more Kunai than the defender."""
    mine = blades(left)
    if KIND[soldier] != NINJA or not mine:
        return 0.0
    return outlook.fewer(foe, KUNAI, mine, spent=count + 1)
