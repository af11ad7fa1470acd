"""What each viewer is shown of a match, encoded. Nothing else of a match leaves the server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from app.matches.live import Live
from app.matches.protocol import Answered, Content, Question, Waiting
from engines.kernel import SPECTATOR, Decision, Entry, Seat, line_for

_encode: Final = msgspec.json.Encoder().encode
_sorted: Final = msgspec.json.Encoder(order="deterministic").encode
Watcher = Seat | None
"""A seat, or None for those who watch."""


class Shown:
    """A match as last committed: a content for each of its `viewers`, and the log.

    Kept apart from the live match, so that nobody is ever shown what is not stored yet. `head` is
    the seq of the last row that it shows, `fresh` the index of the first entry that the last
    change brought, `settled` the shortest length that the log was ever cut to.
    """

    __slots__ = ("_lines", "contents", "fresh", "head", "info", "log", "settled")

    def __init__(self, live: Live, before: Shown | None, viewers: Iterable[Watcher]) -> None:
        self.contents = contents_of(live, viewers)
        self.head = live.head
        self.log = list(live.log)
        self.info = live.info
        self.settled = len(self.log) if live.cuts is None else live.cuts
        self.fresh = len(self.log) if before is None else _common(before.log, self.log)
        self._lines: dict[tuple[int, Watcher, bool], bytes] = {}

    def frame(self, viewer: Watcher, version: int, start: int, *, live: bool) -> str:
        """The `view` with the log from `start`; `live` adds what is shown with its move only."""
        lines = [
            self._line(index, viewer, fresh=live and index >= self.fresh)
            for index in range(start, len(self.log))
        ]
        return (
            b'{"type":"view","version":%d,"log":{"from":%d,"entries":[%b]},%b'
            % (version, start, b",".join(lines), self.contents[viewer][1:])
        ).decode()

    def _line(self, index: int, viewer: Watcher, *, fresh: bool) -> bytes:
        entry = self.log[index]
        key = index, viewer if entry.own is not None else None, fresh and entry.then is not None
        line = self._lines.get(key)
        if line is None:
            who = SPECTATOR if viewer is None else viewer
            line = self._lines[key] = _encode(line_for(entry, who, fresh=fresh))
        return line


def _common(old: Sequence[Entry], new: Sequence[Entry]) -> int:
    """How many entries at the beginning of the old log are still there.

    A log is cut and goes on: where its last old entry is still there, so are all before it.
    """
    pairs = enumerate(zip(old, new, strict=False))
    length = min(len(old), len(new))
    if length and old[length - 1] is new[length - 1]:
        return length
    return next((index for index, (one, other) in pairs if not _same(one, other)), length)


def _same(one: Entry, other: Entry) -> bool:
    """Whether two entries read the same; the store knows keys as texts, in an order of its own."""
    return one is other or in_order(one) == in_order(other)


def in_order(value: object) -> bytes:
    """A value as JSON, alike whether it was stored since or not: then keys are sorted texts."""
    return _sorted(msgspec.to_builtins(value, str_keys=True))


class Shared(NamedTuple):
    """What all viewers of a match see alike; the game's part is encoded already."""

    active: bool
    public: Raw
    awaited: Waiting
    ready: tuple[int, ...]
    declared: dict[int, Any]
    seed: str | None


def shared_of(live: Live) -> Shared:
    """What all viewers see of the match as it stands."""
    match = live.match
    active = live.playing
    awaited = match.awaited()
    return Shared(
        active,
        Raw(_encode(match.game.public(match.state))),
        Waiting(awaited.seats, awaited.prompt, live.until) if active else Waiting((), None),
        match.ready() if active else (),
        match.declared() if active else {},
        None if active else live.stored.seed_at(live.head).hex(),
    )


def contents_of(live: Live, viewers: Iterable[Watcher]) -> dict[Watcher, bytes]:
    """What each of the viewers sees; what they share is worked out once."""
    shared = shared_of(live)
    return {viewer: _encode(content_of(live, viewer, shared)) for viewer in viewers}


def content_of(live: Live, viewer: Watcher, shared: Shared | None = None) -> Content:
    """All that one viewer sees of a match as it stands, but the log."""
    match = live.match
    active, public, awaited, ready, declared, seed = shared or shared_of(live)
    seat = viewer if viewer is not None and active and live.place(viewer).bot is None else None
    return Content(
        status=live.status,
        public=public,
        own=None if viewer is None else match.game.own(match.state, viewer),
        decision=None if seat is None else _question(live, match.decisions.get(seat)),
        answers=[] if viewer is None else _answers(live, viewer),
        awaited=awaited,
        ready=ready,
        declared=declared,
        undo=seat is not None and match.can_undo(seat),
        retract=None if seat is None else _retractable(live, seat),
        outcome=live.outcome,
        seed=seed,
    )


def _retractable(live: Live, seat: Seat) -> str | None:
    decision = live.match.can_retract(seat)
    return None if decision is None else live.public_id(decision)


def _question(live: Live, decision: Decision | None) -> Question | None:
    if decision is None:
        return None
    return Question(
        live.public_id(decision.id),
        decision.seat,
        decision.prompt,
        decision.params,
        decision.choices,
        decision.at_least,
        decision.at_most,
        decision.barred,
        decision.cautions,
        decision.light,
    )


def _answers(live: Live, seat: Seat) -> list[Answered]:
    return [
        Answered(live.public_id(answer.decision.id), answer.move, answer.decision.prompt)
        for answer in live.match.answers(seat)
    ]
