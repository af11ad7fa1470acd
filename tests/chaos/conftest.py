"""One served application for all that is done to it."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.chaos.served import Served


@pytest.fixture(scope="module")
def served() -> Generator[Served]:
    """`sobremesa serve` with its own database, and quick bots."""
    with Served(bot_delay="0.02-0.1") as running:
        yield running
