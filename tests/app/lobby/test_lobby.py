"""An open match over HTTP: sit, stand, colours, bots, options, host, start."""

from __future__ import annotations

import re

import pytest

from tests.app.guest import Guest, Invite, said, stored
from tests.live import LiveServer

CHAIR = re.compile(r'<li class="seat"\s+data-seat="(\w*)"\s+data-kind="(\w+)"')
NAME = re.compile(r'<span class="seat__name">(.*?)</span>', re.DOTALL)


@pytest.fixture
def live_server(shared_server: LiveServer) -> LiveServer:
    """These tests share a server."""
    return shared_server


def chairs(guest: Guest, path: str) -> list[tuple[str, str, str]]:
    """Who sits there, the visitor first, as (name, kind, colour)."""
    page = guest.get(path).text
    names = [re.sub(r"<.*?>", " ", name).split() for name in NAME.findall(page)]
    return [
        (name[0], kind, colour)
        for name, (colour, kind) in zip(names, CHAIR.findall(page), strict=True)
    ]


def sitting(guest: Guest, path: str) -> list[str]:
    return [name for name, kind, _ in chairs(guest, path) if kind != "empty"]


def test_the_host_sits_down_and_friends_join_by_the_link(guest: Invite) -> None:
    ana, bo = guest("Ana"), guest("Bo")
    path = ana.open()
    assert re.fullmatch(r"/t/[a-z2-9]{14}", path)
    assert sitting(bo, path) == ["Ana"]
    assert bo.join(path).headers["location"] == path
    assert sitting(ana, path) == ["Ana", "Bo"]
    assert sitting(bo, path) == ["Bo", "Ana"]
    assert [colour for _, _, colour in chairs(ana, path)][:2] == ["red", "blue"]


def test_who_joins_twice_sits_once(guest: Invite) -> None:
    ana = guest("Ana")
    path = ana.open()
    ana.join(path)
    assert sitting(ana, path) == ["Ana"]


def test_two_of_one_name_can_be_told_apart(guest: Invite) -> None:
    path = guest("Ana").open()
    other = guest("Ana")
    other.join(path)
    assert "Ana 2" in other.get(path).text


@pytest.mark.parametrize(
    ("name", "said_to_them"),
    [
        ("", "Please type a name: at least one letter or digit."),
        ("\u202e\u200b", "Please type a name: at least one letter or digit."),
        ("x" * 500, "That name is too long: 24 characters are the most."),
    ],
)
def test_a_name_that_is_none_is_refused_in_words(
    guest: Invite, name: str, said_to_them: str
) -> None:
    path = guest("Ana").open()
    answer = guest(name).join(path)
    assert (answer.status_code, said(answer)) == (400, said_to_them)


def test_a_hostile_name_is_only_a_name(guest: Invite) -> None:
    ana = guest("Ana")
    path = ana.open()
    guest("<script>\u202ex").join(path)
    page = ana.get(path).text
    assert "&lt;script&gt;x" in page
    assert "<script>x" not in page
    assert "\u202e" not in page


def test_moving_to_another_chair_keeps_the_colour(guest: Invite) -> None:
    ana = guest("Ana")
    path = ana.open()
    ana.post(f"{path}/colour", colour="purple")
    ana.post(f"{path}/sit", seat=3)
    assert chairs(ana, path)[0] == ("Ana", "person", "purple")
    assert sitting(ana, path) == ["Ana"]


def test_first_come_first_served(guest: Invite) -> None:
    ana, bo = guest("Ana"), guest("Bo")
    path = ana.open()
    bo.join(path)
    for answer, code in [
        (bo.json(f"{path}/sit", seat=0), "seat-taken"),
        (bo.json(f"{path}/colour", colour="red"), "colour-taken"),
        (bo.json(f"{path}/colour", colour="pink"), "no-such-colour"),
        (bo.json(f"{path}/sit", seat=9), "no-such-seat"),
        (bo.json(f"{path}/sit", seat="one"), "bad-form"),
        (bo.json(f"{path}/sit", seat=3, colour="pink"), "no-such-colour"),
    ]:
        assert answer.json()["error"]["code"] == code
    assert chairs(bo, path)[0] == ("Bo", "person", "blue")


