"""A match that has begun: doors, claims, seat links, giving up, ending, playing again."""

from __future__ import annotations

import pytest

from app.people.players import hash_of
from tests.app.guest import Guest, Invite, said, stored
from tests.live import LiveServer

CLAIM = "Is one of the seats yours?"


class Begun:
    """Ana (host) and Bo play against two bots."""

    def __init__(self, guest: Invite) -> None:
        self.ana, self.bo = guest("Ana"), guest("Bo")
        self.path = self.ana.open()
        self.bo.join(self.path)
        for seat in (2, 3):
            self.ana.post(f"{self.path}/bot", seat=seat, bot="random")
        assert self.ana.post(f"{self.path}/start").status_code == 303


@pytest.fixture
def begun(guest: Invite) -> Begun:
    return Begun(guest)


@pytest.fixture
def live_server(shared_server: LiveServer) -> LiveServer:
    """These tests share a server."""
    return shared_server


def at_table(guest: Guest, path: str) -> bool:
    """Whether the page is the table itself."""
    return "game-kamozza" in guest.get(path).text


def last_claim(server: LiveServer) -> int:
    """The id of the claim made last."""
    return stored(server, "select max(id) from seat_claims")


def test_a_stranger_comes_to_the_door(guest: Invite, begun: Begun) -> None:
    cy = guest("Cy")
    page = cy.get(begun.path).text
    assert "This match has begun without you." in page
    assert CLAIM in page
    assert at_table(cy, f"{begun.path}?watch")
    assert at_table(begun.ana, begun.path)
    assert at_table(begun.bo, begun.path)


def test_a_closed_table_shows_itself_to_nobody_else(guest: Invite) -> None:
    ana, cy = guest("Ana"), guest("Cy")
    path = ana.open()
    for seat in (1, 2):
        ana.post(f"{path}/bot", seat=seat, bot="random")
    ana.post(f"{path}/watch")
    ana.post(f"{path}/start")
    page = cy.get(f"{path}?watch").text
    assert "The host has closed this table to guests." in page
    assert not at_table(cy, f"{path}?watch")


def test_a_lost_seat_comes_back_and_the_old_key_dies(
    guest: Invite, begun: Begun, live_server: LiveServer
) -> None:
    again = guest()
    again.get(begun.path)
    assert again.post(f"{begun.path}/claim", seat=1).status_code == 303
    page = again.get(begun.path).text
    assert "You said that Bo\u2019s seat is yours." in page
    given = begun.ana.post(f"{begun.path}/give", claim=last_claim(live_server))
    assert given.status_code == 303
    assert at_table(again, begun.path)
    assert not at_table(begun.bo, begun.path)
    assert begun.bo.json(f"{begun.path}/concede").json()["error"]["code"] == "no-seat"


def test_the_host_may_say_no(guest: Invite, begun: Begun, live_server: LiveServer) -> None:
    eve = guest("Eve")
    eve.post(f"{begun.path}/claim", seat=1)
    number = last_claim(live_server)
    answers = [
        begun.ana.post(f"{begun.path}/give", claim=claim, grant="off").status_code
        for claim in (number, number)
    ]
    assert answers == [303, 404]
    assert "You said that" not in eve.get(begun.path).text
    assert at_table(begun.bo, begun.path)


def test_nobody_takes_a_seat_by_saying_so(guest: Invite, begun: Begun) -> None:
    eve = guest("Eve")
    eve.get(begun.path)
    cases = [
        (eve, "claim", {"seat": 2}, "nothing-to-claim"),
        (eve, "claim", {"seat": 7}, "no-such-seat"),
        (eve, "claim", {}, "bad-form"),
        (begun.bo, "claim", {"seat": 0}, "already-seated"),
        (eve, "give", {"claim": 1}, "host-only"),
        (begun.ana, "give", {"claim": 999999}, "no-such-claim"),
        (eve, "carry", {}, "no-seat"),
        (eve, "concede", {}, "no-seat"),
        (eve, "end", {}, "no-seat"),
        (eve, "rematch", {}, "no-seat"),
    ]
    for person, form, fields, code in cases:
        answer = person.json(f"{begun.path}/{form}", **fields)
        assert answer.json()["error"]["code"] == code, form


def test_a_second_claim_replaces_the_first(guest: Invite, begun: Begun) -> None:
    eve = guest("Eve")
    eve.post(f"{begun.path}/claim", seat=0)
    eve.post(f"{begun.path}/claim", seat=1)
    assert "Bo\u2019s seat is yours" in eve.get(begun.path).text


