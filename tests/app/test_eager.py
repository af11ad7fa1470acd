"""What hardly ever waits runs without a task, and what waits becomes one."""

from __future__ import annotations

import asyncio

import pytest

from app.eager import begin


async def test_what_does_not_wait_is_done_at_once() -> None:
    done: list[str] = []

    async def work() -> None:
        done.append("all")

    assert begin(work()) is None
    assert done == ["all"]


async def test_what_waits_goes_on_as_a_task() -> None:
    gate, done = asyncio.Event(), []

    async def work() -> None:
        done.append("begun")
        await gate.wait()
        await asyncio.sleep(0)
        done.append("all")

    task = begin(work())
    assert task is not None
    assert done == ["begun"]
    gate.set()
    await task
    assert done == ["begun", "all"]


async def test_a_task_that_waits_can_be_given_up() -> None:
    left: list[str] = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            left.append("tidied")

    task = begin(work())
    assert task is not None
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert left == ["tidied"]


async def test_one_that_takes_no_notice_of_being_given_up_goes_on() -> None:
    done: list[str] = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            done.append("stays")

    task = begin(work())
    assert task is not None
    await asyncio.sleep(0)
    task.cancel()
    await task
    assert done == ["stays"]


async def test_what_fails_before_it_waits_fails_here() -> None:
    async def work() -> None:
        raise KeyError

    with pytest.raises(KeyError):
        begin(work())
