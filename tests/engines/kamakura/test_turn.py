"""One's own turn: what must be done, what may be done, drawing (KK-3xx, KK-1102 to KK-1104)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kamakura.components import KIND
from tests.engines.kamakura.scenario import camp, deal, resume, stack


def test_exactly_one_action_and_then_the_next_player() -> None:
    """KK-301, KK-317, KK-109: clockwise."""
    table = camp("ninja", "ninja", "ninja")
    for seat in "ABCA":
        assert table.asked == f"{seat} turn"
        table.answers(seat, "pass")
    assert [entry["turn"] for entry in table.said("turn")] == [2, 3, 4, 5]


def test_a_soldier_needs_a_weapon() -> None:
    """KK-302, KK-309: Walls and barrages oblige to nothing."""
    table = camp("samurai barrage wall", "ninja")
    assert table.bars("A") == {"samurai": ("unarmed", "KK-302")}
    assert table.offers("A") == {"barrage", "restock", "pass"}


def test_one_weapon_or_two() -> None:
    """KK-302, KK-303: of the same kind or of different ones; KK-102: only lands in play."""
    table = camp(
        "ninja kunai kunai yumi",
        "ninja",
        slots={"B": "farm - - palace"},
        captured={"A": "B village, B fortress"},
    )
    assert table.ways("A") == {
        f"ninja {arms} B{slot}"
        for arms in ("kunai", "yumi", "kunai kunai", "kunai yumi", "yumi kunai")
        for slot in (1, 4)
    }
    table.answers("A", "ninja kunai")
    assert table.question("A").params["power"] == 1
    assert table.light("A") == {"kunai", "yumi"}
    table.answers("A", "yumi")
    assert table.question("A").params["power"] == 5
    assert table.question("A").params["powers"] == {}


@pytest.mark.parametrize(
    ("arms", "turnable"),
    [
        ("samurai naginata", False),
        ("samurai katana", True),
        ("geisha kunai", False),
        ("samurai naginata yumi", False),
        ("ninja naginata yumi", True),
    ],
)
def test_what_can_be_turned_at_all(arms: str, turnable: bool) -> None:
    """KK-424, KK-425: no Geisha's attack, and none of the highest power."""
    table = camp(f"{arms} wall", "ninja wall").answers("A", arms)
    assert table.question("A").params["turnable"] == turnable


def test_barrages_do_not_meet_the_obligation() -> None:
    """KK-308, KK-309, KK-R03: with a soldier and a weapon three Yumi are no barrage."""
    table = camp("samurai yumi yumi yumi", "ninja")
    assert table.offers("A") == {"samurai"}
    assert table.bars("A")["barrage"] == ("obligation-barrage", "KK-308")
    milder = camp("samurai yumi yumi yumi", "ninja", obligation="attack")
    assert milder.offers("A") == {"samurai", "barrage"}


def test_different_territories_for_barrages() -> None:
    """KK-304, KK-R14: of different opponents if one likes."""
    table = camp("barrage barrage barrage wall", "ninja", "ninja").answers("A", "barrage B1")
    assert table.bars("A") == {"B1": ("aimed", "KK-304")}
    assert table.offers("A") == {"shoot", "B2", "B3", "B4", "C1", "C2", "C3", "C4"}
    assert table.question("A").params == {"shots": ["1.1"], "left": 2}
    table.answers("A", "C1 shoot")
    assert table.shots == ["A B1 flying", "A C1 flying"]
    assert table.hand("A") == "barrage wall"


def test_no_more_barrages_than_targets() -> None:
    """KK-304: with a single territory left to aim at, nothing more is asked."""
    table = camp(
        "barrage barrage",
        "wall",
        slots={"B": "farm - - -"},
        captured={"A": "B village, B fortress, B palace"},
        victory_score="20",
    ).answers("A", "barrage")
    assert (table.offers("A"), table.light("A")) == ({"B1"}, set())
    table.answers("A", "B1")
    assert (table.asked, table.hand("A")) == ("B walls", "barrage")


@pytest.mark.parametrize("hand", ["yumi yumi yumi", "barrage", "barrage barrage"])
def test_one_way_to_lay_a_barrage_is_not_asked_for(hand: str) -> None:
    """KK-107: three Yumi together are one barrage."""
    table = camp(hand, "wall").barrage("A", "B1")
    assert (table.asked, table.shots) == ("B walls", ["A B1 flying"])


@pytest.mark.parametrize(("pay", "left"), [("0", "yumi yumi yumi"), ("1", "barrage")])
def test_an_arrow_barrage_or_three_yumi(pay: str, left: str) -> None:
    """KK-613: who holds both chooses which are laid."""
    table = camp("yumi yumi yumi barrage", "wall").answers("A", "barrage B1")
    assert "shoot" in table.light("A")
    table.answers("A", "shoot")
    assert (table.offers("A"), table.question("A").prompt) == ({"0", "1"}, "pay")
    table.answers("A", pay)
    assert table.said("volley")[0]["yumi"] == int(pay)
    assert table.hand("A") == left


def test_yumi_and_arrow_barrages_may_be_mixed() -> None:
    """KK-613: two barrages, of which none, one or both are Yumi."""
    table = camp("yumi yumi yumi yumi yumi yumi barrage barrage", "wall")
    table.answers("A", "barrage B1 B2 shoot")
    assert table.offers("A") == {"0", "1", "2"}
    table.answers("A", "1")
    assert table.hand("A") == "yumi yumi yumi barrage"


def test_six_yumi_are_two_barrages() -> None:
    """KK-613."""
    table = camp("yumi yumi yumi yumi yumi yumi", "wall").answers("A", "barrage B1 B2")
    assert table.said("volley")[0]["yumi"] == 2
    assert table.hand("A") == ""


