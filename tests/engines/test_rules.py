"""What rules may ask and do, and what becomes of rules that break a promise."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engines.kernel import (
    Match,
    Outcome,
    RulesError,
    Table,
)
from tests.engines.leaks import Endless, Idle
from tests.engines.script import SEED, Diary, Script, answer, play
from tests.engines.sketches import NoOptions


def test_a_question_with_one_public_answer_is_not_asked() -> None:
    async def step(table: Table[Diary]) -> None:
        table.state.heard.append(await table.pick(0, [5], "one", forced_by_public=True))
        table.state.heard.append(await table.pick(0, [6, 7], "two", forced_by_public=True))

    match = play(step)
    assert match.state.heard == [5]
    answer(match, 0, 7)
    assert match.outcome is not None
    assert match.awaited().prompt is None


async def draws(table: Table[Diary], seat: int) -> int:
    return table.rng.below(6) + seat


async def tells(table: Table[Diary], seat: int) -> None:
    table.say("hello", seat=seat)


async def shows(table: Table[Diary], seat: int) -> None:
    table.reveal(1, to=seat)


async def asks_another(table: Table[Diary], seat: int) -> int:
    return await table.pick(seat + 1, [1, 2], "other")


async def opens_a_window(table: Table[Diary], seat: int) -> object:
    return await table.together([seat], lambda s: table.pick(s, [1], "in"), prompt="nested")


@pytest.mark.parametrize("part", [draws, tells, shows, asks_another, opens_a_window])
def test_a_part_may_only_ask_its_own_seat(part: Any) -> None:
    async def step(table: Table[Diary]) -> None:
        await table.together(range(2), lambda seat: part(table, seat), prompt="both")

    with pytest.raises(RulesError, match="a part of seat 0"):
        play(step)


async def sleeps(table: Table[Diary]) -> None:
    await asyncio.sleep(0)


async def offers_nothing(table: Table[Diary]) -> None:
    await table.pick(0, [], "nothing")


async def wants_too_much(table: Table[Diary]) -> None:
    await table.pick_some(0, [1], "more", at_least=2, at_most=3)


@pytest.mark.parametrize(
    ("step", "fault"),
    [(sleeps, "decisions only"), (offers_nothing, "nothing to choose"), (wants_too_much, "2 of 1")],
)
def test_rules_that_ask_badly_are_stopped(step: Any, fault: str) -> None:
    with pytest.raises(RulesError, match=fault):
        play(step)


def test_rules_that_fail_leave_the_match_as_before_the_move() -> None:
    async def step(table: Table[Diary]) -> None:
        await table.pick(0, [1, 2], "fine")
        if await table.pick(0, [1, 2], "trap") == 2:
            raise ZeroDivisionError("in the rules")

    match = play(step)
    answer(match, 0, 1)
    before, decision = match.dump(), match.decisions[0]
    with pytest.raises(RulesError, match="trap: in the rules"):
        answer(match, 0, 2)
    assert match.dump() == before
    assert match.decisions == {0: decision}
    answer(match, 0, 1)
    assert match.outcome is not None


class Trap(Script):
    """Its second step fails before it asks anything, once it was told 2."""

    async def step(self, table: Table[Diary]) -> Outcome | None:
        if table.state.heard and table.state.heard[-1] == 2:
            raise ZeroDivisionError("in the next step")
        table.state.heard.append(await table.pick(0, [1, 2], "trap"))
        return None


def test_a_failure_after_the_end_of_a_step_goes_back_before_it() -> None:
    match = Match[Diary].start(Trap(None), 1, NoOptions(), SEED)
    answer(match, 0, 1)
    before, decision = match.dump(), match.decisions[0]
    with pytest.raises(RulesError, match="in the next step"):
        answer(match, 0, 2)
    assert match.dump() == before
    assert match.decisions == {0: decision}


def test_a_step_that_never_ends_is_stopped() -> None:
    match = Match[Any].start(Endless(), 2, NoOptions(), SEED)
    for _ in range(1000):
        answer(match, 0, 1)
    with pytest.raises(RulesError, match="1000 questions"):
        answer(match, 0, 1)
    assert len(match.tail) == 1000


def test_steps_that_ask_nothing_are_stopped() -> None:
    with pytest.raises(RulesError, match="ask nothing"):
        Match[Any].start(Idle(), 2, NoOptions(), SEED)
