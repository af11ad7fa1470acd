"""No message breaks the server, tells what is hidden, or changes a match, whoever sends it."""

from __future__ import annotations

import logging
import os
from functools import partial

import pytest
from structlog.testing import capture_logs

from engines.catalogue import GAMES
from tests.wire.arena import FIRST, Arena, Register
from tests.wire.flood import Flood, Heard

MESSAGES = int(os.environ.get("FUZZ_MESSAGES", "150"))
"""The mutated messages of each game; each is sent in two worlds."""
AT_ONCE = 2
REFUSALS = {"bad-message", "move-closed", "no-seat"}
"""What some of the messages must have been refused for; where chance wills it, after many more."""


@pytest.mark.parametrize("slug", GAMES)
async def test_no_message_breaks_tells_or_changes_anything(
    slug: str, arena: Arena, register: Register, caplog: pytest.LogCaptureFixture
) -> None:
    heard, seed = Heard(), FIRST
    game = register(GAMES[slug])
    arena.make = partial(Flood, db=arena.db, heard=heard)
    with capture_logs() as lines, caplog.at_level(logging.ERROR):
        while heard.sent < MESSAGES or not (heard.codes >= REFUSALS or heard.sent > 9 * MESSAGES):
            await arena.trials(game, range(seed, seed + AT_ONCE))
            seed += AT_ONCE
    assert [line for line in lines if line["log_level"] in ("error", "critical")] == []
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert heard.codes >= REFUSALS
