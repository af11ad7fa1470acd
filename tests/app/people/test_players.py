"""Who is asking: keys, cookies, forms from elsewhere."""

import re
from http.cookies import SimpleCookie
from types import SimpleNamespace

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection

from app.people import csrf
from app.people.models import Player
from app.people.players import (
    COOKIE,
    SAFE_COOKIE,
    current_player,
    ensure_player,
    fresh_key,
    hash_of,
    key_of,
    preferences_of,
)
from app.settings import Settings
from tests.app.guest import Invite, said
from tests.live import LiveServer


@pytest.fixture
def live_server(shared_server: LiveServer) -> LiveServer:
    """These tests share a server."""
    return shared_server


ADDRESS = {"public_url": "https://games.example.org"}
APP = SimpleNamespace(state=SimpleNamespace(settings=Settings.model_validate(ADDRESS)))


def asking(cookie: str = "", **headers: str) -> HTTPConnection:
    """A request as a browser sends it."""
    fields = {"cookie": cookie, **headers}
    pairs = [(name.encode(), value.encode()) for name, value in fields.items() if value]
    return HTTPConnection({"type": "http", "headers": pairs, "state": {}, "app": APP})


def test_a_visitor_has_a_key_out_of_reach_of_scripts(guest: Invite) -> None:
    cookie = SimpleCookie(guest().get("/").headers["set-cookie"])[COOKIE]
    assert (cookie["httponly"], cookie["samesite"], cookie["secure"]) == (True, "lax", "")
    assert re.fullmatch(r"[\w-]{22}", cookie.value)


def test_behind_tls_the_key_stays_behind_tls(guest: Invite) -> None:
    headers = {"X-Forwarded-Proto": "https"}
    cookie = SimpleCookie(guest("", **headers).get("/").headers["set-cookie"])[SAFE_COOKIE]
    assert (cookie["secure"], cookie["path"], cookie["domain"]) == (True, "/", "")


def test_behind_tls_an_older_cookie_is_taken_over(guest: Invite) -> None:
    ana = guest("", **{"X-Forwarded-Proto": "https"})
    ana.http.cookies.set(COOKIE, "a" * 22)
    set_now = SimpleCookie("; ".join(ana.get("/").headers.get_list("set-cookie")))
    assert set_now[SAFE_COOKIE].value == "a" * 22
    assert set_now[COOKIE].value == ""


def test_the_safer_cookie_counts() -> None:
    both = f"{COOKIE}={'a' * 22}; {SAFE_COOKIE}={'b' * 22}"
    assert key_of(asking(both)) == "b" * 22


async def test_the_row_holds_only_a_hash_of_the_key(session: AsyncSession) -> None:
    key = fresh_key()
    conn = asking(f"{COOKIE}={key}")
    player = await ensure_player(conn, session, "Ana")
    assert (player.name, player.token_hash) == ("Ana", hash_of(key))
    assert key.encode() not in player.token_hash
    assert await current_player(asking(f"{COOKIE}={key}"), session) is player
    assert await ensure_player(asking(f"{COOKIE}={key}"), session) is player
    assert await session.scalar(select(func.count()).select_from(Player)) == 1


@pytest.mark.parametrize("key", ["", "short", "x" * 23, "x" * 21 + "!", "x" * 21 + "é"])
async def test_a_key_of_another_form_is_none(key: str, session: AsyncSession) -> None:
    conn = asking(f"{COOKIE}={key}" if key else "")
    assert key_of(conn) is None
    assert await current_player(conn, session) is None


async def test_preferences_begin_alike_and_unknown_ones_are_dropped() -> None:
    assert preferences_of(None).confirm
    player = Player(preferences={"sound": False, "old": 1})
    assert not preferences_of(player).sound


@pytest.mark.parametrize(
    ("origin", "same"),
    [
        ("", True),
        ("null", True),
        ("http://tavola.test:8000", True),
        ("https://games.example.org", True),
        ("http://evil.example", False),
        ("http://tavola.test", False),
        ("garbage", False),
    ],
)
def test_forms_and_sockets_come_from_here(origin: str, same: bool) -> None:
    conn = asking(origin=origin, host="tavola.test:8000")
    assert csrf.same_origin(conn) is same


class TestForms:
    """What arrives from elsewhere changes nothing."""

    @pytest.mark.parametrize("token", ["", "0" * 32, "é", None])
    def test_a_forged_form_is_refused(self, guest: Invite, token: str | None) -> None:
        ana = guest("Ana")
        ana.get("/")
        answer = ana.http.post(
            "/matches", data={"game": "kamozza"} | ({"csrf": token} if token else {})
        )
        assert answer.status_code == 403
        assert said(answer).startswith("This form has grown old")

    def test_somebody_elses_token_is_refused(self, guest: Invite) -> None:
        ana, eve = guest("Ana"), guest("Eve")
        ana.get("/")
        eve.get("/")
        assert ana.post("/matches", game="kamozza", csrf=eve.token).status_code == 403

    def test_a_page_from_elsewhere_is_refused(self, guest: Invite) -> None:
        ana = guest("Ana", Origin="http://evil.example")
        assert ana.post("/matches", game="kamozza").status_code == 403

    def test_a_form_without_a_cookie_is_refused(self, guest: Invite) -> None:
        ana = guest()
        ana.get("/")
        ana.http.cookies.clear()
        assert ana.json("/matches", game="kamozza").json()["error"]["code"] == "forged"

    def test_a_form_with_a_file_is_refused(self, guest: Invite) -> None:
        ana = guest("Ana")
        ana.get("/")
        answer = ana.http.post(
            "/matches", data={"csrf": ana.token}, files={"game": ("x", b"\x00\xff")}
        )
        assert answer.status_code == 400
