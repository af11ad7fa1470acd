"""A time limit for each answer: when it is over, the substitute gives the game's default."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import text

from app.matches import store
from app.matches.bots import BotDriver
from app.matches.live import Live
from app.matches.protocol import Move
from app.settings import Span
from tests.app.matches.house import House
from tests.app.matches.table import eventually, new_match, new_player


async def limited(house: House, seconds: str) -> None:
    house.players = [(await new_player(house.db))[0] for _ in range(2)]
    options = {"response_timer": seconds}
    house.match_id, _ = await new_match(house.db, house.players, game="kamakura", options=options)


async def run(house: House, query: str) -> Any:
    async with house.db.session() as session:
        return await session.execute(text(query))


async def limits(house: House) -> list[tuple[int, float]]:
    query = (
        "SELECT seat, extract(epoch FROM at - now()) FROM due WHERE kind = 'limit' ORDER BY seat"
    )
    return [(seat, round(float(left), -1)) for seat, left in await run(house, query)]


async def test_every_question_has_its_limit(house: House) -> None:
    await limited(house, "60")
    assert await limits(house) == [(0, 60.0), (1, 60.0)]
    room = house.rooms.of(house.match_id)
    until = await room.look(lambda live: live.until)
    left = datetime.fromisoformat(str(until)) - datetime.now(UTC)
    assert 50 < left.total_seconds() <= 60


async def test_who_is_late_gets_the_default_until_the_window_closes(house: House) -> None:
    await limited(house, "30")
    room = house.rooms.of(house.match_id)
    asked = await room.look(lambda live: live.match.decisions[0])
    await room.act(house.actor(0), Move("a", asked.id, list(asked.choices)))
    driver = BotDriver(house.db, house.rooms, Span(0, 0))
    house.rooms.on_due = driver.wake
    async with driver.running():
        await run(house, "UPDATE due SET at = now()")
        driver.wake()
        await eventually(lambda: room.look(lambda live: live.match.state.phase == "turn"))
    query = "SELECT seat, command FROM moves WHERE command LIKE '%late%'"
    late = [(seat, command) for seat, command in await run(house, query)]
    assert late == [(1, f"{house.players[1]}.late-0.1.1")]
    async with house.db.session() as session:
        stored = Live(await store.load(session, house.match_id))
    ends = [stored.until, await room.look(lambda live: live.until)]
    apart = datetime.fromisoformat(str(ends[0])) - datetime.fromisoformat(str(ends[1]))
    assert abs(apart.total_seconds()) < 5


async def test_a_limit_lasts_however_often_one_thinks_again(house: House) -> None:
    await limited(house, "120")
    room = house.rooms.of(house.match_id)
    for number in range(2):
        decisions = await room.look(lambda live: dict(live.match.decisions))
        asked = decisions[number]
        await room.act(house.actor(number), Move("a", asked.id, list(asked.choices)))
    owner = await room.look(lambda live: live.match.state.owner)
    before = (await limits(house))[-1:]
    asked = await room.look(lambda live: live.match.decisions[owner])
    await room.act(house.actor(owner), Move("b", asked.id, [asked.choices[0]]))
    keys = list(await run(house, "SELECT decision FROM due WHERE decision LIKE '1.%@%'"))
    assert len(keys) == len(before) == 1


async def test_without_a_limit_nothing_is_due(house: House) -> None:
    await limited(house, "0")
    assert await limits(house) == []
    assert await house.rooms.of(house.match_id).look(lambda live: live.until) is None
