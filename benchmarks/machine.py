"""Processes of a measurement: pinned, waited for, ended; and a machine that others use as well."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from typing import Any

PATIENCE = 30.0
SERVER_CORE, GENERATOR_CORE = "0", "1"


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def pinned(core: str, command: list[str]) -> list[str]:
    """The command on one core, where the machine has two."""
    can = which("taskset") and (os.cpu_count() or 1) > 1
    return ["taskset", "-c", core, *command] if can else command


@contextmanager
def running(
    command: list[str], port: int, log: Path, environment: Mapping[str, str], folder: Path
) -> Generator[int]:
    """A server that listens on `port` while the block runs; its process id."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            pinned(SERVER_CORE, command),
            env={**os.environ, **environment},
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
        )
        try:
            _wait(process, port, log)
            yield process.pid
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        if process.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(f"it does not start:\n{log.read_text()[-2000:]}")
        time.sleep(0.05)


def versions(command: list[str]) -> str:
    """What a program says about its version."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


Sample = dict[str, Any]
