"""Nothing hidden leaves the server: whoever cannot know better gets the same bytes."""

from __future__ import annotations

from typing import Any

import pytest

from engines.catalogue import GAMES
from engines.kernel import Game
from tests.engines.sketches import SKETCHES
from tests.wire.arena import FIRST, TRIALS, Arena, Register
from tests.wire.whispers import Murmurs

PLAYED: tuple[Game[Any, Any], ...] = (*GAMES.values(), *SKETCHES, Murmurs())
EVERY = {game.info.slug: game for game in PLAYED}


@pytest.mark.parametrize("slug", EVERY)
async def test_twins_look_alike_on_the_wire(slug: str, arena: Arena, register: Register) -> None:
    trials = (5 if slug in GAMES else 3) * TRIALS
    game = register(EVERY[slug])
    await arena.trials(game, range(FIRST, FIRST + trials))
    assert arena.compared > trials
