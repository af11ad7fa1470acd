"""Worked examples KZ-E08 to KZ-E18, KZ-E29 and KZ-E30: the main game at the ports."""

from __future__ import annotations

from tests.engines.kamozza.scenario import gone, harbour


def test_kz_e08() -> None:
    table = harbour(A=17, B=35)
    table.play("P1 rice -> A; P2 porcelain -> A; P3 gold -> B; P4 timber -> B").expect(
        order="A B",
        ports={"A": "departed 17", "B": "departed 35"},
        points=(10, 7, 20, 15),
        lost="",
        boarded="P1; P2; P3; P4",
    )


def test_kz_e09() -> None:
    table = harbour(A=17, B=35)
    table.play("P1 timber -> A; P2 tea -> A; P3 gold -> B; P4 timber + rat -> B").expect(
        order="A B",
        ports={"A": "sunk 18", "B": "departed 16"},
        points=(0, 0, 0, 16),
        lost="P1 timber; P2 tea; P3 gold",
        boarded="P4",
    )


def test_kz_e10() -> None:
    table = harbour(A=8, B=45)
    table.play("P1 silk -> A; P2 timber -> B; P3 tea -> B; P4 gold -> B").expect(
        order="A B",
        ports={"A": "departed 5", "B": "departed 38"},
        points=(5, 15, 3, 20),
        lost="",
        boarded="P1; P2; P3; P4",
    )


def test_kz_e11() -> None:
    table = harbour(A=8, B=45)
    table.play("P1 gold -> B; P2 timber -> B; P3 tea -> B; P4 gold -> B").expect(
        order="A B",
        ports={"A": "empty 0", "B": "sunk 58"},
        points=(0, 0, 0, 0),
        lost="P1 gold; P2 timber; P3 tea; P4 gold",
        boarded="",
    )
    assert gone(table.match, "A") == ["ship_8"]


def test_kz_e12() -> None:
    table = harbour(A=20, B=30, seats=5)
    table.play("P1 tea -> A; P2 silk -> A; P3 porcelain -> A; P4 gold -> B; P5 rice -> B").expect(
        order="B A",
        ports={"B": "departed 30", "A": "departed 15"},
        points=(3, 5, 7, 20, 10),
        lost="",
        boarded="P1; P2; P3; P4; P5",
    )


def test_kz_e13() -> None:
    table = harbour(A=11, B=30)
    table.play("P1 rat -> B; P2 gold -> B; P3 timber + rice -> B; P4 rice -> A").expect(
        order="A B",
        ports={"A": "departed 10", "B": "departed 26"},
        points=(1, 0, 25, 10),
        lost="P2 gold",
        boarded="P1; P3; P4",
    )


def test_kz_e14() -> None:
    table = harbour(A=21, B=23, seats=3)
    table.play("P1 gold + rat -> A; P2 porcelain -> A; P3 timber -> B").expect(
        order="B A",
        ports={"B": "departed 15", "A": "departed 8"},
        points=(1, 7, 15),
        lost="P1 gold",
        boarded="P1; P2; P3",
    )


def test_kz_e15() -> None:
    table = harbour(A=14, B=32, seats=5)
    table.play(
        "P1 rat -> B; P2 rice + rat -> B; P3 gold -> B; P4 porcelain -> A; P5 porcelain -> A"
    ).expect(
        order="A B",
        ports={"A": "departed 14", "B": "departed 12"},
        points=(1, 11, 0, 7, 7),
        lost="P3 gold",
        boarded="P1; P2; P4; P5",
    )


def test_kz_e16() -> None:
    table = harbour(A=23, B=37, seats=5)
    table.play(
        "P1 rat -> B; P2 gold -> B; P3 gold + timber -> B; P4 gold -> A; P5 rice -> B"
    ).expect(
        order="A B",
        ports={"A": "departed 20", "B": "departed 26"},
        points=(1, 0, 15, 20, 10),
        lost="P2 gold; P3 gold",
        boarded="P1; P3; P4; P5",
    )


def test_kz_e17() -> None:
    table = harbour(A=8, B=40)
    table.play("P1 rat -> A; P2 gold -> A; P3 silk + tea -> A; P4 timber -> B").expect(
        order="B A",
        ports={"B": "departed 15", "A": "sunk 9"},
        points=(0, 0, 0, 15),
        lost="P1 rat; P2 gold; P3 silk + tea",
        boarded="P4",
    )


def test_kz_e18() -> None:
    table = harbour(A=20, B=42)
    table.play("P1 rat -> A; P2 gold -> A; P3 gold -> B; P4 gold -> B").expect(
        order="A B",
        ports={"A": "departed 1", "B": "departed 40"},
        points=(1, 0, 20, 20),
        lost="P2 gold",
        boarded="P1; P3; P4",
    )


def test_kz_e29() -> None:
    table = harbour(A="typhoon_1", B=35, typhoons="on")
    table.play("P1 rat -> A; P2 tea -> A; P3 gold -> B; P4 rice -> B").expect(
        order="A B",
        ports={"A": "typhoon 0", "B": "departed 30"},
        points=(0, 0, 20, 10),
        lost="P1 rat; P2 tea",
        boarded="P3; P4",
    )


def test_kz_e30() -> None:
    table = harbour(A="cat_ship", B=30, cat_ship="port_a")
    table.play("P1 silk + rat -> A; P2 gold -> A; P3 timber -> B; P4 timber -> B").expect(
        order="A B",
        ports={"A": "departed 25", "B": "departed 30"},
        points=(5, 20, 15, 15),
        lost="P1 rat",
        boarded="P1; P2; P3; P4",
    )
