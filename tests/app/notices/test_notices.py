"""Notices: who gets which, when not, at most once, and what becomes of those that fail."""

from __future__ import annotations

import asyncio
import base64
import json
from typing import Any

import pytest
from sqlalchemy import text
from webpush.vapid import VAPID

from app.matches import rooms, service
from app.matches.attendance import note_here
from app.matches.bots import BotDriver
from app.matches.protocol import Move
from app.matches.room import Room
from app.notices import driver as driving
from app.notices.courier import Courier
from app.notices.driver import BACKOFF, Notices
from app.notices.guard import Guard
from app.notices.models import NoticeTarget
from app.notices.store import remind
from app.settings import Span
from tests.app.matches.house import House, gift
from tests.app.matches.table import new_match, new_player
from tests.app.matches.test_clocks import clocked, time_is_over
from tests.app.matches.test_pausing import go_on, pause
from tests.app.notices.post import Post

BASE = "https://games.example.org"
LOOPBACK = "127.0.0.0/8"
# The probe has no words: its title is "title".


def notices(house: House, delay: float = 0.0, allowed: str = LOOPBACK) -> Notices:
    return Notices(house.db, Courier(Guard(allowed)), delay)


async def look(house: House, *servers: Notices) -> None:
    """Servers look for what is due, all at once, and send it."""
    every = servers or (notices(house),)
    await asyncio.gather(*(server.look() for server in every))
    await asyncio.gather(*(server.settled(5) for server in every))


async def wants(house: House, seat: int, address: str, kind: str = "webhook", **more: Any) -> None:
    """The person of a seat wants notices."""
    columns = {"locale": "en", "base": BASE, **more}
    async with house.db.session() as session:
        player = house.players[seat]
        session.add(NoticeTarget(player_id=player, kind=kind, address=address, **columns))


async def run(house: House, query: str, **values: Any) -> list[Any]:
    async with house.db.session() as session:
        result: Any = await session.execute(text(query), values)
        return list(result) if result.returns_rows else []


async def slug_of(house: House) -> str:
    return (await run(house, f"SELECT slug FROM matches WHERE id = {house.match_id}"))[0][0]


async def give(house: House, room: Room) -> None:
    """Seat 0 gives and seals: then both are asked for a colour."""
    await room.look(lambda live: live)
    await room.act(house.actor(0), gift(room))
    seal = await room.look(lambda live: live.match.decisions[0])
    await room.act(house.actor(0), Move("seal", seal.id, ["seal"]))


async def test_who_is_awaited_is_told_once_whoever_serves(house: House, post: Post) -> None:
    await house.match()
    await wants(house, 0, post.url("hook"))
    await wants(house, 1, post.url("hook"))
    first, second = notices(house), notices(house)
    await look(house, first, second)
    await look(house, second, first)
    [said] = post.said
    slug = await slug_of(house)
    body = "title with P1: it is your turn."
    assert said == {
        "title": "Sobremesa",
        "body": body,
        "url": f"{BASE}/t/{slug}",
        "tag": slug,
        "text": f"{body}\n{BASE}/t/{slug}",
        "content": f"{body}\n{BASE}/t/{slug}",
    }


async def test_a_new_question_is_a_new_notice(house: House, post: Post) -> None:
    room = await house.match()
    await wants(house, 0, post.url("hook"))
    await look(house)
    await give(house, room)
    await look(house)
    await look(house)
    assert len(post.letters) == 2


async def test_what_is_answered_before_the_notice_goes_is_not_told(
    house: House, post: Post
) -> None:
    room = await house.match()
    await wants(house, 0, post.url("hook"))
    patient = notices(house, delay=60)
    await look(house, patient)
    await give(house, room)
    asked = await room.look(lambda live: live.match.decisions[0])
    await room.act(house.actor(0), Move("red", asked.id, ["red"]))
    await run(house, "UPDATE notices SET at = now()")
    await look(house, patient)
    assert post.letters == []
    assert await run(house, "SELECT id FROM notices") == []


@pytest.mark.parametrize("gone", ["paused", "bot", "ended", "given"])
async def test_a_notice_is_withdrawn_with_its_reason(house: House, post: Post, gone: str) -> None:
    await house.match()
    await wants(house, 0, post.url("hook"))
    await look(house, notices(house, delay=60))
    async with house.db.session() as session:
        if gone == "bot":
            await service.seat_bot(session, house.match_id, 0, "random")
        if gone == "given":
            other, _ = await new_player(house.db)
            await service.give_seat(session, house.match_id, 0, other)
        if gone == "ended":
            for player in house.players:
                await service.vote_end(session, house.match_id, player)
    if gone == "paused":
        await pause(house)
    await run(house, "UPDATE notices SET at = now()")
    await look(house)
    assert post.letters == []
    assert await run(house, "SELECT id FROM notices") == []


