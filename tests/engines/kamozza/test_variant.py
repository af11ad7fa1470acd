"""Rules of the variant that the worked examples leave to be shown (KZ-6xx)."""

from __future__ import annotations

import pytest

from engines.kamozza.components import ARRIVALS
from engines.kamozza.loading import Crate, at_port
from engines.kernel import SPECTATOR, IllegalMoveError
from tests.engines.kamozza.scenario import harbour, play_through


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_five_rounds_and_two_cards_left(seats: int) -> None:
    """KZ-601, KZ-616, KZ-617: five rounds, two cards left, nobody out, each ship laid aside."""
    match = play_through(seats, mode="variant")
    assert match.state.round == 5
    assert [len(player.hand) for player in match.state.players] == [2] * seats
    assert all(player.out is None for player in match.state.players)
    assert all(len(quay.gone) == 5 for quay in match.state.quays.values())


def test_all_lay_one_card_at_the_same_time() -> None:
    """KZ-602, KZ-603, KZ-313: any order, one card each, and it may be taken back."""
    table = harbour(A=20, B=45, mode="variant", start=3)
    match = table.match
    assert sorted(match.decisions) == [0, 1, 2, 3]
    with pytest.raises(IllegalMoveError) as refusal:
        match.submit(0, match.decisions[0].id, ["rat", "tea"])
    assert (refusal.value.code, refusal.value.rule) == ("count", "KZ-603")
    table.answer(3, ["gold"])
    assert match.view(SPECTATOR)["public"]["players"][3]["laid"] == 0
    assert match.ready() == (3,)
    match.retract(3)
    table.answer(3, ["tea"])
    for seat in (1, 0, 2):
        table.answer(seat, ["silk"])
    assert match.state.players[3].laid == ["tea"]
    assert [entry.key for entry in table.entries][-1] == "all-laid"
    assert {decision.prompt for decision in match.decisions.values()} == {"port"}


def test_three_players_choose_no_port() -> None:
    """KZ-604, KZ-R13: with the last card in, the ship at A is loaded."""
    table = harbour(A=30, seats=3, mode="variant")
    for seat in range(3):
        table.answer(seat, ["tea"])
    assert [data["port"] for data in table.said("port")] == ["A"]
    assert table.said("ports") == []
    assert table.match.state.round == 2


def test_ports_as_in_the_main_game() -> None:
    """KZ-605: chosen in secret, shown together, the one with fewer players first."""
    table = harbour(A=20, B=45, mode="variant")
    table.play("P1 tea -> B; P2 silk -> B; P3 rice -> B; P4 gold -> A")
    assert [data["port"] for data in table.said("port")] == ["A", "B"]


def test_confiscation_comes_before_the_rat() -> None:
    """KZ-606, KZ-607, KZ-608, KZ-R18: pairs are gone whole; what is left may be swallowed."""
    cargo = [Crate(0, "rat"), Crate(1, "gold"), Crate(2, "silk"), Crate(3, "silk")]
    loading = at_port("variant", ARRIVALS["ship_23"], cargo)
    assert loading.confiscated == [Crate(2, "silk"), Crate(3, "silk")]
    assert loading.swallowed == (0, 1)
    assert (loading.load, loading.loaded) == (21, [Crate(0, "rat")])


def test_a_unit_that_does_not_fit_leaves_both() -> None:
    """KZ-609, KZ-614: rat and gold go face down, each with its own player."""
    cargo = [Crate(0, "gold"), Crate(1, "rat"), Crate(2, "tea")]
    loading = at_port("variant", ARRIVALS["ship_20"], cargo)
    assert loading.left == [Crate(1, "rat"), Crate(0, "gold")]
    assert loading.loaded == [Crate(2, "tea")]


def test_a_captured_gold_counts_for_the_rats_player() -> None:
    """KZ-613, KZ-401, KZ-402, KZ-R10: 21 points; the gold's owner has not boarded."""
    table = harbour(A=23, B=30, mode="variant")
    table.play("P1 gold -> A; P2 rat -> A; P3 tea -> B; P4 silk -> B")
    players = table.match.state.players
    assert players[1].up == [("rat", 1), ("gold", 0)]
    assert table.port("A").data["boarded"] == [1]
    assert (players[0].stamp, players[1].stamp) == ((0, 0), (1, 1))
    assert players[0].lost == []


@pytest.mark.parametrize(
    ("capacity", "loaded"),
    [(45, "gold timber rice"), (30, "gold rice"), (20, "gold"), (11, "rice"), (8, "silk tea")],
)
def test_from_heavy_to_light(capacity: int, loaded: str) -> None:
    """KZ-610, KZ-611, KZ-612, KZ-615: what fits is loaded, what does not stays; nothing sinks."""
    kinds = ["tea", "rice", "silk", "gold", "timber"]
    cargo = [Crate(seat, kind) for seat, kind in enumerate(kinds)]
    loading = at_port("variant", ARRIVALS[f"ship_{capacity}"], cargo)
    assert [crate.kind for crate in loading.loaded] == loaded.split()
    assert loading.result == "loaded"
    assert loading.load <= capacity


def test_the_order_of_steps() -> None:
    """KZ-618, KZ-506: refuse, confiscate, eat, load; two refused rats are not confiscated."""
    cargo = [Crate(0, "rat"), Crate(1, "rat"), Crate(2, "gold"), Crate(3, "tea")]
    loading = at_port("variant", ARRIVALS["cat_ship"], cargo)
    assert loading.refused == cargo[:2]
    assert loading.confiscated == []
    assert loading.swallowed is None
    assert loading.load == 23
