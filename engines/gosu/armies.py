"""Where cards may lie, what that costs, and which of them are FREE (sections 4 and 8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from engines.gosu.components import CLANS, FACE, LEVELS, RULES, Card, Kind, Level
from engines.gosu.permanent import has_clan, has_rule, mutation_cost
from engines.gosu.state import Goblin, Player, State
from engines.kernel import Seat

ROW_MOST: int = RULES["row_most"]
NEW_CLAN: int = RULES["new_clan_cost"]

Ban: TypeAlias = tuple[str, str]
"""Why something is forbidden: a reason and the rule."""


def is_free(player: Player, level: Level, at: int) -> bool:
    """GO-033, GO-034: nothing to its right and nothing above; GO-035: or marked by Dom."""
    row = player.rows[level - 1]
    if row[at].marked:
        return True
    return at == len(row) - 1 and (level == 3 or len(player.rows[level]) <= at)


# ---------------------------------------------------------------- coming in


def ban_on_place(player: Player, level: Level) -> Ban | None:
    """GO-401: five cards to a row. GO-402: never more than in the row below."""
    rows = player.rows
    if len(rows[level - 1]) >= ROW_MOST:
        return "row-full", "GO-401"
    if level > 1 and len(rows[level - 1]) >= len(rows[level - 2]):
        return "row-below", "GO-402"
    return None


def ban_on_clan(player: Player, kind: Kind, level: Level) -> Ban | None:
    """GO-403, GO-404: the clan in all rows below, untrapped; anywhere in them."""
    below = player.rows[: level - 1]
    if all(has_clan(row, kind.clan) for row in below) or has_rule(player, "clan-wild"):
        return None
    return "no-clan", "GO-403"


def cost_to_play(state: State, player: Player, kind: Kind, level: Level) -> int:
    """GO-405 to GO-409: the enrolment cost, in cards."""
    first = player.rows[0]
    if level > 1 or not first or has_clan(first, kind.clan):
        return 0
    return 0 if is_recruited(state, first[-1], kind) else NEW_CLAN


def is_recruited(state: State, last: Goblin, kind: Kind) -> bool:
    """GO-408: it would land to the right of an untrapped Recruiter; GO-621."""
    helped = CLANS[kind.clan].goblin or state.terms.recruiter_helps == "any"
    return helped and not last.trapped and "recruiter" in last.face.holds


def ban_on_level(player: Player, kind: Kind, level: Level) -> Ban | None:
    """Why a card may not be laid at a level; None: it may, if it can be paid."""
    return ban_on_place(player, level) or ban_on_clan(player, kind, level)


def levels_to_play(state: State, seat: Seat, card: Card) -> list[Level]:
    """GO-400 to GO-410, GO-607: the levels at which a card can be played and paid.

    Out of the hand, or if it came into the hand.
    """
    player, kind = state.players[seat], FACE[card]
    others = len(player.hand) - (card in player.hand)
    return [
        level
        for level in kind.levels
        if ban_on_level(player, kind, level) is None
        and cost_to_play(state, player, kind, level) <= others
    ]


def ban_on_play(state: State, seat: Seat, card: Card) -> Ban | None:
    """Why a card of the hand cannot be played, by the lowest of its levels; None: it can."""
    if levels_to_play(state, seat, card):
        return None
    kind = FACE[card]
    return ban_on_level(state.players[seat], kind, kind.levels[0]) or ("cost", "GO-410")


def entries(
    player: Player, cards: Iterable[Card], levels: tuple[Level, ...], *, clan: bool
) -> list[tuple[Card, Level]]:
    """GO-450, GO-451: what can be put into an army without cost, and at which of these levels."""
    places = [level for level in LEVELS if level in levels and ban_on_place(player, level) is None]
    return [
        (card, level)
        for card in cards
        for level in places
        if level in FACE[card].levels
        and (not clan or ban_on_clan(player, FACE[card], level) is None)
    ]


# ---------------------------------------------------------------- mutating


def fits(goblin: Goblin, level: Level, card: Card) -> bool:
    """GO-431: playable at that level, and of another name."""
    kind = FACE[card]
    return level in kind.levels and kind is not goblin.face


def ban_on_mutation(player: Player, goblin: Goblin) -> Ban | None:
    """GO-442: a trapped card cannot be mutated. GO-434: neither can one that cannot be paid for."""
    if goblin.trapped:
        return "trapped", "GO-442"
    return None if mutation_cost(player, goblin) <= len(player.hand) else ("cost", "GO-434")


def into(
    player: Player, goblin: Goblin, level: Level, discard: list[Card], cost: int
) -> list[Card]:
    """GO-431 to GO-435: the cards that can come in for a card that mutates at a cost.

    With Zombie Mutation those of the discard pile too, and a card that is itself discarded for the
    cost; else one card of the hand has to be left.
    """
    found = [card for card in player.hand if fits(goblin, level, card)]
    if goblin.face.zombie:
        return found + [card for card in discard if fits(goblin, level, card)]
    return found if cost < len(player.hand) else []
