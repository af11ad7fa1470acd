"""The kernel bears what the big games will ask of it: the sketches keep every promise."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.kernel import SPECTATOR, Game, Match, Rng
from engines.kernel.bots import RandomBot
from engines.kernel.promises import any_seat, keep_promises
from engines.kernel.twins import Twins
from tests.engines.sketches import SKETCHES

seeds = st.binary(min_size=32, max_size=32)


@pytest.mark.parametrize("game", SKETCHES, ids=lambda game: game.info.slug)
@given(seed=seeds, data=st.data())
def test_a_sketch_keeps_every_promise(
    game: Game[Any, Any], seed: bytes, data: st.DataObject
) -> None:
    seats = data.draw(st.sampled_from(game.info.seats))
    keep_promises(game, seats, game.options(), seed, every=7)


@pytest.mark.parametrize("game", SKETCHES, ids=lambda game: game.info.slug)
@given(seed=seeds)
def test_no_viewer_tells_twins_apart(game: Game[Any, Any], seed: bytes) -> None:
    rng = Rng(seed)
    match = Match[Any].start(game, game.info.seats[-1], game.options(), rng.seed())
    while match.outcome is None:
        if match.at_checkpoint:
            for viewer in (0, 1, SPECTATOR):
                Twins(match, viewer, rng).play(12)
        seat = any_seat(match, rng)
        decision = match.decisions[seat]
        match.submit(seat, decision.id, RandomBot.answer(decision, rng))


@pytest.mark.parametrize("game", SKETCHES, ids=lambda game: game.info.slug)
def test_a_game_need_not_say_what_became_of_its_cards(game: Game[Any, Any]) -> None:
    state = Match[Any].start(game, 2, game.options(), bytes(32)).state
    assert game.census([], state) == {}
    assert game.everything == {}
