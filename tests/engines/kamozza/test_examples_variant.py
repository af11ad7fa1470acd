"""Worked examples KZ-E31 to KZ-E39: the variant at the ports."""

from __future__ import annotations

from engines.kernel import SPECTATOR
from tests.engines.kamozza.scenario import harbour


def test_kz_e31() -> None:
    table = harbour(A=20, B=32, mode="variant")
    table.play("P1 silk -> A; P2 silk -> A; P3 timber -> A; P4 silk -> B").expect(
        order="B A",
        ports={"B": "loaded 5", "A": "loaded 15"},
        points=(0, 0, 15, 5),
        lost="P1 silk; P2 silk",
        boarded="P3; P4",
    )


def test_kz_e32() -> None:
    table = harbour(A=20, B=45, mode="variant")
    table.play("P1 timber -> A; P2 rice -> A; P3 silk -> A; P4 tea -> A").expect(
        order="B A",
        ports={"B": "empty 0", "A": "loaded 20"},
        points=(15, 0, 5, 0),
        lost="P2 rice; P4 tea",
        boarded="P1; P3",
    )


def test_kz_e33() -> None:
    table = harbour(A=20, B=30, mode="variant")
    table.play("P1 rat -> A; P2 gold -> A; P3 porcelain -> A; P4 rice -> B").expect(
        order="B A",
        ports={"B": "loaded 10", "A": "loaded 7"},
        points=(0, 0, 7, 10),
        lost="P1 rat; P2 gold",
        boarded="P3; P4",
    )


def test_kz_e34() -> None:
    table = harbour(A=23, B=30, mode="variant")
    table.play("P1 rat -> A; P2 gold -> A; P3 porcelain -> A; P4 rice -> B").expect(
        order="B A",
        ports={"B": "loaded 10", "A": "loaded 21"},
        points=(21, 0, 0, 10),
        lost="P3 porcelain",
        boarded="P1; P4",
    )
    assert table.match.view(SPECTATOR)["public"]["players"][0]["up"] == [
        {"kind": "rat", "owner": 0},
        {"kind": "gold", "owner": 1},
    ]


def test_kz_e35() -> None:
    table = harbour(A=20, B=40, seats=5, mode="variant")
    table.play("P1 rat -> B; P2 rat -> B; P3 gold -> B; P4 timber -> B; P5 rice -> A").expect(
        order="A B",
        ports={"A": "loaded 10", "B": "loaded 35"},
        points=(0, 0, 20, 15, 10),
        lost="P1 rat; P2 rat",
        boarded="P3; P4; P5",
    )


def test_kz_e36() -> None:
    table = harbour(A=23, B=40, seats=5, mode="variant")
    table.play("P1 rat -> B; P2 gold -> B; P3 gold -> B; P4 timber -> A; P5 porcelain -> A").expect(
        order="A B",
        ports={"A": "loaded 22", "B": "loaded 1"},
        points=(1, 0, 0, 15, 7),
        lost="P2 gold; P3 gold",
        boarded="P1; P4; P5",
    )


def test_kz_e37() -> None:
    table = harbour(A=21, B=42, seats=5, mode="variant")
    table.play("P1 rice -> B; P2 rice -> B; P3 rice -> B; P4 rice -> A; P5 porcelain -> A").expect(
        order="A B",
        ports={"A": "loaded 17", "B": "loaded 0"},
        points=(0, 0, 0, 10, 7),
        lost="P1 rice; P2 rice; P3 rice",
        boarded="P4; P5",
    )


def test_kz_e38() -> None:
    table = harbour(A="cat_ship", B=37, mode="variant", cat_ship="port_a")
    table.play("P1 gold -> A; P2 rat -> A; P3 silk -> A; P4 tea -> B").expect(
        order="B A",
        ports={"B": "loaded 3", "A": "loaded 25"},
        points=(20, 0, 5, 3),
        lost="P2 rat",
        boarded="P1; P3; P4",
    )


def test_kz_e39() -> None:
    table = harbour(A=30, seats=3, mode="variant")
    table.play("P1 gold; P2 timber; P3 rice").expect(
        order="A",
        ports={"A": "loaded 30"},
        points=(20, 0, 10),
        lost="P2 timber",
        boarded="P1; P3",
    )
