"""What holds in every match, under random play (section 20)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.gosu import game
from engines.gosu.options import Options
from engines.gosu.state import State
from engines.kernel import Match, RandomBot, Rng, RulesError
from tests.engines.gosu.scenario import stack

NONE = "- / - / -"


def lose_a_card(state: State) -> None:
    state.pile.pop()


def lose_a_token(state: State) -> None:
    state.players[0].unused = 1


def hold_three(state: State) -> None:
    state.players[0].dragoons = 3


def lose_a_dragoon(state: State) -> None:
    state.reserve = 7


def lose_the_advantage(state: State) -> None:
    state.advantage = 9


def keep_a_dragoon(state: State) -> None:
    state.players[0].rows[0][0].dragoon, state.reserve, state.phase = True, 7, "round"


def lie_too_high(state: State) -> None:
    state.players[0].rows[1].append(state.players[0].rows[0].pop())


def pass_and_play(state: State) -> None:
    state.players[0].passed = True


def count_without_limit(state: State) -> None:
    state.counted = 1


def play_for_ever(state: State) -> None:
    state.round = 6


def begin_trapped(state: State) -> None:
    state.turns, state.players[0].rows[0][0].trapped = 0, True


def play_before_the_deal(state: State) -> None:
    state.phase = "deal"


BREAKS: dict[str, Callable[[State], None]] = {
    "cards are lost": lose_a_card,
    "activation tokens": lose_a_token,
    "dragoon tokens in hand": hold_three,
    "dragoon tokens": lose_a_dragoon,
    "nobody holds the advantage": lose_the_advantage,
    "between rounds": keep_a_dragoon,
    "row 2": lie_too_high,
    "who has passed": pass_and_play,
    "counted without the limit": count_without_limit,
    "too many rounds": play_for_ever,
    "afresh": begin_trapped,
    "lost or doubled": play_before_the_deal,
}


@pytest.mark.parametrize("complaint", BREAKS)
def test_a_broken_state_is_found(complaint: str) -> None:
    """INV-01 to INV-06, INV-09, INV-10, INV-12, INV-17."""
    state = stack("bosk huna / - / - | oto", NONE, turn_limit="off")
    game.check(state)
    BREAKS[complaint](state)
    with pytest.raises(RulesError, match=complaint):
        game.check(state)


def test_a_frozen_card_and_a_marked_one_are_no_break() -> None:
    """INV-08, INV-09: what Boreal and Dom may do; Dom apart there are at most three FREE cards."""
    state = stack("bosk* huna^ huna / - / -", "rimey / kryo / boreal")
    state.turns = 0
    game.check(state)
    rows = state.players[0].rows
    assert sum(len(row) for row in rows) == 3


def played(match: Match[State], rng: Rng) -> None:
    """One random move."""
    decision = match.decisions[rng.choice(sorted(match.decisions))]
    match.submit(decision.seat, decision.id, RandomBot.answer(decision, rng))


@given(seed=st.binary(min_size=32, max_size=32), seats=st.sampled_from([2, 3, 4]))
@settings(max_examples=8)
def test_what_changes_from_move_to_move(seed: bytes, seats: int) -> None:
    """INV-07, INV-08, INV-11, INV-12, INV-13, INV-14, INV-17: in every random match."""
    rng = Rng(seed)
    teams = {"team_play": "on"} if seats == 4 and seed[0] % 2 else {}
    match = Match[State].start(game, seats, Options(**teams), seed)
    while match.outcome is None:
        before = match.state.players
        points = [player.points for player in before]
        hands = sum(len(player.hand) for player in before)
        played(match, rng)
        game.check(match.state)
        after = match.state.players
        for entry in match.entries:
            if entry.key == "play":
                level, rows = entry.data["level"], after[entry.data["seat"]].rows
                assert level == 1 or len(rows[level - 1]) <= 5
            if entry.key == "battle":
                winners = len(entry.data["seats"])
                assert sum(entry.data["points"]) == sum(points) + winners
                assert winners == (2 if teams else 1) or seats > 2
        assert all(new.points >= old for new, old in zip(after, points, strict=True))
        if not match.entries and match.state.phase == "turn":
            assert sum(len(player.hand) for player in after) == hands
        assert match.state.counted <= 10 + 20
