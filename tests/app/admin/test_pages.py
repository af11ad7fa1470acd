"""The admins' pages, as a browser without script gets them."""

from __future__ import annotations

import json
import re
from collections.abc import Generator

import httpx
import pytest

from app.people.players import hash_of
from tests.app.guest import Guest, Invite, said, stored
from tests.live import LiveServer

TOKEN = "a" * 22


@pytest.fixture
def live_server(shared_server: LiveServer) -> LiveServer:
    """These tests share a server."""
    return shared_server


@pytest.fixture
def root(live_server: LiveServer) -> Generator[Guest]:
    """An admin, logged in."""
    admin_id = stored(
        live_server,
        "insert into admin_users (name, hash) values ('Root', '-')"
        " on conflict (name) do update set hash = '-' returning id",
    )
    stored(
        live_server,
        "insert into admin_keys values ($1, $2, now() + interval '1 hour')"
        " on conflict (token_hash) do nothing",
        hash_of(TOKEN),
        admin_id,
    )
    person = Guest(live_server)
    person.http.cookies.set("sobremesa-admin", TOKEN, path="/admin")
    person.get("/admin")
    yield person
    person.leave()


class Begun:
    """Ana (host) and Bo play against two bots."""

    def __init__(self, guest: Invite, game: str = "kamozza", name: str = "Ana") -> None:
        self.ana, self.bo = guest(name), guest("Bo")
        self.path = self.ana.open(game)
        self.slug = self.path.removeprefix("/t/")
        self.page = f"/admin/matches/{self.slug}"
        self.bo.join(self.path)
        for seat in (2, 3):
            self.ana.post(f"{self.path}/bot", seat=seat, bot="random")
        assert self.ana.post(f"{self.path}/start").status_code == 303


@pytest.fixture
def begun(guest: Invite) -> Begun:
    return Begun(guest)


