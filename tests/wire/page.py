"""One viewer's line to a table: every frame as it came, what was sent, and the answers to it."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from contextlib import suppress
from typing import Any

import websockets

PATIENCE = 60.0


class Page:
    """A socket that is read all the time. `frames` are the texts received, pongs apart."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.sent: list[str] = []
        self.view: dict[str, Any] = {}
        self.log = 0
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._pongs: deque[asyncio.Future[None]] = deque()
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def open(cls, url: str, key: str | None, *, known: int = 0) -> Page:
        """A page that says hello and is up to date."""
        headers = {"Accept-Language": "en", **({"Cookie": f"sobremesa={key}"} if key else {})}
        page = cls(await websockets.connect(url, additional_headers=headers, compression=None))
        page.log = known
        await page.send(type="hello", log=known)
        await page.hush()
        return page

    async def _read(self) -> None:
        with suppress(websockets.ConnectionClosed):
            async for raw in self.socket:
                self._note(str(raw))
        for waiting in [*self._answers.values(), *self._pongs]:
            if not waiting.done():
                waiting.set_exception(ConnectionError(f"closed after {self.frames[-1:]}"))

    def _note(self, raw: str) -> None:
        frame = json.loads(raw)
        kind = frame["type"]
        if kind == "pong":
            _settle(self._pongs.popleft(), None)
            return
        self.frames.append(raw)
        if kind == "view":
            self.view = frame
            self.log = frame["log"]["from"] + len(frame["log"]["entries"])
        elif kind in ("ack", "error") and frame["id"] in self._answers:
            _settle(self._answers.pop(frame["id"]), frame)

    async def send(self, **message: Any) -> None:
        self.sent.append(json.dumps(message))
        await self.socket.send(self.sent[-1])

    async def ask(self, kind: str, command: str, **message: Any) -> dict[str, Any]:
        """Send a command and wait for its `ack` or `error`."""
        answer = self._answers[command] = asyncio.get_running_loop().create_future()
        await self.send(type=kind, id=command, **message)
        return await asyncio.wait_for(answer, PATIENCE)

    async def hush(self) -> None:
        """Take in all that was sent already: a ping is answered after it."""
        pong: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pongs.append(pong)
        await self.send(type="ping")
        await asyncio.wait_for(pong, PATIENCE)

    async def close(self) -> None:
        await self.socket.close()
        await self._reader


def _settle(waiting: asyncio.Future[Any], result: object) -> None:
    if not waiting.done():
        waiting.set_result(result)
