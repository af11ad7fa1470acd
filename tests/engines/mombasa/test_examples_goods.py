"""Worked examples of goods actions and company tracks."""

from __future__ import annotations

import pytest

from engines.kernel import IllegalMoveError
from tests.engines.mombasa.scenario import ANN, BEN, CEM, Desk


def coffee(column: int) -> Desk:
    """Ann can use 3 coffee; A04 (cost 2) lies on top of a column of the display."""
    desk = Desk().area(ANN, "st_coffee1 st_coffee2 st_bookkeeper")
    return desk.show(column, 0, "A04").do("goods", ["st_coffee1", "st_coffee2"])


def test_mb_x04() -> None:
    """Also MB-042, MB-043, MB-045, MB-047, MB-048, MB-049, MB-051, MB-R01, MB-R02, MB-R04."""
    desk = coffee(2)
    assert desk.asked.params["points"] == 3
    desk.do("A04")
    assert desk.now.market[2][0] is None
    assert desk.asked.params["points"] == 1
    desk.do("cairo.1")
    ann = desk.player(ANN)
    assert (ann.tracks["cairo"], desk.used(ANN)) == (1, ["st_coffee1", "st_coffee2"])
    assert "A04" in ann.hand
    assert desk.now.turn == BEN
    desk.do("end", "end")
    assert desk.barred("expansion") == "no-expansion MB-044"


def test_mb_x05() -> None:
    """MB-050, MB-R03, MB-R05, MB-R28."""
    middle = coffee(1)
    assert middle.asked.params["costs"]["A04"] == 3
    middle.do("A04")
    assert middle.now.turn == BEN
    left = coffee(0)
    assert left.barred("A04") == "too-dear MB-050"
    left.do("none")
    assert {choice for choice in left.asked.choices if choice != "none"} == {
        f"{company}.{n}"
        for company in ("mombasa", "cape_town", "saint_louis", "cairo")
        for n in (1, 2, 3)
    }
    left.do("none")
    assert left.said("unused") == [{"seat": ANN, "points": 3}]
    assert not any(left.player(ANN).tracks.values())


def test_mb_x06() -> None:
    """MB-047; two goods actions take two turns."""
    desk = Desk().area(ANN, "st_banana2 st_banana1 st_coffee2").do("goods")
    assert desk.asked.choices == ("banana", "coffee")
    desk.do("banana")
    assert desk.barred("st_coffee2") == "other-good MB-047"
    with pytest.raises(IllegalMoveError, match="other-good"):
        desk.answer(ANN, "st_banana2", "st_coffee2")
    desk.do(["st_banana2"], "none", "none", "end", "end", "goods")
    assert desk.used(ANN) == ["st_banana2"]
    assert desk.asked.choices == ("banana", "coffee")
    desk.do("coffee")
    assert desk.used(ANN) == ["st_banana2", "st_coffee2"]


def caravan(pounds: int) -> Desk:
    """Total 4 on track B1 with Ann on 4, Ben on 9 and Cem on 7."""
    desk = Desk().area(ANN, "A02 st_cotton1").set(ANN, pounds=pounds)
    for seat, space in ((ANN, 4), (BEN, 9), (CEM, 7)):
        desk.set(seat, tracks={"cape_town": space})
    return desk.do("goods", ["A02", "st_cotton1"], "none", "cape_town.4")


def test_mb_x07() -> None:
    """Also MB-053, MB-054, MB-055, MB-056."""
    desk = caravan(3)
    assert desk.player(ANN).tracks["cape_town"] == 5
    assert (desk.asked.prompt, desk.asked.params["pounds"]) == ("pay-line", 2)
    desk.do("pay")
    players = desk.now.players
    assert [p.tracks["cape_town"] for p in players] == [8, 9, 7]
    assert [p.pounds for p in players] == [3, 2, 1]
    assert desk.playing.view(ANN)["public"]["players"][ANN]["powers"] == {"expansion_bonus": 1}
    assert [entry["space"] for entry in desk.said("advance")] == [8]


def test_mb_x08() -> None:
    """MB-053, MB-R17: without the money, and by one's own will."""
    desk = caravan(1)
    assert desk.player(ANN).tracks["cape_town"] == 5
    assert desk.said("pay-line") == [{"seat": ANN, "company": "cape_town", "lost": 3}]
    assert desk.now.turn == BEN
    willing = caravan(2).do("stop")
    assert willing.player(ANN).tracks["cape_town"] == 5
    assert willing.player(ANN).pounds == 2


def test_mb_x09() -> None:
    """Also MB-057."""
    desk = Desk().area(ANN, "A01").set(ANN, tracks={"mombasa": 19})
    desk.do("goods", "none", "mombasa.3")
    ann = desk.player(ANN)
    assert (ann.tracks["mombasa"], ann.pounds) == (20, 5)
    assert desk.said("advance")[-1]["shares"] == 7


def test_mb_x10() -> None:
    """MB-048; a purchase with pounds is no goods action."""
    desk = Desk().area(ANN, "st_coffee1 st_coffee2").set(ANN, tracks={"mombasa": 6}, pounds=3)
    desk.do("goods", ["st_coffee2"])
    assert desk.asked.params["points"] == 3
    desk.do("none", "none", "end", "end", "goods")
    assert desk.asked.params["points"] == 2
    desk.do("none", "none", "bonus", "std_buy")
    assert desk.asked.params["points"] == 3
    stronger = Desk().area(ANN, "st_coffee2").set(ANN, tracks={"mombasa": 13})
    assert stronger.do("goods").asked.params["points"] == 4


def test_cards_bring_their_bonus_before_the_action() -> None:
    """MB-046, MB-010, MB-011, MB-R29: in the order of the slots, and only when they are used."""
    desk = Desk().area(ANN, "C01 A01").do("goods", ["A01", "C01"])
    assert desk.player(ANN).pounds == 2
    assert desk.said("gain") == [{"seat": ANN, "pounds": 1, "why": "card"}]
    assert desk.asked.params["points"] == 7


def test_one_may_stop_on_any_space() -> None:
    """MB-052, MB-059, MB-R24: one track, and any number of the points."""
    desk = Desk().area(ANN, "A01").do("goods", "none", "saint_louis.2")
    assert desk.player(ANN).tracks == {"mombasa": 0, "cape_town": 0, "saint_louis": 2, "cairo": 0}


def test_an_effect_of_a_space_comes_once() -> None:
    """MB-055: when the marker enters the space, not when it stands there."""
    desk = Desk().area(ANN, "A02 A03").set(ANN, tracks={"mombasa": 2})
    desk.do("goods", "cotton", "none", "mombasa.3")
    assert desk.player(ANN).pounds == 2
    desk.do("end", "end", "goods", "none", "mombasa.1", "stop")
    assert desk.player(ANN).pounds == 2
    assert desk.player(ANN).tracks["mombasa"] == 5


def test_nothing_is_asked_where_nothing_can_be_bought() -> None:
    """MB-049, MB-R31: with a total of 1 no card is in reach."""
    desk = Desk().area(ANN, "st_banana1").do("goods")
    assert (desk.asked.prompt, desk.asked.params["points"]) == ("track", 1)
