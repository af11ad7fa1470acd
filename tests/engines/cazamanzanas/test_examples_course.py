"""The worked examples about rounds, setup and score."""

from __future__ import annotations

from typing import Any

import pytest

from engines.cazamanzanas import game
from engines.cazamanzanas.components import BRANCHES
from engines.cazamanzanas.options import Options
from engines.cazamanzanas.orchard import reserve_of, spare_of
from engines.cazamanzanas.scoring import counts_of, notes_of, ranks_of
from engines.cazamanzanas.state import State
from engines.kernel import Match, Rng
from tests.engines.cazamanzanas.scenario import FAST, SEED, orchard, play_through

CAP_ON_11 = """
col      1  2  3  4
branch   o  =  o  =
r1       .  .  .  .
r2       .  .  .  .
r3       .  .  .  .
r4       .  .  .  .
basket   U  U  U  U
"""


def test_cm_e34() -> None:
    """Also CM-304, CM-313, CM-701, CM-702, CM-706, CM-RUL-16, CM-RUL-17."""
    hands = ["leaf", "leaf", "fast_leaf leaf bomb"]
    table = orchard(CAP_ON_11, hands=hands, round=1, cap=11, active=2, spare=3)
    table.play(FAST, "r1c9")
    assert table.state.cap == 12
    assert table.caught() == {1: 1, 3: 1}
    assert table.state.branch == []
    assert (table.seat, table.asked) == (2, "refill")
    table.answer()
    assert (table.state.round, table.state.cap, table.seat) == (2, 0, 3)
    last = orchard(CAP_ON_11, hands=hands, cap=11, active=2)
    last.play(FAST, "r1c9")
    assert last.match.outcome is not None
    assert len(last.state.players[2].hand) == 2
    assert last.keys()[-1] == "over"


@pytest.mark.parametrize(
    ("seats", "kind", "cell", "rows"),
    [
        (4, "leaf", "r4c1", 5),
        (3, "portal", "r4c8", 5),
        (4, "leaf", "r4c10", 4),
        (4, "leaf", "r3c4", 4),
        (2, "leaf", "r4c2", 4),
        (2, "leaf", "r4c3", 5),
    ],
)
def test_cm_e35(seats: int, kind: str, cell: str, rows: int) -> None:
    """Also CM-703, CM-705, CM-RUL-24, CM-106, CM-INV-08."""
    hands = [f"{kind} rotate rotate"]
    table = orchard(seats=seats, hands=hands, round=1, cap=11, spare=2)
    table.play(kind, cell, *(["r3c8"] if kind == "portal" else []))
    table.answer()
    assert table.state.rows == rows
    assert len(table.said("shift")) == rows - 4
    assert table.keys()[-2:] == ["round", "apples"]


def test_a_row_is_added_before_the_last_round_too() -> None:
    """CM-E35, CM-106: the same test looks at the row that is the last by then."""
    table = orchard(hands=["leaf rotate rotate"], round=2, cap=11, rows=5)
    table.play("leaf", "r5c4").answer()
    assert table.state.rows == 6
    assert table.said("shift") == [{"cells": [{"row": 5, "column": 4}]}]


def test_cm_e37() -> None:
    """Also CM-208, CM-620, CM-704, CM-RUL-11."""
    match = Match[State].start(game, 4, Options(), SEED)
    assert (match.state.supply, reserve_of(match.state), spare_of(match.state)) == (17, 9, 8)
    table = orchard(hands=["leaf rotate rotate"], round=1, cap=11, spare=7)
    table.play("leaf", "r1c1")
    assert table.state.supply == 16
    table.answer()
    assert (table.state.supply, spare_of(table.state), len(table.state.branch)) == (13, 7, 3)
    later = orchard(hands=["leaf rotate rotate"], round=2, cap=11, spare=3)
    assert later.state.supply == 9
    later.play("leaf", "r1c1").answer()
    assert (later.state.supply, spare_of(later.state), len(later.state.branch)) == (3, 3, 6)
    assert later.state.baskets[0].apples == 11


def test_cm_e38() -> None:
    """Also CM-107, CM-202, CM-203, CM-204, CM-205, CM-206, CM-207, CM-RUL-23, CM-RUL-25."""
    match = play_through(2, path_preview="off")
    state = match.state
    view = match.view(0)["public"]
    assert [basket["column"] for basket in view["baskets"]] == [3, 4, 5, 6, 7, 8]
    assert len(view["removed"]) == 2
    colours = {basket["colour"] for basket in view["baskets"]}
    hunters = [colour for player in state.players for colour in player.hunters]
    assert {*hunters, *state.unseen} == colours
    assert (len(hunters), len(state.unseen)) == (4, 2)
    assert sorted(state.shown[0] + state.shown[1]) == list(BRANCHES[2])
    assert state.shown[2] == list(BRANCHES[2])
    assert view["columns"] == [0, 11]
    assert view["track"]["start"] == 4


@pytest.mark.parametrize(
    ("counts", "ranks", "note"),
    [
        ([[3, 1], [2, 2], [3, 0]], [1, 2, 3], "tie-basket"),
        ([[3, 1], [3, 1], [2, 1]], [1, 1, 3], "tie-shared"),
    ],
)
def test_cm_e40(counts: list[list[int]], ranks: list[int], note: str) -> None:
    """(a) and (b), also CM-801, CM-802, CM-804."""
    assert ranks_of(counts) == ranks
    assert [found.key for found in notes_of(counts)] == [note]


def test_cm_e40_c() -> None:
    """CM-803, CM-RUL-29: apples that stick, and those of hunters nobody holds, count for nobody."""
    board = """
col      7  8
branch   =  =
r1       .  .
r2       .  -
r3       .  .
r4       .  .
basket   U  U
stuck    r2c8:Q1,Q2
"""
    table = orchard(board, seats=3, hands=["leaf rotate rotate"], cap=11)
    for basket, apples in zip(table.state.baskets, [3, 1, 0, 2, 0, 0, 4, 0], strict=True):
        basket.apples = apples
    assert [counts_of(table.state, seat) for seat in range(3)] == [[3, 1], [2, 0], [0, 0]]
    table.play("leaf", "r1c1")
    outcome: Any = table.match.outcome
    assert (outcome.scores, outcome.ranks) == ([4, 2, 0], [1, 2, 3])
    assert table.said("unseen") == [{"colours": list(table.state.unseen)}]


def test_the_setup_of_two_is_drawn() -> None:
    """CM-202, CM-210, CM-RUL-25: any two baskets may stay away."""
    removed = {
        tuple(Match[State].start(game, 2, Options(), Rng(bytes([n]) * 32).seed()).state.removed)
        for n in range(12)
    }
    assert len(removed) > 5
