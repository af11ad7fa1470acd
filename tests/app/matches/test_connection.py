"""A page is told things in order, for as long as it is there."""

from __future__ import annotations

import pytest
from starlette.websockets import WebSocketDisconnect

from app.matches.connection import Connection


@pytest.mark.parametrize("error", [WebSocketDisconnect(), RuntimeError(), OSError()])
async def test_a_page_that_goes_while_it_is_told_something_is_no_error(error: Exception) -> None:
    async def send(_: str) -> None:
        raise error

    async def close(_: int) -> None:
        raise error

    connection = Connection(send, close, player_id=None, locale="en")
    connection.push("frame")
    await connection.drained(1)
    connection.bye("gone")
    await connection.drained(1)
