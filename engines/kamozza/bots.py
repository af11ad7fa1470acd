"""Programs that play Kamozza."""

from __future__ import annotations

from engines.kamozza.components import ARRIVALS, Port
from engines.kamozza.state import State
from engines.kernel import Bot, Decision, Move, Rng, Seat, Worlds


class Steward(Bot):
    """Minds the seat of an absent player (KZ-R16): the lightest card, and the larger ship."""

    def choose(self, worlds: Worlds, seat: Seat, decision: Decision, rng: Rng) -> Move:
        """Of the cargo the first choice, which is the lightest; of the ports the roomier one."""
        if decision.prompt == "cargo":
            return decision.choices[:1]
        state: State = worlds().state
        return (max(state.quays, key=lambda port: room_at(state, port)),)


def room_at(state: State, port: Port) -> int:
    """The capacity of what lies at a port; none under a typhoon."""
    arrival = state.quays[port].arrival
    return 0 if arrival is None else ARRIVALS[arrival].capacity or 0


class Trader(Steward):
    """Trades for points."""
