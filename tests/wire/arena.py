"""A running server with its games, and trials in it."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx

from app.db import Database
from engines.kernel import SPECTATOR, Entry, Game, GameOptions, Match, RandomBot, Rng
from engines.kernel.decision import Viewer
from engines.kernel.promises import any_seat
from engines.kernel.twins import LeakError, twin_of
from tests.wire.midway import Beginnings
from tests.wire.trial import Trial
from tests.wire.worlds import Cast, World, host, new_slug

Register = Callable[[Game[Any, Any]], Game[Any, Any]]
"""Puts a game into the server's catalogue, with matches that may begin in the middle."""
TRIALS = int(os.environ.get("WIRE_TRIALS", "1"))
"""How many times as many trials as CI makes."""
FIRST = int(os.environ.get("WIRE_SEED", "0"))
"""The seed of the first trial; the others follow."""
ACTIONS = 16
AT_ONCE = 4


@dataclass
class Arena:
    """A server, its database, the people of all matches and where matches begin."""

    address: str
    db: Database
    cast: Cast
    beginnings: Beginnings
    http: httpx.AsyncClient
    make: Callable[[tuple[World, World], Viewer, Rng], Trial] = Trial
    compared: int = 0
    tables: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))

    async def trials(self, game: Game[Any, Any], seeds: Sequence[int]) -> None:
        """Trials of a game, some at once; raises `LeakError` at the first difference."""
        try:
            async with asyncio.TaskGroup() as group:
                for seed in seeds:
                    group.create_task(self._one(game, seed))
        except ExceptionGroup as group:
            leaks = group.subgroup(LeakError)
            raise (leaks or group).exceptions[0] from group

    async def _one(self, game: Game[Any, Any], seed: int) -> None:
        async with self.tables:
            try:
                self.compared += await self.trial(game, seed)
            except Exception as error:
                error.add_note(f"{game.info.slug}, seed {seed}")
                raise

    async def trial(self, game: Game[Any, Any], seed: int) -> int:
        """One trial, which follows from its seed; how often the viewers compared."""
        rng = Rng(seed.to_bytes(32, "big"))
        seats, options = some_way_to_play(game, rng)
        match, log = somewhere(game, seats, options, rng)
        viewer: Viewer = rng.choice([*range(seats), SPECTATOR])
        same = frozenset(seat for seat in range(seats) if rng.below(2))
        twin = twin_of(match, viewer, same, rng)
        if twin.reveals != match.reveals and match.at_checkpoint:
            return 0
        draws = rng.seed()
        worlds = [await self._world(game, options, begin, draws, log) for begin in (match, twin)]
        try:
            return await self.make((worlds[0], worlds[1]), viewer, rng).play(ACTIONS)
        finally:
            await asyncio.gather(*(world.close() for world in worlds))

    async def _world(
        self,
        game: Game[Any, Any],
        options: Any,
        begin: Match[Any],
        draws: bytes,
        log: Sequence[Entry],
    ) -> World:
        name = secrets.token_bytes(32)
        self.beginnings.add(name, begin, draws)
        slug = new_slug()
        match_id, oracle = await host(
            self.db, game, options, self.cast,
            seats=begin.seats, slug=slug, seed=name, published=draws, log=log,
        )  # fmt: skip
        return World(match_id, slug, oracle, self.cast, self.address, self.http)


def some_way_to_play(game: Game[Any, Any], rng: Rng) -> tuple[int, GameOptions]:
    """A number of players, and options that fit it."""
    while True:
        seats = rng.choice(game.info.seats)
        chosen = {name: rng.choice(values) for name, values in game.options.values().items()}
        options = game.options(**chosen)
        if game.objection(seats, options) is None:
            return seats, options


def somewhere(
    game: Game[Any, Any], seats: int, options: Any, rng: Rng
) -> tuple[Match[Any], list[Entry]]:
    """A random match at one of its checkpoints, and its log so far."""
    match = Match[Any].start(game, seats, options, rng.seed())
    log = list(match.entries)
    found = [(match.clone(), list(log))]
    while match.outcome is None:
        decision = match.decisions[any_seat(match, rng)]
        match.submit(decision.seat, decision.id, RandomBot.answer(decision, rng))
        log += match.entries
        if match.at_checkpoint and match.outcome is None:
            found.append((match.clone(), list(log)))
    return rng.choice(found)
