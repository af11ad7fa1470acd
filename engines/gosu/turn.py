"""Composing a turn, tap by tap: the deed, a level, what comes in, what is paid (D-ACTION)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engines.gosu.armies import cost_to_play, into, levels_to_play
from engines.gosu.components import FACE, Card, Level
from engines.gosu.deeds import barred, card_of, deeds
from engines.gosu.enlisting import choose_level
from engines.gosu.permanent import mutation_cost
from engines.gosu.state import State
from engines.kernel import Caution, Choice, Seat, Table


class Plan(Struct, frozen=True):
    """A turn as it was composed: the deed's word, its card, and what is needed beside."""

    word: str
    card: Card = 0
    level: Level = 0
    new: Card = 0
    paid: list[Card] = []


async def compose(table: Table[State], seat: Seat) -> Plan:
    """D-ACTION: exactly one deed; what is only begun is seen by nobody."""
    s = table.state
    found = deeds(s, seat)
    legal: list[Choice] = [deed.choice for deed in found if deed.ban is None]
    costs, cogs = prices(s, seat, legal), cogs_of(s, seat)
    choice = await table.pick(
        seat,
        legal,
        "turn",
        params={"costs": costs, "cogs": cogs},
        barred=barred(found),
        cautions=cautions(s, seat),
        light=tuple(c for c in legal if is_light(s, seat, c, costs)),
        rule="GO-302",
        secret=True,
    )
    return await complete(table, seat, choice)


def prices(state: State, seat: Seat, legal: list[Choice]) -> dict[str, int]:
    """What it costs to play each card of the hand that can be played, at its cheapest level."""
    player = state.players[seat]
    return {
        str(card): min(
            cost_to_play(state, player, FACE[card], level)
            for level in levels_to_play(state, seat, card)
        )
        for card in legal
        if isinstance(card, int)
    }


def cogs_of(state: State, seat: Seat) -> dict[str, int]:
    """What it costs now to mutate each own card that has a cog."""
    player = state.players[seat]
    return {
        str(goblin.card): mutation_cost(player, goblin)
        for goblin in player.up()
        if goblin.face.mutation is not None
    }


def is_light(state: State, seat: Seat, choice: Choice, costs: dict[str, int]) -> bool:
    """Whether a deed leads to a further question."""
    if isinstance(choice, int):
        return costs[str(choice)] > 0 or len(levels_to_play(state, seat, choice)) > 1
    return choice.startswith("mutate-")


def cautions(state: State, seat: Seat) -> tuple[Caution, ...]:
    """Passing with a token that could still be used, where it is allowed at all."""
    return (Caution("tokens", "GO-704", choice="pass"),) if state.players[seat].unused else ()


async def complete(table: Table[State], seat: Seat, choice: Choice) -> Plan:
    """What a deed still needs."""
    if isinstance(choice, int):
        return await compose_play(table, seat, choice)
    word, _, number = choice.partition("-")
    if word == "mutate":
        return await compose_mutation(table, seat, card_of(choice))
    return Plan(word, int(number or 0))


async def compose_play(table: Table[State], seat: Seat, card: Card) -> Plan:
    """GO-411: the level, then the cost."""
    s = table.state
    level = await choose_level(table, seat, card, levels_to_play(s, seat, card))
    cost = cost_to_play(s, s.players[seat], FACE[card], level)
    others = [other for other in s.players[seat].hand if other != card]
    return Plan("play", card, level, paid=await pay(table, seat, others, cost, {"card": card}))


async def compose_mutation(table: Table[State], seat: Seat, card: Card) -> Plan:
    """GO-436: what comes in, then the cost; as one, so that the order makes no difference.

    GO-435: with Zombie Mutation the card that comes in may be one of those that are paid.
    """
    s = table.state
    player, place = s.players[seat], s.lies(card)
    cost = mutation_cost(player, place.goblin)
    choices = into(player, place.goblin, place.level, s.discard, cost)
    params: dict[str, Any] = {"card": card, "cost": cost}
    new = await table.pick(
        seat, choices, "into", params=params, light=tuple(choices), rule="GO-431", secret=True
    )
    others = [other for other in player.hand if other != new or place.goblin.face.zombie]
    paid = await pay(table, seat, others, cost, {"card": card, "new": new})
    return Plan("mutate", card, new=new, paid=paid)


async def pay(
    table: Table[State], seat: Seat, cards: list[Card], cost: int, about: dict[str, Any]
) -> list[Card]:
    """D-PAY: exactly the cost, in cards of the hand."""
    if not cost:
        return []
    special = [card for card in cards if FACE[card].wins]
    return await table.pick_some(
        seat,
        cards,
        "pay",
        at_least=cost,
        at_most=cost,
        params={"count": cost, **about},
        cautions=tuple(Caution("special", "GO-1205", choice=card) for card in special),
        rule="GO-410",
        secret=True,
    )
