"""Somebody is gone: the others' match is whole, and what the person said is taken back."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from app.matches import archive, parting, proposals, service, store, talk, verifying
from app.matches.live import Live
from app.matches.protocol import Say
from app.matches.service import match_by_id
from tests.app.matches.house import House
from tests.app.matches.test_proposals import propose
from tests.app.matches.test_restoring import played


async def gone(house: House, seat: int) -> None:
    async with house.db.session() as session:
        match = await match_by_id(session, house.match_id, lock=True)
        await parting.vacate(session, match, match.seats[seat], "parted")


async def speak(house: House, seat: int, words: str) -> None:
    async with house.db.session() as session:
        speaker = talk.Speaker(house.match_id, house.players[seat], seat, f"P{seat}")
        await talk.say(session, speaker, Say(f"c{seat}", words))


async def value(house: House, query: str) -> Any:
    async with house.db.session() as session:
        return await session.scalar(text(query))


@pytest.mark.parametrize("game", ["kamozza", "kamakura"])
async def test_the_match_is_whole_and_goes_on(house: House, game: str) -> None:
    await played(house, game, 5)
    await gone(house, 1)
    async with house.db.session() as session:
        assert await verifying.verify(session, house.match_id) is None
        live = Live(await store.load(session, house.match_id))
        raw = msgspec.json.encode(await archive.export(session, house.match_id, whole=True))
        assert b"P1" not in raw
        taken = await archive.take_in(session, raw)
        assert await verifying.verify(session, taken.id) is None
    assert live.place(1).bot is not None
    assert not live.place(1).conceded
    assert live.log[-1].key == "table-parted"
    asked = [seat for seat in live.match.decisions if seat == 1]
    assert await value(house, "SELECT count(*) FROM due WHERE seat = 1 AND kind = 'bot'") >= len(
        asked
    )


async def test_open_pages_forget_what_was_said(house: House) -> None:
    await played(house, "kamozza", 3)
    room = house.rooms.of(house.match_id)
    bo = await house.pupil(room, 0)
    ana = await house.pupil(room, 1)
    await speak(house, 0, "mine")
    await speak(house, 1, "hers")
    await room.refresh()
    await gone(house, 1)
    await room.refresh()
    await bo.connection.drained(1)
    await ana.connection.drained(1)
    said = {frame["text"]: frame["id"] for frame in bo.frames if frame["type"] == "chat"}
    unsaid = [frame["ids"] for frame in bo.frames if frame["type"] == "unsaid"]
    assert unsaid == [[said["hers"]]]
    assert (ana.frames[-1]["type"], ana.frames[-1]["code"]) == ("bye", "revoked")
    people = [frame for frame in bo.frames if frame["type"] == "people"][-1]
    assert people["seats"][1]["name"] == "Former player 2"
    assert not people["seats"][1]["stands_in"]


async def test_reasons_are_words_of_the_person(house: House) -> None:
    await played(house, "kamozza", 5)
    await propose(house, 1, why="my own words")
    for seat in (0, 2):
        async with house.db.session() as session:
            player = house.players[seat]
            await proposals.answer(session, house.match_id, player, agree=True)
    await propose(house, 1, why="my own words again")
    await gone(house, 1)
    for table in ("entries", "moves", "proposals"):
        assert (
            await value(house, f"SELECT count(*) FROM {table} t WHERE t::text ~ 'own words'") == 0
        )
    async with house.db.session() as session:
        assert await verifying.verify(session, house.match_id) is None


async def test_a_vote_that_waited_for_the_person_alone_is_done(house: House) -> None:
    await played(house, "kamozza", 3)
    for seat in (0, 2):
        async with house.db.session() as session:
            await service.vote_end(session, house.match_id, house.players[seat])
    await gone(house, 1)
    assert await value(house, "SELECT status FROM matches") == "abandoned"


async def test_a_match_of_other_rules_lets_people_go_as_well(house: House) -> None:
    await played(house, "kamozza", 3)
    async with house.db.session() as session:
        await session.execute(text("UPDATE matches SET rules_version = 999"))
    await gone(house, 1)
    assert await value(house, "SELECT name FROM seats WHERE number = 1") == ""
