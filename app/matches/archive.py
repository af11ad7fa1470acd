"""Matches as files, written whole and taken in again; `docs/export.md` says what stands in them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncSession

from app.db import is_lost
from app.errors import AppError, ConflictError
from app.matches import checkpoints, records, store
from app.matches.clock import CLOCKS
from app.matches.history import Restore, dead, is_dead
from app.matches.live import Live
from app.matches.models import EntryRow, MatchRow, MoveRow, SeatRow, SeedRow, SnapshotRow
from app.matches.records import People, Place, Row, Stored
from app.matches.replay import walk
from app.matches.service import SLUG_LENGTH, SLUG_LETTERS, await_seats, game_of, match_by_id
from app.matches.verifying import difference
from engines.kernel import Choice, Entry

FORM: Final = 2
"""The shape of exports; raise it when it changes."""


class Seat(Struct, frozen=True):
    """Who sat there; `person` says that it was not a bot's from the start."""

    name: str
    colour: str
    bot: str | None
    person: bool
    conceded: bool


class Move(Struct, frozen=True, omit_defaults=True):
    """A row of the log of moves."""

    seq: int
    kind: str
    at: datetime
    seat: int | None = None
    decision: str | None = None
    choices: list[Choice] | None = None
    data: dict[str, Any] | None = None


class Said(Struct, frozen=True, omit_defaults=True):
    """A log entry, with the move that it was written with."""

    seq: int
    key: str
    data: dict[str, Any]
    seat: int | None = None
    own: dict[str, Any] | None = None
    then: dict[str, Any] | None = None


class Base(Struct, frozen=True):
    """The engine's checkpoint after a move, as JSON: from there on the file's rules have played."""

    seq: int
    state: str


class Archive(Struct, frozen=True):
    """A match that has begun: whoever runs these moves on these seeds gets what was played."""

    form: Literal[2]
    slug: str
    game: str
    rules_version: int
    options: dict[str, Any]
    status: Literal["playing", "finished", "abandoned"]
    watch: bool
    started_at: datetime
    ended_at: datetime | None
    seed: str
    seed_hash: str
    seeds: dict[str, str]
    seats: list[Seat]
    moves: list[Move]
    log: list[Said]
    outcome: dict[str, Any] | None
    clock: int = 0
    at_zero: Literal["mark", "remind", "bot"] = "mark"
    base: Base | None = None


async def export(session: AsyncSession, match_id: int, *, whole: bool = False) -> Archive:
    """A match as a file; `whole` with the moves that a restore went back behind."""
    row = await match_by_id(session, match_id)
    if row.seed is None or row.started_at is None or row.status == "open":
        raise ConflictError("not-started")
    all_gone = await store.load_dead(session, row.id, row.head)
    gone = [] if whole else all_gone
    moves = await store.load_rows(session, row.id, 0, row.head)
    entries = await store.load_entries(session, row.id, 0, row.head)
    seeds = await session.scalars(select(SeedRow).where(SeedRow.match_id == row.id))
    base = await checkpoints.base(session, row.id, row.head, all_gone)
    return Archive(
        form=FORM,
        slug=row.slug,
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        status=row.status,  # pyright: ignore[reportArgumentType]: the table allows no other
        watch=row.watch,
        started_at=row.started_at,
        ended_at=row.ended_at,
        seed=row.seed.hex(),
        seed_hash=row.seed_hash or "",
        seeds={str(s.seq): s.seed.hex() for s in seeds if not is_dead(s.seq, gone)},
        seats=[_seat(seat) for seat in row.seats],
        moves=[_move(move) for move in moves if not is_dead(move.seq, gone)],
        log=[
            Said(seq, entry.key, entry.data, entry.seat, entry.own, entry.then)
            for seq, said in sorted(entries.items())
            if not is_dead(seq, gone)
            for entry in said
        ],
        outcome=row.outcome,
        clock=row.clock,
        at_zero=row.at_zero,  # pyright: ignore[reportArgumentType]: the table allows no other
        base=Base(base[0], base[1].decode()) if base else None,
    )


def _seat(seat: SeatRow) -> Seat:
    is_bots = seat.bot is not None and seat.player_id is None and not seat.conceded
    return Seat(seat.name, seat.colour, seat.bot, not is_bots, seat.conceded)


def _move(row: Row) -> Move:
    at = row.at or datetime.min
    return Move(row.seq, row.kind, at, row.seat, row.decision, row.choices, row.data)


# ---------------------------------------------------------------- taking in


async def take_in(session: AsyncSession, raw: bytes) -> MatchRow:
    """A stored match from a file, under its own slug where that is free.

    No person has a key to it yet: seats of persons are given by links. AppError where the file is
    no export, is of other rules, or its moves do not lead to what it says.
    """
    try:
        archive = msgspec.json.decode(raw, type=Archive)
        stored = _stored(archive)
    except (msgspec.DecodeError, ValueError, TypeError, LookupError, RecursionError) as error:
        raise AppError("no-export") from error
    game = game_of(archive.game)
    if game.info.rules_version != archive.rules_version:
        raise ConflictError("other-rules")
    if not {seat.bot for seat in archive.seats} <= {None, *game.bots}:
        raise AppError("no-such-bot")
    snapshots = await asyncio.to_thread(_checked, stored)
    row = _row(archive, await _free_slug(session, archive.slug), stored.head)
    try:
        await _add(session, row, archive)
    except DBAPIError as error:
        if is_lost(error):
            raise
        raise AppError("no-export") from error  # numbers too large, texts with zero bytes
    for seq, columns in snapshots.items():
        session.add(SnapshotRow(match_id=row.id, seq=seq, **columns))
    await session.flush()
    await await_seats(session, row, Live(await store.load(session, row.id)))
    return row


