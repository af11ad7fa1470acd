"""What people do to a match beside moving: open, start, leave, replace, end.

Each function works in the caller's transaction and raises `AppError` in words. What changed
reaches the open tables when that transaction is committed.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

import msgspec
from pydantic import ValidationError
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import selectinload

from app.errors import AppError, ConflictError, ForbiddenError, NotFoundError
from app.matches import bans, records, store
from app.matches.live import Live, stand_in, table_entry
from app.matches.models import DueRow, EntryRow, MatchRow, MoveRow, SeatRow, SnapshotRow
from app.people.models import Player, SeatLink
from app.people.names import unlike
from app.signals import notify
from engines.catalogue import GAMES
from engines.kernel import SEED_BYTES, Entry, Game, Match, seed_hash

SLUG_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
SLUG_LENGTH: Final = 14  # five bits each: 70, more than can be guessed
_SLUG: Final = re.compile(f"[{SLUG_LETTERS}]{{{SLUG_LENGTH}}}")


@dataclass(frozen=True, slots=True)
class Visit:
    """A match as somebody comes to its page: the row with its seats, and who they are there."""

    match: MatchRow
    seat: int | None
    is_host: bool

    @property
    def may_watch(self) -> bool:
        """Whether this person may see the table at all."""
        return self.seat is not None or self.is_host or self.match.watch


def game_of(slug: str) -> Game[Any, Any]:
    """The game of that slug; 404 where there is none."""
    if slug not in GAMES:
        raise NotFoundError("no-such-game")
    return GAMES[slug]


def check_options(game: Game[Any, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options as the game understands them, defaults filled in; 400 where it does not."""
    try:
        return game.options.model_validate(dict(options)).model_dump(mode="json")
    except ValidationError as error:
        raise AppError("bad-options") from error


def objection_to(game: Game[Any, Any], seats: int, options: Mapping[str, Any]) -> str | None:
    """Why so many players cannot play with these options (`objection-<key>`); None: they can."""
    return game.objection(seats, game.options.model_validate(dict(options)))


def require_fit(game: Game[Any, Any], seats: int, options: Mapping[str, Any]) -> None:
    """409 in the game's words where the options do not fit the number of players."""
    objection = objection_to(game, seats, options)
    if objection is not None:
        raise AppError(f"objection-{objection}", 409, game=game.info.slug, args={"count": seats})


async def create_match(  # noqa: PLR0913 - what a match begins with
    session: AsyncSession,
    game: str,
    host_id: int,
    *,
    options: Mapping[str, Any] | None = None,
    seat_count: int | None = None,
    watch: bool = True,
    rematch_of: int | None = None,
) -> MatchRow:
    """An open match with empty seats; its `seats` are loaded."""
    chosen = game_of(game)
    count = seat_count or chosen.info.best_with[0]
    if count not in chosen.info.seats:
        raise AppError("bad-seat-count")
    match = MatchRow(
        slug="".join(secrets.choice(SLUG_LETTERS) for _ in range(SLUG_LENGTH)),
        game=game,
        rules_version=chosen.info.rules_version,
        options=check_options(chosen, options or {}),
        seat_count=count,
        watch=watch,
        host_id=host_id,
        rematch_of=rematch_of,
        seats=[SeatRow(number=number) for number in range(count)],
    )
    session.add(match)
    await session.flush()
    return match


async def match_by_slug(session: AsyncSession, slug: str, *, lock: bool = False) -> MatchRow:
    """The match with its seats loaded; 404 where there is none.

    `lock` keeps everybody else, moves included, from changing it until this transaction ends.
    """
    if not _SLUG.fullmatch(slug):
        raise NotFoundError("no-such-match")
    return await _one(session, MatchRow.slug == slug, lock=lock)


async def match_by_id(session: AsyncSession, match_id: int, *, lock: bool = False) -> MatchRow:
    """The match with its seats loaded; see `match_by_slug`."""
    return await _one(session, MatchRow.id == match_id, lock=lock)


async def _one(session: AsyncSession, condition: Any, *, lock: bool) -> MatchRow:
    query = select(MatchRow).where(condition).options(selectinload(MatchRow.seats))
    if lock:
        query = query.with_for_update(of=MatchRow)
    found = await session.scalar(query.execution_options(populate_existing=True))
    if found is None:
        raise NotFoundError("no-such-match")
    return found


async def seat_of(session: AsyncSession, match_id: int, player_id: int | None) -> int | None:
    """The seat of a player, on this device or on one that a seat link carried it to."""
    if player_id is None:
        return None
    own = select(SeatRow.number).where(SeatRow.match_id == match_id, SeatRow.player_id == player_id)
    carried = select(SeatLink.seat).where(
        SeatLink.match_id == match_id, SeatLink.spent_by == player_id
    )
    seat = await session.scalar(own)
    return seat if seat is not None else await session.scalar(carried.limit(1))


