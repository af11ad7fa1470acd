"""Worked examples KK-EX-01 to KK-EX-20: soldiers, blades, Geisha."""

from __future__ import annotations

from tests.engines.kamakura.scenario import Camp, camp

MIXED = {"A": "palace farm village fortress"}


def test_kk_ex_01() -> None:
    """KK-405: who could defend may surrender all the same."""
    table = camp("ninja katana wall", "samurai kunai wall").attack("A", "ninja katana", "B2")
    assert table.asked == "B defend"
    assert table.ways("B") == {"surrender", "samurai kunai"}
    table.answers("B", "surrender").expect(
        A="ninja wall", B="samurai kunai wall", discard="katana", scores="12 8", turn="B"
    )
    assert table.taken("A") == "B village"
    assert table.lands("B") == "farm - fortress palace"


def test_kk_ex_02() -> None:
    table = camp("samurai katana wall", "ninja naginata wall").attack("A", "samurai katana", "B2")
    assert table.said("attack")[0]["power"] == 3
    table.answers("B", "ninja naginata").expect(
        A="wall", B="ninja wall", discard="samurai katana naginata", scores="10 10", turn="B"
    )
    assert table.said("defend")[0]["power"] == 3
    assert not table.said("blade-none")


def test_kk_ex_03_a() -> None:
    """A legal defence is asked for even where there is none."""
    table = camp("samurai katana wall", "ninja geisha kunai katana")
    table.attack("A", "samurai katana", "B2")
    assert table.offers("B") == {"surrender"}
    assert table.bars("B") == {
        "ninja": ("too-weak", "KK-402"),
        "geisha": ("too-weak", "KK-402"),
        "sacrifice": ("few-soldiers", "KK-406"),
    }
    assert table.refuses("B", "ninja katana") == ("too-weak", "KK-402")


def test_kk_ex_03_b() -> None:
    """A defending Ninja has no blade (KK-411)."""
    table = camp("samurai katana wall", "ninja kunai kunai katana")
    table.attack("A", "samurai katana", "B1")
    assert table.offers("B") == {"surrender"}
    table.answers("B", "surrender").expect(
        A="samurai wall", B="ninja kunai kunai katana", discard="katana", scores="11 9", turn="B"
    )
    assert table.taken("A") == "B farm"


def test_kk_ex_04() -> None:
    table = camp("samurai naginata wall", "samurai ninja katana yumi")
    table.attack("A", "samurai naginata", "B2")
    assert table.question("B").params["power"] == 4
    assert table.ways("B") == {"surrender", "samurai yumi", "ninja yumi"}
    table.answers("B", "samurai")
    assert table.bars("B") == {"katana": ("too-weak", "KK-402")}
    table.answers("B", "yumi")
    assert table.said("defend")[0]["power"] == 4


def test_kk_ex_05_a() -> None:
    table = camp("samurai kunai katana wall", "ninja geisha katana naginata yumi")
    table.attack("A", "samurai kunai katana", "B2")
    assert table.said("attack")[0]["power"] == 5
    pairs = ("katana naginata", "katana yumi", "naginata yumi")
    assert table.ways("B") == {
        "surrender",
        *(f"{soldier} {pair}" for soldier in ("ninja", "geisha") for pair in pairs),
    }
    powers = []
    for pair in pairs:
        twin = Camp(table.match.clone()).answers("B", f"ninja {pair}")
        powers.append(twin.said("defend")[0]["power"])
    assert powers == [5, 6, 7]


def test_kk_ex_05_b() -> None:
    table = camp("ninja katana wall", "samurai geisha kunai kunai katana")
    table.attack("A", "ninja katana", "B2")
    assert table.ways("B") == {"surrender", "samurai kunai", "samurai katana", "geisha katana"}


def test_kk_ex_06() -> None:
    table = camp("samurai naginata yumi wall", "samurai geisha katana naginata naginata yumi")
    table.attack("A", "samurai naginata yumi", "B2")
    assert table.said("attack")[0]["power"] == 8
    assert table.ways("B") == {
        "surrender",
        "samurai naginata naginata",
        "samurai naginata yumi",
    }
    table.answers("B", "samurai naginata naginata").expect(
        A="wall",
        B="samurai geisha katana yumi",
        discard="samurai yumi naginata naginata naginata",
        scores="10 10",
        turn="B",
    )


