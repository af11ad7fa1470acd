"""What a backup is: a zip of PostgreSQL's own text form of each table, sealed by a checksum.

`about.json` says what stands in it. The zip's comment is the SHA-256 of all bytes before it, so
that a file that was cut short or changed is known by reading it once.
"""

from __future__ import annotations

import zipfile
from datetime import UTC, datetime
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, BinaryIO, Final, cast

import asyncpg
import msgspec

FORM: Final = 1
ABOUT: Final = "about.json"
SEAL: Final = 64
CHUNK: Final = 1 << 20

_TABLES: Final = """
SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
  AND c.relname <> 'alembic_version'
  AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
GROUP BY c.relname ORDER BY c.relname
"""


class BackupError(Exception):
    """A backup cannot be written or taken back; the message says why. Nothing was changed."""


class About(msgspec.Struct, frozen=True):
    """What a backup holds: rows by table, and the last number that each sequence gave."""

    form: int
    made: datetime
    release: str
    revision: str
    rows: dict[str, int]
    sequences: dict[str, int]


def about(revision: str, rows: dict[str, int], sequences: dict[str, int]) -> About:
    """What is written into a backup that is made now."""
    return About(FORM, datetime.now(UTC), version("sobremesa"), revision, rows, sequences)


async def tables(connection: asyncpg.Connection[Any]) -> dict[str, list[str]]:
    """The columns of each table, but for what the database computes itself."""
    return {row["name"]: row["columns"] for row in await connection.fetch(_TABLES)}


async def revision_of(connection: asyncpg.Connection[Any]) -> str | None:
    """The revision of the tables; None where there are none of ours."""
    try:
        return cast("str", await connection.fetchval("SELECT version_num FROM alembic_version"))
    except asyncpg.UndefinedTableError:
        return None


def seal(path: Path) -> None:
    """Write the checksum of a finished zip into its comment, which is there already."""
    with path.open("r+b") as file:
        digest = _digest(file, path.stat().st_size - SEAL)
        file.seek(-SEAL, 2)
        file.write(digest)


def read_about(path: Path) -> About:
    """What a backup holds; BackupError where the file is none, is damaged, or of a later form."""
    try:
        _require_seal(path)
        with zipfile.ZipFile(path) as parts:
            found = msgspec.json.decode(parts.read(ABOUT), type=About)
    except (zipfile.BadZipFile, KeyError, msgspec.DecodeError) as error:
        raise BackupError(f"{path} is no backup of Sobremesa.") from error
    except OSError as error:
        raise BackupError(f"{path} cannot be read: {error.strerror}.") from error
    if found.form != FORM:
        raise BackupError(f"{path} was made by a later release, {found.release}.")
    return found


def _require_seal(path: Path) -> None:
    size = path.stat().st_size
    with path.open("rb") as file:
        if file.read(4) != b"PK\x03\x04":
            raise BackupError(f"{path} is no backup of Sobremesa.")
        file.seek(0)
        if _digest(file, size - SEAL) != file.read():
            raise BackupError(f"{path} is cut short or was changed: its checksum is wrong.")


def _digest(file: BinaryIO, size: int) -> bytes:
    """The checksum of the next `size` bytes."""
    found, left = sha256(), size
    while left > 0 and (chunk := file.read(min(CHUNK, left))):
        found.update(chunk)
        left -= len(chunk)
    return found.hexdigest().encode()
