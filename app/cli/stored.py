"""What `sobremesa matches` does: the acts of admins, on a terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from sqlalchemy.ext.asyncio import AsyncSession

from app import texts
from app.admin import acts, bans, facts, finding
from app.admin.acts import Act
from app.admin.finding import Wanted
from app.cli.addresses import addresses
from app.cli.admins import COMMAND, in_transaction
from app.cli.serving import read_settings
from app.matches.live import stand_in
from app.matches.models import MatchRow
from app.matches.service import game_of, match_by_slug
from engines.kernel import SPECTATOR

HEADS: Final = ("match", "game", "status", "moves", "changed", "seats", "waits for")


def do(slug: str, act: Any, *args: Any, reason: str = "") -> Any:
    """One act in one transaction."""
    return in_transaction(lambda session: act(Act(session, COMMAND, slug, reason.strip()), *args))


def show_list(wanted: Wanted, most: int, *, as_json: bool) -> None:
    """The matches that fit, as a table or as JSON."""
    found, count = in_transaction(lambda session: finding.find(session, wanted, most=most))
    rows = [dict(zip(HEADS, _in_short(item), strict=True)) for item in found]
    if as_json:
        typer.echo(msgspec.json.encode(rows).decode())
        return
    table = Table()
    for head in HEADS:
        table.add_column(head, no_wrap=head == HEADS[0])
    for row in rows:
        table.add_row(*map(str, row.values()))
    Console(highlight=False, soft_wrap=True).print(table)
    typer.echo(f"{len(rows)} of {count}")


def _in_short(item: finding.Found) -> tuple[object, ...]:
    row = item.row
    names = ", ".join(seat.name for seat in row.seats if seat.name)
    changed = f"{item.changed:%Y-%m-%d %H:%M}"
    return row.slug, row.game, _status(row), row.head, changed, names, ", ".join(item.awaited)


def _status(row: MatchRow) -> str:
    return "paused" if row.paused else row.status


def show(slug: str) -> None:
    """One match as those who watch see it."""
    for line in in_transaction(lambda session: _lines(session, slug)):
        typer.echo(line)


async def _lines(session: AsyncSession, slug: str) -> list[str]:
    row = await match_by_slug(session, slug)
    spoken = texts.for_locale("en", row.game)
    names = facts.names_of(row, spoken)
    seen = await facts.seen_of(session, row, SPECTATOR, spoken, names)
    moves = await facts.moves_of(session, row, names)
    seats = [
        f"  seat {seat.number}: {names[seat.number]}{f' (bot {seat.bot})' if seat.bot else ''}"
        for seat in row.seats
    ]
    return [
        f"{row.game} {row.slug}: {_status(row)}, {moves.count} moves, {moves.size} bytes",
        *seats,
        *(f"  {line}" for line in (seen.log if seen else [])),
        *(f"  move {m.seq}: {' '.join(filter(None, (m.kind, m.who, m.why)))}" for m in moves.lines),
        *([seen.wanted] if seen and seen.wanted else []),
    ]


def seat_bot(slug: str, seat: int, name: str, *, off: bool, reason: str) -> None:
    """Let a bot play for a seat, the game's usual one unless named, or its person again."""

    async def act(acting: Act) -> str | None:
        row = await acting.match()
        bot = None if off else name or stand_in(game_of(row.game))
        await acts.seat_bot(acting, seat, bot)
        return bot

    bot = do(slug, act, reason=reason)
    typer.echo(
        f"Seat {seat} of {slug} is {'given back to its person' if off else f'played by {bot}'}."
    )


def reissue(slug: str, seat: int, reason: str) -> None:
    """A new link to a seat, at the address by which most can reach the server."""
    token = do(slug, acts.reissue, seat, reason=reason)
    settings = read_settings()
    typer.echo(f"{addresses(settings, settings.port)[-1][1]}/s/{token}")


def ban(slug: str, seat: int, reason: str) -> None:
    """Ban the person of a seat from the server."""
    do(slug, bans.ban, seat, reason=reason)
    show_bans()


def show_bans() -> None:
    """Who is banned, latest first."""
    for player in in_transaction(bans.banned):
        since = f"{player.banned_at:%Y-%m-%d %H:%M}"
        typer.echo(f"{player.id}  {player.name}  {since}  {player.banned_why}")


def unban(number: int) -> None:
    """Let somebody back in."""
    in_transaction(lambda session: bans.lift(session, COMMAND, number))
    typer.echo(f"{number} is let in again.")


def export(slug: str, to: Path | None) -> None:
    """A match as a file, or on standard output."""
    raw: bytes = do(slug, acts.export)
    if to is None:
        sys.stdout.buffer.write(raw + b"\n")
    else:
        to.write_bytes(raw)


def take_in(file: Path) -> None:
    """A match from a file; prints its address."""
    raw = file.read_bytes()
    typer.echo(in_transaction(lambda session: acts.take_in(session, COMMAND, raw)).slug)


def verify(slug: str | None) -> None:
    """One match or all; typer.Exit with 1 where anything differs."""
    if slug is not None:
        found = do(slug, acts.verify)
        typer.echo(f"{slug}: {acts.in_short(found)}")
        raise typer.Exit(found is not None)
    results = in_transaction(lambda session: acts.verify_all(session, COMMAND))
    wrong = [(row.slug, found) for row, found in results if found is not None]
    for name, found in wrong:
        typer.echo(f"{name}: {acts.in_short(found)}")
    typer.echo(f"{len(results)} verified, {len(wrong)} differ")
    raise typer.Exit(bool(wrong))
