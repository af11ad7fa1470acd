"""Turns, cards and previews beyond the worked examples."""

from __future__ import annotations

import pytest

from engines.cazamanzanas.components import KIND
from engines.cazamanzanas.orchard import shifting
from engines.cazamanzanas.scoring import notes_of
from engines.cazamanzanas.turn import ban_on
from engines.kernel import SPECTATOR
from tests.engines.cazamanzanas.scenario import copy_of, orchard

PATHS = """
col      1  2  3  4  5  6
branch   =  o  =  =  o  =
r1       .  .  .  .  .  .
r2       .  \\  .  .  .  .
r3       .  .  .  .  -  .
r4       .  .  .  .  .  .
basket   U  U  U  U  U  U
stuck    r3c5:Q1
"""


def test_the_paths_of_apples_that_hang_are_shown_to_all() -> None:
    """CM-INV-14: by the fall itself, for each branch."""
    table = orchard(PATHS)
    paths = table.match.view(SPECTATOR)["public"]["paths"]
    assert set(paths) == {"2", "5"}
    assert paths["2"] == [
        {
            "apple": "2",
            "how": "hangs",
            "origin": [0, 2],
            "path": [
                [1, 2, "pass"],
                [2, 2, "bounce"],
                [3, 3, "pass"],
                [4, 3, "pass"],
                [5, 3, "basket"],
            ],
        }
    ]


def test_a_preview_tells_what_would_be_other() -> None:
    """Only cells on a path matter, and only the branches that change are named."""
    table = orchard(PATHS, hands=["trap"])
    table.answer(table.card("trap"))
    paths = table.match.decisions[0].params["paths"]
    assert {cell for cell in paths if cell.endswith("c5")} == {"r1c5", "r2c5"}
    assert "r2c2" not in paths
    assert "r4c5" not in paths
    assert set(paths["r4c3"]) == {"2"}
    assert paths["r4c3"]["2"][0]["path"][-1] == [4, 3, "trap"]


def test_a_preview_of_a_bomb_has_what_falls_at_once() -> None:
    """CM-504: first what sticks, then the apples on the branch."""
    table = orchard(PATHS, hands=["bomb"])
    table.answer(table.card("bomb"))
    paths = table.match.decisions[0].params["paths"]
    assert set(paths) == {"r2c2", "r3c5"}
    assert set(paths["r3c5"]) == {"now", "5"}
    assert paths["r3c5"]["now"][0]["how"] == "released"
    assert paths["r3c5"]["now"][0]["origin"] == [3, 5]


def test_a_preview_of_portals_takes_both_cells() -> None:
    """CM-D1b: the second cell is shown with the first one in place."""
    table = orchard(PATHS, hands=["portal"])
    table.play("portal", "r1c5")
    paths = table.match.decisions[0].params["paths"]
    assert len(paths) == len(table.choices())
    assert paths["r1c6"]["5"][0]["path"][0] == [1, 5, "teleport", 1, 6]


def test_a_preview_leaves_out_what_stays_as_it_is() -> None:
    """A leaf on a path changes nothing."""
    table = orchard(PATHS, hands=["leaf"])
    table.answer(table.card("leaf"))
    assert table.match.decisions[0].params["paths"] == {}


@pytest.mark.parametrize("kind", ["trap", "bomb"])
def test_without_previews_nothing_is_shown(kind: str) -> None:
    table = orchard(PATHS, hands=[kind], path_preview="off")
    table.answer(table.card(kind))
    assert table.match.decisions[0].params["paths"] == {}
    assert table.match.view(0)["public"]["paths"] is None


def test_rotating_what_no_apple_meets() -> None:
    """CM-505, CM-RUL-27, CM-506: a useless rotation is legal, and turning a tilt frees nobody."""
    table = orchard(PATHS, hands=["rotate"])
    table.answer(table.card("rotate"))
    assert table.choices() == ("r2c2", "r3c5")
    assert table.barred() == {}
    table.answer("r2c2")
    assert table.keys() == ["rotated", "ripened"]


def test_only_trampolines_and_platforms_turn() -> None:
    """CM-505: a trap does not."""
    table = orchard(PATHS.replace("r1       .", "r1       x"), hands=["rotate"])
    table.answer(table.card("rotate"))
    assert table.barred() == {"r1c1": "not-turnable"}


