"""A person with a browser that knows no script: gets pages, sends their forms, keeps cookies."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from app.embedded import Embedded
from app.settings import Settings
from tests.conftest import execute, untraced
from tests.live import PATIENTLY, LiveServer

TOKEN = re.compile(r'name="csrf" value="([0-9a-f]{32})"')
ENGLISH = {"Accept-Language": "en"}


class Guest:
    """One browser; `token` is the form token of the page seen last."""

    def __init__(self, server: LiveServer, name: str = "", **headers: str) -> None:
        self.http = httpx.Client(base_url=server.url, headers={**ENGLISH, **headers}, **PATIENTLY)
        self.name = name
        self.token = ""

    def get(self, path: str) -> httpx.Response:
        answer = self.http.get(path)
        if found := TOKEN.search(answer.text):
            self.token = found[1]
        return answer

    def post(self, path: str, **fields: Any) -> httpx.Response:
        """A form without a token of its own gets the last page's."""
        if not self.token:
            self.get("/")
        return self.http.post(path, data={"csrf": self.token, **fields})

    def json(self, path: str, **fields: Any) -> httpx.Response:
        """The same form as the page's script sends it."""
        if not self.token:
            self.get("/")
        data = {"csrf": self.token, **fields}
        return self.http.post(path, data=data, headers={"Accept": "application/json"})

    def open(self, game: str = "kamozza") -> str:
        """Open a match; the path of its page."""
        answer = self.post("/matches", game=game, name=self.name)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]

    def join(self, path: str) -> httpx.Response:
        return self.post(f"{path}/join", name=self.name)

    def leave(self) -> None:
        """Close the browser."""
        self.http.close()

    @property
    def key(self) -> str:
        """The key in this browser's cookie."""
        return self.http.cookies["sobremesa"]


Invite = Callable[..., Guest]


@pytest.fixture(scope="session")
def shared_server(
    postgres: Embedded, migrated: str, tmp_path_factory: pytest.TempPathFactory
) -> Generator[LiveServer]:
    """One server for the tests that do not mind each other's matches.

    It is not measured, which would make it four times slower; those of the lobby measure theirs.
    """
    server = roomy_server(postgres, migrated, tmp_path_factory.mktemp("shared"))
    with untraced():
        server.start()
    yield server
    server.stop()


def roomy_server(postgres: Embedded, migrated: str, folder: Path) -> LiveServer:
    """A server with a database of its own that lets the same guests come again and again."""
    name = f"{migrated}_{folder.name}"
    asyncio.run(execute(postgres, f"create database {name} template {migrated}"))
    many = dict.fromkeys(("limit_creates", "limit_joins", "limit_newcomers"), 10_000)
    settings = {"DATABASE_URL": postgres.url_of(name), "data": folder, "port": 0, **many}
    return LiveServer(Settings.model_validate(settings))


@pytest.fixture
def guest(live_server: LiveServer) -> Generator[Invite]:
    """Opens browsers at the running server: `guest("Ana")`."""
    came: list[Guest] = []

    def invite(name: str = "", **headers: str) -> Guest:
        came.append(Guest(live_server, name, **headers))
        return came[-1]

    yield invite
    for person in came:
        person.leave()


def stored(server: LiveServer, statement: str, *values: Any) -> Any:
    """Run a statement in the database of `server`; the first value of its answer."""

    async def run() -> Any:
        address = str(server.settings.database_url).replace("+asyncpg", "")
        connection = await asyncpg.connect(address)
        try:
            return await connection.fetchval(statement, *values)
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, run()).result()


def said(answer: httpx.Response) -> str:
    """The sentence of an error page."""
    found = re.search(r'role="alert">([^<]*)<', answer.text)
    assert found, answer.text
    return found[1]
