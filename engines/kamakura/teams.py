"""Whose turn it is, and who is engaged with whom (KK-317, section 13)."""

from __future__ import annotations

from functools import partial

from engines.kamakura.capture import retire
from engines.kamakura.state import State, is_engaged
from engines.kernel import Seat, Table


def pairs_at_start(seats: int) -> list[tuple[Seat, Seat]]:
    """KK-1002: seats 2k and 2k + 1 face each other."""
    return [(seat, seat + 1) for seat in range(0, seats, 2)]


def next_up(state: State, owner: Seat, last_up: list[Seat | None]) -> Seat | None:
    """Whose turn follows that of `owner`; `last_up` is who took the last turn of each team.

    KK-317, KK-811: the next active player clockwise. KK-1005: or of the other team, whose members
    take turns by seat, beginning with the first player's first opponent. None: all are leaving.
    """
    if not state.teams:
        return next(iter(state.clockwise_after(owner)), None)
    team = 1 - owner % 2
    last = last_up[team]
    if last is None and state.players[owner ^ 1].active:
        return owner ^ 1
    order = state.clockwise_after((owner ^ 1) if last is None else last)
    return next((seat for seat in order if seat % 2 == team), None)


def next_turns(state: State, count: int) -> list[Seat]:
    """Whose turns come next, the running one first, if nobody goes out."""
    last_up, turns = list(state.last_up), [state.owner]
    while len(turns) < count and (seat := next_up(state, turns[-1], last_up)) is not None:
        turns.append(seat)
        last_up[seat % 2] = seat
    return turns


def begin_turn(table: Table[State], owner: Seat) -> None:
    """A turn begins."""
    s = table.state
    s.turn += 1
    s.owner, s.last_up[owner % 2] = owner, owner
    s.phase = "turn"
    table.say("turn", seat=owner, turn=s.turn)


async def engage(table: Table[State]) -> None:
    """KK-1016: after a defeat, whoever has no opponent left chooses one, clockwise.

    Who leaves meanwhile goes out at once, and then all may be different.
    """
    s = table.state
    retire(table)
    while not s.won and (seat := without_foe(s)) is not None:
        other = await choose_foe(table, seat)
        if other is not None:
            s.engaged.append((min(seat, other), max(seat, other)))
            table.reveal([seat, other])
            table.say("engaged", seat=seat, other=other)
        retire(table)


def without_foe(state: State) -> Seat | None:
    """The next player, clockwise from the turn owner, who is engaged with nobody."""
    if not state.teams:
        return None
    order = [seat for seat in state.active() if seat >= state.owner] + state.active()
    return next((seat for seat in order if not state.foes(seat)), None)


async def choose_foe(table: Table[State], seat: Seat) -> Seat | None:
    """KK-D11; with one opponent only, nobody is asked. None: somebody left meanwhile."""
    foes = strangers_of(table.state, seat)
    if len(foes) == 1:
        return foes[0]
    chosen = await table.together(
        [seat], partial(pick_foe, table), prompt="engage", retract=True, fragile=True
    )
    return chosen.get(seat)


async def pick_foe(table: Table[State], seat: Seat) -> Seat:
    """Any active opponent."""
    choices = [f"with-{foe}" for foe in strangers_of(table.state, seat)]
    choice = await table.pick(seat, choices, "engage", rule="KK-1016", secret=True)
    return int(choice.removeprefix("with-"))


def strangers_of(state: State, seat: Seat) -> list[Seat]:
    """The active players of the other team whom a player is not engaged with."""
    return [
        other
        for other in state.active()
        if other % 2 != seat % 2 and not is_engaged(state, seat, other)
    ]
