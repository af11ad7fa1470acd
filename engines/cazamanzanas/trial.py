"""What a card would make of the orchard, and what would fall then: for rules, previews and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.cazamanzanas.components import Column
from engines.cazamanzanas.fall import Apple, Cell, Fall, Orchard, hanging, released, resolve
from engines.cazamanzanas.orchard import TURNED


class Trial(NamedTuple):
    """An orchard after a card, and the apples that this has set free at a cell."""

    orchard: Orchard
    cell: Cell
    freed: Sequence[Apple] = ()

    def release(self) -> Fall:
        """CM-504, CM-506: the fall of what was set free."""
        return resolve(self.orchard, released(self.freed, self.cell))

    def settled(self) -> Orchard:
        """The orchard when what was set free has come to rest."""
        if not self.freed:
            return self.orchard
        fall = self.release()
        return self.orchard._replace(stuck=fall.stuck, spare=fall.spare)


def laying(orchard: Orchard, kind: str, cell: Cell) -> Trial:
    """CM-401, CM-403: a mechanism is laid, upright."""
    return Trial(orchard._replace(kinds={**orchard.kinds, cell: kind}), cell)


def pairing(orchard: Orchard, kind: str, one: Cell, other: Cell) -> Trial:
    """CM-407: two portals are laid, which are partners."""
    kinds = {**orchard.kinds, one: kind, other: kind}
    partners = {**orchard.partners, one: other, other: one}
    return Trial(orchard._replace(kinds=kinds, partners=partners), one)


def bombing(orchard: Orchard, cell: Cell) -> Trial:
    """CM-503, CM-504: a mechanism is gone, and what stuck to it falls."""
    kinds = {at: kind for at, kind in orchard.kinds.items() if at != cell}
    return freeing(orchard._replace(kinds=kinds), cell)


def rotating(orchard: Orchard, cell: Cell) -> Trial:
    """CM-505, CM-506: a mechanism is turned; what stuck to a platform falls."""
    kinds = {**orchard.kinds, cell: TURNED[orchard.kinds[cell]]}
    return freeing(orchard._replace(kinds=kinds), cell)


def freeing(orchard: Orchard, cell: Cell) -> Trial:
    """The apples that stick in a cell lose their hold."""
    stuck = {at: apples for at, apples in orchard.stuck.items() if at != cell}
    return Trial(orchard._replace(stuck=stuck), cell, orchard.stuck.get(cell, ()))


def fall_of(orchard: Orchard, branch: Sequence[Column]) -> Fall:
    """CM-702: every apple on the branch falls, from left to right."""
    return resolve(orchard, hanging(branch))
