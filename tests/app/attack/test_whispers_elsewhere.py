"""What other pages than the table tell of an answer that is under way."""

from __future__ import annotations

from sqlalchemy import text

from app.matches.protocol import Move, Retract
from app.pages.mine import mine
from app.people.models import Player
from engines.kernel import Rng
from tests.app.matches.house import House
from tests.app.matches.table import new_match, new_player


async def ago(house: House, seat: int) -> str:
    """How long ago, to this seat, somebody moved."""
    async with house.db.session() as session:
        player = await session.get_one(Player, house.players[seat])
        return (await mine(session, player, "en"))[0].ago


async def test_nobody_sees_that_an_answer_was_begun(house: House) -> None:
    """Whoever has begun one holds an answer: to surrender takes a single move."""
    house.players = [(await new_player(house.db))[0] for _ in range(2)]
    house.match_id, _ = await new_match(house.db, house.players, game="kamakura")
    room, rng = house.rooms.of(house.match_id), Rng(bytes(32))
    while True:
        asked = await room.look(lambda live: next(iter(live.match.decisions.values())))
        if asked.prompt == "defend" and asked.light:
            break
        move = rng.sample(asked.choices, asked.at_least)
        await room.act(house.actor(asked.seat), Move(asked.id.replace(".", "-"), asked.id, move))
    async with house.db.session() as session:
        await session.execute(text("UPDATE moves SET at = at - interval '7 minutes'"))
    assert await ago(house, 1 - asked.seat) == "7 min ago"
    await room.act(house.actor(asked.seat), Move("begun", asked.id, [asked.light[0]]))
    assert await ago(house, 1 - asked.seat) == "7 min ago"
    await room.act(house.actor(asked.seat), Retract("back", asked.id))
    assert await ago(house, 1 - asked.seat) == "7 min ago"
