"""Work that goes on beside a block, and ends with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any


@asynccontextmanager
async def going_on(work: Coroutine[Any, Any, None], name: str) -> AsyncGenerator[None]:
    """Run endless `work` as a task called `name` while the block runs; then it is cancelled."""
    task = asyncio.create_task(work, name=name)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
