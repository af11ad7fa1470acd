"""The cards in the box, read once from `components.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

Kind: TypeAlias = str
Port: TypeAlias = Literal["A", "B"]

RAT: Final = "rat"
GOLD: Final = "gold"
CAT_SHIP: Final = "cat_ship"
PORTS: Final[tuple[Port, ...]] = ("A", "B")


class Arrival(Struct, frozen=True):
    """A card of a port deck: what may arrive there (KZ-108, KZ-501)."""

    id: str
    kind: Literal["ship", "cat", "typhoon"]
    capacity: int | None = None


_box: dict[str, Any] = tomllib.loads(
    files("engines.kamozza").joinpath("components.toml").read_text(encoding="utf-8")
)


def ship_id(capacity: int) -> str:
    """The id of the ship that carries `capacity`."""
    return f"ship_{capacity}"


WEIGHT: Final[dict[Kind, int]] = {good["kind"]: good["weight"] for good in _box["good"]}
"""KZ-102, KZ-103: the weight of each kind, which is also what it scores; ascending."""

KINDS: Final[tuple[Kind, ...]] = tuple(WEIGHT)
"""KZ-102: the seven cards of every colour, from light to heavy."""

SHIPS: Final[dict[Port, tuple[int, ...]]] = {port: tuple(_box["ships"][port]) for port in PORTS}
"""KZ-104, KZ-105: the capacities of the small and of the large ships."""

TYPHOONS: Final[dict[Port, str]] = {port: _box["typhoons"][port] for port in PORTS}
"""KZ-107: the typhoon of each deck."""

ROUNDS: Final[dict[str, dict[int, int]]] = {
    mode: {int(seats): rounds for seats, rounds in table.items()}
    for mode, table in _box["rounds"].items()
}
"""KZ-301, KZ-601: the number of rounds by mode and number of players."""

BOX_FOR_THREE: Final[tuple[int, ...]] = tuple(_box["three_players"]["box"])
"""KZ-204: ships that stay in the box when three play the main game."""

TO_B_FOR_THREE: Final[tuple[int, ...]] = tuple(_box["three_players"]["to_b"])
"""KZ-204: small ships that sail from B when three play the main game."""

ARRIVALS: Final[dict[str, Arrival]] = {
    arrival.id: arrival
    for arrival in [
        *(Arrival(ship_id(load), "ship", load) for port in PORTS for load in SHIPS[port]),
        Arrival(CAT_SHIP, "cat", _box["cat_ship"]["capacity"]),
        *(Arrival(TYPHOONS[port], "typhoon") for port in PORTS),
    ]
}
"""Every card that a port deck may hold, by id: ships by capacity, the Cat Ship, typhoons."""


def by_weight(kinds: list[Kind]) -> list[Kind]:
    """Kinds from light to heavy."""
    return sorted(kinds, key=WEIGHT.__getitem__)
