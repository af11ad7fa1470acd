"""The state of a match: plain data, nothing else."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from engines.kernel import Seat
from engines.mombasa.components import (
    BASE,
    COMPANIES,
    SLOTS,
    Card,
    Company,
    Good,
    Letter,
    Region,
    Slot,
)
from engines.mombasa.options import Terms

Phase: TypeAlias = Literal["tiles", "rest", "plan", "turns", "over"]


def no_decks() -> dict[Slot, list[Card]]:
    """Nothing rests above any slot."""
    return {slot: [] for slot in SLOTS}


def at_start() -> dict[Company, int]:
    """MB-022: a marker on the start space of every company track."""
    return dict.fromkeys(COMPANIES, 0)


class Item(Struct):
    """A card in an action slot, or a bonus tile in an action area; `used`: face down."""

    id: str
    used: bool = False
    good: Good | None = None


class Shelved(Struct):
    """A book on a player's track; `flipped`: face down."""

    id: str
    flipped: bool = False


class Player(Struct):
    """All that a player has.

    `offer` are the starting tiles to choose from, `tile` the chosen one, `declined` the other.
    `tiles` are bonus tiles in the action area, `held` those for the next planning. `out`: the
    action phase is over for this player.
    """

    hand: list[Card]
    pounds: int
    offer: list[str] = []
    tile: str | None = None
    declined: str | None = None
    slots: dict[Slot, Item] = {}
    resting: dict[Slot, list[Card]] = field(default_factory=no_decks)
    tiles: list[Item] = []
    held: list[str] = []
    tracks: dict[Company, int] = field(default_factory=at_start)
    diamonds: int = 0
    books: list[Shelved] = []
    ink: int = 0
    sold: list[Card] = []
    out: bool = False

    def items(self) -> list[Item]:
        """The action area: cards in the order of the slots, then bonus tiles."""
        return [self.slots[slot] for slot in SLOTS if slot in self.slots] + self.tiles

    def unused(self) -> list[Item]:
        """MB-044: the face-up items, which alone count."""
        return [item for item in self.items() if not item.used]


class Column(Struct):
    """A column of a company's base: how many posts are in it.

    `locked`: its last space is vacant and can never be covered again (MB-069). The posts always
    stand side by side, the last of them as far back as it may.
    """

    posts: int
    locked: bool = False


def full_base() -> list[Column]:
    """MB-015: every space is covered."""
    return [Column(len(coins)) for coins in BASE]


class Firm(Struct):
    """A company: its track, its base, and the posts that found no place there (MB-070)."""

    track: str
    columns: list[Column] = field(default_factory=full_base)
    reserve: int = 0


class Milestone(Struct):
    """How things stood at the end of a round, as far as all could see."""

    totals: list[int]
    values: dict[Company, int]


class State(Struct):
    """A match of Mombasa.

    `starter` began the running round, `first` holds the first player marker, `turn` is whose turn
    it is. `market` has the three columns of the card display from the left, `pile` its next card
    last. `shelf`, `supply` and `pounds_on` are the rows of the book display, what lies under them
    (next book last), and their supplement pounds. `marks` are the bonus markers on the board,
    `beside` the bonus tiles that nobody has. `collected` counts supplement pounds that were taken.
    """

    terms: Terms
    players: list[Player]
    firms: dict[Company, Firm]
    first: Seat
    starter: Seat
    turn: Seat
    phase: Phase
    pile: list[Card]
    supply: dict[Letter, list[str]]
    undealt: list[str]
    coins: list[int]
    beside: list[str]
    market: list[list[Card | None]]
    shelf: dict[Letter, list[str | None]]
    pounds_on: dict[Letter, int]
    posts: dict[Region, Company] = {}
    marks: dict[str, Seat] = {}
    discard: list[Card] = []
    collected: int = 0
    round: int = 1
    history: list[Milestone] = []

    def from_seat(self, seat: Seat) -> list[Seat]:
        """MB-003: all seats clockwise, beginning with `seat`."""
        count = len(self.players)
        return [(seat + n) % count for n in range(count)]
