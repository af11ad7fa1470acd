"""Our own PostgreSQL: sharing, killing, finding again, and places where it cannot run."""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator
from pathlib import Path

import asyncpg
import pytest

from app.embedded import Embedded, EmbeddedError
from app.embedded.programs import User

USE = """
import sys, time
from pathlib import Path
from app.embedded import Embedded
with Embedded(Path(sys.argv[1])) as database:
    print("runs as", database.pid, flush=True)
    time.sleep(60)
"""


@pytest.fixture
def folder() -> Generator[Path]:
    """A folder that an unprivileged user can enter, unlike pytest's own."""
    with tempfile.TemporaryDirectory(prefix="sobremesa-test-") as name:
        path = Path(name)
        path.chmod(0o755)
        yield path
        if left := Embedded(path).pid:
            os.kill(left, signal.SIGQUIT)


def ask(database: Embedded, question: str) -> object:
    async def answer() -> object:
        connection = await asyncpg.connect(database.url.replace("+asyncpg", ""))
        try:
            return await connection.fetchval(question)
        finally:
            await connection.close()

    return asyncio.run(answer())


def user_of(folder: Path) -> tuple["subprocess.Popen[str]", int]:
    process = subprocess.Popen(
        [sys.executable, "-c", USE, str(folder)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout
    line = next(line for line in process.stdout if line.startswith("runs as"))
    return process, int(line.split()[-1])


def end(process: "subprocess.Popen[str]") -> None:
    with process:
        process.kill()


def test_keeps_everything_durably(folder: Path) -> None:
    with Embedded(folder) as database:
        ask(database, "create table kept as select 1")
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            assert ask(database, f"show {setting}") == "on"
        assert ask(database, "show listen_addresses") == ""
    with Embedded(folder) as database:
        assert ask(database, "select count(*) from kept") == 1


def test_wants_the_password(folder: Path) -> None:
    with Embedded(folder) as database:
        (folder / "postgres" / "password").write_text("wrong")
        with pytest.raises(asyncpg.InvalidPasswordError):
            ask(database, "select 1")


def test_stops_when_the_last_user_leaves(folder: Path) -> None:
    first, pid = user_of(folder)
    second = Embedded(folder).start()
    assert second.pid == pid
    assert not second.stop()
    third = Embedded(folder).start()
    end(first)
    assert third.pid == pid
    assert third.stop()
    assert third.pid is None
    assert not third.stop()


def test_a_killed_server_finds_its_database_again(folder: Path) -> None:
    process, pid = user_of(folder)
    end(process)
    with Embedded(folder) as database:
        assert database.pid == pid
        assert ask(database, "select 1") == 1


def test_a_killed_database_recovers_at_the_next_start(folder: Path) -> None:
    process, pid = user_of(folder)
    process.send_signal(signal.SIGSTOP)
    os.kill(pid, signal.SIGKILL)
    end(process)
    with Embedded(folder) as database:
        assert database.pid != pid
        assert ask(database, "select 1") == 1


def test_a_killed_database_comes_back_while_the_server_runs(folder: Path) -> None:
    with Embedded(folder) as database:
        pid = database.pid
        assert pid
        os.kill(pid, signal.SIGKILL)
        deadline = time.monotonic() + 30
        while database.pid in (pid, None) and time.monotonic() < deadline:
            time.sleep(0.05)
        database.wait()
        assert ask(database, "select 1") == 1


def test_a_pid_file_that_names_a_stranger_is_no_obstacle(folder: Path) -> None:
    with Embedded(folder) as database:
        cluster = database.cluster
    (cluster / "postmaster.pid").write_text(f"{os.getpid()}\n{cluster}\n")
    with Embedded(folder) as database:
        assert ask(database, "select 1") == 1


def test_refuses_files_of_another_version(folder: Path) -> None:
    with Embedded(folder) as database:
        cluster = database.cluster
    (cluster / "PG_VERSION").write_text("12\n")
    with pytest.raises(EmbeddedError, match="made by PostgreSQL 12"):
        Embedded(folder).start()


def test_a_long_path_has_its_socket_elsewhere(folder: Path) -> None:
    with Embedded(folder / ("x" * 100)) as database:
        assert database.socket_folder != database.cluster
        assert ask(database, "select 1") == 1


def test_says_why_it_cannot_make_its_folder(folder: Path) -> None:
    (folder / "file").write_text("in the way")
    with pytest.raises(EmbeddedError, match="cannot make"):
        Embedded(folder / "file" / "data").start()


def test_says_that_its_user_cannot_enter_a_private_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.chmod(0o700)
    somebody = User("somebody", os.geteuid() + 1, os.getegid())
    monkeypatch.setattr("app.embedded.server.database_user", lambda _: somebody)
    with pytest.raises(EmbeddedError, match=f"somebody .* cannot enter {folder}"):
        Embedded(folder / "data").start()
    assert folder.stat().st_mode & 0o777 == 0o700


def test_takes_no_socket_folder_of_somebody_else(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Embedded(folder)
    monkeypatch.setattr(
        "app.embedded.server.Embedded.socket_folder", folder.parent / f"{folder.name}-socket"
    )
    database.socket_folder.mkdir()
    database.user = User("somebody", os.geteuid() + 1, os.getegid())
    try:
        with pytest.raises(EmbeddedError, match="belongs to somebody else"):
            database.start()
    finally:
        database.socket_folder.rmdir()


def test_gives_up_when_the_database_does_not_answer(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Embedded(folder)
    monkeypatch.setattr("app.embedded.server.PATIENCE", 0.0)
    monkeypatch.setattr(database, "_ready", lambda: False)
    database.launch()
    with pytest.raises(EmbeddedError, match="does not start; see"):
        database.wait()
    monkeypatch.setattr("app.embedded.server.PATIENCE", 30.0)
    assert database.stop()


def test_a_long_log_begins_anew(folder: Path) -> None:
    with Embedded(folder) as database:
        path = database.log_path
    path.write_bytes(b"x" * 5_000_000)
    with Embedded(folder):
        assert path.stat().st_size < 100_000


def test_two_may_make_it_at_once(folder: Path) -> None:
    command = [sys.executable, "-c", USE.replace("sleep(60)", "sleep(0)"), str(folder)]
    with subprocess.Popen(command) as first, subprocess.Popen(command) as second:
        assert (first.wait(), second.wait()) == (0, 0)
