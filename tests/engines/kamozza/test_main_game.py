"""Rules of the main game that the worked examples leave to be shown (KZ-3xx)."""

from __future__ import annotations

import pytest

from engines.kamozza.components import ARRIVALS
from engines.kamozza.loading import Crate, at_port
from engines.kernel import SPECTATOR, IllegalMoveError
from tests.engines.kamozza.scenario import Past, harbour, play_counts


def test_both_ships_are_seen_before_anybody_chooses() -> None:
    """KZ-306, KZ-311: the arrivals are public when the first cargo is asked for."""
    table = harbour(A=17, B=35)
    public = table.match.view(SPECTATOR)["public"]
    assert {port: public["ports"][port]["arrival"] for port in "AB"} == {
        "A": {"kind": "ship", "id": "ship_17", "capacity": 17},
        "B": {"kind": "ship", "id": "ship_35", "capacity": 35},
    }
    assert [entry.key for entry in table.entries] == ["round", "arrive", "arrive"]


def test_players_who_are_out_are_passed_over() -> None:
    """KZ-304, KZ-307: cargo is asked of those still in, clockwise from the start player."""
    past = {n: Past(up="rat tea", stamp=(1, 1)) for n in (1, 2, 3, 4)}
    past[5] = Past(lost="rat tea silk porcelain rice timber gold")
    table = harbour(A=8, B=30, seats=5, start=4, round=5, past=past)
    assert table.match.view(SPECTATOR)["public"]["order"] == [3, 0, 1, 2]
    asked = []
    while table.match.state.phase == "cargo":
        asked += table.match.decisions
        table.answer(asked[-1], ["gold"])
    assert asked == [3, 0, 1, 2]


def test_a_single_card_must_be_laid() -> None:
    """KZ-308, KZ-309, KZ-R21: also the last card is asked for, and none is no answer."""
    past = {1: Past(up="rat tea silk porcelain rice timber", stamp=(3, 1))}
    table = harbour(A=8, B=30, round=4, past=past)
    decision = table.match.decisions[0]
    assert (decision.choices, decision.params) == (("gold",), {"most": 1})
    with pytest.raises(IllegalMoveError) as refusal:
        table.match.submit(0, decision.id, [])
    assert (refusal.value.code, refusal.value.rule) == ("count", "KZ-308")


def test_a_card_that_was_played_is_barred() -> None:
    """KZ-308: the refusal says why and names the rule."""
    table = harbour(A=8, B=30, round=2, past={1: Past(lost="gold")})
    decision = table.match.decisions[0]
    assert [(b.choice, b.reason, b.rule) for b in decision.barred] == [("gold", "played", "KZ-308")]
    with pytest.raises(IllegalMoveError) as refusal:
        table.match.submit(0, decision.id, ["gold"])
    assert refusal.value.reason == "played"


@pytest.mark.parametrize(
    ("seats", "round_", "laid", "out_in"),
    [
        (5, 1, "", None),
        (5, 2, "rat tea", None),
        (5, 3, "rat tea silk porcelain", 5),
        (5, 4, "rat tea silk porcelain rice", 5),
        (5, 5, "rat tea silk porcelain rice", None),
        (3, 1, "", None),
        (3, 2, "rat tea", 6),
        (4, 3, "rat tea silk porcelain", None),
    ],
)
def test_two_cards_too_many_carry_a_caution(
    seats: int, round_: int, laid: str, out_in: int | None
) -> None:
    """KZ-R17: the caution names the round at whose start one would be out."""
    table = harbour(A=8, B=30, seats=seats, round=round_, past={1: Past(lost=laid)})
    cautions = table.match.decisions[0].cautions
    assert [c.params["round"] for c in cautions] == ([] if out_in is None else [out_in])
    assert [(c.reason, c.rule, c.count) for c in cautions] == [
        ("elimination", "KZ-R17", 2) for _ in cautions
    ]


def test_all_cards_go_to_one_port() -> None:
    """KZ-312, KZ-316: both cards of a player lie at the port that he chose, and only there."""
    table = harbour(A=23, B=35).play("P1 tea + silk -> B; P2 rat -> A; P3 rat -> A; P4 rat -> A")
    assert table.port("B").then is not None
    assert table.port("B").then["cargo"] == {"0": ["tea", "silk"]}
    assert "0" not in table.port("A").then["cargo"]


def test_laid_cargo_stays_and_ports_may_change() -> None:
    """KZ-313, KZ-R15: a port may be taken back until the last one is in; the others see ready."""
    table = harbour(A=17, B=35)
    for seat in range(4):
        assert not table.match.can_undo(seat)
        table.answer(seat, ["tea"])
        assert not table.match.can_undo(seat)
        assert table.match.can_retract(seat) is None
    table.answer(2, ["A"])
    assert table.match.ready() == (2,)
    table.match.retract(2)
    assert table.match.ready() == ()
    for seat in (0, 1, 3, 2):
        table.answer(seat, ["B"])
    assert table.port("A").data["result"] == "empty"


def test_ports_open_together_and_cargo_after_them() -> None:
    """KZ-314, KZ-315: with the last port all ports are told, then port by port the cargo."""
    table = harbour(A=17, B=35)
    table.play("P1 rat -> A; P2 rat -> B; P3 tea -> B; P4 tea -> B")
    keys = [entry.key for entry in table.entries if entry.key in ("ports", "port")]
    assert keys == ["ports", "port", "port"]
    assert table.said("ports") == [
        {"a": [0], "b": [1, 2, 3], "count_a": 1, "count_b": 3, "first": "A"}
    ]


