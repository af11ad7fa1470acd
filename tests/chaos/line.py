"""The line between server and database, which breaks in all the ways that lines do."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

SOCKET = ".s.PGSQL.5432"


class Line:
    """A socket that leads to the database of `url`; `url` of the line goes through it."""

    def __init__(self, url: str) -> None:
        base, _, _ = url.partition("?")
        self.folder = Path(tempfile.mkdtemp(prefix="sobremesa-line-"))
        self.url = f"{base}?host={self.folder}"
        self._far = Path(parse_qs(urlsplit(url).query)["host"][0]) / SOCKET
        self._ends: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self._hears = asyncio.Event()
        self._hears.set()
        self.unheard = 0

    async def mend(self) -> None:
        """Let everything through."""
        self._server = await asyncio.start_unix_server(self._carry, self.folder / SOCKET)

    def cut(self) -> None:
        """Break all connections and take no new ones."""
        if self._server is not None:
            self._server.close()
            self._server = None
        (self.folder / SOCKET).unlink(missing_ok=True)
        self._break()

    async def lose_answer(self) -> None:
        """The next answer of the database is lost, and with it all connections."""
        self._hears.clear()
        await self._hears.wait()

    def _break(self) -> None:
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_unix_connection(self._far)
        self._ends |= {writer, far_writer}
        with suppress(OSError):
            await asyncio.gather(self._ask(reader, far_writer), self._hear(far_reader, writer))
        for end in (writer, far_writer):
            self._ends.discard(end)
            end.transport.abort()

    async def _ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(data)
        writer.transport.abort()

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            if not self._hears.is_set():
                self._hears.set()
                self.unheard += 1
                self._break()
                return
            writer.write(data)
        writer.transport.abort()

    def close(self) -> None:
        self.cut()
        shutil.rmtree(self.folder)
