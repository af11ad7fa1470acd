"""What soldier attacks are worth, and which to choose."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from msgspec import Struct

from engines.kamakura.components import KIND, KUNAI, NINJA, RULES, Card
from engines.kamakura.hands import SACRIFICE, can_answer, power, soldiers, weapons
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


class Band(Struct, frozen=True):
    """A soldier with weapons, and what that leaves: hands after success and failure.

    `blades` are the Kunai that a Ninja may follow up with (KK-410). `safe`: a turned attack could
    not come to harm us, since it cannot be turned, or can be met.
    """

    soldier: Card
    weapons: tuple[Card, ...]
    won: float
    lost: float
    blades: int
    safe: bool

    @property
    def power(self) -> int:
        """KK-104."""
        return power(self.soldier, self.weapons)


class Field(Struct, frozen=True):
    """A foe: what each of his territories is worth, and what he would win by turning an attack.

    `helped`: how likely he stays helpless, where teammates might give him a card.
    """

    foe: Seat
    gains: dict[Slot, float]
    threat: float
    helped: float


def raids(
    outlook: Outlook, soldier: Card | None = None, laid: tuple[Card, ...] = ()
) -> dict[Raid, float]:
    """What each attack is worth that agrees with the soldier and weapons chosen already."""
    men = men_of(outlook.hand) if soldier is None else [soldier]
    bands = [
        band_of(outlook.hand, man, arms) for man in men for arms in arms_of(outlook.hand, laid)
    ]
    fields = [field_of(outlook, foe) for foe in outlook.state.foes(outlook.seat)]
    values: dict[Raid, float] = {}
    for band in bands:
        for field in fields:
            hope, rest = prospect_of(outlook, band, field)
            for slot, gain in field.gains.items():
                values[Raid(band.soldier, band.weapons, field.foe, slot)] = hope * gain + rest
    return values


def band_of(hand: list[Card], soldier: Card, arms: tuple[Card, ...]) -> Band:
    """What a soldier with these weapons leaves behind."""
    kept = [card for card in hand if card not in arms]
    left = [card for card in kept if card != soldier]
    need, count = power(soldier, arms), len(arms)
    safe = not is_turnable(soldier, need, count) or can_answer(left, need, count)
    knives = blades(left) if KIND[soldier] == NINJA else 0
    return Band(soldier, arms, worth_of(kept), worth_of(left), knives, safe)


def field_of(outlook: Outlook, foe: Seat) -> Field:
    """What can be won from a foe, and lost to him."""
    lands = outlook.state.players[foe].lands()
    gains = {slot: outlook.gain(outlook.seat, foe, slot) for slot in lands}
    helped = AID if outlook.state.mates(foe) else 1.0
    return Field(foe, gains, outlook.threat(foe), helped)


def prospect_of(outlook: Outlook, band: Band, field: Field) -> tuple[float, float]:
    """How likely an attack captures, and what all else that it brings is worth on average.

    It is met, or three soldiers are thrown in its way; a Ninja may overturn a defence with more
    Kunai than the defender has (KK-413, KK-414); a Geisha may turn it (KK-418).
    """
    foe, need, count = field.foe, band.power, len(band.weapons)
    defends, answers = outlook.defends(foe, need, count), outlook.answers(foe, need, count)
    met = 1 - field.helped * (1 - WILL * defends)
    thrown = field.helped * WILL * (answers - defends)
    blade = outlook.fewer_kunai(foe, band.blades, spent=count + 1)
    hope = 1 - thrown - met * (1 - blade)
    rest = hope * band.won + (1 - hope) * band.lost
    rest += EFFORT * (met * count + thrown * SACRIFICE) - met * blade * WORTH[KUNAI]
    if not band.safe:
        rest += WILL * outlook.turns(foe, need, count) * (1 - blade) * field.threat
    return hope, rest
