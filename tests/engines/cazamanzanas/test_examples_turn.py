"""The worked examples about turns, cards and piles."""

from __future__ import annotations

import pytest

from engines.cazamanzanas.components import KIND, RIGHT, owner_of
from engines.kernel import IllegalMoveError
from tests.engines.cazamanzanas.boards import boards
from tests.engines.cazamanzanas.scenario import FAST, Table, orchard

BOARDS = dict(boards())


def cells(table: Table, row: int) -> list[int]:
    """The columns of the cells of a row that are offered."""
    names = [str(choice) for choice in table.choices()]
    return [int(name[3:]) for name in names if name.startswith(f"r{row}c")]


def test_cm_e27() -> None:
    """Also CM-504, CM-508, CM-RUL-08: a pile falls at once, the branch does not move."""
    board = BOARDS["CM-E27"]
    board.glyphs[2, 4] = "-"
    board.said["stuck"] = "r2c4:Q1,Q2"
    table = orchard(board, hands=["bomb"], round=2)
    table.play("bomb", "r2c4")
    assert table.caught() == {5: 2}
    assert table.state.branch == [3, 6]
    assert table.keys()[:4] == ["bombed", "fall", "apple-basket", "apple-basket"]
    assert table.keys()[4:] == ["fallen", "ripened"]
    assert table.said("fall") == [{"cause": "bomb", "count": 2}]


def test_cm_e28() -> None:
    """Also CM-505, CM-506: upright it lets go, turned flat again it does nothing at once."""
    board = BOARDS["CM-E28"]
    board.glyphs[2, 5] = "-"
    board.said["stuck"] = "r2c5:Q1"
    hands = ["rotate", "rotate"]
    table = orchard(board, hands=hands, round=2)
    table.play("rotate", "r2c5")
    assert table.caught() == {5: 1}
    assert table.said("rotated")[0]["acts"] == "upright"
    table.answer()
    table.entries.clear()
    table.play("rotate", "r2c5")
    assert table.keys() == ["rotated", "ripened"]
    assert table.said("rotated")[0]["acts"] == "platform"


def test_cm_e29() -> None:
    """Also CM-INV-16: one rotation tilts it the other way, a second one back."""
    board = BOARDS["CM-E29"]
    board.glyphs[2, 4] = "\\"
    table = orchard(board, hands=["rotate"], cap=11)
    before = table.match.view(0)["public"]["paths"]["4"]
    assert before[0]["path"][-1][1] == 5
    table.play("rotate", "r2c4")
    assert table.said("fall") == [{"cause": "ripe", "count": 1}]
    assert table.caught() == {3: 1}
    again = orchard(board, hands=["rotate", "rotate"])
    again.play("rotate", "r2c4").answer().play("rotate", "r2c4")
    assert not again.state.mechanism((2, 4)).turned


def test_cm_e31() -> None:
    """Also CM-D1b, CM-401, CM-407, CM-408, CM-409, CM-RUL-13."""
    table = orchard(hands=["portal"])
    table.play("portal", "r2c5")
    assert cells(table, 1) == [3, 4, 5, 6, 7]
    assert cells(table, 2) == [2, 3, 4, 6, 7, 8]
    assert cells(table, 3) == [3, 4, 5, 6, 7]
    assert cells(table, 4) == [4, 5, 6]
    assert len(table.choices()) == 19
    assert {table.barred()[cell] for cell in ("r4c3", "r2c9")} == {"far"}
    fuller = orchard(
        """
col      5  6
branch   =  =
r1       .  .
r2       .  *
r3       x  .
r4       .  .
basket   U  U
""",
        hands=["portal"],
    )
    fuller.play("portal", "r2c5")
    assert len(fuller.choices()) == 17
    assert fuller.barred()["r2c6"] == fuller.barred()["r2c5"] == "taken"


FOUR_DOUBLERS = """
col      1  2  3  4
branch   =  =  =  =
r1       ^  .  .  .
r2       .  ^  .  .
r3       .  .  ^  .
r4       .  .  .  ^
basket   U  U  U  U
"""


def test_cm_e32() -> None:
    """Also CM-405, CM-406."""
    table = orchard(
        FOUR_DOUBLERS,
        seats=3,
        hands=["leaf", "leaf", "doubler bomb leaf"],
        active=2,
    )
    assert table.kinds() == ["leaf", "bomb"]
    doubler = table.card("doubler")
    assert table.barred() == {doubler: "doublers"}
    with pytest.raises(IllegalMoveError, match="CM-406"):
        table.answer(doubler)
    table.play("bomb", "r1c1").answer()
    assert table.seat == 0
    assert sum(card.kind == "doubler" for card in table.state.table) == 3
    table.play("leaf", "r1c1").answer().play("leaf", "r2c1").answer()
    assert "doubler" in table.kinds()


