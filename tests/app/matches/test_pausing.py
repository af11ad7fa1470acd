"""A match rests: nobody moves, bots wait, no time runs; then all goes on where it was."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from app.errors import AppError
from app.matches import pausing, service, store
from app.matches.bots import BotDriver
from app.matches.live import Live
from app.matches.protocol import Undo
from app.settings import Span
from tests.app.matches.house import House, gift
from tests.app.matches.table import eventually
from tests.app.matches.test_limits import limited


async def pause(house: House) -> None:
    async with house.db.session() as session:
        await pausing.pause(session, house.match_id, reason="dinner")


async def go_on(house: House) -> None:
    async with house.db.session() as session:
        await pausing.go_on(session, house.match_id, reason="coffee")


async def test_nobody_moves_in_a_pause(house: House) -> None:
    room = await house.match()
    pupil = await house.pupil(room, 1)
    move = gift(room)
    await pause(house)
    for command in (move, Undo("u")):
        with pytest.raises(AppError, match="paused"):
            await room.act(house.actor(0), command)
    async with house.db.session() as session:
        with pytest.raises(AppError, match="paused"):
            await service.concede(session, house.match_id, house.players[0])
    with pytest.raises(AppError, match="paused"):
        await pause(house)
    await room.refresh()
    await pupil.connection.drained(1)
    people = [frame for frame in pupil.frames if frame["type"] == "people"]
    assert [frame["paused"] for frame in people][-1] is True
    views = await pupil.views()
    assert views[-1]["log"]["entries"][-1]["key"] == "table-paused"
    await go_on(house)
    await room.refresh()
    await room.act(house.actor(0), move)
    with pytest.raises(AppError, match="not-paused"):
        await go_on(house)


async def test_a_move_under_way_waits_as_well(house: House) -> None:
    room = await house.match()
    await house.pupil(room, 0)
    move = gift(room)
    async with house.db.session() as session:
        await session.execute(text("UPDATE matches SET paused = true"))
    with pytest.raises(AppError, match="paused"):
        await room.act(house.actor(0), move)


async def test_bots_wait_and_go_on(house: House) -> None:
    room = await house.match()
    async with house.db.session() as session:
        await service.seat_bot(session, house.match_id, 0, "random")
    await pause(house)
    async with house.db.session() as session:
        assert list(await store.take_due(session, lease=1, limit=9)) == []
    driver = BotDriver(house.db, house.rooms, Span(0, 0))
    async with driver.running():
        await go_on(house)
        await room.refresh()

        async def moved() -> bool:
            return await counted(house) > 0

        await eventually(moved)


async def counted(house: House) -> int:
    async with house.db.session() as session:
        found = await session.scalar(
            text("SELECT count(*) FROM moves WHERE command LIKE 'random%'")
        )
    return int(found or 0)


async def test_time_stands_still_and_begins_anew(house: House) -> None:
    await limited(house, "60")
    async with house.db.session() as session:
        await session.execute(text("UPDATE moves SET at = now() - interval '50 seconds'"))
    await pause(house)
    async with house.db.session() as session:
        assert Live(await store.load(session, house.match_id)).until is None
    await go_on(house)
    async with house.db.session() as session:
        live = Live(await store.load(session, house.match_id))
        left = await session.scalar(
            text("SELECT max(extract(epoch FROM at - now()))::float FROM due WHERE kind = 'limit'")
        )
    assert live.until is not None
    assert left is not None
    assert 50 < left <= 60


async def test_what_does_not_run_does_not_pause(house: House) -> None:
    room = await house.match()
    await pause(house)
    async with house.db.session() as session:
        for player_id in house.players:
            await service.vote_end(session, house.match_id, player_id)
    with pytest.raises(AppError, match="not-playing"):
        await pause(house)
    with pytest.raises(AppError, match="not-paused"):
        await go_on(house)
    assert not room.broken
