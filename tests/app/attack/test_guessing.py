"""Links cannot be guessed: there are too many, and a near miss looks and costs like any other."""

from __future__ import annotations

import math
import re
import secrets
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager

import httpx
import pytest
import structlog
from sqlalchemy import event

from app.matches import service
from app.people.players import fresh_key
from tests.app.guest import Guest, stored
from tests.live import LiveServer

OURS = re.compile(r'nonce-[\w-]+|nonce="[^"]*"|value="[0-9a-f]{32}"')
"""What differs between any two answers to one request."""
GUESSES = 10_000
"""Guesses that a server answers in a second, at most."""
STRANGER = "stranger"
YEAR = 365 * 24 * 3600


def test_a_slug_is_one_of_more_than_anybody_can_try() -> None:
    bits = service.SLUG_LENGTH * math.log2(len(set(service.SLUG_LETTERS)))
    assert bits >= 70
    matches = 1_000_000
    assert 2**bits / matches / GUESSES / YEAR > 1000


def test_keys_and_links_hold_128_bits_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: asked.append(size) or "key")
    assert fresh_key() == "key"
    assert asked == [16]


async def test_slugs_are_drawn_by_the_system(
    guest: Guest, shared_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    choice = secrets.choice
    monkeypatch.setattr(secrets, "choice", lambda some: drawn.append(str(some)) or choice(some))
    guest.open()
    assert drawn == [service.SLUG_LETTERS] * service.SLUG_LENGTH


@pytest.fixture
def guest(shared_server: LiveServer) -> Generator[Guest]:
    person = Guest(shared_server, "Ana")
    yield person
    person.leave()


@contextmanager
def statements(server: LiveServer) -> Iterator[list[str]]:
    """What the stranger's requests ask of the database meanwhile."""
    asked: list[str] = []
    engine = server.app.state.db.engine.sync_engine

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if structlog.contextvars.get_contextvars().get("request") == STRANGER:
            asked.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    yield asked
    event.remove(engine, "before_cursor_execute", note)


@pytest.fixture
def eve(shared_server: LiveServer) -> Generator[Guest]:
    """A stranger."""
    person = Guest(shared_server, "Eve", **{"X-Request-ID": STRANGER})
    person.get("/me")
    yield person
    person.leave()


Answer = tuple[object, ...]
Try = Callable[[str, str], Answer]


@pytest.fixture
def answer(eve: Guest, shared_server: LiveServer) -> Try:
    """Tells what a stranger gets, and what it cost."""

    def tried(method: str, path: str) -> Answer:
        with statements(shared_server) as asked:
            got = eve.http.get(path) if method == "GET" else eve.post(path)
        return _told(got, path, asked)

    return tried


def _told(got: httpx.Response, path: str, asked: list[str]) -> Answer:
    name = path.split("/")[2 if path.startswith(("/t/", "/s/")) else 3]
    words = OURS.sub("", got.text).replace(name, "NAME")
    return got.status_code, got.headers.get("location"), words, asked


def changed(name: str, at: int) -> str:
    """Another letter in one place."""
    letters = [letter for letter in service.SLUG_LETTERS if letter != name[at]]
    return name[:at] + secrets.choice(letters) + name[at + 1 :]


PAGES = [
    *[("GET", page) for page in ("", "/qr.svg", "/replay.json")],
    *[("POST", form) for form in ("/join", "/start", "/concede")],
]


@pytest.mark.parametrize(("method", "page"), PAGES)
def test_a_slug_that_is_nearly_right_is_as_wrong_as_any(
    guest: Guest, answer: Try, method: str, page: str
) -> None:
    slug = guest.open().removeprefix("/t/")
    far = "".join(secrets.choice(service.SLUG_LETTERS) for _ in slug)
    wrong = answer(method, f"/t/{far}{page}")
    assert wrong[0] == 404
    for near in (changed(slug, 0), changed(slug, len(slug) - 1)):
        assert answer(method, f"/t/{near}{page}") == wrong


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_seat_link_that_is_nearly_right_is_as_wrong_as_any(
    guest: Guest, answer: Try, method: str
) -> None:
    path = guest.open()
    for seat in (1, 2, 3):
        guest.post(f"{path}/bot", seat=seat, bot="random")
    guest.post(f"{path}/start")
    link = guest.json(f"{path}/carry").json()["link"].rpartition("/")[2]
    wrong = answer(method, f"/s/{secrets.token_urlsafe(16)}")
    assert wrong[0] == 404
    for near in (changed(link, 0), changed(link, 21)):
        assert answer(method, f"/s/{near}") == wrong


@pytest.mark.parametrize(
    ("method", "page"),
    [("GET", ""), ("GET", "/look"), ("GET", "/moves/1"), ("POST", "/export"), ("POST", "/delete")],
)
def test_who_is_no_admin_learns_of_no_match(
    guest: Guest, answer: Try, method: str, page: str
) -> None:
    slug = guest.open().removeprefix("/t/")
    there = answer(method, f"/admin/matches/{slug}{page}")
    assert there[:2] == (303, "/admin/login")
    assert answer(method, f"/admin/matches/{changed(slug, 0)}{page}") == there


@pytest.mark.parametrize("page", ["/replay", "/replay.json", "/export.json"])
def test_who_may_not_watch_learns_nothing_of_the_match(
    guest: Guest, answer: Try, shared_server: LiveServer, page: str
) -> None:
    """Whatever goes on in it, the answer and the work are the same."""
    slug = guest.open().removeprefix("/t/")
    change = "update matches set watch = false, status = $2 where slug = $1"
    answers = []
    for status in ("open", "playing", "finished", "abandoned"):
        stored(shared_server, change, slug, status)
        answers.append(answer("GET", f"/t/{slug}{page}"))
    assert answers[0][0] == 403
    assert answers == answers[:1] * 4
