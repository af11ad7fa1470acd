"""The state of a match: plain data, nothing else."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engines.kamozza.components import ARRIVALS, Arrival, Kind, Port
from engines.kamozza.options import Terms
from engines.kernel import Seat

Result: TypeAlias = Literal["departed", "sunk", "empty", "loaded", "typhoon"]
Phase: TypeAlias = Literal["arrival", "cargo", "port", "over"]
FaceUp: TypeAlias = tuple[Kind, Seat]
"""A card that scores, and the seat that laid it: captured gold lies with another (KZ-613)."""


class Gone(Struct):
    """A card on a discard row: what it was, what happened there, in which round (KZ-326)."""

    id: str
    result: Result
    round: int


class Quay(Struct):
    """A port: its deck (the last card is the next to arrive), what lies there, what has gone."""

    deck: list[str]
    arrival: str | None = None
    gone: list[Gone] = []

    def lying(self) -> Arrival:
        """The card that lies here; between two rounds there is none, a KeyError."""
        return ARRIVALS[str(self.arrival)]


class Player(Struct):
    """A player's cards and progress.

    `stamp` is round and position of the last time this player boarded (KZ-403), `boarded` the
    port; `out` the round at whose start the player was eliminated.
    """

    hand: list[Kind]
    laid: list[Kind] = []
    up: list[FaceUp] = []
    lost: list[Kind] = []
    stamp: tuple[int, int] = (0, 0)
    boarded: Port | None = None
    out: int | None = None


class State(Struct):
    """A match of Kamozza. `round` is the running round; before the first arrival it is 0."""

    terms: Terms
    rounds: int
    start: Seat
    quays: dict[Port, Quay]
    players: list[Player]
    round: int = 0
    phase: Phase = "arrival"

    def seats_in(self) -> list[Seat]:
        """The seats of the players still in, ascending."""
        return [seat for seat, player in enumerate(self.players) if player.out is None]

    def clockwise(self) -> list[Seat]:
        """The players still in, clockwise from the start player (KZ-307)."""
        seats = self.seats_in()
        return [seat for seat in seats if seat >= self.start] + [
            seat for seat in seats if seat < self.start
        ]
