"""`sobremesa matches dry-run`: the open matches of a server, played again by the code at hand."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncGenerator, Generator
from contextlib import aclosing, contextmanager
from pathlib import Path
from typing import Final

import msgspec
import typer
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from app.cli.backups import reading
from app.cli.backups.form import BackupError, revision_of
from app.cli.database import database
from app.cli.migrating import newest
from app.cli.serving import read_settings
from app.db import Database, driver_connection
from app.embedded import Embedded
from app.errors import AppError
from app.matches.models import MatchRow
from app.matches.verifying import Difference, verify

WELL: Final = "ok"


class Result(msgspec.Struct, frozen=True):
    """What became of one match: `ok`, or at which move what differs."""

    match: str
    game: str
    moves: int
    result: str
    move: int | None = None


def dry_run(backup: Path | None, *, as_json: bool) -> None:
    """Report on each open match; typer.Exit with 1 where one differs, or none can be read."""
    with _rehearsal(backup) as url:
        wrong, count = asyncio.run(_report(url, as_json=as_json))
    if not as_json:
        typer.echo(f"{count} open matches, {wrong} differ")
    raise typer.Exit(bool(wrong))


@contextmanager
def _rehearsal(backup: Path | None) -> Generator[str]:
    """The database to look at: the server's, or one made of a backup and thrown away after."""
    try:
        if backup is None:
            with database(read_settings()) as url:
                asyncio.run(_require_our_tables(url))
                yield url
            return
        with tempfile.TemporaryDirectory(prefix="sobremesa-") as folder:
            Path(folder).chmod(0o755)  # as root, another user runs the database
            with Embedded(Path(folder), durable=False) as embedded:
                asyncio.run(reading.restore(embedded.url, backup))
                yield embedded.url
    except BackupError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from error


async def _require_our_tables(url: str) -> None:
    """Raises BackupError where tables would have to be changed: a look changes nothing."""
    db = Database(url)
    async with db.engine.connect() as connection:
        found = await revision_of(await driver_connection(connection))
    await db.close()
    if found != newest():
        raise BackupError(
            f"The tables are at revision {found}, this release wants {newest()}. "
            "Make a backup and give it with --backup: it is looked at in a database of its own."
        )


async def _report(url: str, *, as_json: bool) -> tuple[int, int]:
    """Print a line for each open match; how many differ, and how many there are."""
    db, wrong, count = Database(url), 0, 0
    async with aclosing(_results(db)) as results:
        async for result in results:
            count += 1
            wrong += result.result != WELL
            typer.echo(msgspec.json.encode(result).decode() if as_json else _in_words(result))
    await db.close()
    return wrong, count


def _in_words(found: Result) -> str:
    where = "" if found.move is None else f" differs at move {found.move}"
    return f"{found.match} {found.game}, {found.moves} moves: {found.result}{where}"


async def _results(db: Database) -> AsyncGenerator[Result]:
    async with db.session() as session:
        query = select(MatchRow.id).where(MatchRow.status == "playing").order_by(MatchRow.id)
        numbers = list(await session.scalars(query))
    for number in numbers:
        async with db.session() as session:
            yield await _result(session, number)


async def _result(session: AsyncSession, number: int) -> Result:
    row = await session.get_one(MatchRow, number)
    found = await _difference(session, number)
    if found is None:
        return Result(row.slug, row.game, row.head, WELL)
    return Result(row.slug, row.game, row.head, found.what, found.seq or None)


async def _difference(session: AsyncSession, number: int) -> Difference | None:
    """The first difference; rules that fail in any way are one."""
    try:
        return await verify(session, number)
    except AppError as error:
        return Difference(0, error.code)
    except Exception as error:  # whatever new code does to old data is what we want to know
        return Difference(0, type(error).__name__)
