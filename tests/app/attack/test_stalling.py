"""Whoever has a time limit and would rather not."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text

from app.matches.bots import BotDriver
from app.matches.protocol import Move, Retract
from app.matches.room import Room
from app.settings import Span
from engines.kernel import Decision, Rng
from tests.app.matches.house import House
from tests.app.matches.table import eventually, new_match, new_player


async def limited(house: House, seats: int = 2) -> Room:
    house.players = [(await new_player(house.db))[0] for _ in range(seats)]
    options = {"response_timer": "60"}
    house.match_id, _ = await new_match(house.db, house.players, game="kamakura", options=options)
    return house.rooms.of(house.match_id)


async def answer(house: House, room: Room, asked: Decision, *choices: int | str) -> None:
    move = list(choices or asked.choices[: asked.at_least])
    await room.act(house.actor(asked.seat), Move(asked.id.replace(".", "-"), asked.id, move))


async def question(room: Room, seat: int) -> Decision:
    return await room.look(lambda live: live.match.decisions[seat])


async def under_attack(house: House) -> tuple[Room, Decision]:
    """The question to a defender who has a soldier, or could throw three in the way."""
    rng = Rng(bytes(32))
    while True:
        room = await limited(house)
        while asked := await room.look(
            lambda live: next(iter(live.match.decisions.values()), None)
        ):
            if asked.prompt == "defend" and {"sacrifice", int} <= {kind(c) for c in asked.choices}:
                return room, asked
            await answer(house, room, asked, *rng.sample(asked.choices, asked.at_least))


def kind(choice: int | str) -> object:
    return int if isinstance(choice, int) else choice


async def run(house: House, query: str) -> Any:
    async with house.db.session() as session:
        return await session.execute(text(query))


async def time_is_over(house: House, driver: BotDriver) -> None:
    await run(house, "UPDATE due SET at = now()")
    driver.wake()


@pytest.mark.parametrize("begin", ["sacrifice", "soldier"])
async def test_what_was_only_begun_is_no_answer(house: House, begin: str) -> None:
    """KK-112, KK-708: the default plays no card."""
    room, asked = await under_attack(house)
    armed = [choice for choice in asked.choices if isinstance(choice, int)]
    await answer(house, room, asked, "sacrifice" if begin == "sacrifice" else armed[0])
    driver = BotDriver(house.db, house.rooms, Span(0, 0))
    async with driver.running():
        await time_is_over(house, driver)
        await eventually(lambda: room.look(lambda live: said(live, "surrender")))


def said(live: Any, key: str) -> bool:
    return key in [entry.key for entry in live.log]


async def test_whoever_goes_on_at_the_last_moment_is_late_all_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, asked = await under_attack(house)
    driver = BotDriver(house.db, house.rooms, Span(0, 0))
    think, hurried = driver._think, list[Decision]()  # pyright: ignore[reportPrivateUsage] - in between

    async def hurry(task: Any) -> Any:
        if not hurried:
            hurried.append(asked)
            await answer(house, room, asked, "sacrifice")
        return await think(task)

    monkeypatch.setattr(driver, "_think", hurry)
    async with driver.running():
        await time_is_over(house, driver)
        await eventually(lambda: room.look(lambda live: said(live, "sacrifice")))


async def test_an_answer_taken_back_when_time_is_over_wins_no_time(house: House) -> None:
    room = await limited(house)
    asked = await question(room, 0)
    await answer(house, room, asked)
    await run(house, "DELETE FROM due WHERE seat = 0")
    await run(house, "UPDATE moves SET at = at - interval '1 day'")
    room.live = None
    await room.act(house.actor(0), Retract("back", asked.id))
    left = await run(house, "SELECT extract(epoch FROM at - now()) FROM due WHERE seat = 0")
    assert float(left.scalar_one()) < 1
