"""The host sets the clock of a match before it begins; the others read it."""

from __future__ import annotations

import re

import pytest

from tests.app.guest import Guest, Invite, stored
from tests.live import LiveServer

CHECKED = re.compile(r'id="((?:clock|at-zero)-[a-z0-9]+)"\s+value="[^"]*" checked')


@pytest.fixture
def live_server(shared_server: LiveServer) -> LiveServer:
    """These tests share a server."""
    return shared_server


def chosen(guest: Guest, path: str) -> list[str]:
    return CHECKED.findall(guest.get(path).text)


def test_the_host_sets_the_clock_and_the_others_read_it(guest: Invite) -> None:
    ana, bo = guest("Ana"), guest("Bo")
    path = ana.open()
    bo.join(path)
    assert chosen(ana, path) == ["clock-0"]
    assert ana.post(f"{path}/clock", clock="86400").status_code == 303
    assert chosen(ana, path) == ["clock-86400", "at-zero-mark"]
    ana.post(f"{path}/clock", **{"at-zero": "bot"})
    assert chosen(ana, path) == ["clock-86400", "at-zero-bot"]
    page = bo.get(path).text
    assert "<b>1 day</b>" in page
    assert "<b>A bot answers</b>" in page
    assert bo.post(f"{path}/clock", clock="0").status_code == 403


@pytest.mark.parametrize("form", [{"clock": "61"}, {"clock": "x"}, {"at-zero": "explode"}])
def test_what_cannot_be_set_is_refused(guest: Invite, form: dict[str, str]) -> None:
    ana = guest("Ana")
    path = ana.open()
    ana.get(path)
    assert ana.post(f"{path}/clock", **form).status_code == 400
    assert chosen(ana, path) == ["clock-0"]


def test_a_rematch_has_the_same_clock(guest: Invite, live_server: LiveServer) -> None:
    ana, *others = (guest(name) for name in ("Ana", "Bo", "Cleo"))
    path = ana.open()
    for other in others:
        other.join(path)
    ana.get(path)
    ana.post(f"{path}/clock", clock="3600", **{"at-zero": "remind"})
    ana.post(f"{path}/start")
    assert ana.post(f"{path}/clock", clock="0").status_code == 409
    for person in (ana, *others):
        person.get("/")
        person.post(f"{path}/end")
    again = ana.post(f"{path}/rematch").headers["location"]
    query = "SELECT clock::text || at_zero FROM matches WHERE slug = $1"
    assert stored(live_server, query, again.removeprefix("/t/")) == "3600remind"
