"""An admin keeps somebody off the server, and lets them back."""

from __future__ import annotations

import re

import pytest

from tests.app.admin.test_pages import Begun, begun, root, words
from tests.app.guest import Guest, said
from tests.live import LiveServer

__all__ = ["begun", "root"]


@pytest.fixture
def live_server(shared_server: LiveServer) -> LiveServer:
    """These tests share a server."""
    return shared_server


def test_who_is_banned_reaches_nothing_but_the_own_data(begun: Begun, root: Guest) -> None:
    assert "Say why" in said(root.post(f"{begun.page}/ban", seat=1))
    assert root.post(f"{begun.page}/ban", seat=1, reason="spam").status_code == 303
    for path in ("/", "/me", begun.path, "/rules/kamozza"):
        refused = begun.bo.get(path)
        assert refused.status_code == 403
        assert said(refused) == "This server does not let you in. spam"
    assert begun.bo.post("/matches", game="kamozza").status_code == 403
    assert "banned_why" in begun.bo.post("/me/data/export").text
    assert "Former player 2" in root.get(begun.page).text
    page = words(root.get(begun.page).text)
    assert "banned somebody in" in page
    assert "reason: spam" in page
    assert begun.ana.get(begun.path).status_code == 200
    assert said(root.post(f"{begun.page}/ban", seat=1, reason="again")).startswith("Nobody sits")


def test_a_ban_is_lifted(begun: Begun, root: Guest) -> None:
    begun.bo.post("/me", name="Lifted")
    root.post(f"{begun.page}/ban", seat=1, reason="a mistake")
    page = root.get("/admin/bans").text
    assert "a mistake" in page
    number = re.search(r'name="player" value="(\d+)">\s*<h2>Lifted', page)
    assert number
    assert root.post("/admin/bans/lift", player=number[1]).status_code == 303
    assert begun.bo.get("/").status_code == 200
    assert "lifted a ban" in words(root.get("/admin/audit").text)
    assert root.post("/admin/bans/lift", player=number[1]).status_code == 404
