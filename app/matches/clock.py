"""How long answers may take: the game's own limit, and the clock that the host has set."""

from __future__ import annotations

from collections.abc import Hashable
from datetime import UTC, datetime, timedelta
from typing import Final, Literal, TypeAlias

AtZero: TypeAlias = Literal["mark", "remind", "bot"]
CLOCKS: Final = (0, 60, 180, 600, 3600, 86_400, 172_800, 259_200)
"""What a host can set, in seconds for each answer; 0: no clock."""
ENDS: Final[tuple[AtZero, ...]] = ("mark", "remind", "bot")
"""What can happen when an answer is late: all read it, its person gets a notice, a bot answers."""


class Clock:
    """When the open questions were asked, and what is due how many seconds later.

    Questions are told apart by what everybody sees: a clock that began anew with each hidden
    answer would count them.
    """

    __slots__ = ("_asked", "_since", "ends")

    def __init__(self, limit: int, seconds: int, at_zero: str) -> None:
        """`limit` is the game's own, which wins where it is shorter; 0: none."""
        late = seconds if at_zero != "bot" else 0
        answered = min(filter(None, (limit, seconds - late)), default=0)
        if answered and answered <= late:
            late = 0
        ends = (("late", late), ("limit", answered))
        self.ends = tuple((kind, after) for kind, after in ends if after)
        """What is due, and after how many seconds: being `late`, or the `limit` of an answer."""
        self._asked: dict[Hashable, datetime] = {}
        self._since = datetime.now(UTC)

    @property
    def runs(self) -> bool:
        """Whether there is any clock."""
        return bool(self.ends)

    def begin(self) -> None:
        """Forget when questions were asked: those that are open have all their time again."""
        self._asked.clear()

    def note(self, questions: Hashable, at: datetime) -> None:
        """These questions are open at that time; questions that come back keep their clock."""
        self._since = self._asked.setdefault(questions, at)

    def left(self, seconds: int) -> float:
        """How many of so many seconds are left."""
        passed = datetime.now(UTC) - self._since
        return min(seconds, max(0.0, seconds - passed.total_seconds()))

    @property
    def until(self) -> str:
        """When the clock stands at zero (UTC)."""
        soonest = min(after for _, after in self.ends)
        return (self._since + timedelta(seconds=soonest)).isoformat(timespec="seconds")
