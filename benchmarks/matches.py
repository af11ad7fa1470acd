"""Started matches of real Kamozza in the store, and the keys of those who sit there."""

from __future__ import annotations

from typing import Any

from app.db import Database
from app.lobby.chairs import COLOURS
from app.matches import service
from app.people.models import Player
from app.people.players import fresh_key, hash_of

SEATS = 4
TABLES = 64


async def start_matches(url: str, count: int) -> list[dict[str, Any]]:
    """So many matches for four persons each: their slugs, and the keys by seat."""
    db = Database(url)
    groups = [await _persons(db) for _ in range(min(count, TABLES))]
    matches = [await _start(db, groups[number % len(groups)]) for number in range(count)]
    await db.close()
    return matches


async def _persons(db: Database) -> dict[int, str]:
    keys = {}
    async with db.session() as session:
        for number in range(SEATS):
            key = fresh_key()
            player = Player(token_hash=hash_of(key), name=f"Player {number}", preferences={})
            session.add(player)
            await session.flush()
            keys[player.id] = key
    return keys


async def _start(db: Database, persons: dict[int, str]) -> dict[str, Any]:
    async with db.session() as session:
        host = next(iter(persons))
        match = await service.create_match(session, "kamozza", host, seat_count=SEATS)
        for seat, player_id in zip(match.seats, persons, strict=True):
            seat.player_id, seat.name = player_id, f"Player {seat.number}"
            seat.colour = COLOURS[seat.number]
        await session.flush()
        await service.start_match(session, match.id)
        return {"slug": match.slug, "keys": list(persons.values())}
