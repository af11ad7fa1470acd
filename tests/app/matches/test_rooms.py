"""Rooms: what is shown while a commit is under way, after one that failed, and to nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import text
from starlette.websockets import WebSocketDisconnect

from app.db import Database
from app.errors import AppError
from app.matches import rooms as rooms_module
from app.matches import service
from app.matches.bots import BotDriver
from app.matches.connection import MOST_WAITING
from app.matches.journal import Journal, Stored, UnknownOutcomeError
from app.matches.protocol import Move, Pong, Undo
from app.matches.records import Draft
from app.matches.rooms import Rooms
from app.settings import Span
from tests.app.matches.house import House, Pupil, gift, holds
from tests.app.matches.table import eventually


class Gate:
    """Holds the journal's commits until it is opened, or breaks them."""

    def __init__(self, journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = asyncio.Event()
        self.reached = asyncio.Event()
        self.error: Exception | None = None
        real: Callable[[Draft], Awaitable[Stored]] = journal.store

        async def store(draft: Draft) -> Stored:
            self.reached.set()
            await self.open.wait()
            if self.error is not None:
                raise self.error
            return await real(draft)

        monkeypatch.setattr(journal, "store", store)


async def test_newcomers_see_the_last_commit_while_one_is_under_way(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await house.match()
    ana = await house.pupil(room, 0)
    gate = Gate(house.journal, monkeypatch)
    moving = asyncio.create_task(room.act(house.actor(0), gift(room)))
    await gate.reached.wait()
    late = await house.pupil(room, 0)
    assert (await late.views())[0]["own"] == (await ana.views())[0]["own"]
    assert len(await ana.views()) == 1
    gate.open.set()
    await moving
    assert len(await ana.views()) == len(await late.views()) == 2


async def test_a_failed_commit_is_never_shown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await house.match()
    ana = await house.pupil(room, 0)
    gate = Gate(house.journal, monkeypatch)
    gate.error = UnknownOutcomeError()
    gate.open.set()
    with pytest.raises(UnknownOutcomeError):
        await room.act(house.actor(0), gift(room))
    assert room.broken
    late = await house.pupil(room, 0)
    assert len(await ana.views()) == len(await late.views()) == 1
    await room.refresh()
    assert not room.broken
    gate.error = None
    await room.act(house.actor(0), gift(room))
    assert len(await ana.views()) == 2


async def test_a_cancelled_command_leaves_no_guess_behind(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await house.match()
    await house.pupil(room, 0)
    gate = Gate(house.journal, monkeypatch)
    moving = asyncio.create_task(room.act(house.actor(0), gift(room)))
    await gate.reached.wait()
    moving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await moving
    assert room.broken


@pytest.fixture
async def other_house(database_url: str) -> AsyncGenerator[House]:
    """A second process at the same database."""
    db = Database(database_url)
    yield House(db)
    await db.close()


async def test_two_processes_never_get_into_each_others_way(
    house: House, other_house: House
) -> None:
    room = await house.match()
    async with other_house.journal.running(), other_house.signals.running():
        other = other_house.rooms.of(house.match_id)
        bo = Pupil(house.players[1])
        await other.enter(bo.connection, 0)
        await house.pupil(room, 0)
        await room.act(house.actor(0), gift(room))
        await eventually(bo.has_views(2))
        seal = Move("b", "0.0.2", ["seal"])
        await asyncio.gather(room.act(house.actor(0), seal), other.act(house.actor(0), seal))
        await asyncio.gather(
            room.act(house.actor(0), Move("c", "0.0.3", ["red"])),
            other.act(house.actor(1), Move("d", "0.1.1", ["blue"])),
        )
        await room.refresh()
        await other.refresh()
        assert room.live is not None
        assert other.live is not None
        assert room.live.head == other.live.head == 5
        assert room.live.match.dump() == other.live.match.dump()


async def test_nobody_who_changes_processes_goes_back_in_time(
    house: House, other_house: House
) -> None:
    """The other process has not heard of the move yet; its page was shown it already."""
    room = await house.match()
    other = other_house.rooms.of(house.match_id)
    early, late = Pupil(house.players[0]), Pupil(house.players[1])
    await other.enter(early.connection, 0)
    there = await house.pupil(room, 1)
    await room.act(house.actor(0), gift(room))
    assert room.live is not None
    await other.enter(late.connection, 0, room.live.head)
    seen = [view["awaited"] for view in await there.views()]
    assert [view["awaited"] for view in await late.views()] == seen[1:]
    assert len(await early.views()) == 2


async def test_a_match_that_is_held_for_long_is_given_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await house.match()
    await house.pupil(room, 0)
    monkeypatch.setattr("app.matches.room.ATTEMPTS", 2)
    async with house.db.session() as session:
        await session.execute(text("SELECT 1 FROM matches FOR UPDATE"))
        with pytest.raises(AppError) as error:
            await room.act(house.actor(0), gift(room))
    assert error.value.code == "unavailable"


async def test_a_viewer_gets_a_frame_only_when_its_content_changed(house: House) -> None:
    room = await house.match()
    ana, bo = await house.pupil(room, 0), await house.pupil(room, 1)
    await room.refresh()
    await room.heard(house.match_id, 1)
    assert len(await ana.views()) == len(await bo.views()) == 1
    await room.act(house.actor(0), gift(room))
    await room.act(house.actor(0), Undo("u"))
    views = await bo.views()
    assert [view["version"] for view in views] == [1, 2, 3]
    assert [entry["key"] for entry in views[-1]["log"]["entries"]] == ["undone"]
    assert views[-1]["log"]["from"] == 1


async def test_an_undo_leaves_what_was_told_of_people(house: House, db: Database) -> None:
    room = await house.match()
    bo = await house.pupil(room, 1)
    await room.act(house.actor(0), gift(room))
    async with db.session() as session:
        await service.seat_bot(session, house.match_id, 1, "random")
    await room.refresh()
    await room.act(house.actor(0), Undo("u"))
    log = (await bo.views())[-1]["log"]
    assert [entry["key"] for entry in log["entries"]] == ["table-bot-in", "undone"]
    assert log["from"] == 1


async def test_a_table_holds_so_many_pages(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.matches.room.MOST_PAGES", 1)
    room = await house.match()
    for who in (None, 0, 1):
        await house.pupil(room, who)
        with pytest.raises(AppError) as error:
            await house.pupil(room, who)
        assert error.value.code == "crowded"


async def test_a_slow_reader_is_cut_off(house: House) -> None:
    room = await house.match()
    pupil = await house.pupil(room, 0)
    reads = asyncio.Event()

    async def send(_: str) -> None:
        await reads.wait()

    pupil.connection._send = send
    for _ in range(MOST_WAITING + 2):
        pupil.connection.tell(Pong())
    reads.set()
    await pupil.connection.drained(1)
    assert pupil.closed == 1008


async def test_a_slow_reader_is_listened_to_no_longer(house: House) -> None:
    room = await house.match()
    pupil = await house.pupil(room, 0)

    async def send(_: str) -> None:
        await asyncio.sleep(60)

    listening = asyncio.create_task(pupil.connection.hear(asyncio.sleep(60, "")))
    await asyncio.sleep(0)
    pupil.connection._send = send
    for _ in range(MOST_WAITING + 2):
        pupil.connection.tell(Pong())
    with pytest.raises(WebSocketDisconnect):
        await listening


async def test_a_task_that_is_cancelled_hears_nothing_more(house: House) -> None:
    room = await house.match()
    pupil = await house.pupil(room, 0)
    listening = asyncio.create_task(pupil.connection.hear(asyncio.sleep(60, "")))
    await asyncio.sleep(0)
    listening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await listening


async def test_a_match_of_later_rules_is_refused(house: House) -> None:
    room = await house.match()
    await house.pupil(room, 0)
    await room.act(house.actor(0), gift(room))
    async with house.db.session() as session:
        await session.execute(text("UPDATE matches SET rules_version = 7"))
    fresh = Rooms(house.db, house.journal, house.signals, "release").of(house.match_id)
    with pytest.raises(AppError) as error:
        await fresh.look(lambda live: live.head)
    assert error.value.code == "other-rules"


async def test_chores_mend_find_and_forget(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "TICK", 0.01)
    monkeypatch.setattr(rooms_module, "IDLE_SECONDS", 0.0)
    room = await house.match()
    ana = await house.pupil(room, 0)
    async with house.rooms.running():
        room.live = None
        await eventually(lambda: holds(not room.broken))
        async with house.db.session() as session:
            await session.execute(text("UPDATE players SET seen_at = now() - interval '1 day'"))
        lately = "SELECT count(*) > 0 FROM players WHERE seen_at > now() - interval '1 hour'"
        await eventually(lambda: scalar(house, lately))
        assert house.rooms.present(house.match_id) == {house.players[0]}
        room.leave(ana.connection)
        await eventually(lambda: holds(house.match_id not in house.rooms._rooms))
    assert house.rooms.present(house.match_id) == set()


async def test_everybody_is_told_to_come_back_at_the_end(house: House) -> None:
    room = await house.match()
    ana = await house.pupil(room, 0)
    async with house.rooms.running():
        pass
    assert ana.frames[-1]["type"] == "bye"
    assert ana.closed == 1012


async def scalar(house: House, query: str) -> Any:
    async with house.db.session() as session:
        return await session.scalar(text(query))


async def until_over(house: House) -> None:
    await eventually(lambda: scalar(house, "SELECT status = 'finished' FROM matches"))


async def all_bots(house: House) -> None:
    """A match whose room has not heard yet that bots have all seats."""
    room = await house.match()
    await room.look(lambda live: live.head)
    async with house.db.session() as session:
        await session.execute(text("UPDATE seats SET bot = 'random'"))
        await session.execute(
            text("INSERT INTO due (match_id, kind, seat, decision, at)"
                 " SELECT id, 'bot', 0, '0.0.1', now() FROM matches")
        )  # fmt: skip


async def test_bots_play_when_nobody_watches_and_each_turn_once(
    house: House, other_house: House
) -> None:
    await all_bots(house)
    one = BotDriver(house.db, house.rooms, Span(0, 0.01))
    two = BotDriver(other_house.db, other_house.rooms, Span(0, 0.01))
    house.rooms.on_due = one.wake
    other_house.rooms.on_due = two.wake
    async with other_house.journal.running(), one.running(), two.running():
        await until_over(house)
    async with house.db.session() as session:
        assert await session.scalar(text("SELECT count(*) FROM due")) == 0
        moves = (await session.execute(text("SELECT decision FROM moves WHERE seq > 1"))).scalars()
        decisions = list(moves)
    assert len(decisions) == len(set(decisions)) == 8


async def test_a_bot_that_breaks_plays_on_at_random(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("no idea")

    monkeypatch.setattr("app.matches.bots.bot_move", broken)
    await all_bots(house)
    driver = BotDriver(house.db, house.rooms, Span(0, 0))
    house.rooms.on_due = driver.wake
    async with driver.running():
        await until_over(house)


async def test_a_bots_turn_that_is_over_is_forgotten(house: House) -> None:
    await house.match()
    async with house.db.session() as session:
        await session.execute(
            text("INSERT INTO due (match_id, kind, seat, decision, at)"
                 " SELECT id, 'bot', 0, '9.9.9', now() FROM matches")
        )  # fmt: skip
    driver = BotDriver(house.db, house.rooms, Span(0, 0))
    async with driver.running():
        driver.heard(house.match_id, 0)
        await eventually(lambda: scalar(house, "SELECT count(*) = 0 FROM due"))


async def test_a_bot_waits_for_the_database(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.matches.bots.AGAIN_AFTER", 0.01)
    await all_bots(house)
    driver = BotDriver(house.db, house.rooms, Span(0, 0))
    house.rooms.on_due = driver.wake
    gate = Gate(house.journal, monkeypatch)
    gate.error = UnknownOutcomeError()
    gate.open.set()
    async with driver.running():
        await gate.reached.wait()
        gate.error = None
        await until_over(house)
