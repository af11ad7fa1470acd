"""What became of every card, counted match by match."""

from __future__ import annotations

from engines.gosu import game
from tests.engines.gosu.scenario import camp

NONE = "- / - / -"


def test_cards_that_came_in_worked_and_won() -> None:
    table = camp("skab mumba / xil / nihil | spark oto", NONE, pile="kiri reya")
    table.answers("A", "mutate-mumba spark oto").answers("B", "draw-3")
    table.state.players[1].hand.clear()
    table.sound = False
    table.answers("A", "activate-nihil").expect(winners="A")
    found = game.census(table.entries, table.state)
    assert found["spark"] == {"played": 1, "activated": 1, "won": 1}
    assert found["nihil"] == {"played": 0, "activated": 1, "won": 1}
    assert found["mumba"] == {"played": 0, "activated": 1, "won": 0}
    assert len(found) == 150


def test_a_permanent_power_works_from_the_moment_on_in_which_its_card_comes_in() -> None:
    table = camp(f"{NONE} | tink", NONE)
    table.answers("A", "tink")
    assert game.census(table.entries, table.state)["tink"] == {
        "played": 1,
        "activated": 1,
        "won": 0,
    }


def test_everything_in_the_box_can_come_into_play() -> None:
    assert game.options.model_validate(game.everything).model_dump()["clan_mode"] == "random"
