"""One page that is connected to a table: what it was told, and what waits to be told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Literal

from msgspec import Struct
from starlette.websockets import WebSocketDisconnect

from app import texts
from app.eager import begin
from app.matches.frames import Shown, Watcher
from app.matches.protocol import Bye, text_of

Send = Callable[[str], Awaitable[None]]
Close = Callable[[int], Awaitable[None]]
MOST_WAITING: Final = 256
CLOSE_CODES: Final = {"revoked": 4403, "gone": 4404, "restart": 1012}
SLOW_READER: Final = 1008


class Connection:
    """Sends frames in order and makes nobody wait; a page that reads too slowly is cut off."""

    __slots__ = (
        "_close",
        "_content",
        "_listener",
        "_log",
        "_looked",
        "_outbox",
        "_people",
        "_send",
        "_sender",
        "_version",
        "closing",
        "hidden",
        "locale",
        "player_id",
        "seat",
    )

    def __init__(self, send: Send, close: Close, *, player_id: int | None, locale: str) -> None:
        self._send = send
        self._close = close
        self._outbox: list[str] = []
        self._listener: asyncio.Task[Any] | None = None
        self._sender: asyncio.Task[None] | None = None
        self.player_id = player_id
        self.locale = locale
        self.seat: Watcher = None
        self.hidden = False
        self.closing: int | None = None
        self._version = 0
        self._content = b""
        self._people = ""
        self._log = 0
        self._looked = 0

    # ---------------------------------------------------------------- what it is told

    def tell(self, message: Struct) -> None:
        """Send a message after all that waits already."""
        self.push(text_of(message))

    def show_people(self, frame: str) -> None:
        """Send who is at the table, unless the page knows."""
        if frame != self._people:
            self._people = frame
            self.push(frame)

    def begin(self, shown: Shown, known: int) -> None:
        """The first view, for a page that has `known` log entries."""
        self._log = min(known, shown.settled)
        self._show(shown, live=False)

    def look(self, *, hidden: bool) -> None:
        """The page is looked at, or not any more: what comes then has been seen by nobody."""
        self._looked = self.looked
        self.hidden = hidden

    @property
    def looked(self) -> int:
        """How many log entries the page had when it was looked at last."""
        return self._looked if self.hidden else self._log

    def show(self, shown: Shown) -> None:
        """Send the view, unless nothing in it changed for this viewer."""
        start = min(self._log, shown.fresh)
        changed = shown.contents[self.seat] != self._content
        if changed or start < self._log or start < len(shown.log):
            self._log = start
            self._show(shown, live=True)

    def _show(self, shown: Shown, *, live: bool) -> None:
        self._version += 1
        self._content = shown.contents[self.seat]
        self.push(shown.frame(self.seat, self._version, self._log, live=live))
        self._log = len(shown.log)

    def bye(self, code: Literal["revoked", "restart", "gone"]) -> None:
        """Say why, then close."""
        self.tell(Bye(code, texts.for_locale(self.locale).text(f"error-bye-{code}")))
        self.close_after(CLOSE_CODES[code])

    def close_after(self, code: int) -> None:
        """Close, once all that waits is sent."""
        self.closing = code
        self._wake()

    # ---------------------------------------------------------------- the way out

    def push(self, frame: str) -> None:
        """Put a frame on its way."""
        if self.closing is not None:
            return
        self._outbox.append(frame)
        if len(self._outbox) > MOST_WAITING:
            self._outbox.clear()
            self.closing = SLOW_READER
            if self._listener is not None:
                self._listener.cancel()
        self._wake()

    def _wake(self) -> None:
        if self._sender is None or self._sender.done():
            self._sender = begin(self._drain())

    async def _drain(self) -> None:
        with suppress(OSError, RuntimeError, WebSocketDisconnect):
            while self._outbox:
                await self._send(self._outbox.pop(0))
            if self.closing is not None:
                await self._close(self.closing)

    async def hear(self, said: Awaitable[str]) -> str:
        """What the page says next; WebSocketDisconnect once it reads too slowly."""
        self._listener = listener = asyncio.current_task()
        try:
            return await said
        except asyncio.CancelledError:
            if listener is None or self.closing != SLOW_READER or listener.uncancel():
                raise
            raise WebSocketDisconnect(SLOW_READER) from None
        finally:
            self._listener = None

    async def drained(self, seconds: float) -> None:
        """Wait until everything is sent, for so long at most; give up what is not."""
        if self._sender is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await asyncio.shield(self._sender)
            self._sender.cancel()
