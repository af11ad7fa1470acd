"""Carrying out what a player does on his turn (sections 7, 8, 10 and 15)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from engines.gosu import moves, powers, zones
from engines.gosu.components import FACE, RULES, Card, kinds_of
from engines.gosu.deeds import deeds
from engines.gosu.permanent import rules_of
from engines.gosu.powers import Course
from engines.gosu.state import Place, State
from engines.gosu.turn import Plan, compose
from engines.gosu.verbs import resolve
from engines.kernel import Seat, Table

DRAWS: list[int] = RULES["draw"]


async def act(table: Table[State], seat: Seat) -> str:
    """One deed, with all that it sets off; the word for it.

    GO-705: who can but pass, which with an empty hand all can tell, passes without a question.
    """
    s = table.state
    plan = Plan("pass")
    if s.players[seat].hand or any(d.ban is None for d in deeds(s, seat) if d.choice != "pass"):
        plans = await table.together([seat], partial(compose, table), prompt="turn", retract=True)
        plan = plans[seat]
    s.turns += 1
    table.reveal([plan.word, plan.card, plan.level, plan.new, plan.paid])
    course = Course(table)
    await DEEDS[plan.word](course, seat, plan)
    await resolve(course)
    return plan.word


async def play(course: Course, seat: Seat, plan: Plan) -> None:
    """GO-411: the cost is discarded, the card is laid, its "Enters" power works."""
    player = course.state.players[seat]
    zones.discard(course.table, seat, plan.paid)
    player.hand.remove(plan.card)
    course.table.say(
        "play",
        seat=seat,
        kind=FACE[plan.card].kind,
        level=plan.level,
        cost=kinds_of(plan.paid),
    )
    moves.lay(course, seat, plan.card, plan.level, "play")


async def mutate(course: Course, seat: Seat, plan: Plan) -> None:
    """GO-436: what the new card sets off comes first, the old card's "Mutates" power last."""
    moves.mutate(course, course.state.lies(plan.card), plan.new, plan.paid)
    await resolve(course)
    course.waiting.extend(powers.of_card(seat, plan.card, "mutated"))


async def draw(course: Course, seat: Seat, plan: Plan) -> None:
    """DRAW1, DRAW3: one token draws one card, two draw three, and more with Yorimo."""
    player = course.state.players[seat]
    more = sum(int(rule.n) for _, rule in rules_of(player, "token-draw"))
    spend(course, seat, plan.card)
    zones.draw(course.table, seat, plan.card + more)


async def mate(course: Course, seat: Seat, plan: Plan) -> None:
    """GO-921, GO-922, GO-925: the partner draws, even if he has passed."""
    spend(course, seat, plan.card)
    zones.draw(course.table, course.state.side(seat)[1], plan.card)


def spend(course: Course, seat: Seat, cards: int) -> None:
    """GO-701: the tokens lie beside the army until the next round."""
    player = course.state.players[seat]
    tokens = DRAWS.index(cards) + 1
    player.unused -= tokens
    player.spent += tokens
    course.table.say("spend", seat=seat, count=tokens)


async def activate(course: Course, seat: Seat, plan: Plan) -> None:
    """ACTIVATE, GO-923: the token's owner lays it, the card's owner uses the power."""
    place = use(course, seat, plan, "activate")
    place.goblin.token = seat
    course.state.players[seat].unused -= 1
    course.waiting.extend(powers.of_card(place.seat, plan.card, "activate"))


async def dragoon(course: Course, seat: Seat, plan: Plan) -> None:
    """DRAGOON, GO-924: the same with a Dragoon Token."""
    place = use(course, seat, plan, "dragoon")
    place.goblin.dragoon = True
    course.state.players[seat].dragoons -= 1
    course.waiting.extend(powers.of_card(place.seat, plan.card, "dragoon"))


async def trap(course: Course, seat: Seat, plan: Plan) -> None:
    """GO-640: the card traps itself as the price; GO-641: nothing reacts to that."""
    use(course, seat, plan, "trap-self").goblin.trapped = True
    course.waiting.extend(powers.of_card(seat, plan.card, "trap-self"))


def use(course: Course, seat: Seat, plan: Plan, key: str) -> Place:
    """The card that is used, which all learn."""
    place = course.state.lies(plan.card)
    course.table.say(key, seat=seat, other=place.seat, kind=FACE[plan.card].kind)
    return place


async def skip(course: Course, seat: Seat, _plan: Plan) -> None:
    """PASS, GO-303: out of the round; GO-305: extra turns that were left are lost."""
    player = course.state.players[seat]
    player.passed, player.extra = True, 0
    course.table.say("pass", seat=seat)


# ---------------------------------------------------------------- Shadow Jump


async def jump(course: Course, seat: Seat, plan: Plan) -> None:
    """GO-600 to GO-606, GO-609: the top card takes the place if it can lie at that level."""
    s, card = course.state, plan.card
    place = s.lies(card)
    more = [int(rule.n) for _, rule in rules_of(s.players[seat], "jump-reveal")]
    shown = zones.set_aside(course.table, max([1, *more]))
    course.table.say("jump", seat=seat, kind=FACE[card].kind, kinds=kinds_of(shown))
    fit = [other for other in shown if place.level in FACE[other].levels]
    new = await choose_jump(course, seat, card, fit)
    s.discard += [other for other in shown if other != new]
    s.aside = []
    if new is None:
        place.goblin.trapped = True
        course.table.say("jump-failed", seat=seat, kind=FACE[card].kind)
        return
    course.table.say(
        "jumped", seat=seat, kind=FACE[card].kind, into=FACE[new].kind, level=place.level
    )
    moves.replace(course, place, new, "jump")
    await resolve(course)
    course.waiting.extend(powers.of_card(seat, card, "jumped"))


async def choose_jump(course: Course, seat: Seat, card: Card, fit: list[Card]) -> Card | None:
    """D-JUMP: which of two cards that fit; None: none does."""
    if not fit:
        return None
    return await course.table.pick(
        seat, fit, "jump", forced_by_public=True, params={"card": card}, rule="GO-609"
    )


DEEDS: Final[dict[str, Callable[[Course, Seat, Plan], Awaitable[None]]]] = {
    "play": play,
    "mutate": mutate,
    "draw": draw,
    "mate": mate,
    "activate": activate,
    "dragoon": dragoon,
    "trap": trap,
    "jump": jump,
    "pass": skip,
}
"""The deeds by their words."""
