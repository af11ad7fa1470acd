"""The server is killed in the middle of things; what was chosen stays chosen, and all come back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from app.db import Database
from tests.chaos.client import Client
from tests.chaos.party import Party, party
from tests.chaos.served import Served
from tests.chaos.truth import Truth


async def kill(served: Served, made: Party, *, database: bool = False) -> None:
    """Kill the server, start it, and wait until everybody is back."""
    comings = {client: client.comings for client in made.clients}
    await asyncio.to_thread(served.kill, database=database)
    await asyncio.to_thread(served.start)
    await made.all_until(lambda client: client.comings > comings[client])


async def play_on(served: Served, made: Party) -> None:
    """Let everybody play to the end, and look at what is stored."""
    for client in made.clients:
        client.auto = True
        await client._play()
    await made.all_until(lambda client: client.over)
    db = Database(served.database.url)
    truth = await Truth.of(db, made.slug)
    await db.close()
    assert truth.status == "finished"
    for client in made.clients:
        truth.require(client)
    await made.close()


async def lay(client: Client) -> None:
    """Lay the lightest cargo."""
    await client.until(lambda: asked(client) == "cargo")
    await client.answer(client.view["decision"]["choices"][0])


def asked(client: Client) -> str | None:
    return (client.view["decision"] or {}).get("prompt")


def is_ready(*seats: int) -> Callable[[Client], bool]:
    return lambda client: client.view["ready"] == sorted(seats)


async def test_killed_between_cargoes_and_in_the_choice_of_ports(served: Served) -> None:
    made = await party(served, seed=1)
    start = made.clients[0].view["public"]["start"]
    first, second, third, fourth = (made.seat((start + n) % 4) for n in range(4))
    for client in (first, second):
        await lay(client)
    laid = [client.view["own"]["laid"] for client in (first, second)]
    await third.until(lambda: asked(third) == "cargo")
    await third.send(third.view["decision"]["choices"][-1])
    await kill(served, made)
    assert [client.view["own"]["laid"] for client in (first, second)] == laid
    await third.until(lambda: third.pending is None)
    assert third.view["own"]["laid"] == ["gold"]

    await lay(fourth)
    await made.all_until(lambda client: asked(client) == "port")
    await first.answer("A")
    await third.answer("B")
    await second.send("B")
    await kill(served, made)
    await second.until(lambda: second.pending is None)
    await made.all_until(is_ready(first.seat or 0, second.seat or 0, third.seat or 0))
    chosen = [client.view["answers"][0]["choices"] for client in (first, second, third)]
    assert chosen == [["A"], ["B"], ["B"]]
    assert fourth.view["answers"] == []
    assert asked(fourth) == "port"
    await play_on(served, made)


async def test_killed_with_its_database_in_a_window_of_the_variant(served: Served) -> None:
    made = await party(served, seed=2, mode="variant")
    ana, bo, cy, dee = (made.seat(seat) for seat in range(4))
    await made.all_until(lambda client: asked(client) == "cargo")
    await ana.answer("tea")
    await bo.answer("gold")
    await bo._do("retract", bo.view["retract"])
    await bo.until(lambda: bo.pending is None)
    await bo.answer("rat")
    await dee.send("silk")
    await kill(served, made, database=True)
    await dee.until(lambda: dee.pending is None)
    await made.all_until(is_ready(0, 1, 3))
    chosen = [client.view["answers"][0]["choices"] for client in (ana, bo, dee)]
    assert chosen == [["tea"], ["rat"], ["silk"]]
    assert asked(cy) == "cargo"
    await play_on(served, made)


async def test_its_database_is_killed_under_the_running_server(served: Served) -> None:
    made = await party(served, seed=3, names=("Ana", "Bo"), bots=("random",) * 2, mode="variant")
    ana, bo = made.seat(0), made.seat(1)
    await made.all_until(lambda client: asked(client) == "cargo")
    await ana.answer("tea")
    served.kill_database()
    await bo.answer("gold")
    assert {error["code"] for error in bo.errors} <= {"unavailable"}
    await ana.until(lambda: asked(ana) == "port")
    assert ana.view["own"]["laid"] == ["tea"]
    assert {client.comings for client in made.clients} == {1}
    await play_on(served, made)
