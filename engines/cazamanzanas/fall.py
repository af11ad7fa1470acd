"""The fall (section 8): where every apple goes, worked out exactly, with nothing left to chance.

This module is pure: it knows cells and apples, neither players nor cards nor the log.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from engines.cazamanzanas.components import (
    DOUBLER,
    LEAF,
    LEFT,
    PLATFORM,
    PORTAL,
    RIGHT,
    TRAP,
    Column,
)

UPRIGHT: Final = "upright"
"""What a platform acts as when it was rotated."""

Cell: TypeAlias = tuple[int, int]
Apple: TypeAlias = str
"""What tells apples apart in a fall: `5` hung from branch 5, `5LR` is a half of its left half."""

Direction: TypeAlias = Literal["D", "L", "R"]
"""How an apple arrives in a cell: from straight above, moving down-left, moving down-right."""

Event: TypeAlias = Literal[
    "pass",
    "bounce",
    "roll",
    "knock",
    "stick",
    "split",
    "no-spare",
    "teleport",
    "loop",
    "trap",
    "basket",
    "lost",
]
How: TypeAlias = Literal["hangs", "released", "left", "right", "knocked", "waited"]
"""Why an apple starts to move: it fell from the branch or was released, it is a half of a split
one, it was knocked off, or it has waited for those that it knocked off."""

SIDEWAYS: Final[dict[Direction, int]] = {"D": 0, "L": -1, "R": 1}


Step: TypeAlias = tuple[int, Column, Direction, Event]
"""An apple enters a cell, row and column: how it arrives, and what happens to it there."""


class Run(NamedTuple):
    """A stretch of an apple's way without a break: where it starts, and each cell that it enters.

    `root` is the number of the apple in its batch from which all this follows, `knocks` how many
    apples it knocks off at its end.
    """

    root: int
    apple: Apple
    how: How
    origin: Cell
    path: list[Step]
    knocks: int = 0

    @property
    def end(self) -> Event:
        """What ended it."""
        return self.path[-1][3]


class Orchard(NamedTuple):
    """All that a fall depends on. `kinds` has every mechanism as it acts; `stuck` oldest first.

    `first` and `last` are the columns of the field, `rows` its rows; the baskets stand below.
    """

    rows: int
    first: Column
    last: Column
    baskets: frozenset[Column]
    kinds: dict[Cell, str]
    partners: dict[Cell, Cell]
    stuck: dict[Cell, list[Apple]]
    spare: int


class Flight:
    """An apple on its way, about to enter a cell."""

    __slots__ = (
        "apple",
        "column",
        "direction",
        "entered",
        "how",
        "knocks",
        "origin",
        "path",
        "row",
    )

    def __init__(
        self,
        apple: Apple,
        how: How,
        origin: Cell,
        direction: Direction,
        entered: frozenset[Cell] = frozenset(),
    ) -> None:
        self.apple = apple
        self.how: How = how
        self.origin = origin
        self.row = origin[0] + 1
        self.column = origin[1] + SIDEWAYS[direction]
        self.direction: Direction = direction
        self.entered = entered
        self.knocks = 0
        self.path: list[Step] = []

    def note(self, event: Event) -> None:
        """Remember what happens in the cell that the apple has entered."""
        self.path.append((self.row, self.column, self.direction, event))

    def go(self, event: Event, direction: Direction) -> None:
        """Remember what happens, and go on to the next row, in a direction."""
        self.path.append((self.row, self.column, self.direction, event))
        self.row += 1
        self.column += SIDEWAYS[direction]
        self.direction = direction


After: TypeAlias = list[Flight] | None
"""What follows from entering a cell: None: the apple goes on. Else its run is over, and these
flights come next, the last one first."""


def hanging(columns: Sequence[Column]) -> list[Flight]:
    """CM-601, CM-604: the apples of some branches, from left to right."""
    return [Flight(str(column), "hangs", (0, column), "D") for column in sorted(columns)]


def released(apples: Sequence[Apple], cell: Cell) -> list[Flight]:
    """CM-504, CM-506: apples that lose their hold fall straight down, oldest first."""
    return [Flight(apple, "released", cell, "D") for apple in apples]


class Fall:
    """What comes of a batch of apples, the first one first; see `resolve`.

    `runs` are in order of resolution; `stuck` and `spare` are as the fall leaves them; `caught`
    has the apples that each basket got.
    """

    __slots__ = ("_kinds", "_orchard", "caught", "runs", "spare", "stuck")

    def __init__(self, orchard: Orchard) -> None:
        self._orchard = orchard
        self._kinds = orchard.kinds
        self.stuck = {cell: list(apples) for cell, apples in orchard.stuck.items() if apples}
        self.spare = orchard.spare
        self.caught: dict[Column, int] = {}
        self.runs: list[Run] = []

    def follow(self, root: int, flight: Flight) -> list[Flight]:
        """One run, to its end; what comes next, the last one first."""
        after: After = None
        while after is None:
            after = self._enter(flight)
        how, origin, path = flight.how, flight.origin, flight.path
        self.runs.append(Run(root, flight.apple, how, origin, path, flight.knocks))
        return after

    def _enter(self, flight: Flight) -> After:
        orchard = self._orchard
        if not orchard.first <= flight.column <= orchard.last:
            return self.gone(flight, "lost")
        if flight.row > orchard.rows:
            return self._land(flight)
        return EFFECTS[self._kinds.get((flight.row, flight.column), LEAF)](self, flight)

    def _land(self, flight: Flight) -> After:
        """CM-605, CM-606: into a basket, or onto the ground."""
        column = flight.column
        if column not in self._orchard.baskets:
            return self.gone(flight, "lost")
        flight.note("basket")
        self.caught[column] = self.caught.get(column, 0) + 1
        return []

    def gone(self, flight: Flight, event: Event) -> After:
        """CM-605, CM-622, CM-623: the token goes back to the supply at once."""
        flight.note(event)
        self.spare += 1
        return []

    def partner(self, cell: Cell) -> Cell:
        """Where the other portal of a pair lies."""
        return self._orchard.partners[cell]


def straight_on(_fall: Fall, flight: Flight) -> After:
    """CM-611, CM-612: an empty cell, a leaf or an upright platform lets the apple fall on."""
    flight.go("pass", "D")


def bounce_left(_fall: Fall, flight: Flight) -> After:
    """CM-613: one row down and one column left, wherever the apple came from."""
    flight.go("bounce", "L")


def bounce_right(_fall: Fall, flight: Flight) -> After:
    """CM-613: one row down and one column right, wherever the apple came from."""
    flight.go("bounce", "R")


def platform(fall: Fall, flight: Flight) -> After:
    """CM-614, CM-615: from above the apple sticks; from the side it rolls over."""
    cell = flight.row, flight.column
    if flight.direction == "D":
        flight.note("stick")
        fall.stuck.setdefault(cell, []).append(flight.apple)
        return []
    if cell in fall.stuck:
        return knock(fall, flight, cell)
    flight.go("roll", flight.direction)
    return None


def knock(fall: Fall, flight: Flight, cell: Cell) -> After:
    """CM-616, CM-617: those that stuck go first, oldest first; the apple waits, then follows."""
    flight.note("knock")
    way = flight.direction
    pushed = [Flight(apple, "knocked", cell, way) for apple in fall.stuck.pop(cell)]
    flight.knocks = len(pushed)
    return [Flight(flight.apple, "waited", cell, way, flight.entered), *pushed[::-1]]


def doubler(fall: Fall, flight: Flight) -> After:
    """CM-618, CM-619: two halves, the left one first; without a spare apple straight down."""
    if not fall.spare:
        flight.go("no-spare", "D")
        return None
    fall.spare -= 1
    flight.note("split")
    cell = flight.row, flight.column
    return [
        Flight(flight.apple + "R", "right", cell, "R", flight.entered),
        Flight(flight.apple + "L", "left", cell, "L", flight.entered),
    ]


def portal(fall: Fall, flight: Flight) -> After:
    """CM-621, CM-622: straight down out of the partner; into the same card again is a loop."""
    cell = flight.row, flight.column
    if cell in flight.entered:
        return fall.gone(flight, "loop")
    flight.entered |= {cell}
    flight.go("teleport", "D")
    row, flight.column = fall.partner(cell)
    flight.row = row + 1
    return None


def trap(fall: Fall, flight: Flight) -> After:
    """CM-623: from any side."""
    return fall.gone(flight, "trap")


EFFECTS: Final[dict[str, Callable[[Fall, Flight], After]]] = {
    LEAF: straight_on,
    UPRIGHT: straight_on,
    LEFT: bounce_left,
    RIGHT: bounce_right,
    PLATFORM: platform,
    DOUBLER: doubler,
    PORTAL: portal,
    TRAP: trap,
}
"""What every mechanism does to an apple, as it acts; an empty cell acts like a leaf."""


def resolve(orchard: Orchard, batch: Sequence[Flight]) -> Fall:
    """CM-602, CM-604: one apple after another, each with all that it causes.

    The orchard stays as it is; every fall ends (CM-625).
    """
    fall = Fall(orchard)
    for root, flight in enumerate(batch):
        waiting = [flight]
        while waiting:
            waiting += fall.follow(root, waiting.pop())
    return fall
