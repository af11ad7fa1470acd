"""Plays the seats of bots, and answers by habit: whoever watches, once each, also after a restart.

What is due stands in the store and is taken with `SKIP LOCKED`, so any process may play it. A bot
thinks in a thread, on imagined worlds, and shows its move after a pause that was drawn without a
look at its hand or at how long it thought.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from random import SystemRandom
from time import monotonic
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Row as Result

from app.db import Database, is_lost
from app.errors import AppError
from app.matches import late, store
from app.matches.journal import UnknownOutcomeError
from app.matches.late import Remind
from app.matches.live import Live, habit_answer, stand_in
from app.matches.protocol import Move, Retract
from app.matches.room import Actor, Room
from app.matches.rooms import Rooms
from app.observing.meters import BOT_SECONDS
from app.settings import Span
from engines.kernel import SEED_BYTES, Choice, Match, RandomBot, Rng, Worlds, bot_move
from engines.kernel import Move as Choices

log = structlog.get_logger(__name__)
R = TypeVar("R")

LEASE: Final = 4.0
"""Seconds beyond its pause for which a bot's turn is taken; then its process must be gone.

Taking a turn twice does no harm: both moves are the same command, which counts once.
"""
BATCH: Final = 32
LOOK_EVERY: Final = 1.0
AGAIN_AFTER: Final = 1.0
_chance: Final = SystemRandom()


class BotDriver:
    """Takes due turns, thinks, pauses, moves."""

    def __init__(
        self, db: Database, rooms: Rooms, delay: Span, remind: Remind = late.nobody
    ) -> None:
        self._db = db
        self._remind = remind
        self._rooms = rooms
        self._delay = delay
        self._wake = asyncio.Event()
        self._turns: dict[int, asyncio.Task[None]] = {}
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="bot")

    def wake(self) -> None:
        """Something may be due now."""
        self._wake.set()

    def heard(self, _match_id: int, head: int) -> None:
        """A match changed; when by more than moves, a bot may have been called."""
        if head == 0:
            self.wake()

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """Play while the block runs."""
        task = asyncio.create_task(self._drive_forever(), name="bots")
        try:
            yield
        finally:
            for running in [task, *self._turns.values()]:
                running.cancel()
                with suppress(asyncio.CancelledError):
                    await running
            self._threads.shutdown(wait=False, cancel_futures=True)

    async def _drive_forever(self) -> None:
        while True:
            self._wake.clear()
            due = await self._take()
            for row in due:
                self._begin(row)
            if len(due) < BATCH:
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_EVERY):
                        await self._wake.wait()

    def _begin(self, due: Result[Any]) -> None:
        """Start a turn, unless it is under way already: thinking may take longer than a lease."""
        if due.id not in self._turns:
            turn = self._turns[due.id] = asyncio.create_task(self._turn(due))
            turn.add_done_callback(lambda _: self._turns.pop(due.id))

    async def _take(self) -> list[Result[Any]]:
        try:
            async with self._db.session() as session:
                lease = self._delay.high + LEASE
                return list(await store.take_due(session, lease=lease, limit=BATCH))
        except Exception as error:
            log.warning("bots_wait", error=str(error), exc_info=not is_lost(error))
            return []

    async def _turn(self, due: Result[Any]) -> None:
        """Play one turn; where the database is away, try the same again."""
        until = monotonic() + max(0.0, _chance.uniform(*self._delay) - due.age)
        try:
            while not await self._played(due, until):  # noqa: ASYNC110 - the database is away
                await asyncio.sleep(AGAIN_AFTER)
        except Exception:
            log.exception("bot_failed", match=due.match_id, seat=due.seat)

    async def _played(self, due: Result[Any], until: float) -> bool:
        try:
            await self._play(self._rooms.of(due.match_id), due, until)
        except UnknownOutcomeError:
            return False
        except AppError as error:
            log.info("bot_turn_gone", match=due.match_id, seat=due.seat, code=error.code)
            if error.code != "other-rules":  # a process of newer rules sees to those
                async with self._db.session() as session:
                    await store.drop_due(session, due.id)
        return True

    async def _play(self, room: Room, due: Result[Any], until: float) -> None:
        if due.kind != "bot":
            await self._time_is_over(room, due)
            return
        task = await _looked(room, lambda live: _task(live, due.seat, due.decision))
        if isinstance(task, Thinking):
            choices, actor = await self._think(task), Actor(due.seat, None, task.bot)
        else:
            choices, actor = (task.choice,), Actor(due.seat, task.player_id)
        await asyncio.sleep(until - monotonic())
        name = due.decision if isinstance(task, Thinking) else f"habit-{due.decision}"
        await room.act(actor, Move(name, due.decision, list(choices)), done=due.id)

    async def _think(self, task: Thinking) -> Choices:
        with BOT_SECONDS.labels(task.match.game.info.slug, task.bot).time():
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, _choose, task.match, task.bot, task.seat
            )

    async def _time_is_over(self, room: Room, due: Result[Any]) -> None:
        """Say so, and have the answer given where nobody waits any longer."""
        async with self._db.session() as session:
            await late.ring(session, due, self._remind)
        if due.kind == "limit":
            await self._answer_late(room, due)

    async def _answer_late(self, room: Room, due: Result[Any]) -> None:
        """The time is over: the substitute answers for a person, until the window closes.

        What the person had only begun is taken back first. Whoever goes on meanwhile is overtaken.
        """
        await self._take_back(room, due)
        while True:
            task, player_id, decision = await room.look(lambda live: _late(live, due))
            move = Move(f"late-{decision}", decision, list(await self._think(task)))
            with _overtaken():
                await room.act(Actor(due.seat, player_id), move)

    async def _take_back(self, room: Room, due: Result[Any]) -> None:
        """Take back an answer that somebody who is late has only begun."""
        begun = await _looked(room, lambda live: _begun(live, due))
        if begun is not None:
            player_id, decision = begun
            with _overtaken():
                await room.act(
                    Actor(due.seat, player_id), Retract(f"late-back-{decision}", decision)
                )


async def _looked(room: Room, question: Callable[[Live], R]) -> R:
    """Ask a room; where it refuses, ask again when it has read who sits where.

    What is due may be known before the room has heard of the change that made it so.
    """
    try:
        return await room.look(question)
    except AppError:
        await room.refresh()
        return await room.look(question)


@contextmanager
def _overtaken() -> Generator[None]:
    """The person was faster with the question at hand, but perhaps not with the whole answer."""
    try:
        yield
    except AppError as error:
        if error.code not in ("move-closed", "move-retract"):
            raise


def _begun(live: Live, due: Result[Any]) -> tuple[int | None, str] | None:
    """The first of a late seat's answers, where all of them only led to a further question."""
    _, player_id, _ = _late(live, due)
    answers = live.match.answers(due.seat)
    begun = bool(answers) and all(set(one.move) <= set(one.decision.light) for one in answers)
    if not begun or live.match.can_retract(due.seat) is None:
        return None
    return player_id, live.public_id(answers[0].decision.id)


