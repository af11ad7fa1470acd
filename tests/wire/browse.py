"""The pages of a match and of its player, as a browser with a viewer's cookie gets them."""

from __future__ import annotations

import re

import httpx

from tests.wire.worlds import Watching, World

NONCE = re.compile(r"nonce[-=](\"?)[A-Za-z0-9_-]{22}")
PATHS = (
    ("/t/{}/replay.json?eyes=2", "application/json"),
    ("/t/{}", "text/html"),
    ("/t/{}/host", "text/html"),
    ("/me/data", "text/html"),
    ("/me/notices", "text/html"),
    ("/t/{}/replay", "text/html"),
    ("/t/{}/replay.json", "application/json"),
    ("/t/{}/replay.json?eyes=0", "application/json"),
    ("/t/{}/replay.json?eyes=1", "application/json"),
    ("/t/{}/replay.json?eyes=spectator", "application/json"),
    ("/t/{}/replay.json?eyes=everything", "application/json"),
    ("/t/{}/export.json", "text/html"),
    ("/t/{}/export.json", "application/json"),
)
FLEETING = ("date", "x-request-id")


async def browse(world: World, viewer: Watching) -> dict[str, str]:
    """All that the server answers to a viewer who asks for the pages of a match."""
    headers = {
        "Cookie": f"sobremesa={world.cast.key(viewer)}",
        "Accept-Language": "en",
        "Accept-Encoding": "identity",
    }
    found: dict[str, str] = {}
    for path, accept in PATHS:
        address = world.address + path.format(world.slug)
        answer = await world.http.get(address, headers={**headers, "Accept": accept})
        assert answer.status_code < 500, answer.text
        found[f"{path} {accept}"] = _whole(answer)
    return found


def _whole(answer: httpx.Response) -> str:
    """Status, headers and body."""
    headers = [f"{name}: {value}" for name, value in answer.headers.items() if name not in FLEETING]
    return NONCE.sub("nonce", "\n".join([str(answer.status_code), *headers, answer.text]))
