"""Powers that bring cards in at once: enlist, raise, mutate (GO-440, GO-450, GO-451)."""

from __future__ import annotations

from functools import partial

from engines.gosu import moves, powers
from engines.gosu.armies import entries, fits, into
from engines.gosu.components import Card, Level, Step, kinds_of
from engines.gosu.powers import Work
from engines.gosu.state import Place, State
from engines.kernel import Choice, Seat, Table

Entry = tuple[Card, Level]


async def enlist(work: Work, step: Step) -> None:
    """D-ENLIST: a card of the hand, clan condition and all, but without enrolment cost.

    Asked of any hand that is not empty: whether something fits is nobody's business.
    """
    player = work.state.players[work.seat]
    if player.hand:
        found = entries(player, player.hand, step.levels, clan=True)
        await come_in(work, found, "enlist")


async def raise_(work: Work, step: Step) -> None:
    """D-RAISE: a card of the discard pile, by the limits of the rows alone."""
    s = work.state
    found = entries(s.players[work.seat], s.discard, step.levels, clan=False)
    if found:
        await come_in(work, found, "raise")


async def come_in(work: Work, found: list[Entry], prompt: str) -> None:
    """One of these cards, or none; it is laid, and its powers wait."""
    part = partial(choose_entry, work.table, found, prompt, work.kind)
    answers = await work.table.together([work.seat], part, prompt=prompt, retract=True)
    entry = answers[work.seat]
    if entry is None:
        work.table.reveal(None)
        return
    card, level = entry
    _ = moves.take_out(work.course, work.seat, card)
    work.table.reveal([card, level])
    work.table.say(prompt, seat=work.seat, kind=kinds_of([card])[0], level=level)
    moves.lay(work.course, work.seat, card, level, "power")


async def choose_entry(
    table: Table[State], found: list[Entry], prompt: str, kind: str, seat: Seat
) -> Entry | None:
    """A card, and its level where there are two; or none."""
    levels: dict[Choice, list[Level]] = {}
    for card, level in found:
        levels.setdefault(card, []).append(level)
    card = await table.pick(
        seat,
        [*levels, "none"],
        prompt,
        params={"kind": kind},
        light=tuple(card for card, fit in levels.items() if len(fit) > 1),
        rule="GO-450" if prompt == "enlist" else "GO-451",
        secret=True,
    )
    if not isinstance(card, int):
        return None
    return card, await choose_level(table, seat, card, levels[card])


async def choose_level(table: Table[State], seat: Seat, card: Card, levels: list[Level]) -> Level:
    """GO-607: at which level a card of two levels is laid; asked only where both are legal."""
    if len(levels) == 1:
        return levels[0]
    params = {"card": card}
    return await table.pick(seat, levels, "level", params=params, rule="GO-607", secret=True)


# ---------------------------------------------------------------- mutating without a price


Swap = tuple[Place, list[Card]]
"""A card that can mutate, and what it can become."""


async def mutate_now(work: Work, step: Step) -> None:
    """D-MUTATE, GO-440: one other card of the army mutates without cost, or none.

    Asked wherever a card could mutate, whatever is in the hand.
    """
    found = swaps(work, step)
    if not found:
        return
    part = partial(choose_swap, work.table, found, work.kind)
    answers = await work.table.together([work.seat], part, prompt="mutate-now", retract=True)
    swap = answers[work.seat]
    if swap is None:
        work.table.reveal(None)
        return
    card, new = swap
    place = work.state.lies(card)
    moves.mutate(work.course, place, new, [])
    work.course.waiting.extend(powers.of_card(work.seat, card, "mutated"))


def swaps(work: Work, step: Step) -> list[Swap]:
    """The other cards with a cog, each with what it can become."""
    s = work.state
    player = s.players[work.seat]
    found: list[Swap] = []
    for level, row in enumerate(player.rows, start=1):
        for at, goblin in enumerate(row):
            cog = goblin.face.mutation is not None and not goblin.trapped
            if cog and goblin.card != work.effect.card:
                place = Place(work.seat, level, at, goblin)
                cards = (
                    [card for card in s.discard if fits(goblin, level, card)]
                    if step.source == "discard"
                    else into(player, goblin, level, s.discard, 0)
                )
                found.append((place, cards))
    return found


async def choose_swap(
    table: Table[State], found: list[Swap], kind: str, seat: Seat
) -> tuple[Card, Card] | None:
    """X, then Y; or none."""
    fitting = {place.goblin.card: cards for place, cards in found if cards}
    choices: list[Choice] = [*fitting, "none"]
    card = await table.pick(
        seat,
        choices,
        "mutate-now",
        params={"kind": kind},
        light=tuple(fitting),
        rule="GO-440",
        secret=True,
    )
    if not isinstance(card, int):
        return None
    params = {"card": card, "cost": 0}
    new = await table.pick(seat, fitting[card], "into", params=params, rule="GO-431", secret=True)
    return card, new
