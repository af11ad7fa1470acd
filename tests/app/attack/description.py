"""The HTTP part as a machine reads it: every address, with the forms that it takes."""

from __future__ import annotations

from typing import Any, Final

import httpx
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute

from app.main import ROUTERS
from tests.live import PATIENTLY, LiveServer

FORM: Final = "application/x-www-form-urlencoded"
FINAL: Final = ("/admin/logout", "/me/data/delete")
"""Addresses after which whoever attacks is nobody any more."""
UGLY: Final = [
    "",
    " ",
    "a\0b",
    "-1",
    "9" * 30,
    "x" * 400,
    "\u202e",
    "\ud7ff\U0001f0a1",
    "' OR 1=1 --",
]
NUMBERS: Final = {"seat", "claim", "move", "version", "chairs", "log", "player", "before", "page"}
WORDS: Final = {
    "game": ["kamozza", "kamakura", "chess"],
    "bot": ["random", "trader", "shogun", ""],
    "colour": ["red", "none"],
    "name": ["Ana", "Ana\u202e", " "],
    "eyes": ["everything", "spectator", "0", "9"],
    "point": ["step", "before", "1"],
    "language": ["en", "es", "fr"],
    "theme": ["dark", "none"],
    "next": ["/", "//evil.test"],
    "habit": ["red", "none"],
    "reason": ["a slip", "a\0b"],
    "sure": ["yes"],
    "watch": ["on"],
    "agree": ["on", "off"],
    "grant": ["on", "off"],
    "wants": ["on", "off"],
    "whole": ["1"],
    "mode": ["main", "variant"],
    "password": ["a secret of some length"],
    "again": ["a secret of some length"],
    "text": ["It hangs."],
}
"""What the fields of our forms may hold, with something that they may not."""


def description(server: LiveServer, *, wild: bool, **known: list[str]) -> dict[str, Any]:
    """The served description, with the admins' addresses and all forms.

    `known` are examples for the parts of addresses, as the slugs of matches; where it is `wild`,
    any text stands beside them.
    """
    served = httpx.get(f"{server.url}/openapi.json", **PATIENTLY).json()
    served["paths"] = _hidden() | served["paths"]
    for path, methods in served["paths"].items():
        for method, operation in methods.items():
            for parameter in operation.get("parameters", ()):
                if not wild and (examples := known.get(parameter["name"])):
                    parameter["schema"] = {"enum": examples}
            if method == "post":
                form = {"schema": _form(known, wild=wild)}
                operation["requestBody"] = {"required": True, "content": {FORM: form}}
        if path in FINAL:
            methods.pop("post", None)
    return served


def _hidden() -> dict[str, Any]:
    """The addresses that the served description leaves out, files apart."""
    every = FastAPI()
    for router in ROUTERS:
        for route in router.routes:
            if isinstance(route, APIRoute) and not route.path.startswith("/{folder}"):
                every.add_api_route(
                    route.path, route.endpoint, methods=sorted(route.methods), response_model=None
                )
    return get_openapi(title="", version="", routes=every.routes)["paths"]


def _form(known: dict[str, list[str]], *, wild: bool) -> dict[str, Any]:
    """All fields that any form has. The token is right: without it nothing else is looked at."""
    words = WORDS | {"slug": known["slug"]} | {name: ["0", "1", "2", "5"] for name in NUMBERS}
    fields: dict[str, Any] = {name: {"enum": [*some, *UGLY]} for name, some in words.items()}
    if wild:
        fields = {name: {"type": "string"} for name in words}
    token = {"enum": known["csrf"]}
    return {"type": "object", "properties": {**fields, "csrf": token}, "required": ["csrf"]}
