"""The vocabulary of effects: each word is done by one function, whatever printed it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeAlias

from engines.kernel import Seat, Table
from engines.mombasa.components import DIAMOND_SPACES, RULES, Effect, Op
from engines.mombasa.standing import prices
from engines.mombasa.state import State

Doing: TypeAlias = Callable[[Table[State], Seat, Effect, str], Awaitable[None]]

DOINGS: Final[dict[Op, Doing]] = {}
"""Who does what; filled by `does`."""


def does(op: Op) -> Callable[[Doing], Doing]:
    """Make a function the one that does an op."""

    def known(doing: Doing) -> Doing:
        DOINGS[op] = doing
        return doing

    return known


async def apply(table: Table[State], seat: Seat, effects: Iterable[Effect], why: str) -> None:
    """MB-010, MB-011: some effects in their order, each with all that it brings about.

    `why` is where they come from, as the log tells it.
    """
    for effect in effects:
        await DOINGS[effect.op](table, seat, effect, why)


def gain(table: Table[State], seat: Seat, pounds: int, why: str) -> None:
    """MB-008: pounds from the bank, which never runs out."""
    if pounds:
        table.state.players[seat].pounds += pounds
        table.say("gain", seat=seat, pounds=pounds, why=why)


def pay(table: Table[State], seat: Seat, pounds: int, why: str) -> None:
    """MB-009: pounds to the bank; nobody is offered what costs more than he has."""
    if pounds:
        table.state.players[seat].pounds -= pounds
        table.say("pay", seat=seat, pounds=pounds, why=why)


@does("pounds")
async def take_pounds(table: Table[State], seat: Seat, effect: Effect, why: str) -> None:
    """Take pounds from the bank."""
    gain(table, seat, effect.n, why)


@does("diamonds")
async def take_diamonds(table: Table[State], seat: Seat, effect: Effect, why: str) -> None:
    """See `find_diamonds`."""
    find_diamonds(table, seat, effect.n, why)


def find_diamonds(table: Table[State], seat: Seat, count: int, why: str) -> None:
    """MB-090, MB-093: the diamond marker goes on; beyond the last space are pounds instead."""
    player = table.state.players[seat]
    steps = min(count, DIAMOND_SPACES - player.diamonds)
    if steps:
        player.diamonds += steps
        table.say("diamonds", seat=seat, count=steps, space=player.diamonds, why=why)
    gain(table, seat, (count - steps) * RULES.overflow_pounds, "diamond-end")


@does("first_player")
async def take_first(table: Table[State], seat: Seat, effect: Effect, why: str) -> None:
    """MB-108, MB-109: the first player marker, which decides who begins the next round."""
    del effect, why
    table.state.first = seat
    table.say("first", seat=seat)


def has_effect(state: State, seat: Seat, effects: Iterable[Effect]) -> str | None:
    """MB-097: why a space would bring nothing at all to a player; None: it would do something."""
    ops = {effect.op for effect in effects}
    player = state.players[seat]
    if "sell_card" in ops and not any(not item.used for item in player.slots.values()):
        return "no-card"
    if "buy_card_with_pounds" in ops and not affordable(state, seat, player.pounds):
        return "no-purchase"
    return None


def affordable(state: State, seat: Seat, means: int) -> list[str]:
    """The cards of the display that cost a player no more than `means`."""
    return [card for card, cost in prices(state, seat).items() if cost <= means]
