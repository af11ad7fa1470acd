"""What is known of the server as a whole, read from the database at most every few seconds."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import timedelta
from time import monotonic
from typing import Final

from sqlalchemy import func, select

from app.db import Database, is_lost
from app.matches.models import MatchRow
from app.people.models import Player

FRESH: Final = 5.0
PATIENCE: Final = 2.0
HERE: Final = timedelta(minutes=1)


@dataclass(frozen=True)
class Facts:
    """How many matches there are, by game and status, and how many people were seen lately.

    Nothing here changes with a move: a figure that did would tell that somebody has answered.
    """

    matches: dict[tuple[str, str], int]
    here: int

    @property
    def playing(self) -> int:
        """Matches in play."""
        return sum(count for (_, status), count in self.matches.items() if status == "playing")


class Almanac:
    """The facts, remembered for a moment: asking often costs the database nothing."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._lock = asyncio.Lock()
        self._read_at = -FRESH
        self._facts: Facts | None = None

    async def facts(self) -> Facts | None:
        """The facts; None while the database is away."""
        async with self._lock:
            if monotonic() - self._read_at >= FRESH:
                self._facts = await self._read()
                self._read_at = monotonic()
            return self._facts

    async def _read(self) -> Facts | None:
        counted = select(MatchRow.game, MatchRow.status, func.count()).group_by(
            MatchRow.game, MatchRow.status
        )
        seen = select(func.count()).where(Player.seen_at > func.now() - HERE)
        try:
            async with asyncio.timeout(PATIENCE), self._db.session() as session:
                rows = (await session.execute(counted)).all()
                here = await session.scalar(seen) or 0
        except Exception as error:
            if not is_lost(error):
                raise
            return None
        return Facts({(game, status): count for game, status, count in rows}, here)
