"""The cards and lands in the box, and the numbers of the rules, read once from `components.toml`.

A card is an int: every copy of every deck has its own, and the cards of one kind lie side by side.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, TypeAlias

Card: TypeAlias = int
Kind: TypeAlias = str
Sort: TypeAlias = str

SAMURAI: Final = "samurai"
NINJA: Final = "ninja"
GEISHA: Final = "geisha"
KUNAI: Final = "kunai"
YUMI: Final = "yumi"
BARRAGE: Final = "barrage"
WALL: Final = "wall"

_box: dict[str, Any] = tomllib.loads(
    files("engines.kamakura").joinpath("components.toml").read_text(encoding="utf-8")
)

RULES: Final[dict[str, Any]] = _box["rules"]
"""The numbers that the rulebook gives."""

COUNT: Final[dict[Kind, int]] = {card["kind"]: card["count"] for card in _box["card"]}
"""How many cards of each kind one deck has, in the order of the box."""

SORT: Final[dict[Kind, Sort]] = {card["kind"]: card["sort"] for card in _box["card"]}
"""What a kind is: a soldier, a weapon, a barrage or a wall."""

VALUE: Final[dict[Kind, int]] = {card["kind"]: card.get("value", 0) for card in _box["card"]}
"""What a weapon is worth; 0 for all that is none, which is also its rank in the first draw."""

LANDS: Final[dict[str, int]] = {land["kind"]: land["value"] for land in _box["land"]}
"""The four territories that everybody has, with their values."""

DECK: Final = sum(COUNT.values())
"""How many battle cards one deck has."""

MOST_DECKS: Final = -(-RULES["players"][1] // RULES["players_per_deck"])
_ONE: Final = tuple(kind for kind, count in COUNT.items() for _ in range(count))

KIND: Final[tuple[Kind, ...]] = _ONE * MOST_DECKS
"""The kind of each card; the first deck's cards come before the second's."""

_RANK: Final = {kind: rank for rank, kind in enumerate(COUNT)}
_ORDER: Final = tuple(_RANK[kind] for kind in KIND)


def in_order(cards: list[Card]) -> list[Card]:
    """Cards as a hand is held: soldiers, weapons from light to heavy, barrages, walls."""
    return sorted(cards, key=lambda card: (_ORDER[card], card))


def kinds_of(cards: list[Card]) -> list[Kind]:
    """The kinds of some cards, as they lie."""
    return [KIND[card] for card in cards]
