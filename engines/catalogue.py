"""The only module that knows every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines import cazamanzanas, gosu, kamakura, kamozza, mombasa
from engines.kernel import Game

GAMES: Mapping[str, Game[Any, Any]] = {
    game.info.slug: game
    for game in (kamozza.game, kamakura.game, cazamanzanas.game, gosu.game, mombasa.game)
}
