"""What the host may choose in the lobby."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from engines.kernel import GameOptions

SetupMode: TypeAlias = Literal["first_game", "variable"]
TileMode: TypeAlias = Literal["fixed", "choose_of_two"]
RestingView: TypeAlias = Literal["open", "top_only"]
Ties: TypeAlias = Literal["strict", "shared"]


class Options(GameOptions):
    """The options of Mombasa; all combine freely."""

    setup_mode: SetupMode = "first_game"
    starting_tiles: Literal["auto", "fixed", "choose_of_two"] = "auto"
    first_player: Literal["random", "host"] = "random"
    resting_view: RestingView = "open"
    majority_ties: Ties = "strict"


PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "first-game": {},
    "variable": {"setup_mode": "variable"},
    "memory": {"setup_mode": "variable", "resting_view": "top_only"},
}


class Terms(Struct, frozen=True):
    """The options as the state of a match keeps them."""

    starting_tiles: TileMode
    resting_view: RestingView
    majority_ties: Ties


def terms_of(options: Options) -> Terms:
    """Unless told otherwise, tiles are fixed in a first game and chosen in the variable one."""
    tiles = options.starting_tiles
    if tiles == "auto":
        tiles = "fixed" if options.setup_mode == "first_game" else "choose_of_two"
    return Terms(tiles, options.resting_view, options.majority_ties)
