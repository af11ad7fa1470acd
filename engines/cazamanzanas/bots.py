"""Programs that play Cazamanzanas."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from engines.cazamanzanas.components import (
    BOMB,
    BRANCHES,
    KIND,
    POINTS,
    PORTAL,
    RIPE,
    ROTATE,
    ROUNDS,
    Card,
    Column,
    Kind,
)
from engines.cazamanzanas.fall import Cell, Fall
from engines.cazamanzanas.orchard import (
    bombable,
    cell_of,
    free_cells,
    name_of,
    orchard_of,
    partner_cells,
    portal_cells,
    turnable,
)
from engines.cazamanzanas.state import State
from engines.cazamanzanas.trial import Trial, bombing, fall_of, laying, pairing, rotating
from engines.kernel import Bot, Choice, Decision, Move, Rng, Seat, Worlds

ENVY: Final = 0.7
"""What an apple that another player gets is worth, in own apples."""

LATER: Final = 0.25
"""What an apple is worth that the table as it is would bring in a later round."""

SWIFTNESS: Final = 5.0
"""So many points before the fall, half of what one has arranged is likely to be undone."""

NOISE: Final = 1e-4
"""Ways of equal worth are mixed by chance."""


class Gnome(Bot):
    """Lets the apples fall in his head for each card and cell, and looks into whose baskets."""

    def choose(self, worlds: Worlds, seat: Seat, decision: Decision, rng: Rng) -> Move:
        """The best move by `Outlook`; cards left in hand are kept."""
        if decision.prompt == "refill":
            return ()
        if decision.prompt in ("first-player", "dead-hand"):
            return (rng.choice(decision.choices),)
        outlook = Outlook(worlds().state, seat, rng)
        if decision.prompt == "card":
            return (outlook.card(decision.choices),)
        return (outlook.cell(decision),)


class Outlook:
    """What one seat expects of the cards that it may play, from what lies on the table."""

    def __init__(self, state: State, seat: Seat, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.orchard = orchard_of(state)
        self.branches = BRANCHES[len(state.players)]
        self.free = free_cells(state)
        self.weights = weights_of(state, seat)
        self.busy = entered(fall_of(self.orchard, state.branch))
        self.known = self.busy | entered(fall_of(self.orchard, self.branches))

    def card(self, cards: Iterable[Choice]) -> Card:
        """The card that can do most."""
        values = {int(card): self.best(int(card)) for card in cards}
        return max(values, key=lambda card: values[card])

    def best(self, card: Card) -> float:
        """What a card can do at most."""
        points = POINTS[card]
        return max(self.value(trial, points) for _, trial in self.ways(KIND[card]))

    def cell(self, decision: Decision) -> str:
        """The best cell for the card that is being played."""
        card = int(decision.params["card"])
        if decision.prompt == "partner":
            ways = self.pairs([cell_of(decision.params["first"])])
            place = 1
        else:
            ways, place = self.ways(KIND[card]), 0
        points = POINTS[card]
        values = [(self.value(trial, points), name_of(cells[place])) for cells, trial in ways]
        return max(values)[1]

    # ------------------------------------------------------------ what may be done

    def ways(self, kind: Kind) -> Iterator[tuple[list[Cell], Trial]]:
        """Where a card might go, and what it would make of the orchard."""
        if kind == BOMB:
            for card in bombable(self.state):
                yield [card.cell], bombing(self.orchard, card.cell)
        elif kind == ROTATE:
            for card in turnable(self.state):
                yield [card.cell], rotating(self.orchard, card.cell)
        elif kind == PORTAL:
            yield from self.pairs(self.promising(self.busy, portal_cells(self.free)))
        else:
            for cell in self.promising(self.known, self.free):
                yield [cell], laying(self.orchard, kind, cell)

    def pairs(self, firsts: list[Cell]) -> Iterator[tuple[list[Cell], Trial]]:
        """Where two portals might go, the first one in one of these cells."""
        free = set(self.free)
        for first in firsts:
            for other in partner_cells(first, free):
                yield [first, other], pairing(self.orchard, PORTAL, first, other)

    def promising(self, cells: set[Cell], among: list[Cell]) -> list[Cell]:
        """Of the cells that would do, those that matter, and one that does not."""
        idle = [cell for cell in among if cell not in cells]
        good = [cell for cell in among if cell in cells]
        return [*good, *self.rng.sample(idle, min(len(idle), 1))]

    # ------------------------------------------------------------ what it is worth

    def value(self, trial: Trial, points: int) -> float:
        """Apples that fall at once, those of this round, and those of rounds to come.

        The longer until the fall, the less is left of what was arranged.
        """
        state = self.state
        left = max(RIPE - state.cap - points, 0)
        likely = SWIFTNESS / (SWIFTNESS + left)
        orchard = trial.settled()
        worth = self.worth(trial.release()) if trial.freed else 0.0
        worth += likely * self.worth(fall_of(orchard, state.branch))
        if state.round < ROUNDS:
            worth += LATER * self.worth(fall_of(orchard, self.branches))
        return worth + NOISE * self.rng.below(100)

    def worth(self, fall: Fall) -> float:
        """What the baskets get, own ones and others."""
        return sum(self.weights[column] * count for column, count in fall.caught.items())


def weights_of(state: State, seat: Seat) -> dict[Column, float]:
    """What an apple in each basket is worth: any other basket may be anybody's, or nobody's."""
    mine = state.players[seat].hunters
    others = len(state.baskets) - len(mine)
    return {
        basket.column: 1.0 if basket.colour in mine else -ENVY * len(mine) / others
        for basket in state.baskets
    }


def entered(fall: Fall) -> set[Cell]:
    """The cells that some apple enters."""
    return {(step[0], step[1]) for run in fall.runs for step in run.path}
