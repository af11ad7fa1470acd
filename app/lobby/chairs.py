"""Who sits where before a match begins: people, bots, colours.

Each function takes an open match that is locked, with its seats loaded, and raises AppError in
words. Colours are first come, first served.
"""

from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from app.errors import AppError, ConflictError, ForbiddenError
from app.matches.models import MatchRow, SeatRow
from app.matches.service import game_of, seat_at
from app.people.models import Player, SeatLink
from app.people.names import unlike

COLOURS = ("red", "blue", "yellow", "green", "purple", "orange", "teal", "grey")
BOT_NAMES = ("Canela", "Romero", "Comino", "Laurel", "Azafrán", "Tomillo", "Anís", "Clavo")


@dataclass
class Sitter:
    """Who or what takes a seat."""

    name: str
    player_id: int | None = None
    bot: str | None = None
    colour: str = ""
    here_at: datetime | None = None


def is_free(seat: SeatRow) -> bool:
    """Whether neither a person nor a bot has the seat."""
    return seat.player_id is None and seat.bot is None


def own_seat(match: MatchRow, player: Player | None) -> SeatRow | None:
    """The seat this player holds on this device."""
    return next((s for s in match.seats if player and s.player_id == player.id), None)


def free_colours(match: MatchRow) -> list[str]:
    """The colours that nobody has taken."""
    taken = {seat.colour for seat in match.seats}
    return [colour for colour in COLOURS if colour not in taken]


def require_open(match: MatchRow) -> None:
    """Chairs and options change only before the match begins."""
    if match.status != "open":
        raise ConflictError("already-started")


async def sit(
    session: AsyncSession, match: MatchRow, player: Player, number: int | None, colour: str = ""
) -> SeatRow:
    """Sit down, on the first free seat where no number is given; whoever sits already moves."""
    require_open(match)
    seat = _free_seat(match, number)
    had = own_seat(match, player)
    wanted = colour or (had.colour if had else "")
    if had is not None:
        await empty(session, had)
    names = {other.name for other in match.seats}
    name, now = unlike(player.name, names), datetime.now(UTC)
    take(match, seat, Sitter(name, player.id, colour=wanted, here_at=now))
    return seat


def _free_seat(match: MatchRow, number: int | None) -> SeatRow:
    if number is None:
        found = next((seat for seat in match.seats if is_free(seat)), None)
    else:
        found = seat_at(match, number)
    if found is None:
        raise ConflictError("table-full")
    if not is_free(found):
        raise ConflictError("seat-taken")
    return found


def take(match: MatchRow, seat: SeatRow, sitter: Sitter) -> None:
    """Put somebody on a free seat, in the colour wished for or the first free one."""
    free = free_colours(match)
    if sitter.colour and sitter.colour not in COLOURS:
        raise AppError("no-such-colour")
    seat.player_id, seat.bot, seat.name = sitter.player_id, sitter.bot, sitter.name
    seat.colour = sitter.colour if sitter.colour in free else free[0]
    seat.here_at = sitter.here_at


async def empty(session: AsyncSession, seat: SeatRow) -> None:
    """Free a seat. It is written at once, so that its person can take another one."""
    seat.player_id, seat.bot, seat.name, seat.colour = None, None, "", ""
    seat.wants_end, seat.here_at = False, None
    await session.execute(
        delete(SeatLink).where(SeatLink.match_id == seat.match_id, SeatLink.seat == seat.number)
    )
    await session.flush()


async def stand(session: AsyncSession, match: MatchRow, player: Player) -> None:
    """Stand up."""
    require_open(match)
    seat = own_seat(match, player)
    if seat is None:
        raise ForbiddenError("no-seat")
    await empty(session, seat)


async def clear(session: AsyncSession, match: MatchRow, number: int) -> None:
    """The host asks a person, or a bot, to leave a seat."""
    require_open(match)
    await empty(session, seat_at(match, number))


def choose_colour(match: MatchRow, player: Player, colour: str) -> None:
    """Change one's colour to a free one."""
    require_open(match)
    seat = own_seat(match, player)
    if seat is None:
        raise ForbiddenError("no-seat")
    if colour not in COLOURS:
        raise AppError("no-such-colour")
    if colour not in {*free_colours(match), seat.colour}:
        raise ConflictError("colour-taken")
    seat.colour = colour


async def seat_bot(session: AsyncSession, match: MatchRow, number: int, bot: str) -> None:
    """Let a bot take a free seat, or another bot's; "" sends the bot away."""
    require_open(match)
    seat = seat_at(match, number)
    if seat.player_id is not None:
        raise ConflictError("seat-taken")
    if bot and bot not in game_of(match.game).bots:
        raise AppError("no-such-bot")
    keep = Sitter(seat.name, bot=bot, colour=seat.colour)
    await empty(session, seat)
    if bot:
        keep.name = keep.name or _bot_name(match)
        take(match, seat, keep)


def _bot_name(match: MatchRow) -> str:
    taken = {seat.name for seat in match.seats}
    return next((name for name in BOT_NAMES if name not in taken), unlike(BOT_NAMES[0], taken))


async def set_chairs(session: AsyncSession, match: MatchRow, count: int) -> None:
    """Put so many chairs around the table; those who sit keep their order and close up."""
    require_open(match)
    sitting = [_sitter_of(seat) for seat in match.seats if not is_free(seat)]
    if count not in game_of(match.game).info.seats:
        raise AppError("bad-seat-count")
    if count < len(sitting):
        raise ConflictError("too-few-chairs", count=len(sitting))
    await _lay_out(session, match, count)
    for seat, sitter in zip(match.seats, sitting, strict=False):
        take(match, seat, sitter)
    await session.flush()


def _sitter_of(seat: SeatRow) -> Sitter:
    return Sitter(seat.name, seat.player_id, seat.bot, seat.colour, seat.here_at)


async def _lay_out(session: AsyncSession, match: MatchRow, count: int) -> None:
    """Exactly `count` empty seats."""
    for seat in match.seats:
        await empty(session, seat)
    for seat in match.seats[count:]:
        await session.delete(seat)
    for number in range(len(match.seats), count):
        session.add(SeatRow(match_id=match.id, number=number, name="", colour=""))
    match.seat_count = count
    await session.flush()
    await session.refresh(match, ["seats"])
