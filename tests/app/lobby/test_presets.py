"""Options that go well together, and options that do not fit those who sit."""

from __future__ import annotations

import re

import pytest

from tests.app.guest import Guest, Invite
from tests.live import LiveServer

PRESSED = re.compile(r'id="preset-([a-z-]+)"\s+aria-pressed="true"')


@pytest.fixture
def live_server(shared_server: LiveServer) -> LiveServer:
    """These tests share a server."""
    return shared_server


def pressed(guest: Guest, path: str) -> list[str]:
    return PRESSED.findall(guest.get(path).text)


def test_a_preset_sets_all_options(guest: Invite) -> None:
    ana = guest("Ana")
    path = ana.open("kamakura")
    assert pressed(ana, path) == ["first-game"]
    ana.post(f"{path}/options", preset="second-edition")
    assert pressed(ana, path) == ["second-edition"]
    ana.post(f"{path}/options", preset="no-such-preset", victory_score="23")
    assert pressed(ana, path) == []


def test_options_that_do_not_fit_are_told_and_refused(guest: Invite) -> None:
    ana = guest("Ana")
    path = ana.open("kamakura")
    for name in ("Bo", "Cy"):
        guest(name).join(path)
    ana.post(f"{path}/options", preset="teams")
    page = ana.get(path).text
    assert "Teams need four, six or eight players." in page
    assert re.search('id="begin" aria-disabled="true"', page)
    refused = ana.json(f"{path}/start")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "objection-teams")
    assert refused.json()["error"]["message"] == "Teams need four, six or eight players."
    assert "In teams:" not in page
    guest("Di").join(path)
    page = ana.get(path).text
    assert "In teams:" in page
    assert "against" in page
    assert "Face to face:" in page
    assert ana.json(f"{path}/start").status_code == 200
