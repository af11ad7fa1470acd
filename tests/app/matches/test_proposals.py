"""Those who sit at a table go back together, or not at all."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text

from app.errors import AppError
from app.matches import proposals, service, store
from app.matches.live import Live
from app.matches.persons import persons_of
from engines.kernel import Rng
from tests.app.matches.house import House
from tests.app.matches.test_restoring import one_move, played, stored


async def propose(house: House, seat: int, point: str = "move", why: str = "a slip") -> None:
    async with house.db.session() as session:
        await proposals.propose(session, house.match_id, house.players[seat], point, why)


async def say(house: House, seat: int, *, agree: bool = True) -> None:
    async with house.db.session() as session:
        await proposals.answer(session, house.match_id, house.players[seat], agree=agree)


async def rows(house: House) -> list[tuple[str, Any]]:
    return [(row.kind, (row.data or {}).get("to")) for row in (await stored(house)).rows]


async def keys(house: House) -> list[str]:
    return [entry.key for entry in Live(await stored(house)).log]


async def proposal_shown(house: House) -> Any:
    async with house.db.session() as session:
        people = await store.load_people(session, house.match_id)
    return persons_of(people, (), is_host=False, seat=None).proposal


async def test_when_all_agree_it_is_done(house: House) -> None:
    await played(house, "kamozza", 5)
    before = Live(await stored(house, upto=3)).match.view("spectator")
    await propose(house, 1)
    shown = await proposal_shown(house)
    assert (shown.seat, shown.point, shown.reason, shown.agreed) == (1, "move", "a slip", [1])
    await say(house, 0)
    await say(house, 0)
    assert (await proposal_shown(house)).agreed == [0, 1]
    await say(house, 2)
    assert (await rows(house))[-1] == ("restore", 3)
    assert Live(await stored(house)).match.view("spectator") == before
    assert (await keys(house))[-1] == "table-went-back"
    assert await proposal_shown(house) is None


async def test_one_no_ends_it(house: House) -> None:
    await played(house, "kamozza", 5)
    await propose(house, 1)
    with pytest.raises(AppError, match="proposal-open"):
        await propose(house, 2)
    await say(house, 0)
    await say(house, 2, agree=False)
    assert (await keys(house))[-2:] == ["table-proposed", "table-refused"]
    assert await proposal_shown(house) is None
    with pytest.raises(AppError, match="no-proposal"):
        await say(house, 0)
    await propose(house, 2)


async def test_a_proposal_is_over_in_time(house: House) -> None:
    await played(house, "kamozza", 5)
    await propose(house, 1)
    async with house.db.session() as session:
        await session.execute(text("UPDATE proposals SET until = now()"))
    assert await proposal_shown(house) is None
    with pytest.raises(AppError, match="no-proposal"):
        await say(house, 0)
    await propose(house, 0)


async def test_bots_and_who_conceded_are_not_asked(house: House) -> None:
    await played(house, "kamozza", 5)
    async with house.db.session() as session:
        await service.seat_bot(session, house.match_id, 0, "random")
    await propose(house, 1)
    with pytest.raises(AppError, match="no-seat"):
        await say(house, 0)
    async with house.db.session() as session:
        await service.concede(session, house.match_id, house.players[2])
        await proposals.settle(session, house.match_id)
    assert (await rows(house))[-2:] == [("restore", 3), ("concede", None)]


async def test_nothing_to_settle_changes_nothing(house: House) -> None:
    await played(house, "kamozza", 5)
    async with house.db.session() as session:
        await proposals.settle(session, house.match_id)
    assert (await rows(house))[-1][0] == "move"


async def test_the_points_are_the_last_move_and_the_last_steps(house: House) -> None:
    await played(house, "kamozza", 0)
    rng, steps = Rng(bytes(32)), [1]
    room = house.rooms.of(house.match_id)
    while len(steps) < 4 or await room.look(lambda live: live.match.at_checkpoint):
        await one_move(house, rng)
        if await room.look(lambda live: live.match.at_checkpoint):
            steps.append(await room.look(lambda live: live.head))
    async with house.db.session() as session:
        row = await service.match_by_id(session, house.match_id)
        found = {point: await proposals.row_of(session, row, point) for point in proposals.POINTS}
        with pytest.raises(AppError, match="bad-request"):
            await proposals.row_of(session, row, "ever")
    assert (found["step"], found["before"]) == (steps[-1], steps[-2])
    assert found["move"] < row.head


async def test_at_the_beginning_there_is_nothing_before(house: House) -> None:
    await played(house, "kamozza", 0)
    async with house.db.session() as session:
        row = await service.match_by_id(session, house.match_id)
        assert {await proposals.row_of(session, row, point) for point in proposals.POINTS} == {1}


async def test_a_match_that_is_over_is_not_proposed_about(house: House) -> None:
    await played(house, "kamozza", 0)
    async with house.db.session() as session:
        await session.execute(text("UPDATE matches SET status = 'finished'"))
    with pytest.raises(AppError, match="not-playing"):
        await propose(house, 0)
