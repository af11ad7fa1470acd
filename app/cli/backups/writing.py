"""Writes a backup: all tables as they were at one moment, while others go on writing."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path
from typing import IO, Any, Final

import asyncpg
import msgspec
from sqlalchemy.ext.asyncio import create_async_engine

from app.cli.backups.form import ABOUT, SEAL, About, BackupError, about, revision_of, seal, tables
from app.db import async_url, driver_connection

_SEQUENCES: Final = """
SELECT c.relname || '.' || a.attname AS name,
  pg_sequence_last_value(pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass)
    AS last
FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND a.attidentity <> ''
"""


async def write(url: str, path: Path) -> About:
    """Write the database at `url` to a new file, readable by its owner alone.

    Raises BackupError where there is such a file, or the database is none of ours. What is
    written grows beside the file, under its name with `.part`, and gets the name when whole.
    """
    part = _beside(path)
    engine = create_async_engine(async_url(url))
    try:
        with _only_ours(part) as file:
            async with engine.connect() as connection:
                found = await _write(await driver_connection(connection), file)
        seal(part)
        part.rename(path)
    except OSError as error:
        raise BackupError(f"{path} cannot be written: {error.strerror}.") from error
    finally:
        part.unlink(missing_ok=True)
        await engine.dispose()
    return found


def _beside(path: Path) -> Path:
    """Where a file grows until it is whole."""
    if path.exists():
        raise BackupError(f"{path} exists already.")
    return path.with_name(path.name + ".part")


def _only_ours(path: Path) -> IO[bytes]:
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")


async def _write(connection: asyncpg.Connection[Any], file: IO[bytes]) -> About:
    revision = await revision_of(connection)
    if revision is None:
        raise BackupError("The database holds no tables of Sobremesa.")
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as parts:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            rows = {
                table: await _copy(connection, parts, table, columns)
                for table, columns in (await tables(connection)).items()
            }
        last = {row["name"]: row["last"] or 0 for row in await connection.fetch(_SEQUENCES)}
        found = about(revision, rows, last)
        parts.writestr(ABOUT, msgspec.json.format(msgspec.json.encode(found)))
        parts.comment = bytes(SEAL)
    file.flush()
    os.fsync(file.fileno())
    return found


async def _copy(
    connection: asyncpg.Connection[Any], parts: zipfile.ZipFile, table: str, columns: list[str]
) -> int:
    """Write one table; the number of its rows. Its first line names the columns."""
    with parts.open(table, "w", force_zip64=True) as part:
        part.write(msgspec.json.encode(columns) + b"\n")

        async def take(chunk: bytes) -> None:
            part.write(chunk)

        done = await connection.copy_from_table(table, columns=columns, output=take)
    return int(done.rpartition(" ")[2])
