"""The Great Battle and winning (sections 12, 13 and 15)."""

from __future__ import annotations

from engines.gosu.components import Power, Rule
from engines.gosu.conditions import Effect, Question, has_names, holds
from engines.gosu.permanent import army_value, row_values, rules_of
from engines.gosu.powers import win
from engines.gosu.state import Goblin, State
from engines.kernel import Note, Outcome, ScoreLine, Seat, Table


def check_special(table: Table[State]) -> None:
    """GO-1202, GO-1203: from the player on turn, clockwise; the first who meets one wins alone."""
    s = table.state
    for seat in s.order(s.lead):
        for kind in met_by(s, seat):
            win(s, seat, kind)
            return


def met_by(state: State, seat: Seat) -> list[str]:
    """The cards whose special victory a player meets now; GO-1205: untrapped ones."""
    return [
        goblin.face.kind
        for owner, player in enumerate(state.players)
        for goblin, rule in rules_of(player, "win")
        if (rule.by == "any" or owner == seat) and is_met(state, seat, goblin, rule)
    ]


def is_met(state: State, seat: Seat, goblin: Goblin, rule: Rule) -> bool:
    """Whether a player meets the condition of a special victory."""
    if rule.names:
        return has_names(state.players[seat], rule.names)
    question = Question(state, Effect(seat, goblin.card, IDLE))
    return all(holds(question, condition) for condition in rule.only)


IDLE = Power("watch", ())
"""The power of a card that is only looked at."""


# ---------------------------------------------------------------- the battle


def great_battle(table: Table[State]) -> None:
    """GO-1101 to GO-1104, GO-926: the point, or the points, of this round."""
    s = table.state
    winners = best_team(s) if s.terms.team_play else best_armies(s)
    for seat in winners:
        s.players[seat].points += 1
    rows = [row_values(player) for player in s.players]
    points = [player.points for player in s.players]
    table.say("battle", seats=winners, rows=rows, round=s.round, points=points)
    enough = [
        seat for seat, player in enumerate(s.players) if player.points >= s.terms.victory_points
    ]
    if enough:
        s.won, s.reason = enough, "points"


def best_armies(state: State) -> list[Seat]:
    """GO-1101: the strongest; GO-1102: else the Advantage Token decides; GO-1103: or all win."""
    values = [army_value(player) for player in state.players]
    tied = [seat for seat, value in enumerate(values) if value == max(values)]
    return [state.advantage] if state.advantage in tied else tied


def best_team(state: State) -> list[Seat]:
    """GO-926: by the stronger armies, then the weaker ones, then the Advantage Token."""
    values = [army_value(player) for player in state.players]
    teams = [state.side(0), state.side(1)]
    ranked = [sorted([values[seat] for seat in team], reverse=True) for team in teams]
    if ranked[0] == ranked[1]:
        return sorted(state.side(state.advantage))
    return teams[0] if ranked[0] > ranked[1] else teams[1]


# ---------------------------------------------------------------- the outcome


def outcome_of(state: State) -> Outcome:
    """GO-1200, GO-1201: the winners share the first place; the others by victory points."""
    points = [player.points for player in state.players]
    values = [army_value(player) for player in state.players]
    notes = [] if state.by is None else [Note("special", {"kind": state.by})]
    return Outcome(
        scores=points,
        ranks=[rank_of(state, seat) for seat in range(len(points))],
        reason=str(state.reason),
        sheet=[ScoreLine("points", list(points)), ScoreLine("army", list(values))],
        notes=[*notes, Note("rounds", {"count": state.round})],
    )


def rank_of(state: State, seat: Seat) -> int:
    """1 for a winner; for the others how many are before them."""
    if seat in state.won:
        return 1
    mine = state.players[seat].points
    others = [s for s in range(len(state.players)) if s not in state.won]
    ahead = sum(state.players[other].points > mine for other in others)
    return 1 + len(state.won) + ahead
