"""The clock of a match: what is said when it stands at zero, once, and what it tells nobody."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from app.matches import archive, service, store
from app.matches.bots import BotDriver
from app.matches.clock import Clock
from app.matches.live import Live
from app.matches.protocol import Move, Undo
from app.matches.room import Room
from app.settings import Span
from engines import catalogue
from engines.kernel import Table
from tests.app.matches.house import House, gift
from tests.app.matches.probe import Probe, State
from tests.app.matches.table import eventually, new_match, new_player
from tests.app.matches.test_pausing import go_on, pause

HOUR = 3600


class Pensive(Probe):
    """Whoever gives thinks first, as often as he likes, and nobody else sees a thing of it."""

    async def _give(self, table: Table[State], giver: int) -> None:
        while await table.pick(giver, ("more", "done"), "think", secret=True) == "more":
            pass


async def clocked(house: House, at_zero: str, clock: int = HOUR, **options: Any) -> Room:
    house.players = [(await new_player(house.db))[0] for _ in range(2)]
    match_id, _ = await new_match(house.db, house.players, start=False, **options)
    house.match_id = match_id
    await run(house, f"UPDATE matches SET clock = {clock}, at_zero = '{at_zero}'")
    async with house.db.session() as session:
        await service.start_match(session, match_id)
    return house.rooms.of(match_id)


async def run(house: House, query: str) -> list[Any]:
    async with house.db.session() as session:
        result: Any = await session.execute(text(query))
        return list(result) if result.returns_rows else []


async def dues(house: House) -> list[tuple[str, int, float]]:
    query = "SELECT kind, seat, extract(epoch FROM at - now()) FROM due ORDER BY kind, seat"
    return [(kind, seat, round(float(left), -1)) for kind, seat, left in await run(house, query)]


async def time_is_over(house: House) -> None:
    await run(house, "UPDATE moves SET at = at - interval '2 hours'")
    await run(house, "UPDATE due SET at = now() - interval '1 second'")


async def stored(house: House) -> Live:
    async with house.db.session() as session:
        return Live(await store.load(session, house.match_id))


async def said(house: House) -> list[dict[str, Any]]:
    return [entry.data for entry in (await stored(house)).log if entry.key == "table-late"]


class Bell:
    """Keeps who was reminded."""

    def __init__(self) -> None:
        self.rung: list[int] = []

    async def __call__(self, session: AsyncSession, match_id: int, seat: int) -> None:
        self.rung.append(seat)


async def rings(house: House, *, until: int = 1) -> list[int]:
    """Two servers find that time is over; who was reminded."""
    bell = Bell()
    drivers = [BotDriver(house.db, house.rooms, Span(0, 0), bell) for _ in range(2)]

    async def told() -> bool:
        late = await run(house, "SELECT id FROM due WHERE kind = 'late' AND at < now()")
        return len(await said(house)) >= until and not late

    async with drivers[0].running(), drivers[1].running():
        await eventually(told)
    return bell.rung


@pytest.mark.parametrize(
    ("limit", "seconds", "at_zero", "ends"),
    [
        (0, 0, "mark", ()),
        (30, 0, "bot", (("limit", 30),)),
        (0, 60, "mark", (("late", 60),)),
        (0, 60, "bot", (("limit", 60),)),
        (30, 60, "bot", (("limit", 30),)),
        (90, 60, "bot", (("limit", 60),)),
        (30, 60, "mark", (("limit", 30),)),
        (90, 60, "remind", (("late", 60), ("limit", 90))),
    ],
)
def test_the_shorter_time_counts(limit: int, seconds: int, at_zero: str, ends: Any) -> None:
    clock = Clock(limit, seconds, at_zero)
    assert clock.ends == ends
    assert clock.runs == bool(ends)


@pytest.mark.parametrize(("at_zero", "reminded"), [("mark", []), ("remind", [0])])
async def test_who_is_late_is_told_once_whoever_serves(
    house: House, at_zero: str, reminded: list[int]
) -> None:
    await clocked(house, at_zero)
    assert await dues(house) == [("late", 0, HOUR)]
    await time_is_over(house)
    assert await rings(house) == reminded
    assert await said(house) == [{"seat": 0, "what": at_zero}]
    live = await stored(house)
    assert live.match.decisions[0].prompt == "gift"
    assert datetime.fromisoformat(str(live.until)) < datetime.now().astimezone()
    assert await dues(house) == []


async def test_a_bot_answers_this_one_question(house: House) -> None:
    room = await clocked(house, "bot")
    await time_is_over(house)
    driver = BotDriver(house.db, house.rooms, Span(0, 0))
    async with driver.running():
        await eventually(lambda: room.look(lambda live: live.match.decisions[0].prompt == "seal"))
    assert await said(house) == [{"seat": 0, "what": "bot"}]
    assert await room.look(lambda live: live.place(0).bot) is None
    assert ("limit", 0, HOUR) in await dues(house)


async def test_who_answered_in_time_is_not_late(house: House) -> None:
    room = await clocked(house, "mark")
    await room.look(lambda live: live.match.decisions)
    await room.act(house.actor(0), gift(room))
    await run(house, "UPDATE due SET at = now() WHERE decision LIKE '%@0'")
    driver = BotDriver(house.db, house.rooms, Span(0, 0))

    async def gone() -> bool:
        return await dues(house) == [("late", 0, HOUR)]

    async with driver.running():
        await eventually(gone)
    assert await said(house) == []


async def test_no_time_runs_in_a_pause(house: House) -> None:
    await clocked(house, "mark")
    await time_is_over(house)
    await pause(house)
    assert (await stored(house)).until is None
    async with house.db.session() as session:
        assert list(await store.take_due(session, lease=1, limit=9)) == []
    await go_on(house)
    assert await dues(house) == [("late", 0, HOUR)]


async def test_what_was_due_in_a_pause_is_told_after_it(house: House) -> None:
    """The pause begins while somebody rings already."""
    await clocked(house, "mark")
    await time_is_over(house)
    async with house.db.session() as session:
        due = (await store.take_due(session, lease=9, limit=9))[0]
    await pause(house)
    driver = BotDriver(house.db, house.rooms, Span(0, 0))
    await driver._time_is_over(house.rooms.of(house.match_id), due)
    assert await said(house) == []
    await go_on(house)
    await time_is_over(house)
    await rings(house)
    assert len(await said(house)) == 1


async def test_a_clock_does_not_count_hidden_answers(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    games: Any = catalogue.GAMES
    monkeypatch.setitem(games, "probe", Pensive())
    room = await clocked(house, "mark")
    await run(house, "UPDATE moves SET at = at - interval '10 minutes'")
    before = (await stored(house)).until
    for number in range(2):
        asked = await room.look(lambda live: live.match.decisions[0])
        await room.act(house.actor(0), Move(f"m{number}", asked.id, ["more"]))
        assert (await stored(house)).until == before
    await time_is_over(house)
    assert await rings(house) == []
    asked = await room.look(lambda live: live.match.decisions[0])
    await room.act(house.actor(0), Move("late", asked.id, ["more"]))
    await run(house, "UPDATE due SET at = now()")
    await rings(house)
    assert len(await said(house)) == 1, "that somebody thinks again is nobody's business"


async def test_the_clock_of_a_window_runs_from_the_question(house: House) -> None:
    room = await clocked(house, "mark")
    for number, choice in enumerate((None, "seal")):
        asked = await room.look(lambda live: live.match.decisions[0])
        move = [choice or asked.choices[0]]
        await room.act(house.actor(0), Move(f"m{number}", asked.id, move))
    until = (await stored(house)).until
    await run(house, "UPDATE moves SET at = at - interval '10 minutes'")
    assert (await stored(house)).until != until
    until = (await stored(house)).until
    asked = await room.look(lambda live: live.match.decisions[1])
    await room.act(house.actor(1), Move("w", asked.id, ["red"]))
    assert (await stored(house)).until == until
    await time_is_over(house)
    await rings(house)
    assert [entry["seat"] for entry in await said(house)] == [0]


async def test_a_question_that_comes_back_keeps_its_clock(house: House) -> None:
    room = await clocked(house, "mark")
    await run(house, "UPDATE moves SET at = at - interval '10 minutes'")
    before = await room.look(lambda live: live.until)
    await room.act(house.actor(0), gift(room))
    assert (await stored(house)).until != before
    await room.act(house.actor(0), Undo("u"))
    assert await room.look(lambda live: live.until) == before


async def test_exports_and_rematches_keep_the_clock(house: House) -> None:
    await clocked(house, "remind")
    async with house.db.session() as session:
        found = await archive.export(session, house.match_id)
    assert (found.clock, found.at_zero) == (HOUR, "remind")
