"""Planning: everybody lays cards into action slots at the same time, unseen (section 7)."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec import Struct

from engines.kernel import Barred, Choice, Seat, Table
from engines.mombasa.components import CHOSEN, FACES, GOODS, SLOTS, Card, Good, Slot
from engines.mombasa.standing import open_slots
from engines.mombasa.state import Item, Player, State

DONE = "done"


class Plan(Struct, frozen=True):
    """What a player lays: cards by slot, and the goods of bonus tiles that need one."""

    cards: dict[Slot, Card]
    goods: dict[str, Good]


async def plan_round(table: Table[State]) -> None:
    """MB-033, MB-040: all plan side by side; then everything is turned up at once."""
    s = table.state
    seats = list(range(len(s.players)))
    plans = await table.together(
        seats,
        partial(compose, table),
        prompt="plan",
        retract=True,
        declare=lambda plan: len(plan.cards),
    )
    table.reveal([shown(plans[seat]) for seat in seats])
    for seat in s.from_seat(s.starter):
        lay(s.players[seat], plans[seat])
        tell(table, seat)
    s.phase = "turns"
    s.turn = s.starter


def shown(plan: Plan) -> list[Any]:
    """All that the reveal makes known of a plan."""
    return [sorted(plan.cards.items()), sorted(plan.goods.items())]


def lay(player: Player, plan: Plan) -> None:
    """MB-034, MB-038: cards into slots, and every bonus tile that was held beside them."""
    player.slots = {slot: Item(plan.cards[slot]) for slot in SLOTS if slot in plan.cards}
    for card in plan.cards.values():
        player.hand.remove(card)
    player.tiles = [Item(tile, good=plan.goods.get(tile)) for tile in player.held]
    player.held = []


def tell(table: Table[State], seat: Seat) -> None:
    """MB-139: how many cards were planned, and now which."""
    player = table.state.players[seat]
    cards = [item.id for item in player.items()]
    table.say("planned", seat=seat, cards=cards, count=len(cards), slots=list(player.slots))


async def compose(table: Table[State], seat: Seat) -> Plan:
    """D-PLAN: card by card, each into a free slot, until the player is done.

    MB-137: who has neither a card nor a tile to decide on is not asked, as all can count.
    """
    player = table.state.players[seat]
    goods: dict[str, Good] = {
        tile: await choose_good(table, seat, tile) for tile in player.held if is_blank(tile)
    }
    laid: dict[Slot, Card] = {}
    while player.hand and (card := await choose_card(table, seat, laid)) != DONE:
        laid[await choose_slot(table, seat, laid, card)] = card
    return Plan(laid, goods)


def is_blank(tile: str) -> bool:
    """MB-039: whether a good must be named for a bonus tile."""
    return FACES[tile].good == CHOSEN


async def choose_good(table: Table[State], seat: Seat, tile: str) -> Good:
    """MB-039: the good that the tile counts as in this round."""
    return await table.pick(
        seat, GOODS, "tile-good", params={"tile": tile}, rule="MB-039", secret=True
    )


async def choose_card(table: Table[State], seat: Seat, laid: dict[Slot, Card]) -> Card:
    """The next card to lay, or that it is enough; with no slot left only that."""
    player = table.state.players[seat]
    left = [card for card in player.hand if card not in laid.values()]
    room = len(laid) < len(open_slots(player))
    choices = left if room else []
    barred = [] if room else [Barred(card, "no-slot", "MB-034") for card in left]
    return await table.pick(
        seat,
        [*choices, DONE],
        "plan",
        params={"laid": dict(laid)},
        barred=tuple(barred),
        light=tuple(choices),
        rule="MB-034",
        secret=True,
    )


async def choose_slot(table: Table[State], seat: Seat, laid: dict[Slot, Card], card: Card) -> Slot:
    """MB-034, MB-035: an unlocked slot that is still free."""
    unlocked = open_slots(table.state.players[seat])
    free = [slot for slot in unlocked if slot not in laid]
    barred = [
        Barred(slot, "slot-taken" if slot in laid else "slot-locked", rule)
        for slot, rule in ((s, "MB-034" if s in laid else "MB-035") for s in SLOTS)
        if slot not in free
    ]
    choices: tuple[Choice, ...] = tuple(free)
    return await table.pick(
        seat,
        free,
        "slot",
        params={"laid": dict(laid), "card": card},
        barred=tuple(barred),
        light=choices,
        rule="MB-034",
        secret=True,
    )
