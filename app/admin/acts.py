"""What admins do to matches, by page or command. Each act is told at the table and written down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import delete as delete_from
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.admin.audit import note
from app.errors import AppError, ConflictError
from app.lobby import keys
from app.matches import archive, pausing, restoring, service, verifying
from app.matches.live import table_entry
from app.matches.models import DueRow, MatchRow
from app.matches.verifying import Difference
from app.signals import notify

MOST_REASON: Final = restoring.MOST_REASON


@dataclass(frozen=True)
class Act:
    """Who acts, on which match, and the reason that people at the table read."""

    session: AsyncSession
    who: str
    slug: str
    reason: str = ""

    async def match(self) -> MatchRow:
        """The match, which nobody else changes until the act is done."""
        return await service.match_by_slug(self.session, self.slug, lock=True)

    def note(self, what: str, **data: object) -> None:
        """Write the act down."""
        reason = {"reason": self.reason} if self.reason else {}
        note(self.session, self.who, what, self.slug, {**data, **reason})

    def require_reason(self) -> str:
        """The reason; AppError where there is none, or a long one."""
        if not self.reason:
            raise AppError("reason-missing")
        if len(self.reason) > MOST_REASON:
            raise AppError("reason-long", args={"most": MOST_REASON})
        return self.reason


async def restore(act: Act, to: int) -> None:
    """Go back to the match as it stood after a move."""
    row = await act.match()
    await restoring.restore(act.session, row.id, to, reason=act.require_reason())
    act.note("restore", move=to)


async def pause(act: Act) -> None:
    """Let a match rest."""
    await pausing.pause(act.session, (await act.match()).id, reason=act.require_reason())
    act.note("pause")


async def go_on(act: Act) -> None:
    """Let it go on."""
    await pausing.go_on(act.session, (await act.match()).id, reason=act.require_reason())
    act.note("continue")


async def seat_bot(act: Act, seat: int, bot: str | None) -> None:
    """Let a bot play for a seat, or its person again."""
    reason = act.require_reason()
    row = await act.match()
    await service.seat_bot(act.session, row.id, seat, bot)
    await _say(act, row, "admin", why=reason)
    act.note("bot" if bot else "person", seat=seat, **({"bot": bot} if bot else {}))


async def reissue(act: Act, seat: int) -> str:
    """The token of a link that gives a seat away; the keys that open it now die."""
    reason = act.require_reason()
    row = await act.match()
    token = await keys.reissue(act.session, row, seat)
    if row.status == "playing":
        await _say(act, row, "reissued", seat=seat, why=reason)
    act.note("reissue", seat=seat)
    return token


async def close(act: Act) -> None:
    """End a match without a result."""
    reason = act.require_reason()
    row = await act.match()
    if row.status != "playing":
        raise ConflictError("not-playing")
    row.status, row.ended_at, row.awaited, row.paused = "abandoned", func.now(), [], False
    await act.session.execute(delete_from(DueRow).where(DueRow.match_id == row.id))
    told = table_entry("closed", why=reason)
    await service.append(act.session, row, "end", told=[told], data={"seats": []})
    act.note("close")


async def delete(act: Act, typed: str) -> None:
    """Delete a match with all that belongs to it; `typed` must be its slug."""
    row = await act.match()
    if typed.strip() != row.slug:
        raise AppError("slug-differs")
    await notify(act.session, row.id)
    await act.session.execute(delete_from(MatchRow).where(MatchRow.id == row.id))
    act.note("delete", game=row.game, moves=row.head)


async def export(act: Act) -> bytes:
    """A match as a file, whole: with its seed, and with what does not count any more."""
    row = await service.match_by_slug(act.session, act.slug)
    found = await archive.export(act.session, row.id, whole=True)
    act.note("export")
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


async def take_in(session: AsyncSession, who: str, raw: bytes) -> MatchRow:
    """A stored match from such a file."""
    row = await archive.take_in(session, raw)
    note(session, who, "import", row.slug)
    return row


async def verify(act: Act) -> Difference | None:
    """Play a match again and compare; the first difference, or None."""
    row = await service.match_by_slug(act.session, act.slug)
    found = await _difference(act.session, row)
    act.note("verify", found=in_short(found))
    return found


async def verify_all(
    session: AsyncSession, who: str, most: int | None = None
) -> list[tuple[MatchRow, Difference | None]]:
    """The same for the matches that were begun last, or for all."""
    query = select(MatchRow).where(MatchRow.seed.is_not(None)).order_by(MatchRow.id.desc())
    rows = list(await session.scalars(query.limit(most)))
    found = [(row, await _difference(session, row)) for row in rows]
    wrong = [row.slug for row, difference in found if difference is not None]
    note(session, who, "verify", data={"matches": len(found), "wrong": wrong})
    return found


async def _difference(session: AsyncSession, row: MatchRow) -> Difference | None:
    """Where a match differs; a match of other rules, or a broken one, differs at once."""
    try:
        return await verifying.verify(session, row.id)
    except AppError as error:
        return Difference(0, error.code)


def in_short(found: Difference | None) -> str:
    """A result for a log or a terminal."""
    return "well" if found is None else f"{found.what} differs at move {found.seq}"


async def _say(act: Act, row: MatchRow, key: str, **data: object) -> None:
    """Tell the table, in a row of its own."""
    await service.append(act.session, row, "note", told=[table_entry(key, **data)])
