"""A match goes back to an earlier move: all looks as it did then, and nobody knows what comes."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select, text

from app.errors import AppError
from app.matches import restoring, store, verifying
from app.matches.history import Restore, dead
from app.matches.live import Live
from app.matches.models import MoveRow
from app.matches.protocol import Move
from app.matches.records import Row
from app.matches.replay import walk
from engines.kernel import SPECTATOR, Rng
from tests.app.matches.house import House
from tests.app.matches.table import new_match, new_player


async def played(house: House, game: str, moves: int, seats: int = 3) -> None:
    """A match of persons who made so many moves at random."""
    house.players = [(await new_player(house.db))[0] for _ in range(seats)]
    house.match_id, _ = await new_match(house.db, house.players, game=game)
    rng = Rng(bytes(32))
    while (moves := moves - 1) >= 0 and await running(house):
        await one_move(house, rng)


async def running(house: House) -> bool:
    return await house.rooms.of(house.match_id).look(lambda live: live.playing)


async def one_move(house: House, rng: Rng) -> None:
    room = house.rooms.of(house.match_id)
    asked = await room.look(lambda live: (rng.choice(list(live.match.decisions.values())), live))
    decision, live = asked
    move = rng.sample(decision.choices, decision.at_least)
    public = live.public_id(decision.id)
    await room.act(house.actor(decision.seat), Move(f"c{public}", public, move))


async def stored(house: House, *, whole: bool = False, upto: int | None = None) -> Any:
    async with house.db.session() as session:
        return await store.load(session, house.match_id, whole=whole, upto=upto)


async def restore(house: House, to: int, **by: Any) -> None:
    async with house.db.session() as session:
        await restoring.restore(session, house.match_id, to, reason="a slip", **by)
    await house.rooms.of(house.match_id).refresh()


def seen(live: Live, viewers: int = 3) -> dict[Any, Any]:
    views = {seat: live.match.view(seat) for seat in range(viewers)}
    return {**views, SPECTATOR: live.match.view(SPECTATOR)}


@pytest.mark.parametrize("game", ["kamozza", "kamakura"])
async def test_all_looks_as_it_did_then(house: House, game: str) -> None:
    await played(house, game, 24)
    then = {
        row.seq: (seen(live), len(live.log))
        for row, live, _ in walk(await stored(house, whole=True))
    }
    for to in (len(then) - 1, 11, 2, 1):
        await restore(house, to)
        live = Live(await stored(house))
        views, length = then[to]
        assert seen(live) == views
        assert live.log[-1].key == "table-restored"
        assert len(live.log) == length + 1
        assert seen(Live(await stored(house, whole=True))) == views
        async with house.db.session() as session:
            assert await verifying.verify(session, house.match_id) is None


async def test_what_was_played_since_stays_stored_but_counts_no_more(house: House) -> None:
    await played(house, "kamozza", 8)
    await restore(house, 4)
    await one_move(house, Rng(bytes(32)))
    await restore(house, 10, by=1)
    for gone in (0, 7, 11, 99):
        with pytest.raises(AppError, match="no-such-move"):
            await restore(house, gone)
    assert [row.seq for row in (await stored(house)).rows] == [1, 2, 3, 4, 10, 12]
    async with house.db.session() as session:
        seqs = await session.scalars(select(MoveRow.seq).order_by(MoveRow.seq))
        assert list(seqs) == list(range(1, 13))
    log = Live(await stored(house)).log
    assert [entry.key for entry in log[-2:]] == ["table-restored", "table-went-back"]


def test_restores_behind_restores() -> None:
    assert dead([], 9) == []
    assert dead([Restore(6, 2)], 9) == [range(3, 6)]
    assert dead([Restore(6, 2), Restore(9, 4)], 9) == [range(5, 9)]
    assert dead([Restore(6, 2), Restore(9, 6)], 9) == [range(7, 9), range(3, 6)]


async def test_what_comes_is_drawn_anew(house: House) -> None:
    await played(house, "kamakura", 20, seats=2)
    head = Live(await stored(house)).head - 1
    before = Live(await stored(house, upto=head)).match
    await restore(house, head)
    after = Live(await stored(house)).match
    assert sorted(after.state.pile) == sorted(before.state.pile)
    assert after.state.pile != before.state.pile


async def test_questions_from_before_are_no_questions_any_more(house: House) -> None:
    await played(house, "kamozza", 0)
    room = house.rooms.of(house.match_id)
    old = await room.look(lambda live: next(iter(live.match.decisions.values())))
    pupil = await house.pupil(room, old.seat)
    await restore(house, 1)
    with pytest.raises(AppError, match="move-closed"):
        await room.act(house.actor(old.seat), Move("x", old.id, list(old.choices[:1])))
    views = await pupil.views()
    assert views[-1]["decision"]["id"] == f"1~{old.id}"
    await room.act(house.actor(old.seat), Move("y", f"1~{old.id}", list(old.choices[:1])))


async def test_a_finished_match_is_played_on(house: House) -> None:
    await played(house, "kamozza", 0)
    rng = Rng(bytes(32))
    room = house.rooms.of(house.match_id)
    while await room.look(lambda live: live.playing):
        await one_move(house, rng)
    head = await room.look(lambda live: live.head)
    first = (await stored(house)).seed
    with pytest.raises(AppError, match="not-playing"):
        await restore(house, head)
    await restore(house, head - 1)
    live = await room.look(lambda live: live)
    assert live.playing
    assert live.outcome is None
    while await room.look(lambda live: live.playing):
        await one_move(house, rng)
    shown = (await (await house.pupil(room, None)).views())[-1]
    assert shown["seed"] == live.stored.seed_at(live.head).hex() != first.hex()
    async with house.db.session() as session:
        assert await verifying.verify(session, house.match_id) is None


async def test_bots_go_on_after_a_restore(house: House) -> None:
    await house.match("random", options={"rounds": 1})
    async with house.db.session() as session:
        await restoring.restore(session, house.match_id, 1, reason="")
        await session.execute(text("UPDATE seats SET bot = 'random'"))
        due = list(await session.execute(text("SELECT decision FROM due")))
    assert due == []


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ("UPDATE snapshots SET state = set_byte(state, 3, 120) WHERE seq > 1", "snapshot"),
        ("UPDATE moves SET choices = '[\"none\"]' WHERE seq = 4", "move"),
        ("UPDATE entries SET data = '{}' WHERE key = 'laid'", "log"),
        ("UPDATE matches SET seed = sha256('x')", "seed"),
    ],
)
async def test_what_was_changed_is_found(house: House, change: str, what: str) -> None:
    await played(house, "kamozza", 16)
    async with house.db.session() as session:
        assert await verifying.verify(session, house.match_id) is None
        await session.execute(text(change))
        found = await verifying.verify(session, house.match_id)
    assert found is not None
    assert found.what == what


async def test_opening_feeds_the_engine_with_no_more_than_a_step(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the match is, whether it is opened at its head or at an earlier move."""
    await played(house, "kamozza", 26)
    head = Live(await stored(house)).head
    fed: list[int] = []
    play = Live._play_again

    def counting(live: Live, row: Row) -> None:
        fed.append(row.seq)
        play(live, row)

    monkeypatch.setattr(Live, "_play_again", counting)
    most: dict[int, int] = {}
    for upto in range(1, head + 1):
        fed.clear()
        tail = len(Live(await stored(house, upto=upto)).match.tail)
        assert len(fed) <= tail + 1
        most[upto] = len(fed)
    assert max(list(most.values())[-6:]) <= max(list(most.values())[:12]) <= 6
    fed.clear()
    Live(await stored(house, whole=True))
    assert len(fed) == head - 1
