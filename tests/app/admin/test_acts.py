"""What admins do to matches, and that all of it is told and written down."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import select, text

from app.admin import acts, audit
from app.admin.acts import Act
from app.errors import AppError
from app.lobby import keys
from app.matches import store, verifying
from app.matches.live import Live
from app.matches.models import MatchRow
from app.people.models import Player
from engines.kernel import Rng
from tests.app.matches.house import House
from tests.app.matches.table import new_player
from tests.app.matches.test_restoring import one_move, played, restore, seen


class Office:
    """An admin's acts on the match of a house, each in a transaction of its own."""

    def __init__(self, house: House, slug: str) -> None:
        self.house = house
        self.slug = slug

    async def do(self, act: Any, *args: Any, reason: str = "a slip") -> Any:
        async with self.house.db.session() as session:
            return await act(Act(session, "Root", self.slug, reason), *args)

    async def log(self) -> list[str]:
        async with self.house.db.session() as session:
            live = Live(await store.load(session, self.house.match_id))
        return [entry.key for entry in live.log if entry.key.startswith("table-")]

    async def audited(self) -> list[str]:
        async with self.house.db.session() as session:
            return [row.what for row in await audit.last(session, match=self.slug)]


async def office(house: House, moves: int = 9, game: str = "kamozza") -> Office:
    await played(house, game, moves)
    async with house.db.session() as session:
        match = await session.get(MatchRow, house.match_id)
        assert match is not None
        return Office(house, match.slug)


async def test_acts_are_told_and_written_down(house: House) -> None:
    desk = await office(house)
    await desk.do(acts.restore, 5)
    await desk.do(acts.seat_bot, 1, "random")
    await desk.do(acts.seat_bot, 1, None)
    await desk.do(acts.reissue, 0)
    await desk.do(acts.close)
    assert await desk.log() == [
        "table-restored", "table-bot-in", "table-admin", "table-bot-out", "table-admin",
        "table-reissued", "table-closed",
    ]  # fmt: skip
    assert await desk.audited() == ["close", "reissue", "person", "bot", "restore"]
    assert await desk.do(acts.verify) is None
    for act, args in ((acts.close, ()), (acts.seat_bot, (1, "random"))):
        with pytest.raises(AppError, match="not-playing"):
            await desk.do(act, *args)


@pytest.mark.parametrize(("reason", "code"), [("", "reason-missing"), ("x" * 201, "reason-long")])
async def test_people_read_a_reason(house: House, reason: str, code: str) -> None:
    desk = await office(house, 2)
    acted: list[tuple[Any, ...]] = [
        (acts.restore, 1), (acts.seat_bot, 1, "random"), (acts.reissue, 0), (acts.close,),
    ]  # fmt: skip
    for act, *args in acted:
        with pytest.raises(AppError, match=code):
            await desk.do(act, *args, reason=reason)
    assert await desk.audited() == []


async def test_a_lost_seat_is_issued_again(house: House) -> None:
    desk = await office(house, 0)
    lost, (found, _) = house.players[0], await new_player(house.db, "Ana again")
    room = house.rooms.of(house.match_id)
    pupil = await house.pupil(room, 0)
    token = await desk.do(acts.reissue, 0)
    await room.refresh()
    await pupil.connection.drained(1)
    assert pupil.frames[-1]["code"] == "revoked"
    async with house.db.session() as session:
        player = await session.get(Player, found)
        assert player is not None
        await keys.spend_link(session, token, player)
    await room.refresh()
    async with house.db.session() as session:
        people = await store.load_people(session, house.match_id)
    assert people.holders[found] == 0
    assert lost not in people.holders
    assert people.host_id == found
    assert await desk.log() == ["table-reissued", "table-given"]


