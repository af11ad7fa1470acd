"""`/metrics` for Prometheus and `/status` for people."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime
from typing import Final

from fastapi import APIRouter, Request
from prometheus_client.exposition import choose_encoder
from starlette.responses import Response

from app.errors import ForbiddenError
from app.matches.rooms import Rooms
from app.observing import meters
from app.observing.facts import Facts
from app.people.players import current_player
from app.settings import Settings
from app.templating import page

router = APIRouter(default_response_class=Response)

_LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
_FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """The figures of this process; 403 but for this machine and for who has the token."""
    _require_operator(request)
    state = request.app.state
    _note(await state.almanac.facts(), state.rooms)
    meters.LAG.set(state.pulse.lag)
    encode, kind = choose_encoder(request.headers.get("accept", ""))
    return Response(encode(meters.REGISTRY), headers={"Content-Type": kind})


def _note(facts: Facts | None, rooms: Rooms) -> None:
    meters.DATABASE.set(facts is not None)
    meters.MATCHES.clear()
    for (game, status), count in (facts.matches if facts else {}).items():
        meters.MATCHES.labels(game, status).set(count)
    meters.ROOMS.set(rooms.count)
    meters.SOCKETS.set(rooms.sockets)


def _require_operator(request: Request) -> None:
    """Figures count moves, and so would tell when somebody has answered in secret.

    Raises ForbiddenError: without a token only who sits at the machine itself may read them, and
    what came through a proxy, or by another name of this machine, did not sit there.
    """
    settings: Settings = request.app.state.settings
    if settings.metrics_token is not None:
        given = request.headers.get("authorization", "").encode()
        if not hmac.compare_digest(given, f"Bearer {settings.metrics_token}".encode()):
            raise ForbiddenError
    elif not _from_here(request):
        raise ForbiddenError


def _from_here(request: Request) -> bool:
    peer = request.client.host if request.client else ""
    proxied = any(name in request.headers for name in _FORWARDED)
    return peer in _LOOPBACK and request.url.hostname in _LOOPBACK and not proxied


@router.get("/status")
async def status(request: Request) -> Response:
    """How the server is, for everybody; nothing here changes with a move."""
    state = request.app.state
    facts: Facts | None = await state.almanac.facts()
    if facts:
        async with state.db.session() as session:
            await current_player(request, session)
    up = (datetime.now(UTC) - state.since).total_seconds()
    return page(
        request,
        "pages/status.html",
        200 if facts else 503,
        facts=facts,
        since=state.since,
        minutes=int(up // 60),
        lag=round(state.pulse.lag * 1000),
        version=request.app.version,
    )
