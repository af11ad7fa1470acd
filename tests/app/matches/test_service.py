"""What people do to a match beside moving."""

from __future__ import annotations

import hashlib
from datetime import timedelta

import pytest
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncSession

from app.db import Database
from app.errors import AppError
from app.matches import service, store
from app.matches.live import Live, ranked
from app.matches.models import DueRow, MatchRow, MoveRow
from app.people.models import Player, SeatLink
from app.signals import notify
from engines.catalogue import GAMES
from engines.kernel import Entry, Outcome
from tests.app.matches.table import Table, new_match, new_player


async def match_of(db: Database, *bots: str, start: bool = True) -> tuple[int, list[int]]:
    players = [(await new_player(db))[0] for _ in range(2)]
    match_id, _ = await new_match(db, [*players, *bots], start=start)
    return match_id, players


async def kinds(session: AsyncSession, match_id: int) -> list[str]:
    query = select(MoveRow.kind).where(MoveRow.match_id == match_id).order_by(MoveRow.seq)
    return list(await session.scalars(query))


def refused(code: str) -> pytest.RaisesExc[AppError]:
    return pytest.RaisesExc(AppError, check=lambda error: error.code == code)


async def test_a_started_match_names_the_hash_of_its_seed(db: Database) -> None:
    match_id, _ = await match_of(db)
    async with db.session() as session:
        row = await service.match_by_id(session, match_id)
        assert row.seed is not None
        assert row.seed_hash == hashlib.sha256(row.seed).hexdigest()
        assert (row.status, row.head, row.awaited) == ("playing", 1, [0])
        assert await kinds(session, match_id) == ["start"]


async def test_a_match_cannot_start_twice_or_with_an_empty_seat(db: Database) -> None:
    match_id, players = await match_of(db)
    async with db.session() as session:
        with refused("already-started"):
            await service.start_match(session, match_id)
        match = await service.create_match(session, "probe", players[0])
        with refused("empty-seats"):
            await service.start_match(session, match.id)


async def test_a_match_is_created_only_as_the_game_allows(db: Database) -> None:
    player, _ = await new_player(db)
    async with db.session() as session:
        with refused("no-such-game"):
            await service.create_match(session, "chess", player)
        with refused("bad-seat-count"):
            await service.create_match(session, "probe", player, seat_count=9)
        with refused("bad-options"):
            await service.create_match(session, "probe", player, options={"rounds": 3})
        match = await service.create_match(session, "probe", player, options={"rounds": 1})
        assert match.options == {"rounds": 1}
        assert len(match.slug) == service.SLUG_LENGTH
        assert [seat.number for seat in match.seats] == [0, 1]
        with refused("no-such-match"):
            await service.match_by_slug(session, "nothing")
        with refused("no-such-seat"):
            service.seat_at(match, 2)


async def test_who_concedes_leaves_the_seat_to_a_bot(db: Database) -> None:
    match_id, players = await match_of(db)
    async with db.session() as session:
        await service.concede(session, match_id, players[0])
        with refused("already-conceded"):
            await service.concede(session, match_id, players[0])
        with refused("no-seat"):
            await service.concede(session, match_id, 999)
    async with db.session() as session:
        seat = (await service.match_by_id(session, match_id)).seats[0]
        assert (seat.conceded, seat.bot, seat.player_id) == (True, "dice", players[0])
        assert await kinds(session, match_id) == ["start", "concede"]
        due = (await session.scalars(select(DueRow))).one()
        assert (due.kind, due.seat) == ("bot", 0)
        with refused("seat-needs-bot"):
            await service.seat_bot(session, match_id, 0, None)


def test_who_concedes_ranks_behind_all_who_did_not() -> None:
    outcome = Outcome([9, 5, 5, 1], [1, 2, 2, 4], "rounds")
    game = GAMES["kamozza"]
    assert ranked(game, outcome, frozenset()) is outcome
    assert ranked(game, outcome, frozenset({0})).ranks == [4, 1, 1, 3]
    assert ranked(game, outcome, frozenset({0, 3})).ranks == [3, 1, 1, 4]
    assert ranked(GAMES["kamakura"], outcome, frozenset({0})) is outcome


async def test_who_concedes_holds_up_no_agreed_end(db: Database) -> None:
    players = [(await new_player(db))[0] for _ in range(2)]
    match_id, _ = await new_match(db, players)
    async with db.session() as session:
        await service.vote_end(session, match_id, players[0])
        await service.concede(session, match_id, players[1])
    async with db.session() as session:
        assert (await service.match_by_id(session, match_id)).status == "abandoned"
        assert await kinds(session, match_id) == ["start", "concede", "end"]
        log = Live(await store.load(session, match_id)).log
        assert log[-2:] == [
            Entry("table-conceded", {"seat": 1}),
            Entry("table-ended", {"seats": [0]}),
        ]


async def test_all_together_end_a_match(db: Database) -> None:
    match_id, players = await match_of(db, "random")
    async with db.session() as session:
        assert not await service.vote_end(session, match_id, players[0])
        assert not await service.vote_end(session, match_id, players[0], wants=False)
        assert not await service.vote_end(session, match_id, players[1])
        assert await service.vote_end(session, match_id, players[0])
    async with db.session() as session:
        row = await service.match_by_id(session, match_id)
        assert (row.status, row.awaited) == ("abandoned", [])
        assert row.ended_at is not None
        live = Live(await store.load(session, match_id))
        assert live.status == "abandoned"
        with refused("not-playing"):
            await service.vote_end(session, match_id, players[0])


