"""What the host may choose in the lobby."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engines.kernel import GameOptions

Mode: TypeAlias = Literal["main", "variant"]
Switch: TypeAlias = Literal["off", "on"]
CatShip: TypeAlias = Literal["off", "port_a", "port_b", "random"]
LostCards: TypeAlias = Literal["hidden", "open"]


class Options(GameOptions):
    """The four options of Kamozza; all combine freely, for three, four and five players."""

    mode: Mode = "main"
    typhoons: Switch = "off"
    cat_ship: CatShip = "off"
    lost_cards: LostCards = "hidden"


class Terms(Struct, frozen=True):
    """The options as the state of a match keeps them."""

    mode: Mode = "main"
    typhoons: Switch = "off"
    cat_ship: CatShip = "off"
    lost_cards: LostCards = "hidden"
