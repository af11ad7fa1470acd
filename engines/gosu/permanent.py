"""What holds as long as a card lies untrapped in an army, and what an army is worth."""

from __future__ import annotations

from engines.gosu.components import RULES, VALUE, Clan, Level, Rule
from engines.gosu.state import Goblin, Player, State
from engines.kernel import Seat

MUTATION_LEAST: int = RULES["mutation_least"]


def rules_of(player: Player, name: str) -> list[tuple[Goblin, Rule]]:
    """The rules of this name that untrapped cards of an army give."""
    return [
        (goblin, goblin.face.holds[name])
        for row in player.rows
        for goblin in row
        if not goblin.trapped and name in goblin.face.holds
    ]


def has_rule(player: Player, name: str) -> bool:
    """Whether any untrapped card of an army gives this rule."""
    return any(
        not goblin.trapped and name in goblin.face.holds for row in player.rows for goblin in row
    )


def has_clan(row: list[Goblin], clan: Clan) -> bool:
    """Whether an untrapped card of a clan lies in a row; GO-500: a trapped card has no clan."""
    return any(not goblin.trapped and goblin.face.clan == clan for goblin in row)


def own_clan(player: Player, clan: Clan) -> int:
    """How many untrapped cards of a clan an army has."""
    return sum(not goblin.trapped and goblin.face.clan == clan for goblin in player.army())


def is_guarded(state: State, owner: Seat, controller: Seat) -> bool:
    """Whether a power of `controller` cannot take cards out of the hand of `owner`."""
    return controller in state.opponents(owner) and has_rule(state.players[owner], "hand-guard")


def is_immune(goblin: Goblin, rule: str) -> bool:
    """GO-515: it cannot be trapped or destroyed, unless it is trapped."""
    return not goblin.trapped and rule in goblin.face.holds


def mutation_cost(player: Player, goblin: Goblin) -> int:
    """GO-439: the cost of a card with a cog after discounts, never below 1."""
    printed = goblin.face.mutation or 0
    if printed <= MUTATION_LEAST:
        return MUTATION_LEAST
    discount = sum(int(rule.n) for _, rule in rules_of(player, "mutation-discount"))
    return max(MUTATION_LEAST, printed - discount)


# ---------------------------------------------------------------- military value


def army_value(player: Player) -> int:
    """GO-1100: the sum over untrapped cards, changed by permanent powers."""
    return sum(row_values(player))


def row_values(player: Player) -> list[int]:
    """What each row is worth, as it is counted in the Great Battle."""
    return [
        sum(worth(player, goblin, level) for goblin in row)
        for level, row in enumerate(player.rows, start=1)
    ]


def worth(player: Player, goblin: Goblin, level: Level) -> int:
    """GO-019, GO-608: the value at the level where the card lies, with what powers add."""
    if goblin.trapped:
        return VALUE[level - 1] if has_rule(player, "trapped-value") else 0
    return VALUE[level - 1] + sum(
        added(player, giver, rule, goblin) for giver, rule in rules_of(player, "value")
    )


def added(player: Player, giver: Goblin, rule: Rule, goblin: Goblin) -> int:
    """What one `value` rule adds to an untrapped card."""
    if rule.scope == "own-clan-others":
        kin = goblin.face.clan == giver.face.clan
        return int(rule.n) if kin and goblin is not giver else 0
    if goblin is not giver:
        return 0
    if rule.n == "dragoons-hand":
        return player.dragoons
    return own_clan(player, giver.face.clan) - 1
