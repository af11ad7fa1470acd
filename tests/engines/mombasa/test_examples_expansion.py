"""Worked examples of expansion: borders, ousting, bases."""

from __future__ import annotations

from engines.mombasa import game
from engines.mombasa.standing import posts_left, value
from tests.engines.mombasa.scenario import ANN, BEN, Desk


def start(cards: str, **tracks: int) -> Desk:
    return Desk().area(ANN, cards).set(ANN, tracks=tracks)


def test_mb_x11() -> None:
    """Also MB-060, MB-061, MB-062, MB-063, MB-064, MB-067, MB-071."""
    for columns, worth in (("222", 2), ("012", 0)):
        desk = start("st_expansion2a x1_seat1").do("expansion")
        assert desk.used(ANN) == ["st_expansion2a", "x1_seat1"]
        desk.do("mombasa")
        assert desk.asked.params["costs"] == {"somalia": 2, "masai": 1, "swahili_coast": 1}
        desk.do("masai", f"mombasa.{columns[0]}")
        assert desk.player(ANN).pounds == 2
        desk.do("buganda", f"mombasa.{columns[1]}")
        assert desk.asked.prompt == "book"
        desk.do(desk.asked.choices[0])
        assert desk.player(ANN).books[0].id.startswith("BK_A")
        desk.do("swahili_coast", f"mombasa.{columns[2]}")
        assert value(desk.now.firms["mombasa"]) == worth
        assert set(desk.now.posts) == {"masai", "buganda", "swahili_coast"}
        assert desk.now.turn == BEN


def test_mb_x12() -> None:
    """MB-064."""
    desk = start("st_expansion2a").posts("mombasa", "2", "masai").do("expansion", "mombasa")
    assert desk.asked.params["costs"]["tanganyika"] == 2
    desk.do("swahili_coast", "mombasa.2")
    assert desk.asked.params["costs"]["tanganyika"] == 1
    desk.do("tanganyika", "mombasa.2")
    assert desk.player(ANN).diamonds == 1
    assert len(desk.now.posts) == 3


def test_mb_x13() -> None:
    """Also MB-065, MB-066, MB-068, MB-R15."""
    desk = start("A04").posts("cairo", "01", "lower_egypt", "upper_egypt")
    desk.posts("mombasa", "2", "nubia").do("expansion", "cairo")
    assert desk.asked.params["costs"]["nubia"] == 3
    desk.do("nubia", "cairo.0")
    firm = desk.now.firms["mombasa"]
    assert (value(firm), posts_left(firm)) == (0, 15)
    assert desk.now.posts["nubia"] == "cairo"
    assert desk.player(ANN).diamonds == 1
    assert desk.said("oust")[0]["to"] == "base"


def masai_ousted(columns: str, *regions: str) -> Desk:
    """Cape Town stands beside Mombasa's post in Mozambique, and ousts it."""
    desk = start("st_expansion2a").posts("mombasa", columns, *regions).area(BEN, "x1_seat2")
    desk.posts("cape_town", "0", "zululand")
    return desk.do("expansion", "cape_town", "mozambique")


def test_mb_x14() -> None:
    """Also MB-004."""
    desk = masai_ousted("222", "masai", "swahili_coast", "mozambique")
    assert value(desk.now.firms["mombasa"]) == 1


def test_mb_x15() -> None:
    """Also MB-069."""
    regions = ("masai", "swahili_coast", "tanganyika", "somalia", "mozambique")
    desk = masai_ousted("22222", *regions)
    column = desk.now.firms["mombasa"].columns[2]
    assert (column.posts, column.locked) == (1, True)
    assert value(desk.now.firms["mombasa"]) == 4
    desk.do("cape_town.0", "expansion", "mombasa", "buganda", "mombasa.2")
    assert value(desk.now.firms["mombasa"]) == 6
    column = desk.now.firms["mombasa"].columns[2]
    assert (column.posts, column.locked) == (0, True)


def test_mb_x16() -> None:
    """Also MB-070."""
    desk = start("st_expansion2a").posts("mombasa", "2", "mozambique")
    desk.posts("cape_town", "0", "zululand")
    column = desk.state.firms["mombasa"].columns[2]
    column.posts, column.locked = 4, True
    assert value(desk.state.firms["mombasa"]) == 2
    desk.area(BEN, "st_expansion2a")
    desk.do("expansion", "cape_town", "mozambique", "cape_town.0")
    firm = desk.now.firms["mombasa"]
    assert (firm.reserve, value(firm)) == (1, 2)
    assert desk.said("oust")[0]["to"] == "reserve"
    desk.do("expansion", "mombasa", "masai")
    firm = desk.now.firms["mombasa"]
    assert (firm.reserve, value(firm)) == (0, 2)
    assert desk.now.posts["masai"] == "mombasa"


def test_mb_x17() -> None:
    """Also MB-071: what is left is lost."""
    desk = start("st_expansion2a st_expansion2b").do("expansion", "saint_louis")
    desk.do("senegal", "saint_louis.0", "guinea", "saint_louis.0")
    ann = desk.player(ANN)
    assert (ann.pounds, ann.diamonds) == (2, 1)
    assert desk.barred("senegal") == "own-post MB-063"
    desk.do("stop")
    assert desk.said("expanded")[0]["left"] == 2
    assert desk.now.turn == BEN


def test_the_powers_of_pathfinders() -> None:
    """MB-061: with the power one point more; easy borders cost 1, and ousting nothing more."""
    desk = start("st_expansion2a", cairo=6, cape_town=6)
    desk.state.firms["cairo"].track = "D2"
    desk.do("expansion")
    assert desk.asked.params["points"] == 3
    desk.do("cairo")
    assert desk.asked.params["costs"]["tripolitania"] == 1
    free = start("st_expansion2a", cairo=13).posts("mombasa", "0", "cyrenaica")
    free.state.firms["cairo"].track = "D2"
    assert free.do("expansion", "cairo").asked.params["costs"]["cyrenaica"] == 1


def test_regions_out_of_reach_are_named() -> None:
    """MB-064: their cost is told."""
    desk = start("x1_seat1").do("expansion", "mombasa")
    assert desk.barred("somalia") == "too-far MB-064"
    assert desk.asked.barred[0].params == {"points": 2}


def test_a_company_without_posts_stays_where_it_is() -> None:
    """MB-071, MB-132, MB-133: it may be chosen; the points are lost."""
    desk = start("st_expansion2a")
    firm = desk.state.firms["mombasa"]
    for column in firm.columns:
        column.posts, column.locked = 0, True
    regions = "masai somalia swahili_coast buganda tanganyika kasai katanga mozambique zambezi "
    regions += "equatoria ethiopia danakil nubia darfur ubangi"
    desk.state.posts = dict.fromkeys(regions.split(), "mombasa")
    assert value(firm) == 15
    view = game.public(desk.state)["companies"]
    assert (view["mombasa"]["after"], view["cairo"]["after"]) == ([None] * 3, [0, 0, 0])
    desk.do("expansion", "mombasa")
    assert desk.said("expanded") == [{"seat": ANN, "company": "mombasa", "left": 2}]


def test_who_ousts_chooses_where_the_post_goes() -> None:
    """MB-068, MB-R16: any column that can take it; only one of them is not asked for."""
    desk = masai_ousted("02", "masai", "mozambique")
    assert desk.asked.prompt == "home"
    assert desk.asked.choices == ("mombasa.0", "mombasa.2")
    desk.do("mombasa.0", "cape_town.1")
    assert [c.posts for c in desk.now.firms["mombasa"].columns] == [5, 5, 4]
