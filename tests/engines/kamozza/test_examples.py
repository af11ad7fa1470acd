"""The forty-one worked examples of the rulebook, by their ids."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kamozza import game
from engines.kamozza.components import ARRIVALS
from engines.kamozza.options import Options
from engines.kernel import SPECTATOR, IllegalMoveError, Match, RandomBot, Rng
from tests.engines.kamozza.scenario import SEED, Harbour, Past, harbour, play_counts

# ---------------------------------------------------------------- decks and rounds


def play_through(seats: int, **options: Any) -> Match[Any]:
    """A whole random match."""
    match = Match[Any].start(game, seats, Options(**options), SEED)
    rng = Rng(SEED)
    while match.outcome is None:
        seat, decision = next(iter(match.decisions.items()))
        match.submit(seat, decision.id, RandomBot.answer(decision, rng))
    return match


def capacities(cards: list[str]) -> list[int | None]:
    return sorted(load for card in cards if (load := ARRIVALS[card].capacity) is not None)


def gone(match: Match[Any], port: str) -> list[str]:
    return [gone.id for gone in match.state.quays[port].gone]


def test_kz_e01() -> None:
    decks = game.setup(3, Options(), Rng(SEED)).quays
    assert capacities(decks["A"].deck) == [8, 11, 14, 17, 20, 21]
    assert capacities(decks["B"].deck) == [23, 30, 32, 35, 37, 40]
    table = play_counts(3, dict.fromkeys((1, 2, 3), [1] * 6))
    assert table.match.outcome is not None
    for quay in table.match.state.quays.values():
        assert not quay.deck
        assert len(quay.gone) == 6


def test_kz_e02() -> None:
    four, five = play_through(4), play_through(5)
    for port in "AB":
        assert len(four.state.quays[port].gone) == 4
        assert len(four.state.quays[port].deck) == 3
        assert len(five.state.quays[port].gone) == 5
        assert len(five.state.quays[port].deck) == 2
        assert len(four.view(SPECTATOR)["public"]["ports"][port]["to_come"]) == 3


def test_kz_e03() -> None:
    table = play_counts(3, dict.fromkeys((1, 2, 3), [1] * 6), start=2)
    assert starts(table) == [2, 3, 1, 2, 3, 1]


def starts(table: Harbour) -> list[int]:
    """The start players of all rounds."""
    return [data["start"] + 1 for data in table.said("round")]


def test_kz_e04() -> None:
    options: dict[str, Any] = {"typhoons": "on", "cat_ship": "port_b"}
    decks = game.setup(5, Options(**options), Rng(SEED)).quays
    assert (len(decks["A"].deck), len(decks["B"].deck)) == (8, 9)
    assert "typhoon_1" in decks["A"].deck
    assert {"typhoon_2", "cat_ship"} <= set(decks["B"].deck)
    match = play_through(5, **options)
    assert match.state.round == 5
    assert [len(quay.deck) for quay in match.state.quays.values()] == [3, 4]


def test_kz_e05() -> None:
    options: dict[str, Any] = {"mode": "variant", "typhoons": "on", "cat_ship": "port_b"}
    decks = game.setup(3, Options(**options), Rng(SEED)).quays
    assert list(decks) == ["A"]
    assert len(decks["A"].deck) == 16
    assert {"typhoon_1", "cat_ship"} <= set(decks["A"].deck)
    assert "typhoon_2" not in decks["A"].deck
    match = play_through(3, **options)
    assert match.state.round == 5
    assert len(gone(match, "A")) == 5


# ---------------------------------------------------------------- laying cargo


def refused(table: Harbour, seat: int, choices: list[str], decision: str | None = None) -> str:
    """Why a move is refused; nothing changes."""
    before = table.match.dump()
    identity = decision or table.match.decisions[seat].id
    with pytest.raises(IllegalMoveError) as refusal:
        table.match.submit(seat, identity, choices)
    assert table.match.dump() == before
    return refusal.value.code


def test_kz_e06() -> None:
    table = harbour(A=17, B=35, start=3)
    assert list(table.match.decisions) == [2]
    table.answer(2, ["tea", "gold"])
    for viewer in (0, 1, 3, SPECTATOR):
        view = table.match.view(viewer)
        assert view["public"]["players"][2]["laid"] == 2
        assert "gold" not in str(view["public"]["players"])
    assert table.match.view(2)["own"]["laid"] == ["tea", "gold"]
    assert refused(table, 0, ["tea"], table.match.decisions[3].id) == "not-yours"
    for seat in (3, 0, 1):
        assert list(table.match.decisions) == [seat]
        table.answer(seat, ["silk"])
    assert {d.prompt for d in table.match.decisions.values()} == {"port"}
    assert set(table.match.decisions) == {0, 1, 2, 3}


def test_kz_e07() -> None:
    past = {1: Past(up="silk porcelain rice timber gold", stamp=(1, 1))}
    table = harbour(A=17, B=35, round=4, past=past)
    decision = table.match.decisions[0]
    assert decision.choices == ("rat", "tea")
    for legal in (["rat"], ["tea"], ["rat", "tea"]):
        assert decision.accepts(tuple(legal))
    assert refused(table, 0, []) == "count"
    assert refused(table, 0, ["tea", "tea"]) == "shape"
    assert refused(table, 0, ["gold"]) == "barred"
    assert refused(table, 0, ["silver"]) == "illegal"
    assert refused(table, 0, ["rat", "tea", "gold"]) == "barred"
    table.answer(0, ["tea"])
    assert refused(table, 0, ["rat"], decision.id) == "closed"
    assert not table.match.can_undo(0)
    assert table.match.can_retract(0) is None
    last = {1: Past(up="rat tea porcelain rice timber gold", stamp=(1, 1))}
    only = harbour(A=17, B=35, round=4, past=last).match.decisions[0]
    assert (only.choices, only.at_least, only.at_most) == (("silk",), 1, 1)


# ---------------------------------------------------------------- the main game at the ports


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


# ---------------------------------------------------------------- the ranking


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


# ---------------------------------------------------------------- elimination


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


# ---------------------------------------------------------------- bonus cards


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


# ---------------------------------------------------------------- the variant


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


# ---------------------------------------------------------------- hidden cards, passing the start


def round_two(lost_cards: str) -> Harbour:
    """Round 2, in which the ship of P2 and P3 sinks with gold and rice."""
    past = {n: Past(lost="tea") for n in (1, 2, 3)}
    table = harbour(A=20, B=30, seats=3, round=2, past=past, lost_cards=lost_cards)
    return table.play("P1 silk -> B; P2 gold -> A; P3 rice -> A")


def test_kz_e40() -> None:
    table = round_two("hidden")
    entry = table.port("A")
    assert entry.then is not None
    assert entry.then["cargo"] == {"1": ["gold"], "2": ["rice"]}
    assert entry.data["result"] == "sunk"
    assert entry.data["lost"] == {"1": 1, "2": 1}
    lasting = str([entry.data for entry in table.entries])
    assert "gold" not in lasting
    assert "rice" not in lasting
    assert table.match.state.round == 3
    for viewer in (0, 2, SPECTATOR):
        view = table.match.view(viewer)
        assert view["public"]["players"][1]["lost"] == 2
        assert "gold" not in str(view["public"])
    assert "gold" in table.match.view(1)["own"]["lost"]
    assert "rice" in table.match.view(2)["own"]["lost"]
    shown = round_two("open")
    assert shown.match.view(SPECTATOR)["public"]["players"][1]["lost_kinds"] == ["tea", "gold"]
    assert shown.port("A").data["cargo"] == {"1": ["gold"], "2": ["rice"]}


def test_kz_e41() -> None:
    counts = {1: [1] * 6, 2: [2, 2, 2, 1], 3: [1] * 6}
    assert starts(play_counts(3, counts, start=1)) == [1, 2, 3, 1, 3, 1]
