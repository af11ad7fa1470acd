"""What holds in every match, under random play (the invariants by their numbers)."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.kamozza import game
from engines.kamozza.components import ARRIVALS, GOLD, RAT, WEIGHT
from engines.kamozza.invariants import check, complaints
from engines.kamozza.options import CatShip, LostCards, Mode, Options, Switch
from engines.kamozza.scoring import points_of
from engines.kamozza.state import Gone, State
from engines.kernel import Entry, Match, RandomBot, Rng, RulesError
from tests.engines.kamozza.scenario import copy_of, harbour, play_through

seeds = st.binary(min_size=32, max_size=32)
options = st.builds(
    Options,
    mode=st.sampled_from(get_args(Mode)),
    typhoons=st.sampled_from(get_args(Switch)),
    cat_ship=st.sampled_from(get_args(CatShip)),
    lost_cards=st.sampled_from(get_args(LostCards)),
)


@given(seats=st.sampled_from([3, 4, 5]), options=options, seed=seeds)
def test_every_state_keeps_the_invariants(seats: int, options: Options, seed: bytes) -> None:
    """1, 2, 3, 7, 9, 10, 11, 15, 16: at every decision of a random match."""
    match = Match[State].start(game, seats, options, seed)
    rng = Rng(seed)
    while match.outcome is None:
        check(match.state)
        before, round_ = copy_of(match.state), match.state.round
        seat, decision = next(iter(match.decisions.items()))
        match.submit(seat, decision.id, RandomBot.answer(decision, rng))
        if match.state.round != round_ or match.outcome:
            compare(before, match.state, match.entries, round_)
    check(match.state)
    assert match.state.round <= {3: 6, 4: 4, 5: 5}[seats] or options.mode == "variant"


def compare(before: State, after: State, entries: list[Entry], round_: int) -> None:
    """What a round's resolution may change, and what it may not (4, 5, 6, 8, 11, 12, 13)."""
    gained = [
        points_of(new) - points_of(old)
        for old, new in zip(before.players, after.players, strict=True)
    ]
    ports = [entry for entry in entries if entry.key == "port"]
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        assert new.stamp >= old.stamp
        assert (new.stamp[0] == round_) == (gained[seat] > 0)
        if old.out is not None:
            assert new == old
    for entry in ports:
        resolved_rightly(after, entry)
    assert sum(gained) == sum(sum(entry.data["points"].values()) for entry in ports)


def resolved_rightly(state: State, entry: Entry) -> None:
    """One port: no more than fits, all or nothing, no gold beside a rat, no rat on the Cat Ship."""
    data, then = entry.data, entry.then
    assert then is not None
    gained, capacity = sum(data["points"].values()), ARRIVALS[data["ship"]].capacity
    if data["result"] in ("sunk", "typhoon", "empty"):
        assert gained == 0
        return
    assert gained <= (capacity or 0)
    kinds = [card["kind"] for card in then["loaded"]]
    if state.terms.mode == "main":
        assert gained == then["load"] == sum(WEIGHT[kind] for kind in kinds)
        assert not (RAT in kinds and GOLD in kinds)
    else:
        assert len(set(kinds)) == len(kinds)
        room = (capacity or 0) - then["load"]
        unit = {RAT, GOLD} if then["swallowed"] else set[str]()
        alone = [card["kind"] for card in then["left"] if card["kind"] not in unit]
        assert all(WEIGHT[kind] > room for kind in alone)
    if data["ship"] == "cat_ship":
        assert RAT not in kinds


def without_cat(state: State) -> None:
    for quay in state.quays.values():
        quay.deck = [card for card in quay.deck if card != "cat_ship"]
        quay.gone = [gone for gone in quay.gone if gone.id != "cat_ship"]


def with_more_rounds(state: State) -> None:
    state.quays["A"].gone += [Gone("ship_8", "empty", 5)] * 5


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda state: setattr(state, "round", 9), "round 9 of 4"),
        (lambda state: state.players[0].lost.append("gold"), "seat 0 has the cards"),
        (lambda state: state.quays["A"].deck.append("ship_45"), "port A has the cards"),
        (without_cat, "0 Cat Ships are at large"),
        (lambda state: state.players[0].up.extend([("gold", 0)] * 4), "seat 0 has 1"),
        (lambda state: state.players[0].up.append(("gold", 1)), "seat 0 captured"),
        (lambda state: setattr(state.players[0], "stamp", (8, 1)), "seat 0 boarded at (8, 1)"),
        (with_more_rounds, "seat 0 showed"),
        (lambda state: setattr(state.players[0], "laid", ["gold"]), "seat 0 laid 1 cards"),
        (lambda state: setattr(state.players[0], "out", 5), "seat 0 is out since round 5"),
    ],
)
def test_a_broken_state_is_found(change: Callable[[State], None], complaint: str) -> None:
    state = copy_of(play_through(4, cat_ship="random").state)
    change(state)
    assert any(complaint in found for found in complaints(state))


def test_the_check_raises() -> None:
    state = harbour(A=17, B=35).match.state
    check(state)
    state.players[0].hand.remove("gold")
    with pytest.raises(RulesError, match="seat 0 has the cards"):
        check(state)
