"""The lobby's socket."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
import websockets

from app.lobby.live import TICK
from tests.app.guest import Guest, Invite, stored
from tests.live import LiveServer


@pytest.fixture
def live_server(shared_server: LiveServer) -> LiveServer:
    """These tests share a server."""
    return shared_server


def listening(
    server: LiveServer, guest: Guest, path: str, at: str = "open", **headers: str
) -> websockets.connect:
    """The socket that the page of `guest` opens."""
    cookie = {"Cookie": f"sobremesa={guest.key}", "Accept-Language": "en"}
    return websockets.connect(
        f"{server.ws_url}{path}/lobby/ws?at={at}", additional_headers={**cookie, **headers}
    )


async def told(socket: websockets.ClientConnection) -> dict[str, Any]:
    return json.loads(await socket.recv())


async def test_changes_arrive_by_themselves(live_server: LiveServer, guest: Invite) -> None:
    ana, bo = guest("Ana"), guest("Bo")
    path = ana.open()
    async with listening(live_server, ana, path) as socket:
        assert "Ana" in (await told(socket))["html"]
        bo.join(path)
        assert "Bo is here." in (await told(socket))["html"]
        bo.post("/me", name="Bob")
        assert "Bob is here." in (await told(socket))["html"]


async def test_who_closes_the_lobby_is_soon_not_here(
    live_server: LiveServer, guest: Invite
) -> None:
    ana, bo = guest("Ana"), guest("Bruno")
    path = ana.open()
    bo.join(path)
    async with listening(live_server, bo, path) as socket:
        await told(socket)
    gone = "select here_at < now() - interval '50 s' from seats where name = 'Bruno'"
    for _ in range(100):
        if stored(live_server, gone):
            break
        await asyncio.sleep(0.05)
    assert stored(live_server, gone)


async def test_everybody_goes_to_the_table_when_it_begins(
    live_server: LiveServer, guest: Invite
) -> None:
    ana, bo = guest("Ana"), guest("Bo")
    path = ana.open()
    bo.join(path)
    ana.post(f"{path}/bot", seat=2, bot="random")
    async with listening(live_server, bo, path) as socket:
        assert "html" in await told(socket)
        ana.post(f"{path}/start")
        while "go" not in (message := await told(socket)):
            pass
        assert message == {"go": path}
        async with asyncio.timeout(TICK / 2):  # not only when something else changes
            with pytest.raises(websockets.ConnectionClosed):
                await told(socket)


async def test_the_door_opens_when_the_host_agrees(live_server: LiveServer, guest: Invite) -> None:
    ana, bo, again = guest("Ana"), guest("Bo"), guest()
    path = ana.open()
    bo.join(path)
    ana.post(f"{path}/bot", seat=2, bot="random")
    ana.post(f"{path}/start")
    again.post(f"{path}/claim", seat=1)
    async with listening(live_server, again, path, "claimed") as socket:
        claim = stored(live_server, "select max(id) from seat_claims")
        assert ana.post(f"{path}/give", claim=claim).status_code == 303
        assert await told(socket) == {"go": path}


async def test_a_page_elsewhere_hears_nothing(live_server: LiveServer, guest: Invite) -> None:
    ana = guest("Ana")
    path = ana.open()
    async with listening(live_server, ana, path, Origin="http://evil.example") as socket:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await told(socket)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1008


async def test_there_is_no_lobby_of_no_match(live_server: LiveServer, guest: Invite) -> None:
    ana = guest("Ana")
    ana.get("/")
    async with listening(live_server, ana, "/t/none") as socket:
        with pytest.raises(websockets.ConnectionClosed):
            await told(socket)


async def test_a_crowd_keeps_nobody_out_who_sits(
    live_server: LiveServer, guest: Invite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.lobby.live.MOST_PAGES", 1)
    ana, stranger = guest("Ana"), guest()
    path = ana.open()
    stranger.get(path)
    async with listening(live_server, stranger, path) as first:
        await told(first)
        async with listening(live_server, stranger, path) as second:
            with pytest.raises(websockets.ConnectionClosed):
                await told(second)
            assert second.close_code == 1013
        async with listening(live_server, ana, path) as mine:
            assert "html" in await told(mine)
