"""Rules that change under a running match: it goes on, or goes back a little and says so."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest
from sqlalchemy import select, text

from app.db import Database
from app.errors import AppError
from app.matches import archive, service, store
from app.matches.bots import BotDriver
from app.matches.models import MatchRow, MoveRow, SeedRow
from app.matches.protocol import Move
from app.matches.room import Room
from app.matches.rooms import Rooms
from app.matches.verifying import Difference, verify
from app.settings import Span
from engines import catalogue
from engines.kernel import Game, Info, Rng, Table, seed_hash
from tests.app.matches.house import House, gift
from tests.app.matches.probe import COLOURS, Options, Probe, State
from tests.app.matches.table import new_match, new_player


class Newer(Probe):
    """The same rules, said to be others."""

    info: ClassVar = Info("probe", range(2, 5), (2,), 1, 2)


class Sealing(Newer):
    """Now a gift may only be the last card of the hand."""

    async def _give(self, table: Table[State], giver: int) -> None:
        hand = table.state.hands[giver]
        card = await table.pick(giver, hand[-1:], "gift", secret=True, rule="PB-2")
        hand.remove(card)
        table.state.given.append(card)
        await table.pick(giver, ("seal",), "seal")


class Mended(Sealing):
    """The same as a mend that forgot to raise the version."""

    info: ClassVar = Probe.info


class Talkative(Newer):
    """Says something else of the same move."""

    async def _give(self, table: Table[State], giver: int) -> None:
        hand = table.state.hands[giver]
        card = await table.pick(giver, hand, "gift", secret=True, rule="PB-2")
        hand.remove(card)
        table.state.given.append(card)
        table.say("gave", seat=giver, own={"card": card}, gladly=True)
        await table.pick(giver, ("seal",), "seal")


class Unreadable(Newer):
    """Cannot make anything of what was stored."""

    def imagine(self, state: State, knowing: frozenset[int], rng: Rng) -> None:
        raise AssertionError

    async def step(self, table: Table[State]) -> None:
        raise ZeroDivisionError


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Any:
    games: Any = catalogue.GAMES
    return lambda game: monkeypatch.setitem(games, "probe", game)


async def begun(house: House) -> Room:
    """A round is played, and in the next one Bo has given his lowest card."""
    room = await house.match()
    await room.look(lambda live: live.head)
    await round_of(house, room)
    assert room.live is not None
    decision = room.live.match.decisions[1]
    await room.act(house.actor(1), Move("late", decision.id, [decision.choices[0]]))
    return room


async def round_of(house: House, room: Room) -> None:
    await room.act(house.actor(0), gift(room))
    await room.act(house.actor(0), Move("b", room.live.match.decisions[0].id, ["seal"]))  # type: ignore[union-attr] - it was just read
    for seat in (0, 1):
        asked = room.live.match.decisions[seat]  # type: ignore[union-attr] - it was just read
        await room.act(house.actor(seat), Move(f"c{seat}", asked.id, [COLOURS[seat]]))


def other_process(house: House) -> Room:
    return Rooms(house.db, house.journal, house.signals, "release").of(house.match_id)


async def rows_of(db: Database, match_id: int) -> list[MoveRow]:
    async with db.session() as session:
        query = select(MoveRow).where(MoveRow.match_id == match_id).order_by(MoveRow.seq)
        return list(await session.scalars(query))


async def verified(db: Database, match_id: int) -> Difference | None:
    async with db.session() as session:
        return await verify(session, match_id)


async def taken_over(house: House, room: Room, plays: Any) -> None:
    """Another process takes the match over; `room` hears of it when it has its own rules again."""
    async with room._lock:
        plays(Newer())
        await other_process(house).look(lambda live: live.head)
        plays(Probe())


async def play_on(house: House, room: Room) -> None:
    """Play to the end, as whoever is asked, with the first choice."""
    for number in range(40):
        live = await room.look(lambda live: live)
        if not live.playing:
            return
        seat, asked = next(iter(live.match.decisions.items()))
        name = live.public_id(asked.id)
        await room.act(house.actor(seat), Move(f"on{number}", name, [asked.choices[0]]))
    raise AssertionError("it does not end")


async def test_a_match_whose_moves_fit_goes_on_in_the_middle_of_a_step(
    house: House, plays: Any
) -> None:
    room = await begun(house)
    assert room.live is not None
    before = room.live
    plays(Newer())
    newer = other_process(house)
    ana = await house.pupil(newer, 0)
    assert newer.live is not None
    assert newer.live.head == before.head + 1
    assert newer.live.match.tail == before.match.tail
    assert (await ana.views())[-1]["public"]["round"] == 1
    rows = await rows_of(house.db, house.match_id)
    assert (rows[-1].kind, rows[-1].data) == ("rules", {"rules": 2})
    assert await verified(house.db, house.match_id) is None
    await play_on(house, newer)
    assert await verified(house.db, house.match_id) is None


@pytest.mark.parametrize("rules", [Sealing, Mended, Talkative])
async def test_a_match_whose_moves_do_not_fit_goes_back_to_its_checkpoint(
    house: House, plays: Any, rules: type[Game[State, Options]]
) -> None:
    room = await begun(house)
    assert room.live is not None
    head, hand = room.live.head, list(room.live.match.state.hands[1])
    plays(rules())
    newer = other_process(house)
    bo = await house.pupil(newer, 1)
    view = (await bo.views())[-1]
    assert len(view["own"]["hand"]) == len(hand) + 1
    assert view["log"]["entries"][-1]["key"] == "table-rules-changed"
    rows = await rows_of(house.db, house.match_id)
    assert [row.seq for row in rows] == list(range(1, head + 2))
    assert rows[-1].kind == "restore"
    assert (rows[-1].data or {})["to"] == head - 1
    async with house.db.session() as session:
        gone = await store.load_dead(session, house.match_id, head + 1)
        seed = (await session.scalars(select(SeedRow.seed))).one()
        row = await session.get_one(MatchRow, house.match_id)
    assert gone == [range(head, head + 1)]
    assert row.rules_version == rules.info.rules_version
    assert newer.live is not None
    assert newer.live.info.seed_hash == seed_hash(seed)
    await play_on(house, newer)
    assert await verified(house.db, house.match_id) is None


async def test_a_match_that_went_back_is_taken_along_in_a_file(house: House, plays: Any) -> None:
    await begun(house)
    plays(Sealing())
    newer = other_process(house)
    await play_on(house, newer)
    async with house.db.session() as session:
        made = await archive.export(session, house.match_id, whole=True)
        await session.execute(text("delete from matches"))
        row = await archive.take_in(session, msgspec.json.encode(made))
        match_id = row.id
    assert await verified(house.db, match_id) is None


async def test_old_rules_do_not_serve_what_newer_ones_have_taken_over(
    house: House, plays: Any
) -> None:
    room = await begun(house)
    old = await house.pupil(room, 0)
    await taken_over(house, room, plays)
    await room.refresh()
    await old.connection.drained(1)
    assert old.frames[-1]["type"] == "bye"
    assert old.frames[-1]["code"] == "restart"
    assert room.connections == []
    with pytest.raises(AppError) as error:
        await house.pupil(room, 0)
    assert error.value.code == "other-rules"
    with pytest.raises(AppError) as error:
        await room.act(house.actor(1), Move("d", "1.1.2", ["seal"]))
    assert error.value.code == "other-rules"
    rows = await rows_of(house.db, house.match_id)
    assert rows[-1].kind == "rules"


async def test_a_move_under_old_rules_loses_against_the_take_over(house: House, plays: Any) -> None:
    room = await begun(house)
    assert room.live is not None
    decision = room.live.match.decisions[1]
    await taken_over(house, room, plays)
    with pytest.raises(AppError) as error:
        await room.act(house.actor(1), Move("d", decision.id, ["seal"]))
    assert error.value.code == "other-rules"
    assert (await rows_of(house.db, house.match_id))[-1].kind == "rules"


async def test_bots_of_old_rules_leave_the_turn_to_newer_ones(db: Database) -> None:
    house = House(db)
    player = (await new_player(db))[0]
    house.match_id, _ = await new_match(db, [player, "random"])
    async with db.session() as session:
        await service.seat_bot(session, house.match_id, 0, "random")
        await session.execute(text("update matches set rules_version = 2"))
    driver = BotDriver(db, house.rooms, Span(0, 0))
    (due,) = await _turns(db)
    assert await driver._played(due, 0)
    assert await _turns(db)


async def _turns(db: Database) -> list[Any]:
    query = text("select id, match_id, kind, seat, decision, 0::float8 as age from due order by id")
    async with db.session() as session:
        return list((await session.execute(query)).all())


async def test_a_match_that_nothing_can_read_is_refused_and_kept(house: House, plays: Any) -> None:
    await begun(house)
    before = await rows_of(house.db, house.match_id)
    plays(Unreadable())
    with pytest.raises(AppError) as error:
        await other_process(house).look(lambda live: live.head)
    assert error.value.code == "other-rules"
    assert len(await rows_of(house.db, house.match_id)) == len(before)
    plays(Probe())
    assert await other_process(house).look(lambda live: live.head) == len(before)
