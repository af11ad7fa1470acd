"""How often somebody may do a thing: token buckets by player and by address, in this process."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

from app.errors import AppError
from app.settings import Settings

_MOST_BUCKETS = 20_000


class Kind(NamedTuple):
    """What is counted: by which setting, over how many seconds.

    `players` are so many people as share an address, each with what the setting allows; 1: the
    setting is meant for the address.
    """

    setting: str
    span: float
    players: int = 1


KINDS: Final = {
    "create": Kind("limit_creates", 3600),
    "join": Kind("limit_joins", 60),
    "form": Kind("limit_joins", 60, players=8),
    "login": Kind("limit_logins", 300),
    "newcomer": Kind("limit_newcomers", 3600),
    "chat": Kind("limit_chat", 10, players=8),
    "move": Kind("limit_moves", 10, players=16),
    "data": Kind("limit_creates", 3600),
    "report": Kind("limit_creates", 3600),
    "notice": Kind("limit_notices", 3600),
}
_LONGEST: Final = max(kind.span for kind in KINDS.values())


@dataclass
class Limits:
    """The buckets of one process. What is in none is full."""

    clock: Callable[[], float] = time.monotonic
    _buckets: dict[tuple[str, str], tuple[float, float]] = field(default_factory=dict)

    def spend(self, kind: str, who: str, most: int) -> None:
        """Take one token of `kind` from somebody's bucket; AppError (429) when it is empty."""
        now = self.clock()
        left, at = self._buckets.get((kind, who), (float(most), now))
        left = min(most, left + (now - at) * most / KINDS[kind].span)
        if left < 1:
            raise AppError("slow-down", 429)
        self._forget(now)
        self._buckets[kind, who] = (left - 1, now)

    def _forget(self, now: float) -> None:
        """Drop the buckets that must be full again, once there are very many."""
        if len(self._buckets) > _MOST_BUCKETS:
            fresh = {k: v for k, v in self._buckets.items() if now - v[1] < _LONGEST}
            self._buckets = fresh if len(fresh) <= _MOST_BUCKETS else {}


def limits_of(conn: HTTPConnection) -> Limits:
    """The buckets of the application that serves `conn`, made at first use."""
    state = conn.app.state
    if not hasattr(state, "limits"):
        state.limits = Limits()
    return state.limits


def spend(conn: HTTPConnection, kind: str, player_id: int | None = None) -> None:
    """Count one act of `kind` against the address of `conn`, and the player where one is known."""
    player_id = player_id or getattr(getattr(conn.state, "player", None), "id", None)
    for who, most in purses(conn, kind, player_id):
        limits_of(conn).spend(kind, who, most)


def purses(conn: HTTPConnection, kind: str, player_id: int | None) -> list[tuple[str, int]]:
    """Whose buckets an act is taken from, and how much each holds.

    What is meant for players is not counted by address on this machine itself.
    """
    settings: Settings = conn.app.state.settings
    allowed, address = KINDS[kind], _address(conn)
    most: int = getattr(settings, allowed.setting)
    mine = [] if player_id is None else [(str(player_id), most)]
    if allowed.players > 1 and address is not None and address.is_loopback:
        return mine
    return [(network_of(address), most * allowed.players), *mine]


def _address(conn: HTTPConnection) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(conn.client.host if conn.client else "")
    except ValueError:
        return None


def network_of(address: IPv4Address | IPv6Address | None) -> str:
    """What counts as one address: of IPv6 the network of 64 bits, which one line has to itself."""
    if isinstance(address, IPv6Address):
        return f"address {address.ipv4_mapped or ip_network((address, 64), strict=False)}"
    return f"address {address}"
