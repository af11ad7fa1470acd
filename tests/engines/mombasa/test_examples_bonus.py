"""Worked examples of bonus markers: majorities, spaces, tiles, buying and selling."""

from __future__ import annotations

from engines.mombasa.standing import compared
from tests.engines.mombasa.scenario import ANN, BEN, CEM, DAN, SEED, Desk, play_out
from tests.engines.mombasa.test_examples_course import all_end


def coffees(**options: str) -> Desk:
    desk = Desk(**options).area(ANN, "st_coffee1 st_coffee2").area(BEN, "A03")
    desk.state.turn = BEN
    return desk


def test_mb_x27() -> None:
    """Also MB-099, MB-100, MB-101, MB-102, MB-103, MB-104, MB-R13."""
    desk = coffees().do("bonus")
    assert desk.barred("maj_coffee") == "tied MB-102"
    desk = coffees().do("goods", "none", "none", "end", "bonus", "maj_coffee")
    assert desk.asked.params == {"points": 2, "why": "space"}
    desk.do("cairo.2")
    assert desk.player(ANN).tracks["cairo"] == 2
    assert desk.used(ANN) == []
    desk.do("end", "goods")
    assert desk.asked.prompt == "crates"
    shared = coffees(majority_ties="shared")
    shared.state.turn = ANN
    shared.do("bonus", "maj_coffee", "none")
    assert shared.now.marks == {"maj_coffee": ANN}


def test_mb_x28() -> None:
    """Also MB-098, MB-103, MB-R14."""
    desk = Desk().area(ANN, "st_expansion2a A07").tile(ANN, "bt_expansion")
    desk.area(BEN, "A04 st_bookkeeper")
    assert [compared(desk.state.players[seat], "expansion") for seat in (ANN, BEN)] == [4, 3]
    desk.do("bonus")
    assert desk.barred("maj_people") == "tied MB-102"
    assert desk.barred("maj_banana") == "no-majority MB-100"
    desk.do("maj_expansion")
    assert desk.asked.params["points"] == 1


def test_mb_x29() -> None:
    """Also MB-038, MB-039, MB-110, MB-112, MB-118."""
    desk = Desk()
    desk.do("bonus", "bt_merchant", "bonus", "bt_goods")
    assert desk.player(ANN).pounds == 0
    assert "bt_merchant" in desk.now.beside
    all_end(desk)
    assert desk.player(ANN).held == ["bt_merchant"]
    assert (desk.now.marks, desk.now.beside) == ({}, ["bt_expansion", "bt_bookkeeper"])
    for slot, card in (("s1", "st_banana1"), ("s2", "st_banana2"), ("s3", "st_coffee1")):
        desk.answer(ANN, card).answer(ANN, slot)
    desk.answer(ANN, "done").answer(BEN, "coffee").answer(BEN, "done").answer(CEM, "done")
    assert [item.id for item in desk.player(ANN).items()][3] == "bt_merchant"
    assert desk.player(BEN).tiles[0].good == "coffee"
    assert compared(desk.player(BEN), "coffee") == 2
    desk.do("merchant", "cairo")
    assert desk.player(ANN).diamonds == 1
    desk.do("end", "end", "end")
    assert "bt_merchant" in desk.now.beside
    assert desk.player(ANN).tiles == []


def test_mb_x30() -> None:
    """Also MB-097, MB-106."""
    desk = Desk(4).area(DAN, "x1_seat4")
    desk.state.turn = DAN
    desk.do("bonus", "std_sell", "x1_seat4")
    dan = desk.player(DAN)
    assert (dan.pounds, dan.sold, dan.slots) == (5, ["x1_seat4"], {})
    desk.do("end", "end", "end", "end")
    assert not any(desk.player(DAN).resting.values())
    used = Desk(4).area(ANN, "st_coffee1", used="st_coffee1").do("bonus")
    assert used.barred("std_sell") == "no-card MB-097"
    two = Desk().area(ANN, "A01 st_coffee1", used="st_coffee1").do("bonus", "std_sell")
    assert two.barred("st_coffee1") == "used MB-106"
    two.do("A01")
    assert two.now.discard == ["A01"]