def test_a_wished_colour_that_is_gone_becomes_another(guest: Invite) -> None:
    ana, bo = guest("Ana"), guest("Bo")
    path = ana.open()
    bo.join(path)
    bo.post(f"{path}/sit", seat=4, colour="red")
    assert chairs(bo, path)[0] == ("Bo", "person", "blue")


def test_only_who_sits_can_stand_up_or_change_colour(guest: Invite) -> None:
    path, bo = guest("Ana").open(), guest("Bo")
    bo.get(path)
    assert bo.json(f"{path}/stand").json()["error"]["code"] == "no-seat"
    assert bo.json(f"{path}/colour", colour="teal").json()["error"]["code"] == "no-seat"
    bo.join(path)
    bo.post(f"{path}/stand")
    assert "Bo" not in sitting(bo, path)


def test_a_full_table_says_so(guest: Invite) -> None:
    ana = guest("Ana")
    path = ana.open()
    for seat in range(1, 5):
        ana.post(f"{path}/bot", seat=seat, bot="trader")
    bo = guest("Bo")
    assert said(bo.join(path)) == "Every seat is taken."
    assert "Stay here: you can watch" in bo.get(path).text
    ana.post(f"{path}/watch")
    assert "Stay here: a seat may become free." in bo.get(path).text


def test_who_looks_at_another_page_is_not_here(live_server: LiveServer, guest: Invite) -> None:
    ana, bo = guest("Ana"), guest("Bo")
    path = ana.open()
    bo.join(path)
    stored(live_server, "update seats set here_at = null where name = 'Bo'")
    bo.get("/")
    assert "Bo has a seat but is not here yet." in ana.get(path).text
    bo.get(path)
    assert "Bo is here." in ana.get(path).text


def test_bots_come_change_and_go(guest: Invite) -> None:
    ana = guest("Ana")
    path = ana.open()
    ana.post(f"{path}/bot", seat=1, bot="random")
    assert chairs(ana, path)[1] == ("Canela", "bot", "blue")
    ana.post(f"{path}/bot", seat=1, bot="trader")
    assert chairs(ana, path)[1] == ("Canela", "bot", "blue")
    assert ana.json(f"{path}/bot", seat=1, bot="wizard").json()["error"]["code"] == "no-such-bot"
    assert ana.json(f"{path}/bot", seat=0, bot="random").json()["error"]["code"] == "seat-taken"
    ana.post(f"{path}/bot", seat=1, bot="")
    assert sitting(ana, path) == ["Ana"]


def test_only_the_host_rules_the_table(guest: Invite) -> None:
    ana, bo = guest("Ana"), guest("Bo")
    path = ana.open()
    bo.join(path)
    forms = {"bot": {"seat": 2, "bot": "random"}, "kick": {"seat": 0}, "start": {}, "watch": {}}
    for form, fields in {**forms, "options": {"mode": "variant"}}.items():
        answer = bo.post(f"{path}/{form}", **fields)
        assert (answer.status_code, said(answer)) == (403, "Only the host can do that.")
    assert sitting(bo, path) == ["Bo", "Ana"]


def test_the_host_asks_somebody_to_leave(guest: Invite) -> None:
    ana, bo = guest("Ana"), guest("Bo")
    path = ana.open()
    bo.join(path)
    ana.post(f"{path}/kick", seat=1)
    assert sitting(ana, path) == ["Ana"]
    assert bo.json(f"{path}/stand").json()["error"]["code"] == "no-seat"


