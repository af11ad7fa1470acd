"""Rows of the store as plain records, for the paths on which neither ORM nor pydantic work."""

from __future__ import annotations

from datetime import datetime
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Struct

from engines.kernel import Choice, Entry, Match

SCHEMA: Final = 1
"""The shape of stored snapshots; raise it when a checkpoint's form changes."""


class Place(Struct):
    """A seat of a match: its person, its bot, or both while the bot stands in."""

    number: int
    player_id: int | None
    bot: str | None
    name: str
    colour: str
    conceded: bool
    wants_end: bool
    habits: list[str] = []
    shown: int | None = None


class Claim(Struct, frozen=True):
    """Somebody says: this is my seat."""

    id: int
    seat: int
    name: str


class Proposed(Struct, frozen=True):
    """What somebody proposes to all at the table: by whom, to go back to which point, and why."""

    seat: int
    point: str
    reason: str
    agreed: list[int]
    until: str


class People(Struct):
    """Who is at a match: all that is shown of it beside the game."""

    places: list[Place]
    host_id: int | None
    watch: bool
    holders: dict[int, int]
    claims: list[Claim]
    rematch: str | None = None
    """The slug of the next match of the same people."""
    proposal: Proposed | None = None
    paused: bool = False
    paused_by: str = ""

    def bots(self) -> dict[int, str]:
        """The bot that moves for a seat, by seat."""
        return {place.number: place.bot for place in self.places if place.bot is not None}

    def habits(self) -> dict[int, list[str]]:
        """The automatic answers of persons who move for themselves, by seat."""
        return {
            place.number: place.habits
            for place in self.places
            if place.habits and place.bot is None and place.player_id is not None
        }

    def conceded(self) -> frozenset[int]:
        """The seats whose persons gave up."""
        return frozenset(place.number for place in self.places if place.conceded)


class Row(Struct, frozen=True):
    """One row of the log of moves."""

    seq: int
    kind: str
    seat: int | None = None
    decision: str | None = None
    choices: list[Choice] | None = None
    data: dict[str, Any] | None = None
    player_id: int | None = None
    command: str | None = None
    at: datetime | None = None


class Due(Struct, frozen=True):
    """A question that a bot answers, or a habit, or that somebody must answer in time.

    `decision` is the question's id, or what names all questions that a limit is for; `after` are
    the seconds until it is due.
    """

    seat: int
    decision: str
    kind: str = "bot"
    after: float = 0.0


class Snapshot(Struct, frozen=True):
    """The engine's checkpoint, and its hash."""

    state: bytes
    hash: str


class Draft(Struct):
    """A row on its way into the journal, with all that is stored in the same transaction."""

    match_id: int
    row: Row
    entries: list[Entry]
    awaited: list[int]
    snapshot: Snapshot | None = None
    status: str | None = None
    outcome: bytes | None = None
    due: list[Due] = []
    done: int | None = None


class Stored(Struct):
    """A match as read from the store, up to `head`."""

    id: int
    slug: str
    game: str
    rules_version: int
    options: dict[str, Any]
    status: str
    seat_count: int
    seed: bytes
    seed_hash: str
    head: int
    outcome: dict[str, Any] | None
    people: People
    checkpoint: tuple[int, bytes] | None
    rows: list[Row]
    entries: dict[int, list[Entry]]
    seeds: dict[int, bytes] = {}
    """The seeds of restores that count, by the seq from which they decide."""
    clock: int = 0
    at_zero: str = "mark"

    def seed_at(self, seq: int) -> bytes:
        """The seed that decides after the row `seq`."""
        since = [at for at in self.seeds if at <= seq]
        return self.seeds[max(since)] if since else self.seed


def json_text(value: object) -> str | None:
    """A value for a `jsonb` column; None stays null."""
    return None if value is None else msgspec.json.encode(value).decode()


def entry_columns(entry: Entry) -> dict[str, Any]:
    """An entry as columns of its table."""
    return {name: getattr(entry, name) for name in ("key", "data", "seat", "own", "then")}


def snapshot_of(match: Match[Any]) -> Snapshot:
    """The snapshot of a match at its last checkpoint."""
    return Snapshot(match.checkpoint, blake2b(match.checkpoint, digest_size=16).hexdigest())


def snapshot_columns(match: Match[Any]) -> dict[str, Any]:
    """A snapshot as columns of its table."""
    snapshot = snapshot_of(match)
    return {"schema": SCHEMA, "state": snapshot.state, "hash": snapshot.hash}
