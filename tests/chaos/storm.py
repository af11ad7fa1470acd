"""Any game, played by pages that know no rules, while something is killed again and again."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal

import httpx

from app.db import Database, is_lost
from app.lobby.chairs import COLOURS
from app.matches import service
from engines.catalogue import GAMES
from engines.kernel import Game
from tests.chaos.client import Client
from tests.chaos.party import Party
from tests.chaos.served import Served
from tests.chaos.truth import Truth
from tests.wire.worlds import Person, people

Kind = Literal["process", "pair", "database"]
PERSONS = 3
MOST_SEATS = int(os.environ.get("CHAOS_SEATS", "3"))
AFTERWARDS = 180.0
"""Seconds after the last kill within which all matches end."""


@dataclass
class Storm:
    """What is killed, how often, and under how many matches at a time.

    `process`: the only one; `pair`: one of two; `database`: PostgreSQL under a running server.
    """

    kind: Kind
    kills: int
    matches: int
    seed: int
    ended: list[Party] = field(default_factory=list[Party])
    games: Counter[str] = field(default_factory=Counter[str])

    async def rage(self) -> int:
        """Play and kill; raises where a promise is broken. How many moves were acknowledged."""
        with Served(bot_delay="0.02-0.1", limit_moves="100000") as first:
            if self.kind != "pair":
                return await self._over([first])
            with Served(beside=first, bot_delay="0.02-0.1", limit_moves="100000") as second:
                return await self._over([first, second])

    async def _over(self, servers: Sequence[Served]) -> int:
        calm = asyncio.Event()
        db = Database(servers[0].database.url)
        tables = [
            asyncio.create_task(self._play(db, servers, number, calm))
            for number in range(self.matches)
        ]
        await self._kill(servers, calm)
        async with asyncio.timeout(AFTERWARDS):
            await asyncio.gather(*tables)
        kept = [await examine(db, made) for made in self.ended]
        await db.close()
        verified = await asyncio.to_thread(servers[0].run, "matches", "verify")
        assert verified.returncode == 0, verified.stdout + verified.stderr
        return sum(kept)

    async def _kill(self, servers: Sequence[Served], calm: asyncio.Event) -> None:
        chance = Random(self.seed)
        for _ in range(self.kills):
            await asyncio.sleep(chance.uniform(0.05, 0.6))
            victim = chance.choice(servers)
            if self.kind == "database":
                await asyncio.to_thread(victim.kill_database)
                await asyncio.to_thread(_until_ready, victim)
            else:
                await asyncio.to_thread(victim.kill)
                await asyncio.to_thread(victim.start)
        calm.set()

    async def _play(
        self, db: Database, servers: Sequence[Served], number: int, calm: asyncio.Event
    ) -> None:
        """One table: a match, and another one as long as something is killed."""
        chance = Random(f"{self.seed}.{number}")
        slugs = list(GAMES)
        turn = number
        while turn == number or not calm.is_set():
            game = GAMES[slugs[turn % len(slugs)]]
            made = await _begin(db, servers, game, chance)
            await _until_over(made)
            self.ended.append(made)
            self.games[game.info.slug] += 1
            turn += 1


async def _until_over(made: Party) -> None:
    while not all(page.over for page in made.clients):
        with suppress(TimeoutError):
            await made.all_until(lambda page: page.over)


def _until_ready(served: Served) -> None:
    """Wait until a server has its database again."""
    while True:
        with suppress(httpx.HTTPError):
            if httpx.get(f"{served.url}/readyz", timeout=2, verify=False).status_code == 200:
                return


def options_for(game: Game[Any, Any], seats: int, chance: Random) -> dict[str, Any]:
    """Any options with which so many can play; none with a clock, which is its own test."""
    while True:
        drawn = {name: chance.choice(values) for name, values in game.options.values().items()}
        with suppress(ValueError):
            options = game.options.model_validate(drawn)
            if game.objection(seats, options) is None and not game.time_limit(options):
                return drawn


async def _begin(
    db: Database, servers: Sequence[Served], game: Game[Any, Any], chance: Random
) -> Party:
    """A started match of persons and bots with its pages open, whatever is killed meanwhile."""
    seats = chance.choice([n for n in game.info.seats if n <= MOST_SEATS])
    options = options_for(game, seats, chance)
    while True:
        try:
            seated = await people(db, *("Ana", "Bo", "Cy")[: min(PERSONS, seats)])
            slug = await _store(db, game, seats, options, seated, chance)
        except Exception as error:
            if not is_lost(error):
                raise
            await asyncio.sleep(0.1)
        else:
            break
    urls = [f"{served.url}/t/{slug}" for served in servers]
    pages = [
        Client(*urls, key=person.key, chance=Random(chance.random()), auto=True)
        for person in seated
    ]
    return Party(slug, pages)


async def _store(
    db: Database,
    game: Game[Any, Any],
    seats: int,
    options: dict[str, Any],
    seated: Sequence[Person],
    chance: Random,
) -> str:
    async with db.session() as session:
        host = seated[0].id
        match = await service.create_match(
            session, game.info.slug, host, seat_count=seats, options=options
        )
        for seat in match.seats:
            seat.name, seat.colour = f"Seat {seat.number}", COLOURS[seat.number]
            if seat.number < len(seated):
                seat.player_id = seated[seat.number].id
            else:
                seat.bot = chance.choice(sorted(game.bots))
        await session.flush()
        await service.start_match(session, match.id)
        return match.slug


async def examine(db: Database, made: Party) -> int:
    """Hold what a match's pages were told against what is stored; how much was promised."""
    truth = await Truth.of(db, made.slug)
    assert truth.status == "finished"
    for client in made.clients:
        truth.require(client)
    await made.close()
    return sum(len(client.acked) for client in made.clients)
