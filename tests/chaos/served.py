"""`sobremesa serve` as a process with a database of its own, which can be killed at any time."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType

import httpx

from app.embedded import Embedded

PATIENCE = 240.0
COMMAND = Path(sys.executable).parent / "sobremesa"


class Served:
    """The server: where it is reached, and ways to end it that it cannot prepare for.

    One that is `beside` another uses the same database.
    """

    def __init__(self, *, beside: Served | None = None, **settings: str) -> None:
        self._is_guest = beside is not None
        self.data = beside.data if beside else Path(tempfile.mkdtemp(prefix="sobremesa-chaos-"))
        self.data.chmod(0o755)  # as root, another user runs the database
        self.port = _free_port()
        self.log = self.data / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._environment = {
            **os.environ,
            "SOBREMESA_DATA": str(self.data),
            "SOBREMESA_HOST": "127.0.0.1",
            "SOBREMESA_PORT": str(self.port),
            "SOBREMESA_LIMIT_CREATES": "10000",
            "SOBREMESA_LIMIT_JOINS": "10000",
            "SOBREMESA_LIMIT_NEWCOMERS": "10000",
            "SOBREMESA_LOG_FORMAT": "json",
            **{f"SOBREMESA_{name.upper()}": value for name, value in settings.items()},
        }

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Embedded:
        """The server's database, as somebody else who uses it."""
        return Embedded(self.data)

    def start(self) -> None:
        """Start; returns when it serves."""
        with self.log.open("ab") as output:
            self._process = subprocess.Popen(
                [COMMAND, "serve"],
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
            )
        deadline = time.monotonic() + PATIENCE
        while not self._ready():
            assert self._process.poll() is None, f"it ended: {self.written()}"
            assert time.monotonic() < deadline, f"it does not start: {self.written()}"
            time.sleep(0.02)

    def _ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/readyz", timeout=2, verify=False).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self, *, database: bool = False) -> None:
        """Kill it with -9; `database`: and its database in the same breath."""
        assert self._process is not None
        if database:
            self.kill_database()
        self._process.kill()
        self._process.wait()
        self._process = None

    def kill_database(self) -> None:
        """Kill its database alone with -9."""
        found = self.database.pid
        assert found is not None
        os.kill(found, signal.SIGKILL)

    def stop(self) -> None:
        """End it as a person would."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
            self._process = None

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """The command `sobremesa` on the same data."""
        command, env = [COMMAND, *words], self._environment
        return subprocess.run(command, env=env, capture_output=True, text=True, check=False)

    def written(self) -> str:
        """All that it wrote into its log."""
        return self.log.read_text()

    def __enter__(self) -> Served:
        try:
            self.start()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        self.stop()
        if not self._is_guest:
            shutil.rmtree(self.data, ignore_errors=True)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])
