"""Every game of the catalogue keeps the kernel's promises, whatever its options."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.catalogue import GAMES
from engines.kernel import SPECTATOR, Game, GameOptions, Match, RandomBot, Rng, bot_move
from engines.kernel.promises import any_seat, keep_promises
from engines.kernel.twins import Twins

pytestmark = pytest.mark.unmeasured
ROOT = Path(__file__).parents[2]
seeds = st.binary(min_size=32, max_size=32)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.info.slug)


def options_of(game: Game[Any, Any]) -> st.SearchStrategy[GameOptions]:
    """Any combination of the game's lobby options."""
    values = {name: st.sampled_from(words) for name, words in game.options.values().items()}
    return st.fixed_dictionaries(values).map(game.options.model_validate)


def matches_of(game: Game[Any, Any]) -> st.SearchStrategy[tuple[int, GameOptions]]:
    """A number of players, and options that fit it."""
    pairs = st.tuples(st.sampled_from(game.info.seats), options_of(game))
    return pairs.filter(lambda pair: game.objection(*pair) is None)


LONG = 60
"""Minutes from which on a match has as many decisions as several of a short game."""


def is_spared(game: Game[Any, Any], data: st.DataObject) -> bool:
    """Whether an example is left out: of a long game every third one is played."""
    return game.info.minutes > LONG and data.draw(st.sampled_from([True, True, False]))


@every_game
@given(data=st.data(), seed=seeds)
def test_a_game_keeps_every_promise(game: Game[Any, Any], data: st.DataObject, seed: bytes) -> None:
    if is_spared(game, data):
        return
    seats, options = data.draw(matches_of(game))
    keep_promises(game, seats, options, seed, every=3)


@every_game
@given(data=st.data(), seed=seeds)
def test_no_viewer_tells_twins_apart(
    game: Game[Any, Any], data: st.DataObject, seed: bytes
) -> None:
    if is_spared(game, data):
        return
    rng = Rng(seed)
    seats, options = data.draw(matches_of(game))
    match = Match[Any].start(game, seats, options, rng.seed())
    while match.outcome is None:
        if match.at_checkpoint and not rng.below(3):
            for viewer in (rng.below(seats), SPECTATOR):
                same = frozenset(seat for seat in range(seats) if rng.below(2))
                Twins(match, viewer, rng, same).play(2 * seats)
        decision = match.decisions[any_seat(match, rng)]
        match.submit(decision.seat, decision.id, RandomBot.answer(decision, rng))


@every_game
@given(data=st.data(), seed=seeds)
def test_every_bot_plays_every_game_to_its_end(
    game: Game[Any, Any], data: st.DataObject, seed: bytes
) -> None:
    if is_spared(game, data):
        return
    rng = Rng(seed)
    seats, options = data.draw(matches_of(game))
    match = Match[Any].start(game, seats, options, rng.seed())
    bots = [rng.choice(sorted(game.bots)) for _ in range(seats)]
    while match.outcome is None:
        seat = any_seat(match, rng)
        match.submit(seat, match.decisions[seat].id, bot_move(match, seat, bots[seat], rng))
    assert len(match.outcome.scores) == seats
    assert min(match.outcome.ranks) == 1


@every_game
def test_a_game_has_a_bot_for_who_leaves(game: Game[Any, Any]) -> None:
    assert game.substitute in game.bots


PLAY = """
from engines.catalogue import GAMES
from engines.kernel.promises import keep_promises, replay
for slug, game in sorted(GAMES.items()):
    for number in range(2):
        seed, seats = bytes([number] * 32), game.info.seats[0]
        history = keep_promises(game, seats, game.options(), seed, every=50)
        print(slug, replay(game, seats, game.options(), seed, history).dump())
"""


def test_hash_seeds_make_no_difference() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", PLAY],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "4242")
    }
    assert len(told) == 1