def test_kk_ex_07() -> None:
    table = camp("samurai naginata yumi wall", "samurai geisha geisha kunai wall")
    table.attack("A", "samurai naginata yumi", "B2")
    table.answers("B", "sacrifice samurai geisha geisha").expect(
        A="wall",
        B="kunai wall",
        discard="samurai naginata yumi samurai geisha geisha",
        scores="10 10",
        turn="B",
    )


def test_kk_ex_08() -> None:
    table = camp("ninja kunai katana", "samurai ninja geisha wall")
    table.attack("A", "ninja katana", "B2")
    table.answers("B", "sacrifice samurai ninja geisha").expect(
        A="kunai", B="wall", discard="ninja katana samurai ninja geisha", turn="B"
    )


def test_kk_ex_09() -> None:
    table = camp("ninja kunai katana wall", "samurai naginata wall")
    table.attack("A", "ninja katana", "B3").answers("B", "samurai naginata")
    assert table.asked == "A blade"
    table.answers("A", "kunai")
    assert table.asked == "B counter"
    assert table.offers("B") == {"pass"}
    table.answers("B", "pass").expect(
        A="ninja wall",
        B="wall",
        discard="katana kunai samurai naginata",
        scores="13 7",
        turn="B",
    )
    assert table.taken("A") == "B fortress"


def test_kk_ex_10() -> None:
    table = camp("ninja kunai kunai katana", "samurai kunai naginata wall")
    table.attack("A", "ninja katana", "B3").answers("B", "samurai naginata")
    table.answers("A", "kunai").answers("B", "kunai").answers("A", "kunai").answers("B", "pass")
    table.expect(
        A="ninja",
        B="wall",
        discard="katana kunai kunai kunai samurai naginata",
        scores="13 7",
        turn="B",
    )


def test_kk_ex_11() -> None:
    table = camp("ninja kunai katana wall", "samurai kunai naginata wall")
    table.attack("A", "ninja katana", "B3").answers("B", "samurai naginata")
    table.answers("A", "kunai").answers("B", "kunai")
    assert table.asked == "A blade"
    assert table.bars("A") == {"kunai": ("no-kunai", "KK-413")}
    table.answers("A", "pass").expect(
        A="wall",
        B="samurai wall",
        discard="ninja katana naginata kunai kunai",
        scores="10 10",
        turn="B",
    )


def test_kk_ex_12_a() -> None:
    table = camp("samurai katana wall", "geisha naginata wall").attack("A", "samurai katana", "B4")
    table.answers("B", "geisha naginata").expect(A="wall", B="geisha wall", turn="B")
    assert not table.said("not-turned")


def test_kk_ex_12_b() -> None:
    table = camp("samurai kunai wall wall", "geisha naginata wall")
    table.attack("A", "samurai kunai", "B4").answers("B", "geisha naginata")
    assert table.asked == "B deceive"
    assert table.offers("B") == {"decline", "A1", "A2", "A3", "A4"}
    table.answers("B", "decline").expect(
        A="wall wall", B="geisha wall", discard="samurai kunai naginata", turn="B"
    )


def turned(a: str, b: str, attack: str, land: str, to: str) -> Camp:
    """A attacks, B's Geisha defends with her first weapon and turns the attack."""
    weapon = next(kind for kind in b.split() if kind in ("naginata", "yumi"))
    table = camp(a, b, slots=MIXED if to == "A1" else {})
    table.attack("A", attack, land).answers("B", f"geisha {weapon}")
    return table.answers("B", to)


def test_kk_ex_13() -> None:
    """Whose turn comes next does not change (KK-111, KK-318, KK-509)."""
    table = turned("samurai katana wall wall", "geisha yumi wall", "samurai katana", "B2", "A1")
    assert table.asked == "A defend"
    table.answers("A", "surrender").expect(
        A="wall wall",
        B="geisha wall",
        discard="samurai katana yumi",
        scores="6 14",
        turn="B",
    )
    assert table.taken("B") == "A palace"


