"""The servers that are compared, and how a sample of one is taken."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg

from app.cli.migrating import upgrade
from app.embedded import Embedded
from benchmarks.machine import GENERATOR_CORE, Sample, free_port, pinned, running
from benchmarks.matches import start_matches

HERE = Path(__file__).parent
ROOT = HERE.parent
UVICORN = (
    "--ws", "websockets-sansio", "--loop", "uvloop", "--http", "httptools",
    "--ws-per-message-deflate", "false", "--log-level", "warning", "--no-access-log",
)  # fmt: skip


@dataclass(frozen=True)
class Server:
    """A server: what it speaks, how it starts, what it needs."""

    name: str
    protocol: str
    command: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=dict[str, str])
    stores: bool = False
    is_ours: bool = False


def _node(script: str) -> tuple[str, ...]:
    return ("node", "--expose-gc", f"benchmarks/peers/{script}")


_THIN = (sys.executable, "-m", "uvicorn", "benchmarks.reference.server:app", *UVICORN)
OURS = Server(
    "Sobremesa",
    "sobremesa",
    (sys.executable, "-c", "from app.cli import main; main()", "serve"),
    {
        "SOBREMESA_HOST": "127.0.0.1",
        "SOBREMESA_LIMIT_MOVES": "1000000",
        "SOBREMESA_LOG_LEVEL": "warning",
    },
    stores=True,
    is_ours=True,
)
MEMORY = Server("boardgame.io, memory", "boardgameio", _node("boardgameio.cjs"))
FLATFILE = Server(
    "boardgame.io, FlatFile", "boardgameio", _node("boardgameio.cjs"), {"FLATFILE": "flatfile"}
)
COLYSEUS = Server("Colyseus, patch per move", "colyseus", _node("colyseus.mjs"))
THIN = Server("reference, cut-down game", "thin", _THIN, stores=True)
THIN_REAL = Server("reference, real Kamozza", "sobremesa", _THIN, stores=True)
ALL = (MEMORY, FLATFILE, COLYSEUS, THIN, THIN_REAL, OURS)


class Bench:
    """A folder for the run with a PostgreSQL in it that is durable as in real life."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.postgres = Embedded(folder / "data", durable=True)

    async def _execute(self, statement: str) -> None:
        connection = await asyncpg.connect(self._driver_url("postgres"))
        await connection.execute(statement)
        await connection.close()

    def _driver_url(self, database: str) -> str:
        return self.postgres.url_of(database).replace("+asyncpg", "")

    @contextmanager
    def _database(self) -> Generator[str]:
        """A fresh database: its name."""
        name = f"bench_{uuid4().hex[:8]}"
        asyncio.run(self._execute(f"CREATE DATABASE {name}"))
        try:
            yield name
        finally:
            asyncio.run(self._execute(f"DROP DATABASE {name} WITH (FORCE)"))

    def sample(self, server: Server, *, matches: int, **job: Any) -> Sample:
        """Start a server, put a load on it, end it. `matches`: how many the real game needs."""
        with self._database() as database:
            url = self.postgres.url_of(database)
            if server.is_ours:
                upgrade(url)
                job["matches"] = self._matches(asyncio.run(start_matches(url, matches)))
            elif server is THIN_REAL:
                keys = [str(seat) for seat in range(4)]
                job["matches"] = self._matches(
                    [{"slug": f"m{number}", "keys": keys} for number in range(matches)]
                )
            return self._under_load(server, database, job)

    def _matches(self, made: list[dict[str, Any]]) -> str:
        path = self.folder / "matches.json"
        path.write_text(json.dumps(made))
        return str(path)

    def _under_load(self, server: Server, database: str, job: dict[str, Any]) -> Sample:
        port = free_port()
        shutil.rmtree(self.folder / "flatfile", ignore_errors=True)
        environment = {
            **server.environment,
            "PORT": str(port),
            "SOBREMESA_PORT": str(port),
            "SOBREMESA_DATA": str(self.folder / "served"),
            "DEALS": str(job.get("deals", 10)),
        }
        if "FLATFILE" in environment:
            environment["FLATFILE"] = str(self.folder / "flatfile")
        if server.stores:
            environment["DATABASE_URL"] = self._driver_url(database)
        command = [*server.command]
        if "uvicorn" in command:
            command += ["--port", str(port)]
        with running(command, port, self.folder / "server.log", environment, ROOT) as pid:
            ids = {"server": pid, "database": self.postgres.pid if server.stores else 0}
            return self._generate({**job, **ids, "protocol": server.protocol}, port)

    def _generate(self, job: dict[str, Any], port: int) -> Sample:
        job["url"] = f"ws://127.0.0.1:{port}"
        script = str(HERE / "load" / "generator.mjs")
        command = pinned(GENERATOR_CORE, ["node", script, json.dumps(job)])
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
        if not done.stdout.strip():
            log = (self.folder / "server.log").read_text()[-2000:]
            raise RuntimeError(f"{done.stderr[-2000:]}\n{log}")
        return json.loads(done.stdout)