async def load_for_page(session: AsyncSession, slug: str, player_id: int | None) -> Visit:
    """The match and who this player is there; 404: no such match, 403: the player is banned."""
    match = await match_by_slug(session, slug)
    await bans.require_welcome(session, match.id, player_id)
    seat = await seat_of(session, match.id, player_id)
    return Visit(match, seat, player_id is not None and match.host_id == player_id)


async def origin_of(session: AsyncSession, match: MatchRow) -> str | None:
    """The slug of the match that a fork goes on from; None: it is no fork, or that one is gone."""
    return await session.scalar(select(MatchRow.slug).where(MatchRow.id == match.forked_from))


async def start_match(session: AsyncSession, match_id: int) -> MatchRow:
    """Begin to play; every seat must have its person or bot. The seed's hash is public from now."""
    row = await match_by_id(session, match_id, lock=True)
    if row.status != "open":
        raise ConflictError("already-started")
    if any(seat.player_id is None and seat.bot is None for seat in row.seats):
        raise ConflictError("empty-seats")
    game = game_of(row.game)
    require_fit(game, row.seat_count, row.options)
    row.seed = seed = secrets.token_bytes(SEED_BYTES)
    row.seed_hash = seed_hash(seed)
    row.rules_version = game.info.rules_version
    options = game.options.model_validate(row.options)
    match = Match[Any].start(game, row.seat_count, options, seed)
    row.status, row.head, row.started_at = "playing", 0, func.now()
    await _store_start(session, row, match)
    return row


async def _store_start(session: AsyncSession, row: MatchRow, match: Match[Any]) -> None:
    data = {"seats": row.seat_count, "options": row.options}
    await append(session, row, "start", told=match.entries, data=data)
    session.add(SnapshotRow(match_id=row.id, seq=1, **records.snapshot_columns(match)))
    await _call_bots(session, row)


async def append(
    session: AsyncSession,
    row: MatchRow,
    kind: str,
    *,
    told: Sequence[Entry] = (),
    **columns: Any,
) -> None:
    """Write the next row of the log, and what is told of it; the match must be locked."""
    row.head += 1
    session.add(MoveRow(match_id=row.id, seq=row.head, kind=kind, **columns))
    await session.flush()
    lines = [
        {"match_id": row.id, "seq": row.head, "index": index, **records.entry_columns(entry)}
        for index, entry in enumerate(told)
    ]
    if lines:
        await session.execute(insert(EntryRow), lines)
    await notify(session, row.id)


async def await_seats(session: AsyncSession, row: MatchRow, live: Live) -> None:
    """Note whom the match waits for, and call the bots among them."""
    row.awaited = list(live.match.awaited().seats) if live.playing else []
    await store.add_due(session, row.id, live.due() if live.playing else [])


async def _playing(session: AsyncSession, match_id: int) -> MatchRow:
    row = await match_by_id(session, match_id, lock=True)
    if row.status != "playing":
        raise ConflictError("not-playing")
    return row


def _own_seat(row: MatchRow, player_id: int) -> SeatRow:
    for seat in row.seats:
        if seat.player_id == player_id:
            return seat
    raise ForbiddenError("no-seat")


async def concede(session: AsyncSession, match_id: int, player_id: int) -> None:
    """Give up. Where the game's rules say what becomes of who leaves, they see to it.

    Else a bot plays on in the seat, which ranks behind all that did not give up.
    """
    row = await _playing(session, match_id)
    seat = _own_seat(row, player_id)
    if row.paused:
        raise ConflictError("paused")
    if seat.conceded:
        raise ConflictError("already-conceded")
    seat.conceded, seat.wants_end = True, False
    columns = {"seat": seat.number, "player_id": player_id, "data": {"bot": seat.bot}}
    if game_of(row.game).can_leave:
        await _leave(session, row, seat.number, columns)
        await end_if_agreed(session, row)
        return
    seat.bot = seat.bot or stand_in(game_of(row.game))
    told = table_entry("conceded", seat=seat.number)
    await append(session, row, "concede", told=[told], **columns)
    if not await end_if_agreed(session, row):
        await _call_bots(session, row)


async def _leave(
    session: AsyncSession, row: MatchRow, seat: int, columns: Mapping[str, Any]
) -> None:
    """Let the engine see to a seat that leaves, and store what follows."""
    await session.flush()
    live = Live(await store.load(session, row.id))
    draft = live.play(records.Row(row.head + 1, "concede", **columns))
    told = [table_entry("left", seat=seat), *draft.entries]
    await append(session, row, "concede", told=told, **columns)
    if draft.snapshot is not None:
        snapshot = records.snapshot_columns(live.match)
        session.add(SnapshotRow(match_id=row.id, seq=row.head, **snapshot))
    if live.outcome is not None:
        row.status, row.ended_at = live.status, func.now()
        row.outcome = msgspec.to_builtins(live.outcome)
    await await_seats(session, row, live)


