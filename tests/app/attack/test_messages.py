"""Messages that no page of ours sends are answered in words; nobody else hears of them."""

import pytest
import websockets

from tests.app.matches.table import Page, Table, new_player

DEEP = "[" * 3000


@pytest.mark.parametrize(
    "raw",
    [
        DEEP,
        '{"a":' + "[" * 1500 + "]" * 1500 + ',"type":"ping"}',
        '{"type":"chat","id":"a","claim":{"key":"claim-a","x":' + DEEP,
        '{"type":"undo","id":"a\\n"}',
        '{"type":"chat","id":"a","claim":{"key":"claim-a\\n"}}',
        '{"type":"chat","id":"a","claim":{"key":"claim-a","params":{"x\\n":1}}}',
    ],
)
async def test_nonsense_is_no_message(table: Table, raw: str) -> None:
    ana, bo = await table.seat(0), await table.seat(1)
    await bo.hush()
    heard = len(bo.frames)
    await ana.socket.send(raw)
    assert (await ana.until("error"))["code"] == "bad-message"
    await ana.hush()
    await bo.hush()
    assert len(bo.frames) == heard + 1


async def test_a_first_message_may_be_anything(table: Table) -> None:
    page = await table.connect(table.keys[0])
    await page.socket.send(DEEP)
    await page.until("view")


@pytest.mark.parametrize("origin", ["http://evil.test", "null", "", "file://", "http://["])
async def test_sockets_of_other_origins_are_refused(table: Table, origin: str) -> None:
    with pytest.raises(websockets.InvalidStatus) as refused:
        await table.connect(table.keys[0], Origin=origin)
    assert refused.value.response.status_code == 403
    lobby = f"{table.server.ws_url}/t/{table.slug}/lobby/ws?at=door"
    async with websockets.connect(lobby, additional_headers={"Origin": origin}) as socket:
        with pytest.raises(websockets.ConnectionClosedError):
            await socket.recv()
        assert socket.close_code == 1008


async def test_an_address_may_hold_anything(table: Table) -> None:
    page = await table.connect(table.keys[0], slug="%00")
    assert (await page.next())["code"] == "gone"
    async with websockets.connect(f"{table.server.ws_url}/t/%00/lobby/ws") as socket:
        with pytest.raises(websockets.ConnectionClosedOK):
            await socket.recv()


async def test_nobody_talks_under_the_name_of_another(table: Table) -> None:
    bo = await table.seat(1)
    await bo.ask("chat", text="Hello")
    assert said(bo) == "P1"
    _, key = await new_player(table.db, "p0")
    watcher = await table.page(key)
    await watcher.ask("chat", text="Hello")
    assert said(watcher) == "p0 2"


def said(page: Page) -> str:
    """The name under which something was said last."""
    return [frame["name"] for frame in page.frames if frame["type"] == "chat"][-1]
