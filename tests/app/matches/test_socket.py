"""The conversation of a table page with the server."""

import asyncio
import json
from typing import Any

import pytest
import websockets

from tests.app.matches.table import Page, Table, new_player


async def test_hello_is_answered_with_welcome_people_and_view(table: Table) -> None:
    page = await table.seat(0)
    kinds = [frame["type"] for frame in page.frames]
    assert kinds == ["welcome", "people", "view"]
    assert page.welcome["you"] == 0
    assert page.welcome["match"]["game"] == "probe"
    assert page.view["decision"]["prompt"] == "gift"
    assert page.view["version"] == 1
    assert [entry["key"] for entry in page.log] == ["round"]


async def test_a_move_is_shown_to_all_and_acknowledged(table: Table) -> None:
    ana, bo = await table.seat(0), await table.seat(1)
    card = ana.view["own"]["hand"][0]
    answer = await ana.move(card)
    assert answer["type"] == "ack"
    assert [frame["type"] for frame in ana.frames[-2:]] == ["view", "ack"]
    assert ana.log[-1] == {"key": "gave", "data": {"seat": 0}, "own": {"card": card}}
    await bo.until("view")
    assert bo.log[-1] == {"key": "gave", "data": {"seat": 0}}
    assert str(card) not in "".join(bo.raw)


async def test_answers_of_a_window_stay_unseen_until_the_last(table: Table) -> None:
    ana, bo = await table.seat(0), await table.seat(1)
    watcher = await table.page(None)
    await table.play_gift(ana)
    await ana.move("blue")
    assert ana.view["answers"] == [
        {"decision": ana.view["retract"], "choices": ["blue"], "prompt": "colour"}
    ]
    await bo.until("view", ready=[0])
    await watcher.until("view", ready=[0])
    assert "blue" not in json.dumps(bo.view["awaited"]) + watcher.raw[-1]
    await bo.move("green")
    assert bo.log[-2]["then"] == {"colours": {"0": "blue", "1": "green"}}
    late = await table.page(None)
    assert late.log[-2] == {"key": "shown", "data": {"count": 2}}


async def test_an_answer_is_taken_back_until_the_last_is_in(table: Table) -> None:
    ana, bo = await table.seat(0), await table.seat(1)
    await table.play_gift(ana)
    await ana.move("blue")
    decision = ana.view["retract"]
    assert (await ana.ask("retract", decision=decision))["type"] == "ack"
    assert ana.view["ready"] == []
    assert [entry["key"] for entry in ana.log] == ["round", "gave", "sealed"]
    assert ana.view["decision"]["id"] != decision
    refused = await ana.ask("move", decision=decision, choices=["red"])
    assert refused["code"] == "move-closed"
    await bo.until("view", ready=[])
    await ana.move("red")
    await bo.hush()
    await bo.move("red")
    assert (await ana.ask("retract", decision=decision))["code"] == "move-retract"


async def test_undo_takes_the_last_move_and_its_entries_back(table: Table) -> None:
    ana, bo = await table.seat(0), await table.seat(1)
    before = ana.view["own"]
    await ana.move(before["hand"][0])
    assert ana.view["undo"] is True
    assert (await ana.ask("undo"))["type"] == "ack"
    assert ana.view["own"] == before
    keys = [entry["key"] for entry in ana.log]
    assert "gave" not in keys
    await bo.hush()
    assert [entry["key"] for entry in bo.log] == keys
    late = await table.seat(0, log=2)
    assert [entry["key"] for entry in late.frames[-1]["log"]["entries"]] == keys[1:]
    assert late.frames[-1]["log"]["from"] == 1
    assert (await bo.ask("undo"))["code"] == "move-undo"


async def test_two_tabs_of_a_seat_stay_in_step(table: Table) -> None:
    one, two = await table.seat(0), await table.seat(0)
    await one.move(one.view["own"]["hand"][0])
    await two.until("view")
    assert two.view["decision"] == one.view["decision"]


async def test_who_was_away_gets_what_it_missed(table: Table) -> None:
    ana = await table.seat(0)
    await table.play_gift(ana)
    back = await table.seat(1, log=1)
    assert back.frames[-1]["log"]["from"] == 1
    assert [entry["key"] for entry in back.frames[-1]["log"]["entries"]] == ["gave", "sealed"]


