"""What the host may choose in the lobby."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engines.kernel import GameOptions

FirstPlayer: TypeAlias = Literal["random", "host_choice"]
EmptyDeck: TypeAlias = Literal["reshuffle", "no_reshuffle"]
BombedCards: TypeAlias = Literal["bomber", "owner"]
Switch: TypeAlias = Literal["on", "off"]


class Options(GameOptions):
    """The four options of Cazamanzanas; all combine freely, for two, three and four players."""

    first_player: FirstPlayer = "random"
    empty_deck: EmptyDeck = "reshuffle"
    bombed_cards: BombedCards = "bomber"
    path_preview: Switch = "on"


class Terms(Struct, frozen=True):
    """The options as the state of a match keeps them."""

    first_player: FirstPlayer = "random"
    empty_deck: EmptyDeck = "reshuffle"
    bombed_cards: BombedCards = "bomber"
    path_preview: Switch = "on"
