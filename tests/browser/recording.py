"""What it takes to play a recorded match again, through pages."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from engines.kernel import Outcome, Rng
from engines.kernel.promises import Record
from tests.browser.guests import Guest
from tests.browser.party import newest, until


class Recorded(msgspec.Struct):
    """A recorded match: its seed, what was done, and how it ended, where it did."""

    seed: str
    history: list[Record]
    outcome: Outcome | None = None

    @classmethod
    def read(cls, path: Path) -> "Recorded":
        """From a file; it may hold more."""
        return msgspec.json.decode(path.read_bytes(), type=cls)

    def assert_ended_alike(self, guest: Guest) -> None:
        """The match that a page shows has come out as the recorded one did."""
        shown = newest(guest)["outcome"]
        for part in ("scores", "ranks", "reason"):
            assert shown[part] == getattr(self.outcome, part)


class Drawn:
    """In place of `secrets` where a match is started: its seed is the recorded one."""

    choice = staticmethod(secrets.choice)

    def __init__(self, seed: str) -> None:
        self.seed = bytes.fromhex(seed)

    def token_bytes(self, count: int) -> bytes:
        assert count == len(self.seed)
        return self.seed


async def asked(guest: Guest, record: Record) -> str:
    """Waits for the question that was answered in the recorded match; its prompt."""

    def decision() -> dict[str, Any] | None:
        found = newest(guest).get("decision")
        return found if found and found["id"] == record.decision else None

    return (await until(decision, f"{guest.name} is asked {record.decision}"))["prompt"]


def seeds() -> Iterator[bytes]:
    """The seeds of the matches of which one is recorded: always the same."""
    rng = Rng(bytes(32))
    while True:
        yield rng.seed()
