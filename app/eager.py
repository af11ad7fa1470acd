"""Coroutines that run at once, and become tasks only where they have to wait."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any, cast


def begin(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Run `work` until it waits for something: the task that goes on with it, or None at its end.

    What it raises before that is raised here. A task for each frame of a socket would cost more
    than sending it, which hardly ever waits.
    """
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(cast("Coroutine[Any, Any, None]", _go_on(work, waits_for)))


@coroutine
def _go_on(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    try:
        yield waits_for
    except BaseException as error:
        try:
            waits_for = work.throw(error)
        except StopIteration:
            return
        yield waits_for
    yield from work.__await__()
