"""What is true of every state, in random matches and where it is broken on purpose (section 14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.kernel import Entry, Match, RandomBot, Rng, RulesError, codec
from engines.mombasa import game
from engines.mombasa.invariants import complaints
from engines.mombasa.options import Options
from engines.mombasa.state import Column, Milestone, Shelved, State
from tests.engines.mombasa.scenario import ANN, BEN, SEED, Desk, fresh

seeds = st.binary(min_size=32, max_size=32)
options = st.builds(
    Options,
    setup_mode=st.sampled_from(["first_game", "variable"]),
    starting_tiles=st.sampled_from(["auto", "fixed", "choose_of_two"]),
    first_player=st.sampled_from(["random", "host"]),
    resting_view=st.sampled_from(["open", "top_only"]),
    majority_ties=st.sampled_from(["strict", "shared"]),
)


class Ledger:
    """I10: what the log says of everybody's pounds; I18: turns of the running round."""

    def __init__(self, seats: int) -> None:
        self.pounds = [1] * seats
        self.turns = 0

    def hear(self, entries: list[Entry]) -> None:
        for entry in entries:
            data: dict[str, Any] = entry.data
            if entry.key in ("gain", "pay"):
                sign = 1 if entry.key == "gain" else -1
                self.pounds[data["seat"]] += sign * data["pounds"]
            if entry.key == "round":
                self.turns = 0


def never_back(before: State, after: State) -> None:
    """I11: markers never move backwards; I12: rounds go up by one."""
    assert after.round - before.round in (0, 1)
    for old, new in zip(before.players, after.players, strict=True):
        assert new.diamonds >= old.diamonds
        assert new.ink >= old.ink
        assert all(new.tracks[company] >= space for company, space in old.tracks.items())


@pytest.mark.unmeasured
@settings(max_examples=1 + settings.default.max_examples // 3)
@given(seats=st.sampled_from([2, 3, 4]), options=options, seed=seeds)
def test_every_state_keeps_the_invariants(seats: int, options: Options, seed: bytes) -> None:
    """I1 to I18; MB-001, MB-007, MB-008, MB-R33: pounds come and go as the log says."""
    match = Match[State].start(game, seats, options, seed)
    rng, ledger = Rng(seed), Ledger(seats)
    ledger.hear(match.entries)
    before = match.state
    while match.outcome is None:
        seat = rng.choice(sorted(match.decisions))
        decision = match.decisions[seat]
        ledger.turns += decision.prompt == "turn"
        old = codec.decode(codec.encode(before), State) if not rng.below(20) else None
        match.submit(seat, decision.id, RandomBot.answer(decision, rng))
        ledger.hear(match.entries)
        game.check(match.state)
        if old is not None:
            never_back(old, match.state)
        before = match.state
        assert [p.pounds for p in before.players] == ledger.pounds
        assert ledger.turns <= seats * (5 + 4 + 5 + 1)
        assert all(not (p.out and p.items()) for p in before.players)
    assert before.round == 7
    assert len(before.history) == 7
    assert before.history[-1].totals == match.outcome.scores


def test_every_viewer_agrees_on_what_is_public() -> None:
    """I16, MB-140: and sees the same when the match is loaded again."""
    match = Match[State].start(game, 3, Options(), SEED)
    views = [match.view(viewer)["public"] for viewer in (0, 1, 2, "spectator")]
    assert all(view == views[0] for view in views)
    again = Match[State].load(game, SEED, match.dump())
    assert again.view(1) == match.view(1)


# ---------------------------------------------------------------- broken on purpose

Deed = Callable[[State], object]


def _locked(s: State) -> None:
    s.firms["cairo"].columns[0] = Column(0)
    s.firms["cairo"].reserve += 5


def _too_full(s: State) -> None:
    s.firms["cairo"].columns[0] = Column(6)


def _debt(s: State) -> None:
    s.firms["cairo"].reserve = -1
    s.firms["cairo"].columns[0] = Column(5)
    s.posts["masai"] = "cairo"


def _lost_seat_card(s: State) -> None:
    s.players[ANN].hand.remove("x1_seat1")


def _starting_tile(s: State) -> None:
    s.players[ANN].tile = None


BREAKS: dict[str, Deed] = {
    "the posts of cairo": lambda s: s.posts.update(masai="cairo"),
    "a base column of cairo": _too_full,
    "an empty column of cairo that is not locked": _locked,
    "the value of cairo": _debt,
    "a post that is nowhere": lambda s: s.posts.update(atlantis="cairo"),
    "action cards are lost or doubled": lambda s: s.pile.pop(),
    "starting cards are lost or doubled": lambda s: s.players[ANN].hand.remove("st_banana1"),
    "the cards of the seats": _lost_seat_card,
    "seat 0 uses a locked slot": lambda s: s.players[ANN].resting["left"].append("A01"),
    "the resting slots of seat 0": lambda s: s.players[ANN].resting.pop("s1"),
    "seat 0 is in debt": lambda s: setattr(s.players[ANN], "pounds", -1),
    "a marker of seat 0 is off its track": lambda s: setattr(s.players[ANN], "diamonds", 29),
    "a marker of seat 1 is off its track": lambda s: s.players[BEN].tracks.update(cairo=21),
    "seat 0 has items when it should have none": lambda s: setattr(s.players[ANN], "out", True),
    "books are lost or doubled": lambda s: s.supply["A"].pop(),
    "the books of seat 0": lambda s: s.players[ANN].books.append(Shelved("BK_C01")),
    "the ink jar of seat 0": lambda s: setattr(s.players[ANN], "ink", 1),
    "the bonus markers of seat 0": lambda s: s.marks.update(
        dict.fromkeys(("std_first", "std_buy", "std_sell", "std_pounds"), ANN)
    ),
    "bonus markers on the board": lambda s: (
        setattr(s, "phase", "plan"),
        s.marks.update(std_first=ANN),
    ),
    "bonus tiles are lost or doubled": lambda s: s.beside.pop(),
    "starting tiles are lost or doubled": _starting_tile,
    "pounds of the round track are lost": lambda s: setattr(s, "collected", 1),
    "the round": lambda s: setattr(s, "round", 8),
    "a marker that nobody has": lambda s: setattr(s, "first", 3),
    "somebody who is out has the turn": lambda s: setattr(s.players[s.turn], "out", True),
    "the companies": lambda s: s.firms.pop("cairo"),
}


@pytest.mark.parametrize("complaint", BREAKS)
def test_a_broken_state_is_found_out(complaint: str) -> None:
    desk = Desk(2, **({"starting_tiles": "choose_of_two"} if "starting tile" in complaint else {}))
    state = desk.area(ANN, "st_coffee1").state
    if complaint == "somebody who is out has the turn":
        state.players[ANN].hand.append("st_coffee1")
        state.players[ANN].slots = {}
    assert list(complaints(state)) == []
    BREAKS[complaint](state)
    assert any(found == complaint for found in complaints(state))
    with pytest.raises(RulesError):
        game.check(state)


def test_a_history_that_is_too_short() -> None:
    """I12: one milestone for each round that is over."""
    state = fresh(2)
    state.round = 3
    assert "the round" in list(complaints(state))
    state.history = [Milestone([0, 0], {})] * 2
    assert list(complaints(state)) == []
