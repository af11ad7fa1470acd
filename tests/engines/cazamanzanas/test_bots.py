"""The bots: what they do, and how well."""

from __future__ import annotations

import pytest

from engines.cazamanzanas import game
from engines.cazamanzanas.components import KIND
from engines.cazamanzanas.options import Options
from engines.cazamanzanas.state import State
from engines.cazamanzanas.view import imagine
from engines.kernel import Match, Rng, bot_move
from tests.engines.cazamanzanas.scenario import SEED, Table, orchard

ONE_APPLE = """
col      1  2  3  4  5
branch   =  o  =  =  =
r1       .  .  .  .  .
r2       .  .  .  .  .
r3       .  .  .  .  .
r4       .  .  .  .  .
basket   U  U  U  U  U
"""


def go_on(table: Table, seed: bytes = SEED) -> Table:
    """One answer of the gnome."""
    return table.answer(*bot_move(table.match, table.seat, "gnome", Rng(seed)))


@pytest.mark.parametrize(("column", "kind"), [(1, "trampoline_left"), (3, "trampoline_right")])
def test_the_gnome_sends_the_last_apple_home(column: int, kind: str) -> None:
    """With the card that makes the apples ripe he takes what he can get."""
    hand = "trampoline_left trampoline_right trap"
    table = orchard(ONE_APPLE, hands=[hand], cap=11, mine=(column, 8))
    go_on(table)
    assert KIND[int(table.match.answers(0)[0].move[0])] == kind
    go_on(table)
    assert table.caught() == {column: 1}


@pytest.mark.parametrize(
    ("hand", "board", "column"),
    [
        ("bomb leaf trap", "\\", 2),
        ("rotate leaf trap", "\\", 1),
        ("portal leaf trap", ".", 5),
    ],
)
def test_the_gnome_knows_every_card(hand: str, board: str, column: int) -> None:
    drawing = ONE_APPLE.replace("r2       .  .", f"r2       .  {board}")
    table = orchard(drawing, hands=[hand], cap=11, mine=(column, 8))
    while table.match.outcome is None:
        go_on(table)
    assert table.caught() == {column: 1}


def test_the_gnome_lets_fall_what_sticks_over_its_basket() -> None:
    drawing = """
col      1  2  3
branch   =  =  =
r1       .  .  .
r2       .  -  .
r3       .  .  .
r4       .  .  .
basket   U  U  U
stuck    r2c2:Q1,Q2
"""
    table = orchard(drawing, hands=["bomb leaf trap"], cap=0, mine=(2, 8))
    go_on(go_on(table))
    assert table.caught() == {2: 2}


def test_the_gnome_keeps_its_cards_and_throws_what_it_must() -> None:
    table = orchard(hands=["bomb rotate rotate"])
    go_on(table)
    assert table.said("wasted")
    go_on(table)
    assert table.said("refilled")[0]["discarded"] == []
    match = Match[State].start(game, 2, Options(first_player="host_choice"), SEED)
    assert bot_move(match, 0, "gnome", Rng(SEED))[0] in (0, 1)


def test_the_gnome_sees_only_what_its_seat_sees() -> None:
    """CM-INV-15: in any world that looks the same to its seat it answers the same."""
    for number in range(4):
        seed = Rng(bytes([number]) * 32).seed()
        match = Match[State].start(game, 3, Options(), seed)
        seat, decision = next(iter(match.decisions.items()))
        move = bot_move(match, seat, "gnome", Rng(seed))
        imagine(match.state, frozenset({seat}), Rng(SEED))
        assert bot_move(match, seat, "gnome", Rng(seed)) == move
        assert decision.accepts(move)


@pytest.mark.slow
@pytest.mark.unmeasured
@pytest.mark.parametrize(("seats", "share", "matches"), [(2, 0.8, 20), (4, 0.55, 20)])
def test_the_gnome_beats_random_players(seats: int, share: float, matches: int) -> None:
    """Shared victories count as their share."""
    wins, rng = 0.0, Rng(SEED)
    for number in range(matches):
        match = Match[State].start(game, seats, Options(path_preview="off"), rng.seed())
        gnome = number % seats
        while match.outcome is None:
            seat, decision = next(iter(match.decisions.items()))
            move = bot_move(match, seat, "gnome" if seat == gnome else "random", rng)
            match.submit(seat, decision.id, move)
        ranks = match.outcome.ranks
        wins += (ranks[gnome] == 1) / ranks.count(1)
    assert wins / matches >= share
