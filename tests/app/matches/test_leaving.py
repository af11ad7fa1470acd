"""Games whose rules say what becomes of somebody who concedes."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text

from app.errors import AppError
from app.matches import service, store
from app.matches.live import Live
from app.matches.protocol import Move
from tests.app.matches.house import House
from tests.app.matches.table import eventually, new_match, new_player


async def kamakura(house: House, count: int) -> None:
    """A match of persons alone, in the room of the house."""
    house.players = [(await new_player(house.db))[0] for _ in range(count)]
    house.match_id, _ = await new_match(house.db, house.players, game="kamakura")


async def stored(house: House, *, whole: bool = False) -> Live:
    async with house.db.session() as session:
        return Live(await store.load(session, house.match_id, whole=whole))


async def concede(house: House, seat: int) -> None:
    async with house.db.session() as session:
        await service.concede(session, house.match_id, house.players[seat])


async def row(house: House, columns: str) -> Any:
    async with house.db.session() as session:
        query = text(f"SELECT {columns} FROM matches")
        return (await session.execute(query)).one()


async def test_who_leaves_is_out_and_the_others_play_on(house: House) -> None:
    await kamakura(house, 3)
    pupil = await house.pupil(house.rooms.of(house.match_id), 1)
    await concede(house, 0)
    live, whole = await stored(house), await stored(house, whole=True)
    assert live.match.state == whole.match.state
    assert live.match.view("spectator")["public"]["players"][0]["out"] == "conceded"
    assert 0 not in live.match.decisions
    assert [entry.key for entry in live.log][:1] == ["table-left"]
    assert (await row(house, "awaited")).awaited == [1, 2]
    await eventually(pupil.has_views(2))
    views = await pupil.views()
    assert views[-1]["public"]["players"][0]["out"] == "conceded"


async def test_the_last_one_wins_when_all_others_leave(house: House) -> None:
    await kamakura(house, 2)
    await concede(house, 1)
    await answer_all(house)
    live = await stored(house)
    assert live.status == "finished"
    assert live.outcome is not None
    assert live.outcome.ranks == [1, 2]
    assert (await row(house, "status, awaited")) == ("finished", [])
    assert (await stored(house, whole=True)).outcome == live.outcome
    with pytest.raises(AppError):
        await concede(house, 0)


async def answer_all(house: House) -> None:
    """The persons who are asked answer as lazily as they may, until nobody is."""
    room = house.rooms.of(house.match_id)
    while await room.look(lambda live: live.playing):
        await answer(house)


async def answer(house: House) -> None:
    """Whoever is asked first answers as lazily as he may."""
    room = house.rooms.of(house.match_id)
    asked = await room.look(lambda live: next(iter(live.match.decisions.values())))
    choices = list(asked.choices[: asked.at_least])
    await room.act(house.actor(asked.seat), Move(asked.id, asked.id, choices))


async def test_who_leaves_at_the_end_ends_the_match_at_once(house: House) -> None:
    await kamakura(house, 2)
    room = house.rooms.of(house.match_id)
    while (await room.look(lambda live: live.match.state.phase)) != "turn":
        await answer(house)
    await concede(house, 0)
    async with house.db.session() as session:
        outcome = await session.scalar(text("SELECT outcome->'ranks' FROM matches"))
    assert outcome == [2, 1]
    assert (await stored(house)).status == "finished"
