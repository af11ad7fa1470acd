"""Worked examples KK-EX-21 to KK-EX-27, KK-EX-34 and KK-EX-35: barrages, Walls, skipped windows."""

from __future__ import annotations

from tests.engines.kamakura.scenario import Camp, camp

MIXED = {"A": "palace farm village fortress"}


def test_kk_ex_21() -> None:
    table = camp("barrage wall", "samurai kunai wall").barrage("A", "B3")
    assert table.asked == "B walls"
    assert table.ways("B") == {"0", "1"}
    assert table.bars("B") == {"2": ("no-walls", "KK-603")}
    assert table.refuses("B", "samurai")[0] == "illegal"
    table.answers("B", "0").expect(
        A="wall", B="samurai kunai wall", discard="barrage", scores="13 7", turn="B"
    )
    assert table.taken("A") == "B fortress"


def test_kk_ex_22() -> None:
    table = camp("barrage barrage wall", "samurai kunai wall").barrage("A", "B1 B4")
    assert table.ways("B") == {"0 0", "1 0", "0 1"}
    table.answers("B", "0 1").expect(
        A="wall",
        B="samurai kunai",
        discard="barrage barrage wall",
        scores="11 9",
        turn="B",
    )
    assert table.taken("A") == "B farm"


def test_kk_ex_23() -> None:
    table = camp("barrage barrage wall", "kunai wall", "samurai kunai wall").barrage("A", "B4 C1")
    assert table.asked == "B walls"
    table.answers("B", "1")
    assert table.asked == "C walls"
    table.answers("C", "0").expect(
        A="wall", B="kunai", C="samurai kunai wall", scores="11 10 9", turn="B"
    )
    assert table.taken("A") == "C farm"


def reversed_at_a1(a: str) -> Camp:
    """A's barrage on B4 is sent back at A1 by two Walls."""
    table = camp(a, "kunai wall wall", slots=MIXED).barrage("A", "B4")
    return table.answers("B", "2 A1")


def test_kk_ex_24_a() -> None:
    table = reversed_at_a1("samurai barrage")
    assert table.asked == "A walls"
    assert table.offers("A") == {"0"}
    table.answers("A", "0").expect(
        A="samurai", B="kunai", discard="barrage wall wall", scores="6 14", turn="B"
    )
    assert table.taken("B") == "A palace"


def test_kk_ex_24_b() -> None:
    table = reversed_at_a1("barrage wall").answers("A", "1")
    table.expect(A="", B="kunai", discard="barrage wall wall wall", scores="10 10", turn="B")


def test_kk_ex_25() -> None:
    table = camp("barrage wall wall", "kunai wall wall wall", slots=MIXED).barrage("A", "B4")
    table.answers("B", "2 A1").answers("A", "2 B3")
    assert table.asked == "B walls"
    assert table.offers("B") == {"0", "1"}
    table.answers("B", "0").expect(A="", B="kunai wall", scores="13 7", turn="B")
    assert table.taken("A") == "B fortress"


def test_kk_ex_26() -> None:
    table = camp(
        "kunai barrage barrage",
        "wall wall wall wall",
        slots={"A": "- - palace -", "B": "- village fortress palace"},
        captured={"A": "B farm", "B": "A farm, A village, A fortress"},
    )
    table.expect(scores="5 15").barrage("A", "B2 B3")
    assert table.ways("B") == {
        *(f"{first} {second}" for first in "01" for second in "01"),
        *(f"2 A3 {second}" for second in "01"),
        *(f"{first} 2 A3" for first in "01"),
    }
    table.answers("B", "2 A3")
    assert table.bars("B")["2"] == ("taken", "KK-606")
    table.answers("B", "1").answers("A", "0").expect(won="B", scores="1 19", A="")
    assert table.taken("B").endswith("A palace")
    assert table.state.reason == "score"
    assert table.state.players[0].fate == "eliminated"


def test_kk_ex_27() -> None:
    table = camp("yumi yumi yumi barrage wall", "samurai kunai naginata")
    assert table.offers("A") == {"barrage", "restock", "pass"}
    table.barrage("A", "B1 B2")
    assert table.offers("B") == {"0"}
    table.answers("B", "0 0").expect(
        A="wall",
        B="samurai kunai naginata",
        discard="yumi yumi yumi barrage",
        scores="13 7",
        turn="B",
    )
    assert table.taken("A") == "B farm, B village"


def test_kk_ex_34_a() -> None:
    table = camp("samurai kunai katana", "ninja wall").attack("A", "samurai kunai katana", "B2")
    assert table.said("skipped") == [{"seat": 1, "prompt": "defend"}]
    table.expect(A="samurai", B="ninja wall", scores="12 8", turn="B")


def test_kk_ex_34_b() -> None:
    table = camp("samurai kunai katana", "ninja wall").attack("A", "samurai kunai", "B2")
    assert table.asked == "B defend"
    assert table.offers("B") == {"surrender"}


def test_kk_ex_34_c() -> None:
    table = camp("ninja katana", "samurai katana wall").attack("A", "ninja katana", "B2")
    table.answers("B", "samurai katana").expect(B="samurai wall", scores="10 10", turn="B")
    assert table.said("skipped") == [{"seat": 0, "prompt": "blade"}]


def test_kk_ex_34_d() -> None:
    table = camp("ninja kunai katana", "samurai katana").attack("A", "ninja katana", "B2")
    table.answers("B", "samurai katana").answers("A", "kunai")
    assert table.said("skipped") == [{"seat": 1, "prompt": "counter"}]
    table.expect(A="ninja", B="", scores="12 8", turn="B")


def test_kk_ex_34_e() -> None:
    table = camp("barrage", "").barrage("A", "B2")
    assert table.said("skipped") == [{"seat": 1, "prompt": "walls"}]
    table.expect(A="", scores="12 8", turn="B")


def test_kk_ex_35() -> None:
    """Nothing more is resolved (KK-809)."""
    table = camp(
        "barrage barrage wall",
        "kunai",
        "samurai wall wall",
        slots={"B": "palace village - farm"},
        captured={"A": "B fortress"},
    )
    table.barrage("A", "B1 C2").answers("B", "0")
    table.expect(won="A", scores="17 3 10", discard="barrage barrage", C="samurai wall wall")
    assert table.state.reason == "score"
    assert table.match.outcome is not None
    assert table.match.outcome.ranks == [1, 3, 2]
