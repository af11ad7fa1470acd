"""Programs that play: they see what their seat sees, and imagine the rest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from engines.kernel.decision import Decision, Move, Seat
from engines.kernel.imagined import ImaginedMatch
from engines.kernel.match import Match
from engines.kernel.rng import Rng


class Worlds:
    """Deals matches that a seat might be in, a fresh one at each call."""

    __slots__ = ("_match", "_rng", "_seat")

    def __init__(self, match: Match[Any], seat: Seat, rng: Rng) -> None:
        self._match = match
        self._seat = seat
        self._rng = rng

    def __call__(self) -> ImaginedMatch[Any]:
        """A match equal to the true one in all that the seat can see."""
        return self._match.imagined(frozenset((self._seat,)), self._rng)


class Bot(ABC):
    """A way to play one game."""

    @abstractmethod
    def choose(self, worlds: Worlds, seat: Seat, decision: Decision, rng: Rng) -> Move:
        """A legal answer to `decision`, asked of `seat`; `rng` is the bot's own."""


class RandomBot(Bot):
    """Takes any legal answer: first how many choices, then which, all equally likely."""

    def choose(self, worlds: Worlds, seat: Seat, decision: Decision, rng: Rng) -> Move:
        """A random answer; never looks at a world."""
        return self.answer(decision, rng)

    @staticmethod
    def answer(decision: Decision, rng: Rng) -> Move:
        """A random legal answer to `decision`."""
        least = decision.at_least
        most = min(decision.at_most, len(decision.choices))
        if most == least == 1:
            return (rng.choice(decision.choices),)
        return tuple(rng.sample(decision.choices, least + rng.below(most - least + 1)))


def bot_move(match: Match[Any], seat: Seat, bot: str, rng: Rng) -> Move:
    """What the game's bot of that name answers to the open question of `seat`.

    Raises `IllegalMoveError` where the bot is wrong about what it may.
    """
    player, decision = match.game.bots[bot](), match.decisions[seat]
    move = player.choose(Worlds(match, seat, rng), seat, decision, rng)
    decision.require(move)
    return move
