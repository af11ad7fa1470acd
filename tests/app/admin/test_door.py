"""Who becomes admin, who gets in, and for how long."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncSession

from app.admin import people
from app.admin.models import AdminKey, AdminUser
from app.cli.addresses import invitation
from app.errors import AppError
from app.people.players import hash_of
from app.settings import Settings
from tests.app.guest import Guest, Invite, said, stored
from tests.live import LiveServer

PASSWORD = "correct horse"


def first_link(server: LiveServer, token: str = "a" * 22, age: str = "1 hour") -> str:
    """A link that makes the first admin."""
    stored(
        server,
        "insert into admin_keys values ($1, null, now() + $2::text::interval)",
        hash_of(token),
        age,
    )
    return f"/admin/first/{token}"


def log_in(person: Guest, name: str = "Root", password: str = PASSWORD) -> int:
    person.get("/admin/login")
    return person.post("/admin/login", name=name, password=password).status_code


@pytest.fixture
def admin(guest: Invite, live_server: LiveServer) -> Guest:
    """The first admin, logged in."""
    person = guest()
    link = first_link(live_server)
    person.get(link)
    answer = person.post(link, name="Root", password=PASSWORD, again=PASSWORD)
    assert answer.headers["location"] == "/admin"
    return person


def test_the_first_admin_is_made_once(guest: Invite, live_server: LiveServer) -> None:
    link, other = first_link(live_server), first_link(live_server, "b" * 22)
    root, eve = guest(), guest()
    for _ in range(2):
        assert "Become the admin" in root.get(link).text
    for fields, words in (
        ({"name": "Root", "password": PASSWORD, "again": "else"}, "two different"),
        ({"name": "Root", "password": "short", "again": "short"}, "at least 10"),
        ({"name": " ", "password": PASSWORD, "again": PASSWORD}, "type a name"),
    ):
        assert words in said(root.post(link, **fields))
    answer = root.post(link, name="Root", password=PASSWORD, again=PASSWORD)
    assert answer.status_code == 303
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "SameSite=strict" in answer.headers["set-cookie"]
    for spent in (link, other):
        assert eve.get(spent).status_code == 404
        eve.get("/")
        fields = {"name": "Eve", "password": PASSWORD, "again": PASSWORD}
        assert eve.post(spent, **fields).status_code == 404


def test_a_link_grows_old(guest: Invite, live_server: LiveServer) -> None:
    assert guest().get(first_link(live_server, age="-1 second")).status_code == 404


def test_names_and_passwords_are_refused_alike(admin: Guest, guest: Invite) -> None:
    eve = guest()
    pages = []
    for name, password in (("Root", "wrong"), ("Nobody", PASSWORD), ("", "")):
        eve.get("/admin/login")
        answer = eve.post("/admin/login", name=name, password=password)
        assert answer.status_code == 403
        pages.append(re.sub(r"nonce-\S+|value=\S+", "", answer.text))
    assert pages[0] == pages[1] == pages[2]
    assert log_in(eve) == 303


def test_an_admin_leaves(admin: Guest) -> None:
    admin.get("/")
    assert admin.post("/admin/logout").headers["location"] == "/admin/login"
    assert log_in(admin) == 303


def test_behind_tls_the_admin_s_cookie_stays_there(guest: Invite, live_server: LiveServer) -> None:
    person = guest("", **{"X-Forwarded-Proto": "https"})
    link = first_link(live_server)
    person.get(link)
    person.http.headers["Cookie"] = f"__Host-sobremesa={'a' * 22}"
    person.http.cookies.clear()
    person.get(link)
    answer = person.post(link, name="Root", password=PASSWORD, again=PASSWORD)
    kept = answer.headers["set-cookie"]
    assert kept.startswith("__Secure-sobremesa-admin=")
    assert "Secure" in kept
    person.http.headers["Cookie"] += f"; {kept.partition(';')[0]}"
    assert person.get("/admin").status_code == 200


def test_an_address_may_not_try_for_ever(guest: Invite) -> None:
    eve = guest()
    answers = [log_in(eve, password=f"guess {n}") for n in range(11)]
    assert answers == [403] * 10 + [429]


def test_a_form_needs_its_token(guest: Invite) -> None:
    eve = guest()
    answer = eve.http.post("/admin/login", data={"name": "Root", "password": PASSWORD})
    assert answer.status_code == 403


async def test_there_is_a_link_as_long_as_there_is_no_admin(session: AsyncSession) -> None:
    token = await people.first_token(session)
    assert token is not None
    assert len(token) == 22
    assert await session.get(AdminKey, hash_of(token)) is not None
    await people.create(session, "Root", PASSWORD)
    assert await people.first_token(session) is None
    with pytest.raises(AppError, match="admin-exists"):
        await people.create(session, "Root", PASSWORD)
    admin = await people.check(session, "Root", PASSWORD)
    assert PASSWORD not in admin.hash
    assert admin.hash.startswith("$argon2id$")
    assert isinstance(admin, AdminUser)


def test_the_invitation_names_the_best_way_in() -> None:
    settings = Settings(host="127.0.0.1", public_url="https://games.example.org")
    assert "https://games.example.org/admin/first/abc" in invitation(settings, 80, "abc")
    assert invitation(settings, 80, None) == ""


@pytest.mark.unmeasured
def test_the_command_makes_an_admin(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sobremesa = Path(sys.executable).parent / "sobremesa"
    monkeypatch.setenv("DATABASE_URL", database_url)

    def create(password: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sobremesa, "admin", "create", "Root"],
            input=password,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    assert "at least 10" in create("short\n").stderr
    assert "Root can log in" in create(f"{PASSWORD}\n").stdout
    again = create(f"{PASSWORD}\n")
    assert again.returncode == 1
    assert "of that name already" in again.stderr


def test_everything_is_for_admins(admin: Guest, guest: Invite) -> None:
    eve = guest()
    for path in ("/admin/audit", "/admin/audit?before=x"):
        assert eve.get(path).headers["location"] == "/admin/login"
        assert eve.get(path).status_code == 303
    page = admin.get("/admin/audit")
    assert "logged in" not in page.text
    assert "<b>Root</b> made an admin" in page.text
    assert page.headers["cache-control"] == "no-store"
    log_in(admin)
    assert "<b>Root</b> logged in" in admin.get("/admin/audit").text
