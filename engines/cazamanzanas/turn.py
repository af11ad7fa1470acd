"""What the player of a turn may do, and how he is asked (section 6, CM-D1)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engines.cazamanzanas.components import (
    BOMB,
    DOUBLER,
    KIND,
    PORTAL,
    ROTATE,
    RULES,
    Card,
    Kind,
)
from engines.cazamanzanas.fall import Cell
from engines.cazamanzanas.orchard import (
    bombable,
    cell_of,
    doublers,
    free_cells,
    name_of,
    orchard_of,
    partner_cells,
    portal_cells,
    turnable,
)
from engines.cazamanzanas.preview import previews
from engines.cazamanzanas.state import Mechanism, State
from engines.cazamanzanas.trial import bombing, laying, pairing, rotating
from engines.kernel import Barred, Seat, Table

DOUBLERS: int = RULES["doublers_on_table"]

Ban: TypeAlias = tuple[str, str]
"""Why something is forbidden: a reason and the rule."""


class Play(Struct, frozen=True):
    """A card and the cells it goes to or is aimed at: one, for portals two.

    No cell at all: nothing in the hand could be played, and the card is thrown away (CM-310).
    """

    card: Card
    cells: list[Cell]


async def compose(table: Table[State], seat: Seat) -> Play:
    """CM-D1, CM-302: exactly one card; what is only begun is seen by nobody else."""
    s = table.state
    hand = s.players[seat].hand
    bans = {card: ban for card in hand if (ban := ban_on(s, KIND[card]))}
    if len(bans) == len(hand):
        return Play(await table.pick(seat, hand, "dead-hand", rule="CM-310", secret=True), [])
    able = [card for card in hand if card not in bans]
    barred = tuple(Barred(card, *ban) for card, ban in bans.items())
    card = await table.pick(
        seat, able, "card", barred=barred, light=tuple(able), rule="CM-302", secret=True
    )
    return Play(card, await choose_cells(table, seat, card))


async def choose_cells(table: Table[State], seat: Seat, card: Card) -> list[Cell]:
    """Where the card goes, or what it is aimed at."""
    match KIND[card]:
        case "bomb":
            return [await choose_bombed(table, seat, card)]
        case "rotate":
            return [await choose_turned(table, seat, card)]
        case "portal":
            return await choose_pair(table, seat, card)
        case _:
            return [await choose_cell(table, seat, card)]


# ---------------------------------------------------------------- what is allowed


def ban_on(state: State, kind: Kind) -> Ban | None:
    """CM-303: why a card cannot be played now; None: it can."""
    if kind == BOMB:
        return None if bombable(state) else ("nothing-to-bomb", "CM-502")
    if kind == ROTATE:
        return None if turnable(state) else ("nothing-to-turn", "CM-505")
    if kind == DOUBLER and doublers(state) >= DOUBLERS:
        return "doublers", "CM-406"
    free = free_cells(state)
    if kind == PORTAL and not portal_cells(free):
        return "no-pair", "CM-409"
    return None if free else ("no-room", "CM-108")


def bar(cells: list[Cell], reason: str, rule: str) -> tuple[Barred, ...]:
    """Cells that one might point at, and the one rule that forbids them."""
    return tuple(Barred(name_of(cell), reason, rule) for cell in cells)


def taken(state: State) -> tuple[Barred, ...]:
    """CM-108: cells in which something lies."""
    return bar([card.cell for card in state.table], "taken", "CM-108")


# ---------------------------------------------------------------- mechanisms


async def choose_cell(table: Table[State], seat: Seat, card: Card) -> Cell:
    """CM-D1a, CM-401, CM-402: any free cell."""
    s = table.state
    free, orchard, kind = free_cells(s), orchard_of(s), KIND[card]
    tried = ((name_of(cell), [cell], laying(orchard, kind, cell)) for cell in free)
    choice = await table.pick(
        seat,
        map(name_of, free),
        "cell",
        params={"card": card, "kind": kind, "paths": previews(s, tried)},
        barred=taken(s),
        rule="CM-401",
        secret=True,
    )
    return cell_of(choice)


async def choose_pair(table: Table[State], seat: Seat, card: Card) -> list[Cell]:
    """CM-D1b, CM-407 to CM-409: one cell for the portal in hand, one for the one set aside."""
    s = table.state
    free = free_cells(s)
    able = portal_cells(free)
    alone = [cell for cell in free if cell not in able]
    names = [name_of(cell) for cell in able]
    first = cell_of(
        await table.pick(
            seat,
            names,
            "portal",
            params={"card": card},
            barred=taken(s) + bar(alone, "no-partner", "CM-409"),
            light=tuple(names),
            rule="CM-409",
            secret=True,
        )
    )
    return [first, await choose_partner(table, seat, card, first)]


async def choose_partner(table: Table[State], seat: Seat, card: Card, first: Cell) -> Cell:
    """CM-408: within three steps of the first."""
    s = table.state
    free, orchard = free_cells(s), orchard_of(s)
    able = partner_cells(first, set(free))
    far = [cell for cell in free if cell not in able and cell != first]
    tried = ((name_of(at), [first, at], pairing(orchard, PORTAL, first, at)) for at in able)
    choice = await table.pick(
        seat,
        map(name_of, able),
        "partner",
        params={"card": card, "first": name_of(first), "paths": previews(s, tried)},
        barred=taken(s) + bar([first], "taken", "CM-108") + bar(far, "far", "CM-408"),
        rule="CM-408",
        secret=True,
    )
    return cell_of(choice)


# ---------------------------------------------------------------- actions


async def choose_bombed(table: Table[State], seat: Seat, card: Card) -> Cell:
    """CM-D1c, CM-502: any mechanism, own or foreign, but no portal."""
    s = table.state
    orchard, able = orchard_of(s), cells_in(bombable(s))
    tried = ((name_of(cell), [cell], bombing(orchard, cell)) for cell in able)
    choice = await table.pick(
        seat,
        map(name_of, able),
        "bomb",
        params={"card": card, "paths": previews(s, tried)},
        barred=bar(others(s, able), "portal-stays", "CM-502"),
        rule="CM-502",
        secret=True,
    )
    return cell_of(choice)


async def choose_turned(table: Table[State], seat: Seat, card: Card) -> Cell:
    """CM-D1d, CM-505: any trampoline or platform, own or foreign."""
    s = table.state
    orchard, able = orchard_of(s), cells_in(turnable(s))
    tried = ((name_of(cell), [cell], rotating(orchard, cell)) for cell in able)
    choice = await table.pick(
        seat,
        map(name_of, able),
        "rotate",
        params={"card": card, "paths": previews(s, tried)},
        barred=bar(others(s, able), "not-turnable", "CM-505"),
        rule="CM-505",
        secret=True,
    )
    return cell_of(choice)


def cells_in(cards: list[Mechanism]) -> list[Cell]:
    """Where some mechanisms lie, row by row."""
    return sorted(card.cell for card in cards)


def others(state: State, cells: list[Cell]) -> list[Cell]:
    """Where all other mechanisms lie."""
    return [cell for cell in cells_in(state.table) if cell not in cells]
