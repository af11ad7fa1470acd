"""Drives rules that are written as coroutines over plain data, for any game.

A game subclasses `Game`; its `step` asks through a `Table`; a `Match` runs it.
"""

from engines.kernel.bots import Bot, RandomBot, Worlds, bot_move
from engines.kernel.decision import (
    EVERYTHING,
    SPECTATOR,
    Answer,
    Awaited,
    Barred,
    Caution,
    Choice,
    Decision,
    Move,
    Seat,
    Viewer,
)
from engines.kernel.errors import HistoryMismatchError, IllegalMoveError, RulesError
from engines.kernel.game import Game, GameOptions, Info, Note, Outcome, ScoreLine, View
from engines.kernel.imagined import ImaginedMatch
from engines.kernel.log import Entry, Line, line_for
from engines.kernel.match import Match
from engines.kernel.rng import SEED_BYTES, Rng, seed_hash
from engines.kernel.saved import Checkpoint
from engines.kernel.table import Rules, Table, Window

__all__ = [
    "EVERYTHING",
    "SEED_BYTES",
    "SPECTATOR",
    "Answer",
    "Awaited",
    "Barred",
    "Bot",
    "Caution",
    "Checkpoint",
    "Choice",
    "Decision",
    "Entry",
    "Game",
    "GameOptions",
    "HistoryMismatchError",
    "IllegalMoveError",
    "ImaginedMatch",
    "Info",
    "Line",
    "Match",
    "Move",
    "Note",
    "Outcome",
    "RandomBot",
    "Rng",
    "Rules",
    "RulesError",
    "ScoreLine",
    "Seat",
    "Table",
    "View",
    "Viewer",
    "Window",
    "Worlds",
    "bot_move",
    "line_for",
    "seed_hash",
]
