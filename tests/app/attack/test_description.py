"""Requests made out of the description of the HTTP part: whatever they hold, none breaks a page."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Generator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from structlog.testing import capture_logs

from app.people.players import hash_of
from engines.catalogue import GAMES
from tests.app.attack.description import description
from tests.app.guest import Guest, stored
from tests.live import LiveServer

REQUESTS = int(os.environ.get("FUZZ_REQUESTS", "1"))
"""The requests to each address, on the average."""
ADMIN_KEY = "b" * 22


@pytest.fixture
def ana(shared_server: LiveServer) -> Generator[Guest]:
    """A host of open matches and of running ones, whose browser is an admin's as well."""
    guest = Guest(shared_server, "Ana")
    admin = "insert into admin_users (name, hash) values ('Fuzz', '-') returning id"
    stored(
        shared_server,
        "insert into admin_keys values ($1, $2, now() + interval '3 hours')",
        hash_of(ADMIN_KEY),
        stored(shared_server, admin),
    )
    guest.get("/")
    yield guest
    guest.leave()


def begun(guest: Guest, game: str, server: LiveServer) -> str:
    """The path of a match against bots."""
    path = guest.open(game)
    count = "select seat_count from matches where slug = $1"
    for seat in range(1, stored(server, count, path.removeprefix("/t/"))):
        guest.post(f"{path}/bot", seat=seat, bot="random")
    assert guest.post(f"{path}/start").status_code == 303
    return path


def operations_of(described: dict[str, Any]) -> list[SearchStrategy[schemathesis.Case]]:
    """What makes requests, for each address and method."""
    schema = schemathesis.openapi.from_dict(described)
    return [found.ok().as_strategy() for found in schema.get_all_operations()]


def test_no_request_breaks_a_page(ana: Guest, shared_server: LiveServer) -> None:
    paths = [ana.open(game) for game in GAMES] + [begun(ana, game, shared_server) for game in GAMES]
    link = ana.json(f"{paths[-1]}/carry").json()["link"].rpartition("/")[2]
    known = {
        "slug": [path.removeprefix("/t/") for path in paths],
        "token": [link, "x" * 22],
        "game": [*GAMES],
        "csrf": [ana.token],
    }
    tame, wild = (
        operations_of(description(shared_server, wild=wild, **known)) for wild in (False, True)
    )
    answers = Counter[int]()
    cookies = {"sobremesa": ana.key, "sobremesa-admin": ADMIN_KEY}

    @settings(
        max_examples=REQUESTS * len(tame), deadline=None, database=None,
        derandomize=REQUESTS < 10, suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )  # fmt: skip
    @given(st.one_of([*tame, *tame, *tame, *wild]))
    def attack(case: schemathesis.Case) -> None:
        browser.cookies.clear()
        answer = case.call(
            base_url=shared_server.url, session=browser, cookies=cookies,
            allow_redirects=False, timeout=30,
        )  # fmt: skip
        answers[answer.status_code] += 1
        assert answer.status_code < 500, (case.as_curl_command(), answer.text)

    with capture_logs() as lines, requests.Session() as browser:
        attack()
    assert {200, 303, 400, 404} <= answers.keys(), answers
    assert [line for line in lines if line["log_level"] == "error"] == []
