"""Worked examples of bookkeepers, books, merchants and diamonds."""

from __future__ import annotations

from engines.mombasa.books import is_met
from engines.mombasa.components import BOOK_SUMS, DIAMOND_SUMS, Need
from engines.mombasa.scoring import book_value, diamond_value
from engines.mombasa.standing import open_slots
from engines.mombasa.state import Player
from tests.engines.mombasa.scenario import ANN, BEN, Desk

THREE = "BK_A03 BK_A18 BK_A11"


def ledger(used: str = "") -> Desk:
    """Three books laid, the ink jar before them, and a bookkeeper in the area."""
    desk = Desk().area(ANN, "st_bookkeeper st_banana2 st_expansion2a", used=used)
    desk.books(ANN, THREE).set(ANN, pounds=2).do("bookkeeper")
    return desk.do(desk.asked.choices[0])


def test_mb_x18() -> None:
    """Also MB-073, MB-078, MB-079, MB-080, MB-081, MB-083, MB-R10."""
    desk = ledger()
    assert len(desk.player(ANN).books) == 4
    assert (desk.asked.prompt, desk.asked.choices) == ("ink", ("enter", "flip", "stop"))
    desk.do("enter", "enter")
    assert desk.barred("enter") == "not-met MB-080"
    desk.do("stop")
    ann = desk.player(ANN)
    assert (ann.pounds, ann.ink, book_value(desk.now, ANN)) == (4, 2, 0)
    assert [book.flipped for book in ann.books] == [False] * 4


def test_mb_x19() -> None:
    """Also MB-082, MB-083, MB-R11: a book that was turned gives nothing."""
    desk = ledger().do("enter", "enter", "flip")
    ann = desk.player(ANN)
    assert (ann.pounds, ann.ink, book_value(desk.now, ANN)) == (0, 3, 10)
    assert ann.books[2].flipped
    assert desk.now.turn == BEN


def test_mb_x20() -> None:
    """Also MB-044, MB-084."""
    desk = ledger(used="st_banana2")
    assert desk.asked.choices == ("flip", "stop")
    desk.do("stop")
    assert (len(desk.player(ANN).books), desk.player(ANN).ink) == (4, 0)
    poor = Desk().area(ANN, "st_bookkeeper").books(ANN, THREE).do("bookkeeper")
    poor.do(poor.asked.choices[0])
    assert poor.now.turn == BEN
    resting = Desk().area(ANN, "st_banana2").rest(ANN, s2="st_bookkeeper")
    assert resting.start().barred("bookkeeper") == "no-bookkeeper MB-044"


def test_mb_x21() -> None:
    """Also MB-079, MB-R12: with the power there is one book point more."""
    desk = Desk().area(ANN, "st_bookkeeper A06").books(ANN, "BK_A23").do("bookkeeper")
    assert desk.asked.choices == ("st_bookkeeper", "A06")
    desk.do("st_bookkeeper")
    desk.do(desk.asked.choices[0])
    assert desk.asked.choices == ("enter", "stop")
    assert desk.barred("flip") == "too-poor MB-082"
    desk.do("enter")
    if desk.asked.seat == ANN:
        desk.do("stop")
    assert (desk.player(ANN).ink, desk.player(ANN).pounds) == (1, 4)
    alone = Desk().area(ANN, "st_bookkeeper").books(ANN, "BK_A23").set(ANN, pounds=0)
    alone.set(ANN, tracks={"cairo": 6}).do("bookkeeper")
    for _ in range(2):
        alone.do(alone.asked.choices[0])
    assert len(alone.player(ANN).books) == 3
    assert alone.now.turn == BEN


FIVE = "BK_A01 BK_A02 BK_A03 BK_A04 BK_A05"


def test_mb_x22() -> None:
    """Also MB-072, MB-073, MB-074, MB-075, MB-R08, MB-R09."""
    desk = Desk().area(ANN, "st_bookkeeper").books(ANN, FIVE).offer("BK_B24")
    desk.state.pounds_on["B"], desk.state.coins[1] = 2, 0
    supply = list(desk.state.supply["B"])
    desk.do("bookkeeper")
    assert all(str(book).startswith("BK_B") for book in desk.asked.choices)
    assert desk.barred(str(desk.now.shelf["A"][0])) == "letter MB-072"
    desk.do("BK_B24", "stop")
    assert desk.player(ANN).pounds == 3
    assert desk.now.pounds_on["B"] == 0
    assert supply[-1] in desk.now.shelf["B"]
    assert desk.player(ANN).books[-1].id == "BK_B24"


ALL = FIVE + " BK_B01 BK_B02 BK_B03 BK_B04 BK_B05 BK_C01 BK_C02 BK_C03 BK_C04 BK_C05"


