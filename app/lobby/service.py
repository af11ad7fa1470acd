"""What a host decides before a match, and what follows it: options, start, rematch."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from app.errors import ConflictError, ForbiddenError
from app.lobby import chairs
from app.lobby.chairs import is_free
from app.lobby.options import kept, read_options
from app.matches import bans, forking, store
from app.matches.live import Live
from app.matches.models import MatchRow, SeatRow
from app.matches.service import (
    check_options,
    create_match,
    game_of,
    match_by_id,
    require_fit,
    seat_of,
    start_match,
)
from app.people.models import Player
from app.signals import notify


async def open_match(session: AsyncSession, game: str, host: Player) -> MatchRow:
    """A new match with as many chairs as the game is good with; its host sits down when named."""
    chairs_at_first = game_of(game).info.best_with[-1]
    match = await create_match(session, game, host.id, seat_count=chairs_at_first)
    if host.name:
        await chairs.sit(session, match, host, 0)
    return match


async def open_fork(session: AsyncSession, origin: MatchRow, at: int, host: Player) -> MatchRow:
    """A match that will go on from a move of one that is over.

    Who had a seat there sits on it; a bot sits where the rules let somebody go.
    """
    match = await forking.fork(session, origin, at, host.id)
    seat = await seat_of(session, origin.id, host.id)
    if seat is not None and host.name:
        await chairs.sit(session, match, host, seat)
    game = game_of(match.game)
    for number in sorted(await forking.left_at(session, origin.id, at) if game.can_leave else ()):
        if is_free(match.seats[number]):
            await chairs.seat_bot(session, match, number, game.substitute)
    return match


async def choose_options(session: AsyncSession, match: MatchRow, form: Mapping[str, Any]) -> None:
    """Set the game's options and, where the form has it, the number of chairs."""
    chairs.require_open(match)
    if match.forked_at is not None:
        raise ConflictError("forked")
    preset = game_of(match.game).presets.get(form.get("preset", ""))
    if preset is not None:
        before = kept(match.game, match.options)
        match.options = check_options(game_of(match.game), {**before, **preset})
        return
    match.options = read_options(match.game, form, match.options)
    count = form.get("chairs", "")
    if count.isdecimal() and (wanted := int(count[:9])) != match.seat_count:
        await chairs.set_chairs(session, match, wanted)


async def begin(session: AsyncSession, match: MatchRow) -> None:
    """Take away the empty chairs and start the match; a fork keeps all its chairs."""
    chairs.require_open(match)
    if match.forked_at is not None:
        await session.flush()
        await forking.start_fork(session, match.id)
        return
    sitting = [seat for seat in match.seats if not is_free(seat)]
    least = game_of(match.game).info.seats.start
    if len(sitting) < least:
        raise ConflictError("too-few-people", least=least, count=len(sitting))
    require_fit(game_of(match.game), len(sitting), match.options)
    if len(sitting) < match.seat_count:
        await chairs.set_chairs(session, match, len(sitting))
    await session.flush()
    await start_match(session, match.id)


async def rematch(session: AsyncSession, match: MatchRow, player: Player) -> MatchRow:
    """The next match of the same people in the same seats; the same one for all who ask."""
    seat = await seat_of(session, match.id, player.id)
    if seat is None:
        raise ForbiddenError("no-seat")
    if match.status not in ("finished", "abandoned"):
        raise ConflictError("not-finished")
    if (already := await rematch_of(session, match.id)) is not None:
        return await match_by_id(session, already.id)
    return await _again(session, match, match.seats[seat].player_id or player.id)


async def rematch_of(session: AsyncSession, match_id: int) -> MatchRow | None:
    """The rematch of a match, where there is one."""
    query = select(MatchRow).where(MatchRow.rematch_of == match_id).order_by(MatchRow.id)
    return await session.scalar(query.limit(1))


async def _again(session: AsyncSession, old: MatchRow, host_id: int) -> MatchRow:
    new = await create_match(
        session,
        old.game,
        host_id,
        options=await _options_again(session, old),
        seat_count=old.seat_count,
        watch=old.watch,
        rematch_of=old.id,
    )
    new.clock, new.at_zero = old.clock, old.at_zero
    for seat, was in zip(new.seats, old.seats, strict=True):
        _sit_again(seat, was)
    await session.flush()
    await bans.take_over(session, old.id, new.id)
    await notify(session, old.id)
    return new


async def _options_again(session: AsyncSession, old: MatchRow) -> dict[str, Any]:
    """What the game proposes after this match; its options where these rules cannot read it."""
    game = game_of(old.game)
    try:
        ended = Live(await store.load(session, old.id)).match.state
    except ConflictError:
        return old.options
    options = game.options.model_validate(old.options)
    return game.again(options, ended).model_dump(mode="json")


def _sit_again(seat: SeatRow, was: SeatRow) -> None:
    """The same person, also where a bot played on for them; a bot where a bot sat.

    The seat of a former player is free.
    """
    if was.player_id is None and not was.name:
        return
    seat.player_id, seat.name, seat.colour = was.player_id, was.name, was.colour
    seat.bot = was.bot if was.player_id is None else None
