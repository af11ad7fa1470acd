"""What many tests need: databases, a running server, a net that is closed."""

import asyncio
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import AsyncGenerator, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast
from uuid import uuid4

import asyncpg
import pytest
import structlog
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine

from app.cli.migrating import upgrade
from app.embedded import Embedded
from app.settings import Settings
from tests.live import LiveServer

UNMEASURED = ("attack", "browser", "chaos", "wire")
"""Folders whose tests say what whole evenings and ill will do, not which lines they reach."""
SUBPROCESS = "COVERAGE_PROCESS_CONFIG"
LOOPBACK = ("127.0.0.1", "::1", "localhost", "")


def pytest_configure() -> None:
    """Closes the net: a test that calls out fails at once. Log lines are plain.

    Signals that whoever started the run has set to be ignored (`nohup`, `&` in a script) are
    heard again: the servers that tests start inherit this.
    """
    for ending in (signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(ending) is signal.SIG_IGN:
            signal.signal(ending, signal.SIG_DFL)
    structlog.configure(
        [
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            # tracebacks with the values of all variables take seconds
            structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),
        ]
    )
    connect = socket.socket.connect

    def guarded(self: socket.socket, address: Any) -> None:
        if self.family != socket.AF_UNIX and address[0] not in LOOPBACK:
            raise AssertionError(f"a test tried to reach {address}")
        connect(self, address)

    socket.socket.connect = guarded
    for name in ("DATABASE_URL", *(n for n in os.environ if n.startswith("SOBREMESA_"))):
        os.environ.pop(name, None)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in browsers come first: they take longest, and one Chromium does for all of them."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Tests marked `unmeasured`, and whole folders, run without coverage's tracer.

    It slows Python five times. What many matches reach by luck counts for nothing: each branch of
    the rules has its own test.
    """
    if not item.get_closest_marker("unmeasured") and item.path.parent.name not in UNMEASURED:
        return (yield)
    with untraced():
        return (yield)


@contextmanager
def untraced() -> Generator[None]:
    """Neither this thread nor those that begin meanwhile are traced, nor processes that begin."""
    tracers = sys.gettrace(), threading.gettrace()
    config = os.environ.pop(SUBPROCESS, None)
    sys.settrace(None)
    threading.settrace(cast("Any", None))
    try:
        yield
    finally:
        if config is not None:
            os.environ[SUBPROCESS] = config
        threading.settrace(cast("Any", tracers[1]))
        sys.settrace(tracers[0])


@pytest.fixture(scope="session")
def postgres() -> Generator[Embedded]:
    """One PostgreSQL for the whole run, shared by its workers; it forgets when it is killed."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", uuid4().hex)[:12]
    folder = Path(tempfile.gettempdir()) / f"sobremesa-tests-{run}"
    server = Embedded(folder, durable=False).start()
    yield server
    if server.stop():
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def migrated(postgres: Embedded, worker_id: str) -> str:
    """The name of this worker's database, which has all tables and stays empty."""
    name = f"test_{worker_id}"
    _outside_loop(execute(postgres, f"create database {name}"))
    upgrade(postgres.url_of(name))
    return name


@pytest.fixture
def database_url(postgres: Embedded, migrated: str) -> Generator[str]:
    """A fresh database for one test that commits: the address for SQLAlchemy."""
    name = f"{migrated}_{uuid4().hex[:8]}"
    _outside_loop(
        execute(postgres, f"create database {name} template {migrated} strategy file_copy")
    )
    yield postgres.url_of(name)
    _outside_loop(execute(postgres, f"drop database {name} with (force)"))


@pytest.fixture
async def session(postgres: Embedded, migrated: str) -> AsyncGenerator[AsyncSession]:
    """A session whose work is rolled back after the test, commits included."""
    engine = create_async_engine(postgres.url_of(migrated))
    async with engine.connect() as connection:
        outer = await connection.begin()
        async with AsyncSession(
            connection, expire_on_commit=False, join_transaction_mode="create_savepoint"
        ) as session:
            yield session
        await outer.rollback()
    await engine.dispose()


@pytest.fixture
def server_settings(database_url: str, tmp_path: Path) -> Settings:
    """Settings of a test's server: quick bots, its own database."""
    return Settings.model_validate(
        {"DATABASE_URL": database_url, "data": tmp_path, "bot_delay": "0-0.01", "port": 0}
    )


@pytest.fixture
def live_server(server_settings: Settings) -> Generator[LiveServer]:
    """The application served by uvicorn on a free port of the loopback, in a thread."""
    with LiveServer(server_settings) as server:
        yield server


async def execute(postgres: Embedded, statement: str) -> None:
    """Runs one statement outside of any transaction, on no database in particular."""
    address = postgres.url_of("postgres").replace("+asyncpg", "")
    connection = await asyncpg.connect(address)
    await connection.execute(statement)
    await connection.close()


def _outside_loop(work: Coroutine[Any, Any, None]) -> None:
    """Runs a coroutine to its end in another thread: this one may have a loop of its own."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()
