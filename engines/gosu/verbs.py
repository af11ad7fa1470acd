"""What powers do: each verb of `components.toml` is one coroutine here (section 11).

A verb gets the effect at work and the step; GO-802: what cannot be done is skipped, what can be
done in part is done in part.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from engines.gosu import choosing, powers, targets, zones
from engines.gosu.components import FACE, Card, Step, kinds_of
from engines.gosu.conditions import Effect
from engines.gosu.enlisting import enlist, mutate_now, raise_
from engines.gosu.permanent import is_guarded
from engines.gosu.powers import Course, Work
from engines.gosu.state import Place, Shown
from engines.kernel import Choice, Seat


async def resolve(course: Course) -> None:
    """GO-804: what was set off is carried out one after the other, first in, first out."""
    while course.waiting and not course.state.won:
        await carry_out(course, course.waiting.popleft())


async def carry_out(course: Course, effect: Effect) -> None:
    """GO-803, GO-807: to the end, whatever becomes of its card meanwhile."""
    work = Work(course, effect)
    if not all(work.holds(condition) for condition in effect.power.only):
        return
    course.table.say("power", seat=effect.seat, kind=work.kind, on=effect.power.on)
    for step in effect.power.steps:
        if step.only is None or work.holds(step.only):
            await VERBS[step.do](work, step)
        if course.state.won:
            return


# ---------------------------------------------------------------- hands


async def draw(work: Work, step: Step) -> None:
    """Each player draws; GO-810: in the order of the selector."""
    count = work.amount(step)
    for seat in await choosing.who(work, step):
        zones.draw(work.table, seat, count)


async def draw_to(work: Work, step: Step) -> None:
    """Each player draws until he has so many cards; nothing with more."""
    count = work.amount(step)
    for seat in await choosing.who(work, step):
        missing = count - len(work.state.players[seat].hand)
        if missing > 0:
            zones.draw(work.table, seat, missing)


async def discard(work: Work, step: Step) -> None:
    """Each player discards cards of his choice, all of them if he has fewer."""
    count = work.amount(step)
    seats = await choosing.who(work, step)
    await choosing.discard(work, dict.fromkeys(seats, count))


async def discard_to(work: Work, step: Step) -> None:
    """Each player discards down to so many cards."""
    seats, most = await choosing.who(work, step), work.amount(step)
    hands = {seat: len(work.state.players[seat].hand) for seat in seats}
    await choosing.discard(work, {seat: hand - most for seat, hand in hands.items()})


async def adjust_hand(work: Work, step: Step) -> None:
    """Every hand comes to so many cards: first all draw, then all discard at the same time."""
    await draw_to(work, step)
    await discard_to(work, step)


async def pick_discard(work: Work, step: Step) -> None:
    """D-PICK: the controller looks at a hand and names the card that its owner discards."""
    s = work.state
    seats = [
        seat
        for seat in s.opponents(work.seat)
        if s.players[seat].hand and not is_guarded(s, seat, work.seat)
    ]
    if not seats:
        return
    seat = await choosing.player(work, seats, step.do)
    hand = list(s.players[seat].hand)
    s.shown = Shown(work.seat, seat)
    work.table.reveal(hand, to=work.seat)
    work.table.say("shown", seat=work.seat, other=seat, own={"kinds": kinds_of(hand)})
    card = await work.table.pick(
        work.seat, hand, "pick-card", params={"kind": work.kind}, rule="GO-808", secret=True
    )
    s.shown = None
    zones.discard(work.table, seat, [card])
    work.table.say("discard", seat=seat, kinds=kinds_of([card]))


# ---------------------------------------------------------------- cards in armies


Change = Callable[[Work, Place], None]


def affect(change: Change) -> Callable[[Work, Step], Awaitable[None]]:
    """A verb that does something to cards in armies: to all that fit, or to chosen ones."""

    async def verb(work: Work, step: Step) -> None:
        work.count = 0
        if step.every:
            seats = targets.armies(work, step)
            for place in targets.fitting(work.state, seats, step, work.effect.card):
                hit(work, change, work.state.lies(place.goblin.card))
        elif step.chooser == "owner":
            await by_owners(work, step, change)
        elif step.side == "each-opp":
            for seat in work.state.opponents(work.seat):
                await by_controller(work, step, change, [seat])
        else:
            await by_controller(work, step, change, targets.armies(work, step))

    return verb


def hit(work: Work, change: Change, place: Place) -> None:
    """One card is affected."""
    work.count += 1
    change(work, place)


async def by_controller(work: Work, step: Step, change: Change, seats: list[Seat]) -> None:
    """GO-813: one target after the other, the armies being what they are then."""
    for left in range(work.amount(step), 0, -1):
        place = await targets.choose(work, step, seats, left)
        if place is None:
            return
        hit(work, change, place)


async def by_owners(work: Work, step: Step, change: Change) -> None:
    """GO-809: each opponent chooses among his own cards, all at the same time."""
    for card in await choosing.own_cards(work, step):
        hit(work, change, work.state.lies(card))


def destroy(work: Work, place: Place) -> None:
    """GO-510: from the army onto the discard pile."""
    s = work.state
    zones.leave(s, place)
    s.discard.append(place.goblin.card)
    tell(work, "destroy", place)
    powers.destroyed(work.course, place.seat, place.goblin, work.effect)


def trap(work: Work, place: Place) -> None:
    """GO-500, GO-503: turned face down in its place, with all that lies on it."""
    place.goblin.trapped = True
    tell(work, "trap", place)
    powers.trapped(work.course, place.seat, place.goblin.card, work.effect)


def release(work: Work, place: Place) -> None:
    """GO-505: turned face up again."""
    place.goblin.trapped = False
    tell(work, "release", place)
    powers.released(work.course, [(place.seat, place.goblin.card)])


def bounce(work: Work, place: Place) -> None:
    """GO-516: back into the hand; neither destroyed nor mutated."""
    zones.leave(work.state, place)
    work.state.players[place.seat].hand.append(place.goblin.card)
    tell(work, "bounce", place)


def mark_free(work: Work, place: Place) -> None:
    """GO-035: it counts as FREE until the end of the round."""
    place.goblin.marked = True
    tell(work, "mark-free", place)


def tell(work: Work, key: str, place: Place) -> None:
    """What became of a card in an army."""
    kind = place.goblin.face.kind
    work.table.say(key, seat=place.seat, kind=kind, level=place.level, by=work.kind)


# ---------------------------------------------------------------- piles


async def recover(work: Work, step: Step) -> None:
    """D-RECOVER: fitting cards of the discard pile come into the hand."""
    s = work.state
    found = [card for card in s.discard if is_wanted(card, step)]
    cards = await choosing.some(work, found, work.amount(step), "recover")
    for card in cards:
        s.discard.remove(card)
    take(work, "recover", cards)


def is_wanted(card: Card, step: Step) -> bool:
    """GO-607, RU-25: a card of two levels counts as either."""
    kind = FACE[card]
    return (
        any(level in step.levels for level in kind.levels)
        and step.clan in (None, kind.clan)
        and (not step.names or kind.kind in step.names)
        and (kind.zombie or not step.zombie)
    )


async def dig(work: Work, step: Step) -> None:
    """D-DIG: the top cards are shown, some come into the hand, the others are discarded."""
    s = work.state
    shown = zones.set_aside(work.table, step.of)
    work.table.say("dig", seat=work.seat, kinds=kinds_of(shown))
    cards = await choosing.some(work, shown, work.amount(step), "dig")
    s.discard += [card for card in s.aside if card not in cards]
    s.aside = []
    take(work, "take", cards)


def take(work: Work, key: str, cards: list[Card]) -> None:
    """Cards that all have seen come into the hand."""
    work.state.players[work.seat].hand += cards
    work.table.say(key, seat=work.seat, kinds=kinds_of(cards))


# ---------------------------------------------------------------- tokens and turns


async def advantage(work: Work, step: Step) -> None:
    """The controller takes the Advantage Token."""
    (work.state.advantage,) = await choosing.who(work, step)
    work.table.say("advantage", seat=work.seat)


async def extra_turn(work: Work, _step: Step) -> None:
    """GO-305; GO-306: a player who has passed gets nothing."""
    s = work.state
    player = s.players[work.seat]
    if player.passed:
        return
    player.extra += 1
    s.gained += work.seat == s.turn
    work.table.say("extra-turn", seat=work.seat)


async def regain(work: Work, step: Step) -> None:
    """D-REGAIN: used Activation Tokens come back, but not one from the card at work."""
    player = work.state.players[work.seat]
    for _ in range(work.amount(step)):
        lying = [
            goblin
            for owner in work.state.players
            for goblin in owner.army()
            if goblin.token == work.seat and goblin.card != work.effect.card
        ]
        spent = ["spent"] if player.spent else []
        choices: list[Choice] = [*spent, *(goblin.card for goblin in lying)]
        if not choices:
            return
        choice = await work.table.pick(
            work.seat,
            choices,
            "regain",
            forced_by_public=True,
            params={"kind": work.kind},
            rule="GO-701",
        )
        player.unused += 1
        player.spent -= choice == "spent"
        for goblin in lying:
            goblin.token = None if goblin.card == choice else goblin.token
        work.table.say("regain", seat=work.seat)


async def gain_dragoon(work: Work, step: Step) -> None:
    """GO-660: as many as the hand and the reserve allow."""
    gained = zones.gain_dragoons(work.state, work.seat, work.amount(step))
    work.table.say("gain-dragoon", seat=work.seat, count=gained)


async def win(work: Work, _step: Step) -> None:
    """GO-1204: the match ends at this moment."""
    powers.win(work.state, work.seat, work.kind)


VERBS: Final[dict[str, Callable[[Work, Step], Awaitable[None]]]] = {
    "draw": draw,
    "draw-to": draw_to,
    "discard": discard,
    "discard-to": discard_to,
    "adjust-hand": adjust_hand,
    "pick-discard": pick_discard,
    "destroy": affect(destroy),
    "trap": affect(trap),
    "release": affect(release),
    "bounce": affect(bounce),
    "mark-free": affect(mark_free),
    "advantage": advantage,
    "extra-turn": extra_turn,
    "recover": recover,
    "dig": dig,
    "regain": regain,
    "gain-dragoon": gain_dragoon,
    "enlist": enlist,
    "raise": raise_,
    "mutate-now": mutate_now,
    "win": win,
}
"""The verbs by their words."""
