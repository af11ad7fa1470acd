"""The lobby's socket: renders the page's fragment anew whenever the match changes."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from fastapi import APIRouter
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.websockets import WebSocket, WebSocketDisconnect

from app.db import database_of, is_lost
from app.errors import AppError, ForbiddenError
from app.lobby.door import has_claimed
from app.lobby.host import settle_host
from app.lobby.presence import arrive, leave
from app.lobby.view import lobby_of
from app.matches.service import load_for_page
from app.people.csrf import same_origin
from app.people.players import current_player
from app.signals import Signals
from app.templating import render

router = APIRouter()
ENDED, LATER, CROWDED = 1000, 1013, 503
MOST_PAGES = 100
"""So many pages watch one lobby; who has a seat there, or is the host, is let in all the same."""
AT_ONCE = 4
"""So many pages are made at the same time, so that a crowd holds nobody else up."""
TICK = 20.0
"""Seconds after which the page is made anew by itself: who is here changes without a signal."""


@router.websocket("/t/{slug}/lobby/ws")
async def lobby_socket(socket: WebSocket, slug: str, at: str = "open") -> None:
    """Sends `{"html": …}` at each change and `{"go": path}` when the page is another one now.

    `at` says which page it serves: `open` (the lobby), `door`, or `claimed` (the door, waiting).
    """
    await socket.accept()
    if not same_origin(socket) or socket.headers.get("origin") == "null":
        await socket.close(1008)
        return
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(await _served(socket, slug, at))


async def _served(socket: WebSocket, slug: str, at: str) -> int:
    """Serve until the end; the code to close with."""
    try:
        await _serve(socket, slug, at)
    except AppError as error:
        return LATER if error.status == CROWDED else ENDED
    except Exception as error:
        if not is_lost(error):
            raise
        return LATER
    return ENDED


async def _serve(socket: WebSocket, slug: str, at: str) -> None:
    """Until the visitor leaves or the page is another one."""
    changed = asyncio.Event()
    stop = await _subscribe(socket, slug, changed)
    left = asyncio.create_task(_until_left(socket))
    try:
        shown: dict[str, str] = {}
        while not left.done():
            changed.clear()
            now = await _page(socket, slug, at)
            if now != shown:
                await socket.send_json(now)
            if "go" in now:
                return
            shown = now
            await _either(left, changed)
        await _say_goodbye(socket, slug)
    finally:
        stop()
        left.cancel()


async def _subscribe(socket: WebSocket, slug: str, changed: asyncio.Event) -> Callable[[], None]:
    """Set `changed` at each change of the match; returns the way to stop it."""

    async def heard(_match_id: int, _head: int) -> None:
        changed.set()

    async with database_of(socket).session() as session:
        player = await current_player(socket, session)
        visit = await load_for_page(session, slug, player.id if player else None)
    signals = cast("Signals", socket.app.state.signals)
    stranger = visit.seat is None and not visit.is_host
    if stranger and signals.listeners(visit.match.id) >= MOST_PAGES:
        raise AppError("crowded", CROWDED)
    return signals.subscribe(visit.match.id, heard)


async def _say_goodbye(socket: WebSocket, slug: str) -> None:
    """The visitor has left the lobby."""
    async with database_of(socket).session() as session:
        player = await current_player(socket, session)
        visit = await load_for_page(session, slug, player.id if player else None)
        if player is not None and visit.match.status == "open":
            await leave(session, visit.match.id, player.id)


async def _until_left(socket: WebSocket) -> None:
    """The page says nothing; whatever comes ends the conversation."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


async def _either(left: asyncio.Task[None], changed: asyncio.Event) -> None:
    waking = asyncio.create_task(changed.wait())
    await asyncio.wait((left, waking), timeout=TICK, return_when=asyncio.FIRST_COMPLETED)
    waking.cancel()


async def _page(socket: WebSocket, slug: str, at: str) -> dict[str, str]:
    """What the visitor's page should be now."""
    async with _turns(socket), database_of(socket).session() as session:
        return await _message(socket, session, slug, at)


def _turns(socket: WebSocket) -> asyncio.Semaphore:
    """What the lobbies of this process share, made at first use."""
    state = socket.app.state
    if not hasattr(state, "lobby_turns"):
        state.lobby_turns = asyncio.Semaphore(AT_ONCE)
    return state.lobby_turns


async def _message(socket: WebSocket, session: AsyncSession, slug: str, at: str) -> dict[str, str]:
    player = await current_player(socket, session)
    try:
        visit = await load_for_page(session, slug, player.id if player else None)
    except ForbiddenError:  # the page itself says why
        return {"go": f"/t/{slug}"}
    if at == "open" and visit.match.status == "open":
        await settle_host(session, visit.match)
        await arrive(session, visit.match, player)
        lobby = await lobby_of(socket, session, visit.match, player)
        return {"html": render(socket, "lobby/room.html", lobby=lobby, game=lobby.game)}
    claimed = await has_claimed(session, visit.match.id, player)
    stays = at != "open" and visit.seat is None and claimed == (at == "claimed")
    return {} if stays else {"go": f"/t/{slug}"}
