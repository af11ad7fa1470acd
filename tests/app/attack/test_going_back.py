"""Going back across concessions, votes and limits, with words that are no words."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import text

from app.matches import restoring, service, store, verifying
from app.matches.live import Live
from app.matches.protocol import Move
from engines.kernel import Rng
from tests.app.matches.house import House
from tests.app.matches.table import new_match, new_player

HERE = (False, None)
"""A seat whose person plays for himself."""


async def sit(house: House, game: str, seats: int, **options: Any) -> None:
    house.players = [(await new_player(house.db))[0] for _ in range(seats)]
    house.match_id, _ = await new_match(house.db, house.players, game=game, options=options)


async def play(house: House, moves: int, rng: Rng) -> None:
    """So many moves of persons at random; fewer where the match ends."""
    room = house.rooms.of(house.match_id)
    for _ in range(moves):
        live = await room.look(lambda live: live)
        if not live.match.decisions:
            return
        asked = rng.choice(list(live.match.decisions.values()))
        public, move = live.public_id(asked.id), rng.sample(asked.choices, asked.at_least)
        await room.act(house.actor(asked.seat), Move(f"c{public}", public, move))


async def concede(house: House, seat: int) -> int:
    """Give up; the row that says so."""
    async with house.db.session() as session:
        await service.concede(session, house.match_id, house.players[seat])
    await house.rooms.of(house.match_id).refresh()
    return await head(house)


async def go_back(house: House, to: int, reason: str = "") -> None:
    async with house.db.session() as session:
        await restoring.restore(session, house.match_id, to, reason=reason)
    await house.rooms.of(house.match_id).refresh()


async def head(house: House) -> int:
    return await house.rooms.of(house.match_id).look(lambda live: live.head)


async def seats(house: House) -> list[tuple[bool, str | None]]:
    async with house.db.session() as session:
        query = text("SELECT conceded, bot FROM seats ORDER BY number")
        return [(conceded, bot) for conceded, bot in await session.execute(query)]


async def differs(house: House) -> object:
    async with house.db.session() as session:
        return await verifying.verify(session, house.match_id)


@pytest.mark.parametrize(("game", "bot"), [("kamakura", None), ("probe", "dice")])
async def test_who_conceded_since_is_seated_again(house: House, game: str, bot: str | None) -> None:
    await sit(house, game, 4)
    await concede(house, 2)
    await play(house, 2, Rng(bytes(32)))
    to = await head(house)
    at = await concede(house, 0)
    assert await seats(house) == [(True, bot), HERE, (True, bot), HERE]
    await go_back(house, at)
    assert await seats(house) == [(True, bot), HERE, (True, bot), HERE]
    await go_back(house, to)
    assert await seats(house) == [HERE, HERE, (True, bot), HERE]
    await play(house, 1, Rng(bytes(32)))
    await concede(house, 0)
    await go_back(house, 1)
    assert await seats(house) == [HERE] * 4
    await play(house, 6, Rng(bytes(32)))
    assert await differs(house) is None


async def test_a_match_that_ended_by_votes_needs_new_ones(house: House) -> None:
    await sit(house, "kamakura", 3)
    for player in house.players:
        async with house.db.session() as session:
            await service.vote_end(session, house.match_id, player)
    await go_back(house, 1)
    await concede(house, 0)
    assert await house.rooms.of(house.match_id).look(lambda live: live.status) == "playing"


async def test_time_begins_anew(house: House) -> None:
    await sit(house, "kamakura", 2, response_timer="60")
    async with house.db.session() as session:
        await session.execute(text("UPDATE moves SET at = at - interval '1 day'"))
    await go_back(house, 1)
    async with house.db.session() as session:
        live = Live(await store.load(session, house.match_id))
    assert left(live) > 50


async def test_time_stands_as_it_was_after_a_restart(house: House) -> None:
    await sit(house, "kamakura", 2, response_timer="60")
    await play(house, 5, Rng(bytes(32)))
    async with house.db.session() as session:
        await session.execute(text("UPDATE moves SET at = at - interval '1 day' WHERE seq = 1"))
        live = Live(await store.load(session, house.match_id))
        assert live.stored.checkpoint is not None
        assert live.stored.checkpoint[0] > 1
    assert left(live) > 50


def left(live: Live) -> float:
    """The seconds that are left for the open questions."""
    return (datetime.fromisoformat(str(live.until)) - datetime.now(UTC)).total_seconds()


@pytest.mark.parametrize("reason", ["a\0b", "\ud800 a", "x" * 10_000, "a\u202eb\n\n\u200b", "   "])
async def test_reasons_are_words_on_one_line(house: House, reason: str) -> None:
    await sit(house, "probe", 2)
    await go_back(house, 1, reason)
    said = (await house.rooms.of(house.match_id).look(lambda live: live.log[-1])).data
    told = next(str(value) for key, value in said.items() if key != "hash")
    assert len(told) <= restoring.MOST_REASON
    assert told.isprintable()


async def test_who_gives_up_loses_though_the_others_voted_to_end(house: House) -> None:
    await sit(house, "kamakura", 2)
    await play(house, 2, Rng(bytes(32)))
    async with house.db.session() as session:
        await service.vote_end(session, house.match_id, house.players[0])
    await concede(house, 1)
    live = await house.rooms.of(house.match_id).look(lambda live: live)
    assert live.status == "finished"
    assert live.outcome is not None
    assert live.outcome.ranks == [1, 2]
    assert await differs(house) is None


async def test_no_restore_has_the_number_of_another(house: House) -> None:
    """Also where only some of them were taken over from a file."""
    await sit(house, "probe", 2)
    await go_back(house, 1)
    await go_back(house, 1)
    async with house.db.session() as session:
        await session.execute(text("DELETE FROM seeds WHERE seq = 2"))
        await session.execute(text("DELETE FROM entries WHERE seq = 2"))
        await session.execute(text("DELETE FROM moves WHERE seq = 2"))
    await go_back(house, 3)
    assert await house.rooms.of(house.match_id).look(lambda live: live.branch) == 3
