"""The cards in the box and the numbers of the rules, read once from `components.toml`.

A card is an int: every copy in every set has its own, and the cards of one set lie side by side.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, TypeAlias

from engines.kernel import Seat

Card: TypeAlias = int
Kind: TypeAlias = str
Colour: TypeAlias = str
Column: TypeAlias = int

LEAF: Final = "leaf"
LEFT: Final = "trampoline_left"
RIGHT: Final = "trampoline_right"
PLATFORM: Final = "platform"
DOUBLER: Final = "doubler"
PORTAL: Final = "portal"
TRAP: Final = "trap"
BOMB: Final = "bomb"
ROTATE: Final = "rotate"

_box: dict[str, Any] = tomllib.loads(
    files("engines.cazamanzanas").joinpath("components.toml").read_text(encoding="utf-8")
)

RULES: Final[dict[str, Any]] = _box["rules"]
"""The numbers that the rulebook gives."""

ROUNDS: Final[int] = RULES["rounds"]
RIPE: Final[int] = RULES["ripe"]
"""The space on which the apples fall (CM-016)."""

SETS: Final[tuple[Colour, ...]] = tuple(_box["sets"]["colours"])
"""The four sets of cards; the player in a seat takes the set of that number (CM-010)."""

PICTURES: Final[tuple[str, ...]] = tuple(_box["branches"]["pictures"])
"""What is painted on the branch cards and on their blossom cards, from branch 1 on (CM-013)."""

SYMBOLS: Final[dict[Colour, str]] = {
    basket["colour"]: basket["symbol"] for basket in _box["basket"]
}
"""The baskets and their hunters, by colour (CM-015)."""

START: Final[dict[int, int]] = {int(n): row["cap"] for n, row in _box["players"].items()}
"""Where the cap starts, by number of players (CM-203)."""

BRANCHES: Final[dict[int, tuple[Column, ...]]] = {
    int(n): tuple(row["branches"]) for n, row in _box["players"].items()
}
"""The columns with a branch card, by number of players (CM-201)."""

_ONE: Final[list[tuple[Kind, int]]] = [
    (card["kind"], points) for card in _box["card"] for points in card["points"]
]

SET_SIZE: Final = len(_ONE)
"""How many cards one set has."""

KIND: Final[tuple[Kind, ...]] = tuple(kind for kind, _ in _ONE) * len(SETS)
"""The kind of each card."""

POINTS: Final[tuple[int, ...]] = tuple(points for _, points in _ONE) * len(SETS)
"""The ripening points of each card (CM-012)."""

ASIDE: Final = max(number for number, (kind, _) in enumerate(_ONE) if kind == PORTAL)
"""Which card of each set is put aside: the last portal."""


def set_of(card: Card) -> Colour:
    """The colour of the set that a card comes from."""
    return SETS[owner_of(card)]


def owner_of(card: Card) -> Seat:
    """The seat that took the card's set."""
    return card // SET_SIZE


def deck_of(seat: Seat) -> list[Card]:
    """The cards of a seat's set that go into the deck, in the order of the box (CM-207)."""
    first = seat * SET_SIZE
    return [first + number for number in range(SET_SIZE) if number != ASIDE]


def aside_of(seat: Seat) -> Card:
    """The portal of a seat's set that is put aside (CM-207)."""
    return seat * SET_SIZE + ASIDE