@pytest.mark.parametrize(
    ("ports", "order"),
    [("AABB", "AB"), ("ABBB", "AB"), ("AAAB", "BA"), ("AAAA", "BA"), ("BBBB", "AB")],
)
def test_the_port_with_fewer_players_comes_first(ports: str, order: str) -> None:
    """KZ-316, KZ-317, KZ-R07, KZ-R08: also an empty one; with equal numbers A. It leaves empty."""
    told = "; ".join(f"P{n} rat -> {port}" for n, port in enumerate(ports, start=1))
    table = harbour(A=17, B=35).play(told)
    assert "".join(data["port"] for data in table.said("port")) == order
    empty = {data["port"] for data in table.said("port") if data["result"] == "empty"}
    assert empty == {"A", "B"} - set(ports)


def test_just_full_and_one_too_many() -> None:
    """KZ-322, KZ-323: a load up to the capacity departs, a greater one sinks with everything."""
    cargo = [Crate(0, "rice"), Crate(1, "porcelain")]
    full = at_port("main", ARRIVALS["ship_17"], cargo)
    assert (full.result, full.load, full.lost()) == ("departed", 17, [])
    over = at_port("main", ARRIVALS["ship_17"], [*cargo, Crate(2, "tea")])
    assert (over.result, over.load, over.scored()) == ("sunk", 20, [])
    assert over.lost() == [*cargo, Crate(2, "tea")]


def test_eaten_gold_is_gone_before_weighing() -> None:
    """KZ-319, KZ-320, KZ-321, KZ-R10: it weighs nothing; the rat still weighs 1."""
    cargo = [Crate(0, "gold"), Crate(1, "rat"), Crate(2, "rat")]
    loading = at_port("main", ARRIVALS["ship_8"], cargo)
    assert (loading.result, loading.load) == ("departed", 2)
    assert loading.lost() == [Crate(0, "gold")]


def test_which_rat_eats_makes_no_difference() -> None:
    """KZ-318, KZ-R22: the first rat by seat is told; nobody gains by it."""
    table = harbour(A=17, B=35)
    table.play("P1 gold -> B; P2 rat -> B; P3 rat -> B; P4 tea -> A")
    then = table.port("B").then
    assert then is not None
    assert then["eaten"] == [{"seat": 0, "kind": "gold", "by": 1}]
    assert table.port("B").data["points"] == {"1": 1, "2": 1}


def test_equal_goods_stay_on_board() -> None:
    """KZ-324: nothing is confiscated in the main game."""
    cargo = [Crate(seat, "silk") for seat in range(4)]
    loading = at_port("main", ARRIVALS["ship_20"], cargo)
    assert (loading.result, loading.load, loading.lost()) == ("departed", 20, [])


def test_the_other_port_changes_nothing() -> None:
    """KZ-325: the same cargo at A scores the same, whatever happens at B."""
    calm = harbour(A=17, B=35).play("P1 rice -> A; P2 tea -> B; P3 tea -> B; P4 tea -> B")
    storm = harbour(A=17, B=35).play("P1 rice -> A; P2 gold -> B; P3 gold -> B; P4 gold -> B")
    for key in ("result", "points", "lost", "boarded"):
        assert calm.port("A").data[key] == storm.port("A").data[key]


def test_every_round_has_two_new_ships() -> None:
    """KZ-326, KZ-302: what was there lies on the discard rows, with its fate and its round."""
    table = harbour(A=8, B=30).play("P1 rat -> A; P2 gold -> A; P3 timber -> A; P4 rice -> A")
    public = table.match.view(SPECTATOR)["public"]
    assert public["ports"]["A"]["gone"] == [
        {"id": "ship_8", "capacity": 8, "result": "sunk", "round": 1}
    ]
    assert public["ports"]["B"]["gone"][0]["result"] == "empty"
    assert public["ports"]["A"]["arrival"]["id"] != "ship_8"
    assert (public["round"], public["start"]) == (2, 1)


def test_cards_in_hand_score_nothing() -> None:
    """KZ-327: three cards are left over, and nobody gets points for them."""
    table = play_counts(4, dict.fromkeys((1, 2, 3, 4), [1] * 4))
    assert table.match.outcome is not None
    for player, score in zip(table.match.state.players, table.match.outcome.scores, strict=True):
        assert player.hand == ["rice", "timber", "gold"]
        assert score <= 16


def test_the_start_passes_to_the_next_player_still_in() -> None:
    """KZ-303, KZ-305, KZ-R12: whoever is out never starts."""
    counts = {1: [1] * 5, 2: [2, 2, 2, 1], 3: [2, 2, 2, 1], 4: [1] * 5, 5: [1] * 5}
    table = play_counts(5, counts, start=3)
    assert [data["start"] for data in table.said("round")] == [2, 3, 4, 0, 3]
    assert [data["seat"] for data in table.said("out")] == [1, 2]


def test_the_phases_of_a_round_are_steps() -> None:
    """KZ-R26: a match is stored before the cargo and before the ports."""
    table = harbour(A=17, B=35)
    steps = [table.match.step]
    for choices in (["tea"], ["A"]):
        for seat in range(4):
            assert not table.match.can_undo(seat)
            table.answer(seat, choices)
        steps.append(table.match.step)
    assert steps == [1, 2, 3]
