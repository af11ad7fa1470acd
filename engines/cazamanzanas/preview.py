"""Where the apples would go: the paths that pages draw (section 15), by the fall itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from engines.cazamanzanas.components import Column
from engines.cazamanzanas.fall import Cell, Run
from engines.cazamanzanas.orchard import orchard_of
from engines.cazamanzanas.state import State
from engines.cazamanzanas.trial import Trial, fall_of

Paths: TypeAlias = dict[str, list[dict[str, Any]]]
"""Runs by the column of the branch where they begin, and those of apples set free at once."""

Ways: TypeAlias = dict[str, list[Run]]
"""The same, as the fall gives them."""

NOW: Final = "now"
"""The key of what is set free at once."""


def run_view(run: Run, partners: dict[Cell, Cell]) -> dict[str, Any]:
    """A run as plain data: a step is row, column and event, and at a portal the way out."""
    path: list[list[Any]] = []
    for row, column, _, event in run.path:
        out = partners[row, column] if event == "teleport" else ()
        path.append([row, column, event, *out])
    return {"apple": run.apple, "how": run.how, "origin": list(run.origin), "path": path}


def paths_of(state: State) -> Paths | None:
    """The paths of all apples that hang, with the table as it is; None: nobody wants to know."""
    if state.terms.path_preview == "off":
        return None
    orchard = orchard_of(state)
    return viewed(ways_in(Trial(orchard, (0, 0)), state.branch), orchard.partners)


def ways_in(trial: Trial, branch: Sequence[Column]) -> Ways:
    """The runs of what is set free, and then of all that hangs."""
    ways: Ways = {NOW: trial.release().runs} if trial.freed else {}
    columns = sorted(branch)
    ways.update((str(column), []) for column in columns)
    for run in fall_of(trial.settled(), columns).runs:
        ways[str(columns[run.root])].append(run)
    return ways


def viewed(ways: Ways, partners: dict[Cell, Cell]) -> Paths:
    """Runs as plain data."""
    return {key: [run_view(run, partners) for run in runs] for key, runs in ways.items()}


def previews(state: State, trials: Iterable[tuple[str, Sequence[Cell], Trial]]) -> dict[str, Paths]:
    """By choice, the paths that would be others; a choice that changes none is left out.

    A trial comes with its choice and the cells that it touches: only one that an apple enters as
    things are, or where apples stick, can change anything.
    """
    if state.terms.path_preview == "off":
        return {}
    orchard = orchard_of(state)
    base = ways_in(Trial(orchard, (0, 0)), state.branch)
    matter = entered(base).union(orchard.stuck)
    found: dict[str, Paths] = {}
    for choice, cells, trial in trials:
        if not matter.isdisjoint(cells):
            ways = ways_in(trial, state.branch)
            others = {key: runs for key, runs in ways.items() if runs != base.get(key)}
            found.update({choice: viewed(others, trial.orchard.partners)} if others else {})
    return found


def entered(ways: Ways) -> set[Cell]:
    """The cells that some apple enters."""
    return {(step[0], step[1]) for runs in ways.values() for run in runs for step in run.path}
