"""How near everybody is to a special victory, for the margin of the table and for bots."""

from __future__ import annotations

from typing import Any

from engines.gosu.components import FACE, Rule
from engines.gosu.conditions import clans, trapped
from engines.gosu.permanent import own_clan, rules_of
from engines.gosu.state import Goblin, Player, State
from engines.kernel import Seat

Quest = dict[str, Any]
"""A seat, the card that can make it win, how much of it is there, and how much it takes."""


def quests(state: State) -> list[Quest]:
    """Every special victory that an untrapped card offers now, to each player it may come to."""
    found: list[Quest] = []
    for owner, player in enumerate(state.players):
        for goblin, rule in rules_of(player, "win"):
            for seat in range(len(state.players)) if rule.by == "any" else [owner]:
                have, need = progress(state, seat, goblin, rule)
                found.append({"seat": seat, "kind": goblin.face.kind, "have": have, "need": need})
    return found


def progress(state: State, seat: Seat, goblin: Goblin, rule: Rule) -> tuple[int, int]:
    """How much of a special victory's condition a player has, and how much it takes."""
    player = state.players[seat]
    if rule.names:
        lying = {g.face.kind for g in player.army()}
        return len(lying.intersection(rule.names)), len(rule.names)
    word, _, numbers = rule.only[0].partition(":")
    wanted = [int(n) for n in numbers.split(",")]
    have = parts_of(state, seat, word, goblin)
    met = [min(count, want) for count, want in zip(have, wanted, strict=True)]
    return sum(met), sum(wanted)


def parts_of(state: State, seat: Seat, word: str, goblin: Goblin) -> list[int]:
    """What a condition counts, number by number."""
    player = state.players[seat]
    match word:
        case "own-clan":
            return [own_clan(player, FACE[goblin.card].clan)]
        case "own-trapped":
            return [trapped(player)]
        case "opp-trapped":
            return [sum(trapped(state.players[other]) for other in state.opponents(seat))]
        case "clans":
            return [clans(player)]
        case "rows":
            return [sum(not g.trapped for g in row) for row in player.rows]
        case _:
            return dragoons(player)


def dragoons(player: Player) -> list[int]:
    """Dragoon Tokens in the hand and on cards."""
    return [player.dragoons, sum(g.dragoon for g in player.army())]
