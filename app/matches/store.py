"""Reads matches from the store, and the one statement that writes a batch of moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Row as Result
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncSession

from app.errors import NotFoundError
from app.matches.checkpoints import base, last, seeds
from app.matches.history import Restore, dead, is_dead
from app.matches.models import (
    MatchRow,
    MoveRow,
    ProposalRow,
    SeatRow,
)
from app.matches.records import (
    SCHEMA,
    Claim,
    Draft,
    Due,
    People,
    Place,
    Proposed,
    Stored,
    json_text,
)
from app.matches.rows import load_entries, load_rows
from app.people.models import Player, SeatClaim, SeatLink

# ---------------------------------------------------------------- reading

_MATCH: Final = (
    MatchRow.id,
    MatchRow.slug,
    MatchRow.game,
    MatchRow.rules_version,
    MatchRow.options,
    MatchRow.status,
    MatchRow.seat_count,
    MatchRow.seed,
    MatchRow.seed_hash,
    MatchRow.head,
    MatchRow.outcome,
    MatchRow.clock,
    MatchRow.at_zero,
)
_PLACE: Final = (
    SeatRow.number,
    SeatRow.player_id,
    SeatRow.bot,
    SeatRow.name,
    SeatRow.colour,
    SeatRow.conceded,
    SeatRow.wants_end,
    SeatRow.habits,
    SeatRow.shown,
)


async def load(
    session: AsyncSession, match_id: int, *, whole: bool = False, upto: int | None = None
) -> Stored:
    """A started match up to its head, or up to a row; 404 where there is none.

    Rows that were gone back behind are left out. `whole` leaves the snapshots out as well, so
    that all moves are played again: all since its rules changed, where they did.
    """
    query = select(*_MATCH).where(MatchRow.id == match_id, MatchRow.seed.is_not(None))
    found = (await session.execute(query)).mappings().one_or_none()
    if found is None:
        raise NotFoundError("no-such-match")
    head = found["head"] if upto is None else upto
    gone = await load_dead(session, match_id, head)
    rows = await load_rows(session, match_id, 0, head)
    entries = await load_entries(session, match_id, 0, head)
    known: dict[str, Any] = {**found, "head": head}
    return Stored(
        **known,
        people=await load_people(session, match_id),
        checkpoint=await (base if whole else last)(session, match_id, head, gone),
        rows=[row for row in rows if not is_dead(row.seq, gone)],
        entries={seq: said for seq, said in entries.items() if not is_dead(seq, gone)},
        seeds=await seeds(session, match_id, head, gone),
    )


async def load_dead(session: AsyncSession, match_id: int, head: int) -> list[range]:
    """The rows up to `head` that do not count any more."""
    query = select(MoveRow.seq, MoveRow.data).where(
        MoveRow.match_id == match_id, MoveRow.kind == "restore", MoveRow.seq <= head
    )
    restores = [
        Restore(seq, data["to"]) for seq, data in (await session.execute(query)).all() if data
    ]
    return dead(restores, head)


async def load_people(session: AsyncSession, match_id: int) -> People:
    """Who sits, hosts, holds keys and claims seats at a match."""
    match = (
        await session.execute(
            select(MatchRow.host_id, MatchRow.watch, MatchRow.paused).where(MatchRow.id == match_id)
        )
    ).one()
    query = select(*_PLACE).where(SeatRow.match_id == match_id).order_by(SeatRow.number)
    places = [Place(*row) for row in (await session.execute(query)).all()]
    holders = {place.player_id: place.number for place in places if place.player_id is not None}
    carried = select(SeatLink.spent_by, SeatLink.seat).where(
        SeatLink.match_id == match_id, SeatLink.spent_by.is_not(None)
    )
    for player_id, seat in (await session.execute(carried)).all():
        if player_id is not None:
            holders.setdefault(player_id, seat)
    return People(
        places,
        match.host_id,
        match.watch,
        holders,
        await _claims(session, match_id),
        await _rematch(session, match_id),
        await _proposal(session, match_id),
        match.paused,
        await paused_by(session, match_id) if match.paused else "",
    )


async def paused_by(session: AsyncSession, match_id: int) -> str:
    """Who let a match rest last: `table` or `admin`."""
    query = (
        select(MoveRow.data["by"].astext)
        .where(MoveRow.match_id == match_id, MoveRow.kind == "pause")
        .order_by(MoveRow.seq.desc())
    )
    return await session.scalar(query.limit(1)) or "admin"


async def _proposal(session: AsyncSession, match_id: int) -> Proposed | None:
    query = select(ProposalRow).where(
        ProposalRow.match_id == match_id,
        ProposalRow.ended_at.is_(None),
        ProposalRow.until > func.now(),
    )
    found = await session.scalar(query)
    if found is None:
        return None
    point, reason = found.data["point"], found.data["reason"]
    until = found.until.isoformat(timespec="seconds")
    return Proposed(found.seat, point, reason, sorted(found.agreed), until)


async def _rematch(session: AsyncSession, match_id: int) -> str | None:
    query = select(MatchRow.slug).where(MatchRow.rematch_of == match_id).order_by(MatchRow.id)
    return await session.scalar(query.limit(1))


async def _claims(session: AsyncSession, match_id: int) -> list[Claim]:
    query = (
        select(SeatClaim.id, SeatClaim.seat, Player.name)
        .join(Player, Player.id == SeatClaim.player_id)
        .where(SeatClaim.match_id == match_id, SeatClaim.resolved_at.is_(None))
        .order_by(SeatClaim.id)
    )
    return [Claim(*row) for row in (await session.execute(query)).all()]


async def heads(session: AsyncSession, match_ids: Sequence[int]) -> dict[int, int]:
    """The seq of the last move of each match."""
    query = select(MatchRow.id, MatchRow.head).where(MatchRow.id.in_(match_ids))
    return {row.id: row.head for row in (await session.execute(query)).all()}


# ---------------------------------------------------------------- what is due

_ADD_DUE = text(
    "INSERT INTO due (match_id, kind, seat, decision, at) VALUES"
    " (:match_id, :kind, :seat, :decision, now() + make_interval(secs => :after))"
    " ON CONFLICT DO NOTHING"
)
_TAKE_DUE = text(
    "UPDATE due SET leased_until = now() + make_interval(secs => :lease) WHERE id IN ("
    " SELECT due.id FROM due JOIN matches ON matches.id = due.match_id AND NOT matches.paused"
    " WHERE due.at <= now() AND (leased_until IS NULL OR leased_until < now())"
    " ORDER BY due.at LIMIT :limit FOR UPDATE OF due SKIP LOCKED)"
    " RETURNING id, match_id, kind, seat, decision, extract(epoch FROM now() - at)::float8 AS age"
)
_DROP_DUE = text("DELETE FROM due WHERE id = :id")


async def add_due(session: AsyncSession, match_id: int, due: Sequence[Due]) -> None:
    """Note what is due; what is noted already stays as it is."""
    for turn in due:
        await session.execute(_ADD_DUE, {"match_id": match_id, **msgspec.structs.asdict(turn)})


async def take_due(session: AsyncSession, *, lease: float, limit: int) -> Sequence[Result[Any]]:
    """Take what is due; nobody else gets it before `lease` seconds are over."""
    return (await session.execute(_TAKE_DUE, {"lease": lease, "limit": limit})).all()


async def drop_due(session: AsyncSession, due_id: int) -> None:
    """Forget something that need not happen any more."""
    await session.execute(_DROP_DUE, {"id": due_id})


# ---------------------------------------------------------------- writing a batch of moves

APPEND: Final = """
WITH draft AS (
  SELECT * FROM unnest(
    $1::bigint[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[],
    $8::bigint[], $9::text[], $10::text[], $11::text[], $12::text[], $13::bigint[]
  ) AS d(id, seq, kind, seat, decision, choices, data, player_id, command, status, outcome,
         awaited, done)
), locked AS MATERIALIZED (
  SELECT matches.id FROM matches JOIN draft USING (id)
  WHERE matches.head = draft.seq - 1 AND matches.status = 'playing' AND NOT matches.paused
  ORDER BY matches.id FOR UPDATE OF matches SKIP LOCKED
), moved AS (
  UPDATE matches SET head = draft.seq, awaited = draft.awaited::int[],
    status = coalesce(draft.status, matches.status),
    outcome = coalesce(draft.outcome::jsonb, matches.outcome),
    ended_at = CASE WHEN draft.status IS NULL THEN matches.ended_at ELSE now() END
  FROM draft JOIN locked USING (id)
  WHERE matches.id = draft.id AND matches.head = draft.seq - 1 AND matches.status = 'playing'
    AND NOT matches.paused
  RETURNING matches.id, draft.seq
), move AS (
  INSERT INTO moves (match_id, seq, kind, seat, decision, choices, data, player_id, command)
  SELECT id, draft.seq, kind, seat, decision, choices::jsonb, data::jsonb, player_id, command
  FROM draft JOIN moved USING (id)
), entry AS (
  INSERT INTO entries (match_id, seq, index, key, data, seat, own, "then")
  SELECT id, moved.seq, e.index, e.key, e.data::jsonb, e.seat, e.own::jsonb, e.late::jsonb
  FROM unnest($14::bigint[], $15::int[], $16::text[], $17::text[], $18::int[], $19::text[],
    $20::text[]) AS e(id, index, key, data, seat, own, late) JOIN moved USING (id)
), snapshot AS (
  INSERT INTO snapshots (match_id, seq, schema, state, hash)
  SELECT id, moved.seq, $21::int, s.state, s.hash
  FROM unnest($22::bigint[], $23::bytea[], $24::text[]) AS s(id, state, hash)
  JOIN moved USING (id)
), turn AS (
  INSERT INTO due (match_id, kind, seat, decision, at)
  SELECT id, t.kind, t.seat, t.decision, now() + make_interval(secs => t.after)
  FROM unnest($25::bigint[], $26::int[], $27::text[], $28::text[], $29::float8[])
    AS t(id, seat, decision, kind, after)
  JOIN moved USING (id)
  ON CONFLICT DO NOTHING
), gone AS (
  DELETE FROM due USING draft JOIN moved USING (id) WHERE due.id = draft.done
), told AS MATERIALIZED (
  SELECT pg_notify('sobremesa', string_agg(id || ':' || seq, ' ')) IS NULL AS quiet
  FROM moved HAVING count(*) > 0
)
SELECT moved.id FROM moved LEFT JOIN told ON true
"""
"""Appends one row to each of several matches whose head and status are still what was seen.

Returns the ids of the matches that were advanced; a match that moved on, or that somebody else
holds at this moment, is left out with all that belongs to it.
"""


def append_args(batch: Sequence[Draft]) -> list[object]:
    """The arguments of `APPEND`: columns, not rows."""
    return [*_draft_args(batch), *_entry_args(batch), *_snapshot_args(batch), *_due_args(batch)]


def _draft_args(batch: Sequence[Draft]) -> list[list[Any]]:
    rows = [draft.row for draft in batch]
    return [
        [draft.match_id for draft in batch],
        [row.seq for row in rows],
        [row.kind for row in rows],
        [row.seat for row in rows],
        [row.decision for row in rows],
        [json_text(row.choices) for row in rows],
        [json_text(row.data) for row in rows],
        [row.player_id for row in rows],
        [row.command for row in rows],
        [draft.status for draft in batch],
        [draft.outcome and draft.outcome.decode() for draft in batch],
        ["{" + ",".join(map(str, draft.awaited)) + "}" for draft in batch],
        [draft.done for draft in batch],
    ]


def _entry_args(batch: Sequence[Draft]) -> list[list[Any]]:
    rows = [
        (d.match_id, index, e.key, json_text(e.data), e.seat, json_text(e.own), json_text(e.then))
        for d in batch
        for index, e in enumerate(d.entries)
    ]
    return _columns(rows, 7)


def _snapshot_args(batch: Sequence[Draft]) -> list[Any]:
    rows = [
        (draft.match_id, draft.snapshot.state, draft.snapshot.hash)
        for draft in batch
        if draft.snapshot is not None
    ]
    return [SCHEMA, *_columns(rows, 3)]


def _due_args(batch: Sequence[Draft]) -> list[list[Any]]:
    rows = [
        (draft.match_id, turn.seat, turn.decision, turn.kind, turn.after)
        for draft in batch
        for turn in draft.due
    ]
    return _columns(rows, 5)


def _columns(rows: Sequence[tuple[Any, ...]], count: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[]] * count