async def test_a_match_is_deleted_by_its_name(house: House) -> None:
    desk = await office(house, 3)
    with pytest.raises(AppError, match="slug-differs"):
        await desk.do(acts.delete, "")
    room = house.rooms.of(house.match_id)
    pupil = await house.pupil(room, 0)
    await desk.do(acts.delete, f" {desk.slug} ")
    await room.refresh()
    await pupil.connection.drained(1)
    assert pupil.frames[-1]["code"] == "gone"
    assert pupil.closed == 4404
    with pytest.raises(AppError, match="no-such-match"):
        await desk.do(acts.close)
    assert await desk.audited() == ["delete"]


@pytest.mark.parametrize("game", ["kamozza", "kamakura"])
async def test_a_match_is_exported_wiped_imported_and_played_on(house: House, game: str) -> None:
    desk = await office(house, 14, game)
    await restore(house, 9)
    for _ in range(3):
        await one_move(house, Rng(bytes(32)))
    async with house.db.session() as session:
        before = Live(await store.load(session, house.match_id))
    raw = await desk.do(acts.export)
    await desk.do(acts.delete, desk.slug)
    async with house.db.session() as session:
        row = await acts.take_in(session, "Root", raw)
        house.match_id = row.id
    assert row.slug == desk.slug
    async with house.db.session() as session:
        after = Live(await store.load(session, house.match_id))
        assert await verifying.verify(session, house.match_id) is None
        moves = await session.scalar(
            text("SELECT count(*) FROM moves WHERE match_id = :id"), {"id": house.match_id}
        )
    assert moves == before.head
    assert seen(after) == seen(before)
    assert after.log == before.log
    assert msgspec.json.decode(await desk.do(acts.export)) == msgspec.json.decode(raw)
    await take_seats(desk)
    await play_out(house)
    assert await desk.do(acts.verify) is None


async def take_seats(desk: Office) -> None:
    """Each person opens the link to the own seat."""
    for number, player_id in enumerate(desk.house.players):
        token = await desk.do(acts.reissue, number)
        async with desk.house.db.session() as session:
            player = await session.get(Player, player_id)
            assert player is not None
            await keys.spend_link(session, token, player)


async def play_out(house: House) -> None:
    rng, room = Rng(bytes(32)), house.rooms.of(house.match_id)
    while await room.look(lambda live: live.playing):
        await one_move(house, rng)
    assert await room.look(lambda live: live.outcome) is not None


async def test_a_second_copy_has_an_address_of_its_own(house: House) -> None:
    desk = await office(house, 0)
    await play_out(house)
    raw = await desk.do(acts.export)
    async with house.db.session() as session:
        row = await acts.take_in(session, "Root", raw)
        slugs = list(await session.scalars(select(MatchRow.slug)))
    assert row.status == "finished"
    assert len(set(slugs)) == 2


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda file: file.clear(), "no-export"),
        (lambda file: file.update(moves=[]), "no-export"),
        (lambda file: file.update(seed="xyz"), "no-export"),
        (lambda file: file.update(options={"mode": 7}), "no-export"),
        (lambda file: file.update(seats=[]), "no-export"),
        (lambda file: file.update(game="chess"), "no-such-game"),
        (lambda file: file.update(rules_version=99), "other-rules"),
        (lambda file: file["seats"][0].update(bot="hal"), "no-such-bot"),
        (lambda file: file.update(seed="00" * 32), "export-differs"),
        (lambda file: file["moves"][3].update(choices=["none"]), "export-differs"),
        (lambda file: file["log"][5].update(data={}), "export-differs"),
    ],
    ids=range(11),
)
async def test_what_is_no_export_is_not_taken_in(house: House, change: Any, code: str) -> None:
    desk = await office(house, 6)
    file = msgspec.json.decode(await desk.do(acts.export))
    change(file)
    with pytest.raises(AppError, match=code):
        async with house.db.session() as session:
            await acts.take_in(session, "Root", msgspec.json.encode(file))


async def test_a_lobby_is_not_exported(house: House) -> None:
    desk = await office(house, 0)
    async with house.db.session() as session:
        await session.execute(text("UPDATE matches SET status = 'open'"))
    for act, args in ((acts.export, ()), (acts.reissue, (0,))):
        with pytest.raises(AppError, match="not-started"):
            await desk.do(act, *args)
