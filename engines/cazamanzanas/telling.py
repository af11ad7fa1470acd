"""What the log says about a fall: enough to follow every apple from cell to cell."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, Literal, TypeAlias

from engines.cazamanzanas.components import Column
from engines.cazamanzanas.fall import Cell, Fall, Run
from engines.cazamanzanas.preview import run_view
from engines.cazamanzanas.state import State
from engines.kernel import Table

Cause: TypeAlias = Literal["ripe", "bomb", "rotate"]

GONE: Final = ("lost", "trap", "loop")
"""The ends after which an apple is back in the supply."""


def tell_fall(table: Table[State], cause: Cause, fall: Fall, partners: dict[Cell, Cell]) -> None:
    """A line for each stretch of each apple's way, and one for what came of all."""
    table.say("fall", cause=cause, count=len({run.root for run in fall.runs}))
    for run in fall.runs:
        tell_run(table, run, partners)
    ends = Counter(run.end for run in fall.runs)
    caught = [
        {"colour": colour_of(table.state, column), "count": count}
        for column, count in sorted(fall.caught.items())
    ]
    table.say("fallen", caught=caught, gone=sum(ends[end] for end in GONE), spare=fall.spare)


def tell_run(table: Table[State], run: Run, partners: dict[Cell, Cell]) -> None:
    """A stretch: what moves, the cells that it enters, and how it ends.

    `path` is for drawing; `stops` are the cells on the way where something happens, for reading.
    """
    row, column, _, event = run.path[-1]
    data: dict[str, Any] = {**run_view(run, partners), "stops": stops_of(run, partners)}
    if event == "basket":
        data["colour"] = colour_of(table.state, column)
    else:
        data["cell"] = {"row": row, "column": column}
    if event == "knock":
        data["count"] = run.knocks
    table.say(f"apple-{event}", **data)


def stops_of(run: Run, partners: dict[Cell, Cell]) -> list[dict[str, Any]]:
    """What happens on the way, the end left out; `way` is where the apple goes on, L or R."""
    stops: list[dict[str, Any]] = []
    for (row, column, _, event), following in zip(run.path, run.path[1:], strict=False):
        stop: dict[str, Any] = {"row": row, "column": column, "event": event}
        if event in ("bounce", "roll"):
            stop["way"] = following[2]
        if event == "teleport":
            out = partners[row, column]
            stop["out"] = {"row": out[0], "column": out[1]}
        if event != "pass":
            stops.append(stop)
    return stops


def colour_of(state: State, column: Column) -> str:
    """The colour of the basket in a column."""
    return next(basket.colour for basket in state.baskets if basket.column == column)
