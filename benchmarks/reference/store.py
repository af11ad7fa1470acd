"""One row inserted and one updated for each move, all that wait in one statement and commit."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg

TABLES = """
CREATE TABLE game (id text PRIMARY KEY, head int NOT NULL, state text NOT NULL,
  changed timestamptz NOT NULL DEFAULT now()) WITH (fillfactor = 50);
CREATE TABLE event (game text NOT NULL, seq int NOT NULL, seat int NOT NULL, move text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (game, seq));
"""
NEW = "INSERT INTO game (id, head, state) VALUES ($1, 0, $2)"
MOVES = """
WITH draft AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[])
    AS d(id, seq, seat, move, state)
), moved AS (
  UPDATE game SET head = draft.seq, state = draft.state, changed = now() FROM draft
  WHERE game.id = draft.id AND game.head = draft.seq - 1 RETURNING game.id
)
INSERT INTO event (game, seq, seat, move)
SELECT id, seq, seat, move FROM draft JOIN moved USING (id)
"""
WRITERS = 2
BATCH = 64
Waiting = tuple[tuple[Any, ...], asyncio.Future[None]]


class Store:
    """Makes moves durable."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Create the tables and begin to write."""
        self._pool = await asyncpg.create_pool(self._url, min_size=WRITERS + 1)
        await self._pool.execute(TABLES)
        self._tasks = [asyncio.create_task(self._write()) for _ in range(WRITERS)]

    async def new(self, match: str, state: str) -> None:
        """Store a new match."""
        await self._pool.execute(NEW, match, state)

    async def move(self, *row: Any) -> None:
        """Store a move (match, seq, seat, move, state); returns when it is durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        self._wake.set()
        await done

    async def _write(self) -> None:
        async with self._pool.acquire() as connection:
            statement = await connection.prepare(MOVES)
            while True:
                while not self._waiting:
                    self._wake.clear()
                    await self._wake.wait()
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                await statement.fetch(*map(list, zip(*(row for row, _ in batch), strict=True)))
                for _, done in batch:
                    done.set_result(None)
