"""What holds in every match, under random play (the invariants by their numbers)."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.cazamanzanas import game
from engines.cazamanzanas.components import START
from engines.cazamanzanas.invariants import check, complaints
from engines.cazamanzanas.options import BombedCards, EmptyDeck, FirstPlayer, Options
from engines.cazamanzanas.state import Mechanism, State
from engines.kernel import Decision, Match, RandomBot, Rng, RulesError
from tests.engines.cazamanzanas.scenario import copy_of, orchard, play_through

seeds = st.binary(min_size=32, max_size=32)
options = st.builds(
    Options,
    first_player=st.sampled_from(get_args(FirstPlayer)),
    empty_deck=st.sampled_from(get_args(EmptyDeck)),
    bombed_cards=st.sampled_from(get_args(BombedCards)),
    path_preview=st.just("off"),
)


@pytest.mark.unmeasured
@given(seats=st.sampled_from([2, 3, 4]), options=options, seed=seeds)
def test_every_state_keeps_the_invariants(seats: int, options: Options, seed: bytes) -> None:
    """CM-INV-01 to CM-INV-13: at every decision of a random match."""
    match = Match[State].start(game, seats, options, seed)
    rng, turns = Rng(seed), 0
    while match.outcome is None:
        check(match.state)
        before = copy_of(match.state)
        seat, decision = next(iter(match.decisions.items()))
        asked_rightly(match.state, decision)
        match.submit(seat, decision.id, RandomBot.answer(decision, rng))
        compare(before, match.state)
        turns += decision.prompt in ("card", "dead-hand")
    check(match.state)
    assert turns <= 3 * (12 - START[seats])


def asked_rightly(state: State, decision: Decision) -> None:
    """CM-INV-10, CM-INV-13, CM-INV-12: where the cap is, and how many cards are in hand."""
    if decision.prompt == "card":
        assert state.cap < 12
        if state.terms.empty_deck == "reshuffle":
            assert len(state.players[decision.seat].hand) == 3
    if decision.prompt == "refill" and state.cap == 12:
        assert state.round < 3


def compare(before: State, after: State) -> None:
    """CM-INV-08, CM-INV-09, CM-INV-11: rows, baskets and branch between two questions."""
    grown = after.rows - before.rows
    assert 0 <= grown <= (after.round != before.round)
    for old, new in zip(before.baskets, after.baskets, strict=bool(before.baskets)):
        assert (new.column, new.colour) == (old.column, old.colour)
        assert new.apples >= old.apples
    if after.round == before.round:
        assert after.branch == ([] if after.cap == 12 else before.branch)


FULL = """
col      1  2  3  4
branch   =  o  =  =
r1       ^  .  1  .
r2       .  -  .  1
r3       .  .  |  .
r4       .  .  .  .
basket   U  U  U  U
stuck    r2c2:Q1
"""


def moved(row: int, column: int) -> Callable[[State], None]:
    """The last mechanism lies elsewhere."""

    def change(state: State) -> None:
        state.table[-1].row, state.table[-1].column = row, column

    return change


def with_doublers(state: State) -> None:
    cards = [card for card in range(22, 88) if card % 22 in (13, 14)]
    cells = [(4, column) for column in range(5, 9)]
    state.table += [Mechanism(card, *cell) for card, cell in zip(cards, cells, strict=False)]


def portal_away(state: State) -> None:
    state.mechanism((2, 4)).row = 4
    state.mechanism((4, 4)).column = 8


def stuck_upright(state: State) -> None:
    state.mechanism((3, 3)).stuck = 1


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda state: setattr(state, "supply", 9), "CM-INV-01"),
        (lambda state: setattr(state, "round", 1), "CM-INV-02"),
        (lambda state: state.players[0].hand.pop(), "CM-INV-03"),
        (moved(7, 3), "CM-INV-04"),
        (moved(1, 1), "CM-INV-04: mechanisms lie in"),
        (with_doublers, "CM-INV-05"),
        (lambda state: setattr(state.players[0], "aside", 16), "CM-INV-06: seat 0 has portals"),
        (portal_away, "CM-INV-06: the portals of seat 0"),
        (stuck_upright, "CM-INV-07"),
        (lambda state: setattr(state, "rows", 7), "CM-INV-08"),
        (lambda state: setattr(state, "cap", 13), "CM-INV-10"),
        (lambda state: setattr(state, "cap", 12), "CM-INV-11"),
        (lambda state: setattr(state, "turn", 101), "CM-INV-12"),
        (lambda state: state.players[0].hand.append(0), "CM-INV-13"),
        (lambda state: state.unseen.append("red"), "CM-206"),
        (lambda state: state.removed.append("red"), "CM-202"),
        (lambda state: setattr(state.baskets[0], "column", 2), "CM-105"),
        (lambda state: state.blossoms.pop(), "CM-704"),
    ],
)
def test_a_broken_state_is_found(change: Callable[[State], None], complaint: str) -> None:
    state = copy_of(orchard(FULL).state)
    assert list(complaints(state)) == []
    change(state)
    assert any(complaint in found for found in complaints(state))


def test_sets_stay_whole_where_bombed_cards_go_home() -> None:
    """CM-INV-03: with `owner` each player keeps his own cards."""
    state = copy_of(orchard(FULL, bombed_cards="owner").state)
    check(state)
    one, other = state.players[0], state.players[1]
    one.deck[0], other.deck[0] = other.deck[0], one.deck[0]
    with pytest.raises(RulesError, match="seat 0 has cards of another set"):
        check(state)


def test_the_hundredth_turn_makes_the_apples_ripe() -> None:
    """CM-INV-12, CM-R08: whatever cards are worth."""
    table = orchard(FULL, hands=["leaf"], turn=99)
    table.play("leaf", "r4c4")
    assert table.said("fall")[0]["cause"] == "ripe"
    assert table.match.outcome is not None


def test_all_players_are_for_themselves() -> None:
    """CM-001, CM-002, CM-003, CM-805, CM-R06: two to four; who leaves is replaced by a bot."""
    assert list(game.info.seats) == [2, 3, 4]
    assert game.sides(4, Options()) == []
    assert (game.can_leave, game.substitute) == (False, "gnome")
    state = play_through(2, path_preview="off").state
    assert (state.round, state.phase) == (3, "over")
