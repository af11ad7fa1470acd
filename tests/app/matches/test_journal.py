"""The journal: many moves in one commit, each safe from the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

import pytest
from msgspec.json import encode
from sqlalchemy import text

from app.db import Database, driver_connection
from app.matches import store
from app.matches.journal import Journal, Stored, UnknownOutcomeError
from app.matches.live import Live
from app.matches.records import Draft, Row
from tests.app.matches.table import new_match, new_player


@pytest.fixture
async def journal(db: Database) -> AsyncGenerator[Journal]:
    """A running journal."""
    journal = Journal(db.writer)
    async with journal.running():
        yield journal


async def live_match(db: Database) -> Live:
    """A started match of two, in memory."""
    players = [(await new_player(db))[0] for _ in range(2)]
    match_id, _ = await new_match(db, players)
    return await load(db, match_id)


async def load(db: Database, match_id: int) -> Live:
    async with db.session() as session:
        return Live(await store.load(session, match_id))


def first_move(live: Live, command: str = "1.a") -> Draft:
    """The draft of the open question's first answer."""
    (decision,) = live.match.decisions.values()
    row = Row(
        live.head + 1, "move", decision.seat, decision.id, [decision.choices[0]], command=command
    )
    return live.play(row)


async def count(db: Database, table: str) -> int:
    async with db.session() as session:
        return int(await session.scalar(text(f"SELECT count(*) FROM {table}")))


async def test_a_stored_move_is_found_again(db: Database, journal: Journal) -> None:
    live = await live_match(db)
    assert await journal.store(first_move(live)) is Stored.DONE
    again = await load(db, live.id)
    assert again.head == live.head == 2
    assert again.log == live.log
    assert again.commands == {"1.a"}
    assert again.match.dump() == live.match.dump()


async def test_moves_that_wait_go_into_one_commit(db: Database, journal: Journal) -> None:
    matches = [await live_match(db) for _ in range(12)]
    before = journal.batches
    results = await asyncio.gather(*(journal.store(first_move(live)) for live in matches))
    assert results == [Stored.DONE] * 12
    assert journal.batches - before == 1


async def test_a_match_that_moved_on_is_left_out_alone(db: Database, journal: Journal) -> None:
    one, other = await live_match(db), await live_match(db)
    stale = await load(db, one.id)
    assert await journal.store(first_move(one, "1.a")) is Stored.DONE
    results = await asyncio.gather(
        journal.store(first_move(stale, "1.b")), journal.store(first_move(other, "1.c"))
    )
    assert results == [Stored.MOVED_ON, Stored.DONE]
    assert await count(db, "moves") == 4
    assert (await load(db, one.id)).commands == {"1.a"}


async def test_a_command_is_stored_once(db: Database, journal: Journal) -> None:
    one, other = await live_match(db), await live_match(db)
    assert await journal.store(first_move(one, "1.a")) is Stored.DONE
    again = first_move(one, "1.a")
    results = await asyncio.gather(journal.store(again), journal.store(first_move(other, "1.a")))
    assert results == [Stored.MOVED_ON, Stored.DONE]


async def test_a_match_held_by_somebody_else_holds_up_nobody(
    db: Database, journal: Journal
) -> None:
    one, other = await live_match(db), await live_match(db)
    async with db.session() as session:
        await session.execute(
            text("SELECT 1 FROM matches WHERE id = :id FOR UPDATE"), {"id": one.id}
        )
        results = await asyncio.gather(
            journal.store(first_move(one)), journal.store(first_move(other))
        )
    assert results == [Stored.MOVED_ON, Stored.DONE]


async def test_what_the_database_refuses_fails_alone(db: Database, journal: Journal) -> None:
    one, other = await live_match(db), await live_match(db)
    bad = first_move(one)
    bad.row = Row(bad.row.seq, "move", 0, "a\x00b", [1])
    good = journal.store(first_move(other))
    results = await asyncio.gather(journal.store(bad), good, return_exceptions=True)
    assert isinstance(results[0], Exception)
    assert not isinstance(results[0], UnknownOutcomeError)
    assert results[1] is Stored.DONE
    assert (await load(db, one.id)).head == 1


async def test_nothing_is_stored_of_a_match_that_is_over(db: Database, journal: Journal) -> None:
    live = await live_match(db)
    async with db.session() as session:
        await session.execute(text("UPDATE matches SET status = 'abandoned'"))
    assert await journal.store(first_move(live)) is Stored.MOVED_ON


async def test_a_lost_connection_leaves_the_outcome_unknown_and_heals(
    db: Database, journal: Journal
) -> None:
    live = await live_match(db)
    await journal.store(first_move(live, "1.a"))
    async with db.session() as session:
        await session.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                 " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                 " AND query LIKE '%WITH draft%'")
        )  # fmt: skip
    with pytest.raises(UnknownOutcomeError):
        await journal.store(first_move(live, "1.b"))
    again = await load(db, live.id)
    assert again.commands == {"1.a"}
    assert await journal.store(first_move(again, "1.b")) is Stored.DONE


async def test_a_connection_broken_at_commit_may_have_stored_the_move(
    db: Database, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await live_match(db)
    real = journal._append

    async def stored_but_unheard(batch: Any) -> set[int]:
        await real(batch)
        raise ConnectionResetError

    monkeypatch.setattr(journal, "_append", stored_but_unheard)
    with pytest.raises(UnknownOutcomeError):
        await journal.store(first_move(live, "1.a"))
    assert (await load(db, live.id)).commands == {"1.a"}


async def test_the_whole_is_one_statement_that_tells_others(db: Database, journal: Journal) -> None:
    heard: list[str] = []
    live = await live_match(db)
    async with db.engine.connect() as borrowed:
        connection = await driver_connection(borrowed)
        await connection.add_listener("sobremesa", lambda *args: heard.append(args[3]))
        await journal.store(first_move(live))
        await connection.execute("SELECT 1")
        await borrowed.invalidate()
    assert heard == [f"{live.id}:2"]


async def test_what_waits_at_the_end_is_stored(db: Database) -> None:
    live = await live_match(db)
    journal = Journal(db.writer)
    async with journal.running():
        waiting = asyncio.create_task(journal.store(first_move(live)))
        await asyncio.sleep(0)
    assert await waiting is Stored.DONE


async def test_snapshots_are_where_steps_end(db: Database, journal: Journal) -> None:
    live = await live_match(db)
    while live.match.step == 0:
        seat, decision = next(iter(live.match.decisions.items()))
        row = Row(live.head + 1, "move", seat, decision.id, [decision.choices[0]])
        assert await journal.store(live.play(row)) is Stored.DONE
    async with db.session() as session:
        rows = (await session.execute(text("SELECT seq FROM snapshots ORDER BY seq"))).scalars()
        assert list(rows) == [1, live.head]
        whole = Live(await store.load(session, live.id, whole=True))
    again = await load(db, live.id)
    assert again.match.dump() == whole.match.dump() == live.match.dump()
    assert again.log == whole.log
    assert encode(again.log) == encode(live.log)
