"""All that is stored of a person, as a file, and how it is forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import delete, select, union
from sqlalchemy.ext.asyncio import AsyncSession

from app.lobby import chairs
from app.lobby.host import hand_on, people_of
from app.matches import parting
from app.matches.models import ChatRow, MatchRow, MoveRow, SeatRow
from app.matches.service import match_by_id
from app.notices.store import targets_of
from app.people.models import MatchBan, Player, SeatClaim, SeatLink
from app.reports.models import ReportRow

FORM: Final = 1
"""The shape of these files; raise it when it changes."""
EXPORTED: Final = {
    ("matches", "host_id"),
    ("seats", "player_id"),
    ("seat_links", "spent_by"),
    ("seat_claims", "player_id"),
    ("chat", "player_id"),
    ("reports", "player_id"),
    ("match_bans", "player_id"),
    ("notice_targets", "player_id"),
}
"""Where players are named; a test compares it with the tables."""
_PLAYER: Final = (
    "name",
    "locale",
    "preferences",
    "created_at",
    "seen_at",
    "banned_at",
    "banned_why",
)
_MATCH: Final = ("slug", "game", "status", "created_at", "started_at", "ended_at")
_SEAT: Final = ("number", "name", "colour", "bot", "conceded", "wants_end", "habits", "here_at")
_SAID: Final = ("at", "seat", "name", "text", "claim")
_MOVE: Final = ("at", "kind", "seat", "decision", "choices")
"""Of the numbers of rows nothing: they count what others answered unseen."""


async def export(session: AsyncSession, player: Player) -> dict[str, Any]:
    """All that is stored of a player: plain data, and nothing that the player did not know."""
    rows = [await match_by_id(session, number) for number in await _matches(session, player.id)]
    targets = await targets_of(session, player.id)
    return {
        "form": FORM,
        "player": _of(player, _PLAYER),
        "notices": _all_of(targets, ("kind", "address", "locale", "created_at")),
        "matches": [await _match(session, row, player) for row in rows],
    }


async def _matches(session: AsyncSession, player_id: int) -> list[int]:
    """The matches in which anything is stored of a player, ascending."""
    query = union(
        select(SeatRow.match_id).where(SeatRow.player_id == player_id),
        select(SeatLink.match_id).where(SeatLink.spent_by == player_id),
        select(SeatClaim.match_id).where(SeatClaim.player_id == player_id),
        select(ChatRow.match_id).where(ChatRow.player_id == player_id),
        select(MoveRow.match_id).where(MoveRow.player_id == player_id),
        select(MatchBan.match_id).where(MatchBan.player_id == player_id),
        select(ReportRow.match_id).where(ReportRow.player_id == player_id),
        select(MatchRow.id).where(MatchRow.host_id == player_id),
    )
    return sorted(await session.scalars(query))


async def _match(session: AsyncSession, row: MatchRow, player: Player) -> dict[str, Any]:
    here, mine = row.id, player.id
    seat = parting.held_by(row, mine)
    said = select(ChatRow).where(ChatRow.match_id == here, ChatRow.player_id == mine)
    moved = select(MoveRow).where(MoveRow.match_id == here, MoveRow.player_id == mine)
    keys = select(SeatLink).where(SeatLink.match_id == here, SeatLink.spent_by == mine)
    bans = select(MatchBan).where(MatchBan.match_id == here, MatchBan.player_id == mine)
    reported = select(ReportRow).where(ReportRow.match_id == here, ReportRow.player_id == mine)
    claims = select(SeatClaim).where(SeatClaim.match_id == here, SeatClaim.player_id == mine)
    return {
        **_of(row, _MATCH),
        "host": row.host_id == mine,
        "seat": _of(seat, _SEAT) if seat else None,
        "chat": _all_of(await session.scalars(said.order_by(ChatRow.id)), _SAID),
        "moves": _all_of(await session.scalars(moved.order_by(MoveRow.seq)), _MOVE),
        "reports": _all_of(await session.scalars(reported), ("at", "text", "page")),
        "keys": _all_of(await session.scalars(keys), ("seat", "spent_at")),
        "claims": _all_of(await session.scalars(claims), ("seat", "created_at", "resolved_at")),
        "bans": _all_of(await session.scalars(bans), ("at",)),
    }


def _all_of(rows: Any, names: Sequence[str]) -> list[dict[str, Any]]:
    return [_of(row, names) for row in rows]


def _of(row: object, names: Sequence[str]) -> dict[str, Any]:
    return {name: getattr(row, name) for name in names}


async def forget(session: AsyncSession, player: Player) -> None:
    """Forget a person. Matches that run go on with a bot, and nobody else's are changed."""
    for match in await take_out(session, player.id):
        await parting.disown(session, match, player.id)
    await session.flush()
    await session.execute(delete(Player).where(Player.id == player.id))


async def take_out(session: AsyncSession, player_id: int) -> list[MatchRow]:
    """Take a player out of all matches, which are locked for it, one after the other."""
    matches = [
        await match_by_id(session, number, lock=True)
        for number in await _matches(session, player_id)
    ]
    for match in matches:
        await _leave(session, match, player_id)
    return matches


async def _leave(session: AsyncSession, match: MatchRow, player_id: int) -> None:
    """Take a player out of a match that is locked, with all that was said and called."""
    seat = parting.held_by(match, player_id)
    await parting.silence(session, match, [player_id])
    if match.host_id == player_id and not await hand_on(
        session, match, await people_of(session, match)
    ):
        match.host_id = None
    if seat is not None and match.status == "open":
        await chairs.empty(session, seat)
    elif seat is not None:
        await parting.vacate(session, match, seat, "parted")
