"""The shogun's chances, against what one finds by trying every hand."""

from __future__ import annotations

from itertools import combinations
from math import isclose

import pytest

from engines.kamakura.components import GEISHA, KUNAI, WALL, Card
from engines.kamakura.hands import (
    can_answer,
    defenders,
    has_combination,
    of_kind,
    soldiers,
    strongest,
    weapons,
)
from engines.kamakura.shogun import chances
from tests.engines.kamakura.scenario import deal

BOX = "samurai samurai ninja geisha geisha kunai kunai katana naginata yumi wall wall barrage"


def every(size: int) -> list[list[Card]]:
    """Every hand of this size from a small box."""
    return [list(hand) for hand in combinations(small_box(), size)]


def small_box() -> list[Card]:
    return deal(list(range(92)), BOX)


@pytest.mark.parametrize("size", [0, 1, 2, 4, 6])
@pytest.mark.parametrize(("need", "count"), [(1, 1), (3, 1), (4, 1), (3, 2), (5, 2), (8, 2)])
def test_chances_of_answers_are_exact(size: int, need: int, count: int) -> None:
    """KK-401, KK-402, KK-406, KK-418: the formulas count what one finds by trying every hand."""
    hands, pool = every(size), chances.pool_of(small_box())
    bare = sum(not defenders(hand, need, count) for hand in hands) / len(hands)
    assert isclose(chances.helpless(pool, size, need, count, size), bare)
    none = sum(not can_answer(hand, need, count) for hand in hands) / len(hands)
    assert isclose(chances.helpless(pool, size, need, count, 2), none)
    turning = sum(turns(hand, need, count) for hand in hands) / len(hands)
    assert isclose(chances.turns(pool, size, need, count), turning, abs_tol=1e-12)


def turns(hand: list[Card], need: int, count: int) -> bool:
    """Whether a Geisha of this hand exceeds an attack."""
    return any(strongest(geisha, weapons(hand), count) > need for geisha in of_kind(hand, GEISHA))


@pytest.mark.parametrize("size", [0, 2, 5])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_chances_of_kunai_and_walls_are_exact(size: int, count: int) -> None:
    """The same for single kinds, and for hands that are known to hold no combination (KK-709)."""
    hands, pool = every(size), chances.pool_of(small_box())
    for kind in (KUNAI, WALL):
        few = [hand for hand in hands if len(of_kind(hand, kind)) < count]
        assert isclose(chances.fewer(pool, size, kind, count), len(few) / len(hands))
    idle = [hand for hand in hands if not has_combination(hand)]
    few = [hand for hand in idle if len(of_kind(hand, WALL)) < count]
    assert isclose(chances.fewer_walls_if_idle(pool, size, count), len(few) / len(idle))
    throws = [hand for hand in idle if len(soldiers(hand)) >= 3]
    assert isclose(chances.throws_if_idle(pool, size), len(throws) / len(idle))
