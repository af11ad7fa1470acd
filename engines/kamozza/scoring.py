"""Points, stamps, the ranking, and how a match ended."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Literal, TypeAlias

from engines.kamozza.components import GOLD, KINDS, WEIGHT, Kind
from engines.kamozza.state import Player, State
from engines.kernel import Note, Outcome, ScoreLine, Seat

Reason: TypeAlias = Literal["rounds", "alone", "nobody"]
"""Why a match ended: all rounds played, one player left, or nobody (KZ-301, KZ-305)."""


def points_of(player: Player) -> int:
    """KZ-401: the weights of the cards face up with a player, captured gold included.

    KZ-327, KZ-616: cards still in hand score nothing.
    """
    return sum([WEIGHT[kind] for kind, _ in player.up])


def merit(player: Player) -> tuple[int, int, tuple[int, int]]:
    """What a player is ranked by, more is better.

    KZ-407: being in, or having been eliminated later; KZ-404: points; KZ-405: the later stamp.
    """
    return (99 if player.out is None else player.out, points_of(player), player.stamp)


def ranks_of(state: State) -> list[int]:
    """Every seat's rank; KZ-406: equal points and equal stamp share it, also at the top."""
    merits = [merit(player) for player in state.players]
    return [1 + sum([other > mine for other in merits]) for mine in merits]


def outcome_of(state: State, reason: Reason) -> Outcome:
    """The result: points, ranks, where the points come from, and what broke ties."""
    return Outcome(
        scores=[points_of(player) for player in state.players],
        ranks=ranks_of(state),
        reason=reason,
        sheet=score_sheet(state),
        notes=notes_on(state),
    )


def score_sheet(state: State) -> list[ScoreLine]:
    """A line for each kind of goods, and in the variant one for the gold captured by rats."""
    seats = range(len(state.players))
    cargo: dict[Kind, list[int | None]] = {kind: [0 for _ in seats] for kind in KINDS}
    captured: list[int | None] = [0 for _ in seats]
    for seat, player in enumerate(state.players):
        for kind, owner in player.up:
            points = cargo[kind] if owner == seat else captured
            points[seat] = WEIGHT[kind]
    lines = [ScoreLine("cargo", points, {"kind": kind}) for kind, points in cargo.items()]
    if state.terms.mode == "variant":
        lines.append(ScoreLine("captured", captured, {"kind": GOLD}))
    return lines


def notes_on(state: State) -> list[Note]:
    """The tie-breaks in words, from the top down, and who was eliminated."""
    players = state.players
    seats = sorted(range(len(players)), key=lambda seat: merit(players[seat]), reverse=True)
    notes = [
        Note(f"tie-{breaker_of(players, ahead, behind)}", tie(players, ahead, behind))
        for ahead, behind in pairwise(seats)
        if is_tied(players[ahead], players[behind])
    ]
    out = [seat for seat in seats if players[seat].out is not None]
    return notes + [Note("out", {"seat": seat, "round": players[seat].out}) for seat in out]


def is_tied(one: Player, other: Player) -> bool:
    """Whether two players of the same group have equal points."""
    return one.out == other.out and points_of(one) == points_of(other)


def breaker_of(players: list[Player], ahead: Seat, behind: Seat) -> str:
    """What parted two players with equal points: the round, the port, or nothing."""
    one, other = players[ahead].stamp, players[behind].stamp
    if one == other:
        return "shared" if one[0] else "ashore"
    return "port" if one[0] == other[0] else "round"


def tie(players: list[Player], ahead: Seat, behind: Seat) -> dict[str, Any]:
    """The parameters of a tie-break's note: who boarded where and when, and when the other did."""
    one, other = players[ahead], players[behind]
    params: dict[str, Any] = {"seat": ahead, "other": behind, "points": points_of(one)}
    if one.boarded is not None and other.boarded is not None:
        params |= {"round": one.stamp[0], "port": one.boarded, "position": one.stamp[1]}
        params |= {"other_round": other.stamp[0], "other_port": other.boarded}
    return params
