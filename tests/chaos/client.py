"""A player's page: it comes back by itself, and repeats what is not known to be stored."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

import websockets

PAUSE = 0.05
PATIENCE = 240.0
UNKNOWN = ("unavailable", "broken", "slow-down")
"""Refusals after which a page repeats the same command."""
Content = dict[str, Any]


@dataclass(frozen=True)
class Deed:
    """A command: `move` with choices, or `retract`."""

    id: str
    kind: str
    decision: str
    choices: tuple[Any, ...] = ()

    @property
    def message(self) -> dict[str, Any]:
        """The command as it is sent."""
        message = {"type": self.kind, "id": self.id, "decision": self.decision}
        return message if self.kind == "retract" else {**message, "choices": list(self.choices)}


class Client:
    """One person's page at one match; `acked` is what the server promised to keep.

    `auto` pages play at random. When the line breaks under a command, they repeat it under the
    same id, or choose anew where the question is still open: whoever saw the first choice then
    saw something that never was. With several `urls` a page comes back by any of them.
    """

    def __init__(self, *urls: str, key: str, chance: Random, auto: bool = False) -> None:
        self.urls = urls
        self.key = key
        self.chance = chance
        self.auto = auto
        self.seat: int | None = None
        self.view: Content = {}
        self.views: list[Content] = []
        self.log: list[dict[str, Any]] = []
        self.acked: list[Deed] = []
        self.errors: list[dict[str, Any]] = []
        self.pending: Deed | None = None
        self.comings = 0
        self._sent = 0
        self._coming = False
        self._changed = asyncio.Condition()
        self._socket: websockets.ClientConnection | None = None
        self._task = asyncio.create_task(self._live())

    # ---------------------------------------------------------------- the line

    async def _live(self) -> None:
        headers = {"Accept-Language": "en", "Cookie": f"sobremesa={self.key}"}
        while True:
            address = self.chance.choice(self.urls).replace("http", "ws", 1) + "/ws"
            with suppress(OSError, websockets.WebSocketException, TimeoutError):
                async with websockets.connect(
                    address, additional_headers=headers, compression=None
                ) as self._socket:
                    await self._say({"type": "hello", "log": len(self.log)})
                    self._coming = True
                    async for raw in self._socket:
                        await self._hear(json.loads(raw))
            self._socket = None
            await asyncio.sleep(PAUSE)

    async def _say(self, message: dict[str, Any]) -> None:
        if self._socket is not None:
            with suppress(websockets.ConnectionClosed):
                await self._socket.send(json.dumps(message))

    async def _hear(self, frame: dict[str, Any]) -> None:
        match frame["type"]:
            case "welcome":
                self.seat = frame["you"]
            case "view":
                await self._look(frame)
            case "ack":
                self._done(frame["id"])
            case "error":
                await self._refused(frame)
            case _:
                pass
        async with self._changed:
            self._changed.notify_all()
        if self.auto:
            await self._play()

    async def _look(self, frame: dict[str, Any]) -> None:
        log = frame["log"]
        self.log[log["from"] :] = log["entries"]
        self.view = {k: v for k, v in frame.items() if k not in ("type", "version", "log")}
        self.views.append(self.view)
        if self._coming:
            self._coming = False
            self.comings += 1
            await self._come_back()

    async def _come_back(self) -> None:
        """Repeat the command that was under way, or think again."""
        if self.pending is None:
            return
        if self.auto and self.chance.random() < 0.5 and self._is_open(self.pending):
            self.pending = None
        else:
            await self._say(self.pending.message)

    def _is_open(self, deed: Deed) -> bool:
        wanted = self.view["retract"] if deed.kind == "retract" else self._asked()
        return wanted == deed.decision

    def _asked(self) -> str | None:
        return (self.view.get("decision") or {}).get("id")

    def _done(self, command: str) -> None:
        if self.pending is not None and self.pending.id == command:
            self.acked.append(self.pending)
            self.pending = None

    async def _refused(self, frame: dict[str, Any]) -> None:
        self.errors.append(frame)
        if self.pending is None or frame["id"] != self.pending.id:
            return
        if frame["code"] in UNKNOWN:
            await asyncio.sleep(PAUSE * 4)
            await self._say(self.pending.message)
        else:
            self.pending = None

    # ---------------------------------------------------------------- what a person does

    async def send(self, *choices: Any) -> None:
        """Answer the open question, and do not wait."""
        await self._do("move", self.view["decision"]["id"], choices)

    async def answer(self, *choices: Any) -> None:
        """Answer the open question; returns when that is stored."""
        await self.send(*choices)
        await self.until(lambda: self.pending is None)

    async def _do(self, kind: str, decision: str, choices: tuple[Any, ...] = ()) -> None:
        self._sent += 1
        self.pending = Deed(f"c{id(self)}-{self._sent}", kind, decision, choices)
        await self._say(self.pending.message)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for something to be so."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(true)

    async def _play(self) -> None:
        """Answer what is asked, at random; now and then take an answer back."""
        if self.pending is not None or self._coming or not self.view:
            return
        decision = self.view["decision"]
        if decision is not None:
            await asyncio.sleep(self.chance.random() * 0.04)
            if self.pending is not None or self._asked() != decision["id"]:
                return
            count = self.chance.randint(decision["at_least"], decision["at_most"])
            await self.send(*self.chance.sample(decision["choices"], count))
        elif self.view["retract"] and self.chance.random() < 0.05:
            await self._do("retract", self.view["retract"])

    @property
    def over(self) -> bool:
        """Whether this page knows that the match has ended."""
        return self.view.get("status") == "finished"

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
