"""A match looked back at, through the eyes of one viewer or with everything open."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from app.errors import AppError, ConflictError
from app.matches.frames import content_of
from app.matches.live import Live, readable
from app.matches.persons import persons_of
from app.matches.protocol import MatchInfo, Persons
from app.matches.records import Row, Stored
from app.matches.service import Visit
from engines.kernel import EVERYTHING, SPECTATOR, Entry, Line, Viewer, line_for

SHOWN: Final = ("status", "public", "own", "answers", "awaited", "ready", "declared", "outcome")


class Frame(msgspec.Struct, frozen=True):
    """What a viewer saw after a move."""

    move: int
    seat: int | None
    kind: str
    view: dict[str, Any]
    entries: list[Line]


class Record(msgspec.Struct, frozen=True):
    """A match's frames; `open` says that other eyes may be used as well."""

    moves: int
    eyes: str
    you: int | None
    open: bool
    match: MatchInfo
    people: Persons
    frames: list[Frame]


def eyes_of(eyes: str, visit: Visit) -> Viewer:
    """The viewer that an address names; AppError where it may not be used."""
    over = visit.match.status != "playing"
    own: Viewer = SPECTATOR if visit.seat is None else visit.seat
    if not eyes:
        return EVERYTHING if over and visit.seat is None else own
    seats = {str(number): number for number in range(visit.match.seat_count)}
    wanted: Viewer | None = seats.get(eyes) if eyes in seats else _word(eyes)
    if wanted is None:
        raise AppError("no-such-eyes", 404)
    if not over and wanted != own:
        raise ConflictError("not-finished")
    return wanted


def _word(eyes: str) -> Viewer | None:
    if eyes == SPECTATOR:
        return SPECTATOR
    return EVERYTHING if eyes == EVERYTHING else None


def walk(stored: Stored) -> Iterator[tuple[Row, Live, Sequence[Entry]]]:
    """The match after each of its rows; the same `Live` each time, one row further on.

    Where `stored` has a checkpoint, the first is the row that the checkpoint was made after.
    """
    since = stored.checkpoint[0] if stored.checkpoint else stored.rows[0].seq
    before = [row for row in stored.rows if row.seq <= since]
    begun = msgspec.structs.replace(stored, rows=before, status="playing", outcome=None)
    live = Live(begun)
    yield before[-1], live, stored.entries.get(since, [])
    for row in stored.rows[len(before) :]:
        entries = stored.entries.get(row.seq, [])
        live.follow(row, entries)
        yield row, live, entries


async def record(stored: Stored, viewer: Viewer, visit: Visit, locale: str) -> Record:
    """The frames for a viewer; of a running match those alone that the viewer was sent."""
    over = stored.status != "playing"
    with readable(stored.id):
        frames = await asyncio.to_thread(_frames, stored, viewer, over)
    info = Live(stored).info
    people = persons_of(stored.people, (), is_host=visit.is_host, seat=visit.seat, locale=locale)
    return Record(frames[-1].move, str(viewer), visit.seat, over, info, people, frames)


def _frames(stored: Stored, viewer: Viewer, over: bool) -> list[Frame]:
    frames: list[Frame] = []
    before: tuple[object, object] = (None, None)
    for row, live, entries in walk(stored):
        view = _view(live, viewer)
        lines = [line_for(entry, viewer, fresh=over) for entry in entries]
        after = msgspec.json.encode(view), len(live.log)
        if over:
            frames.append(Frame(row.seq, row.seat, row.kind, view, lines))
        elif after != before:
            frames.append(Frame(len(frames) + 1, None, "", view, lines))
        before = after
    return frames


def _view(live: Live, viewer: Viewer) -> dict[str, Any]:
    seat = viewer if isinstance(viewer, int) else None
    content = content_of(live, seat)
    view = {name: getattr(content, name) for name in SHOWN}
    if viewer == EVERYTHING:
        open_view = live.match.view(EVERYTHING)
        view |= {"seats": open_view["seats"], "hidden": open_view["hidden"]}
    return view
