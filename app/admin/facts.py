"""A match as admins see it: nothing in here is hidden from those who watch at its table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession

from app.admin.finding import size_of
from app.admin.words import line_in_words, name_of
from app.errors import AppError
from app.matches import store
from app.matches.frames import content_of
from app.matches.history import is_dead
from app.matches.live import Live, readable
from app.matches.models import MatchRow
from app.matches.persons import called
from app.matches.records import Row
from app.matches.replay import SHOWN
from app.texts import Texts
from engines.kernel import EVERYTHING, SPECTATOR, Line, Viewer, line_for

MOST_MOVES: Final = 100


@dataclass(frozen=True)
class MoveLine:
    """A row of the log of moves; `why` says why it counts no more, `answer` is for what is over."""

    seq: int
    kind: str
    who: str
    at: datetime | None
    why: str
    answer: str


@dataclass(frozen=True)
class Look:
    """What a viewer sees of a match: the sentence, the parts of the view, the log in words."""

    wanted: str
    view: dict[str, Any]
    log: list[str]


def names_of(row: MatchRow, texts: Texts) -> list[str]:
    """What the seats are called; one that is free before the match begins has its number."""
    if row.status == "open":
        return [name_of([seat.name for seat in row.seats], seat.number) for seat in row.seats]
    return [called(seat.name, seat.number, texts) for seat in row.seats]


async def seen_of(
    session: AsyncSession, row: MatchRow, viewer: Viewer, texts: Texts, names: Sequence[str]
) -> Look | None:
    """The match as it stands; None where it has not begun, or cannot be read."""
    if row.status == "open":
        return None
    try:
        return look(Live(await store.load(session, row.id)), viewer, texts, names)
    except AppError:
        return None


def look(live: Live, viewer: Viewer, texts: Texts, names: Sequence[str]) -> Look:
    """A match through the eyes of one viewer; ConflictError where it cannot be read."""
    with readable(live.id):
        return _look(live, viewer, texts, names)


def _look(live: Live, viewer: Viewer, texts: Texts, names: Sequence[str]) -> Look:
    content = content_of(live, viewer if isinstance(viewer, int) else None)
    view = {name: getattr(content, name) for name in SHOWN if name not in ("status", "awaited")}
    if viewer == EVERYTHING:
        whole = live.match.view(EVERYTHING)
        view |= {"seats": whole["seats"], "hidden": whole["hidden"]}
    view = {name: part for name, part in view.items() if part not in (None, [], (), {})}
    lines = [line_for(entry, viewer, fresh=False) for entry in live.log]
    return Look(
        wanted(live, texts, names),
        msgspec.json.decode(msgspec.json.encode(view)),
        [_with_own(line_in_words(texts, line, names), line) for line in lines],
    )


def _with_own(words: str, line: Line) -> str:
    """A line, with what only this viewer reads of it."""
    own = line.own if isinstance(line.own, dict) else {}
    values = ", ".join(str(value) for value in own.values())
    return f"{words} ({values})" if values else words


def wanted(live: Live, texts: Texts, names: Sequence[str]) -> str:
    """Whom a running match waits for, in the game's words."""
    awaited = live.match.awaited() if live.playing else None
    if awaited is None or awaited.prompt is None:
        return ""
    waits = {
        "names": texts.listed([name_of(names, s) for s in awaited.seats]),
        "count": len(awaited.seats),
    }
    key = f"wait-{awaited.prompt}"
    return texts.phrase(key if texts.has(key) else "ui-table-wait", waits)


@dataclass(frozen=True)
class Moves:
    """Some of a match's moves, latest first, and how many there are."""

    lines: list[MoveLine]
    count: int
    counting: int
    older: int | None
    size: int


async def moves_of(
    session: AsyncSession, row: MatchRow, names: Sequence[str], before: int | None = None
) -> Moves:
    """The moves of a match; what was chosen is told of matches that are over alone."""
    rows = await store.load_rows(session, row.id, 0, row.head)
    gone = await store.load_dead(session, row.id, row.head)
    why = _uncounted(rows, gone)
    shown = [move for move in reversed(rows) if before is None or move.seq < before]
    over = row.status != "playing"
    return Moves(
        [_line(move, names, why.get(move.seq, ""), over=over) for move in shown[:MOST_MOVES]],
        len(rows),
        len(rows) - len(why),
        shown[MOST_MOVES - 1].seq if len(shown) > MOST_MOVES else None,
        await size_of(session, row.id),
    )


def _uncounted(rows: Sequence[Row], gone: Sequence[range]) -> dict[int, str]:
    """Which rows count no more, and why: a restore, an undo, an answer that was taken back."""
    why = {row.seq: "restored" for row in rows if is_dead(row.seq, gone)}
    made: list[Row] = []
    for row in rows:
        if row.seq in why:
            continue
        if row.kind == "move":
            made.append(row)
        elif row.kind == "undo" and made:
            why[made.pop().seq] = "undone"
        elif row.kind == "retract":
            since = [m for m in made if m.seat == row.seat]
            first = next((m.seq for m in since if m.decision == row.decision), row.seq)
            why |= {m.seq: "retracted" for m in since if m.seq >= first}
            made = [m for m in made if m.seq not in why]
    return why


def _line(row: Row, names: Sequence[str], why: str, *, over: bool) -> MoveLine:
    answer = ", ".join(map(str, row.choices or [])) if over else ""
    return MoveLine(row.seq, row.kind, name_of(names, row.seat), row.at, why, answer)


def eyes_of(text: str, row: MatchRow) -> Viewer:
    """The viewer that a form names; 404 where there is none."""
    if text in (SPECTATOR, EVERYTHING):
        return SPECTATOR if text == SPECTATOR else EVERYTHING
    if text.isdecimal() and len(text) < 3 and int(text) < row.seat_count:  # noqa: PLR2004 - two digits
        return int(text)
    raise AppError("no-such-eyes", 404)
