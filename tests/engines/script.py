"""A game whose one step is written in the test, for trying the kernel."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engines.kernel import (
    Game,
    Info,
    Match,
    Outcome,
    Rng,
    Table,
    View,
)
from tests.engines.sketches import BOTS, NoOptions

SEED = bytes(32)


class Diary(Struct):
    """What a scripted game has been told so far."""

    heard: list[Any]


class Script(Game[Diary, NoOptions]):
    """One step written in the test; the match ends with it."""

    info = Info("script", range(1, 5), (2,), 1, 1)
    state = Diary
    options = NoOptions
    bots = BOTS

    def __init__(self, step: Any) -> None:
        self._step = step

    def setup(self, seats: int, options: NoOptions, rng: Rng) -> Diary:
        return Diary([])

    async def step(self, table: Table[Diary]) -> Outcome | None:
        await self._step(table)
        return Outcome([0], [1], "done")

    def public(self, state: Diary) -> View:
        return {"heard": list(state.heard)}

    def own(self, state: Diary, seat: int) -> View:
        return {"me": seat}

    def hidden(self, state: Diary) -> View:
        return {"nothing": True}

    def imagine(self, state: Diary, knowing: frozenset[int], rng: Rng) -> None:
        """Nothing is hidden."""

    def check(self, state: Diary) -> None:
        """Everything is allowed."""


def play(step: Any, seats: int = 2) -> Match[Diary]:
    """A match of a scripted game, at its first question."""
    return Match[Diary].start(Script(step), seats, NoOptions(), SEED)


def answer(match: Match[Any], seat: int, *choices: int | str) -> None:
    """Answer the open question of `seat`."""
    match.submit(seat, match.decisions[seat].id, choices)


async def three_in_a_row(table: Table[Diary]) -> None:
    for _ in range(3):
        table.state.heard.append(await table.pick(0, [1, 2, 3], "count"))
        table.say("heard", seat=0, own={"secret": 1}, then={"moment": 2}, at=len(table.state.heard))


async def each_twice(table: Table[Diary]) -> None:
    async def part(seat: int) -> list[int]:
        return [await table.pick(seat, [1, 2], "first"), await table.pick(seat, [1, 2], "second")]

    answers = await table.together(range(2), part, prompt="both", retract=True, declare=sum)
    table.state.heard.append(answers)
    await table.pick(0, [1], "last")