async def set_habits(
    session: AsyncSession, match_id: int, player_id: int, habits: Sequence[str]
) -> None:
    """Have some questions answered always alike for one's seat; nobody else is told."""
    row = await _playing(session, match_id)
    game = game_of(row.game)
    if not set(habits) <= set(game.habits):
        raise AppError("bad-options")
    _own_seat(row, player_id).habits = [habit for habit in game.habits if habit in habits]
    await notify(session, row.id)
    await _call_bots(session, row)


async def vote_end(
    session: AsyncSession, match_id: int, player_id: int, *, wants: bool = True
) -> bool:
    """Say that one wants to end the match without a result, or not; True when all agreed.

    Everybody who sits and has not conceded must agree.
    """
    row = await _playing(session, match_id)
    seat = _own_seat(row, player_id)
    seat.wants_end = wants and not seat.conceded
    agreed = await end_if_agreed(session, row)
    await notify(session, row.id)
    return agreed


async def end_if_agreed(session: AsyncSession, row: MatchRow) -> bool:
    """End the match where all who are still in it want that."""
    voters = [s for s in row.seats if s.player_id is not None and not s.conceded]
    agreed = row.status == "playing" and bool(voters) and all(v.wants_end for v in voters)
    if agreed:
        row.status, row.ended_at, row.awaited, row.paused = "abandoned", func.now(), [], False
        await session.execute(delete(DueRow).where(DueRow.match_id == row.id))
        seats = [voter.number for voter in voters]
        told = table_entry("ended", seats=seats)
        await append(session, row, "end", told=[told], data={"seats": seats})
    return agreed


async def seat_bot(session: AsyncSession, match_id: int, number: int, bot: str | None) -> None:
    """While playing: a bot moves for a seat from now on, or (None) its person does again."""
    row = await _playing(session, match_id)
    seat = seat_at(row, number)
    if bot is not None and bot not in game_of(row.game).bots:
        raise AppError("no-such-bot")
    if bot is None and (seat.player_id is None or seat.conceded):
        raise ConflictError("seat-needs-bot")
    seat.bot = bot
    told = table_entry("bot-in" if bot else "bot-out", seat=number)
    await append(session, row, "seat", told=[told], seat=number, data={"bot": bot})
    await _call_bots(session, row)


async def give_seat(
    session: AsyncSession, match_id: int, number: int, player_id: int, *, name: str | None = None
) -> None:
    """Give a seat to another key: whoever held it, on any device, is shut out of it at once."""
    row = await match_by_id(session, match_id, lock=True)
    seat = seat_at(row, number)
    if any(other.player_id == player_id for other in row.seats if other is not seat):
        raise ConflictError("already-seated")
    was, seat.player_id, seat.wants_end, seat.habits = seat.player_id, player_id, False, []
    seat.name = name or seat.name or await _free_name(session, row, player_id)
    if not seat.conceded:
        seat.bot = None
    if row.host_id == was:
        row.host_id = player_id
    await session.execute(
        delete(SeatLink).where(SeatLink.match_id == match_id, SeatLink.seat == number)
    )
    if row.status == "playing":
        data, told = {"bot": seat.bot}, table_entry("given", seat=number)
        columns = {"seat": number, "data": data, "player_id": player_id}
        await append(session, row, "seat", told=[told], **columns)
    await notify(session, row.id)


async def _free_name(session: AsyncSession, row: MatchRow, player_id: int) -> str:
    """What a player is called at a table; "" for one without a name."""
    player = await session.get(Player, player_id)
    return unlike(player.name, {seat.name for seat in row.seats}) if player else ""


def seat_at(row: MatchRow, number: int) -> SeatRow:
    """A seat by its number; 404 where there is none."""
    if not 0 <= number < len(row.seats):
        raise NotFoundError("no-such-seat")
    return row.seats[number]


async def pass_host(
    session: AsyncSession,
    match_id: int,
    present: Collection[int],
    *,
    gone_after: timedelta = timedelta(minutes=3),
) -> int | None:
    """Make a seated person among the `present` players the host, when the host is gone.

    Gone is who is not present and was not seen for `gone_after`. Returns the host's player id
    afterwards; where nobody suitable is there, all stays as it is.
    """
    row = await match_by_id(session, match_id, lock=True)
    seen = await session.scalar(
        select(Player.seen_at > func.now() - gone_after).where(Player.id == row.host_id)
    )
    if row.host_id in present or seen:
        return row.host_id
    heirs: Sequence[int] = [s.player_id for s in row.seats if s.player_id in present]  # pyright: ignore[reportAssignmentType]: present holds no None
    if heirs:
        row.host_id = heirs[0]
        await notify(session, row.id)
    return row.host_id


async def _call_bots(session: AsyncSession, row: MatchRow) -> None:
    """After a change of seats, call the bots that the match waits for."""
    await session.flush()
    live = Live(await store.load(session, row.id))
    await await_seats(session, row, live)