def test_an_empty_hand_passes() -> None:
    """CM-311: the cap moves by one, and the refill draws what it can."""
    table = orchard(hands=["leaf"], decks={1: 2}, empty_deck="no_reshuffle")
    player = table.state.players[1]
    player.discard += player.hand
    player.hand = []
    table.play("leaf", "r1c1").answer()
    assert table.said("no-cards") == [{"seat": 1}]
    assert table.state.cap == 2
    assert len(player.hand) == 2
    assert [data["count"] for data in table.said("refilled")] == [1, 2]
    assert table.seat == 2


def test_no_room_on_a_full_table() -> None:
    """CM-108, CM-303, CM-402, CM-409: mechanisms need a free cell, portals two that are close."""
    table = orchard(rows=4)
    state = table.state
    assert ban_on(state, "leaf") is None
    assert ban_on(state, "portal") is None
    state.rows = 0
    assert ban_on(state, "leaf") == ("no-room", "CM-108")
    assert ban_on(state, "portal") == ("no-pair", "CM-409")


def test_a_cell_without_a_partner_is_no_place_for_a_portal() -> None:
    """CM-409: it is named with its reason."""
    lone = "\n".join(
        [
            "col     -2 -1  0  1  2",
            "branch         =  =",
            "r1       .  *  *  *  *",
            "r2       x  x  /  /  /",
            "r3       /  -  -  -  -",
            "r4       \\  \\  \\  \\  \\",
            "basket   #  #  #  U  U",
        ]
    )
    table = orchard(lone, hands=["portal"])
    table.play("portal")
    assert table.barred()["r1c-2"] == "no-partner"
    assert "r1c-2" not in table.choices()


def test_side_columns_push_no_basket() -> None:
    """CM-RUL-24, CM-703: only what stands directly above a basket."""
    table = orchard(PATHS)
    assert shifting(table.state) == []
    table.state.rows = 3
    assert shifting(table.state) == [5]


def test_sums_that_differ_need_no_note() -> None:
    """CM-802: a note says what decided between equal sums only."""
    assert notes_of([[3, 1], [2, 1]]) == []
    assert [note.params["less"] for note in notes_of([[2, 2], [4, 0]])] == [2]


def test_a_new_round_leaves_all_but_the_cap_as_it_is() -> None:
    """CM-312, CM-314, CM-404, CM-607, CM-706, CM-707, CM-RUL-19: hands, decks, table."""
    table = orchard(PATHS, hands=["leaf"], round=2, cap=11, decks={1: 4}, spare=3)
    before = copy_of(table.state)
    table.play("leaf", "r1c9").answer()
    after = table.state
    assert (after.round, after.cap, table.seat) == (3, 0, 1)
    assert after.players[1:] == before.players[1:]
    assert [(card.card, card.cell) for card in after.table[:-1]] == [
        (card.card, card.cell) for card in before.table
    ]
    assert after.mechanism((3, 5)).stuck == 2


def test_laying_a_card_moves_no_apple() -> None:
    """CM-112, CM-411, CM-403, CM-RUL-03: neither those on a platform nor those on the branch."""
    table = orchard(PATHS.replace("Q1", "Q1,Q2"), hands=["platform"])
    assert table.state.mechanism((3, 5)).stuck == 2
    table.play("platform", "r4c5")
    assert table.keys() == ["laid", "ripened"]
    assert (table.state.mechanism((3, 5)).stuck, table.state.branch) == (2, [2, 5])
    assert not table.state.mechanism((4, 5)).turned


def test_everybody_lays_one_pair_of_portals() -> None:
    """CM-410, CM-305, CM-RUL-14: two portals a set, both laid at once, for the points of one."""
    table = orchard(hands=["portal"])
    table.play("portal", "r1c1", "r1c2")
    player = table.state.players[0]
    rest = player.hand + player.deck + player.discard
    assert [card for card in rest if KIND[card] == "portal"] == []
    assert player.aside is None
    assert table.state.cap == 2


def test_a_choice_of_one_is_asked() -> None:
    """CM-R03: the only card that can be played, and the only thing to bomb."""
    table = orchard(PATHS.replace("\\", "."), hands=["bomb rotate rotate"])
    table.answer(table.card("bomb"))
    assert (table.asked, table.choices()) == ("bomb", ("r3c5",))


def test_of_three_with_equal_sums_each_pair_is_told() -> None:
    """CM-R07: who was ahead of whom, and who shares a rank."""
    notes = notes_of([[3, 1], [2, 2], [2, 2]])
    told = [(note.key, note.params["seat"], note.params["other"]) for note in notes]
    assert told == [("tie-basket", 0, 1), ("tie-basket", 0, 2), ("tie-shared", 1, 2)]