def test_a_host_who_stands_up_hands_the_role_on(guest: Invite) -> None:
    ana, bo = guest("Ana"), guest("Bo")
    path = ana.open()
    ana.post(f"{path}/stand")
    assert ana.post(f"{path}/watch", watch="on").status_code == 303
    ana.post(f"{path}/sit", seat=0)
    bo.join(path)
    ana.post(f"{path}/stand")
    assert bo.post(f"{path}/watch", watch="on").status_code == 303
    assert ana.post(f"{path}/watch", watch="on").status_code == 403


def test_options_are_chosen_and_shown_to_all(guest: Invite) -> None:
    ana, bo = guest("Ana"), guest("Bo")
    path = ana.open()
    ana.post(f"{path}/options", chairs=4, mode="variant", typhoons="on", cat_ship="port_b")
    assert len(chairs(ana, path)) == 4
    page = bo.get(path).text
    assert "<b>Variant</b>" in page
    ana.post(f"{path}/options", mode="variant", cat_ship="off")
    assert re.search(r'id="option-typhoons"\s+value="on"\s+aria', ana.get(path).text)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"mode": "chess"}, "bad-options"),
        ({"cat_ship": ""}, "bad-options"),
        ({"typhoons": "x" * 300}, "bad-options"),
        ({"chairs": "9"}, "bad-seat-count"),
        ({"chairs": "2"}, "bad-seat-count"),
    ],
)
def test_options_that_the_game_does_not_know(
    guest: Invite, fields: dict[str, str], code: str
) -> None:
    ana = guest("Ana")
    path = ana.open()
    ana.get(path)
    answer = ana.json(f"{path}/options", **fields)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, code)


def test_chairs_close_up_and_nobody_loses_theirs(guest: Invite) -> None:
    ana, bo, cy = guest("Ana"), guest("Bo"), guest("Cy")
    path = ana.open()
    for person in (bo, cy):
        person.join(path)
    cy.post(f"{path}/sit", seat=4)
    ana.post(f"{path}/options", chairs=3)
    assert sitting(ana, path) == ["Ana", "Bo", "Cy"]
    ana.post(f"{path}/options", chairs=5)
    ana.post(f"{path}/bot", seat=3, bot="random")
    answer = ana.json(f"{path}/options", chairs=3)
    assert answer.json()["error"]["message"] == "4 sit already: so many seats must stay."


def test_too_few_cannot_begin(guest: Invite) -> None:
    ana = guest("Ana")
    path = ana.open()
    answer = ana.post(f"{path}/start")
    assert (answer.status_code, said(answer)) == (
        409,
        "The game needs at least 3; one sits here so far.",
    )


def test_the_match_begins_without_its_empty_chairs(guest: Invite) -> None:
    ana, bo = guest("Ana"), guest("Bo")
    path = ana.open()
    ana.post(f"{path}/bot", seat=3, bot="random")
    bo.post(f"{path}/sit", seat=4, name="Bo")
    assert ana.post(f"{path}/start").status_code == 303
    assert 'class="game-kamozza' in ana.get(path).text
    for form in ("sit", "stand", "start", "kick"):
        answer = ana.json(f"{path}/{form}", seat=1)
        assert answer.json()["error"]["code"] == "already-started"


@pytest.mark.parametrize("path", ["/t/none", "/t/x/qr.svg", "/s/none", "/rules/chess", "/nowhere"])
def test_what_does_not_exist_is_said_so(guest: Invite, path: str) -> None:
    answer = guest().get(path)
    assert answer.status_code == 404
    assert said(answer).startswith("There is no such")


def test_a_game_that_is_not_there_cannot_be_opened(guest: Invite) -> None:
    answer = guest("Ana").post("/matches", game="ludo")
    assert (answer.status_code, said(answer)) == (404, "There is no such game on this table yet.")


def test_the_link_is_a_code_to_scan_on_every_address(guest: Invite) -> None:
    ana = guest("Ana", Host="tavola.test:8000")
    path = ana.open()
    page = ana.get(path).text
    assert f'value="http://tavola.test:8000{path}"' in page
    picture = ana.get(f"{path}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
