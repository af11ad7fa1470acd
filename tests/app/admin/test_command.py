"""`sobremesa matches`, as an operator types it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from app.cli import main
from tests.app.admin.test_pages import Begun
from tests.app.guest import Invite, stored
from tests.live import LiveServer


class Terminal:
    """Types commands; `said` is what the last one printed."""

    def __init__(self) -> None:
        self.said = ""

    def types(self, *words: Any, command: str = "matches", **given: Any) -> int:
        result = CliRunner().invoke(main, [command, *map(str, words)], **given)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.output
        self.said = result.output
        return result.exit_code


@pytest.fixture
def terminal(live_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("DATABASE_URL", str(live_server.settings.database_url))
    return Terminal()


def test_a_match_is_seen_to_on_a_terminal(
    guest: Invite, terminal: Terminal, tmp_path: Path
) -> None:
    slug = Begun(guest).slug
    assert terminal.types("list", "--text", "ana", "--game", "kamozza") == 0
    assert slug in terminal.said
    assert terminal.types("list", "--json") == 0
    assert json.loads(terminal.said)[0]["match"] == slug
    assert terminal.types("restore", slug, 1, "--reason", "a slip") == 0
    assert terminal.types("restore", slug, 999, "--reason", "a slip") == 1
    assert "no such move" in terminal.said
    assert terminal.types("pause", slug, "--reason", "dinner") == 0
    assert terminal.types("list", "--status", "paused") == 0
    assert slug in terminal.said
    assert terminal.types("continue", slug, "--reason", "coffee") == 0
    assert terminal.types("show", slug) == 0
    for fact in ("seat 0: Ana", "The admin says: coffee", "(bot random)", ": restore\n"):
        assert fact in terminal.said
    assert terminal.types("verify", slug) == 0
    assert terminal.types("export", slug) == 0
    assert json.loads(terminal.said)["slug"] == slug
    file = tmp_path / "match.json"
    assert terminal.types("export", slug, "--to", file) == 0
    assert terminal.types("delete", slug, input="something\n") == 1
    assert terminal.types("delete", slug, input=f"{slug}\n") == 0
    assert terminal.types("import", file) == 0
    assert terminal.said.strip() == slug
    assert terminal.types("delete", slug, "--yes") == 0


def test_seats_are_seen_to_on_a_terminal(
    guest: Invite, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOBREMESA_HOST", "127.0.0.1")
    monkeypatch.setenv("SOBREMESA_PUBLIC_URL", "https://games.example.org")
    begun = Begun(guest)
    slug = begun.slug
    assert terminal.types("bot", slug, 1, "--reason", "asleep") == 0
    assert f"Seat 1 of {slug} is played by" in terminal.said
    assert terminal.types("bot", slug, 1, "--name", "nobody", "--reason", "asleep") == 1
    assert terminal.types("bot", slug, 1, "--off", "--reason", "awake") == 0
    assert terminal.types("show", slug) == 0
    assert "The admin says: awake" in terminal.said
    assert terminal.types("reissue", slug, 1, "--reason", "lost") == 0
    link = terminal.said.strip()
    assert link.startswith("https://games.example.org/s/")
    assert begun.bo.post(link[link.index("/s/") :]).headers["location"] == begun.path
    assert terminal.types("reissue", slug, 9, "--reason", "lost") == 1
    assert terminal.types("ban", slug, 1, "--reason", "spam") == 0
    number, name = terminal.said.split()[:2]
    assert name == "Bo"
    assert begun.bo.get("/").status_code == 403
    assert terminal.types("unban", number) == 0
    assert terminal.types("bans") == 0
    assert terminal.said == ""
    assert begun.bo.get("/").status_code == 200
    assert terminal.types("end", slug, "--reason", "late") == 0
    assert terminal.types("end", slug, "--reason", "late") == 1
    assert "not being played" in terminal.said
    assert terminal.types("list", "--status", "abandoned") == 0


def test_all_matches_are_verified(
    guest: Invite, terminal: Terminal, live_server: LiveServer
) -> None:
    slug = Begun(guest).slug
    assert terminal.types("verify") == 0
    assert "1 verified, 0 differ" in terminal.said
    stored(live_server, "update matches set seed = sha256('x')")
    assert terminal.types("verify") == 1
    assert f"{slug}: seed differs at move 0" in terminal.said
    assert terminal.types("verify", slug) == 1
