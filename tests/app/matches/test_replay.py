"""Looking back at a match, and taking it away."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from engines.kernel import Match
from tests.app.matches.probe import Options, Probe
from tests.app.matches.table import Page, Table, new_player
from tests.live import PATIENTLY


@asynccontextmanager
async def browser(table: Table, key: str | None) -> AsyncGenerator[httpx.AsyncClient]:
    cookies = {} if key is None else {"sobremesa": key}
    headers = {"Accept": "application/json"}
    async with httpx.AsyncClient(
        base_url=f"{table.server.url}/t/{table.slug}",
        cookies=cookies,
        headers=headers,
        **PATIENTLY,
    ) as client:
        yield client


async def replay(table: Table, key: str | None, eyes: str = "") -> dict[str, Any]:
    async with browser(table, key) as client:
        response = await client.get("/replay.json", params={"eyes": eyes} if eyes else {})
    return dict(response.json())


async def play_out(table: Table, ana: Page, bo: Page) -> None:
    for giver in (ana, bo):
        await giver.hush()
        await table.play_gift(giver)
        for page in (ana, bo):
            await page.hush()
            await page.move("blue")
    await ana.hush()


async def test_a_running_match_is_seen_as_it_was_sent(table: Table) -> None:
    ana, bo = await table.seat(0), await table.seat(1)
    card = ana.view["own"]["hand"][0]
    await table.play_gift(ana)
    await ana.move("green")
    await bo.hush()
    seen = await replay(table, table.keys[1])
    views = [frame for frame in bo.frames if frame["type"] == "view"]
    assert [frame["view"]["public"] for frame in seen["frames"]] == [v["public"] for v in views]
    assert [frame["view"]["own"] for frame in seen["frames"]] == [v["own"] for v in views]
    assert [frame["move"] for frame in seen["frames"]] == [1, 2, 3, 4]
    assert (seen["open"], seen["you"], seen["eyes"]) == (False, 1, "1")
    assert f'"card":{card}' not in str(seen)
    assert "green" not in str(seen["frames"][-1]["view"])
    watched = await replay(table, None)
    assert watched["eyes"] == "spectator"


@pytest.mark.parametrize("eyes", ["0", "everything", "spectator"])
async def test_other_eyes_wait_for_the_end(table: Table, eyes: str) -> None:
    assert (await replay(table, table.keys[1], eyes))["error"]["code"] == "not-finished"


async def test_eyes_that_nobody_has_are_refused(table: Table) -> None:
    for eyes in ("7", "-1", "x", "٣"):
        assert (await replay(table, table.keys[0], eyes))["error"]["code"] == "no-such-eyes"


async def test_a_finished_match_is_open_to_all_eyes(table: Table) -> None:
    ana, bo = await table.seat(0), await table.seat(1)
    first = ana.view["own"]["hand"][0]
    await play_out(table, ana, bo)
    seen = await replay(table, table.keys[1], "everything")
    assert len(seen["frames"]) == seen["moves"] == 9
    assert seen["frames"][1]["view"]["hidden"] == {"given": [first]}
    assert len(seen["frames"][0]["view"]["seats"]) == 2
    assert seen["frames"][-1]["view"]["outcome"]["scores"] == [4, 4]
    gave = seen["frames"][1]["entries"][0]
    assert gave == {"key": "gave", "data": {"seat": 0}, "own": {"card": first}}
    assert seen["frames"][4]["entries"][0]["then"] == {"colours": {"0": "blue", "1": "blue"}}
    assert seen["people"]["seats"][1]["name"] == "P1"
    other = await replay(table, None, "0")
    assert other["frames"][1]["entries"] == [gave]
    assert (await replay(table, None))["eyes"] == "everything"


async def test_an_export_can_be_run_again(table: Table) -> None:
    async with browser(table, table.keys[0]) as client:
        assert (await client.get("/export.json")).json()["error"]["code"] == "not-finished"
        await play_out(table, await table.seat(0), await table.seat(1))
        response = await client.get("/export.json")
    assert "attachment" in response.headers["content-disposition"]
    record = response.json()
    seed = bytes.fromhex(record["seed"])
    assert hashlib.sha256(seed).hexdigest() == record["seed_hash"]
    match = Match.start(Probe(), 2, Options(**record["options"]), seed)
    for move in record["moves"][1:]:
        match.submit(move["seat"], move["decision"], move["choices"])
    assert match.outcome is not None
    assert match.outcome.scores == record["outcome"]["scores"]
    assert not {"player_id", "command"} & set(record["moves"][1])


async def test_who_may_not_watch_sees_nothing_back(table: Table) -> None:
    async with table.db.session() as session:
        await session.execute(
            text("UPDATE matches SET watch = false WHERE id = :id"), {"id": table.match_id}
        )
    _, key = await new_player(table.db)
    for path in ("/replay.json", "/export.json", "/replay"):
        async with browser(table, key) as client:
            response = await client.get(path)
        assert response.status_code == 403
        assert response.json()["error"]["code"] == "may-not-watch"


async def test_an_open_match_has_nothing_to_look_back_at(table: Table) -> None:
    async with table.db.session() as session:
        await session.execute(
            text("UPDATE matches SET status = 'open' WHERE id = :id"), {"id": table.match_id}
        )
    assert (await replay(table, table.keys[0]))["error"]["code"] == "not-started"
    page = await table.connect(table.keys[0])
    assert (await page.until("bye"))["code"] == "gone"


async def test_table_and_replay_have_their_pages(table: Table) -> None:
    async with browser(table, table.keys[0]) as client:
        for path in ("", "/replay?move=2&eyes=0"):
            response = await client.get(f"{table.server.url}/t/{table.slug}{path}")
            assert response.status_code == 200
            assert "table-config" in response.text
