"""The page of one's notices, which works without script, and the worker of those who have one."""

from __future__ import annotations

import re
from collections.abc import Generator

import pytest

from app.notices.routes import MOST
from app.settings import Settings
from tests.app.guest import Guest, Invite, said, stored
from tests.app.notices.post import Post
from tests.app.notices.test_notices import browser_keys
from tests.live import LiveServer

PAGE = "/me/notices"
TARGET = re.compile(r'name="target" value="(\d+)"')


@pytest.fixture(scope="module")
def live_server(shared_server: LiveServer) -> Generator[LiveServer]:
    """These tests share a server, which may send to the loopback."""
    courier = shared_server.app.state.courier
    before, courier.guard = courier.guard, type(courier.guard)("127.0.0.1")
    settings: Settings = shared_server.app.state.settings
    plenty = settings.model_copy(update={"limit_notices": 1000})
    shared_server.app.state.settings = plenty
    yield shared_server
    courier.guard, shared_server.app.state.settings = before, settings


def targets(guest: Guest) -> list[str]:
    return TARGET.findall(guest.get(PAGE).text)


def add(guest: Guest, kind: str, address: str) -> None:
    guest.get(PAGE)
    answer = guest.post(f"{PAGE}/add", kind=kind, address=address)
    assert answer.headers["location"] == f"{PAGE}?said=added", answer.text


def test_an_address_is_added_tried_and_removed(guest: Invite, post: Post) -> None:
    ana = guest("Ana")
    assert targets(ana) == []
    add(ana, "ntfy", post.url("my-topic"))
    add(ana, "ntfy", post.url("my-topic"))
    [target] = targets(ana)
    answer = ana.post(f"{PAGE}/try", target=target)
    assert answer.headers["location"].endswith("said=arrived")
    assert post.said[0]["message"] == "This is how a notice looks."
    post.answers = [400]
    answer = ana.post(f"{PAGE}/try", target=target)
    assert "It did not get there." in ana.get(answer.headers["location"]).text
    ana.post(f"{PAGE}/remove", target=target)
    assert targets(ana) == []


def test_an_address_that_is_dead_already_goes_at_once(guest: Invite, post: Post) -> None:
    ana = guest("Ana")
    add(ana, "webhook", post.url("hook"))
    post.answers = [410]
    ana.post(f"{PAGE}/try", target=targets(ana)[0])
    assert targets(ana) == []


@pytest.mark.parametrize(
    ("kind", "address", "sentence"),
    [
        ("webhook", "http://10.0.0.1/x", "That address leads into a local network"),
        ("webhook", "nonsense", "That is no address for notices."),
        ("ntfy", "https://ntfy.sh/", "The address of a topic ends with its name"),
    ],
)
def test_a_refusal_says_why(guest: Invite, kind: str, address: str, sentence: str) -> None:
    ana = guest("Ana")
    ana.get(PAGE)
    answer = ana.post(f"{PAGE}/add", kind=kind, address=address)
    assert answer.status_code == 400
    assert said(answer).startswith(sentence)
    assert targets(ana) == []


def test_what_is_no_form_is_refused(guest: Invite, post: Post) -> None:
    ana = guest("Ana")
    ana.get(PAGE)
    address = post.url("push")
    assert ana.post(f"{PAGE}/add", kind="push", address=address).status_code == 400
    keys = browser_keys()
    for form in ({"auth": ""}, {"auth": "x" * 999}, {"endpoint": "nowhere"}):
        answer = ana.post(f"{PAGE}/push", **{"endpoint": address, **keys, **form})
        assert answer.status_code == 400


def test_nobody_touches_the_addresses_of_others(guest: Invite, post: Post) -> None:
    ana, bo = guest("Ana"), guest("Bo")
    add(ana, "webhook", post.url("hook"))
    [target] = targets(ana)
    bo.get(PAGE)
    for act in ("try", "remove"):
        assert bo.post(f"{PAGE}/{act}", target=target).status_code == 404
    assert (targets(ana), targets(bo), post.letters) == ([target], [], [])


def test_there_is_a_limit(guest: Invite, post: Post) -> None:
    ana = guest("Ana")
    for number in range(MOST):
        add(ana, "webhook", post.url(f"hook-{number}"))
    answer = ana.post(f"{PAGE}/add", kind="webhook", address=post.url("more"))
    assert said(answer).startswith(f"{MOST} addresses are the most.")


def test_a_browser_subscribes_with_the_servers_key(
    guest: Invite, post: Post, live_server: LiveServer
) -> None:
    ana = guest("Ana")
    keys = re.findall(r'data-push="([A-Za-z0-9_-]{87})"', ana.get(PAGE).text)
    assert keys == re.findall(r'data-push="([^"]+)"', guest("Bo").get(PAGE).text)
    answer = ana.json(f"{PAGE}/push", endpoint=post.url("push"), **browser_keys())
    assert answer.json() == {"said": "added"}
    [target] = targets(ana)
    ana.post(f"{PAGE}/try", target=target)
    assert post.letters[0][0] == "/push"
    query = "SELECT base FROM notice_targets WHERE id = $1"
    assert stored(live_server, query, int(target)) == live_server.url


def test_the_worker_stands_at_the_root(guest: Invite) -> None:
    answer = guest().get("/notices.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "showNotification" in answer.text


def test_the_way_back_leads_to_a_page_of_ours(guest: Invite) -> None:
    ana = guest("Ana")
    assert 'href="/t/abc"' in ana.get(f"{PAGE}?back=/t/abc").text
    assert "evil" not in ana.get(f"{PAGE}?back=//evil.example").text
