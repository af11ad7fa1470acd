"""`sobremesa serve`: database, tables, server, in this order, as quickly as may be."""

import asyncio
import gc
import importlib
import os
import signal
import socket
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import TYPE_CHECKING

import asyncpg
import typer
from pydantic import ValidationError

from app import logs
from app.settings import Settings

if TYPE_CHECKING:
    import uvicorn

ONE_SIGNAL = 0.5  # seconds
GRACE = 10  # seconds for requests and sockets to end after a signal


def serve(host: str | None, port: int | None) -> None:
    """Serves until a signal; exits with 1 and a sentence where that is impossible."""
    settings = read_settings(host=host, port=port)
    logs.set_up(settings.log_format, settings.log_level)
    _end_on_signals()
    with suppress(KeyboardInterrupt), listener(settings) as door, ready_database(settings) as url:
        server = make_server(settings.model_copy(update={"database_url": url}), door)
        server.run(sockets=[door])


def read_settings(**given: object) -> Settings:
    """The settings of the environment, with what the command line says; typer.Exit if wrong."""
    try:
        return Settings.model_validate({k: v for k, v in given.items() if v is not None})
    except ValidationError as error:
        for part in error.errors():
            name = str(part["loc"][0])
            variable = name if name.isupper() else f"SOBREMESA_{name.upper()}"
            typer.echo(f"{variable}: {part['msg']}", err=True)
        raise typer.Exit(1) from error


@contextmanager
def listener(settings: Settings) -> Generator[socket.socket]:
    """The socket that the server will listen on; typer.Exit if it is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    both = settings.host == "::" and socket.has_dualstack_ipv6()
    try:
        door = socket.create_server(
            (settings.host, settings.port), family=family, backlog=2048, dualstack_ipv6=both
        )
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        typer.echo(
            f"Cannot listen on {where}: {os.strerror(error.errno or 0)}. Try --port.", err=True
        )
        raise typer.Exit(1) from error
    with door:
        yield door


@contextmanager
def ready_database(settings: Settings) -> Generator[str]:
    """The address of a database with all tables; typer.Exit if there is none to be had.

    Our own one starts while the rest of the program is being loaded.
    """
    from app.cli.migrating import upgrade
    from app.embedded import Embedded, EmbeddedError

    embedded = None if settings.database_url else Embedded(settings.data)
    try:
        if embedded:
            embedded.launch()
        _load()
        if embedded:
            embedded.wait()
        url = embedded.url if embedded else str(settings.database_url)
        if not embedded:
            _check(url)
        upgrade(url)
        yield url
    except EmbeddedError as error:
        typer.echo(f"The database cannot start: {error}", err=True)
        raise typer.Exit(1) from error
    finally:
        if embedded:
            embedded.stop()


def _load() -> None:
    """Loads the application, which takes time that the database uses to start."""
    importlib.import_module("app.main")


async def _reach(url: str) -> None:
    """Connects once; raises OSError or what PostgreSQL has against it."""
    connection = await asyncpg.connect(url.replace("+asyncpg", ""), timeout=10)
    await connection.close()


def _check(url: str) -> None:
    """Ends with a sentence where a given database cannot be used."""
    try:
        asyncio.run(_reach(url))
    except (OSError, asyncpg.PostgresError) as error:
        typer.echo(f"The database of DATABASE_URL cannot be used: {error}", err=True)
        raise typer.Exit(1) from error


def make_server(settings: Settings, door: socket.socket) -> "uvicorn.Server":
    """uvicorn with the application, which says where it is reached once it is."""
    import uvicorn

    from app.admin.people import first_token
    from app.cli.addresses import announcement, invitation
    from app.main import create_app

    class Server(uvicorn.Server):
        """Counts a signal that comes twice at once, as supervisors send it, as one."""

        asked_at = 0.0

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            if time.monotonic() - self.asked_at > ONE_SIGNAL:
                self.asked_at = time.monotonic()
                super().handle_exit(sig, frame)

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            _collect_rarely()
            if self.started and settings.log_format == "console":
                port = door.getsockname()[1]
                async with application.state.db.session() as session:
                    token = await first_token(session)
                _tell(announcement(settings, port) + invitation(settings, port, token))

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await application.state.rooms.close()  # while there are sockets to say it on
            await super().shutdown(sockets)

    application = create_app(settings)
    config = uvicorn.Config(
        application,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=16 * settings.limit_message,  # what is too long is refused in words
        ws_per_message_deflate=settings.compression,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=GRACE,
    )
    return Server(config)


def _collect_rarely() -> None:
    """Looks for garbage in circles now, and then seldom: a match leaves none when it is dropped.

    With many matches in memory each search would hold up all tables for a third of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)


def _tell(text: str) -> None:
    """Prints, on a terminal of few letters without the code."""
    with suppress(UnicodeEncodeError):
        sys.stdout.write(text + "\n")
        sys.stdout.flush()


def _end_on_signals() -> None:
    """SIGTERM and a closed terminal end the server as Ctrl-C does, the database included."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    def hang_up(*_: object) -> None:
        os.kill(os.getpid(), signal.SIGTERM)

    signal.signal(signal.SIGTERM, interrupt)
    if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        signal.signal(signal.SIGHUP, hang_up)
