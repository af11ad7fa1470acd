"""Measures how long a signal between processes takes, by sending one to oneself now and then."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Final

import structlog
from sqlalchemy import text

from app.beside import going_on
from app.db import Database, is_lost
from app.signals import Signals

log = structlog.get_logger(__name__)

CHANNEL: Final = "sobremesa_pulse"
EVERY: Final = 5.0
_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


class Pulse:
    """The lag of signals, whether or not anybody plays."""

    def __init__(self, db: Database, signals: Signals) -> None:
        self._db = db
        self._name = secrets.token_hex(8)
        self._sent: float | None = None
        self._last = 0.0
        signals.hear(CHANNEL, self._heard)

    @property
    def lag(self) -> float:
        """Seconds that the last signal took; where one is still under way, at least its age."""
        return self._last if self._sent is None else max(self._last, monotonic() - self._sent)

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        """Measure while the block runs."""
        async with going_on(self._beat_forever(), "pulse"):
            yield

    async def _beat_forever(self) -> None:
        while True:
            try:
                await self.beat()
            except Exception as error:
                if not is_lost(error):
                    log.exception("pulse_failed")
            await asyncio.sleep(EVERY)

    async def beat(self) -> None:
        """Send one signal; while the last one was not heard its age is what counts."""
        if self._sent is None:
            self._sent = monotonic()
        async with self._db.session() as session:
            await session.execute(_NOTIFY, {"channel": CHANNEL, "payload": self._name})

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        if payload == self._name and self._sent is not None:
            self._last, self._sent = monotonic() - self._sent, None
