"""A match that is over is played on from any of its moves, as a match of its own."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import text

from app.errors import AppError
from app.lobby import service as lobby
from app.matches import archive, forking, service, store, verifying
from app.matches.live import Live
from app.matches.replay import walk
from app.people.models import Player
from engines.kernel import Rng, seed_hash
from tests.app.guest import Invite, said
from tests.app.matches.house import House
from tests.app.matches.test_restoring import one_move, played, restore, running, seen, stored


async def finished(house: House, game: str = "kamozza") -> None:
    """A match of persons, played to its end; the host is the first of them."""
    await played(house, game, 0)
    rng = Rng(bytes(32))
    while await running(house):
        await one_move(house, rng)


async def open_fork(house: House, at: int) -> int:
    async with house.db.session() as session:
        origin = await service.match_by_id(session, house.match_id)
        host = await session.get_one(Player, house.players[0])
        return (await lobby.open_fork(session, origin, at, host)).id


async def start(house: House, fork: int, *, bots: bool = False) -> None:
    """Let the others sit down, and begin; the house plays the fork from now on."""
    async with house.db.session() as session:
        match = await service.match_by_id(session, fork)
        for seat in match.seats[1:]:
            if bots:
                seat.bot = "random"
            else:
                seat.player_id = house.players[seat.number]
        await lobby.begin(session, match)
    house.match_id = fork


async def verified(house: House) -> verifying.Difference | None:
    async with house.db.session() as session:
        return await verifying.verify(session, house.match_id)


async def test_a_fork_goes_on_from_the_state_of_its_move(house: House) -> None:
    await finished(house)
    rows = [(row.seq, seen(live)) for row, live, _ in walk(await stored(house, whole=True))]
    origin = (await stored(house)).slug
    first = house.match_id
    for at in (1, 7, len(rows) - 1):
        house.match_id = first
        await start(house, await open_fork(house, at))
        live = Live(await stored(house))
        assert seen(live) == dict(rows)[at]
        assert live.log[-1].key == "table-forked"
        assert live.log[-1].data == {"move": at, "hash": live.info.seed_hash}
        assert (await stored(house)).rows[-1].data == {
            "to": at,
            "reason": "",
            "fork": origin,
            "number": 1,
        }
        assert await verified(house) is None


async def test_a_fork_is_played_to_its_end_exported_and_taken_in(house: House) -> None:
    await finished(house)
    await start(house, await open_fork(house, 5))
    rng = Rng(bytes(32))
    while await running(house):
        await one_move(house, rng)
    assert await verified(house) is None
    async with house.db.session() as session:
        whole = await archive.export(session, house.match_id)
        raw = msgspec.json.encode(whole)
        house.match_id = (await archive.take_in(session, raw)).id
    live = Live(await stored(house))
    assert live.outcome == Live(await stored(house, whole=True)).outcome
    assert seed_hash(bytes.fromhex(whole.seeds["6"])) == live.info.seed_hash
    assert whole.seed != whole.seeds["6"]


async def test_what_nobody_had_seen_is_dealt_anew(house: House) -> None:
    await finished(house, "kamakura")
    at = len((await stored(house)).rows) // 3
    before = Live(await stored(house, upto=at)).match
    await start(house, await open_fork(house, at))
    after = Live(await stored(house)).match
    assert sorted(after.state.pile) == sorted(before.state.pile)
    assert after.state.pile != before.state.pile


async def test_who_had_a_seat_sits_on_it_and_bots_may_play_the_others(house: House) -> None:
    await finished(house)
    fork = await open_fork(house, 3)
    async with house.db.session() as session:
        seats = (await service.match_by_id(session, fork)).seats
        assert [seat.player_id for seat in seats] == [house.players[0], None, None]
    await start(house, fork, bots=True)
    asked = await house.rooms.of(fork).look(lambda live: set(live.match.decisions))
    async with house.db.session() as session:
        due = await session.scalars(text("select seat from due where match_id = :id"), {"id": fork})
        assert set(due) == asked - {0}


async def test_only_a_match_that_is_over_is_forked_and_from_a_move_that_is_there(
    house: House,
) -> None:
    await played(house, "kamozza", 4)
    with pytest.raises(AppError, match="not-finished"):
        await open_fork(house, 2)
    await finished(house)
    head = len((await stored(house)).rows)
    for at, why in ((0, "no-such-move"), (head + 1, "no-such-move"), (head, "not-playing")):
        with pytest.raises(AppError, match=why):
            await open_fork(house, at)


async def test_a_match_that_is_played_again_is_not_opened_by_an_older_fork(house: House) -> None:
    await finished(house)
    fork = await open_fork(house, 3)
    async with house.db.session() as session:
        await session.execute(text("update matches set status = 'playing'"))
        await session.execute(
            text("update matches set status = 'open' where id = :id"), {"id": fork}
        )
    with pytest.raises(AppError, match="not-finished"):
        await start(house, fork)


async def test_a_fork_keeps_its_options_and_all_its_seats(house: House) -> None:
    await finished(house)
    fork = await open_fork(house, 3)
    async with house.db.session() as session:
        match = await service.match_by_id(session, fork)
        with pytest.raises(AppError, match="forked"):
            await lobby.choose_options(session, match, {"chairs": "4"})
        with pytest.raises(AppError, match="empty-seats"):
            await lobby.begin(session, match)
    await start(house, fork)
    with pytest.raises(AppError, match="already-started"):
        async with house.db.session() as session:
            await forking.start_fork(session, fork)


async def test_a_fork_whose_match_was_deleted_cannot_begin(house: House) -> None:
    await finished(house)
    fork = await open_fork(house, 3)
    async with house.db.session() as session:
        await session.execute(text("delete from matches where id = :id"), {"id": house.match_id})
    with pytest.raises(AppError, match="origin-gone"):
        await start(house, fork)


async def test_whom_the_rules_let_go_is_gone_in_the_fork(house: House) -> None:
    await played(house, "kamakura", 3)
    async with house.db.session() as session:
        await service.concede(session, house.match_id, house.players[1])
    await house.rooms.of(house.match_id).refresh()
    rng = Rng(bytes(32))
    while await running(house):
        await one_move(house, rng)
    await start(house, await open_fork(house, 6))
    async with house.db.session() as session:
        seats = (await service.match_by_id(session, house.match_id)).seats
        assert [seat.conceded for seat in seats] == [False, True, False]
    assert await verified(house) is None


async def test_rows_that_count_no_more_and_devices_stay_behind(house: House) -> None:
    await played(house, "kamozza", 8)
    await restore(house, 4)
    rng = Rng(bytes(32))
    while await running(house):
        await one_move(house, rng)
    await start(house, await open_fork(house, 12))
    async with house.db.session() as session:
        found = await store.load_rows(session, house.match_id, 0, 99)
    assert [row.seq for row in found] == [1, 2, 3, 4, 10, 11, 12, 13]
    assert {row.player_id for row in found} == {row.command for row in found} == {None}
    assert (found[-1].data or {})["number"] == 2
    assert await verified(house) is None
    assert sorted((await stored(house)).seeds) == [10, 13]


def test_the_replay_opens_a_lobby_that_says_where_it_goes_on(guest: Invite) -> None:
    ana, eve = guest("Ana"), guest("Eve")
    path = ana.open()
    for seat in (1, 2):
        ana.post(f"{path}/bot", seat=seat, bot="random")
    ana.post(f"{path}/watch")
    ana.post(f"{path}/start")
    assert "is not over" in said(ana.post(f"{path}/fork", move=1))
    ana.post(f"{path}/end")
    assert eve.post(f"{path}/fork", move=1).status_code == 403
    answer = ana.json(f"{path}/fork", move=1)
    assert answer.status_code == 200, answer.text
    fork = answer.json()["go"]
    page = ana.get(fork).text
    assert "go on from move 1" in page
    assert f"{path}/replay?move=1" in page
    assert "chairs-3" not in page
    for seat in range(1, 3):
        ana.post(f"{fork}/bot", seat=seat, bot="random")
    ana.post(f"{fork}/start")
    assert f'"origin": "{path[3:]}"' in ana.get(fork).text
