"""Which cards the port decks are made of."""

from __future__ import annotations

from functools import cache

from engines.kamozza.components import (
    ARRIVALS,
    BOX_FOR_THREE,
    CAT_SHIP,
    SHIPS,
    TO_B_FOR_THREE,
    TYPHOONS,
    Port,
    ship_id,
)
from engines.kamozza.options import CatShip, Terms

_CAT_PORTS: dict[CatShip, Port | None] = {"port_a": "A", "port_b": "B", "random": None, "off": None}
_RANK = {arrival: rank for rank, arrival in enumerate(ARRIVALS)}


@cache
def ships_of(seats: int, mode: str) -> dict[Port, tuple[int, ...]]:
    """The capacities in each deck (KZ-203); with three players fewer ships, or one deck.

    KZ-204: in the main game 42 and 45 stay in the box and 23 sails from B.
    KZ-205: in the variant all ships come to port A, and there is no port B.
    """
    if seats > 3:
        return dict(SHIPS)
    if mode == "variant":
        return {"A": SHIPS["A"] + SHIPS["B"]}
    small = tuple(load for load in SHIPS["A"] if load not in TO_B_FOR_THREE)
    large = tuple(load for load in SHIPS["B"] if load not in BOX_FOR_THREE)
    return {"A": small, "B": TO_B_FOR_THREE + large}


@cache
def decks_of(seats: int, terms: Terms) -> dict[Port, tuple[str, ...]]:
    """The ids in each deck, ships first; a Cat Ship whose port is drawn is in none of them.

    KZ-206: typhoons add one to each deck in play. KZ-207: the Cat Ship joins the chosen deck, or
    A where there is no other. KZ-210: they replace nothing.
    """
    decks: dict[Port, tuple[str, ...]] = {}
    for port, loads in ships_of(seats, terms.mode).items():
        bonus = (TYPHOONS[port],) if terms.typhoons == "on" else ()
        decks[port] = (*map(ship_id, loads), *bonus)
    if port := cat_port(seats, terms):
        decks[port] += (CAT_SHIP,)
    return decks


def cat_port(seats: int, terms: Terms) -> Port | None:
    """Where everybody knows the Cat Ship to be (KZ-207); None: nowhere, or nobody knows."""
    if terms.cat_ship != "off" and len(ships_of(seats, terms.mode)) == 1:
        return "A"
    return _CAT_PORTS[terms.cat_ship]


def is_cat_at_large(seats: int, terms: Terms) -> bool:
    """Whether the Cat Ship is in a deck that was drawn for it in secret (KZ-207)."""
    return terms.cat_ship == "random" and cat_port(seats, terms) is None


def ascending(arrivals: set[str]) -> list[str]:
    """Ids of ships by capacity, then the Cat Ship, then typhoons."""
    return sorted(arrivals, key=_RANK.__getitem__)
