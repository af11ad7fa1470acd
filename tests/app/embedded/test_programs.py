"""Whom the database runs as, and where its programs come from."""

import os
import pwd
import subprocess
from pathlib import Path

import pytest

from app.embedded import EmbeddedError
from app.embedded.programs import User, database_user, programs_in

NOBODY = pwd.getpwnam("nobody")


@pytest.fixture
def as_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)


def unknown(_: str) -> object:
    raise KeyError


def test_we_run_it_ourselves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    user = database_user(tmp_path / "cluster")
    assert not user.stands_in
    user.own(tmp_path / "not there")
    assert "user" not in user.identity(tmp_path)


@pytest.mark.usefixtures("as_root")
def test_root_has_somebody_made_for_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = list[str]()

    def useradd(command: list[str], **_: object) -> None:
        made.extend(command)
        monkeypatch.setattr("pwd.getpwnam", lambda _: NOBODY)

    monkeypatch.setattr("pwd.getpwnam", unknown)
    monkeypatch.setattr("subprocess.run", useradd)
    user = database_user(tmp_path / "cluster")
    assert made[0] == "useradd"
    assert user.stands_in
    assert user.identity(tmp_path)["user"] == NOBODY.pw_uid


@pytest.mark.usefixtures("as_root")
def test_where_nobody_can_be_made_it_is_nobody(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def useradd(command: list[str], **_: object) -> None:
        monkeypatch.setattr("pwd.getpwnam", lambda _: NOBODY)
        raise subprocess.CalledProcessError(1, command)

    monkeypatch.setattr("pwd.getpwnam", unknown)
    monkeypatch.setattr("subprocess.run", useradd)
    assert database_user(tmp_path / "cluster").name == "nobody"


@pytest.mark.usefixtures("as_root")
def test_files_that_are_there_keep_their_owner(tmp_path: Path) -> None:
    owner = tmp_path.stat().st_uid
    assert database_user(tmp_path) == User(pwd.getpwuid(owner).pw_name, owner, os.getegid())


def test_an_update_of_the_wheel_brings_new_programs(tmp_path: Path) -> None:
    old = tmp_path / "programs-0.0.1"
    old.mkdir()
    programs = programs_in(tmp_path)
    assert (programs / "postgres").stat().st_mode & 0o555 == 0o555
    assert not old.exists()
    written = (programs / "postgres").stat().st_mtime_ns
    assert programs_in(tmp_path) == programs
    assert (programs / "postgres").stat().st_mtime_ns == written


def test_says_that_the_wheel_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("app.embedded.programs.find_spec", lambda _: None)
    with pytest.raises(EmbeddedError, match="set DATABASE_URL"):
        programs_in(tmp_path)
