"""What the host may choose in the lobby (section 2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from engines.gosu.components import CLANS, Clan
from engines.kernel import GameOptions, Seat

Switch: TypeAlias = Literal["off", "on"]
ClanMode: TypeAlias = Literal["tokens_face_down", "tokens_open", "random", "base", "kamakor"]
Again: TypeAlias = Literal["anew", "same", "left_over"]
Helps: TypeAlias = Literal["goblins", "any"]


class Options(GameOptions):
    """The options of GOSU. GO-001: draft, turn limit and no passing with a token go together.

    `last` are the five clans of the match before, of which `again` speaks (GO-216).
    """

    last: tuple[Clan, ...] = ()
    again: Again = "anew"
    clan_mode: ClanMode = "tokens_face_down"
    draft: Switch = "on"
    turn_limit: Switch = "on"
    no_pass_with_token: Switch = "on"  # noqa: S105 - no password
    team_play: Switch = "off"
    open_team_hands: Switch = "off"
    victory_points: Literal["2", "3"] = "3"
    recruiter_helps: Helps = "goblins"

    def idle(self) -> frozenset[str]:
        """GO-216: a first match has no clans to play again."""
        return frozenset(() if self.last else {"again"})

    def clans_again(self) -> list[Clan]:
        """GO-216: the clans of the match before, or those it left over; none: they are chosen."""
        if not self.last or self.again == "anew":
            return []
        return [clan for clan in CLANS if (clan in self.last) == (self.again == "same")]


PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "tournament": {},
    "first-game": {
        "clan_mode": "base",
        "draft": "off",
        "turn_limit": "off",
        "no_pass_with_token": "off",
    },
    "teams": {"team_play": "on"},
}
"""GO-002, GO-003: the tournament rules are the default, for every number of players."""


class Terms(Struct, frozen=True):
    """The options as the state of a match keeps them."""

    clan_mode: ClanMode
    draft: bool
    turn_limit: bool
    no_pass_with_token: bool
    team_play: bool
    open_team_hands: bool
    victory_points: int
    recruiter_helps: Helps


def terms_of(options: Options) -> Terms:
    """The options of a match."""
    return Terms(
        clan_mode=options.clan_mode,
        draft=options.draft == "on",
        turn_limit=options.turn_limit == "on",
        no_pass_with_token=options.no_pass_with_token == "on",  # noqa: S105 - no password
        team_play=options.team_play == "on",
        open_team_hands=options.team_play == options.open_team_hands == "on",
        victory_points=int(options.victory_points),
        recruiter_helps=options.recruiter_helps,
    )


def objection(options: Options, seats: int) -> str | None:
    """Why these options do not fit this number of players."""
    return "teams" if options.team_play == "on" and seats != 4 else None


def sides(options: Options, seats: int) -> list[list[Seat]]:
    """GO-209: seats 1 and 3 against seats 2 and 4."""
    return [[*range(side, seats, 2)] for side in (0, 1)] if options.team_play == "on" else []