def _late(live: Live, due: Result[Any]) -> tuple[Thinking, int | None, str]:
    """Who must answer what by now; raises where it was answered, or a bot has the seat."""
    if not live.is_asked(due.seat, due.decision):
        raise AppError("move-closed", 409)
    thinking = Thinking(live.match.clone(), stand_in(live.match.game), due.seat)
    asked = live.match.decisions[due.seat]
    return thinking, live.place(due.seat).player_id, live.public_id(asked.id)


@dataclass(frozen=True, slots=True)
class Thinking:
    """A copy of the match to think about, and the bot that thinks."""

    match: Match[Any]
    bot: str
    seat: int


@dataclass(frozen=True, slots=True)
class Habit:
    """What is answered for a person without a thought."""

    choice: Choice
    player_id: int | None


def _task(live: Live, seat: int, decision: str) -> Thinking | Habit:
    """What is to be done for a seat; raises where its question is closed, or its person's own."""
    asked = live.match.decisions.get(seat) if live.playing else None
    place = live.place(seat)
    if asked is not None and live.public_id(asked.id) == decision:
        if place.bot is not None:
            return Thinking(live.match.clone(), place.bot, seat)
        choice = habit_answer(live.match.game, place.habits, asked)
        if choice is not None:
            return Habit(choice, place.player_id)
    raise AppError("move-closed", 409)


def _choose(match: Match[Any], bot: str, seat: int) -> Choices:
    """The bot's answer; a bot that fails answers at random rather than hold up the table."""
    rng = Rng(secrets.token_bytes(SEED_BYTES))
    try:
        return bot_move(match, seat, bot, rng)
    except Exception:
        log.exception("bot_broke", bot=bot, game=match.game.info.slug)
        decision = match.decisions[seat]
        return RandomBot().choose(Worlds(match, seat, rng), seat, decision, rng)
