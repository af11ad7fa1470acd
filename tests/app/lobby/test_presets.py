"""Options that go well together, and options that do not fit those who sit."""

from __future__ import annotations

import re

import pytest

from tests.app.guest import Guest, Invite, stored
from tests.live import LiveServer

AGAIN = "Clans of the rematch"
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


def ended(guest: Invite) -> tuple[Guest, str]:
    """A match with the base clans of GOSU that was ended before a card was played; its host."""
    ana, bo = guest("Ana"), guest("Bo")
    path = ana.open("gosu")
    assert AGAIN not in ana.get(path).text
    bo.join(path)
    ana.post(f"{path}/options", preset="first-game", again="same")
    ana.post(f"{path}/start")
    for person in (ana, bo):
        person.post(f"{path}/end")
    return ana, path


def test_a_rematch_offers_the_clans_of_the_match_before(guest: Invite) -> None:
    """GO-216: or those left over; a preset chooses them anew."""
    ana, path = ended(guest)
    again = ana.post(f"{path}/rematch").headers["location"]
    assert pressed(ana, again) == ["first-game"]
    ana.post(f"{again}/options", again="left_over", clan_mode="base")
    assert pressed(ana, again) == []
    ana.post(f"{again}/options", preset="tournament")
    assert pressed(ana, again) == ["tournament"]
    assert AGAIN in ana.get(again).text


def test_a_match_of_older_rules_only_hands_on_its_options(
    guest: Invite, live_server: LiveServer
) -> None:
    ana, path = ended(guest)
    older = "update matches set rules_version = 0 where slug = $1"
    stored(live_server, older, path.removeprefix("/t/"))
    again = ana.post(f"{path}/rematch").headers["location"]
    assert pressed(ana, again) == ["first-game"]
    assert AGAIN not in ana.get(again).text


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
