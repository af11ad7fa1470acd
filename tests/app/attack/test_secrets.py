"""What is secret stands in no log line."""

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from structlog.testing import capture_logs

from app import problems
from app.db import Database


async def test_a_statement_that_fails_tells_no_parameters(db: Database) -> None:
    with pytest.raises(DBAPIError) as failed:
        async with db.session() as session:
            await session.execute(text("SELECT CAST(:seed AS text), 1 / 0"), {"seed": "5eed"})
    assert "5eed" not in str(failed.value)


async def test_a_link_to_a_seat_stands_in_no_line() -> None:
    app = FastAPI()
    problems.register(app)

    @app.get("/s/{token}")
    async def key(token: str) -> None:
        raise ConnectionResetError

    headers = {"Accept": "application/json"}
    transport = httpx.ASGITransport(app)
    with capture_logs() as lines:
        async with httpx.AsyncClient(transport=transport, base_url="http://t") as browser:
            assert (await browser.get("/s/secret", headers=headers)).status_code == 503
    assert [line["path"] for line in lines] == ["/s/{token}"]
