"""My matches: those that wait for me first, each with the sentence that says what is wanted."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.errors import AppError
from app.lobby.chairs import is_free
from app.lobby.keys import matches_of
from app.matches import store
from app.matches.live import Live
from app.matches.models import EntryRow, MatchRow, MoveRow
from app.matches.persons import called
from app.matches.service import seat_of
from app.people.models import Player
from app.texts import Texts, for_locale

_MOST_ASKED = 12
"""So many matches say what is wanted; of the others only who is awaited."""
_ORDER = {"playing": 1, "open": 2, "finished": 3, "abandoned": 3}


@dataclass(frozen=True)
class Mine:
    """A match of a player on the home page. `people` are (name, colour) of the others."""

    slug: str
    game: str
    title: str
    status: str
    waiting: bool
    wanted: str
    ago: str
    people: list[tuple[str, str]]

    @property
    def over(self) -> bool:
        """Whether it is only there to be read again."""
        return self.status in ("finished", "abandoned")


async def mine(session: AsyncSession, player: Player, locale: str) -> list[Mine]:
    """The matches of a player: waiting for them, playing, not begun, over; latest first."""
    rows = await matches_of(session, player)
    moved = await _last_moves(session, rows)
    rows.sort(key=lambda row: moved[row.id], reverse=True)
    seats = {row.id: await seat_of(session, row.id, player.id) for row in rows}
    rows.sort(key=lambda row: (not _waits(row, seats[row.id]), _ORDER[row.status]))
    found: list[Mine] = []
    for row in rows:
        texts, seat = for_locale(locale, row.game), seats[row.id]
        asked = row.status == "playing" and len(found) < _MOST_ASKED
        wanted = await _asked(session, row, seat, texts) if asked else standing(row, texts)
        found.append(_card(row, seat, texts, wanted, moved[row.id]))
    return found


def _waits(row: MatchRow, seat: int | None) -> bool:
    return row.status == "playing" and seat is not None and seat in row.awaited


def _card(row: MatchRow, seat: int | None, texts: Texts, wanted: str, at: datetime) -> Mine:
    others = [s for s in row.seats if not is_free(s) and s.number != seat]
    return Mine(
        slug=row.slug,
        game=row.game,
        title=texts.text("title"),
        status=row.status,
        waiting=_waits(row, seat),
        wanted=wanted,
        ago=ago(datetime.now(UTC) - at, texts),
        people=[(called(s.name, s.number, texts), s.colour) for s in others],
    )


async def _last_moves(session: AsyncSession, rows: list[MatchRow]) -> dict[int, datetime]:
    """When something was last told of each match; half an answer is nobody else's business."""
    told = select(func.max(EntryRow.seq)).where(EntryRow.match_id == MatchRow.id).scalar_subquery()
    query = (
        select(MoveRow.match_id, MoveRow.at)
        .join(MatchRow, (MatchRow.id == MoveRow.match_id) & (MoveRow.seq == told))
        .where(MatchRow.id.in_([row.id for row in rows if row.head]))
    )
    moved = {row.match_id: row.at for row in await session.execute(query)}
    return {row.id: moved.get(row.id) or row.started_at or row.created_at for row in rows}


async def _asked(session: AsyncSession, row: MatchRow, seat: int | None, texts: Texts) -> str:
    """What a running match wants from this seat, or whom it waits for; its own view only."""
    try:
        match = Live(await store.load(session, row.id)).match
    except AppError:
        return texts.text("ui-mine-playing")
    names = [called(s.name, s.number, texts) for s in row.seats]
    if seat is not None and (decision := match.decisions.get(seat)) is not None:
        return texts.phrase(f"prompt-{decision.prompt}", decision.params, names)
    awaited = match.awaited()
    if awaited.prompt is None:
        return texts.text("ui-mine-playing")
    waits = {"names": texts.listed([names[s] for s in awaited.seats]), "count": len(awaited.seats)}
    return texts.phrase(f"wait-{awaited.prompt}", waits)


def standing(row: MatchRow, texts: Texts) -> str:
    """How a match stands that nobody must answer in."""
    if row.status == "open":
        taken = sum(not is_free(seat) for seat in row.seats)
        return texts.text("ui-mine-open", taken=taken, seats=row.seat_count)
    if row.status == "finished" and row.outcome:
        names = [called(seat.name, seat.number, texts) for seat in row.seats]
        winners = [names[seat] for seat, rank in enumerate(row.outcome["ranks"]) if rank == 1]
        return texts.text("ui-mine-won", names=texts.listed(winners), count=len(winners))
    return texts.text("ui-mine-playing" if row.status == "playing" else "ui-mine-ended")


def ago(since: timedelta, texts: Texts) -> str:
    """How long ago in round words."""
    if since < timedelta(minutes=1):
        return texts.text("ui-ago-now")
    if since < timedelta(hours=1):
        return texts.text("ui-ago-minutes", n=since // timedelta(minutes=1))
    if since < timedelta(days=2):
        return texts.text("ui-ago-hours", n=since // timedelta(hours=1))
    return texts.text("ui-ago-days", n=since.days)
