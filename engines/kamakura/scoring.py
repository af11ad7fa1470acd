"""Who wins, and how the others are ranked (section 12)."""

from __future__ import annotations

from collections.abc import Callable

from engines.kamakura.capture import START, score_of
from engines.kamakura.state import State
from engines.kernel import Note, Outcome, ScoreLine, Seat

Merit = tuple[int, ...]


def outcome_of(state: State) -> Outcome:
    """The result: KK-1017 in a team battle, else KK-901."""
    seats = range(len(state.players))
    return Outcome(
        scores=[score_of(state, seat) for seat in seats],
        ranks=team_ranks(state) if state.teams else ranks_of(state),
        reason=str(state.reason),
        sheet=sheet_of(state),
        notes=notes_on(state),
    )


def team_ranks(state: State) -> list[int]:
    """KK-1017: all of the winning team share the first place, all others the second."""
    return [1 if seat in state.won else 2 for seat in range(len(state.players))]


def ranks_of(state: State) -> list[int]:
    """KK-901: the winner, the other active players, then those who went out, the later the higher.

    KK-902, KK-905: a first place is shared only where nobody captured anything for too long.
    """
    merits = [merit(state, seat) for seat in range(len(state.players))]
    return [1 + sum(other > mine for other in merits) for mine in merits]


def merit(state: State, seat: Seat) -> Merit:
    """What a player is ranked by: winner, still in and then by score and lands, or when he went."""
    player = state.players[seat]
    if player.fate is not None:
        return 0, 0, player.exit, 0
    return 1, int(seat in state.won), *standing(state, seat)


def standing(state: State, seat: Seat) -> Merit:
    """KK-901: the score, then the number of own territories in play."""
    return score_of(state, seat), len(state.players[seat].lands())


def best_in_calm(state: State) -> list[Seat]:
    """KK-905: the winners after too many turns without a capture."""
    seats = [seat for seat, player in enumerate(state.players) if player.fate is None]
    if not state.teams:
        return best_of(seats, lambda seat: standing(state, seat))
    sums = [sum(score_of(state, seat) for seat in seats if seat % 2 == team) for team in (0, 1)]
    teams = best_of([0, 1], lambda team: (sums[team],))
    return [seat for seat in range(len(state.players)) if seat % 2 in teams]


def best_of(items: list[int], worth: Callable[[int], Merit]) -> list[int]:
    """All that share the highest worth."""
    best = max(map(worth, items))
    return [item for item in items if worth(item) == best]


# ---------------------------------------------------------------- the sheet


def sheet_of(state: State) -> list[ScoreLine]:
    """Where the points come from."""
    players = state.players
    captured = [sum(taken.value for taken in player.captured) for player in players]
    if state.terms.score_mode == "captures":
        first = ScoreLine("start", [START for _ in players])
    else:
        first = ScoreLine("lands", [sum(player.slots) for player in players])
    return [first, ScoreLine("captured", list(captured))]


def notes_on(state: State) -> list[Note]:
    """Who went out, how and when; and a draw between teams."""
    out = [seat for seat, player in enumerate(state.players) if player.fate is not None]
    out.sort(key=lambda seat: state.players[seat].exit)
    notes = [
        Note("out", {"seat": seat, "how": player.fate, "turn": player.exit_turn})
        for seat in out
        if (player := state.players[seat])
    ]
    draw = state.teams and len(state.won) == len(state.players)
    return [Note("draw"), *notes] if draw else notes
