"""Killed again and again while twenty matches are played: no promise is broken."""

from __future__ import annotations

import asyncio
import os
from random import Random

from app.db import Database
from tests.chaos.party import Party, party
from tests.chaos.served import Served
from tests.chaos.truth import Truth

KILLS = int(os.environ.get("CHAOS_KILLS", "8"))
MATCHES = int(os.environ.get("CHAOS_MATCHES", "20"))
SEED = int(os.environ.get("CHAOS_SEED", "1"))
AFTERWARDS = 60.0
"""Seconds after the last kill within which all matches end."""
WAYS = (
    {"mode": "main", "bots": ("trader", "random")},
    {"mode": "variant", "bots": ("random", "trader")},
    {"mode": "main", "lost_cards": "open", "bots": ("random",)},
    {"mode": "variant", "typhoons": "on", "bots": ("steward",)},
)


async def test_killed_at_random_under_load(served: Served) -> None:
    chance = Random(SEED)
    parties = await asyncio.gather(*(begin(served, number) for number in range(MATCHES)))
    for number in range(KILLS):
        await asyncio.sleep(chance.uniform(0.1, 0.7))
        await asyncio.to_thread(served.kill, database=number % 3 == 2)
        await asyncio.to_thread(served.start)
    async with asyncio.timeout(AFTERWARDS):
        await asyncio.gather(*(made.all_until(lambda page: page.over) for made in parties))
    kept = [await examine(served, made) for made in parties]
    assert sum(kept) > 10 * MATCHES, f"{sum(kept)} moves were acknowledged"


async def begin(served: Served, number: int) -> Party:
    """A match of two persons and bots, all of whom play by themselves."""
    way = dict(WAYS[number % len(WAYS)])
    bots = way.pop("bots")
    seed = SEED * 1000 + number
    return await party(served, seed=seed, names=("Ana", "Bo"), bots=bots, auto=True, **way)


async def examine(served: Served, made: Party) -> int:
    """Hold what a match's pages were told against what is stored; how much was promised."""
    db = Database(served.database.url)
    truth = await Truth.of(db, made.slug)
    await db.close()
    assert truth.status == "finished"
    for client in made.clients:
        truth.require(client)
    await made.close()
    return sum(len(client.acked) for client in made.clients)
