"""What is said about a match, and who may read it."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from engines.kernel.decision import EVERYTHING, Seat, Viewer


class Entry(Struct, frozen=True):
    """A sentence about what happened: a text key (`log-<key>`) with data, never words.

    `data` is for all. `own` is for `seat` alone. `then` is shown only with the move that made the
    entry: what was seen for a moment and must be remembered afterwards.
    """

    key: str
    data: dict[str, Any]
    seat: Seat | None = None
    own: dict[str, Any] | None = None
    then: dict[str, Any] | None = None


class Line(Struct, frozen=True):
    """An entry as one viewer may read it; parts that are not for this viewer are absent."""

    key: str
    data: dict[str, Any]
    own: dict[str, Any] | UnsetType = UNSET
    then: dict[str, Any] | UnsetType = UNSET


def line_for(entry: Entry, viewer: Viewer, *, fresh: bool) -> Line:
    """What `viewer` may read of `entry`; `fresh` while the move that made it is being shown."""
    mine = entry.own is not None and viewer in (entry.seat, EVERYTHING)
    momentary = entry.then is not None and (fresh or viewer == EVERYTHING)
    return Line(
        entry.key,
        entry.data,
        entry.own if mine and entry.own is not None else UNSET,
        entry.then if momentary and entry.then is not None else UNSET,
    )
