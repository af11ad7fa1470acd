"""Which notices are due: whoever is awaited and wants to know, as the store has it this moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Row, delete, select, text
from sqlalchemy.ext.asyncio import AsyncSession

from app.matches.models import MatchRow, SeatRow
from app.notices.models import NoticeTarget
from app.notices.words import Waiting
from app.people.models import Player

LOCK: Final = 7_126_113_206  # any number of our own: one process at a time looks for what is due
BATCH: Final = 64
HERE: Final = 45.0
"""So many seconds after a table page said so last, its seat's person is taken to be there."""

_HELD = """
SELECT t.id AS target_id, s.match_id, s.number AS seat
FROM notice_targets t JOIN seats s ON s.player_id = t.player_id
UNION
SELECT t.id, l.match_id, l.seat FROM notice_targets t JOIN seat_links l ON l.spent_by = t.player_id
"""
_ASKED = f"""
SELECT h.target_id, h.match_id, h.seat, m.head
FROM ({_HELD}) h
JOIN matches m ON m.id = h.match_id AND m.status = 'playing' AND NOT m.paused
  AND h.seat = ANY(m.awaited)
JOIN seats s ON s.match_id = m.id AND s.number = h.seat AND s.bot IS NULL
"""  # noqa: S608 - made of constants
_TRY = text("SELECT pg_try_advisory_xact_lock(:lock) AND EXISTS (SELECT FROM notice_targets)")
_MOOT = text(f"""
DELETE FROM notices n
WHERE NOT EXISTS (
  SELECT FROM ({_ASKED}) a
  WHERE a.target_id = n.target_id AND a.match_id = n.match_id AND a.seat = n.seat)
OR EXISTS (
  SELECT FROM moves v WHERE v.match_id = n.match_id AND v.seq > n.seq AND (
    v.kind = 'restore' OR v.seat = n.seat AND v.kind IN ('move', 'undo', 'retract')))
""")  # noqa: S608 - made of constants
_ADD = text(f"""
INSERT INTO notices (target_id, match_id, seat, seq, at)
SELECT target_id, match_id, seat, head, now() + make_interval(secs => :delay)
FROM ({_ASKED}) a
ON CONFLICT DO NOTHING
""")  # noqa: S608 - made of constants
_REMIND = text(f"""
INSERT INTO notices (target_id, match_id, seat, late, seq, at)
SELECT target_id, match_id, seat, true, head, now()
FROM ({_ASKED}) a WHERE a.match_id = :match_id AND a.seat = :seat
ON CONFLICT DO NOTHING
""")  # noqa: S608 - made of constants
_TAKE = text("""
WITH ready AS (
  SELECT n.id, n.target_id, n.at FROM notices n
  JOIN seats s ON s.match_id = n.match_id AND s.number = n.seat
  WHERE n.sent_at IS NULL
    AND (s.here_at IS NULL OR s.here_at < now() - make_interval(secs => :here))
), chosen AS (
  SELECT DISTINCT target_id FROM ready WHERE at <= now() ORDER BY target_id LIMIT :most
)
UPDATE notices SET sent_at = now() FROM ready JOIN chosen USING (target_id)
WHERE notices.id = ready.id
RETURNING notices.id, notices.target_id, match_id, seat, late, tries
""")
_AGAIN = text("""
UPDATE notices SET sent_at = NULL, tries = tries + 1, at = now() + make_interval(secs => :after)
WHERE id = ANY(:ids)
""")


class Digest(Struct, frozen=True):
    """What is to be told to one address now: the notices `ids`, in one message."""

    target: NoticeTarget
    locale: str
    ids: list[int]
    waiting: list[Waiting]
    tries: int


async def take(session: AsyncSession, delay: float) -> list[Digest]:
    """Bring the notices up to date and take what is due; nobody else sends it from now on.

    What has become moot goes. One address gets all that waits for it at once, except of tables
    that its person has a page of. Nothing where another process looks at the same time.
    """
    if not await session.scalar(_TRY, {"lock": LOCK}):
        return []
    await session.execute(_MOOT)
    await session.execute(_ADD, {"delay": delay})
    taken = (await session.execute(_TAKE, {"here": HERE, "most": BATCH})).all()
    by_target: dict[int, list[Row[Any]]] = {}
    for row in taken:
        by_target.setdefault(row.target_id, []).append(row)
    return [await _digest(session, number, rows) for number, rows in by_target.items()]


async def _digest(session: AsyncSession, target_id: int, rows: Sequence[Row[Any]]) -> Digest:
    target = await session.get_one(NoticeTarget, target_id)
    chosen = await session.scalar(select(Player.locale).where(Player.id == target.player_id))
    seats = {(row.match_id, row.seat): False for row in rows}
    for row in rows:
        seats[row.match_id, row.seat] |= row.late
    waiting = [await _waiting(session, *seat, late=late) for seat, late in sorted(seats.items())]
    tries = max(row.tries for row in rows)
    return Digest(target, chosen or target.locale, [row.id for row in rows], waiting, tries)


async def _waiting(session: AsyncSession, match_id: int, seat: int, *, late: bool) -> Waiting:
    query = select(MatchRow.slug, MatchRow.game).where(MatchRow.id == match_id)
    slug, game = (await session.execute(query)).one()
    others = select(SeatRow.name).where(SeatRow.match_id == match_id, SeatRow.number != seat)
    names = await session.scalars(others.order_by(SeatRow.number))
    return Waiting(slug, game, list(names), late)


async def remind(session: AsyncSession, match_id: int, seat: int) -> None:
    """Have the person of a seat told that time is over."""
    await session.execute(_REMIND, {"match_id": match_id, "seat": seat})


async def again(session: AsyncSession, ids: Sequence[int], after: float) -> None:
    """Have notices sent once more, so many seconds from now, where they are not moot by then."""
    await session.execute(_AGAIN, {"ids": list(ids), "after": after})


async def drop_target(session: AsyncSession, target_id: int) -> None:
    """Forget an address."""
    await session.execute(delete(NoticeTarget).where(NoticeTarget.id == target_id))


async def targets_of(session: AsyncSession, player_id: int) -> list[NoticeTarget]:
    """The addresses of a player, the oldest first."""
    mine = select(NoticeTarget).where(NoticeTarget.player_id == player_id)
    return list(await session.scalars(mine.order_by(NoticeTarget.id)))
