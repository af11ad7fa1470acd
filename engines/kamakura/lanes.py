"""What everybody can read off the table while a battle lasts."""

from __future__ import annotations

from typing import cast

from engines.kamakura.hands import power
from engines.kamakura.state import Arms, Battle, State
from engines.kernel import Seat


def battle_of(state: State) -> Battle:
    """The running battle."""
    return cast(Battle, state.battle)


def power_of(arms: Arms) -> int:
    """KK-104: the power on one side; KK-404, KK-421: fixed for the whole battle."""
    return power(arms.soldier, arms.weapons)


def is_moot(state: State, seat: Seat, cards: int) -> bool:
    """KK-702: fewer cards than any answer takes, for all to see.

    KK-703: not where an active teammate might give one.
    """
    if len(state.players[seat].hand) >= cards:
        return False
    return not any(state.players[mate].hand for mate in state.mates(seat))


def is_pressed(state: State, seat: Seat) -> bool:
    """KK-1015: the turn owner, turned back or countered, may ask whatever he holds."""
    return seat == state.owner and battle_of(state).pressed
