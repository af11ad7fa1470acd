"""The database goes away and comes back, without a restart of the server."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from app.db import Database
from app.settings import Settings
from tests.app.matches.table import Table, eventually
from tests.live import LiveServer

SOCKET = ".s.PGSQL.5432"


class Wire:
    """The line between server and database, which can be cut."""

    def __init__(self, real: Path, ours: Path) -> None:
        self._real = real
        self._ours = ours
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def mend(self) -> None:
        """Let connections through."""
        self._server = await asyncio.start_unix_server(self._carry, self._ours)

    async def cut(self) -> None:
        """Break all connections and refuse new ones."""
        if self._server is not None:
            self._server.close()
            self._ours.unlink(missing_ok=True)
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()
        await asyncio.sleep(0.05)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_unix_connection(self._real)
        self._writers |= {writer, far_writer}
        await asyncio.gather(_pump(reader, far_writer), _pump(far_reader, writer))


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.transport.abort()


@pytest.fixture
async def wire(database_url: str) -> AsyncGenerator[Wire]:
    folder = parse_qs(urlsplit(database_url).query)["host"][0]
    ours = Path(tempfile.mkdtemp(prefix="wire-"))
    wire = Wire(Path(folder) / SOCKET, ours / SOCKET)
    await wire.mend()
    yield wire
    await wire.cut()
    shutil.rmtree(ours)


@pytest.fixture
async def table(
    db: Database, database_url: str, wire: Wire, server_settings: Settings, probe: None
) -> AsyncGenerator[Table]:
    """A table at a server that reaches the database over the wire."""
    base, _, _ = database_url.partition("?")
    url = f"{base}?host={wire._ours.parent}"
    settings = server_settings.model_copy(update={"database_url": url})
    server = LiveServer(settings)
    await asyncio.to_thread(server.start)
    async with AsyncExitStack() as pages:
        yield await Table.open(db, server, pages)
    await asyncio.to_thread(server.stop)


async def test_a_move_made_in_an_outage_is_repeated_until_it_is_stored(
    table: Table, wire: Wire
) -> None:
    ana, bo = await table.seat(0), await table.seat(1)
    move = {"decision": ana.view["decision"]["id"], "choices": [ana.view["own"]["hand"][0]]}
    await wire.cut()
    first = await ana.ask("move", id="x1", **move)
    assert (first["code"], first["rule"]) == ("unavailable", None)
    assert "not known to be stored" in first["message"]
    assert (await ana.ask("move", id="x1", **move))["code"] == "unavailable"
    await bo.hush()
    assert [entry["key"] for entry in bo.log] == ["round"]
    await wire.mend()

    async def stored() -> bool:
        return (await ana.ask("move", id="x1", **move))["type"] == "ack"

    await eventually(stored)
    await bo.until("view")
    assert [entry["key"] for entry in bo.log] == ["round", "gave"]
    assert [entry["key"] for entry in ana.log] == ["round", "gave"]
    await ana.move("seal")


async def test_a_move_stored_just_before_the_outage_is_shown_afterwards(
    table: Table, wire: Wire
) -> None:
    ana, bo = await table.seat(0), await table.seat(1)
    room = table.server.app.state.rooms.of(table.match_id)
    append, moves = table.server.app.state.journal._append, 0

    async def stored_but_unheard(batch: object) -> set[int]:
        nonlocal moves
        moves += 1
        await append(batch)
        raise ConnectionResetError

    table.server.app.state.journal._append = stored_but_unheard
    answer = await ana.ask(
        "move",
        id="x1",
        decision=ana.view["decision"]["id"],
        choices=[ana.view["own"]["hand"][0]],
    )
    assert answer["code"] == "unavailable"
    table.server.app.state.journal._append = append
    again = await ana.ask("move", id="x1", decision="0.0.1", choices=[1])
    assert again["type"] == "ack"
    assert moves == 1
    await bo.hush()
    assert [entry["key"] for entry in bo.log] == ["round", "gave"]
    assert not room.broken


async def test_pages_come_back_by_themselves_after_an_outage(table: Table, wire: Wire) -> None:
    await wire.cut()
    refused = await table.connect(table.keys[0])
    with pytest.raises(Exception, match="1013"):
        await refused.until("view")
    await wire.mend()
    page = await table.seat(0)
    assert page.welcome["you"] == 0
