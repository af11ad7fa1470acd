"""How often somebody may do a thing: token buckets by player and by address, in this process."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from app.errors import AppError
from app.settings import Settings

_MOST_BUCKETS = 20_000
_SPANS = {
    **{"create": 3600.0, "join": 60.0, "chat": 10.0, "login": 300.0, "data": 3600.0},
    "report": 3600.0,
}
"""The seconds over which `limit_creates`, `limit_joins`, `limit_chat`, `limit_logins` count."""


@dataclass
class Limits:
    """The buckets of one process. What is in none is full."""

    clock: Callable[[], float] = time.monotonic
    _buckets: dict[tuple[str, str], tuple[float, float]] = field(default_factory=dict)

    def spend(self, kind: str, who: str, most: int) -> None:
        """Take one token of `kind` from somebody's bucket; AppError (429) when it is empty."""
        now = self.clock()
        left, at = self._buckets.get((kind, who), (float(most), now))
        left = min(most, left + (now - at) * most / _SPANS[kind])
        if left < 1:
            raise AppError("slow-down", 429)
        self._forget(now)
        self._buckets[kind, who] = (left - 1, now)

    def _forget(self, now: float) -> None:
        """Drop the buckets that must be full again, once there are very many."""
        if len(self._buckets) > _MOST_BUCKETS:
            longest = max(_SPANS.values())
            fresh = {k: v for k, v in self._buckets.items() if now - v[1] < longest}
            self._buckets = fresh if len(fresh) <= _MOST_BUCKETS else {}


def limits_of(conn: HTTPConnection) -> Limits:
    """The buckets of the application that serves `conn`, made at first use."""
    state = conn.app.state
    if not hasattr(state, "limits"):
        state.limits = Limits()
    return state.limits


def spend(conn: HTTPConnection, kind: str, player_id: int | None = None) -> None:
    """Count one act of `kind` against the player, or against the address of `conn`."""
    settings: Settings = conn.app.state.settings
    most = {
        "create": settings.limit_creates,
        "join": settings.limit_joins,
        "chat": settings.limit_chat,
        "login": settings.limit_logins,
        "data": settings.limit_creates,
        "report": settings.limit_creates,
    }[kind]
    address = conn.client.host if conn.client else "unknown"
    limits_of(conn).spend(kind, f"address {address}" if player_id is None else str(player_id), most)
