"""Pauses and stand-ins: what the host may do alone, what all decide, and who lets go on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.app.guest import Guest, Invite, said, stored
from tests.app.lobby.test_banning import Gathering
from tests.live import LiveServer


@pytest.fixture
def live_server(shared_server: LiveServer) -> LiveServer:
    """These tests share a server."""
    return shared_server


class Evening(Gathering):
    """The match has begun; what the log told last is its `told`."""

    def __init__(self, guest: Invite, server: LiveServer) -> None:
        super().__init__(guest, server)
        self.start()

    def does(self, who: Guest, what: str, **fields: Any) -> str:
        """Send a form; the error in words, or "" where it was taken."""
        answer = who.post(f"{self.path}/{what}", **fields)
        return "" if answer.status_code == 303 else said(answer)

    def told(self, back: int = 0) -> str:
        last = "select key from entries e where e.match_id = m.id and key like 'table-%'"
        return self.fact(f"({last} order by seq desc, index desc limit 1 offset {back})")

    def away(self, who: str) -> None:
        stored(
            self.server,
            "update players set seen_at = now() - interval '2 minutes' where id ="
            " (select player_id from seats s join matches m on m.id = s.match_id"
            " where slug = $1 and s.name = $2)",
            self.slug, who,
        )  # fmt: skip


@pytest.fixture
def evening(guest: Invite, live_server: LiveServer) -> Evening:
    return Evening(guest, live_server)


def test_a_host_pauses_alone_and_anybody_who_sits_goes_on(evening: Evening, guest: Invite) -> None:
    ana, bo = evening.ana, evening.bo
    assert evening.does(ana, "pause") == ""
    assert evening.told() == "table-rests"
    assert evening.fact("paused")
    assert evening.does(ana, "pause").startswith("The match is paused.")
    assert evening.does(bo, "propose", point="move").startswith("The match is paused.")
    cy = guest("Cy")
    assert evening.does(cy, "continue") == "You have no seat at this table."
    assert evening.does(bo, "continue") == ""
    assert evening.told() == "table-goes-on"
    assert not evening.fact("paused")
    assert evening.does(bo, "continue") == "The match is not paused."


def test_others_pause_when_all_agree(evening: Evening) -> None:
    ana, bo = evening.ana, evening.bo
    assert evening.does(bo, "pause", reason="dinner") == ""
    assert not evening.fact("paused")
    assert evening.does(ana, "answer", agree="on") == ""
    assert evening.fact("paused")
    assert (evening.told(1), evening.told()) == ("table-proposed", "table-all-rest")
    assert evening.does(ana, "continue") == ""


def test_a_proposed_pause_is_done_with_once_the_host_pauses(evening: Evening) -> None:
    ana, bo = evening.ana, evening.bo
    evening.does(bo, "pause")
    evening.does(ana, "pause")
    assert evening.does(ana, "answer", agree="on") == ""
    assert evening.told() == "table-rests"
    assert evening.does(bo, "continue") == ""
    assert evening.does(bo, "pause") == ""


def test_what_an_admin_paused_an_admin_lets_go_on(evening: Evening) -> None:
    stored(evening.server, "update matches set paused = true where slug = $1", evening.slug)
    assert evening.does(evening.ana, "continue").startswith("An admin has paused")
    assert "An admin has paused" in evening.ana.get(f"{evening.path}/host").text


def test_a_host_who_does_not_sit_pauses_as_well(evening: Evening) -> None:
    zoe = "(select id from players where name = 'Zoe Host' order by id desc limit 1)"
    host = Guest(evening.server, "Zoe Host")
    host.get("/")
    host.post("/me", name="Zoe Host")
    host.open()
    stored(evening.server, f"update matches set host_id = {zoe} where slug = $1", evening.slug)
    assert evening.does(host, "pause") == ""
    assert evening.told() == "table-host-rests"
    assert evening.does(host, "continue") == ""
    assert evening.told() == "table-host-goes-on"
    host.leave()


def test_a_bot_stands_in_for_who_is_away(evening: Evening) -> None:
    ana, bo = evening.ana, evening.bo
    assert "here a moment ago" in evening.does(ana, "stand-in", seat=1)
    assert evening.does(bo, "stand-in", seat=0) == "Only the host can do that."
    evening.away("Bo")
    assert evening.does(ana, "stand-in", seat=1, next="host") == ""
    assert evening.told() == "table-bot-in"
    assert evening.does(ana, "stand-in", seat=1) == ""
    page = ana.get(f"{evening.path}/host").text
    assert "a bot stands in" in page
    assert "Let Bo play again" in page
    assert evening.does(bo, "stand-in", seat=1, bot="off") == ""
    assert evening.told() == "table-bot-out"
    assert evening.does(bo, "stand-in", seat=1) == ""
    assert evening.does(ana, "stand-in", seat=1, bot="off") == ""
    assert "Nobody else can play" in evening.does(ana, "stand-in", seat=2)


def test_the_host_s_page_is_the_host_s(evening: Evening) -> None:
    page = evening.ana.get(f"{evening.path}/host").text
    for fact in ("Look after the match", "Pause the match", "Remove Bo for good", "a bot"):
        assert fact in page
    assert evening.bo.get(f"{evening.path}/host").status_code == 403
    answer = evening.ana.post(f"{evening.path}/pause", next="host")
    assert answer.headers["location"] == f"{evening.path}/host"
    assert "Let it go on" in evening.ana.get(f"{evening.path}/host").text
    evening.ban()
    assert "Not let in" in evening.ana.get(f"{evening.path}/host").text
