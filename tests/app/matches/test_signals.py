"""Who asked to be told of a match is told, as long as the process listens."""

from __future__ import annotations

import asyncio

from app.db import Database
from app.signals import Signals


async def test_who_is_still_being_told_at_the_end_is_told_no_more(db: Database) -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    async def hear() -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    signals = Signals(db)
    signals.subscribe(1, lambda _match, _head: hear())
    async with signals.running():
        await begun.wait()
    assert ended.is_set()
