"""Who is at a table, as its pages are told."""

from __future__ import annotations

from collections.abc import Collection

from app import texts
from app.matches.connection import Connection
from app.matches.protocol import Claimed, Person, Persons, text_of
from app.matches.records import People, Place


def persons_frame(
    people: People, here: Collection[Connection], *, is_host: bool, seat: int | None, locale: str
) -> str:
    """The `people` message, see `persons_of`."""
    return text_of(persons_of(people, here, is_host=is_host, seat=seat, locale=locale))


def persons_of(
    people: People,
    here: Collection[Connection],
    *,
    is_host: bool,
    seat: int | None,
    locale: str = "en",
) -> Persons:
    """Who is at the table: everybody gets the same, but for what follows.

    The host sees the claims; those who sit see on how many devices their seat is open, what is
    answered for them by habit, and the rematch, whose link lets people in. `locale` is the
    language of what former players are called.
    """
    present = {connection.seat for connection in here if not connection.hidden}
    host = next((p.number for p in people.places if p.player_id == people.host_id), None)
    return Persons(
        seats=[_person(place, place.number in present, locale) for place in people.places],
        host=host if people.host_id is not None else None,
        is_host=is_host,
        watchers=_watchers(here),
        end_votes=[place.number for place in people.places if place.wants_end],
        claims=[Claimed(c.id, c.seat, c.name) for c in people.claims] if is_host else [],
        rematch=people.rematch if seat is not None else None,
        devices=sum(held == seat for held in people.holders.values()),
        habits=[] if seat is None else people.places[seat].habits,
        proposal=people.proposal,
        paused=people.paused,
        paused_by=people.paused_by,
    )


def called(name: str, number: int, words: texts.Texts) -> str:
    """What the seat of a match that has begun is called: a former player has no name."""
    return name or words.text("ui-former", n=number + 1)


def _person(place: Place, present: bool, locale: str) -> Person:
    return Person(
        place.number,
        called(place.name, place.number, texts.for_locale(locale)),
        place.colour,
        "person" if place.bot is None else "bot",
        place.bot,
        present,
        place.conceded,
        place.bot is not None and place.player_id is not None and not place.conceded,
    )


def _watchers(here: Collection[Connection]) -> int:
    """How many watch: a person with two tabs counts once."""
    watching = [connection for connection in here if connection.seat is None]
    known = {connection.player_id for connection in watching} - {None}
    return len(known) + sum(connection.player_id is None for connection in watching)
