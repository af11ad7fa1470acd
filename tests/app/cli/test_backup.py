"""`sobremesa backup` and `restore`: all of it comes back, or nothing is touched."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import AsyncGenerator, Generator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import select, text
from typer.testing import CliRunner

from app.admin import acts
from app.cli import main
from app.cli.backups.form import read_about
from app.cli.migrating import newest
from app.db import Database
from app.embedded import Embedded
from app.matches.models import MatchRow
from tests.chaos.party import Party, party
from tests.conftest import _outside_loop, execute
from tests.live import LiveServer


class Operator:
    """Types commands for one database; `said` is what the last one printed."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.said = ""

    def types(self, *words: object) -> int:
        result = CliRunner().invoke(main, [*map(str, words)], env={"DATABASE_URL": self.url})
        assert result.exception is None or isinstance(result.exception, SystemExit), result.output
        self.said = result.output
        return result.exit_code


@pytest.fixture
def empty(postgres: Embedded) -> Generator[Operator]:
    """A database without any tables."""
    name = f"empty_{uuid4().hex[:8]}"
    _outside_loop(execute(postgres, f"create database {name}"))
    yield Operator(postgres.url_of(name))
    _outside_loop(execute(postgres, f"drop database {name} with (force)"))


@pytest.fixture
def full(database_url: str) -> Operator:
    return Operator(database_url)


@pytest.fixture
async def playing(live_server: LiveServer) -> AsyncGenerator[Party]:
    server: Any = live_server
    made = await party(server, seed=5, names=("Ana", "Bo"), bots=("random",) * 2, auto=True)
    yield made
    await made.close()


def names_in(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


async def asked(url: str, statement: str) -> Any:
    db = Database(url)
    async with db.session() as session:
        found = await session.scalar(text(statement))
    await db.close()
    return found


async def test_a_backup_made_while_people_play_holds_whole_matches(
    playing: Party, full: Operator, empty: Operator, tmp_path: Path
) -> None:
    file = tmp_path / "all.backup"
    await playing.clients[0].until(lambda: len(playing.clients[0].acked) > 2)
    assert await asyncio.to_thread(full.types, "backup", file) == 0, full.said
    assert "1 matches" in full.said
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert names_in(tmp_path) == ["all.backup"]
    assert await asyncio.to_thread(empty.types, "restore", file) == 0, empty.said
    assert "Restored 1 matches" in empty.said
    db = Database(empty.url)
    async with db.session() as session:
        row = (await session.scalars(select(MatchRow))).one()
        assert row.slug == playing.slug
        assert row.head > 3
        assert [found for _, found in await acts.verify_all(session, "test")] == [None]
        session.add(MatchRow(slug="next", game="x", rules_version=1, options={}, seat_count=2))
        await session.flush()
        assert await session.scalar(select(MatchRow.id).where(MatchRow.slug == "next")) > row.id
    await db.close()


async def test_what_is_not_empty_is_kept_unless_told(full: Operator, tmp_path: Path) -> None:
    file = tmp_path / "a"
    await asked(
        full.url,
        "insert into players (name, token_hash, preferences) values ('Ana', 'x', '{}') returning 1",
    )
    assert await asyncio.to_thread(full.types, "backup", file) == 0
    await asked(
        full.url,
        "insert into players (name, token_hash, preferences) values ('Bo', 'y', '{}') returning 1",
    )
    assert await asyncio.to_thread(full.types, "restore", file) == 1
    assert "not empty: players" in full.said
    assert await asked(full.url, "select count(*) from players") == 2
    assert await asyncio.to_thread(full.types, "restore", file, "--replace") == 0, full.said
    assert await asked(full.url, "select string_agg(name, ' ') from players") == "Ana"
    assert await asked(full.url, "select version_num from alembic_version") == newest()


async def test_a_database_in_use_is_left_alone(
    live_server: LiveServer, full: Operator, tmp_path: Path
) -> None:
    file = tmp_path / "a"
    assert await asyncio.to_thread(full.types, "backup", file) == 0
    assert await asyncio.to_thread(full.types, "restore", file, "--replace") == 1
    assert "stop all servers first" in full.said


async def test_a_backup_of_older_tables_is_brought_up_to_date(
    full: Operator, tmp_path: Path, postgres: Embedded
) -> None:
    from sqlalchemy.ext.asyncio import create_async_engine

    from app.cli.migrating import upgrade_within

    file, name = tmp_path / "old", f"old_{uuid4().hex[:8]}"
    await execute(postgres, f"create database {name}")
    engine = create_async_engine(postgres.url_of(name))
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_within, "0001")
    await engine.dispose()
    old = Operator(postgres.url_of(name))
    await asked(
        old.url,
        "insert into players (name, token_hash, preferences) values ('Ana', 'x', '{}') returning 1",
    )
    assert await asyncio.to_thread(old.types, "backup", file) == 0, old.said
    assert read_about(file).revision == "0001"
    assert await asyncio.to_thread(full.types, "restore", file) == 0, full.said
    assert await asked(full.url, "select name from players") == "Ana"
    assert await asked(full.url, "select version_num from alembic_version") == newest()
    await execute(postgres, f"drop database {name} with (force)")


async def test_a_damaged_file_is_refused_in_words(
    full: Operator, empty: Operator, tmp_path: Path
) -> None:
    file, bad = tmp_path / "good", tmp_path / "bad"
    assert await asyncio.to_thread(full.types, "backup", file) == 0
    whole = file.read_bytes()
    changes = [whole[:cut] for cut in (len(whole) - 1, len(whole) // 2, 100)]
    changes += [
        whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :]
        for at in (12, len(whole) // 2, len(whole) - 90, len(whole) - 5)
    ]
    for changed in changes:
        bad.write_bytes(changed)
        assert await asyncio.to_thread(empty.types, "restore", bad) == 1
        assert "cut short or was changed" in empty.said
    for other in (b"", b"something else", b"PK\x03\x04"):
        bad.write_bytes(other)
        assert await asyncio.to_thread(empty.types, "restore", bad) == 1
        assert "bad" in empty.said
    assert await asked(empty.url, "select count(*) from pg_tables where schemaname = 'public'") == 0


async def test_what_cannot_be_is_said(
    full: Operator, empty: Operator, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await asyncio.to_thread(empty.types, "backup", tmp_path / "a") == 1
    assert "no tables of Sobremesa" in empty.said
    assert await asyncio.to_thread(full.types, "backup", tmp_path / "no" / "a") == 1
    assert "cannot be written" in full.said
    file, other = tmp_path / "a", tmp_path / "b"
    assert await asyncio.to_thread(full.types, "backup", file) == 0
    assert await asyncio.to_thread(full.types, "backup", file) == 1
    assert "exists already" in full.said
    await asked(full.url, "update alembic_version set version_num = '9999' returning 1")
    assert await asyncio.to_thread(full.types, "backup", other) == 0
    assert await asyncio.to_thread(empty.types, "restore", other) == 1
    assert "later release" in empty.said
    monkeypatch.setattr("app.cli.backups.form.FORM", 0)
    assert await asyncio.to_thread(empty.types, "restore", file) == 1
    assert "later release" in empty.said
