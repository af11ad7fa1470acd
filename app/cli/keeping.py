"""`sobremesa backup` and `sobremesa restore`."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import asyncpg
import typer

from app.cli.backups import reading, writing
from app.cli.backups.form import About, BackupError
from app.cli.database import database
from app.cli.serving import read_settings


def backup(file: Path) -> None:
    """Write a backup; typer.Exit with a sentence where that cannot be."""
    with database(read_settings()) as url:
        found = _done(writing.write(url, file))
    typer.echo(f"{file}: {_in_short(found)}, {file.stat().st_size:,} bytes")


def restore(file: Path, *, replace: bool) -> None:
    """Take a backup back; typer.Exit with a sentence where that cannot be."""
    with database(read_settings()) as url:
        found = _done(reading.restore(url, file, replace=replace))
    typer.echo(f"Restored {_in_short(found)}, from {found.made:%Y-%m-%d %H:%M} UTC")


def _done(work: Coroutine[Any, Any, About]) -> About:
    try:
        return asyncio.run(work)
    except (BackupError, OSError, asyncpg.PostgresError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from error


def _in_short(found: About) -> str:
    matches, rows = found.rows.get("matches", 0), sum(found.rows.values())
    return f"{matches:,} matches, {rows:,} rows, revision {found.revision}"
