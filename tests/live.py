"""A server inside the test's process."""

import socket
import threading
import time
from types import TracebackType
from typing import Any

import uvicorn
from fastapi import FastAPI

from app.settings import Settings

PATIENCE = 30.0
"""Seconds for an answer: a busy machine takes its time for a server's first page."""
PATIENTLY: dict[str, Any] = {"timeout": PATIENCE, "verify": False}
"""How tests ask over plain http; reading certificates takes 50 ms for each client."""


class Server(uvicorn.Server):
    """Tells the pages before their sockets close, as the real one does."""

    app: FastAPI

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.rooms.close()
        await super().shutdown(sockets)


class LiveServer:
    """uvicorn in a thread of its own; `restart` keeps the port, as a deployment would."""

    app: FastAPI

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.port = settings.port
        self._server: Server | None = None
        self._thread: threading.Thread | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> None:
        from app.main import create_app

        listener = socket.create_server(("127.0.0.1", self.port))
        self.port = listener.getsockname()[1]
        self.app = create_app(self.settings)
        config = uvicorn.Config(
            self.app, loop="asyncio", http="httptools", ws="websockets-sansio",
            ws_per_message_deflate=self.settings.compression, log_config=None, lifespan="on",
            timeout_graceful_shutdown=3,
        )  # fmt: skip
        self._server = Server(config)
        self._server.app = self.app
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": [listener]}, name="live server"
        )
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        if self._server and self._thread:
            self._server.should_exit = True
            self._thread.join(timeout=10)
            assert not self._thread.is_alive(), "the server did not stop"
            self._server = self._thread = None

    def restart(self) -> None:
        self.stop()
        self.start()

    def __enter__(self) -> "LiveServer":
        self.start()
        return self

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        self.stop()