async def test_the_end_reveals_the_seed(table: Table) -> None:
    ana, bo = await table.seat(0), await table.seat(1)
    for giver in (ana, bo):
        await giver.hush()
        await table.play_gift(giver)
        for page in (ana, bo):
            await page.hush()
            await page.move("red")
    await ana.hush()
    assert ana.view["status"] == "finished"
    assert ana.view["outcome"]["ranks"] == [1, 1]
    assert len(ana.view["seed"]) == 64
    assert ana.view["decision"] is None
    refused = await ana.ask("move", decision="9.9.9", choices=["red"])
    assert refused["code"] == "not-playing"


BAD = [
    ("closed", "move-closed", {"decision": "0.0.7", "choices": [100]}),
    ("nothing", "move-count", {"choices": []}),
    ("twice", "move-shape", {"choices": ["hand", "hand"]}),
    ("foreign", "move-illegal", {"choices": [5]}),
    ("barred", "move-barred", {"choices": [999]}),
    ("too many", "bad-message", {"choices": list(range(400))}),
    ("no choices", "bad-message", {"choices": None}),
    ("nested", "bad-message", {"choices": [[1]]}),
    ("long id", "bad-message", {"decision": "x" * 50, "choices": [1]}),
]


@pytest.mark.parametrize(("code", "message"), [bad[1:] for bad in BAD], ids=[b[0] for b in BAD])
async def test_bad_moves_are_refused_in_words(
    table: Table, code: str, message: dict[str, object]
) -> None:
    ana, bo = await table.seat(0), await table.seat(1)
    hand, decision = ana.view["own"]["hand"], ana.view["decision"]["id"]
    if message["choices"] == ["hand", "hand"]:
        message = {"choices": [hand[0], hand[0]]}
    answer = await ana.ask("move", **{"decision": decision, **message})
    assert (answer["type"], answer["code"]) == ("error", code)
    assert answer["message"].endswith(".")
    assert answer["rule"] == {"move-barred": "PB-1", "move-illegal": "PB-2"}.get(
        code, "PB-2" if code in ("move-count", "move-shape") else None
    )
    await _unchanged(table, ana.view, bo)


async def _unchanged(table: Table, view: dict[str, Any], other: Page) -> None:
    again = await table.seat(0)
    assert again.view["decision"] == view["decision"]
    assert again.view["own"] == view["own"]
    frames = len(other.frames)
    await other.hush()
    assert {frame["type"] for frame in other.frames[frames:]} <= {"pong", "people"}


async def test_nobody_answers_for_another_seat(table: Table) -> None:
    ana, bo = await table.seat(0), await table.seat(1)
    decision = ana.view["decision"]["id"]
    refused = await bo.ask("move", decision=decision, choices=[ana.view["own"]["hand"][0]])
    assert refused["code"] == "move-not-yours"
    watcher = await table.page(None)
    refused = await watcher.ask("move", decision=decision, choices=[1])
    assert refused["code"] == "no-seat"


async def test_a_command_counts_once(table: Table) -> None:
    ana, bo = await table.seat(0), await table.seat(1)
    message = {
        "id": "again",
        "decision": ana.view["decision"]["id"],
        "choices": [ana.view["own"]["hand"][0]],
    }
    first = await ana.ask("move", **message)
    second = await ana.ask("move", **message)
    assert first == second == {"type": "ack", "id": "again", "result": "done"}
    await bo.hush()
    assert [entry["key"] for entry in bo.log] == ["round", "gave"]
    foreign = await bo.ask("move", **message)
    assert foreign["code"] == "move-not-yours"


@pytest.mark.parametrize(
    "raw",
    ["", "{", "[]", "null", '{"type":"steal"}', '{"type":"move"}', '{"type":"ping","x":1}',
     '{"type":"undo","id":"ä"}', '{"type":"move","id":"a","decision":"1","choices":[1.5]}'],
)  # fmt: skip
async def test_nonsense_is_answered_and_changes_nothing(table: Table, raw: str) -> None:
    ana = await table.seat(0)
    await ana.socket.send(raw)
    answer = await ana.until("error")
    assert answer["code"] == "bad-message"
    await ana.hush()


async def test_a_message_over_the_limit_is_refused(table: Table) -> None:
    ana = await table.seat(0)
    await ana.socket.send('{"type":"chat","id":"x","text":"' + "x" * 5000 + '"}')
    assert (await ana.until("error"))["code"] == "too-long"


