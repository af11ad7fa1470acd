"""What is in the box, and how it comes to the table (CM-0xx to CM-2xx)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.cazamanzanas import game
from engines.cazamanzanas.components import (
    BRANCHES,
    KIND,
    PICTURES,
    POINTS,
    RULES,
    SET_SIZE,
    SETS,
    START,
    SYMBOLS,
    aside_of,
    deck_of,
    owner_of,
    set_of,
)
from engines.cazamanzanas.options import Options
from engines.cazamanzanas.orchard import REACH, cell_of, cells_of, columns_of, name_of
from engines.cazamanzanas.state import State
from engines.kernel import Match, Rng

SEEDS = [bytes([n]) * 32 for n in range(40)]


def started(seats: int, seed: bytes = SEEDS[0], **options: Any) -> State:
    return Match[State].start(game, seats, Options(**options), seed).state


def test_the_box() -> None:
    """CM-010, CM-013, CM-014, CM-015, CM-017, CM-018: 88 set cards, four times 8 others, and 1."""
    assert (len(SETS), SET_SIZE, len(KIND)) == (4, 22, 88)
    assert len(KIND) + 2 * len(PICTURES) + 2 * len(SYMBOLS) + 1 == 121
    assert RULES["apples"] == 20
    assert len(set(PICTURES)) == len(set(SYMBOLS.values())) == 8


def test_one_set() -> None:
    """CM-011, CM-012, CM-RUL-28: nine kinds, two portals, one fast leaf; all sets are the same."""
    cards = list(zip(KIND, POINTS, strict=True))
    assert cards == cards[:SET_SIZE] * 4
    assert Counter(KIND[:SET_SIZE]) == {
        "trampoline_left": 4,
        "trampoline_right": 4,
        "platform": 3,
        "leaf": 2,
        "doubler": 2,
        "portal": 2,
        "trap": 1,
        "bomb": 2,
        "rotate": 2,
    }
    dear = {kind for kind, points in cards if points == 2}
    assert dear == {"doubler", "portal"}
    assert sorted(points for kind, points in cards[:SET_SIZE] if kind == "leaf") == [1, 3]
    assert {points for kind, points in cards if kind not in {"leaf", *dear}} == {1}


def test_the_track() -> None:
    """CM-016, CM-203: twelve spaces, and a start for each number of players."""
    assert (RULES["ripe"], START) == (12, {2: 4, 3: 2, 4: 0})


def test_a_deck_and_the_portal_aside() -> None:
    """CM-207: 21 cards, and a portal that waits."""
    for seat in range(4):
        assert len(deck_of(seat)) == 21
        assert KIND[aside_of(seat)] == "portal"
        assert {owner_of(card) for card in [*deck_of(seat), aside_of(seat)]} == {seat}
        assert set_of(aside_of(seat)) == SETS[seat]


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, -2), (4, -2)])
def test_the_field(seats: int, first: int) -> None:
    """CM-101, CM-104, CM-107, CM-109, CM-201, CM-RUL-01, CM-RUL-02: four rows, side columns."""
    state = started(seats)
    assert columns_of(state) == range(first, 12)
    assert len(cells_of(state)) == 4 * (12 - first)
    assert BRANCHES[seats][-1] == 8
    assert [basket.column for basket in state.baskets] == list(BRANCHES[seats])


def test_cells_have_names() -> None:
    """CM-101, CM-102, CM-103: row and column."""
    for cell in ((1, -2), (6, 11), (4, 0)):
        assert cell_of(name_of(cell)) == cell


def test_the_reach_of_portals() -> None:
    """CM-408: 24 cells around the first."""
    assert len(REACH) == 24
    assert {abs(row) + abs(column) for row, column in REACH} == {1, 2, 3}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deal(seats: int) -> None:
    """CM-001, CM-202, CM-204 to CM-208, CM-110, CM-111: cards, hunters, apples."""
    state = started(seats)
    assert all(len(player.hand) == 3 for player in state.players)
    assert all(len(player.deck) == 18 for player in state.players)
    assert all(len(player.hunters) == 2 for player in state.players)
    assert len(state.unseen) == {2: 2, 3: 2, 4: 0}[seats]
    assert len(state.removed) == {2: 2, 3: 0, 4: 0}[seats]
    assert state.branch == state.shown[0]
    assert (len(state.branch), len(state.blossoms)) == (3, len(BRANCHES[seats]) - 3)
    assert state.supply == 17
    assert (state.round, state.cap, state.rows) == (1, START[seats], 4)


def test_chance_decides() -> None:
    """CM-202, CM-205, CM-206, CM-209, CM-210: baskets, blossoms, hunters, hands, first player."""
    states = [started(3, seed) for seed in SEEDS]
    assert {state.active for state in states} == {0, 1, 2}
    for drawn in (
        [[basket.colour for basket in state.baskets] for state in states],
        [state.branch for state in states],
        [state.players[0].hunters for state in states],
        [state.players[1].hand for state in states],
        [state.players[2].deck for state in states],
    ):
        assert len({tuple(one) for one in drawn}) > 15


def test_the_host_names_the_first_player() -> None:
    """CM-209, CM-D0, CM-RUL-18, CM-R01: the first seat is asked before anything is dealt."""
    match = Match[State].start(game, 3, Options(first_player="host_choice"), SEEDS[0])
    decision = match.decisions[0]
    assert (decision.prompt, decision.choices) == ("first-player", (0, 1, 2))
    assert match.state.players[0].hand == []
    assert match.view(0)["public"]["paths"] == {}
    match.submit(0, decision.id, [2])
    assert list(match.decisions) == [2]
    assert (match.can_undo(0), match.state.round) == (False, 1)


def test_nothing_is_dealt_before_the_first_step() -> None:
    """CM-207: each set is whole."""
    state = game.setup(2, Options(), Rng(SEEDS[1]))
    assert [len(player.deck) for player in state.players] == [21, 21]
    game.check(state)
