"""A server in the test's own loop: real sockets, and no other thread to wait for."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager

import uvicorn

from app.main import create_app
from app.settings import Settings


@asynccontextmanager
async def serving(settings: Settings) -> AsyncGenerator[str]:
    """The address of a server that runs while the block does."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        config = uvicorn.Config(
            create_app(settings), loop="none", http="httptools", ws="websockets-sansio",
            ws_per_message_deflate=settings.compression, ws_max_size=settings.limit_message,
            log_config=None, lifespan="on", timeout_graceful_shutdown=3,
            timeout_keep_alive=600,  # a browser would try again, the test's client does not
        )  # fmt: skip
        server = Server(config)
        task = asyncio.create_task(server.serve(sockets=[door]))
        while not server.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{door.getsockname()[1]}"
        finally:
            server.should_exit = True
            await task


class Server(uvicorn.Server):
    """uvicorn that leaves signals to the test run."""

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        yield
