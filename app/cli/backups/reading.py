"""Takes a backup back: all of it or nothing, in one transaction."""

from __future__ import annotations

import zipfile
from collections.abc import AsyncGenerator
from graphlib import TopologicalSorter
from pathlib import Path
from typing import IO, Any, Final

import asyncpg
import msgspec
from alembic.util import CommandError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from app.cli.backups.form import CHUNK, About, BackupError, read_about, tables
from app.cli.migrating import HEAD, upgrade_within
from app.db import async_url, driver_connection

_REFERENCES: Final = """
SELECT conrelid::regclass::text AS table, confrelid::regclass::text AS needs FROM pg_constraint
WHERE contype = 'f' AND connamespace = current_schema()::regnamespace AND conrelid <> confrelid
"""
_OTHERS: Final = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""


async def restore(url: str, path: Path, *, replace: bool = False) -> About:
    """Fill the database at `url` from a backup and bring its tables up to this release.

    Raises BackupError, and changes nothing, where the file is damaged or of a later release,
    where somebody else uses the database, and where it holds something, unless `replace`.
    """
    found = read_about(path)
    engine = create_async_engine(async_url(url), hide_parameters=True)
    try:
        async with engine.begin() as connection:
            await connection.exec_driver_sql("SELECT 1")  # begins the transaction
            await _restore(connection, path, found, replace=replace)
    finally:
        await engine.dispose()
    return found


async def _restore(connection: AsyncConnection, path: Path, found: About, *, replace: bool) -> None:
    driver = await driver_connection(connection)
    await _require_alone(driver)
    await _clear(driver, replace=replace)
    try:
        await connection.run_sync(upgrade_within, found.revision)
    except CommandError as error:
        raise BackupError(f"{path} was made by a later release, {found.release}.") from error
    with zipfile.ZipFile(path) as parts:
        for table in await _in_order(driver):
            if table in found.rows:
                await _fill(driver, parts, table)
    for name, last in found.sequences.items():
        await _count_on(driver, name, last)
    await connection.run_sync(upgrade_within, HEAD)


async def _require_alone(driver: asyncpg.Connection[Any]) -> None:
    if await driver.fetchval(_OTHERS):
        raise BackupError("Somebody else uses the database: stop all servers first.")


async def _clear(driver: asyncpg.Connection[Any], *, replace: bool) -> None:
    """Drop all tables; BackupError where one holds something that may not be lost."""
    names = list(await tables(driver))
    if not replace:
        for name in names:
            if await driver.fetchval(f'SELECT EXISTS (SELECT FROM "{name}")'):  # noqa: S608 - a table's own name
                raise BackupError(f"The database is not empty: {name}. See --replace.")
    for name in (*names, "alembic_version"):
        await driver.execute(f'DROP TABLE IF EXISTS "{name}" CASCADE')


async def _in_order(driver: asyncpg.Connection[Any]) -> list[str]:
    """All tables, each after those that it refers to."""
    graph: dict[str, set[str]] = {name: set() for name in await tables(driver)}
    for row in await driver.fetch(_REFERENCES):
        graph[row["table"]].add(row["needs"])
    return list(TopologicalSorter(graph).static_order())


async def _fill(driver: asyncpg.Connection[Any], parts: zipfile.ZipFile, table: str) -> None:
    with parts.open(table) as part:
        columns = msgspec.json.decode(part.readline(), type=list[str])
        await driver.copy_to_table(table, source=_chunks(part), columns=columns)


async def _chunks(part: IO[bytes]) -> AsyncGenerator[bytes]:
    while chunk := part.read(CHUNK):
        yield chunk


async def _count_on(driver: asyncpg.Connection[Any], name: str, last: int) -> None:
    """Let a sequence go on where it was: no number is given twice."""
    table, column = name.split(".")
    if last:
        await driver.execute(
            "SELECT setval(pg_get_serial_sequence(quote_ident($1), $2)::regclass, $3)",
            table,
            column,
            last,
        )