def test_kk_ex_14() -> None:
    table = turned(
        "samurai ninja katana yumi", "geisha yumi wall", "samurai katana", "B2", "A1"
    ).answers("A", "ninja yumi")
    table.expect(
        A="ninja",
        B="geisha wall",
        discard="samurai katana yumi yumi",
        scores="10 10",
        turn="B",
    )
    assert not table.said("blade-none")


def test_kk_ex_15() -> None:
    """Each Geisha must exceed the attack, not the other Geisha (KK-422)."""
    a, b = "samurai geisha kunai naginata", "geisha naginata wall"
    table = turned(a, b, "samurai kunai", "B2", "A1").answers("A", "geisha naginata")
    assert table.asked == "A deceive"
    assert table.offers("A") == {"decline", "B1", "B2", "B3", "B4"}
    table.answers("A", "B4").expect(
        A="samurai geisha",
        B="geisha wall",
        discard="kunai naginata naginata",
        scores="14 6",
        turn="B",
    )
    assert table.said("skipped") == [{"seat": 1, "prompt": "defend"}]
    assert table.taken("A") == "B palace"


def test_kk_ex_16() -> None:
    """Blades come before any Deception (KK-417)."""
    table = camp("ninja kunai naginata", "geisha yumi wall").attack("A", "ninja naginata", "B4")
    table.answers("B", "geisha yumi")
    assert table.asked == "A blade"
    table.answers("A", "kunai").answers("B", "pass").expect(
        A="ninja", B="wall", discard="naginata kunai geisha yumi", scores="14 6", turn="B"
    )
    assert table.taken("A") == "B palace"


def test_kk_ex_17() -> None:
    """The blade is whose the Ninja is now (KK-412)."""
    table = camp("samurai ninja kunai katana naginata", "geisha kunai kunai naginata", slots=MIXED)
    table.attack("A", "ninja katana", "B4").answers("B", "geisha naginata")
    table.answers("A", "kunai").answers("B", "kunai").answers("A", "pass")
    assert table.asked == "B deceive"
    table.answers("B", "A1").answers("A", "samurai naginata")
    assert table.asked == "B blade"
    table.answers("B", "kunai").expect(
        A="",
        B="geisha",
        discard="ninja naginata naginata katana samurai kunai kunai kunai",
        scores="6 14",
        turn="B",
    )
    assert table.said("skipped") == [{"seat": 0, "prompt": "counter"}]
    assert table.taken("B") == "A palace"


def test_kk_ex_18() -> None:
    a = "samurai ninja ninja geisha katana wall"
    table = turned(a, "geisha yumi wall", "samurai katana", "B4", "A4")
    table.answers("A", "sacrifice ninja ninja geisha").expect(
        A="wall",
        B="wall",
        discard="samurai katana geisha yumi ninja ninja geisha",
        scores="10 10",
        turn="B",
    )


def test_kk_ex_19() -> None:
    """KK-424: a Geisha can be beaten, never turned."""
    table = camp("geisha kunai wall", "geisha yumi wall").attack("A", "geisha kunai", "B2")
    table.answers("B", "geisha yumi").expect(A="wall", B="geisha wall", turn="B")
    assert not table.said("not-turned")


def test_kk_ex_20() -> None:
    table = camp("samurai kunai katana wall wall wall", "geisha naginata naginata wall")
    table.attack("A", "samurai kunai katana", "B4").answers("B", "geisha naginata naginata")
    assert [entry["power"] for key in ("attack", "defend") for entry in table.said(key)] == [5, 6]
    table.answers("B", "A3")
    assert table.asked == "A defend"
    assert table.question("A").params["count"] == 2
    assert table.offers("A") == {"surrender"}
    table.answers("A", "surrender").expect(
        A="wall wall wall", B="geisha wall", scores="7 13", turn="B"
    )
    assert table.taken("B") == "A fortress"
