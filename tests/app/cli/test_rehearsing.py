"""`sobremesa matches dry-run`: what a deploy would do to the matches in play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engines.catalogue import GAMES
from tests.app.admin.test_pages import Begun
from tests.app.cli.test_backup import Operator
from tests.app.guest import Invite, guest, stored
from tests.live import LiveServer

__all__ = ["guest"]


@pytest.fixture
def operator(database_url: str) -> Operator:
    return Operator(database_url)


def test_open_matches_are_played_again(
    guest: Invite, operator: Operator, live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    slug, other = Begun(guest).slug, Begun(guest).slug
    assert operator.types("matches", "dry-run") == 0
    assert "2 open matches, 0 differ" in operator.said
    stored(live_server, "update matches set status = 'abandoned' where slug = $1", other)
    stored(live_server, "update entries set data = '{\"planted\": 1}' where seq = 1")
    assert operator.types("matches", "dry-run", "--json") == 1
    found = json.loads(operator.said)
    assert (found["match"], found["result"], found["move"]) == (slug, "log", 1)
    stored(live_server, "update matches set rules_version = 99")
    assert operator.types("matches", "dry-run") == 1
    assert f"{slug} kamozza" in operator.said
    assert ": other-rules" in operator.said

    def fails(*_: object) -> None:
        raise ZeroDivisionError

    stored(live_server, "update matches set rules_version = 1")
    monkeypatch.setattr(type(GAMES["kamozza"]), "setup", fails)
    assert operator.types("matches", "dry-run") == 1
    assert "ZeroDivisionError" in operator.said


def test_a_look_changes_no_tables(operator: Operator, live_server: LiveServer) -> None:
    stored(live_server, "update alembic_version set version_num = '0001'")
    assert operator.types("matches", "dry-run") == 1
    assert "with --backup" in operator.said
    assert stored(live_server, "select version_num from alembic_version") == "0001"


def test_a_backup_is_looked_at_in_a_database_of_its_own(
    guest: Invite, operator: Operator, live_server: LiveServer, tmp_path: Path
) -> None:
    slug, file = Begun(guest).slug, tmp_path / "a"
    assert operator.types("backup", file) == 0
    stored(live_server, "update entries set data = '{\"planted\": 1}' where seq = 1")
    assert operator.types("matches", "dry-run", "--backup", file) == 0
    assert f"{slug} kamozza" in operator.said
    file.write_bytes(b"something else")
    assert operator.types("matches", "dry-run", "--backup", file) == 1
    assert "no backup" in operator.said
