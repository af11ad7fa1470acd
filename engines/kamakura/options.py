"""What the host may choose in the lobby."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from engines.kamakura.components import RULES
from engines.kernel import Choice, GameOptions

Mode: TypeAlias = Literal["ffa", "teams"]
ScoreMode: TypeAlias = Literal["holdings", "captures"]
Obligation: TypeAlias = Literal["soldier", "attack"]
RepeatPass: TypeAlias = Literal["allowed", "forbidden"]
Edition: TypeAlias = Literal["first", "second"]
Strength: TypeAlias = Literal["any", "two"]
Switch: TypeAlias = Literal["off", "on"]


class Options(GameOptions):
    """The options of Kamakura; all combine freely, but for too few decks and odd teams."""

    mode: Mode = "ffa"
    decks: Literal["auto", "1", "2"] = "auto"
    score_mode: ScoreMode = "holdings"
    obligation: Obligation = "soldier"
    repeat_pass: RepeatPass = "allowed"  # noqa: S105 - no password
    victory_score: Literal["17", "20", "23"] = "17"
    opening_exchange: Switch = "off"
    restock_rule: Edition = "first"
    barrage_strength: Strength = "any"
    response_timer: Literal["0", "30", "60", "120"] = "0"


HABITS: Final[Mapping[str, Mapping[str, Choice]]] = {
    "surrender": {"defend": "surrender"},
    "pass-blades": {"blade": "pass", "counter": "pass"},
}
"""KK-707: what a player may have answered for him always, for it does not look at his hand."""

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "first-game": {},
    "second-edition": {
        "opening_exchange": "on",
        "restock_rule": "second",
        "barrage_strength": "two",
    },
    "teams": {"mode": "teams"},
}


class Terms(Struct, frozen=True):
    """The options as the state of a match keeps them, with the number of decks worked out."""

    mode: Mode
    decks: int
    score_mode: ScoreMode
    obligation: Obligation
    repeat_pass: RepeatPass
    victory_score: int
    opening_exchange: Switch
    restock_rule: Edition
    barrage_strength: Strength


def decks_needed(seats: int) -> int:
    """One deck serves four players, two serve eight."""
    return -(-seats // int(RULES["players_per_deck"]))


def terms_of(options: Options, seats: int) -> Terms:
    """The options of a match for `seats` players."""
    decks = decks_needed(seats) if options.decks == "auto" else int(options.decks)
    return Terms(
        options.mode,
        decks,
        options.score_mode,
        options.obligation,
        options.repeat_pass,
        int(options.victory_score),
        options.opening_exchange,
        options.restock_rule,
        options.barrage_strength,
    )


def objection(options: Options, seats: int) -> str | None:
    """Why these options do not fit this number of players: too few decks, or unequal teams."""
    if terms_of(options, seats).decks < decks_needed(seats):
        return "decks"
    if options.mode == "teams" and seats not in (4, 6, 8):
        return "teams"
    return None
