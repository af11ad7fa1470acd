"""The table between branch and baskets: which cells there are, and what may be done to them."""

from __future__ import annotations

import re
from typing import Final

from engines.cazamanzanas.components import (
    BRANCHES,
    DOUBLER,
    LEFT,
    PLATFORM,
    PORTAL,
    RIGHT,
    ROUNDS,
    RULES,
    Column,
    owner_of,
)
from engines.cazamanzanas.fall import UPRIGHT, Fall, Orchard
from engines.cazamanzanas.state import Cell, Mechanism, State

NEAR, FAR = RULES["portal_reach"]
TURNABLE: Final = (LEFT, RIGHT, PLATFORM)
TURNED: Final = {LEFT: RIGHT, RIGHT: LEFT, PLATFORM: UPRIGHT, UPRIGHT: PLATFORM}
"""CM-505: what a mechanism acts as after a rotation, by what it acted as before."""

_CELL: Final = re.compile(r"r(\d+)c(-?\d+)")


def name_of(cell: Cell) -> str:
    """The choice that stands for a cell: `r3c-1`."""
    return f"r{cell[0]}c{cell[1]}"


def cell_of(name: str) -> Cell:
    """The cell that a choice stands for."""
    row, column = _CELL.fullmatch(name).groups()  # pyright: ignore[reportOptionalMemberAccess]: choices are made by `name_of`
    return int(row), int(column)


def columns_of(state: State) -> range:
    """The columns of the field (CM-107): those of the branch, and three on each side."""
    branches = BRANCHES[len(state.players)]
    side: int = RULES["side_columns"]
    return range(branches[0] - side, branches[-1] + side + 1)


def cells_of(state: State) -> list[Cell]:
    """CM-401: every cell in which a mechanism may lie."""
    return [(row, column) for row in range(1, state.rows + 1) for column in columns_of(state)]


def free_cells(state: State) -> list[Cell]:
    """CM-108: a cell holds at most one mechanism."""
    taken = {card.cell for card in state.table}
    return [cell for cell in cells_of(state) if cell not in taken]


def distance(one: Cell, other: Cell) -> int:
    """CM-408: rows and columns between two cells, together."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


REACH: Final = tuple(
    (row, column)
    for row in range(-FAR, FAR + 1)
    for column in range(-FAR, FAR + 1)
    if NEAR <= distance((0, 0), (row, column)) <= FAR
)
"""CM-408: from the first portal to the second, the 24 ways, from above to below."""


def partner_cells(cell: Cell, free: set[Cell]) -> list[Cell]:
    """CM-408: where the second portal may lie when the first lies in `cell`."""
    around = [(cell[0] + row, cell[1] + column) for row, column in REACH]
    return [other for other in around if other in free]


def portal_cells(free: list[Cell]) -> list[Cell]:
    """CM-409: where the first portal may lie, so that there is room for the second."""
    room = set(free)
    return [cell for cell in free if partner_cells(cell, room)]


def bombable(state: State) -> list[Mechanism]:
    """CM-502: everything on the table but portals."""
    return [card for card in state.table if card.kind != PORTAL]


def turnable(state: State) -> list[Mechanism]:
    """CM-505: trampolines and platforms."""
    return [card for card in state.table if card.kind in TURNABLE]


def doublers(state: State) -> int:
    """How many doublers lie on the table."""
    return sum(card.kind == DOUBLER for card in state.table)


# ---------------------------------------------------------------- for the fall


def effect_of(card: Mechanism) -> str:
    """What a mechanism acts as: itself, or what rotating made of it (CM-505)."""
    return TURNED[card.kind] if card.turned else card.kind


def orchard_of(state: State) -> Orchard:
    """The table as the fall sees it; apples that stick are Q1, Q2, … in reading order."""
    columns = columns_of(state)
    stuck: dict[Cell, list[str]] = {}
    number = 0
    for card in sorted(state.table, key=lambda card: card.cell):
        if card.stuck:
            stuck[card.cell] = [f"Q{number + n}" for n in range(1, card.stuck + 1)]
            number += card.stuck
    return Orchard(
        state.rows,
        columns[0],
        columns[-1],
        frozenset(basket.column for basket in state.baskets),
        {card.cell: effect_of(card) for card in state.table},
        partners_of(state),
        stuck,
        spare_of(state),
    )


def partners_of(state: State) -> dict[Cell, Cell]:
    """CM-407: each portal on the table with the other one of its set."""
    portals = [card for card in state.table if card.kind == PORTAL]
    return {
        card.cell: other.cell
        for card in portals
        for other in portals
        if other is not card and owner_of(other.card) == owner_of(card.card)
    }


def reserve_of(state: State) -> int:
    """CM-208, CM-620: apples that are kept for the reveals still to come."""
    return sum(RULES["new_apples"][state.round : ROUNDS])


def spare_of(state: State) -> int:
    """CM-620: apples in the supply that doublers may use."""
    return state.supply - reserve_of(state)


def settle(state: State, fall: Fall) -> None:
    """Leave the table as a fall leaves it: apples in baskets, on platforms and in the supply."""
    for card in state.table:
        card.stuck = len(fall.stuck.get(card.cell, ()))
    for basket in state.baskets:
        basket.apples += fall.caught.get(basket.column, 0)
    state.supply = fall.spare + reserve_of(state)


def shifting(state: State) -> list[Column]:
    """CM-703: the columns in which a mechanism stands directly above a basket."""
    baskets = {basket.column for basket in state.baskets}
    row = [card.column for card in state.table if card.row == state.rows]
    return sorted(baskets.intersection(row))
