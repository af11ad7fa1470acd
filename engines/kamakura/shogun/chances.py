"""What a hidden hand may hold, counted exactly: all that is unseen is equally likely to be in it.

A `Pool` is how many cards of each kind are unseen, in the order of the box. Chances follow from it
and from the public number of cards in a hand, by the hypergeometric distribution.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import comb
from typing import Final

from engines.kamakura.components import COUNT, GEISHA, KIND, SAMURAI, SORT, VALUE, WALL, Card, Kind
from engines.kamakura.hands import BONUS, CAP, SACRIFICE

Pool = tuple[int, ...]

KINDS: Final[tuple[Kind, ...]] = tuple(COUNT)
ARMS: Final[tuple[Kind, ...]] = tuple(kind for kind in KINDS if SORT[kind] == "weapon")
SOLDIERS: Final[tuple[Kind, ...]] = tuple(kind for kind in KINDS if SORT[kind] == "soldier")
CACHE: Final = 1 << 14


def pool_of(cards: Iterable[Card]) -> Pool:
    """How many there are of each kind."""
    counts = Counter([KIND[card] for card in cards])
    return tuple([counts[kind] for kind in KINDS])


def number(pool: Pool, *kinds: Kind) -> int:
    """How many cards of some kinds are unseen."""
    return sum([pool[KINDS.index(kind)] for kind in kinds])


def barren(arms: Pool, others: int, size: int, need: int, count: int, bonus: int) -> int:
    """In how many ways `size` of these cards hold no `count` weapons that reach `need` together.

    `arms` are the weapons by value, `others` is the number of the other cards. KK-104: each weapon
    counts `bonus` more, up to the cap. Only the one or two best weapons matter.
    """
    worths = [min(CAP, VALUE[kind] + bonus) for kind in ARMS]
    if count == 1:
        weak = sum([n for n, worth in zip(arms, worths, strict=True) if worth < need])
        return comb(weak + others, size)
    ways = comb(others, size) + sum(arms) * over(others, size - 1)
    for high, low in [(a, b) for a in range(len(arms)) for b in range(a + 1)]:
        if worths[high] + worths[low] < need:
            ways += topped(arms, others, size, high, low)
    return ways


def topped(arms: Pool, others: int, size: int, high: int, low: int) -> int:
    """In how many ways the two best weapons among `size` cards are of these two values."""
    below = sum(arms[:low]) + others
    upto = below + arms[low]
    if high != low:
        return arms[high] * (over(upto, size - 1) - over(below, size - 1))
    return comb(upto, size) - comb(below, size) - arms[high] * over(below, size - 1)


def over(cards: int, size: int) -> int:
    """Binomial coefficient, 0 for a negative size."""
    return comb(cards, size) if size >= 0 else 0


@lru_cache(CACHE)
def helpless(pool: Pool, size: int, need: int, count: int, most: int) -> float:
    """The chance of a hand with no defence against an attack and at most `most` soldiers.

    KK-401, KK-402. With `most` below three it cannot be sacrificed either (KK-406).
    """
    arms = tuple([number(pool, kind) for kind in ARMS])
    samurai = number(pool, SAMURAI)
    plain = number(pool, *SOLDIERS) - samurai
    others = sum(pool) - samurai - plain - sum(arms)
    ways = comb(sum(arms) + others, size)
    for k in range(1, min(most, size) + 1):
        for s in range(k + 1):
            bonus = BONUS if s else 0
            able = barren(arms, others, size - k, need, count, bonus)
            ways += comb(samurai, s) * comb(plain, k - s) * able
    return ways / comb(sum(pool), size)


@lru_cache(CACHE)
def turns(pool: Pool, size: int, need: int, count: int) -> float:
    """KK-418: the chance of a Geisha with weapons that exceed an attack."""
    arms = tuple([number(pool, kind) for kind in ARMS])
    geisha = number(pool, GEISHA)
    others = sum(pool) - geisha - sum(arms)
    ways = 0
    for k in range(1, size + 1):
        rest = comb(sum(arms) + others, size - k)
        ways += comb(geisha, k) * (rest - barren(arms, others, size - k, need + 1, count, 0))
    return ways / comb(sum(pool), size)


@lru_cache(CACHE)
def fewer(pool: Pool, size: int, kind: Kind, count: int) -> float:
    """The chance that a hand holds fewer than `count` cards of a kind."""
    have, rest = number(pool, kind), sum(pool) - number(pool, kind)
    ways = sum([comb(have, n) * comb(rest, size - n) for n in range(min(count, size + 1))])
    return ways / comb(sum(pool), size)


# ---------------------------------------------------------------- hands without a combination


@lru_cache(CACHE)
def fewer_walls_if_idle(pool: Pool, size: int, count: int) -> float:
    """The chance of fewer than `count` Walls in a hand that holds no combination (KK-709)."""
    have = number(pool, WALL)
    bare = tuple([0 if kind == WALL else n for kind, n in zip(KINDS, pool, strict=True)])
    ways = sum([comb(have, n) * idle(bare, size - n) for n in range(min(count, size + 1))])
    return ways / idle(pool, size)


def idle(pool: Pool, size: int) -> int:
    """How many hands hold no soldier, or no weapon (KK-101)."""
    rest = sum(pool) - number(pool, *SOLDIERS, *ARMS)
    without = (rest + number(pool, *ARMS), rest + number(pool, *SOLDIERS))
    return sum([comb(cards, size) for cards in without]) - comb(rest, size)


@lru_cache(CACHE)
def throws_if_idle(pool: Pool, size: int) -> float:
    """The chance that a hand without a combination holds three soldiers to sacrifice (KK-406)."""
    able = number(pool, *SOLDIERS)
    rest = sum(pool) - able - number(pool, *ARMS)
    ways = sum([comb(able, n) * comb(rest, size - n) for n in range(SACRIFICE, size + 1)])
    return ways / idle(pool, size)
