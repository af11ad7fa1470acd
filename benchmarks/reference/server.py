"""The thinnest server that still does the whole job, as a yardstick.

It knows the rules, shows each seat its own view, and makes a move durable before anybody sees it.
It has no accounts, no log, no resync, no undo, no second process. Environment: DATABASE_URL and
DEALS. `/ws` hosts the cut-down game, `/t/{match}/ws` the real one.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from benchmarks.reference.cut_down import SEATS, CutDown
from benchmarks.reference.real import Real
from benchmarks.reference.store import Store

DEALS = int(os.environ.get("DEALS", "1"))
Send = Callable[[str], Awaitable[None]]
encode = msgspec.json.encode


class Message(msgspec.Struct):
    """What a page of the cut-down game says: where it sits, or its move."""

    match: str = ""
    seat: int = 0
    cards: list[int] = []
    port: int = 0


class Move(msgspec.Struct):
    """A move of the real game."""

    id: str
    decision: str
    choices: list[int | str]


read_message = msgspec.json.Decoder(Message).decode
read_move = msgspec.json.Decoder(Move).decode


@dataclass(eq=False)
class Table:
    """A match and the pages at it."""

    name: str
    game: Any
    seq: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    pages: dict[int, Send] = field(default_factory=dict[int, Send])

    def views(self) -> list[str]:
        """What each seat sees, encoded."""
        if isinstance(self.game, Real):
            return self.game.views()
        parts = ({"seq": self.seq, "view": self.game.view(seat)} for seat in SEATS)
        return [encode(part).decode() for part in parts]

    def snapshot(self) -> str:
        """The stored state."""
        found = self.game.snapshot()
        return found if isinstance(found, str) else encode(found).decode()


tables: dict[str, Table] = {}
store = Store(os.environ["DATABASE_URL"])


@asynccontextmanager
async def lifespan(_: FastAPI) -> AsyncGenerator[None]:
    """Open the store."""
    await store.open()
    yield


app = FastAPI(lifespan=lifespan)


async def sit(name: str, kind: Any, seat: int, send: Send) -> Table:
    """Take a seat; who comes first opens the table."""
    table = tables.get(name)
    if table is None:
        table = tables[name] = Table(name, kind(name, DEALS))
        async with table.lock:
            await store.new(name, table.snapshot())
    table.pages[seat] = send
    async with table.lock:
        await send(table.views()[seat])
    return table


async def play(table: Table, seat: int, *move: Any) -> None:
    """Make a move, store it, show it."""
    async with table.lock:
        table.game.move(seat, *move)
        await store.move(table.name, table.seq + 1, seat, encode(move).decode(), table.snapshot())
        table.seq += 1
        views = table.views()
        for viewer, send in table.pages.items():
            await send(views[viewer])


@app.websocket("/ws")
async def cut_down(socket: WebSocket) -> None:
    """A page of the cut-down game, which may go from match to match."""
    await socket.accept()
    table: Table | None = None
    seat = 0
    with suppress(WebSocketDisconnect):
        while True:
            message = read_message(await socket.receive_text())
            if message.match:
                if table is not None:
                    tables.pop(table.name, None)
                seat = message.seat
                table = await sit(message.match, CutDown, seat, socket.send_text)
            elif table is not None:
                await play(table, seat, message.cards, message.port)


@app.websocket("/t/{name}/ws")
async def real(socket: WebSocket, name: str) -> None:
    """A page of the real game; its cookie is its seat."""
    await socket.accept()
    seat = int(socket.cookies["sobremesa"])
    with suppress(WebSocketDisconnect):
        await socket.receive_text()
        table = await sit(name, Real, seat, socket.send_text)
        while True:
            move = read_move(await socket.receive_text())
            await play(table, seat, move.decision, move.choices)
    tables.pop(name, None)
