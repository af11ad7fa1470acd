"""The cards in the box and what they do, and the numbers of the rules; from `components.toml`.

A card is an int: every copy has its own, and the copies of one kind lie side by side.
"""

from __future__ import annotations

import tomllib
from functools import cached_property
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

Card: TypeAlias = int
Clan: TypeAlias = str
Level: TypeAlias = int

Trigger: TypeAlias = Literal[
    "enter",
    "mutated",
    "jumped",
    "destroyed",
    "trapped",
    "released",
    "activate",
    "dragoon",
    "trap-self",
    "round-end",
    "watch",
]
Who: TypeAlias = Literal["self", "opponents", "all", "player", "opponent", "lowest-vp"]
Side: TypeAlias = Literal["own", "opp", "any", "each-opp"]
Lying: TypeAlias = Literal["up", "trapped", "any"]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a power does: a verb (see `verbs.VERBS`) and what it needs.

    `n` is a number or what is counted, `plus` is added for somebody who is behind (GO-038), `most`
    bounds what is counted. `only`: the step is skipped unless that holds. `may`: it is optional.
    `every`: all cards that fit, without a choice. `chooser`: who says which card of an army.
    """

    do: str
    who: Who = "self"
    n: int | str = 1
    plus: int = 0
    most: int | None = None
    only: str | None = None
    may: bool = False
    side: Side = "any"
    levels: tuple[Level, ...] = (1, 2, 3)
    free: bool = False
    state: Lying = "any"
    every: bool = False
    chooser: Literal["me", "owner"] = "me"
    of: int = 0
    clan: Clan | None = None
    names: tuple[str, ...] = ()
    zombie: bool = False
    source: Literal["hand", "discard"] = "hand"


class Power(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card does when something happens.

    A `watch` reacts to an `event` with a card of some `side`. `cause`: only if that came from the
    power of another card (`other`), or from one of the watching player's own powers (`mine`).
    """

    on: Trigger
    steps: tuple[Step, ...]
    only: tuple[str, ...] = ()
    event: Literal["trapped", "destroyed"] | None = None
    side: Side = "any"
    cause: Literal["other", "mine"] | None = None


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """What holds as long as a card lies face up; see `permanent.py`."""

    rule: str
    n: int | str = 0
    scope: Literal["self", "own-clan-others"] = "self"
    by: Literal["self", "any"] = "self"
    only: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


class Kind(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A printed card; `mutation` is what it costs to mutate it, None where it cannot."""

    kind: str
    clan: Clan
    levels: tuple[Level, ...]
    copies: int
    mutation: int | None = None
    keywords: tuple[str, ...] = ()
    powers: tuple[Power, ...] = ()
    rules: tuple[Rule, ...] = ()

    @cached_property
    def on(self) -> dict[Trigger, tuple[Power, ...]]:
        """Its powers by what sets them off."""
        triggers: set[Trigger] = {power.on for power in self.powers}
        return {on: tuple(p for p in self.powers if p.on == on) for on in triggers}

    @cached_property
    def holds(self) -> dict[str, Rule]:
        """Its permanent rules by name."""
        return {rule.rule: rule for rule in self.rules}

    @cached_property
    def zombie(self) -> bool:
        """GO-432: it may become a card of the discard pile."""
        return "zombie" in self.keywords

    @cached_property
    def jumps(self) -> bool:
        """GO-600: it has Shadow Jump."""
        return "jump" in self.keywords

    @cached_property
    def wins(self) -> bool:
        """Whether it can win the match at once."""
        steps = [step for power in self.powers for step in power.steps]
        return "win" in self.holds or any(step.do == "win" for step in steps)


class ClanKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A clan: its box, and whether its cards are goblins (GO-408)."""

    clan: Clan
    set: Literal["base", "kamakor"]
    goblin: bool = True


class Keyword(Struct, frozen=True, forbid_unknown_fields=True):
    """What all cards with one keyword can do (GO-620 to GO-623)."""

    powers: tuple[Power, ...] = ()
    rules: tuple[Rule, ...] = ()


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `components.toml`."""

    rules: dict[str, Any]
    clan: tuple[ClanKind, ...]
    keyword: dict[str, Keyword]
    card: tuple[Kind, ...]


_text = files("engines.gosu").joinpath("components.toml").read_text(encoding="utf-8")
BOX: Final = msgspec.convert(tomllib.loads(_text), Box)


def _whole(printed: Kind) -> Kind:
    """A kind with what its keywords add; a standard-bearer's own power comes last (GO-623)."""
    shared = [BOX.keyword[word] for word in printed.keywords if word in BOX.keyword]
    powers = tuple(power for keyword in shared for power in keyword.powers)
    rules = tuple(rule for keyword in shared for rule in keyword.rules)
    return msgspec.structs.replace(
        printed, powers=powers + printed.powers, rules=rules + printed.rules
    )


RULES: Final = BOX.rules
"""The numbers that the rulebook gives."""

CLANS: Final[dict[Clan, ClanKind]] = {clan.clan: clan for clan in BOX.clan}
"""The ten clans in the order of the box (GO-010)."""

KINDS: Final[dict[str, Kind]] = {kind.kind: kind for kind in map(_whole, BOX.card)}
"""The 150 different cards by their ids, clan by clan."""

FACE: Final[tuple[Kind, ...]] = tuple(kind for kind in KINDS.values() for _ in range(kind.copies))
"""What is printed on each of the 200 cards."""

VALUE: Final[tuple[int, ...]] = tuple(RULES["value"])
"""GO-019: the military value at level 1, 2 and 3."""

LEVELS: Final = (1, 2, 3)


def cards_of(clans: list[Clan]) -> list[Card]:
    """GO-206: all cards of some clans, in the order of the box."""
    return [card for card, kind in enumerate(FACE) if kind.clan in clans]


def kinds_of(cards: list[Card]) -> list[str]:
    """The ids of the kinds of some cards, as they lie."""
    return [FACE[card].kind for card in cards]
