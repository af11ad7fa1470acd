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

NOW: Final = "now"
"""The key of what is set free at once."""


def run_view(run: Run, partners: dict[Cell, Cell]) -> dict[str, Any]:
    """A run as plain data: a step is row, column and event, and at a portal the way out."""
    path: list[list[Any]] = []
    for step in run.path:
        out = partners[step.row, step.column] if step.event == "teleport" else ()
        path.append([step.row, step.column, step.event, *out])
    return {"apple": run.apple, "how": run.how, "origin": list(run.origin), "path": path}


def paths_of(state: State) -> Paths | None:
    """The paths of all apples that hang, with the table as it is; None: nobody wants to know."""
    if state.terms.path_preview == "off":
        return None
    return paths_in(Trial(orchard_of(state), (0, 0)), state.branch)


def paths_in(trial: Trial, branch: Sequence[Column]) -> Paths:
    """The paths of what is set free, and then of all that hangs."""
    partners = trial.orchard.partners
    paths: Paths = {NOW: []} if trial.freed else {}
    if trial.freed:
        paths[NOW] = [run_view(run, partners) for run in trial.release().runs]
    columns = sorted(branch)
    paths.update((str(column), []) for column in columns)
    for run in fall_of(trial.settled(), columns).runs:
        paths[str(columns[run.root])].append(run_view(run, partners))
    return paths


def previews(state: State, trials: Iterable[tuple[str, Sequence[Cell], Trial]]) -> dict[str, Paths]:
    """By choice, the paths that would be others; a choice that changes none is left out.

    A trial comes with its choice and the cells that it touches: only one that an apple enters as
    things are, or where apples stick, can change anything.
    """
    if state.terms.path_preview == "off":
        return {}
    orchard = orchard_of(state)
    base = paths_in(Trial(orchard, (0, 0)), state.branch)
    matter = entered(base).union(orchard.stuck)
    found: dict[str, Paths] = {}
    for choice, cells, trial in trials:
        if not matter.isdisjoint(cells):
            paths = paths_in(trial, state.branch)
            others = {key: runs for key, runs in paths.items() if runs != base.get(key)}
            found.update({choice: others} if others else {})
    return found


def entered(paths: Paths) -> set[Cell]:
    """The cells that some apple enters."""
    return {(step[0], step[1]) for runs in paths.values() for run in runs for step in run["path"]}
