"""Keys that died, pages that do not read, talk in between: what a room makes of it."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text
from starlette.websockets import WebSocket, WebSocketDisconnect

from app.errors import AppError
from app.matches import talk
from app.matches.connection import MOST_WAITING, Connection
from app.matches.protocol import Pong, Say
from app.matches.room import Actor
from app.matches.service import give_seat
from app.matches.socket import Guest, Pace, converse
from tests.app.matches.house import House, Pupil, gift, holds
from tests.app.matches.table import eventually, new_player


async def test_a_page_that_reads_nothing_is_let_go(house: House) -> None:
    room = await house.match()
    said, never = ['{"type":"hello"}'], asyncio.Event()

    async def stuck(*_: object) -> str:
        if not said:
            await never.wait()
        return said.pop()

    async def silent(_: object) -> None:
        await never.wait()

    connection = Connection(silent, silent, player_id=house.players[0], locale="en")
    guest = Guest(
        connection, room, 0, "Ana", WebSocket({"type": "websocket"}, stuck, silent), Pace(9), 99
    )
    conversation = asyncio.create_task(converse(guest, stuck))
    await eventually(lambda: holds(len(room.connections) == 1))
    for _ in range(MOST_WAITING + 2):
        connection.tell(Pong())
    with pytest.raises(WebSocketDisconnect):
        await asyncio.wait_for(conversation, 5)
    assert room.connections == []


async def test_the_old_key_of_a_seat_is_dead_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await house.match()
    old = await house.pupil(room, 0)
    heir, _ = await new_player(house.db, "Heir")
    monkeypatch.setattr(room, "heard", nothing_heard)
    async with house.db.session() as session:
        await give_seat(session, house.match_id, 0, heir)
    with pytest.raises(AppError) as error:
        await room.act(house.actor(0), gift(room))
    assert error.value.code == "no-seat"
    await old.connection.drained(1)
    assert (old.frames[-1]["type"], old.closed) == ("bye", 4403)
    await room.act(Actor(0, heir), gift(room))


async def nothing_heard(_match: int, _head: int) -> None:
    """A signal that comes late."""


async def test_talk_is_heard_also_when_the_match_moved_on(house: House) -> None:
    room = await house.match()
    ana = await house.pupil(room, 0)
    speaker = talk.Speaker(house.match_id, house.players[1], 1, "Bo")
    async with house.db.session() as session:
        await talk.say(session, speaker, Say("c", "Hello"))
    move = gift(room)
    room.live = None
    await room.act(house.actor(0), move)
    await room.refresh()
    await ana.connection.drained(1)
    assert [frame["text"] for frame in ana.frames if frame["type"] == "chat"] == ["Hello"]


async def test_who_may_not_watch_any_more_is_shown_nothing(house: House) -> None:
    room = await house.match()
    await house.pupil(room, 0)
    async with house.db.session() as session:
        await session.execute(text("UPDATE matches SET watch = false"))
    await room.refresh()
    late = Pupil()
    with pytest.raises(AppError) as error:
        await room.enter(late.connection, 0)
    assert error.value.code == "may-not-watch"
    assert await late.views() == []