async def test_a_bot_takes_and_gives_back_a_seat(db: Database) -> None:
    match_id, players = await match_of(db)
    async with db.session() as session:
        with refused("no-such-bot"):
            await service.seat_bot(session, match_id, 0, "deep-thought")
        await service.seat_bot(session, match_id, 0, "random")
        await service.seat_bot(session, match_id, 0, None)
        seat = (await service.match_by_id(session, match_id)).seats[0]
        assert (seat.bot, seat.player_id) == (None, players[0])
        assert await kinds(session, match_id) == ["start", "seat", "seat"]
        assert (await store.load(session, match_id)).head == 3


async def test_a_seat_given_away_shuts_every_old_key_out(db: Database) -> None:
    match_id, players = await match_of(db)
    new, _ = await new_player(db)
    second, _ = await new_player(db)
    async with db.session() as session:
        session.add(
            SeatLink(
                token_hash=b"x" * 32, match_id=match_id, seat=0, spent_by=second,
                expires_at=text("now()"),
            )
        )  # fmt: skip
        await session.flush()
        assert await service.seat_of(session, match_id, second) == 0
        with refused("already-seated"):
            await service.give_seat(session, match_id, 0, players[1])
        await service.give_seat(session, match_id, 0, new, name="New")
        keys = (players[0], second, new)
        seats = [await service.seat_of(session, match_id, key) for key in keys]
        assert seats == [None, None, 0]
        row = await service.match_by_id(session, match_id)
        assert (row.host_id, row.seats[0].name) == (new, "New")
        assert await kinds(session, match_id) == ["start", "seat"]


async def test_the_host_passes_on_when_the_host_is_gone(db: Database) -> None:
    match_id, players = await match_of(db)
    async with db.session() as session:
        assert await service.pass_host(session, match_id, {players[1]}) == players[0]
        at_once = timedelta(seconds=-1)
        assert await service.pass_host(session, match_id, set(), gone_after=at_once) == players[0]
        assert await service.pass_host(session, match_id, players, gone_after=at_once) == players[0]
        heir = await service.pass_host(session, match_id, {players[1]}, gone_after=at_once)
        assert heir == players[1]


async def test_a_visit_says_who_one_is(db: Database) -> None:
    players = [(await new_player(db))[0] for _ in range(3)]
    _, slug = await new_match(db, players[:2], watch=False)
    async with db.session() as session:
        host = await service.load_for_page(session, slug, players[0])
        assert (host.seat, host.is_host, host.may_watch) == (0, True, True)
        stranger = await service.load_for_page(session, slug, players[2])
        assert (stranger.seat, stranger.is_host, stranger.may_watch) == (None, False, False)
        nobody = await service.load_for_page(session, slug, None)
        assert not nobody.may_watch


async def test_open_tables_hear_of_changes(table: Table) -> None:
    ana, bo = await table.seat(0), await table.seat(1)
    async with table.db.session() as session:
        await service.vote_end(session, table.match_id, table.players[1])
    await ana.until("people", end_votes=[1])
    async with table.db.session() as session:
        await service.vote_end(session, table.match_id, table.players[1], wants=False)
        await service.concede(session, table.match_id, table.players[0])
    while not bo.people["seats"][0]["conceded"]:
        await bo.next()
    assert (await ana.ask("move", decision="0.0.1", choices=[1]))["code"] == "conceded"
    await bo.until("view", ready=[0])
    await bo.move("red")


async def test_a_seat_given_away_closes_its_old_pages(table: Table) -> None:
    ana = await table.seat(0)
    watcher, key = await new_player(table.db, "Cy")
    other = await table.page(key)
    async with table.db.session() as session:
        await service.give_seat(session, table.match_id, 0, watcher)
    assert (await ana.until("bye"))["code"] == "revoked"
    assert (await other.until("bye"))["code"] == "restart"
    again = await table.page(key)
    assert again.welcome["you"] == 0


async def test_an_agreed_end_is_shown(table: Table) -> None:
    ana = await table.seat(0)
    async with table.db.session() as session:
        for player in table.players:
            await service.vote_end(session, table.match_id, player)
    await ana.until("view", status="abandoned")
    assert (ana.view["decision"], ana.view["awaited"]["seats"]) == (None, [])
    assert len(ana.view["seed"]) == 64


async def test_rows_of_players_do_not_hold_matches(db: Database) -> None:
    match_id, players = await match_of(db)
    async with db.session() as session:
        await session.delete(await session.get_one(Player, players[0]))
    async with db.session() as session:
        assert (await session.get_one(MatchRow, match_id)).host_id is None


async def test_who_sits_is_told_of_the_rematch(table: Table) -> None:
    ana, watcher = await table.seat(0), await table.page(None)
    async with table.db.session() as session:
        old = await service.match_by_slug(session, table.slug)
        new = await service.create_match(session, old.game, table.players[0], rematch_of=old.id)
        await notify(session, old.id)
    await ana.until("people", rematch=new.slug)
    await watcher.hush()
    assert watcher.people["rematch"] is None
    assert new.slug not in "".join(watcher.raw)


async def test_who_sits_is_told_when_the_seat_is_open_elsewhere_too(table: Table) -> None:
    ana, watcher = await table.seat(0), await table.page(None)
    assert ana.people["devices"] == 1
    phone, _ = await new_player(table.db)
    async with table.db.session() as session:
        row = await service.match_by_slug(session, table.slug)
        session.add(
            SeatLink(
                token_hash=b"y" * 32, match_id=row.id, seat=0, spent_by=phone,
                expires_at=text("now()"),
            )
        )  # fmt: skip
        await notify(session, row.id)
    await ana.until("people", devices=2)
    await watcher.hush()
    assert watcher.people["devices"] == 0
