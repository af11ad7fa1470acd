"""Whom a host removes does not come back by the link; nobody else is kept out."""

from __future__ import annotations

import re
from typing import Any

import pytest

from app.people.players import hash_of
from tests.app.guest import Guest, Invite, said, stored
from tests.live import LiveServer


@pytest.fixture
def live_server(shared_server: LiveServer) -> LiveServer:
    """These tests share a server."""
    return shared_server


class Gathering:
    """Ana hosts, Bo sits, two bots fill up."""

    def __init__(self, guest: Invite, server: LiveServer) -> None:
        self.server = server
        self.ana, self.bo = guest("Ana"), guest("Bo")
        self.path = self.ana.open()
        self.slug = self.path.removeprefix("/t/")
        self.bo.join(self.path)
        self.ana.get(self.path)

    def start(self) -> None:
        for seat in (2, 3):
            self.ana.post(f"{self.path}/bot", seat=seat, bot="random")
        self.say()
        assert self.ana.post(f"{self.path}/start").status_code == 303

    def say(self) -> None:
        stored(
            self.server,
            "insert into chat (match_id, player_id, seat, name, text)"
            " select m.id, p.id, 1, 'Bo', 'hi' from matches m, players p"
            " where slug = $1 and token_hash = $2",
            self.slug, hash_of(self.bo.key),
        )  # fmt: skip

    def ban(self, seat: int = 1, who: Guest | None = None) -> Any:
        return (who or self.ana).post(f"{self.path}/ban", seat=seat)

    def fact(self, what: str) -> Any:
        return stored(self.server, f"select {what} from matches m where slug = $1", self.slug)


@pytest.fixture
def met(guest: Invite, live_server: LiveServer) -> Gathering:
    return Gathering(guest, live_server)


def test_who_is_removed_from_a_lobby_stays_out(met: Gathering, guest: Invite) -> None:
    assert said(met.ban(who=met.bo, seat=0)) == "Only the host can do that."
    assert met.ban().status_code == 303
    refused = met.bo.get(met.path)
    assert refused.status_code == 403
    assert said(refused) == "The host of this match does not let you in."
    assert met.bo.join(met.path).status_code == 403
    assert guest("Cy").join(met.path).status_code == 303
    page = met.ana.get(met.path).text
    assert "Not let in" in page
    number = re.search(r'name="ban"\s+value="(\d+)"', page)
    assert number
    assert met.ana.post(f"{met.path}/unban", ban=number[1]).status_code == 303
    assert met.bo.join(met.path).status_code == 303
    assert said(met.ana.post(f"{met.path}/unban", ban=number[1])).startswith("Somebody has dealt")


def test_who_is_removed_from_a_match_is_a_former_player(met: Gathering) -> None:
    met.start()
    carry = met.bo.json(f"{met.path}/carry").json()["link"]
    assert met.ban().status_code == 303
    assert met.bo.get(met.path).status_code == 403
    assert met.bo.get(f"{met.path}/replay.json").status_code == 403
    assert met.bo.post(carry[carry.index("/s/") :]).status_code == 404
    assert met.fact("(select count(*) from chat c where c.match_id = m.id)") == 0
    seat = "(select row_to_json(s)::text from seats s where s.match_id = m.id and number = 1)"
    assert '"player_id":null' in met.fact(seat)
    assert '"name":""' in met.fact(seat)
    assert '"bot":null' not in met.fact(seat)
    assert "Former player 2" in met.ana.get("/").text


def test_a_host_removes_nobody_twice_and_not_himself(met: Gathering) -> None:
    assert said(met.ban(seat=0)).startswith("Nobody sits there")
    met.start()
    assert said(met.ban(seat=2)).startswith("Nobody sits there")
    met.ana.post(f"{met.path}/end")
    met.bo.post(f"{met.path}/end")
    assert said(met.ban()) == "The match is not being played now."


def test_a_rematch_keeps_out_whom_the_match_kept_out(met: Gathering, guest: Invite) -> None:
    met.start()
    cy = guest("Cy")
    met.ban()
    met.ana.post(f"{met.path}/end")
    again = met.ana.post(f"{met.path}/rematch").headers["location"]
    assert met.bo.get(again).status_code == 403
    assert cy.join(again).status_code == 303
    assert "Cy is here." in met.ana.get(again).text
