"""Bonus markers: majorities, standard spaces, bonus tiles (MB-094 to MB-113)."""

from __future__ import annotations

from engines.kernel import Barred, Seat, Table
from engines.mombasa.actions import buy
from engines.mombasa.components import ACTION_CARDS, FACES, SPACES, TILES, Effect, Majority
from engines.mombasa.effects import apply, does, gain, has_effect, pay
from engines.mombasa.standing import compared, markers_free
from engines.mombasa.state import State


async def place_marker(table: Table[State], seat: Seat) -> None:
    """MB-094: a marker on a free space or tile; pay, and take what it brings."""
    s = table.state
    bans = {place: ban for place in places(s) if (ban := ban_on(s, seat, place))}
    place = await table.pick(
        seat,
        [place for place in places(s) if place not in bans],
        "space",
        barred=tuple(barred(s, place, ban) for place, ban in bans.items()),
        rule="MB-094",
    )
    s.marks[place] = seat
    table.say("marker", seat=seat, space=place)
    if place in TILES:
        pay(table, seat, TILES[place].cost, "space")
        return
    pay(table, seat, SPACES[place].cost, "space")
    await apply(table, seat, SPACES[place].effect, "space")


def places(state: State) -> list[str]:
    """MB-096: majorities, standard spaces, and the bonus tiles beside the board."""
    return [*SPACES, *(tile for tile in TILES if tile in state.beside)]


BANS = {
    "taken": "MB-095",
    "no-majority": "MB-100",
    "tied": "MB-102",
    "too-poor": "MB-009",
    "no-card": "MB-097",
    "no-purchase": "MB-097",
}


def barred(state: State, place: str, ban: str) -> Barred:
    """A place that is forbidden now; where a marker is in the way, whose it is."""
    params = {"seat": state.marks[place]} if ban == "taken" else {}
    return Barred(place, ban, BANS[ban], params)


def ban_on(state: State, seat: Seat, place: str) -> str | None:
    """Why a player cannot place a marker there; None: it is possible."""
    if place in state.marks:
        return "taken"
    face = TILES.get(place)
    if face is not None:
        return None if state.players[seat].pounds >= face.cost else "too-poor"
    space = SPACES[place]
    if space.compare is not None:
        return ban_on_majority(state, seat, space.compare)
    if state.players[seat].pounds < space.cost:
        return "too-poor"
    return has_effect(state, seat, space.effect)


def ban_on_majority(state: State, seat: Seat, majority: Majority) -> str | None:
    """MB-100, MB-102: at least 1, and more than everybody else; ties by option."""
    mine = compared(state.players[seat], majority)
    best = max(compared(state.players[other], majority) for other in state.from_seat(seat)[1:])
    if not mine or mine < best:
        return "no-majority"
    if mine == best and state.terms.majority_ties == "strict":
        return "tied"
    return None


def can_mark(state: State, seat: Seat) -> bool:
    """Whether there is a marker to place, and a place for it."""
    free = markers_free(state, seat) > 0
    return free and any(ban_on(state, seat, place) is None for place in places(state))


@does("sell_card")
async def sell(table: Table[State], seat: Seat, effect: Effect, why: str) -> None:
    """MB-106: a face-up card of one's slots for its pounds; the slot is empty."""
    del effect, why
    s = table.state
    player = s.players[seat]
    lying = {item.id: slot for slot, item in player.slots.items() if not item.used}
    used = [item.id for item in player.slots.values() if item.used]
    card = await table.pick(
        seat,
        list(lying),
        "sell",
        params={"sales": {card: FACES[card].sale for card in lying}},
        barred=tuple(Barred(card, "used", "MB-106") for card in used),
        rule="MB-106",
    )
    del player.slots[lying[card]]
    (s.discard if card in ACTION_CARDS else player.sold).append(card)
    table.say("sold", seat=seat, card=card)
    gain(table, seat, FACES[card].sale, "sale")


@does("buy_card_with_pounds")
async def purchase(table: Table[State], seat: Seat, effect: Effect, why: str) -> None:
    """MB-107: a card of the display for pounds."""
    del effect, why
    pay(table, seat, await buy(table, seat, table.state.players[seat].pounds, "purchase"), "card")
