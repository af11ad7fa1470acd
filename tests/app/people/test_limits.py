import pytest

from app.errors import AppError
from app.people.limits import Limits


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
