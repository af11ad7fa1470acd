"""Bringing a card in: by playing, mutating, jumping or a power (sections 8 and 10)."""

from __future__ import annotations

from engines.gosu import zones
from engines.gosu.components import Card, Level, kinds_of
from engines.gosu.powers import Course, entered
from engines.gosu.state import Goblin, Place, Via
from engines.kernel import Seat


def lay(course: Course, seat: Seat, card: Card, level: Level, via: Via) -> None:
    """GO-400: to the right end of its row."""
    course.state.players[seat].rows[level - 1].append(Goblin(card))
    entered(course, seat, card, via)


def replace(course: Course, place: Place, card: Card, via: Via) -> None:
    """GO-436 to GO-438, GO-601, GO-604: in the place of another card, without tokens or marks.

    The other card is discarded: neither destroyed, nor by anybody's power.
    """
    s = course.state
    zones.strip(s, place)
    s.discard.append(place.goblin.card)
    s.players[place.seat].rows[place.level - 1][place.at] = Goblin(card)
    entered(course, place.seat, card, via)


def take_out(course: Course, seat: Seat, card: Card) -> bool:
    """GO-436: Y is set aside, out of the hand or the discard pile; True: out of the hand."""
    s = course.state
    hand = s.players[seat].hand
    out_of_hand = card in hand
    (hand if out_of_hand else s.discard).remove(card)
    return out_of_hand


def mutate(course: Course, place: Place, card: Card, paid: list[Card]) -> None:
    """GO-436: the cost is discarded, Y is set aside, X goes, Y comes; its powers wait."""
    seat, x = place.seat, place.goblin
    if paid:
        zones.discard(course.table, seat, paid)
    out_of_hand = take_out(course, seat, card)
    course.table.reveal([card, out_of_hand])
    course.table.say(
        "mutate",
        seat=seat,
        kind=x.face.kind,
        into=kinds_of([card])[0],
        level=place.level,
        cost=kinds_of(paid),
        source="hand" if out_of_hand else "discard",
    )
    replace(course, place, card, "mutation")
