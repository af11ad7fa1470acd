"""Worked examples KZ-E19 to KZ-E28: the ranking and elimination."""

from __future__ import annotations

from typing import Any

from tests.engines.kamozza.scenario import Harbour, Past, harbour, play_counts


def ranking(table: Harbour) -> list[int]:
    """The seats from first to last, as `P` numbers; equal ranks in order of seats."""
    outcome = table.match.outcome
    assert outcome is not None
    return sorted(range(1, len(outcome.ranks) + 1), key=lambda p: outcome.ranks[p - 1])


def scores(table: Harbour) -> list[int]:
    assert table.match.outcome is not None
    return table.match.outcome.scores


def notes(table: Harbour) -> list[tuple[str, dict[str, Any]]]:
    assert table.match.outcome is not None
    return [(note.key, note.params) for note in table.match.outcome.notes]


def test_kz_e19() -> None:
    past = {
        1: Past(up="silk timber gold", stamp=(3, 1)),
        2: Past(up="gold", stamp=(1, 1)),
        3: Past(up="rat porcelain timber gold", stamp=(3, 2), boarded="A"),
        4: Past(up="silk porcelain", stamp=(2, 1)),
    }
    table = harbour(A=11, B=30, round=4, past=past)
    table.play("P1 tea -> A; P2 timber + rice -> B; P3 rice -> B; P4 timber -> B")
    assert scores(table) == [43, 20, 43, 12]
    assert ranking(table) == [1, 3, 2, 4]
    tie = {"seat": 0, "other": 2, "points": 43, "round": 4, "port": "A", "position": 1}
    assert notes(table) == [("tie-round", tie | {"other_round": 3, "other_port": "A"})]


def test_kz_e20() -> None:
    past = {
        1: Past(up="porcelain rice", stamp=(3, 1)),
        2: Past(up="timber gold", stamp=(3, 2)),
        3: Past(up="porcelain gold", stamp=(3, 2)),
        4: Past(up="timber gold", stamp=(2, 1)),
    }
    table = harbour(A=11, B=30, round=4, past=past)
    table.play("P1 silk -> B; P2 tea -> A; P3 tea -> B; P4 tea -> B")
    assert scores(table) == [22, 38, 30, 38]
    assert [player.stamp for player in table.match.state.players][1::2] == [(4, 1), (4, 2)]
    assert ranking(table) == [4, 2, 3, 1]
    tie = {"seat": 3, "other": 1, "points": 38, "round": 4, "port": "B", "position": 2}
    assert notes(table) == [("tie-port", tie | {"other_round": 4, "other_port": "A"})]


def test_kz_e21() -> None:
    past = {
        1: Past(up="porcelain gold", stamp=(3, 2)),
        2: Past(up="porcelain gold", stamp=(3, 1)),
        3: Past(up="rice", stamp=(1, 1)),
        4: Past(up="rat silk", stamp=(3, 2)),
    }
    table = harbour(A=11, B=30, round=4, past=past)
    table.play("P1 tea -> A; P2 tea -> B; P3 porcelain -> A; P4 tea -> B")
    assert scores(table) == [30, 30, 17, 9]
    assert [player.stamp for player in table.match.state.players][:2] == [(4, 1), (4, 2)]
    assert ranking(table) == [2, 1, 3, 4]


def test_kz_e22() -> None:
    past = {
        1: Past(up="porcelain rice timber", stamp=(3, 1)),
        2: Past(up="porcelain rice timber", stamp=(2, 2)),
        3: Past(up="timber gold", stamp=(3, 2)),
        4: Past(up="silk", stamp=(3, 1)),
    }
    table = harbour(A=8, B=30, round=4, past=past)
    table.play("P1 tea -> B; P2 tea -> B; P3 rice -> A; P4 tea -> B")
    assert scores(table) == [35, 35, 35, 8]
    assert table.match.outcome is not None
    assert table.match.outcome.ranks == [1, 1, 3, 4]
    assert [key for key, _ in notes(table)] == ["tie-shared", "tie-round"]


def test_kz_e23() -> None:
    past = {
        1: Past(up="porcelain gold", stamp=(3, 1)),
        2: Past(up="timber", stamp=(1, 1)),
        3: Past(up="silk porcelain timber", stamp=(2, 1)),
        4: Past(up="silk gold", stamp=(3, 1)),
    }
    table = harbour(A=8, B=30, round=4, past=past)
    table.play("P1 rice -> A; P2 rice -> A; P3 gold -> B; P4 rat -> B")
    assert table.port("A").data["result"] == "sunk"
    assert table.port("B").data["result"] == "departed"
    assert scores(table) == [27, 15, 27, 26]
    assert [player.stamp[0] for player in table.match.state.players] == [3, 1, 2, 4]
    assert ranking(table) == [1, 3, 4, 2]


def test_kz_e24() -> None:
    ones = [1] * 5
    table = play_counts(5, {1: ones, 2: ones, 3: ones, 4: [2, 2, 2, 1], 5: ones})
    assert table.said("out") == [{"seat": 3, "round": 5}]
    keys = [entry.key for entry in table.entries]
    assert keys.index("out") < len(keys) - 1 - keys[::-1].index("arrive")
    assert table.match.state.round == 5
    assert len(table.said("round")) == 5
    assert table.match.state.players[3].out == 5


def test_kz_e25() -> None:
    table = play_counts(3, {1: [2, 1, 1, 1, 1, 1], 2: [2, 2, 1, 1, 1], 3: [1, 1, 1, 1, 1, 1]})
    assert table.said("out") == [{"seat": 1, "round": 6}]
    assert table.match.state.players[0].out is None
    assert table.match.state.round == 6


def test_kz_e26() -> None:
    table = play_counts(4, {1: [2, 2, 2, 1], 2: [2] * 3 + [1], 3: [1] * 4, 4: [2, 2, 1, 1]})
    assert table.said("out") == []
    assert table.match.outcome is not None
    assert table.match.state.players[0].hand == []


def test_kz_e27() -> None:
    past = {
        1: Past(up="silk timber gold", lost="rat tea porcelain rice", stamp=(4, 2)),
        2: Past(up="rice gold", stamp=(4, 2)),
        3: Past(up="gold", stamp=(4, 1)),
        4: Past(up="timber", stamp=(2, 2)),
        5: Past(up="rice", stamp=(3, 1)),
    }
    table = harbour(A=8, B=30, seats=5, start=2, round=5, past=past)
    assert table.said("out") == [{"seat": 0, "round": 5}]
    table.play("P2 tea -> B; P3 timber -> A; P4 silk -> B; P5 rat -> B")
    assert scores(table) == [40, 33, 20, 20, 11]
    assert ranking(table) == [2, 4, 3, 5, 1]
    assert notes(table)[-1] == ("out", {"seat": 0, "round": 5})


def test_kz_e28() -> None:
    past = {
        1: Past(up="timber gold", lost="rat tea silk porcelain rice", stamp=(4, 2)),
        2: Past(up="tea rice timber", lost="rat silk porcelain gold", stamp=(3, 1)),
        3: Past(up="rat tea silk", lost="gold", stamp=(4, 1)),
    }
    table = harbour(A=8, B=30, seats=3, round=5, past=past)
    assert scores(table) == [35, 28, 9]
    assert ranking(table) == [3, 1, 2]
    assert table.said("arrive") == []
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "alone"
