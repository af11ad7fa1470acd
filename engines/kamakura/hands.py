"""What a hand of cards can do: combinations, power, answers."""

from __future__ import annotations

from collections.abc import Iterable

from engines.kamakura.components import (
    BARRAGE,
    KIND,
    KUNAI,
    RULES,
    SAMURAI,
    SORT,
    VALUE,
    WALL,
    YUMI,
    Card,
    Kind,
    Sort,
)

CAP: int = RULES["weapon_cap"]
BONUS: int = RULES["samurai_bonus"]
YUMI_PER_BARRAGE: int = RULES["yumi_per_barrage"]
SACRIFICE: int = RULES["sacrifice"]


def of_sort(hand: list[Card], sort: Sort) -> list[Card]:
    """The soldiers, weapons, barrages or walls of a hand."""
    return [card for card in hand if SORT[KIND[card]] == sort]


def of_kind(hand: list[Card], kind: Kind) -> list[Card]:
    """The cards of one kind."""
    return [card for card in hand if KIND[card] == kind]


def soldiers(hand: list[Card]) -> list[Card]:
    """The soldiers of a hand."""
    return of_sort(hand, "soldier")


def weapons(hand: list[Card]) -> list[Card]:
    """The weapons of a hand."""
    return of_sort(hand, "weapon")


def walls(hand: list[Card]) -> list[Card]:
    """The Walls of a hand."""
    return of_kind(hand, WALL)


def kunai(hand: list[Card]) -> list[Card]:
    """The Kunai of a hand, which are also the blades (KK-413)."""
    return of_kind(hand, KUNAI)


def has_combination(hand: list[Card]) -> bool:
    """KK-101: whether any soldier can carry any weapon."""
    return bool(soldiers(hand)) and bool(weapons(hand))


def barrages(hand: list[Card]) -> int:
    """KK-107, KK-613: how many barrages a hand can lay, three Yumi counting as one."""
    return len(of_kind(hand, BARRAGE)) + yumi_barrages(hand)


def yumi_barrages(hand: list[Card]) -> int:
    """KK-613: how many barrages can be laid as three Yumi."""
    return len(of_kind(hand, YUMI)) // YUMI_PER_BARRAGE


def is_unplayable(hand: list[Card]) -> bool:
    """KK-106: no combination, no Arrow Barrage and fewer than three Yumi."""
    return not has_combination(hand) and not barrages(hand)


def worth(soldier: Card, weapon: Card) -> int:
    """KK-104: what one weapon is worth in the hands of a soldier; a Samurai's one more, up to 4."""
    bonus = BONUS if KIND[soldier] == SAMURAI else 0
    return min(CAP, VALUE[KIND[weapon]] + bonus)


def power(soldier: Card, arms: Iterable[Card]) -> int:
    """KK-104, KK-105: the power of an armed soldier."""
    return sum([worth(soldier, weapon) for weapon in arms])


def strongest(soldier: Card, arms: list[Card], count: int) -> int:
    """The greatest power a soldier has with `count` of these weapons; -1 with too few of them."""
    if len(arms) < count:
        return -1
    return sum(sorted([worth(soldier, weapon) for weapon in arms], reverse=True)[:count])


def defenders(hand: list[Card], need: int, count: int) -> list[Card]:
    """KK-401 to KK-403: the soldiers that can reach `need` with exactly `count` weapons."""
    arms = weapons(hand)
    return [card for card in soldiers(hand) if strongest(card, arms, count) >= need]


def fitting(soldier: Card, arms: list[Card], laid: list[Card], need: int, count: int) -> list[Card]:
    """The weapons that can be added to those laid so that `need` is reached with `count` in all."""
    have = power(soldier, laid)
    missing = count - len(laid) - 1
    return [
        weapon
        for weapon in arms
        if have
        + worth(soldier, weapon)
        + strongest(soldier, [other for other in arms if other != weapon], missing)
        >= need
    ]


def can_answer(hand: list[Card], need: int, count: int) -> bool:
    """Whether a hand has any answer to an attack but to surrender (KK-401, KK-406)."""
    return len(soldiers(hand)) >= SACRIFICE or bool(defenders(hand, need, count))
