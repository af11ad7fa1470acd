"""Brings one notice to one address, and says what became of it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from enum import Enum, auto
from typing import Final
from urllib.parse import urlsplit

import httpx
import msgspec
from pydantic import ValidationError
from webpush import WebPush, WebPushSubscription

from app.errors import AppError
from app.notices.guard import Guard
from app.notices.models import NoticeTarget, ServerKey
from app.notices.words import Notice

SECONDS: Final = 10.0
"""So long a whole request may take."""
LIFE: Final = 12 * 3600
"""Seconds after which a browser's push service throws away what it could not deliver."""
_JSON: Final = {"content-type": "application/json"}
_GONE: Final = (404, 410)
_LATER: Final = (408, 425, 429)


class Fate(Enum):
    """What became of a notice."""

    ARRIVED = auto()
    AGAIN = auto()
    """It did not arrive, and may be tried again."""
    LOST = auto()
    """It did not arrive, or nobody knows: it is not sent again."""
    GONE = auto()
    """Nobody lives at this address any more."""


class Letter(msgspec.Struct, frozen=True):
    """A request: where to, and what."""

    address: str
    body: bytes
    headers: Mapping[str, str]


class Courier:
    """Sends to any address that the guard lets out. Answers are not read, only their status."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard

    async def bring(self, target: NoticeTarget, notice: Notice, key: ServerKey) -> Fate:
        """Send a notice to an address."""
        try:
            status = await self._post(letter_of(target, notice, key))
        except AppError as error:
            return Fate.AGAIN if error.code == "notice-address-unknown" else Fate.LOST
        except (httpx.ConnectError, httpx.ConnectTimeout):
            return Fate.AGAIN
        except (httpx.HTTPError, TimeoutError, ValueError):
            return Fate.LOST
        return _fate(status)

    async def _post(self, letter: Letter) -> int:
        place = await self.guard.pin(letter.address)
        async with (
            asyncio.timeout(SECONDS),
            httpx.AsyncClient(trust_env=False, timeout=SECONDS) as client,
            client.stream(
                "POST",
                place.url,
                content=letter.body,
                headers={"user-agent": "Sobremesa", **letter.headers, "host": place.host},
                extensions={"sni_hostname": place.name},
            ) as answer,
        ):
            return answer.status_code


def _fate(status: int) -> Fate:
    if status in _GONE:
        return Fate.GONE
    if status in _LATER or status >= httpx.codes.INTERNAL_SERVER_ERROR:
        return Fate.AGAIN
    return Fate.ARRIVED if httpx.codes.is_success(status) else Fate.LOST


def letter_of(target: NoticeTarget, notice: Notice, key: ServerKey) -> Letter:
    """The request that carries a notice; ValueError where a browser's keys are none."""
    if target.kind == "push":
        return _push(target, notice, key)
    if target.kind == "ntfy":
        return _ntfy(target.address, notice)
    text = f"{notice.body}\n{notice.url}"
    said = {**msgspec.to_builtins(notice), "text": text, "content": text}
    return Letter(target.address, msgspec.json.encode(said), _JSON)


def _ntfy(address: str, notice: Notice) -> Letter:
    """ntfy takes JSON at its root, with the topic inside."""
    root, _, topic = address.rstrip("/").rpartition("/")
    said = {"topic": topic, "title": notice.title, "message": notice.body, "click": notice.url}
    return Letter(f"{root}/", msgspec.json.encode({**said, "tags": ["game_die"]}), _JSON)


def _push(target: NoticeTarget, notice: Notice, key: ServerKey) -> Letter:
    """Encrypted for one browser (RFC 8291), signed by this server (RFC 8292)."""
    keys = target.keys or {}
    subscription = subscription_of(target.address, keys)
    contact = f"sobremesa@{urlsplit(target.base).hostname or 'localhost'}"
    pusher = WebPush(key.private.encode(), key.public.encode(), subscriber=contact, ttl=LIFE)
    message = pusher.get(msgspec.json.encode(notice), subscription)
    headers = {name: str(value) for name, value in message.headers.items()}
    headers["urgency"] = "high"
    return Letter(target.address, message.encrypted, headers)


def subscription_of(address: str, keys: Mapping[str, str]) -> WebPushSubscription:
    """A browser's subscription; ValueError where it is none."""
    try:
        return WebPushSubscription.model_validate({"endpoint": address, "keys": dict(keys)})
    except ValidationError as error:
        raise ValueError("no subscription") from error
