"""Home, rules, oneself, errors."""

from __future__ import annotations

import re

import pytest

from engines.catalogue import GAMES
from tests.app.guest import Guest, Invite, said
from tests.live import LiveServer


@pytest.fixture
def live_server(shared_server: LiveServer) -> LiveServer:
    """These tests share a server."""
    return shared_server


def field(page: str, name: str) -> str:
    return re.findall(rf'name="{name}"[^>]*\svalue="([^"]*)"', page)[0]


def is_on(page: str, name: str) -> bool:
    return bool(re.search(rf'role="switch"\s+name="{name}"\s+checked', page))


@pytest.mark.parametrize(
    ("asked", "chosen"), [("", "kamozza"), ("?game=gosu", "gosu"), ("?game=<b>", "kamozza")]
)
def test_home_has_the_game_chosen_whose_rules_were_read(
    guest: Invite, asked: str, chosen: str
) -> None:
    page = guest().get(f"/{asked}").text
    assert re.findall(r'value="(\w+)" checked', page) == [chosen]
    assert f'href="/?game={chosen}#new"' in guest().get(f"/rules/{chosen}").text


def test_home_shows_all_games(guest: Invite) -> None:
    page = guest().get("/").text
    for title in ("Kamozza", "Kamakura", "Cazamanzanas", "GOSU", "Mombasa"):
        assert title in page
    assert re.findall(r'name="game"\s+value="(\w+)"', page) == list(GAMES)


def test_everybody_reads_their_language(guest: Invite) -> None:
    assert '<html lang="es">' in guest("", **{"Accept-Language": "es"}).get("/").text
    ana = guest("Ana")
    assert ana.post("/me", language="es", next="/").headers["location"] == "/"
    assert "Pon la mesa" in ana.get("/").text
    ana.post("/me", language="klingon")
    assert "Pon la mesa" in ana.get("/").text


@pytest.mark.parametrize(
    "path", ["//evil.example", "https://evil.example", "/\\evil.example", "x", "/a\nb", ""]
)
def test_nobody_is_sent_elsewhere(guest: Invite, path: str) -> None:
    answer = guest("Ana").post("/me", language="en", next=path)
    assert answer.headers["location"] == "/me?saved=1"


def test_preferences_are_kept_one_by_one_and_all_at_once(guest: Invite) -> None:
    ana = guest("Ana")
    ana.post("/me", whole="yes", name="Ana", confirm="on", still="on", theme="dark")
    page = ana.get("/me?saved=1").text
    assert field(page, "name") == "Ana"
    assert [is_on(page, name) for name in ("confirm", "sound", "still")] == [True, False, True]
    assert 'data-theme="dark"' in page
    assert ana.json("/me", sound="on", confirm="off", theme="purple").json() == {"ok": True}
    page = ana.get("/me").text
    assert [is_on(page, name) for name in ("confirm", "sound", "still")] == [False, True, True]
    assert 'data-theme="dark"' in page


def test_a_new_name_shows_at_the_table(guest: Invite) -> None:
    ana, bo = guest("Ana"), guest("Bo")
    path = ana.open()
    ana.post("/me", name="Anabel")
    assert "Anabel is here." in bo.get(path).text


class TestMine:
    """My matches on the home page."""

    def begin(self, ana: Guest, bo: Guest) -> str:
        path = ana.open()
        bo.join(path)
        for seat in (2, 3):
            ana.post(f"{path}/bot", seat=seat, bot="random")
        ana.post(f"{path}/options", mode="variant", chairs=4)
        ana.post(f"{path}/start")
        return path

    def test_what_waits_for_me_is_first_and_says_what_is_wanted(self, guest: Invite) -> None:
        ana, bo = guest("Ana"), guest("Bo")
        begun, later = self.begin(ana, bo), ana.open()
        page = ana.get("/").text
        assert "One waits for you" in page
        assert "(1) Sobremesa" in page
        assert page.index(begun) < page.index(later)
        assert "1 of 5 seats are taken." in page
        card = page[page.index(begun) : page.index(later)]
        assert "data-waiting" in card
        assert "Your turn" in card
        assert re.search(r'match__wanted">[^<]{5,}<', card)
        assert begun in bo.get("/").text
        assert begun not in guest().get("/").text

    def test_a_match_without_a_result_is_there_to_read_again(self, guest: Invite) -> None:
        ana, bo = guest("Ana"), guest("Bo")
        path = self.begin(ana, bo)
        ana.post(f"{path}/end")
        bo.post(f"{path}/end")
        page = ana.get("/").text
        assert "Finished matches (1)" in page
        assert "Ended without a result." in page


def test_rules_have_numbers_to_link_to(guest: Invite) -> None:
    page = guest().get("/rules/kamozza").text
    assert 'id="KZ-308"' in page
    assert page.count('class="rule"') > 40
    assert "At a glance" in page


@pytest.mark.parametrize("game", GAMES)
def test_every_link_within_the_rules_leads_to_one_place(guest: Invite, game: str) -> None:
    page = guest().get(f"/rules/{game}").text
    places = re.findall(r' id="([^"]+)"', page)
    assert len(places) == len(set(places))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(places)


def test_the_page_about_the_server_knows_its_visitor(guest: Invite) -> None:
    ana = guest("Ana")
    ana.open()
    assert "Ana" in ana.get("/status").text


def test_an_error_leads_back(guest: Invite) -> None:
    ana = guest("Ana")
    path = ana.open()
    home = str(ana.http.base_url)
    data = {"csrf": ana.token}
    answer = ana.http.post(f"{path}/start", data=data, headers={"Referer": f"{home}{path}"})
    assert said(answer).startswith("The game needs")
    assert f'href="{path}"' in answer.text
    elsewhere = ana.http.post(f"{path}/start", data=data, headers={"Referer": "http://x.test/y"})
    assert 'href="/y"' not in elsewhere.text


@pytest.mark.parametrize("path", ["/", "/me", "/rules/kamozza", "/t/none"])
def test_pages_run_no_script_but_ours(guest: Invite, path: str) -> None:
    answer = guest().get(path)
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "style=" not in answer.text
    assert not re.search(r"\son\w+=", answer.text)