async def test_after_a_pause_it_is_told_again(house: House, post: Post) -> None:
    await house.match()
    await wants(house, 0, post.url("hook"))
    await look(house)
    await pause(house)
    await look(house)
    await go_on(house)
    await look(house)
    assert len(post.letters) == 2


async def test_nobody_is_told_who_has_the_table_before_them(house: House, post: Post) -> None:
    """The page may be at another process, and on another device."""
    await house.match()
    await wants(house, 0, post.url("hook"))
    async with house.db.session() as session:
        await note_here(session, [(house.match_id, 0)])
    await look(house)
    assert post.letters == []
    await run(house, "UPDATE seats SET here_at = now() - interval '1 minute'")
    await look(house)
    assert len(post.letters) == 1


async def test_an_open_page_is_noted_with_its_seat(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "TICK", 0.01)
    monkeypatch.setattr(rooms, "PEOPLE_EVERY", 1)
    room = await house.match()
    await house.pupil(room, 0)
    await house.pupil(room, None)
    here: list[Any] = []
    async with house.rooms.running(), asyncio.timeout(20):
        while not here:
            here = await run(house, "SELECT number FROM seats WHERE here_at IS NOT NULL")
    assert [row.number for row in here] == [0]


async def test_several_matches_come_in_one_message(house: House, post: Post) -> None:
    room = await house.match()
    await give(house, room)
    player = house.players[1]
    await new_match(house.db, [player, "random"])
    await wants(house, 1, post.url("hook"))
    await look(house)
    [said] = post.said
    assert said["body"].split("\n") == [
        "2 tables wait for you.",
        "title with P0: it is your turn.",
        "title with P1: it is your turn.",
    ]
    assert said["url"] == f"{BASE}/#matches"


async def test_a_notice_waits_for_others_and_takes_them_along(house: House, post: Post) -> None:
    await house.match()
    await wants(house, 0, post.url("hook"))
    patient = notices(house, delay=60)
    await look(house, patient)
    assert post.letters == []
    await run(house, "UPDATE notices SET at = now()")
    await new_match(house.db, [house.players[0], "random"])
    await look(house, patient)
    assert len(post.letters) == 1
    assert post.said[0]["body"].startswith("2 tables")


async def test_a_second_device_is_told_as_well(house: House, post: Post) -> None:
    await house.match()
    phone, _ = await new_player(house.db)
    await run(
        house,
        "INSERT INTO seat_links (token_hash, match_id, seat, expires_at, spent_at, spent_by)"
        " VALUES ('\\x00', :match, 0, now(), now(), :phone)",
        match=house.match_id,
        phone=phone,
    )
    house.players.append(phone)
    await wants(house, 2, post.url("phone"))
    await look(house)
    assert [path for path, _, _ in post.letters] == ["/phone"]


async def test_the_language_is_the_players(house: House, post: Post) -> None:
    await house.match()
    await wants(house, 0, post.url("hook"), locale="es")
    await look(house)
    assert post.said[0]["body"] == "title con P1: te toca."
    await run(house, "UPDATE players SET locale = 'en'")
    await run(house, "DELETE FROM notices")
    await look(house)
    assert post.said[1]["body"] == "title with P1: it is your turn."


async def test_ntfy_gets_what_ntfy_understands(house: House, post: Post) -> None:
    await house.match()
    await wants(house, 0, post.url("under/my-topic"), kind="ntfy")
    await look(house)
    assert [path for path, _, _ in post.letters] == ["/under/"]
    assert post.said[0] == {
        "topic": "my-topic",
        "title": "Sobremesa",
        "message": "title with P1: it is your turn.",
        "click": f"{BASE}/t/{await slug_of(house)}",
        "tags": ["game_die"],
    }


def browser_keys() -> dict[str, str]:
    return {"p256dh": VAPID.generate_keys()[2], "auth": "AAAAAAAAAAAAAAAAAAAAAA"}


