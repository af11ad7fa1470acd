"""From the deal to the first turn (KK-2xx), and Full Restocks (KK-312)."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from engines.kamakura import game
from engines.kamakura.components import DECK, KIND
from engines.kamakura.options import Options
from engines.kernel import SPECTATOR, line_for
from tests.engines.kamakura.scenario import (
    SEED,
    Camp,
    arrange_all,
    begin,
    copy_of,
    deal,
    resume,
    rng,
    stack,
)

ENGINE = Path(__file__).parents[3] / "engines" / "kamakura"
LANDS = "farm village fortress palace"


def opened(*hands: str, pile: str = "", **options: str) -> Camp:
    """A match at the question of the order of lands, with stacked hands and pile."""
    state = stack(*hands, pile=pile, **options)
    state.turn, state.phase, state.last_up = 0, "arrange", [None, None]
    if state.terms.opening_exchange == "on":
        state.phase = "exchange"
    return resume(state)


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_deal(seats: int) -> None:
    """KK-201, KK-204, KK-205, KK-213: eight cards each, the rest is the pile."""
    state = begin(seats).state
    assert [len(player.hand) for player in state.players] == [8] * seats
    assert len(state.pile) == DECK * state.terms.decks - 8 * seats
    assert state.phase == "arrange"
    game.check(state)


def test_no_rule_looks_at_clans() -> None:
    """KK-202, KK-203, KK-R29, KK-R30: they are the colours of the seats; the engine has none."""
    source = " ".join(path.read_text(encoding="utf-8").lower() for path in ENGINE.glob("*.py"))
    for clan in ("tachibana", "fujiwara", "minamoto", "taira", "purple", "orange"):
        assert not re.search(rf"\b{clan}\b", source)


def test_the_exchange() -> None:
    """KK-206, KK-1101: what is put back comes into the pile after all have drawn."""
    table = opened(
        "samurai kunai wall wall",
        "ninja",
        pile="yumi yumi yumi",
        opening_exchange="on",
    )
    assert table.asked == "AB exchange"
    for seat, most in (("A", 4), ("B", 4)):
        assert (table.question(seat).at_least, table.question(seat).at_most) == (0, most)
    before = table.match.view(SPECTATOR)
    table.answers("A", "wall wall")
    assert table.match.view(SPECTATOR) == before
    table.nothing("B")
    assert [entry["count"] for entry in table.said("exchanged")] == [2, 0]
    assert table.hand("A") == "samurai kunai yumi yumi"
    assert Counter(KIND[card] for card in table.state.pile)["wall"] == 10
    told = next(entry for entry in table.entries if entry.key == "exchanged")
    assert line_for(told, 0, fresh=True).own == {"kinds": ["yumi", "yumi"]}
    assert "yumi" not in str(line_for(told, 1, fresh=True))
    assert table.asked == "AB arrange"


def test_the_order_of_lands_is_secret() -> None:
    """KK-207, KK-212, KK-R09, KK-R28: the owner alone knows it, teammates do not either."""
    table = opened("ninja kunai", "ninja kunai", "ninja kunai", "ninja kunai", mode="teams")
    assert table.asked == "ABCD arrange"
    other = Camp(table.match.clone())
    table.answers("A", "palace farm village fortress")
    other.answers("A", LANDS)
    for viewer in (1, 2, 3, SPECTATOR):
        assert table.match.view(viewer) == other.match.view(viewer)
    for twin in (table, other):
        arrange_all(twin)
    assert (table.lands("A"), other.lands("A")) == ("palace farm village fortress", LANDS)
    assert table.match.view(0)["own"]["slots"] == [4, 1, 2, 3]
    for viewer in (1, 2, 3, SPECTATOR):
        assert table.match.view(viewer) == other.match.view(viewer)


def test_a_playable_first_hand_is_kept() -> None:
    """KK-207: a claim is asked for only where the hand is unplayable."""
    table = opened("ninja kunai", "wall wall", pile="wall " * 8)
    table.answers("A", LANDS)
    assert table.match.ready() == (0,)
    table.answers("B", LANDS)
    assert table.question("B").prompt == "claim"
    assert table.asked == "B arrange"
    assert table.offers("B") == {"end", "claim"}


def test_unplayable_first_hands_are_replaced_in_seat_order() -> None:
    """KK-208, KK-312, KK-R08, KK-R09: shown to all, any number of times."""
    table = opened("samurai wall", "wall wall", "ninja kunai", pile="ninja " * 10)
    for seat in "ABC":
        table.answers(seat, LANDS)
    table.answers("B", "claim").answers("A", "claim")
    assert [entry["kinds"] for entry in table.said("claimed")] == [
        ["samurai", "wall"],
        ["wall", "wall"],
    ]
    assert table.asked == "AB claim"
    assert table.hand("A") == " ".join(["ninja"] * 8)
    assert table.offers("A") == {"end", "claim"}
    assert "ninja" in table.hand("B").split()
    assert {"end"} <= table.offers("B")
    table.answers("A", "claim").answers("B", "end")
    assert [entry["seat"] for entry in table.said("claimed")] == [0, 1, 0]
    assert table.asked == "A claim"
    table.answers("A", "end")
    assert table.state.turn == 1


def test_the_first_player_is_who_turns_up_the_best_weapon() -> None:
    """KK-209, KK-R10: a single round where nobody shares it; the cards go back."""
    hands = ("ninja kunai", "ninja kunai", "ninja kunai")
    table = opened(*hands, pile="barrage katana kunai")
    pile = sorted(table.state.pile)
    arrange_all(table).expect(turn="B")
    assert len(table.said("first-draw")) == 1
    assert sorted(table.state.pile) == pile
    assert table.state.last_up == [None, 1]


def test_a_pile_that_runs_short_in_the_draw_is_mended_at_once() -> None:
    """KK-211: the cards turned up are shuffled back, and the draw goes on."""
    table = opened("ninja kunai", "ninja kunai")
    state = copy_of(table.state)
    state.pile = deal(state.pile, "kunai wall wall")
    again = arrange_all(resume(state, sound=False))
    rounds = again.said("first-draw")
    assert rounds[0]["cards"] == {"0": "wall", "1": "wall"}
    assert {kind for turn in rounds[1:] for kind in turn["cards"].values()} <= {"kunai", "wall"}
    assert sorted(KIND[card] for card in again.state.pile) == ["kunai", "wall", "wall"]


def test_everybody_may_begin() -> None:
    """KK-209: the draw is the only thing that decides."""
    firsts = {arrange_all(begin(3, bytes([n]) * 32)).state.owner for n in range(20)}
    assert firsts == {0, 1, 2}


def test_the_same_seed_deals_the_same_cards() -> None:
    """KK-I20."""
    deals = [game.setup(4, Options(), rng(number)) for number in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]
    assert begin(2).state == begin(2, SEED).state
