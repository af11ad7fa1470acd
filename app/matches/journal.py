"""Makes moves durable: one writer per process, one statement and one commit for all that wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final

import asyncpg
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from app.db import driver_connection, is_lost
from app.errors import AppError
from app.matches.records import Draft
from app.matches.store import APPEND, append_args
from app.observing.meters import BATCH_MOVES, COMMIT_SECONDS

log = structlog.get_logger(__name__)

BATCH: Final = 64
LONGEST_COMMIT: Final = 5.0


class Stored(Enum):
    """What became of a draft."""

    DONE = "done"
    MOVED_ON = "moved-on"
    """The match is not where the draft took it to be; or its command is stored already."""


class UnknownOutcomeError(AppError):
    """The database went away; the move may be stored or not, and must be sent again."""

    def __init__(self) -> None:
        super().__init__("unavailable", 503)


@dataclass(eq=False)
class _Waiting:
    draft: Draft
    result: asyncio.Future[Stored] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def settle(self, result: Stored | BaseException) -> None:
        if self.result.done():
            return
        if isinstance(result, BaseException):
            self.result.set_exception(result)
        else:
            self.result.set_result(result)


class Journal:
    """Stores drafts in batches: what arrives while a commit is under way goes into the next one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._connection: AsyncConnection | None = None
        self.batches = 0

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """Write while the block runs; what waits at its end is written still."""
        task = asyncio.create_task(self._write_forever(), name="journal")
        try:
            yield
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_COMMIT):
                    await self._idle.wait()
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            await self._disconnect()

    async def store(self, draft: Draft) -> Stored:
        """Make a draft durable. Raises `UnknownOutcomeError`, or what the database refused."""
        waiting = _Waiting(draft)
        self._queue.append(waiting)
        self._idle.clear()
        self._wake.set()
        return await waiting.result

    async def _write_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                await asyncio.sleep(0)  # what has arrived meanwhile goes along
                batch = self._queue[:BATCH]
                del self._queue[:BATCH]
                await self._write(batch)
            self._idle.set()

    async def _write(self, batch: Sequence[_Waiting]) -> None:
        try:
            moved = await self._append([waiting.draft for waiting in batch])
        except Exception as error:
            await self._failed(batch, error)
        else:
            for waiting in batch:
                done = waiting.draft.match_id in moved
                waiting.settle(Stored.DONE if done else Stored.MOVED_ON)

    async def _append(self, batch: Sequence[Draft]) -> set[int]:
        self.batches += 1
        connection = await self._connected()
        BATCH_MOVES.observe(len(batch))
        with COMMIT_SECONDS.time():
            rows = await connection.fetch(APPEND, *append_args(batch), timeout=LONGEST_COMMIT)
        return {row["id"] for row in rows}

    async def _failed(self, batch: Sequence[_Waiting], error: Exception) -> None:
        """Nothing of the batch is stored, or nobody knows: never guess, and fail each alone."""
        if is_lost(error):
            log.warning("journal_lost", moves=len(batch), error=str(error))
            await self._disconnect()
            for waiting in batch:
                waiting.settle(UnknownOutcomeError())
        elif len(batch) > 1:
            for waiting in batch:
                await self._write([waiting])
        elif isinstance(error, asyncpg.UniqueViolationError):
            batch[0].settle(Stored.MOVED_ON)
        else:
            log.error("journal_refused", match=batch[0].draft.match_id, error=str(error))
            batch[0].settle(error)

    async def _connected(self) -> asyncpg.Connection[Any]:
        if self._connection is None:
            self._connection = await self._engine.connect()
        return await driver_connection(self._connection)

    async def _disconnect(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                await self._connection.invalidate()
                await self._connection.close()
            self._connection = None