def shop(space: int, pounds: int = 9) -> Desk:
    desk = Desk().show(1, 0, "C01").set(ANN, pounds=pounds, tracks={"mombasa": space})
    desk.state.firms["mombasa"].track = "A2"
    return desk.do("bonus", "std_buy")


def test_mb_x31() -> None:
    """Also MB-050, MB-107."""
    assert shop(0).asked.params["costs"]["C01"] == 5
    assert shop(5).asked.params["costs"]["C01"] == 4
    desk = shop(12)
    assert desk.asked.params["costs"]["C01"] == 3
    desk.do("C01")
    assert desk.player(ANN).pounds == 6
    assert "C01" in desk.player(ANN).hand
    assert shop(12).asked.params["costs"]["A03"] == 1
    assert desk.said("pay") == [{"seat": ANN, "pounds": 3, "why": "card"}]


def test_mb_x32() -> None:
    """Also MB-105, MB-108, MB-109, MB-125, MB-R19."""
    desk = Desk()
    desk.do("end", "end", "bonus", "std_first")
    assert (desk.now.first, desk.player(CEM).pounds) == (CEM, 2)
    assert desk.now.starter == ANN
    desk.do("end")
    for _ in range(2):
        assert desk.now.starter == CEM
        for seat in range(3):
            desk.answer(seat, "done")
        desk.do("end", "end", "end")
    assert desk.now.starter == CEM
    again = Desk().do("bonus", "std_first", "bonus")
    assert again.barred("std_first") == "taken MB-095"
    assert again.asked.barred[0].params == {} or again.now.first == ANN


def test_spaces_that_cost_a_pound() -> None:
    """MB-009, MB-094, MB-095, MB-105: what cannot be paid cannot be chosen; one marker each."""
    desk = Desk().set(ANN, pounds=1).set(BEN, pounds=0)
    desk.do("bonus", "std_track", "cairo.1", "bonus")
    assert desk.player(ANN).pounds == 0
    assert desk.barred("std_books") == "too-poor MB-009"
    assert desk.barred("bt_goods") == "too-poor MB-009"
    assert desk.barred("std_buy") == "no-purchase MB-097"
    taken = next(b for b in desk.asked.barred if b.choice == "std_track")
    assert (taken.reason, taken.params) == ("taken", {"seat": ANN})
    desk.do("std_pounds")
    assert desk.player(BEN).pounds == 2
    rich = Desk().set(ANN, pounds=5).do("bonus", "std_diamonds")
    assert (rich.player(ANN).diamonds, rich.player(ANN).pounds) == (1, 4)
    books = Desk().do("bonus", "std_books")
    assert books.asked.prompt == "book"


def test_without_a_marker_or_a_space() -> None:
    """MB-094, MB-096, MB-135: only what is left can be done, and ending the phase always can."""
    desk = Desk().area(ANN, "st_coffee1")
    desk.state.marks = {"std_first": ANN, "std_buy": ANN}
    assert desk.start().barred("bonus") == "no-marker MB-094"
    for seat in (BEN, CEM):
        desk.do("end")
        assert desk.asked.choices[-1] == "end", seat
    full = Desk(2).set(ANN, pounds=0)
    full.state.marks = {"std_first": BEN, "std_sell": BEN, "std_pounds": BEN}
    assert full.start().barred("bonus") == "no-space MB-097"
    assert full.asked.choices == ("end",)


def test_who_is_out_counts_for_nothing() -> None:
    """MB-101, MB-136, MB-119: face-up items rest as well, and the player is passed over."""
    desk = Desk().area(ANN, "st_coffee1").area(BEN, "st_coffee2")
    desk.state.turn = BEN
    desk.do("end", "end", "bonus", "maj_coffee", "none")
    assert desk.player(BEN).resting["s1"] == ["st_coffee2"]
    assert desk.now.turn == ANN


def test_bonus_tiles_in_the_last_round() -> None:
    """MB-113, MB-R25: they may be marked, and bring nothing."""
    desk = Desk(2)
    desk.state.round = 7
    desk.state.history = [play_out(2, SEED).state.history[0]] * 6
    desk.do("bonus", "bt_merchant", "end", "end")
    assert desk.playing.outcome
    assert desk.player(ANN).held == []
