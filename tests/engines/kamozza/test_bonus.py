"""Typhoons and the Cat Ship (KZ-5xx)."""

from __future__ import annotations

import pytest

from engines.kamozza.components import ARRIVALS
from engines.kamozza.loading import Crate, at_port
from engines.kamozza.options import Mode
from engines.kernel import SPECTATOR
from tests.engines.kamozza.scenario import harbour


def test_a_bonus_card_is_the_arrival() -> None:
    """KZ-501: it comes in place of a ship; a typhoon has no capacity."""
    table = harbour(A="typhoon_1", B="cat_ship", typhoons="on", cat_ship="port_b")
    ports = table.match.view(SPECTATOR)["public"]["ports"]
    assert ports["A"]["arrival"] == {"kind": "typhoon", "id": "typhoon_1"}
    assert ports["B"]["arrival"] == {"kind": "cat", "id": "cat_ship", "capacity": 25}
    assert table.said("arrive")[0] == {"port": "A", "ship": "typhoon_1", "capacity": None}


@pytest.mark.parametrize("mode", ["main", "variant"])
def test_under_a_typhoon_everything_is_lost(mode: Mode) -> None:
    """KZ-502, KZ-R05: turned up, then lost; no eating, no confiscation."""
    cargo = [Crate(0, "rat"), Crate(1, "gold"), Crate(2, "gold")]
    loading = at_port(mode, ARRIVALS["typhoon_1"], cargo)
    assert loading.lost() == loading.left == cargo
    assert (loading.eaten, loading.confiscated, loading.swallowed) == ([], [], None)


def test_nobody_boards_under_a_typhoon() -> None:
    """KZ-503, KZ-409, KZ-R09: but the port counts for the order."""
    table = harbour(A="typhoon_1", B=30, typhoons="on")
    table.play("P1 rat -> A; P2 tea -> B; P3 tea -> B; P4 tea -> B")
    assert [data["port"] for data in table.said("port")] == ["A", "B"]
    assert table.port("A").data["boarded"] == []
    assert [player.stamp for player in table.match.state.players] == [(0, 0)] + [(1, 2)] * 3


def test_a_round_of_typhoons_is_a_full_round() -> None:
    """KZ-504, KZ-508, KZ-R21: both ports are open for everything, and the round counts."""
    table = harbour(A="typhoon_1", B="typhoon_2", typhoons="on")
    for seat in range(4):
        table.answer(seat, ["gold"])
    assert table.match.decisions[0].choices == ("A", "B")
    for seat in range(4):
        table.answer(seat, ["A"])
    assert table.match.state.round == 2
    assert [player.lost for player in table.match.state.players] == [["gold"]] * 4


def test_the_cat_ship_carries_25() -> None:
    """KZ-505, KZ-R04: one gold and a little; two golds sink it."""
    gold = [Crate(0, "gold"), Crate(1, "silk")]
    assert at_port("main", ARRIVALS["cat_ship"], gold).result == "departed"
    assert at_port("main", ARRIVALS["cat_ship"], [*gold, Crate(2, "gold")]).result == "sunk"


def test_refused_rats_weigh_and_eat_nothing() -> None:
    """KZ-506, KZ-507: they are out before anything else; they lie face down with their players."""
    cargo = [Crate(0, "rat"), Crate(1, "gold"), Crate(2, "silk"), Crate(3, "rat")]
    loading = at_port("main", ARRIVALS["cat_ship"], cargo)
    assert (loading.load, loading.result) == (25, "departed")
    assert loading.lost() == [Crate(0, "rat"), Crate(3, "rat")]
    assert loading.boarded() == [1, 2]


@pytest.mark.parametrize(("mode", "result"), [("main", "departed"), ("variant", "loaded")])
def test_a_ship_that_takes_nothing_sails_all_the_same(mode: Mode, result: str) -> None:
    """KZ-R23, KZ-317: somebody was there, so it is not an empty ship; nobody boards."""
    loading = at_port(mode, ARRIVALS["cat_ship"], [Crate(0, "rat")])
    assert (loading.result, loading.load, loading.boarded()) == (result, 0, [])
