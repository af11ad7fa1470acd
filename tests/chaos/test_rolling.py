"""Two processes are restarted one after the other, and nobody is without a server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace
from typing import Any

import pytest

from tests.chaos.party import party
from tests.chaos.served import Served
from tests.chaos.test_killed import play_on


@pytest.fixture(scope="module")
def second(served: Served) -> Generator[Served]:
    """Another process on the same database."""
    with Served(beside=served, bot_delay="0.02-0.1") as running:
        yield running


@asynccontextmanager
async def balanced(*servers: Served) -> AsyncGenerator[Any]:
    """A door that passes each connection to the first server that takes it, in turn."""
    ports = [server.port for server in servers]

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ports.append(ports.pop(0))
        for port in list(ports):
            with suppress(OSError):
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
                await asyncio.gather(pump(reader, far_writer), pump(far_reader, writer))
                return
        writer.close()

    door = await asyncio.start_server(carry, "127.0.0.1", 0)
    yield SimpleNamespace(url=f"http://127.0.0.1:{door.sockets[0].getsockname()[1]}")
    door.close()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    with suppress(OSError):
        writer.close()


async def test_people_play_on_while_both_are_restarted(served: Served, second: Served) -> None:
    async with balanced(served, second) as door:
        made = await party(door, seed=9, names=("Ana", "Bo"), bots=("random",) * 2)
        for server in (served, second):
            before = {client: len(client.acked) for client in made.clients}
            await asyncio.to_thread(server.stop)
            await made.all_until(lambda client: client._socket is not None)
            for client in made.clients:
                if client.view["decision"] is not None:
                    choices = client.view["decision"]["choices"]
                    await client.answer(*choices[: client.view["decision"]["at_least"]])
                    assert len(client.acked) > before[client]
                    break
            await asyncio.to_thread(server.start)
        await play_on(served, made)
    assert all(client.comings <= 4 for client in made.clients)