async def test_a_browser_gets_it_sealed_and_signed(house: House, post: Post) -> None:
    await house.match()
    await wants(house, 0, post.url("push"), kind="push", keys=browser_keys())
    await look(house)
    [(_, headers, body)] = post.letters
    named = {name.lower(): value for name, value in headers.items()}
    assert named["content-encoding"] == "aes128gcm"
    assert named["ttl"] == "43200"
    token, _, key = named["authorization"].removeprefix("vapid t=").partition(", k=")
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims["sub"] == "mailto:sobremesa@games.example.org"
    assert b"P1" not in body
    assert key
    await run(house, "DELETE FROM notices")
    await look(house)
    again = {name.lower(): value for name, value in post.letters[1][1].items()}
    assert again["authorization"].endswith(key), "all servers sign with the same key"


@pytest.mark.parametrize("status", [404, 410])
async def test_a_dead_address_is_forgotten(house: House, post: Post, status: int) -> None:
    await house.match()
    await wants(house, 0, post.url("push"), kind="push", keys=browser_keys())
    post.answers = [status]
    await look(house)
    assert await run(house, "SELECT id FROM notice_targets") == []


async def tries(house: House) -> list[tuple[bool, int, float]]:
    query = "SELECT sent_at IS NOT NULL, tries, extract(epoch FROM at - now()) FROM notices"
    return [(sent, tried, round(float(left), -1)) for sent, tried, left in await run(house, query)]


async def test_what_cannot_be_delivered_is_tried_again_a_while(house: House, post: Post) -> None:
    await house.match()
    await wants(house, 0, post.url("hook"))
    post.answers = [503, 429, 500, 502, 503, 503]
    for number, after in enumerate(BACKOFF, 1):
        await look(house)
        assert await tries(house) == [(False, number, after)]
        await look(house)
        await run(house, "UPDATE notices SET at = now()")
    await look(house)
    await look(house)
    assert len(post.letters) == len(BACKOFF) + 1


@pytest.mark.parametrize("status", [400, 403, 301, 307])
async def test_what_is_refused_is_not_sent_again(house: House, post: Post, status: int) -> None:
    """A redirect is not followed: it may lead anywhere."""
    await house.match()
    await wants(house, 0, post.url("hook"))
    post.answers = [status]
    await look(house)
    await look(house)
    assert [path for path, _, _ in post.letters] == ["/hook"]


async def test_who_cannot_be_reached_is_tried_again(house: House) -> None:
    await house.match()
    with Post() as closed:
        address = closed.url("hook")
    await wants(house, 0, address)
    await look(house)
    assert await tries(house) == [(False, 1, BACKOFF[0])]


async def test_nothing_is_sent_into_the_local_network(house: House, post: Post) -> None:
    """The name meant something else when the address was given."""
    await house.match()
    await wants(house, 0, post.url("hook"))
    await look(house, notices(house, allowed=""))
    assert post.letters == []


async def test_what_a_server_took_with_it_is_not_told_twice(
    house: House, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At most once: a process that dies between taking and sending leaves nothing behind."""

    async def dies(*_: Any) -> None:
        raise asyncio.CancelledError

    await house.match()
    await wants(house, 0, post.url("hook"))
    monkeypatch.setattr(Notices, "_bring", dies)
    await notices(house).look()
    monkeypatch.undo()
    await look(house)
    assert post.letters == []


async def test_it_looks_by_itself_and_outlives_errors(
    house: House, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "LOOK_EVERY", 0.01)
    take, fails = driving.store.take, [True]

    async def sometimes(*given: Any) -> Any:
        if fails:
            fails.pop()
            raise OSError
        return await take(*given)

    monkeypatch.setattr(driving.store, "take", sometimes)
    await house.match()
    await wants(house, 0, post.url("hook"))
    async with notices(house).running(), asyncio.timeout(20):
        while not post.letters:  # noqa: ASYNC110 - a server in another thread
            await asyncio.sleep(0.01)
    assert len(post.letters) == 1


async def test_who_is_late_is_reminded(house: House, post: Post) -> None:
    await clocked(house, "remind")
    await wants(house, 0, post.url("hook"))
    await look(house)
    await time_is_over(house)
    rings = BotDriver(house.db, house.rooms, Span(0, 0), remind)
    async with rings.running(), asyncio.timeout(20):
        while not await run(house, "SELECT id FROM notices WHERE late"):  # noqa: ASYNC110 - stored
            await asyncio.sleep(0.01)
    await look(house)
    await look(house)
    assert [said["body"] for said in post.said] == [
        "title with P1: it is your turn.",
        "title with P1: your time is over, and the table waits for you.",
    ]
