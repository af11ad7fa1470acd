"""A match as storage keeps it."""

from __future__ import annotations

from functools import cache
from typing import Any, Generic, TypeAlias, cast

from msgspec import Raw, Struct

from engines.kernel.decision import Choice, Move, Seat
from engines.kernel.game import Outcome, S

Past: TypeAlias = tuple[Seat, Move | None]
"""A move of the running step. None: the seat left. Of `NOBODY`: the seed of a new deal."""


class Checkpoint(Struct, Generic[S], frozen=True, array_like=True):
    """A match between two steps: all that is needed to go on, but the seed."""

    step: int
    seats: int
    position: int
    state: S
    outcome: Outcome | None = None


class Saved(Struct, frozen=True):
    """A match at any moment: its checkpoint, the moves since, and the numbers of the questions.

    A seat that left since stands in the tail without choices, and a new deal with its seed.
    """

    checkpoint: Raw
    tail: list[tuple[Seat, list[Choice] | None]]
    line: dict[Seat, list[int]]
    spent: dict[Seat, int]


@cache
def checkpoint_of(state: type[Struct]) -> type[Checkpoint[Any]]:
    """The type that a checkpoint of a game with states of type `state` is decoded to."""
    return cast("type[Checkpoint[Any]]", Checkpoint[state])