def words(page: str) -> str:
    """A page without its markup."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))


def test_a_match_is_found_by_all_that_it_is(
    guest: Invite, root: Guest, live_server: LiveServer
) -> None:
    slug = Begun(guest).slug
    rename = (
        "update seats set name = 'Zoraida' where match_id ="
        " (select id from matches where slug = $1)"
    )
    stored(live_server, rename, slug)
    for query in (
        "", f"text={slug[:6].upper()}", "text=zoraid", "awaited=zora", "status=playing",
        "game=kamozza", "age=day", "text=zora&awaited=zora&game=kamozza&status=playing&age=week",
    ):  # fmt: skip
        assert slug in root.get(f"/admin?{query}").text, query
    for query in (
        "game=kamakura&text=zora", "status=paused", "status=finished", "age=older-month",
        "text=zora%25", "awaited=nobody", "text=zora&page=9", "status=nonsense",
    ):  # fmt: skip
        assert slug not in root.get(f"/admin?{query}").text, query
    assert root.get("/admin?text=%00").status_code == 400
    assert root.get("/admin?page=-1").status_code == 400


def test_the_list_has_pages(guest: Invite, root: Guest) -> None:
    ana = guest("Paginada")
    for _ in range(26):
        ana.open()
    first = root.get("/admin?text=paginada")
    assert "26 matches." in first.text
    assert "text=paginada&amp;page=1" in first.text
    assert "Page 2 of 2" in words(root.get("/admin?text=paginada&page=1").text)


@pytest.mark.parametrize("game", ["kamozza", "kamakura"])
def test_a_match_page_tells_no_secret(
    guest: Invite, root: Guest, live_server: LiveServer, game: str
) -> None:
    begun = Begun(guest, game)
    page = root.get(begun.page).text
    for fact in ("Ana", "Bo", "under way", "a person", "Verify", "Audit log"):
        assert fact in words(page)
    look = root.get(f"{begun.page}/look").text
    restore = root.get(f"{begun.page}/moves/1").text
    assert "As seen by: Spectators" in words(look)
    assert "After move 1" in words(restore)
    seed = stored(
        live_server, "select encode(seed, 'hex') from matches where slug = $1", begun.slug
    )
    for text in (page, look, restore):
        assert seed not in text
        assert "<h3>own</h3>" not in text
        assert "<h3>hidden</h3>" not in text


def test_a_look_behind_the_cards_is_asked_and_written_down(begun: Begun, root: Guest) -> None:
    for eyes in ("1", "everything"):
        asked = root.get(f"{begun.page}/look?eyes={eyes}")
        assert "what its players hide" in asked.text
        assert "<h3>own</h3>" not in asked.text
    form = {"eyes": "everything", "reason": "a quarrel", "sure": "yes"}
    for missing, words_ in (("sure", "Tick that"), ("reason", "Say why")):
        less = {name: value for name, value in form.items() if name != missing}
        assert words_ in said(root.post(f"{begun.page}/look", **less))
    assert "looked behind" not in root.get(begun.page).text
    seen = root.post(f"{begun.page}/look", **form)
    assert "<h3>hidden</h3>" in seen.text
    assert seen.headers["cache-control"] == "no-store"
    assert "<h3>own</h3>" in root.post(f"{begun.page}/look", **(form | {"eyes": "1"})).text
    page = words(root.get(begun.page).text)
    assert "looked behind the cards" in page
    assert "eyes: everything" in page
    assert "reason: a quarrel" in page
    for eyes in ("9", "x", "333"):
        assert root.get(f"{begun.page}/look?eyes={eyes}").status_code == 404


def test_acts_by_form(begun: Begun, root: Guest) -> None:
    for form, fields in (
        ("restore", {"move": 1}),
        ("bot", {"seat": 1, "bot": "random"}),
        ("bot", {"seat": 1}),
        ("pause", {}),
        ("continue", {}),
    ):
        answer = root.post(f"{begun.page}/{form}", reason="a slip", **fields)
        assert answer.headers["location"] == begun.page, answer.text
    page = words(root.get(begun.page).text)
    for fact in ("went back", "The admin says: a slip", "let a bot play", "gave a seat back"):
        assert fact in page
    made = root.post(f"{begun.page}/reissue", seat=1, reason="lost")
    link = re.search(r"/s/[A-Za-z0-9_-]{22}", made.text)
    assert link
    assert "<svg" in made.text
    assert "nobody has a key" in root.get(begun.page).text
    assert begun.bo.post(link[0]).headers["location"] == begun.path
    root.get("/admin")
    assert "All is as the seed" in root.post(f"{begun.page}/verify").text
    file = root.post(f"{begun.page}/export")
    assert "attachment" in file.headers["content-disposition"]
    assert json.loads(file.text)["slug"] == begun.slug
    assert root.post(f"{begun.page}/close", reason="late").status_code == 303
    over = words(root.get(begun.page).text)
    assert "The admin ends the match here: late" in over
    assert "ended without a result" in over
    assert "<h3>own</h3>" in root.get(f"{begun.page}/look?eyes=0").text
    assert "not the address" in said(root.post(f"{begun.page}/delete", slug="x"))
    assert root.post(f"{begun.page}/delete", slug=begun.slug).headers["location"] == "/admin"
    assert root.get(begun.page).status_code == 404
    assert begun.slug in root.get(f"/admin/audit?match={begun.slug}").text


def test_a_planted_difference_is_reported(
    begun: Begun, root: Guest, live_server: LiveServer
) -> None:
    change = (
        "update snapshots set state = set_byte(state, 5, 120) where match_id ="
        " (select id from matches where slug = $1)"
    )
    stored(live_server, change, begun.slug)
    assert "Move 1 is the first" in root.post(f"{begun.page}/verify").text


def test_a_match_of_other_rules_can_be_seen_to(
    begun: Begun, root: Guest, live_server: LiveServer
) -> None:
    stored(live_server, "update matches set rules_version = 99 where slug = $1", begun.slug)
    assert "cannot read this match" in root.get(begun.page).text
    assert root.get(f"{begun.page}/look").status_code == 404
    assert root.post(f"{begun.page}/export").status_code == 200


def test_a_lobby_has_a_page(guest: Invite, root: Guest) -> None:
    path = guest("Ana").open()
    page = words(root.get(f"/admin/matches/{path[3:]}").text)
    assert "not begun" in page
    assert "can still stand up" in page


def test_nobody_else_gets_in(begun: Begun) -> None:
    eve = begun.ana
    paths = ["/admin", begun.page, f"{begun.page}/look", f"{begun.page}/moves/1", "/admin/audit"]
    for path in paths:
        assert eve.get(path).headers["location"] == "/admin/login"
    acts = (
        "restore",
        "pause",
        "continue",
        "bot",
        "reissue",
        "close",
        "delete",
        "export",
        "verify",
        "look",
    )
    for path in [f"{begun.page}/{act}" for act in acts]:
        answer = eve.post(path, reason="x", slug=begun.slug, sure="yes", eyes="everything")
        assert answer.headers["location"] == "/admin/login"
    assert eve.get(begun.path).status_code == 200


def test_a_file_is_taken_in(begun: Begun, root: Guest) -> None:
    file = root.post(f"{begun.page}/export").content
    root.post(f"{begun.page}/delete", slug=begun.slug)
    assert len(file) < 65536
    padded = file + b" " * 100_000
    assert "Take the match in" in root.get("/admin/import").text

    def send(**files: bytes) -> httpx.Response:
        return root.http.post("/admin/import", data={"csrf": root.token}, files=files or None)

    assert send(file=padded).headers["location"] == begun.page
    assert "nobody has a key" in root.get(begun.page).text
    assert "imported" in root.get("/admin/audit").text
    assert "no export" in said(send(file=b"{}"))
    assert "no export" in said(send())
    huge = root.http.post("/admin/import", content=b"x" * (33 << 20))
    assert huge.status_code == 413


def test_all_are_verified(begun: Begun, root: Guest, live_server: LiveServer) -> None:
    assert "Verify them" in root.get("/admin/verify").text
    change = (
        "update matches set rules_version = case when slug = $1 then 99 else rules_version end"
        " where slug = $1"
    )
    stored(live_server, change, begun.slug)
    found = words(root.post("/admin/verify").text)
    assert f"{begun.slug} Move 0 is the first that differs" in found
    assert "other-rules" in found
    stored(live_server, "delete from matches")
    assert "nothing to verify" in root.post("/admin/verify").text
    guest = begun.ana
    again = guest.open()
    guest.post(f"{again}/bot", seat=1, bot="random")
    guest.post(f"{again}/bot", seat=2, bot="random")
    guest.post(f"{again}/start")
    assert "it is right" in root.post("/admin/verify").text