def test_cm_e33() -> None:
    """Also CM-302, CM-303, CM-310, CM-RUL-21."""
    table = orchard(hands=["bomb rotate rotate"], cap=0)
    assert table.asked == "dead-hand"
    assert len(table.choices()) == 3
    bomb = table.card("bomb")
    table.answer(bomb)
    assert table.state.players[0].discard == [bomb]
    assert table.state.cap == 1
    assert (table.asked, len(table.choices())) == ("refill", 2)
    assert table.keys() == ["wasted", "ripened"]
    other = orchard(hands=["bomb rotate leaf"])
    assert (other.asked, other.kinds()) == ("card", ["leaf"])
    assert sorted(other.barred().values()) == ["nothing-to-bomb", "nothing-to-turn"]


def test_cm_e36() -> None:
    """Also CM-306, CM-307, CM-309, CM-RUL-20, CM-RUL-26."""
    hand = ["leaf trampoline_left bomb"]

    def refill(*thrown: str, **options: str) -> Table:
        table = orchard(hands=hand, decks={0: 1}, **options)
        player = table.state.players[0]
        assert len(player.discard) == 17
        table.play("leaf", "r1c1")
        return table.answer(*(table.card(kind) for kind in thrown))

    table = orchard(hands=hand)
    table.play("leaf", "r1c1")
    decision = table.match.decisions[0]
    assert (decision.at_least, decision.at_most, len(decision.choices)) == (0, 2, 2)
    assert decision.params["draws"] == [1, 2, 3]
    for thrown, drawn in (((), 1), (("bomb",), 2), (("trampoline_left",), 2)):
        assert refill(*thrown).said("refilled")[0]["count"] == drawn
    both = refill("trampoline_left", "bomb")
    assert both.said("refilled")[0]["count"] == 3
    assert both.said("reshuffle") == [{"count": 19, "seat": 0}]
    assert both.state.players[0].discard == []
    assert len(both.state.players[0].deck) == 17
    strict = refill("trampoline_left", "bomb", empty_deck="no_reshuffle")
    assert len(strict.state.players[0].hand) == 1
    assert strict.said("refilled")[0]["count"] == 1


TILTED = """
col      3  4  5
branch   =  =  =
r1       .  .  .
r2       .  /  .
r3       1  .  1
r4       .  .  .
basket   U  U  U
"""


@pytest.mark.parametrize(("option", "heir"), [("bomber", 1), ("owner", 0)])
def test_cm_e39(option: str, heir: int) -> None:
    """Also CM-501, CM-502, CM-503, CM-507, CM-RUL-22, CM-RUL-27."""
    table = orchard(TILTED, hands=["leaf", "bomb"], active=1, bombed_cards=option)
    target = next(card for card in table.state.table if card.cell == (2, 4))
    swap = next(card for card in table.state.players[0].deck if KIND[card] == RIGHT)
    table.state.players[0].deck.remove(swap)
    table.state.players[0].deck.append(target.card)
    target.card, target.turned = swap, True
    bomb = table.card("bomb")
    table.answer(bomb)
    assert table.choices() == ("r2c4",)
    assert table.barred() == {"r3c3": "portal-stays", "r3c5": "portal-stays"}
    table.answer("r2c4")
    piles = [player.discard for player in table.state.players]
    assert swap in piles[heir]
    assert bomb in piles[1]
    assert sum(map(len, piles)) == 2
    (bombed,) = table.said("bombed")
    assert (bombed["owner"], bombed["other"]) == (0, heir)
    assert owner_of(swap) == 0
    assert table.state.cap == 1
    assert table.state.table[-1].kind == "portal"


def test_a_bombed_card_is_laid_upright_again() -> None:
    """CM-E39, CM-403, CM-507: it loses its rotation with its place."""
    table = orchard(TILTED, hands=["leaf", "trampoline_right"], active=1)
    table.play("trampoline_right", "r1c1")
    assert not table.state.mechanism((1, 1)).turned
    assert table.said("laid")[0]["cell"] == {"row": 1, "column": 1}
    assert table.said("laid")[0]["set"] == "teal"


def test_the_fast_leaf() -> None:
    """CM-012, CM-301: play, ripen, refill; it is worth three points, the slow one one."""
    table = orchard(hands=["fast_leaf leaf bomb"], cap=0)
    table.play(FAST, "r4c11")
    assert table.said("ripened") == [{"points": 3, "cap": 3, "left": 9, "seat": 0}]
    table.answer()
    assert table.keys() == ["laid", "ripened", "refilled"]
