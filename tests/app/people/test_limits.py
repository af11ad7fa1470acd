from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from app.errors import AppError
from app.people.limits import KINDS, Limits, purses, spend
from app.settings import Settings


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_so_many_at_once_then_one_by_one() -> None:
    clock = Clock()
    limits = Limits(clock)
    for _ in range(10):
        limits.spend("chat", "ana", 10)
    with pytest.raises(AppError) as refused:
        limits.spend("chat", "ana", 10)
    assert (refused.value.code, refused.value.status) == ("slow-down", 429)
    limits.spend("chat", "bo", 10)
    clock.now = 1.0
    limits.spend("chat", "ana", 10)
    with pytest.raises(AppError):
        limits.spend("chat", "ana", 10)


def test_old_buckets_are_forgotten() -> None:
    clock = Clock()
    limits = Limits(clock)
    for number in range(20_001):
        limits.spend("chat", str(number), 1)
    clock.now = 4_000.0
    limits.spend("chat", "later", 1)
    assert len(limits._buckets) == 1


def asking(address: str | None, **settings: int) -> HTTPConnection:
    """A request that comes from an address."""
    state = SimpleNamespace(settings=Settings.model_validate(settings))
    client = None if address is None else (address, 1)
    scope: dict[str, Any] = {"type": "http", "headers": [], "state": {}, "client": client}
    return HTTPConnection(scope | {"app": SimpleNamespace(state=state)})


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("testclient", "None"),
        (None, "None"),
    ],
)
def test_an_address_is_a_line_of_its_own(address: str | None, counted: str) -> None:
    assert purses(asking(address, limit_joins=5), "join", None) == [(f"address {counted}", 5)]


def test_players_count_beside_their_address() -> None:
    outside = purses(asking("192.0.2.7", limit_chat=10), "chat", 3)
    assert outside == [("address 192.0.2.7", 80), ("3", 10)]
    assert purses(asking("127.0.0.1", limit_chat=10), "chat", 3) == [("3", 10)]


def test_a_player_who_comes_from_many_addresses_is_one_player() -> None:
    first = asking("192.0.2.1", limit_creates=2)
    for number in range(2):
        first.scope["client"] = (f"192.0.2.{number}", 1)
        spend(first, "create", 7)
    first.scope["client"] = ("192.0.2.9", 1)
    with pytest.raises(AppError):
        spend(first, "create", 7)


def test_so_many_strangers_come_from_one_address_and_no_more() -> None:
    conn = asking("2001:db8::1", limit_newcomers=2)
    for number in range(2):
        conn.scope["client"] = (f"2001:db8::{number}", 1)
        spend(conn, "newcomer")
    with pytest.raises(AppError, match="slow-down"):
        spend(conn, "newcomer")


def test_every_limit_is_a_setting() -> None:
    assert {kind.setting for kind in KINDS.values()} <= set(Settings.model_fields)
