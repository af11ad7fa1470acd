"""Leaks planted in a game or in the server are caught on the wire, each kind of them."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Game
from engines.kernel.twins import LeakError
from tests.engines.leaks import LEAKS, InADeclaration
from tests.engines.sketches import Plans
from tests.wire.arena import Arena, Register
from tests.wire.leaks import PLANTS, Plant

PATIENCE = 96
"""So many trials at most; most leaks show within ten."""


@pytest.mark.parametrize("leak", [leak for leak in LEAKS if leak is not InADeclaration])
async def test_a_leak_planted_in_a_game_is_caught(
    leak: type[Game[Any, Any]], arena: Arena, register: Register
) -> None:
    """All but the rarest, whose prompt goes the way of every other: `tests/engines` catches it."""
    game = register(leak())
    with pytest.raises(LeakError):
        await arena.trials(game, range(PATIENCE))


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
async def test_a_leak_planted_in_the_server_is_caught(
    plant: Plant, arena: Arena, register: Register, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = register(Plans())
    plant(monkeypatch)
    with pytest.raises(LeakError):
        await arena.trials(game, range(PATIENCE))
