"""One byte that was changed in the store is found, in the match where it is."""

from __future__ import annotations

import asyncio
import os

import pytest
from sqlalchemy import text

from app.matches import verifying
from engines.catalogue import GAMES
from engines.kernel import Rng
from tests.app.matches.house import House
from tests.app.matches.test_restoring import played, running

MATCHES = int(os.environ.get("VERIFY_MATCHES", "8"))
"""How many matches are stored; `VERIFY_MATCHES=1000` for the long form."""
AT_ONCE = 8
BYTES = {
    "snapshot": "UPDATE snapshots SET state = set_byte(state, {at} % length(state),"
    " get_byte(state, {at} % length(state)) # 1) WHERE match_id = {id} AND seq > 1 AND seq ="
    " (SELECT max(seq) FROM snapshots WHERE match_id = {id})",
    "hash": "UPDATE snapshots SET hash = translate(left(hash, 1), '0123456789abcdef',"
    " '123456789abcdef0') || substr(hash, 2) WHERE match_id = {id} AND seq ="
    " (SELECT max(seq) FROM snapshots WHERE match_id = {id})",
    "seed": "UPDATE matches SET seed = set_byte(seed, {at} % 32, get_byte(seed, {at} % 32) # 1)"
    " WHERE id = {id}",
    "log": "UPDATE entries SET key = 'x' || substr(key, 2) WHERE match_id = {id} AND seq ="
    " (SELECT max(seq) FROM entries WHERE match_id = {id})",
    "move": "UPDATE moves SET seat = seat # 1 WHERE match_id = {id} AND kind = 'move' AND seq ="
    " (SELECT min(seq) FROM moves WHERE match_id = {id} AND kind = 'move')",
}
"""Statements that change one byte (of a number, its last bit) of a match."""


async def store_matches(house: House, count: int) -> list[int]:
    """Finished and unfinished matches of all games, played through rooms; their numbers."""
    games, tables = [*GAMES], asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> int:
        async with tables:
            table = House(house.db)
            table.journal, table.rooms = house.journal, house.rooms
            game = games[number % len(games)]
            await played(table, game, 60, min(GAMES[game].info.seats))
            await running(table)
            return table.match_id

    return await asyncio.gather(*(one(number) for number in range(count)))


async def found(house: House, matches: list[int]) -> dict[int, str]:
    """The matches that differ, and where."""
    differ: dict[int, str] = {}
    for match_id in matches:
        async with house.db.session() as session:
            if difference := await verifying.verify(session, match_id):
                differ[match_id] = difference.what
    return differ


@pytest.mark.unmeasured
async def test_one_changed_byte_is_found_where_it_is(house: House) -> None:
    matches, rng = await store_matches(house, MATCHES), Rng(bytes(32))
    assert await found(house, matches) == {}
    spoilt = dict(zip(rng.sample(matches, len(BYTES)), BYTES, strict=True))
    async with house.db.session() as session:
        for match_id, part in spoilt.items():
            change = BYTES[part].format(id=match_id, at=rng.below(10_000))
            assert (await session.execute(text(change))).rowcount > 0, part
    differ = await found(house, matches)
    assert differ.keys() == spoilt.keys()
