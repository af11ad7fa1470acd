"""What it takes to play a recorded match again, through pages."""

import secrets
from collections.abc import Iterator
from typing import Any

from engines.kernel import Rng
from engines.kernel.promises import Record
from tests.browser.guests import Guest
from tests.browser.party import newest, until


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
