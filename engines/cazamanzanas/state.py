"""The state of a match: plain data, nothing else."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engines.cazamanzanas.components import KIND, Card, Colour, Column, Kind
from engines.cazamanzanas.options import Terms
from engines.kernel import Seat

Phase: TypeAlias = Literal["opening", "turn", "over"]
Cell: TypeAlias = tuple[int, int]
"""A row and a column. Row 0 is the branch; rows grow downwards, columns to the right (CM-101)."""


class Mechanism(Struct):
    """A card on the table: where it lies, whether it was rotated, how many apples stick to it."""

    card: Card
    row: int
    column: Column
    turned: bool = False
    stuck: int = 0

    @property
    def cell(self) -> Cell:
        """Where it lies."""
        return self.row, self.column

    @property
    def kind(self) -> Kind:
        """What is printed on it."""
        return KIND[self.card]


class Basket(Struct):
    """A basket under the branch, and the apples in it (CM-105)."""

    colour: Colour
    column: Column
    apples: int = 0


class Player(Struct):
    """A player's cards. The last card of the deck is the next to be drawn.

    `aside` is the portal that waits for its partner (CM-207); on the table it is None.
    """

    aside: Card | None
    hand: list[Card] = []
    deck: list[Card] = []
    discard: list[Card] = []
    hunters: list[Colour] = []


class State(Struct):
    """A match of Cazamanzanas. `round` is the running round; before the deal it is 0.

    `branch` has the columns in which an apple hangs. `blossoms` is the face-down pile, by branch,
    the last one next; `shown` what was revealed, round by round. `removed` are the colours that
    left the game in the open, `unseen` those whose hunters nobody holds.
    """

    terms: Terms
    players: list[Player]
    phase: Phase = "opening"
    round: int = 0
    turn: int = 0
    active: Seat = 0
    rows: int = 0
    cap: int = 0
    supply: int = 0
    branch: list[Column] = []
    baskets: list[Basket] = []
    table: list[Mechanism] = []
    blossoms: list[Column] = []
    shown: list[list[Column]] = []
    removed: list[Colour] = []
    unseen: list[Colour] = []

    def mechanism(self, cell: Cell) -> Mechanism:
        """The mechanism in a cell that has one."""
        return next(card for card in self.table if card.cell == cell)