async def test_bytes_are_read_as_text(table: Table) -> None:
    ana = await table.seat(0)
    await ana.socket.send(b'{"type":"ping"}')
    await ana.until("pong")
    await ana.socket.send(b"\xff\xfe")
    assert (await ana.until("error"))["code"] == "bad-message"


async def test_a_flood_is_slowed_down_then_shut_out(table: Table) -> None:
    ana = await table.seat(0)
    for _ in range(60):
        await ana.send(type="ping")
    assert (await ana.ask("undo"))["code"] == "slow-down"
    for _ in range(30):
        await ana.send(type="ping")
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await ana.until("bye")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


async def test_sockets_from_other_sites_are_refused(table: Table) -> None:
    for origin in ("https://elsewhere.example", "null"):
        with pytest.raises(websockets.InvalidStatus):
            await table.connect(table.keys[0], Origin=origin)


async def test_an_unknown_match_is_gone(table: Table) -> None:
    page = await table.connect(table.keys[0], slug="nothing")
    bye = await page.until("bye")
    assert bye["code"] == "gone"
    assert bye["message"].startswith("There is no such match")


async def test_errors_speak_the_players_language(table: Table) -> None:
    page = await table.connect(table.keys[0], **{"Accept-Language": "es"})
    await page.send(type="hello")
    await page.until("view")
    refused = await page.ask("move", decision="9.0.9", choices=[1])
    assert refused["message"] == "Esa pregunta ya está contestada."


async def test_presence_and_tabs_in_the_background(table: Table) -> None:
    ana, bo = await table.seat(0), await table.seat(1)
    await ana.until("people")
    assert [seat["present"] for seat in ana.people["seats"]] == [True, True]
    await bo.send(type="here", hidden=True)
    await ana.until("people")
    assert [seat["present"] for seat in ana.people["seats"]] == [True, False]
    await bo.socket.close()
    await table.page(None)
    assert (await ana.until("people"))["watchers"] == 1


async def test_talk_reaches_everybody_once(table: Table) -> None:
    ana, bo = await table.seat(0), await table.seat(1)
    message = {"id": "hi", "text": "  hello\u202e <b>there</b> "}
    assert (await ana.ask("chat", **message))["type"] == "ack"
    assert (await ana.ask("chat", **message))["type"] == "ack"
    line = await bo.until("chat")
    assert (line["seat"], line["name"], line["text"]) == (0, "P0", "hello <b>there</b>")
    await bo.hush()
    assert sum(frame["type"] == "chat" for frame in bo.frames) == 1
    claim = {"key": "claim-cargo", "params": {"cargo": "gold"}}
    await bo.ask("chat", claim=claim)
    assert (await ana.until("chat", name="P1"))["claim"] == claim
    late = await table.seat(0)
    assert len(late.welcome["chat"]) == 2


async def test_talk_is_refused_where_it_is_none(table: Table) -> None:
    ana, watcher = await table.seat(0), await table.page(None)
    assert (await ana.ask("chat", text=" \u200b "))["code"] == "chat-empty"
    assert (await ana.ask("chat", text="x" * 501))["code"] == "bad-message"
    assert (await watcher.ask("chat", text="hi"))["code"] == "chat-nameless"
    codes = [(await ana.ask("chat", text="again")).get("code") for _ in range(40)]
    assert codes[0] is None
    assert "slow-down" in codes


async def test_a_stranger_watches_only_where_the_host_allows_it(table: Table) -> None:
    from sqlalchemy import text

    from app.signals import notify

    watcher = await table.page(None)
    async with table.db.session() as session:
        await session.execute(
            text("UPDATE matches SET watch = false WHERE id = :id"), {"id": table.match_id}
        )
        await notify(session, table.match_id)
    assert (await watcher.until("bye"))["code"] == "gone"
    _, key = await new_player(table.db, "Cy")
    page = await table.connect(key)
    assert (await page.until("bye"))["message"].startswith("The host keeps")


async def test_a_restart_keeps_every_answer(own_table: Table) -> None:
    table = own_table
    ana = await table.seat(0)
    await table.play_gift(ana)
    await ana.move("blue")
    answers = ana.view["answers"]
    await asyncio.to_thread(table.server.restart)
    assert (await ana.until("bye"))["code"] == "restart"
    back, bo = await table.seat(0, log=len(ana.log)), await table.seat(1)
    assert back.view["answers"] == answers
    assert back.view["ready"] == [0]
    assert back.frames[-1]["log"]["entries"] == []
    await bo.move("red")
    assert bo.view["public"]["round"] == 1