def test_mb_x23() -> None:
    """Also MB-077."""
    desk = Desk().area(ANN, "st_bookkeeper st_coffee1").books(ANN, ALL, ink=11)
    desk.set(ANN, tracks={"cairo": 6}).do("bookkeeper")
    assert desk.player(ANN).pounds == 1 + 4
    desk.do("stop")
    assert book_value(desk.now, ANN) == 40


def test_an_empty_row_loses_the_book_point() -> None:
    """MB-076, MB-131: an exhausted supply leaves gaps; without a tile nothing is taken."""
    desk = Desk(2).area(ANN, "A06").set(ANN, pounds=0).start()
    state, match = desk.now, desk.playing
    state.supply["A"] = []
    state.shelf["A"] = [str(state.shelf["A"][0]), None, None, None]
    match.submit(ANN, match.decisions[ANN].id, ["bookkeeper"])
    said = [entry.key for entry in match.entries]
    assert said[:3] == ["bookkeeper", "book", "no-book"]
    assert state.shelf["A"] == [None] * 4
    assert len(state.players[ANN].books) == 1


def mines(space: int) -> Desk:
    desk = Desk().area(ANN, "A07").set(ANN, tracks={"saint_louis": space})
    desk.posts("cape_town", "000", "kalahari", "damaraland", "angola")
    return desk.posts("cairo", "00", "masai", "nubia").do("merchant")


def test_mb_x24() -> None:
    """Also MB-087, MB-088, MB-R22."""
    desk = mines(0)
    assert desk.asked.params["mines"] == {
        "mombasa": 0,
        "cape_town": 2,
        "saint_louis": 0,
        "cairo": 1,
    }
    assert desk.do("cape_town").player(ANN).diamonds == 3
    assert mines(6).do("cape_town").player(ANN).diamonds == 4
    assert mines(0).do("cairo").player(ANN).diamonds == 2


def test_mb_x25() -> None:
    """Also MB-035, MB-036, MB-091, MB-092."""
    desk = Desk().area(ANN, "A07").set(ANN, diamonds=7)
    desk.posts("cape_town", "00", "kalahari", "damaraland").do("merchant", "cape_town")
    assert desk.player(ANN).diamonds == 10
    assert "left" in open_slots(desk.player(ANN))
    assert diamond_value(desk.now, ANN) == 15


def test_mb_x26() -> None:
    """Also MB-090, MB-093."""
    desk = Desk().area(ANN, "A07").set(ANN, diamonds=27)
    desk.posts("cape_town", "00", "kalahari", "damaraland").do("merchant", "cape_town")
    assert (desk.player(ANN).diamonds, desk.player(ANN).pounds) == (28, 5)
    assert diamond_value(desk.now, ANN) == 60
    full = Desk().area(ANN, "A07").set(ANN, diamonds=28).do("merchant", "cairo")
    assert full.said("diamonds") == []


def test_the_right_slot_opens_by_books() -> None:
    """MB-085, MB-035: on the fourth book space."""
    assert "right" not in open_slots(Player([], 0, ink=3))
    assert "right" in open_slots(Player([], 0, ink=4))
    assert (BOOK_SUMS[4], DIAMOND_SUMS[8]) == (10, 10)


def test_conditions() -> None:
    """MB-081: what each kind of condition looks at."""
    desk = Desk().area(ANN, "st_coffee1 st_coffee2 st_expansion2a", used="st_coffee1")
    desk.tile(ANN, "bt_merchant")
    ann = desk.state.players[ANN]
    for need, met in (
        (Need("good", 2, "coffee"), True),
        (Need("good", 3, "coffee"), False),
        (Need("any_good", 2), True),
        (Need("any_good", 3), False),
        (Need("expansion", 2), True),
        (Need("expansion", 3), False),
        (Need("merchant", 1), True),
        (Need("bookkeeper", 1), False),
    ):
        assert is_met(ann, need) == met, need


def test_flipping_is_cheaper_with_the_power() -> None:
    """MB-082: 1 pound instead of 2."""
    desk = Desk().area(ANN, "st_bookkeeper").books(ANN, THREE)
    desk.set(ANN, tracks={"cairo": 12}, pounds=1).do("bookkeeper")
    for _ in range(2):
        desk.do(desk.asked.choices[0])
    assert desk.asked.choices == ("flip", "stop")
    desk.do("flip")
    assert (desk.player(ANN).pounds, desk.player(ANN).ink) == (0, 1)


def test_a_turned_book_can_be_entered_freely() -> None:
    """MB-080, MB-R32: a face-down book ahead is open, and cannot be turned again."""
    desk = Desk().area(ANN, "st_bookkeeper").books(ANN, THREE).set(ANN, pounds=5)
    desk.state.players[ANN].books[0].flipped = True
    desk.do("bookkeeper")
    desk.do(desk.asked.choices[0])
    assert desk.asked.choices == ("enter", "stop")
    assert desk.barred("flip") == "turned MB-082"
