"""Wake-up calls between processes: which matches have changed, through LISTEN and NOTIFY.

The store is the truth and a signal only the hint to look at it, so a lost one costs seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, cast

import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from app.beside import going_on
from app.db import Database, driver_connection, is_lost
from app.errors import AppError

log = structlog.get_logger(__name__)

CHANNEL: Final = "sobremesa"
RECONNECT_SECONDS: Final = 1.0
Listener = Callable[[int, int], Awaitable[None] | None]
"""Is called at once; what it returns is waited for, and None where there is nothing to do."""

_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


async def notify(session: AsyncSession, match_id: int) -> None:
    """Tell every process, once this transaction is committed, that something of a match changed.

    Seats, host, status, moves: whoever shows the match reads it again.
    """
    await session.execute(_NOTIFY, {"channel": CHANNEL, "payload": str(match_id)})


def payload_ids(payload: str) -> list[tuple[int, int]]:
    """The matches that a signal names, as (id, head); head 0 says that more than moves changed."""
    parts = (part.partition(":") for part in payload.split())
    return [(int(number), int(head or 0)) for number, _, head in parts]


class Signals:
    """Listens for changed matches and calls whoever asked to be told."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._listeners: dict[int, list[Listener]] = {}
        self._watchers: list[Listener] = []
        self._channels: dict[str, Callable[[Any, int, str, object], None]] = {CHANNEL: self._heard}
        self._calls: set[asyncio.Task[None]] = set()
        self.listening = asyncio.Event()

    def subscribe(self, match_id: int, listener: Listener) -> Callable[[], None]:
        """Call `listener(match_id, head)` at each change; returns the way to stop it."""
        self._listeners.setdefault(match_id, []).append(listener)

        def stop() -> None:
            with suppress(KeyError, ValueError):
                self._listeners[match_id].remove(listener)
                if not self._listeners[match_id]:
                    del self._listeners[match_id]

        return stop

    def listeners(self, match_id: int) -> int:
        """How many want to be told of a match."""
        return len(self._listeners.get(match_id, ()))

    def watch(self, listener: Listener) -> None:
        """Call `listener(match_id, head)` whenever any match changes."""
        self._watchers.append(listener)

    def hear(self, channel: str, hear: Callable[[Any, int, str, object], None]) -> None:
        """Call `hear` for each message of another channel, on the same connection."""
        self._channels[channel] = hear

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """Listen while the block runs; whoever is still being told at its end is told no more."""
        try:
            async with going_on(self._listen_forever(), "signals"):
                yield
        finally:
            await self._hush()

    async def _hush(self) -> None:
        for call in self._calls:
            call.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)

    async def _listen_forever(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                log.warning("signals_lost", error=str(error), exc_info=not is_lost(error))
            self.listening.clear()
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen(self) -> None:
        """Hold one connection until it breaks; what happened before it is read again."""
        lost = asyncio.Event()
        async with self._db.writer.connect() as borrowed:
            connection = await driver_connection(borrowed)
            connection.add_termination_listener(lambda _: lost.set())
            for channel, hear in self._channels.items():
                await connection.add_listener(channel, hear)
            self.listening.set()
            try:
                for match_id in list(self._listeners):
                    self._call(match_id, 0)
                await lost.wait()
            finally:
                await borrowed.invalidate()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        for match_id, head in payload_ids(cast("str", payload)):
            self._call(match_id, head)

    def _call(self, match_id: int, head: int) -> None:
        for listener in [*self._listeners.get(match_id, ()), *self._watchers]:
            news = listener(match_id, head)
            if news is not None:
                task = asyncio.create_task(_told(news, match_id))
                self._calls.add(task)
                task.add_done_callback(self._calls.discard)


async def _told(news: Awaitable[None], match_id: int) -> None:
    try:
        await news
    except Exception as error:
        if isinstance(error, AppError) or is_lost(error):
            log.warning("signal_lost", match=match_id, error=str(error))
        else:
            log.exception("signal_failed", match=match_id)
