"""Counted trees: how many ways a match can begin, computed by hand and by playing them all.

With seven cards a player has 7 single cards and 21 pairs, so 28 ways to lay cargo.
"""

from __future__ import annotations

from itertools import combinations

import pytest

from engines.kamozza import game
from engines.kamozza.options import Options
from engines.kamozza.state import State
from engines.kernel import Match
from engines.kernel.decision import Decision, Move
from tests.engines.kamozza.scenario import SEED, Past, harbour


def moves(decision: Decision) -> list[Move]:
    """All legal answers."""
    counts = range(decision.at_least, decision.at_most + 1)
    return [move for count in counts for move in combinations(decision.choices, count)]


def perft(match: Match[State], depth: int) -> int:
    """How many sequences of `depth` moves there are; those who choose together go by seat."""
    if depth == 0 or not match.decisions:
        return int(depth == 0)
    seat = min(match.decisions)
    decision = match.decisions[seat]
    if depth == 1:
        return len(moves(decision))
    total = 0
    for move in moves(decision):
        after = match.clone()
        after.submit(seat, decision.id, move)
        total += perft(after, depth - 1)
    return total


def begin(seats: int, **options: str) -> Match[State]:
    return Match[State].start(game, seats, Options.model_validate(options), SEED)


@pytest.mark.parametrize(
    ("seats", "mode", "counts"),
    [
        (3, "main", [28, 28**2, 28**3]),
        (4, "main", [28, 28**2, 28**3]),
        (3, "variant", [7, 7**2, 7**3, 7**3 * 6]),
        (5, "variant", [7, 7**2, 7**3, 7**4]),
    ],
)
def test_how_a_match_begins(seats: int, mode: str, counts: list[int]) -> None:
    match = begin(seats, mode=mode)
    assert [perft(match, depth) for depth in range(1, len(counts) + 1)] == counts


def test_how_a_match_ends() -> None:
    """Three players with two cards each before the last round: 3 cargoes each, 2 ports each."""
    past = {n: Past(lost="rat tea silk porcelain rice", stamp=(0, 0)) for n in (1, 2, 3)}
    match = harbour(A=8, B=30, seats=3, round=6, past=past).match
    assert [perft(match, depth) for depth in range(1, 7)] == [3, 9, 27, 54, 108, 216]
    assert perft(match, 7) == 0
