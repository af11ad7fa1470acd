"""Matches of every game are carried over, and go back to each of their moves."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from app.matches import archive, store, verifying
from app.matches.live import Live
from app.matches.protocol import Move
from app.matches.replay import walk
from app.matches.rooms import Rooms
from engines.catalogue import GAMES
from engines.kernel import EVERYTHING, SPECTATOR, Match, Rng, Viewer, line_for
from tests.app.matches.house import House
from tests.app.matches.table import new_player
from tests.app.matches.test_restoring import one_move, played, restore, running, stored

pytestmark = pytest.mark.unmeasured

MOVES = 7


def seen(live: Live) -> dict[Viewer, Any]:
    """What each seat, and who watches, has before itself: the view and all lines of the log."""
    viewers: list[Viewer] = [*range(live.stored.seat_count), SPECTATOR]
    return {
        viewer: (live.match.view(viewer), [line_for(e, viewer, fresh=False) for e in live.log])
        for viewer in viewers
    }


async def to_the_end(house: House, rng: Rng) -> Live:
    while await running(house):
        await one_move(house, rng)
    async with house.db.session() as session:
        assert await verifying.verify(session, house.match_id) is None
        return Live(await store.load(session, house.match_id))


def seats_of(game: str) -> int:
    return min(GAMES[game].info.seats)


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_goes_back_to_each_of_its_moves_in_turn(house: House, game: str) -> None:
    await played(house, game, MOVES, seats_of(game))
    then = [
        (row.seq, seen(live), live.match.view(EVERYTHING))
        for row, live, _ in walk(await stored(house, whole=True))
    ]
    assert len(then) == MOVES + 1
    anew, seeds = 0, set[bytes]()
    for to, views, truth in reversed(then):
        await restore(house, to)
        live = Live(await stored(house))
        now = seen(live)
        assert {viewer: view for viewer, (view, _) in now.items()} == {
            viewer: view for viewer, (view, _) in views.items()
        }
        for viewer, (_, lines) in now.items():
            assert lines[:-1] == views[viewer][1]
            assert lines[-1].key == "table-restored"
        anew += live.match.view(EVERYTHING) != truth
        seeds.add(live.stored.seed_at(live.head))
    assert len(seeds) == len(then)
    assert anew > len(then) - 3  # by chance the same may lie where little is hidden
    await to_the_end(house, Rng(bytes(32)))


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_is_taken_over_by_an_empty_server_and_ended(house: House, game: str) -> None:
    await played(house, game, MOVES, seats_of(game))
    before = seen(Live(await stored(house)))
    async with house.db.session() as session:
        file = msgspec.json.encode(await archive.export(session, house.match_id))
        await session.execute(text("TRUNCATE matches, players RESTART IDENTITY CASCADE"))
        assert await session.scalar(text("SELECT count(*) FROM moves")) == 0
    again = House(house.db)
    again.rooms = Rooms(house.db, house.journal, house.signals, "release")
    async with house.db.session() as session:
        again.match_id = (await archive.take_in(session, file)).id
    assert seen(Live(await stored(again))) == before
    again.players = [(await new_player(house.db))[0] for _ in range(seats_of(game))]
    async with house.db.session() as session:
        for number, player in enumerate(again.players):
            await session.execute(
                text("UPDATE seats SET player_id = :player WHERE number = :number"),
                {"player": player, "number": number},
            )
    ended = await to_the_end(again, Rng(bytes(32)))
    assert ended.status == "finished"


@pytest.mark.parametrize("back", [True, False])
@pytest.mark.parametrize("game", GAMES)
async def test_who_knows_all_cannot_say_what_comes_after_a_restore(
    house: House, game: str, back: bool
) -> None:
    """The old state and the old seed tell what comes as long as nobody goes back, and no longer."""
    await played(house, game, MOVES, seats_of(game))
    known = Live(await stored(house)).match
    if back:
        await restore(house, MOVES + 1)
    foretold = True
    while foretold and await running(house):
        foretold = await moves_alike(house, known)
    assert foretold is not back


async def moves_alike(house: House, known: Match[Any]) -> bool:
    """Make a move; whether a known match takes it as well, and looks the same after it."""
    room, rng = house.rooms.of(house.match_id), Rng(bytes(32))
    live = await room.look(lambda live: live)
    decision = next(iter(live.match.decisions.values()))
    move, public = rng.sample(decision.choices, decision.at_least), live.public_id(decision.id)
    await room.act(house.actor(decision.seat), Move(f"k{public}".replace("~", "-"), public, move))
    asked = known.decisions.get(decision.seat)
    if asked is None or not set(move) <= set(asked.choices):
        return False
    known.submit(decision.seat, asked.id, move)
    live = await room.look(lambda live: live)
    return known.view(SPECTATOR) == live.match.view(SPECTATOR)
