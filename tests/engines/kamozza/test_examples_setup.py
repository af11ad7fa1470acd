"""Worked examples KZ-E01 to KZ-E07 and KZ-E41: decks, rounds, and laying cargo."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kamozza import game
from engines.kamozza.components import ARRIVALS
from engines.kamozza.options import Options
from engines.kernel import SPECTATOR, IllegalMoveError, Rng
from tests.engines.kamozza.scenario import (
    SEED,
    Harbour,
    Past,
    gone,
    harbour,
    play_counts,
    play_through,
)


def capacities(cards: list[str]) -> list[int | None]:
    return sorted(load for card in cards if (load := ARRIVALS[card].capacity) is not None)


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


def test_kz_e41() -> None:
    counts = {1: [1] * 6, 2: [2, 2, 2, 1], 3: [1] * 6}
    assert starts(play_counts(3, counts, start=1)) == [1, 2, 3, 1, 3, 1]


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
