"""Matches that begin in the middle of another one: how a twin gets to be stored and served.

A beginning is a state that was played to, or imagined, beforehand. Its seed names it: a match of
that seed starts with it, whoever starts it, so that loading, undo and replay go on working.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engines.kernel import Game, Match, codec
from engines.kernel.saved import checkpoint_of


@dataclass(frozen=True)
class Beginning:
    """A state, and the random source from which the match draws on."""

    state: bytes
    seed: bytes
    position: int


class Beginnings(dict[bytes, Beginning]):
    """Beginnings by the seed that names them."""

    def add(self, name: bytes, match: Match[Any], draws: bytes) -> None:
        """Let a match of seed `name` begin at the checkpoint of `match` and draw as `draws`."""
        saved = codec.decode(match.checkpoint, checkpoint_of(match.game.state))
        self[name] = Beginning(codec.encode(saved.state), draws, saved.position)


def midway(game: Game[Any, Any], beginnings: Beginnings) -> Game[Any, Any]:
    """The same game, with matches that begin at `beginnings`."""

    class Midway(type(game)):  # type: ignore[misc] - any game
        def setup(self, seats: int, options: Any, rng: Any) -> Any:
            begin = beginnings.get(rng._seed)
            if begin is None:
                return super().setup(seats, options, rng)
            rng.position = begin.position
            return codec.decode(begin.state, game.state)

        async def step(self, table: Any) -> Any:
            begin = beginnings.get(table._rng._seed)
            if begin is not None:
                table._rng.reseed(begin.seed, table._rng.position)
            return await super().step(table)

    return Midway()