def _checked(stored: Stored) -> dict[int, dict[str, Any]]:
    """First and last checkpoint, by move, of a match that is right in itself; else AppError."""
    try:
        found = difference(stored, {})
        made = {} if found else _checkpoints(stored)
    except Exception as error:  # a file may say anything
        raise AppError("no-export") from error
    if found is not None:
        raise AppError("export-differs", args={"move": found.seq})
    first, last = min(made), max(made)
    return {first: made[first], last: made[last]}


def _checkpoints(stored: Stored) -> dict[int, dict[str, Any]]:
    """What is stored of each checkpoint, by the move that led there."""
    made, step = dict[int, dict[str, Any]](), -1
    for row, live, _ in walk(stored):
        if live.match.step != step:
            step = live.match.step
            made[row.seq] = records.snapshot_columns(live.match)
    return made


def _stored(archive: Archive) -> Stored:
    """The match of a file as the store would have it; ValueError where that cannot be."""
    seqs = [move.seq for move in archive.moves]
    if not seqs or seqs[0] != 1 or seqs != sorted(set(seqs)) or archive.moves[0].kind != "start":
        raise ValueError("moves are numbered from 1")
    gone = _dead(archive.moves)
    entries: dict[int, list[Entry]] = {}
    for said in archive.log:
        if not is_dead(said.seq, gone):
            entry = Entry(said.key, said.data, said.seat, said.own, said.then)
            entries.setdefault(said.seq, []).append(entry)
    rows = [
        Row(m.seq, m.kind, m.seat, m.decision, m.choices, m.data, at=m.at)
        for m in archive.moves
        if not is_dead(m.seq, gone)
    ]
    seeds = {int(seq): bytes.fromhex(seed) for seq, seed in archive.seeds.items()}
    return Stored(
        0,
        archive.slug,
        archive.game,
        archive.rules_version,
        archive.options,
        archive.status,
        len(archive.seats),
        bytes.fromhex(archive.seed),
        archive.seed_hash,
        seqs[-1],
        archive.outcome,
        _people(archive),
        (archive.base.seq, archive.base.state.encode()) if archive.base else None,
        rows,
        entries,
        {seq: seed for seq, seed in seeds.items() if not is_dead(seq, gone)},
    )


def _dead(moves: Sequence[Move]) -> list[range]:
    restores = [Restore(m.seq, int((m.data or {})["to"])) for m in moves if m.kind == "restore"]
    return dead(restores, moves[-1].seq)


def _people(archive: Archive) -> People:
    places = [
        Place(number, None, seat.bot, seat.name, seat.colour, seat.conceded, wants_end=False)
        for number, seat in enumerate(archive.seats)
    ]
    return People(places, None, archive.watch, {}, [])


async def _free_slug(session: AsyncSession, wanted: str) -> str:
    query = select(MatchRow.id).where(MatchRow.slug == wanted)
    fits = len(wanted) == SLUG_LENGTH and set(wanted) <= set(SLUG_LETTERS)
    if fits and await session.scalar(query) is None:
        return wanted
    return "".join(secrets.choice(SLUG_LETTERS) for _ in range(SLUG_LENGTH))


def _row(archive: Archive, slug: str, head: int) -> MatchRow:
    seats = [
        SeatRow(
            number=number,
            name=seat.name,
            colour=seat.colour,
            bot=seat.bot,
            conceded=seat.conceded,
        )
        for number, seat in enumerate(archive.seats)
    ]
    return MatchRow(
        slug=slug,
        game=archive.game,
        rules_version=archive.rules_version,
        options=archive.options,
        status=archive.status,
        seat_count=len(seats),
        watch=archive.watch,
        seed=bytes.fromhex(archive.seed),
        seed_hash=archive.seed_hash,
        clock=archive.clock if archive.clock in CLOCKS else 0,
        at_zero=archive.at_zero,
        head=head,
        started_at=archive.started_at,
        ended_at=archive.ended_at,
        outcome=archive.outcome,
        seats=seats,
    )


async def _add(session: AsyncSession, row: MatchRow, archive: Archive) -> None:
    session.add(row)
    await session.flush()
    await _add_rows(session, row.id, archive)


async def _add_rows(session: AsyncSession, match_id: int, archive: Archive) -> None:
    moves = [{"match_id": match_id, **msgspec.structs.asdict(move)} for move in archive.moves]
    await session.execute(insert(MoveRow), moves)
    index: dict[int, int] = {}
    entries: list[dict[str, Any]] = []
    for said in archive.log:
        index[said.seq] = index.get(said.seq, -1) + 1
        line = {"match_id": match_id, "index": index[said.seq], **msgspec.structs.asdict(said)}
        entries.append(line)
    if entries:
        await session.execute(insert(EntryRow), entries)
    seeds = [
        {"match_id": match_id, "seq": int(seq), "seed": bytes.fromhex(seed)}
        for seq, seed in archive.seeds.items()
    ]
    if seeds:
        await session.execute(insert(SeedRow), seeds)
