"""A turn: exactly one action, or the end of the phase (MB-042 to MB-045, MB-114 to MB-120)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Final, TypeAlias

from engines.kernel import Barred, Seat, Table
from engines.mombasa.actions import use_bookkeeper, use_expansion, use_goods, use_merchant
from engines.mombasa.bonus import can_mark, place_marker
from engines.mombasa.components import RULES, SLOTS, Slot, Sort, in_order
from engines.mombasa.effects import gain
from engines.mombasa.standing import level, markers_free, of_type
from engines.mombasa.state import State

Deed: TypeAlias = Callable[[Table[State], Seat], Awaitable[None]]
SORTS: Final[tuple[Sort, ...]] = ("goods", "expansion", "bookkeeper", "merchant")


async def take_turn(table: Table[State]) -> None:
    """MB-043: one of the six actions; then the next player who is still in has the turn."""
    s = table.state
    seat = s.turn
    bans = {deed: ban for deed in DEEDS if (ban := ban_on(s, seat, deed))}
    deed = await table.pick(
        seat,
        [deed for deed in DEEDS if deed not in bans],
        "turn",
        params={"left": len(s.players[seat].unused()), "markers": markers_free(s, seat)},
        barred=tuple(Barred(deed, reason, rule) for deed, (reason, rule) in bans.items()),
        light=tuple(light_deeds(s, seat)),
        rule="MB-043",
    )
    await DEEDS[deed](table, seat)
    pass_turn(s)


def ban_on(state: State, seat: Seat, deed: str) -> tuple[str, str] | None:
    """MB-044: why a deed is impossible, with the rule; to end the phase never is (MB-135)."""
    unused = state.players[seat].unused()
    if deed in SORTS:
        return None if of_type(unused, deed) else (f"no-{deed}", "MB-044")
    if deed == "bonus" and not markers_free(state, seat):
        return "no-marker", "MB-094"
    if deed == "bonus" and not can_mark(state, seat):
        return "no-space", "MB-097"
    return None


def light_deeds(state: State, seat: Seat) -> Iterator[str]:
    """The deeds that only lead to a question, and turn nothing face down before it."""
    yield "bonus"
    if len(of_type(state.players[seat].unused(), "goods")) > 1:
        yield "goods"


def pass_turn(state: State) -> None:
    """MB-042: clockwise to the next player who has not ended the action phase."""
    for seat in state.from_seat(state.turn)[1:]:
        if not state.players[seat].out:
            state.turn = seat
            return


def is_over(state: State) -> bool:
    """MB-042: whether the action phase has ended for everybody."""
    return all(player.out for player in state.players)


# ---------------------------------------------------------------- ending the phase


async def end(table: Table[State], seat: Seat) -> None:
    """MB-114 to MB-119: income, a resting deck, the cards go to rest, bonus tiles go back."""
    s = table.state
    player = s.players[seat]
    table.say("end", seat=seat)
    gain(table, seat, level(s, seat, "income"), "income")
    for item in player.items():
        item.used = False
    if s.round < RULES.rounds:
        await retrieve(table, seat)
    rest(table, seat)
    player.out = True


async def retrieve(table: Table[State], seat: Seat) -> None:
    """MB-116: at most one resting deck, and all of it; not asked where nothing rests."""
    s = table.state
    player = s.players[seat]
    decks = [slot for slot in SLOTS if player.resting[slot]]
    if not decks:
        return
    slot = await table.pick(
        seat,
        [*decks, "none"],
        "retrieve",
        barred=tuple(Barred(slot, "no-deck", "MB-116") for slot in SLOTS if slot not in decks),
        rule="MB-116",
    )
    if slot != "none":
        take_deck(table, seat, slot)


def take_deck(table: Table[State], seat: Seat, slot: Slot) -> None:
    """All cards of a resting deck come to the hand; what all could see of them is told to all."""
    s = table.state
    player = s.players[seat]
    cards, player.resting[slot] = player.resting[slot], []
    player.hand = in_order(player.hand + cards)
    shown = cards if s.terms.resting_view == "open" else cards[-1:]
    table.say("retrieve", seat=seat, slot=slot, count=len(cards), cards=shown, own={"cards": cards})


def rest(table: Table[State], seat: Seat) -> None:
    """MB-117: each card onto the deck above its slot; MB-118: bonus tiles beside the board."""
    s = table.state
    player = s.players[seat]
    for slot, item in player.slots.items():
        player.resting[slot].append(item.id)
    s.beside += [item.id for item in player.tiles]
    if player.slots or player.tiles:
        cards = [item.id for item in player.items()]
        table.say("rest", seat=seat, cards=cards)
    player.slots, player.tiles = {}, []


DEEDS: Final[dict[str, Deed]] = {
    "goods": use_goods,
    "expansion": use_expansion,
    "bookkeeper": use_bookkeeper,
    "merchant": use_merchant,
    "bonus": place_marker,
    "end": end,
}
"""The six actions of MB-043."""
