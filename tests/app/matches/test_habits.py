"""Answers that a person has given for him always."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from app.errors import AppError
from app.matches import service
from app.matches.bots import BotDriver
from app.matches.persons import persons_of
from app.settings import Span
from tests.app.matches.house import House, gift
from tests.app.matches.table import eventually


async def set_habits(house: House, seat: int, *habits: str) -> None:
    async with house.db.session() as session:
        await service.set_habits(session, house.match_id, house.players[seat], habits)


async def test_a_habit_answers_and_nothing_else(house: House) -> None:
    room = await house.match()
    await set_habits(house, 0, "seal", "red")
    await room.refresh()
    driver = BotDriver(house.db, house.rooms, Span(0, 0.01))
    house.rooms.on_due = driver.wake
    async with driver.running():
        await room.act(house.actor(0), gift(room))
        await eventually(lambda: room.look(lambda live: list(live.match.decisions) == [1]))
        assert await room.look(lambda live: live.match.ready()) == (0,)
    async with house.db.session() as session:
        query = text("SELECT command FROM moves WHERE seq > 2 ORDER BY seq")
        commands = list((await session.execute(query)).scalars())
    assert commands == [f"{house.players[0]}.habit-0.0.2", f"{house.players[0]}.habit-0.0.3"]


async def test_a_habit_set_while_asked_answers_at_once(house: House) -> None:
    room = await house.match()
    await room.refresh()
    await room.act(house.actor(0), gift(room))
    driver = BotDriver(house.db, house.rooms, Span(0, 0.01))
    async with driver.running():
        await set_habits(house, 0, "seal")
        driver.wake()
        await eventually(lambda: room.look(lambda live: 1 in live.match.decisions))


async def test_a_habit_given_up_in_time_answers_nothing(house: House) -> None:
    room = await house.match()
    await room.refresh()
    await room.act(house.actor(0), gift(room))
    await set_habits(house, 0, "seal")
    await set_habits(house, 0)
    await room.refresh()
    driver = BotDriver(house.db, house.rooms, Span(0, 0))
    async with driver.running():
        await eventually(lambda: no_due(house))
    assert await room.look(lambda live: list(live.match.decisions)) == [0]


async def no_due(house: House) -> bool:
    async with house.db.session() as session:
        return not await session.scalar(text("SELECT count(*) FROM due"))


async def test_only_the_games_own_habits_can_be_set(house: House) -> None:
    await house.match()
    with pytest.raises(AppError, match="bad-options"):
        await set_habits(house, 0, "win")


async def test_nobody_else_is_told_of_a_habit(house: House) -> None:
    room = await house.match()
    await set_habits(house, 0, "seal")
    await room.refresh()
    people = await room.look(lambda live: live.people)
    told = {seat: persons_of(people, (), is_host=True, seat=seat).habits for seat in (0, 1, None)}
    assert told == {0: ["seal"], 1: [], None: []}


async def test_a_habit_ends_with_the_seat(house: House) -> None:
    room = await house.match()
    await set_habits(house, 0, "seal")
    async with house.db.session() as session:
        await service.give_seat(session, house.match_id, 0, house.players[0])
    await room.refresh()
    assert await room.look(lambda live: live.people.habits()) == {}
