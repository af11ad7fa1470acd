"""Whoever comes back is told how much of the log the seat had been shown."""

from __future__ import annotations

from typing import Any

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
    await room.note_shown(first.connection)
    await room.note_shown(first.connection)
    before = len(room.shown.log) if room.shown else 0
    await room.act(house.actor(0), gift(room))
    room.leave(first.connection)
    await room.note_shown(first.connection)
    await room.note_shown(watcher.connection)
    assert room.shown is not None
    assert len(room.shown.log) > before
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
    await room.note_shown(page.connection)
    back = await house.pupil(room, 0)
    await back.views()
    assert room.shown is not None
    assert welcome(back)["seen"] == len(room.shown.log)
