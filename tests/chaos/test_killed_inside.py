"""The server is killed inside a power that a power set off, and the match goes on as recorded."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from app.db import Database
from app.lobby.chairs import COLOURS
from app.matches import service
from engines.kernel.promises import Record
from tests.browser.recording import Drawn
from tests.chaos.client import Client
from tests.chaos.party import Party
from tests.chaos.served import Served
from tests.chaos.test_killed import asked, kill
from tests.chaos.truth import Truth
from tests.wire.worlds import Person, people

RECORD = Path(__file__).parents[1] / "engines/recorded/gosu/omnimek.json"
INSIDE = ["mutate-now", "into", "trap"]
"""A power lets a card mutate at once, and what it becomes has a power as it enters."""


class Recorded(msgspec.Struct):
    """What this test needs of a recorded match."""

    seats: int
    options: dict[str, str]
    seed: str
    history: list[Record]
    outcome: dict[str, Any]


async def begin(db: Database, recorded: Recorded, seated: list[Person]) -> str:
    """Start the recorded match; its slug."""
    async with db.session() as session:
        match = await service.create_match(
            session, "gosu", seated[0].id, seat_count=recorded.seats, options=recorded.options
        )
        for seat, person in zip(match.seats, seated, strict=True):
            seat.player_id, seat.name = person.id, person.name
            seat.colour = COLOURS[seat.number]
        await session.flush()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(service, "secrets", Drawn(recorded.seed))
            await service.start_match(session, match.id)
        return match.slug


async def opened(served: Served, slug: str, seated: list[Person]) -> Party:
    """The pages of all players."""
    address = f"{served.url}/t/{slug}"
    pages = [Client(address, key=person.key, chance=Random(person.name)) for person in seated]
    made = Party(slug, pages)
    await made.all_until(lambda client: client.view != {})
    return made


async def question(made: Party, record: Record) -> Client:
    """The page of whoever answered, once the question that was answered is open there."""
    client = made.seat(record.seat)
    await client.until(lambda: (client.view["decision"] or {}).get("id") == record.decision)
    return client


async def kill_between(served: Served, made: Party, record: Record) -> None:
    """Kill the server while a question of a power is open: it is the same one afterwards."""
    client = await question(made, record)
    before = [client.view for client in made.clients]
    await kill(served, made)
    await question(made, record)
    assert [client.view for client in made.clients] == before
    await client.send(*record.choices)
    await kill(served, made, database=True)
    await client.until(lambda: client.pending is None)


async def test_killed_inside_a_power_that_a_power_set_off(served: Served) -> None:
    recorded = msgspec.json.decode(RECORD.read_bytes(), type=Recorded)
    db = Database(served.database.url)
    seated = await people(db, "Ana", "Bo")
    made = await opened(served, await begin(db, recorded, seated), seated)
    met, killed = list[str | None](), 0
    for record in recorded.history:
        client = await question(made, record)
        met.append(asked(client))
        if met[-3:] == INSIDE:
            await kill_between(served, made, record)
            killed += 1
        else:
            await client.answer(*record.choices)
    assert killed == 1
    await made.all_until(lambda client: client.over)
    for client in made.clients:
        assert client.view["outcome"] == recorded.outcome
    truth = await Truth.of(db, made.slug)
    await db.close()
    for client in made.clients:
        truth.require(client)
    await made.close()
