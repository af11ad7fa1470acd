"""A push service, an ntfy and a webhook in one: keeps what it gets, answers as it is told."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any


class Post:
    """A server on the loopback; `letters` are (path, headers, body) of what came."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []
        """Statuses of the next answers; then 200 for ever."""
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        post = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                post.letters.append((self.path, dict(self.headers.items()), body))
                self.send_response(post.answers.pop(0) if post.answers else 200)
                self.send_header("location", post.url("elsewhere"))
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Says nothing."""

        return Handler

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self._server.server_port}/{path}"

    @property
    def said(self) -> list[Any]:
        """What came, as JSON."""
        return [json.loads(body) for _, _, body in self.letters]

    def __enter__(self) -> Post:
        self._thread.start()
        return self

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
