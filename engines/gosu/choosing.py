"""Choosing players, cards of hands, and cards that lie open."""

from __future__ import annotations

from functools import partial
from typing import Final

from engines.gosu import zones
from engines.gosu.components import Card, Step, kinds_of
from engines.gosu.permanent import is_guarded
from engines.gosu.powers import Work
from engines.gosu.state import Place, State
from engines.gosu.targets import fitting
from engines.kernel import Seat, Table

CHOSEN: Final = ("player", "opponent")


async def who(work: Work, step: Step) -> list[Seat]:
    """The players whom a step is for, in the order in which it comes to them."""
    s, me = work.state, work.seat
    match step.who:
        case "self":
            return [me]
        case "opponents":
            return s.opponents(me)
        case "all":
            return s.order(me)
        case "lowest-vp":
            least = min(player.points for player in s.players)
            return [seat for seat in s.order(me) if s.players[seat].points == least]
        case _:
            seats = s.order(me) if step.who == "player" else s.opponents(me)
            return [await player(work, seats, step.do)]


async def player(work: Work, seats: list[Seat], verb: str) -> Seat:
    """D-PLAYER: one of these players; himself and a partner too where they are among them."""
    choice = await work.table.pick(
        work.seat,
        [f"seat-{seat}" for seat in seats],
        "player",
        forced_by_public=True,
        params={"kind": work.kind, "verb": verb},
        rule="GO-808",
    )
    return int(choice.removeprefix("seat-"))


async def discard(work: Work, counts: dict[Seat, int]) -> None:
    """D-DISCARD, GO-809: players discard at the same time, and all is shown together.

    Who has no more cards than he must discard is not asked; who guards his hand is passed over.
    """
    s = work.state
    wanted = {
        seat: min(count, len(s.players[seat].hand))
        for seat, count in counts.items()
        if count > 0 and not is_guarded(s, seat, work.seat)
    }
    asked = [seat for seat, count in wanted.items() if count < len(s.players[seat].hand)]
    chosen: dict[Seat, list[Card]] = {}
    if asked:
        part = partial(choose_discard, work.table, wanted, work.kind)
        chosen = await work.table.together(asked, part, prompt="discard", retract=True)
    for seat in wanted:
        cards = chosen[seat] if seat in chosen else list(s.players[seat].hand)
        zones.discard(work.table, seat, cards)
        work.table.say("discard", seat=seat, kinds=kinds_of(cards))


async def choose_discard(
    table: Table[State], wanted: dict[Seat, int], kind: str, seat: Seat
) -> list[Card]:
    """Exactly as many cards of the hand as must go."""
    count = wanted[seat]
    return await table.pick_some(
        seat,
        table.state.players[seat].hand,
        "discard",
        at_least=count,
        at_most=count,
        params={"kind": kind, "count": count},
        rule="GO-808",
        secret=True,
    )


async def some(work: Work, cards: list[Card], count: int, prompt: str) -> list[Card]:
    """So many cards out of some that lie open; all of them, without a question, if they are few."""
    if len(cards) <= count:
        return list(cards)
    return await work.table.pick_some(
        work.seat,
        cards,
        prompt,
        at_least=count,
        at_most=count,
        params={"kind": work.kind, "count": count},
        rule="GO-808",
    )


async def own_cards(work: Work, step: Step) -> list[Card]:
    """GO-809: each opponent chooses a card of his own army; shown together."""
    s = work.state
    found = {seat: fitting(s, [seat], step, work.effect.card) for seat in s.opponents(work.seat)}
    single = {seat: places[0].goblin.card for seat, places in found.items() if len(places) == 1}
    asked = {seat: places for seat, places in found.items() if len(places) > 1}
    if asked:
        part = partial(choose_own, work.table, asked, work.kind)
        chosen = await work.table.together(asked, part, prompt="own-card", retract=True)
        work.table.reveal(list(chosen.values()))
        single |= chosen
    return [single[seat] for seat in found if seat in single]


async def choose_own(
    table: Table[State], asked: dict[Seat, list[Place]], kind: str, seat: Seat
) -> Card:
    """One of the own cards."""
    cards = [place.goblin.card for place in asked[seat]]
    return await table.pick(
        seat, cards, "own-card", params={"kind": kind}, rule="GO-808", secret=True
    )
