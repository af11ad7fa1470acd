"""Pages load nothing from anywhere else, and run no script but ours."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Generator
from pathlib import Path

import httpx
import pytest

from app.assets import ROOT
from app.people.players import hash_of
from tests.app.guest import Guest, stored
from tests.live import LiveServer

TEMPLATES = sorted((ROOT / "templates").rglob("*.html"))
STATIC = sorted(
    file for file in (ROOT / "static").rglob("*") if file.suffix in (".css", ".js", ".svg")
)
POLICY = re.compile(
    r"default-src 'none'; script-src 'self'( 'nonce-[\w-]{22}')?; style-src 'self'; "
    r"img-src 'self' data:; font-src 'self'; media-src 'self'; "
    r"connect-src 'self' ws://127\.0\.0\.1:\d+ wss://127\.0\.0\.1:\d+; manifest-src 'self'; "
    r"base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
FIXED = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
LOADED = re.compile(r"""\b(?:src|href|action|formaction|srcset|poster|data)\s*=\s*["']([^"']*)""")
SCRIPT = re.compile(r"<script\b[^>]*>")
INLINE = re.compile(r"<style\b|\sstyle\s*=|\son[a-z]+\s*=|javascript:")
LINK = re.compile(r'href="(/[^"#]*)')
ADMIN_KEY = "c" * 22
MOST = 50


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("file", TEMPLATES, ids=name_of)
def test_a_template_holds_nothing_that_the_policy_forbids(file: Path) -> None:
    markup = file.read_text()
    assert INLINE.findall(markup) == []
    for tag in SCRIPT.findall(markup):
        assert "src=" in tag or "nonce=" in tag, tag
    assert [found for found in LOADED.findall(markup) if is_elsewhere(found)] == []


def test_no_file_of_ours_loads_from_elsewhere() -> None:
    for file in STATIC:
        words = file.read_text()
        found = [*re.findall(r"url\(\s*[\"']?([^\"')]+)", words)]
        found += re.findall(r"(?:import|fetch|from|EventSource)\s*\(?\s*[\"'`]([^\"'`]+)", words)
        if file.suffix == ".svg":
            found += LOADED.findall(words)
        assert [address for address in found if is_elsewhere(address)] == [], name_of(file)


def is_elsewhere(address: str) -> bool:
    return address.strip().startswith(("//", "http:", "https:", "ws:", "wss:"))


@pytest.fixture
def ana(shared_server: LiveServer) -> Generator[Guest]:
    """A host at a table, and an admin."""
    guest = Guest(shared_server, "Ana")
    admin = (
        "insert into admin_users (name, hash) values ('Fence', '-')"
        " on conflict (name) do update set hash = '-' returning id"
    )
    key = (
        "insert into admin_keys values ($1, $2, now() + interval '1 hour')"
        " on conflict (token_hash) do nothing"
    )
    stored(shared_server, key, hash_of(ADMIN_KEY), stored(shared_server, admin))
    guest.http.cookies.set("sobremesa-admin", ADMIN_KEY, path="/admin")
    guest.open("kamakura")
    path = guest.open()
    for seat in (1, 2, 3):
        guest.post(f"{path}/bot", seat=seat, bot="random")
    guest.post(f"{path}/start")
    yield guest
    guest.leave()


SPOILT = {
    "nonsense": "convert_to('{no state}', 'UTF8')",
    "another game's": """convert_to('{"state": {"ship": 7}, "numbers": [1]}', 'UTF8')""",
    "worn": "set_byte(state, length(state) / 2, get_byte(state, length(state) / 2) # 3)",
}
"""What may have become of a match's stored states."""


@pytest.mark.parametrize("state", SPOILT.values(), ids=SPOILT)
def test_pages_of_a_spoilt_match_are_told_in_words(
    ana: Guest, shared_server: LiveServer, state: str
) -> None:
    """The home page of who plays in it, its own pages, and those of the admin."""
    matches = "select id from matches where slug = $1"
    slugs = {*re.findall(r"/t/([a-z0-9]{14})", ana.get("/").text)}
    assert len(slugs) == 2
    pages = ["/", "/me", *(page for slug in slugs for page in pages_of(slug))]
    for slug in slugs:
        spoil = f"update snapshots set state = {state} where match_id in ({matches})"
        stored(shared_server, spoil, slug)
    spoilt = "select count(*) from snapshots join matches on id = match_id where slug = any($1)"
    assert stored(shared_server, spoilt, [*slugs]) > 0
    for page in pages:
        answer = ana.http.get(page)
        assert answer.status_code < 500, (page, answer.text)
        require_fence(answer)


def pages_of(slug: str) -> list[str]:
    """The addresses at which a match can be seen."""
    replays = [f"/replay.json?eyes={eyes}" for eyes in ("0", "spectator", "everything")]
    table = [f"/t/{slug}{rest}" for rest in ("", "/replay", "/export.json", *replays)]
    admin = [f"/admin/matches/{slug}{rest}" for rest in ("", "/look", "/moves/1", "/moves/2")]
    return table + admin


def test_every_page_is_fenced_in(ana: Guest) -> None:
    """Whatever one gets to by links, and errors as well."""
    waiting, seen = deque(["/", "/admin", "/nowhere", "/t/nowhere", "/openapi.json"]), set[str]()
    while waiting and len(seen) < MOST:
        path = waiting.popleft()
        kind = re.sub(r"/[0-9]+|[a-z0-9]{14}", "/N", path.partition("?")[0])
        if kind in seen or path.startswith(("/static", "/lib", "/admin/first")):
            continue
        seen.add(kind)
        answer = ana.http.get(path)
        require_fence(answer)
        waiting.extend(found.replace("&amp;", "&") for found in LINK.findall(answer.text))
    assert len(seen) > 15
    assert any(path.startswith("/admin/matches") for path in seen)


def require_fence(answer: httpx.Response) -> None:
    """Our headers, and nothing that is loaded from elsewhere."""
    headers = answer.headers
    assert POLICY.fullmatch(headers["content-security-policy"]), answer.url
    assert FIXED.items() <= dict(headers).items(), answer.url
    if headers.get("content-type", "").startswith("text/html"):
        assert [a for a in loaded(answer.text) if is_elsewhere(a)] == [], answer.url
        assert INLINE.findall(re.sub(r"<script.*?</script>", "", answer.text, flags=re.S)) == []


def loaded(markup: str) -> list[str]:
    """What a page loads by itself: links that people press are not among it."""
    return LOADED.findall(re.sub(r"<a\b[^>]*>", "", markup))


def test_forms_and_refusals_are_fenced_in_too(ana: Guest) -> None:
    for answer in (
        ana.http.post("/me", data={}),
        ana.http.put("/me"),
        ana.post("/matches", game="chess"),
        ana.http.post("/matches", content=b"x" * 70_000),
        ana.http.get("/rules/%00"),
    ):
        assert answer.status_code >= 400
        require_fence(answer)
