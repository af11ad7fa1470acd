"""What other pages than the table tell of an answer that is under way."""

from __future__ import annotations

from sqlalchemy import text

from app.matches.protocol import Move, Retract, Undo
from app.pages.mine import mine
from app.people.models import Player
from engines.kernel import Rng
from tests.app.attack.test_going_back import go_back
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


async def test_ids_after_going_back_do_not_count_what_nobody_saw(house: House) -> None:
    """The number of the row would: of taps, and of answers that were taken back."""
    ids: list[str] = []
    for fiddles in (0, 3):
        house.players = [(await new_player(house.db))[0] for _ in range(2)]
        house.match_id, _ = await new_match(house.db, house.players)
        room = house.rooms.of(house.match_id)
        for number in range(fiddles):
            asked = await room.look(lambda live: live.match.decisions[0])
            move = Move(f"m{number}", asked.id, [asked.choices[0]])
            await room.act(house.actor(0), move)
            await room.act(house.actor(0), Undo(f"u{number}"))
        await go_back(house, 1)
        await go_back(house, 1)
        ids.append(await room.look(lambda live: live.public_id("")))
    assert ids == ["2~", "2~"]