def test_restocking_draws_up_to_eight_and_is_the_whole_turn() -> None:
    """KK-310, KK-313, KK-314."""
    table = camp("wall wall", "ninja", pile="kunai kunai kunai kunai kunai ninja")
    table.answers("A", "restock")
    assert table.asked == "A claim"
    assert table.offers("A") == {"end"}
    table.answers("A", "end").expect(turn="B")
    assert len(table.state.players[0].hand) == 8


def test_eight_unplayable_cards_are_shown_at_once() -> None:
    """KK-305, KK-311, KK-R08."""
    hand = "samurai samurai ninja ninja geisha wall wall wall"
    table = camp(hand, "ninja", pile="kunai kunai kunai kunai kunai kunai kunai ninja")
    table.answers("A", "restock").expect(
        A="ninja kunai kunai kunai kunai kunai kunai kunai", discard=hand
    )
    assert table.said("claimed") == [{"seat": 0, "kinds": hand.split()}]
    assert table.offers("A") == {"end"}


def test_eight_cards_with_a_barrage_are_not_replaced() -> None:
    """KK-305, KK-R08: the barrage can be sent, or the turn passed."""
    table = camp("samurai samurai ninja ninja geisha barrage wall wall", "ninja")
    assert table.bars("A")["restock"] == ("full-restock", "KK-305")
    assert table.offers("A") == {"barrage", "pass"}


def test_passing_is_allowed_again_where_nothing_else_is() -> None:
    """KK-306, KK-R11, KK-I16: by option not twice in a row, unless there is no other action."""
    table = camp("samurai wall", "ninja", repeat_pass="forbidden").answers("A", "pass")
    table.answers("B", "pass")
    assert table.offers("A") == {"restock"}
    usual = camp("samurai wall", "ninja").answers("A", "pass").answers("B", "pass")
    assert usual.offers("A") == {"restock", "pass"}


def test_empty_piles_end_the_drawing() -> None:
    """KK-316, KK-R12: first the discard pile is shuffled; with both empty, drawing stops."""
    state = stack("wall wall", "ninja", discard="kunai katana")
    state.pile = []
    table = resume(state, sound=False).answers("A", "restock").answers("A", "end")
    table.expect(A="kunai katana wall wall", discard="", turn="B")
    assert [entry["count"] for entry in table.said("restock")] == [2]
    assert table.said("reshuffle") == [{"count": 2}]


def test_a_hand_may_exceed_eight_cards_by_aid() -> None:
    """KK-315: there is no limit; restocking such a hand draws nothing."""
    nine = "ninja katana wall wall wall wall wall wall wall"
    state = stack(nine, "ninja", "ninja", "ninja", mode="teams", restock_rule="second")
    table = resume(state)
    table.answers("A", "restock").nothing("A")
    table.expect(A=nine, turn="B")
    assert [entry["count"] for entry in table.said("restock")] == [0]


SECOND: dict[str, Any] = {"restock_rule": "second"}


def test_the_second_edition_restocks_with_any_hand() -> None:
    """KK-1102, KK-1104: the obligation does not forbid it, and nothing is claimed."""
    table = camp("samurai kunai barrage", "ninja", pile="wall " * 5, **SECOND)
    assert table.offers("A") == {"samurai", "restock"}
    assert table.bars("A")["barrage"] == ("obligation-barrage", "KK-308")
    assert "restock" in table.light("A")
    table.answers("A", "restock")
    assert (table.question("A").at_least, table.question("A").at_most) == (0, 3)
    table.answers("A", "samurai kunai barrage")
    assert table.said("discarded")[0]["kinds"] == ["samurai", "kunai", "barrage"]
    assert table.said("restock")[0]["count"] == 8
    table.expect(turn="B")
    assert not table.said("claimed")


def test_an_empty_hand_discards_nothing() -> None:
    """KK-1102: and nobody is asked what."""
    table = camp("", "ninja", **SECOND)
    assert table.light("A") == set()
    table.answers("A", "restock").expect(turn="B")
    assert table.said("restock")[0]["count"] == 8


def test_the_second_edition_passes_only_where_nothing_else_is_possible() -> None:
    """KK-1103: without barrage and combination, right after a restock."""
    table = camp("ninja", "geisha kunai", pile="wall wall wall wall wall wall wall", **SECOND)
    assert table.bars("A")["pass"] == ("other-pass", "KK-1103")
    table.answers("A", "restock").nothing("A")
    table.attack("B", "geisha kunai", "A1").answers("A", "surrender")
    assert table.offers("A") == {"pass"}
    table.answers("A", "pass").answers("B", "restock").nothing("B")
    assert table.bars("A")["pass"] == ("other-pass", "KK-1103")


def test_what_one_holds_in_the_second_edition_still_attacks() -> None:
    """KK-306, KK-1103: never a pass with a combination."""
    table = camp("samurai kunai", "ninja", **SECOND)
    assert table.bars("A")["pass"] == ("combination-pass", "KK-306")


def test_drawing_goes_on_from_the_reshuffled_pile() -> None:
    """KK-316: in the middle of a draw; KK-204: no card is lost."""
    state = stack("wall", "ninja", discard="kunai kunai kunai kunai kunai kunai kunai")
    state.pile = deal(state.pile, "yumi yumi")
    table = resume(state, sound=False).answers("A", "restock")
    drawn = [KIND[card] for card in table.state.players[0].hand]
    assert sorted(drawn) == sorted(["wall", "yumi", "yumi"] + ["kunai"] * 5)
    assert len(table.state.pile) == 2
