"""Whoever comes back is told how much of the log the seat had been shown."""

from __future__ import annotations

from typing import Any

import pytest

from app.matches import rooms
from tests.app.matches.house import House, Pupil, gift


def welcome(pupil: Pupil) -> dict[str, Any]:
    return next(frame for frame in pupil.frames if frame["type"] == "welcome")


async def test_a_seat_that_comes_back_is_told_what_it_had_been_shown(house: House) -> None:
    room = await house.match()
    first = await house.pupil(room, 1)
    watcher = await house.pupil(room, None)
    await first.views()
    assert welcome(first)["seen"] is None
    first.connection.look(hidden=True)
    room.note_shown(first.connection)
    room.note_shown(first.connection)
    before = len(room.shown.log) if room.shown else 0
    await room.act(house.actor(0), gift(room))
    room.leave(first.connection)
    room.note_shown(first.connection)
    room.note_shown(watcher.connection)
    assert room.shown is not None
    assert len(room.shown.log) > before
    async with house.rooms.running():
        """Its end stores what is not stored yet."""
    assert not room.marks
    for again in (room, House(house.db).rooms.of(house.match_id)):
        page, other = await house.pupil(again, 1), await house.pupil(again, 0)
        await page.views()
        await other.views()
        assert welcome(page)["seen"] == before
        assert welcome(other)["seen"] is None


async def test_what_a_page_shows_while_it_is_looked_at_is_seen(house: House) -> None:
    room = await house.match()
    page = await house.pupil(room, 0)
    await room.act(house.actor(0), gift(room))
    page.connection.look(hidden=True)
    page.connection.look(hidden=False)
    room.leave(page.connection)
    room.note_shown(page.connection)
    back = await house.pupil(room, 0)
    await back.views()
    assert room.shown is not None
    assert welcome(back)["seen"] == len(room.shown.log)


async def test_what_was_shown_is_known_before_it_is_stored(house: House) -> None:
    room = await house.match()
    page = await house.pupil(room, 0)
    page.connection.look(hidden=True)
    room.note_shown(page.connection)
    seen = room.marks[0]
    await room.refresh()
    back = await house.pupil(room, 0)
    await back.views()
    assert welcome(back)["seen"] == seen


async def test_what_could_not_be_stored_is_stored_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await house.match()
    page = await house.pupil(room, 0)
    page.connection.look(hidden=True)
    room.note_shown(page.connection)
    kept = dict(room.marks)
    with monkeypatch.context() as away:
        away.setattr(rooms, "note_shown", lost)
        async with house.rooms.running():
            """The database is away."""
    assert room.marks == kept
    async with house.rooms.running():
        """It is there again."""
    assert not room.marks


async def lost(*_: Any) -> None:
    raise ConnectionResetError
