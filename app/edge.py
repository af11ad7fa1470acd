"""What every request and response passes: an id, a limit, and the headers that fence a page in."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, RedirectResponse
from starlette.routing import Match, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.addresses import local_path
from app.errors import AppError
from app.observing.meters import RESPONSES
from app.people.players import locale_of
from app.sentences import sentence

_ID: Final = re.compile(r"[A-Za-z0-9._-]{1,64}\Z")
_HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}\Z")
_FIXED: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


_PARTS: Final = ("text/javascript", "text/css", "font/")
"""Parts of a page are fenced by their page; a hundred of them would double its headers."""


class Edge:
    """The outermost part of the application."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        longest_body: int,
        longer: Mapping[str, int] | None = None,
        sockets: Sequence[WebSocketRoute] = (),
    ) -> None:
        self._app = app
        self._sockets = sockets
        self._longest = longest_body
        self._longer = longer or {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        number = _request_id(Headers(scope=scope))
        with structlog.contextvars.bound_contextvars(request=number):
            if scope["type"] == "websocket":
                await self._socket(scope)(scope, receive, send)
                return
            app = _elsewhere(scope) or (self._too_long if self._is_too_long(scope) else self._app)
            receives = self._limited(receive, self._most(scope))
            await app(scope, receives, _fenced(scope, number, send))

    def _socket(self, scope: Scope) -> ASGIApp:
        """Who serves a socket: one of `sockets` without what the application lays around it.

        All that lies between would be kept for every page of a table as long as it is open.
        """
        for route in self._sockets:
            match, found = route.matches(scope)
            if match is Match.FULL:
                scope.update(found)
                return route.app
        return self._app

    def _most(self, scope: Scope) -> int:
        """The bytes of the longest body that this address takes."""
        return self._longer.get(scope["path"], self._longest)

    def _is_too_long(self, scope: Scope) -> bool:
        declared = Headers(scope=scope).get("content-length", "")
        return declared.isdecimal() and int(declared[:18]) > self._most(scope)

    async def _too_long(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a body by its length alone."""
        words = sentence(_too_long(self._most(scope)), locale_of(HTTPConnection(scope)))
        await PlainTextResponse(words, 413)(scope, receive, send)

    @staticmethod
    def _limited(receive: Receive, most: int) -> Receive:
        """Reads a body up to the limit; AppError (413) beyond it."""
        size = 0

        async def read() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > most:
                raise _too_long(most)
            return message

        return read


def _elsewhere(scope: Scope) -> ASGIApp | None:
    """Where a page is that was asked for with a slash too many; never on another host."""
    path: str = scope["path"]
    is_page = scope["method"] in ("GET", "HEAD") and not path.startswith(("/static/", "/lib/"))
    target = local_path(path.rstrip("/")) if is_page and path.endswith("/") else None
    query = scope["query_string"].decode("latin-1")
    return RedirectResponse(f"{target}?{query}" if query else target, 308) if target else None


def _too_long(most: int) -> AppError:
    return AppError("too-long", 413, args={"most": most})


def _request_id(headers: Headers) -> str:
    """The id that a proxy gave, where it is one, or a new one."""
    given = headers.get("x-request-id", "")
    return given if _ID.match(given) else secrets.token_hex(8)


def _fenced(scope: Scope, number: str, send: Send) -> Send:
    async def fenced(message: Message) -> None:
        if message["type"] == "http.response.start":
            RESPONSES.labels(f"{message['status'] // 100}xx").inc()
            headers = MutableHeaders(scope=message)
            if headers.get("content-type", "").startswith(_PARTS):
                headers["X-Content-Type-Options"] = "nosniff"
                await send(message)
                return
            headers["X-Request-ID"] = number
            for name, value in {**_FIXED, "Content-Security-Policy": policy(scope)}.items():
                headers.setdefault(name, value)
        await send(message)

    return fenced


def policy(scope: Scope) -> str:
    """The Content-Security-Policy of a response: our own files, and the script with its nonce."""
    state: dict[str, Any] = scope.get("state", {})
    nonce = f" 'nonce-{state['nonce']}'" if "nonce" in state else ""
    host = Headers(scope=scope).get("host", "")
    sockets = f" ws://{host} wss://{host}" if _HOST.match(host) else ""
    return (
        "default-src 'none'; "
        f"script-src 'self'{nonce}; "
        "style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
        f"connect-src 'self'{sockets}; manifest-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
