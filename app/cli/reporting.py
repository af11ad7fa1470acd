"""What `sobremesa reports` does."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from sqlalchemy.ext.asyncio import AsyncSession

from app.cli.admins import in_transaction
from app.reports import service
from app.reports.fixtures import Fixture, fixture
from app.reports.models import ReportRow


def show_list(most: int, *, as_json: bool) -> None:
    """The newest reports, as a table or as JSON."""
    rows = [_in_short(row) for row in in_transaction(lambda s: service.last(s, most=most))]
    if as_json:
        typer.echo(msgspec.json.encode(rows).decode())
        return
    table = Table("report", "at", "game", "match", "move", "viewer", "text")
    for row in rows:
        table.add_row(*map(str, row.values()))
    Console(highlight=False, markup=False, soft_wrap=True).print(table)


def _in_short(row: ReportRow) -> dict[str, object]:
    return {
        "report": row.id,
        "at": f"{row.at:%Y-%m-%d %H:%M}",
        "game": row.match.game,
        "match": row.match.slug,
        "move": row.seq,
        "viewer": "spectator" if row.seat is None else row.seat,
        "text": row.text,
    }


def write_fixture(number: int, folder: Path) -> None:
    """The two files of a report; prints where they are."""

    async def made(session: AsyncSession) -> Fixture:
        return await fixture(session, await service.one(session, number))

    files = in_transaction(made)
    for name, content in ((files.record, files.match), (files.test, files.code.encode())):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        typer.echo(path)