class TestLinks:
    """One seat on two devices."""

    def link(self, begun: Begun) -> str:
        made = begun.bo.json(f"{begun.path}/carry").json()
        assert made["qr"].startswith("<svg")
        assert made["local"]
        return made["link"].removeprefix(str(begun.bo.http.base_url))

    def test_both_devices_have_the_seat(self, guest: Invite, begun: Begun) -> None:
        link, phone = self.link(begun), guest()
        assert "This opens Bo\u2019s seat in Kamozza here." in phone.get(link).text
        assert phone.post(link).headers["location"] == begun.path
        assert at_table(phone, begun.path)
        assert at_table(begun.bo, begun.path)
        assert begun.path in phone.get("/").text

    def test_looking_spends_nothing_and_a_button_works_once(
        self, guest: Invite, begun: Begun
    ) -> None:
        link, phone, eve = self.link(begun), guest(), guest("Eve")
        for _ in range(3):
            assert eve.get(link).status_code == 200
        assert phone.post(link).status_code == 303
        for answer in (eve.post(link), eve.get(link), phone.post(link)):
            assert answer.status_code == 410
            assert said(answer) == ("This link was used already. Make a new one where you play.")
        assert not at_table(eve, begun.path)

    def test_a_newer_link_takes_the_older_ones_place(self, guest: Invite, begun: Begun) -> None:
        old, new = self.link(begun), self.link(begun)
        assert guest().get(old).status_code == 404
        assert guest().get(new).status_code == 200

    def test_one_can_open_ones_own_link(self, begun: Begun) -> None:
        link = self.link(begun)
        assert begun.bo.post(link).status_code == 303
        assert begun.bo.post(link).status_code == 410
        assert at_table(begun.bo, begun.path)

    def test_a_link_to_anothers_seat_is_not_for_players(self, begun: Begun) -> None:
        answer = begun.ana.post(self.link(begun))
        assert said(answer) == "You have another seat at this table already."

    def test_a_link_grows_old(self, guest: Invite, begun: Begun, live_server: LiveServer) -> None:
        link = self.link(begun)
        hashed = hash_of(link.removeprefix("/s/"))
        stored(
            live_server,
            "update seat_links set expires_at = now() where token_hash = $1",
            hashed,
        )
        assert said(guest().post(link)).startswith("This link is too old.")

    def test_there_is_a_page_without_script(self, begun: Begun) -> None:
        page = begun.bo.post(f"{begun.path}/carry").text
        assert "Your seat on another device" in page
        assert "leads back to your own device" in page
        assert "<svg" in page

    def test_a_seat_is_carried_only_once_it_is_played(self, guest: Invite) -> None:
        ana = guest("Ana")
        path = ana.open()
        assert ana.json(f"{path}/carry").json()["error"]["code"] == "not-started"

    def test_the_second_device_can_give_up_for_both(self, guest: Invite, begun: Begun) -> None:
        phone = guest()
        phone.post(self.link(begun))
        assert phone.post(f"{begun.path}/concede").status_code == 303
        again = begun.bo.json(f"{begun.path}/concede").json()
        assert again["error"]["code"] == "already-conceded"

    def test_a_claim_that_is_granted_kills_links_too(
        self, guest: Invite, begun: Begun, live_server: LiveServer
    ) -> None:
        phone, again = guest(), guest()
        phone.post(self.link(begun))
        again.post(f"{begun.path}/claim", seat=1)
        given = begun.ana.post(f"{begun.path}/give", claim=last_claim(live_server))
        assert given.status_code == 303
        assert not at_table(phone, begun.path)


def test_all_together_end_and_play_again(guest: Invite, begun: Begun) -> None:
    assert begun.ana.json(f"{begun.path}/rematch").json()["error"]["code"] == "not-finished"
    begun.ana.post(f"{begun.path}/end")
    begun.bo.post(f"{begun.path}/end")
    first = begun.bo.post(f"{begun.path}/rematch").headers["location"]
    second = begun.ana.post(f"{begun.path}/rematch").headers["location"]
    assert first == second != begun.path
    page = begun.ana.get(first).text
    for name in ("Ana", "Bo", "Canela", "Romero"):
        assert name in page
    assert begun.bo.post(f"{first}/start").status_code == 303


def test_ending_can_be_thought_better_of(begun: Begun) -> None:
    begun.ana.post(f"{begun.path}/end")
    begun.ana.post(f"{begun.path}/end", wants="off")
    begun.bo.post(f"{begun.path}/end")
    assert begun.ana.json(f"{begun.path}/rematch").json()["error"]["code"] == "not-finished"


def test_the_role_passes_on_when_the_host_is_gone(
    guest: Invite, begun: Begun, live_server: LiveServer
) -> None:
    eve = guest("Eve")
    eve.post(f"{begun.path}/claim", seat=0)
    claim = last_claim(live_server)
    assert begun.bo.json(f"{begun.path}/give", claim=claim).json()["error"]["code"] == "host-only"
    stored(
        live_server,
        "update players set seen_at = now() - interval '10 minutes' where token_hash = $1",
        hash_of(begun.ana.key),
    )
    assert begun.bo.post(f"{begun.path}/give", claim=claim).status_code == 303
    assert at_table(eve, begun.path)
