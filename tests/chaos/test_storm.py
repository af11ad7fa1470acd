"""Killed twenty times while all games are played: no promise is broken. See `script/chaos`."""

from __future__ import annotations

import os
import sys

import pytest

from engines.catalogue import GAMES
from tests.chaos.storm import Kind, Storm

SEED = int(os.environ.get("CHAOS_SEED", "1"))
MATCHES = int(os.environ.get("CHAOS_MATCHES", max(3, len(GAMES))))
KILLS: dict[Kind, int] = {"process": 7, "pair": 7, "database": 6}


@pytest.mark.parametrize("kind", KILLS)
async def test_killed_again_and_again(kind: Kind) -> None:
    kills = int(os.environ.get("CHAOS_KILLS", KILLS[kind]))
    storm = Storm(kind, kills, MATCHES, SEED)
    kept = await storm.rage()
    told = f"{kind}: {kills} kills, {len(storm.ended)} matches, {kept} acknowledged moves"
    sys.stdout.write(f"{told}\n")
    assert set(storm.games) == set(GAMES)
    assert kept > 10 * MATCHES
