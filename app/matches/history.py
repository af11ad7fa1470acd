"""Which rows of a match's log count, now that it may have been restored to an earlier one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Restore(NamedTuple):
    """A row that went back to row `to`; what lies between them does not count any more."""

    seq: int
    to: int


def dead(restores: Sequence[Restore], head: int) -> list[range]:
    """The rows up to `head` that do not count, as ranges of seq, latest first.

    A restore that was itself gone back behind makes nothing dead that is not dead already.
    """
    ranges: list[range] = []
    reach = head
    for restore in sorted(restores, reverse=True):
        if restore.seq <= reach:
            ranges.append(range(restore.to + 1, restore.seq))
            reach = restore.to
    return ranges


def is_dead(seq: int, ranges: Iterable[range]) -> bool:
    """Whether a row does not count any more."""
    return any(seq in gone for gone in ranges)
