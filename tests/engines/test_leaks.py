"""Planted leaks are caught, each kind of them; a game without leaks is not accused."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import SPECTATOR, Game, Match, RandomBot, Rng
from engines.kernel.promises import BrokenPromiseError, any_seat, keep_promises
from engines.kernel.twins import LeakError, Twins
from tests.engines.leaks import LEAKS, InAPartialAnswer, InTheImagination


def watch(game: Game[Any, Any], seed: int) -> None:
    """Play one match and look at it through twins at each checkpoint."""
    rng = Rng(seed.to_bytes(32, "big"))
    match = Match[Any].start(game, 3, game.options(), rng.seed())
    while match.outcome is None:
        if match.at_checkpoint:
            for viewer in (0, 1, SPECTATOR):
                Twins(match, viewer, rng).play(8)
        decision = match.decisions[any_seat(match, rng)]
        match.submit(decision.seat, decision.id, RandomBot.answer(decision, rng))


def look_for_leaks(game: Game[Any, Any]) -> None:
    """Some matches with twins, and the promises of some more."""
    for seed in range(40):
        watch(game, seed)
        keep_promises(game, 3, game.options(), seed.to_bytes(32, "big"))


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: type[Game[Any, Any]]) -> None:
    with pytest.raises((LeakError, BrokenPromiseError)):
        look_for_leaks(leak())


def test_a_part_that_changes_the_state_is_caught_by_the_open_window() -> None:
    with pytest.raises(BrokenPromiseError, match="an open window stands still"):
        keep_promises(InAPartialAnswer(), 3, InAPartialAnswer.options(), bytes(32))


def test_a_view_of_what_cannot_be_known_is_caught_by_imagining() -> None:
    with pytest.raises(BrokenPromiseError, match="imagines what it sees"):
        keep_promises(InTheImagination(), 3, InTheImagination.options(), bytes(32))
