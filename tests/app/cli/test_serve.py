"""`sobremesa serve` and `migrate` as an operator sees them: whole processes, real signals."""

import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from app.cli import main
from app.cli.addresses import addresses, announcement, lan_address
from app.settings import Settings

SOBREMESA = Path(sys.executable).parent / "sobremesa"


@pytest.fixture
def data() -> Generator[Path]:
    with tempfile.TemporaryDirectory(prefix="sobremesa-test-", ignore_cleanup_errors=True) as name:
        path = Path(name)
        path.chmod(0o755)
        yield path


@contextmanager
def serving(**variables: str) -> Generator[tuple["subprocess.Popen[str]", str]]:
    """A server on a free port; the process and its address, once it answers."""
    environment = {**os.environ, **variables}
    command = [SOBREMESA, "serve", "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        assert process.stdout
        try:
            for line in process.stdout:
                if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                    yield process, found[0]
                    break
        finally:
            process.kill()


def get(address: str) -> int:
    with urllib.request.urlopen(address, timeout=5) as answer:
        return int(answer.status)


@pytest.mark.unmeasured
@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_serves_with_its_own_database_and_ends_cleanly(data: Path, ending: signal.Signals) -> None:
    with serving(SOBREMESA_DATA=str(data)) as (process, address):
        assert get(f"{address}/healthz") == 200
        assert get(f"{address}/readyz") == 200
        process.send_signal(ending)
        process.communicate(timeout=20)
        assert process.returncode == 0
    assert not (data / "postgres" / "cluster" / "postmaster.pid").exists()


@pytest.mark.unmeasured
def test_comes_back_after_a_kill(data: Path) -> None:
    with serving(SOBREMESA_DATA=str(data)) as (process, _):
        process.kill()
    with serving(SOBREMESA_DATA=str(data)) as (process, address):
        assert get(f"{address}/readyz") == 200
        process.send_signal(signal.SIGINT)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)
        assert process.returncode == 0


def test_serves_from_a_given_database(database_url: str) -> None:
    with serving(DATABASE_URL=database_url) as (_, address):
        assert get(f"{address}/readyz") == 200


def test_says_that_the_port_is_taken(database_url: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = run("serve", "--host", "127.0.0.1", "--port", port, DATABASE_URL=database_url)
    assert result.returncode == 1
    assert "Address already in use. Try --port." in result.stderr


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda url: "postgresql://nobody@127.0.0.1:1/nothing", "Connect call failed"),
        (lambda url: re.sub(r":\w+@", ":wrong@", url), "password"),
        (lambda url: url.replace("/test_", "/no_test_"), "does not exist"),
    ],
    ids=["not there", "wrong password", "no such database"],
)
def test_says_what_is_wrong_with_the_database(
    change: Callable[[str], str], says: str, database_url: str
) -> None:
    result = run("serve", "--host", "127.0.0.1", "--port", "0", DATABASE_URL=change(database_url))
    assert result.returncode == 1
    assert "cannot be used" in result.stderr
    assert says in result.stderr
    assert "Traceback" not in result.stderr


def test_says_where_its_database_cannot_be(data: Path) -> None:
    (data / "file").touch()
    result = run("serve", "--port", "0", SOBREMESA_DATA=str(data / "file" / "data"))
    assert result.returncode == 1
    assert "The database cannot start: cannot make" in result.stderr


def test_says_which_setting_is_wrong() -> None:
    result = run(
        "serve", SOBREMESA_PORT="many", DATABASE_URL="mysql://x", SOBREMESA_BOT_DELAY="2-1"
    )
    assert result.returncode == 1
    for name in ("SOBREMESA_PORT: ", "DATABASE_URL: ", "SOBREMESA_BOT_DELAY: "):
        assert name in result.stderr


def test_migrates(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", database_url)
    result = CliRunner().invoke(main, ["migrate"], catch_exceptions=False)
    assert "up to date" in result.stdout


def test_migrates_its_own_database(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_DATA", str(data))
    result = CliRunner().invoke(main, ["migrate"], catch_exceptions=False)
    assert "up to date" in result.stdout


def run(*words: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [SOBREMESA, *words],
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_tells_all_ways_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.cli.addresses.lan_address", lambda: "192.168.1.7")
    everywhere = Settings(public_url="https://games.example.org/")
    assert addresses(everywhere, 8000) == [
        ("Here", "http://localhost:8000"),
        ("Same Wi-Fi", "http://192.168.1.7:8000"),
        ("Everywhere", "https://games.example.org"),
    ]
    assert addresses(Settings(host="::1"), 80) == [("Here", "http://[::1]:80")]
    told = announcement(everywhere, 8000)
    assert "Same Wi-Fi:  http://192.168.1.7:8000" in told
    assert "█" in told


def test_a_machine_without_a_network_has_no_other_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unreachable(*_: object) -> None:
        raise OSError("no route")

    monkeypatch.setattr("socket.socket.connect", unreachable)
    assert lan_address() is None
    monkeypatch.setattr("socket.socket.connect", lambda *_: None)
    monkeypatch.setattr("socket.socket.getsockname", lambda _: ("127.0.0.1", 0))
    assert lan_address() is None
