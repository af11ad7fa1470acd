"""What the page of Mombasa draws from is what its tools make of the game's components."""

from typing import Any

from tools import africa, mombasa_box


def borders() -> dict[frozenset[str], int]:
    drawn: list[dict[str, Any]] = africa.chart()["borders"]
    return {frozenset(line["between"]): line["cost"] for line in drawn}


def test_the_box_is_the_one_that_is_played() -> None:
    assert mombasa_box.TARGET.read_text() == mombasa_box.script()


def test_the_chart_is_the_one_that_the_tool_draws() -> None:
    assert africa.TARGET.read_text() == africa.script()


def test_every_border_of_the_rules_is_drawn_and_no_other_line_costs_anything() -> None:
    assert {pair: cost for pair, cost in borders().items() if cost} == africa.BORDERS
