"""What holds of every fall, on random orchards.

`python -m tests.engines.cazamanzanas.test_fall 100000` tries so many of them.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from engines.cazamanzanas.components import DOUBLER, LEAF, LEFT, PLATFORM, PORTAL, RIGHT, TRAP
from engines.cazamanzanas.fall import (
    UPRIGHT,
    Cell,
    Fall,
    Flight,
    Orchard,
    hanging,
    released,
    resolve,
)
from engines.cazamanzanas.orchard import distance
from engines.kernel import Rng
from tests.engines.cazamanzanas.pseudocode import Plain

pytestmark = pytest.mark.unmeasured
BOARDS = 300
KINDS = (LEAF, LEFT, LEFT, RIGHT, RIGHT, PLATFORM, PLATFORM, UPRIGHT, TRAP)
MIRRORED = {LEFT: RIGHT, RIGHT: LEFT}


def any_orchard(rng: Rng, *, doublers: int = 4) -> Orchard:
    """An orchard as wild as the limits allow: four pairs of portals, piles, no spare apple."""
    first, rows, most = -2 * rng.below(2), 4 + rng.below(3), 1 + rng.below(9)
    cells = [(row, column) for row in range(1, rows + 1) for column in range(first, 12)]
    kinds = {cell: rng.choice(KINDS) for cell in cells if rng.below(10) < most}
    for cell in rng.sample(cells, rng.below(doublers + 1)):
        kinds[cell] = DOUBLER
    partners = any_portals(rng, cells)
    kinds.update(dict.fromkeys(partners, PORTAL))
    flat = [cell for cell, kind in kinds.items() if kind == PLATFORM]
    piles = {cell: rng.below(4) for cell in flat if rng.below(2)}
    stuck = {cell: [f"{cell}#{n}" for n in range(size)] for cell, size in piles.items() if size}
    left = first + 3
    return Orchard(rows, first, 11, frozenset(range(left, 9)), kinds, partners, stuck, rng.below(9))


def any_portals(rng: Rng, cells: list[Cell]) -> dict[Cell, Cell]:
    """Up to four pairs within reach of each other."""
    partners: dict[Cell, Cell] = {}
    most = 2 * rng.below(5)
    for one in rng.sample(cells, 20):
        other = rng.choice([cell for cell in cells if 0 < distance(one, cell) <= 3])
        if len(partners) < most and not {one, other} & partners.keys():
            partners |= {one: other, other: one}
    return partners


def any_batch(orchard: Orchard, rng: Rng) -> tuple[Orchard, list[Flight]]:
    """Apples on some branches, or a pile that loses its hold."""
    if orchard.stuck and rng.below(3) == 0:
        cell = rng.choice(sorted(orchard.stuck))
        kinds = {**orchard.kinds, cell: UPRIGHT}
        stuck = {at: pile for at, pile in orchard.stuck.items() if at != cell}
        return orchard._replace(kinds=kinds, stuck=stuck), released(orchard.stuck[cell], cell)
    branches = sorted(orchard.baskets)
    return orchard, hanging(rng.sample(branches, 1 + rng.below(len(branches))))


def cases(count: int = BOARDS) -> Iterator[tuple[Orchard, list[Flight]]]:
    """Random orchards with something to fall in them."""
    for number in range(count):
        rng = Rng(number.to_bytes(32, "little"))
        yield any_batch(any_orchard(rng), rng)


def started(batch: list[Flight]) -> list[tuple[str, int, int, str]]:
    """A batch as the pseudo-code takes it."""
    return [(f.apple, f.row, f.column, f.direction) for f in batch]


def story_of(fall: Fall) -> list[tuple[object, ...]]:
    """Every step of every run."""
    return [(run.apple, *step) for run in fall.runs for step in run.path]


def tokens(orchard: Orchard) -> int:
    """Apples that stick, and those in the supply."""
    return orchard.spare + sum(map(len, orchard.stuck.values()))


def ends_of(fall: Fall) -> Counter[str]:
    """How often runs ended in each way."""
    return Counter(run.end for run in fall.runs)


def require_agreement(orchard: Orchard, batch: list[Flight]) -> Fall:
    """CM-601 to CM-625: the module and the pseudo-code tell the same story."""
    plain = Plain(orchard).resolve(started(batch))
    fall = resolve(orchard, batch)
    assert story_of(fall) == plain.story
    assert (fall.stuck, fall.spare, fall.caught) == (plain.piles(), plain.spare, plain.caught)
    return fall


def test_the_module_and_the_pseudocode_agree() -> None:
    """Also the rulings CM-RUL-04 to CM-RUL-15."""
    seen = Counter[str]()
    for orchard, batch in cases():
        fall = require_agreement(orchard, batch)
        seen.update(step[3] for run in fall.runs for step in run.path)
    assert len(seen) == 12


def require_conservation(orchard: Orchard, batch: list[Flight]) -> None:
    """CM-620, CM-INV-01: what fell is in a basket, on a platform or back in the supply."""
    fall = resolve(orchard, batch)
    after = fall.spare + sum(map(len, fall.stuck.values())) + sum(fall.caught.values())
    assert after == tokens(orchard) + len(batch)


def test_no_apple_comes_or_goes() -> None:
    for orchard, batch in cases():
        require_conservation(orchard, batch)


def test_splits_never_exceed_what_there_is() -> None:
    """CM-INV-18: at most the spare apples of the beginning and those returned meanwhile."""
    for orchard, batch in cases():
        fall = resolve(orchard, batch)
        ends = ends_of(fall)
        returned = ends["lost"] + ends["trap"] + ends["loop"]
        assert ends["split"] <= orchard.spare + returned
        assert fall.spare == orchard.spare + returned - ends["split"] >= 0


def test_a_fall_is_the_same_whenever_it_is_worked_out() -> None:
    """CM-INV-14: it draws nothing, and leaves the orchard as it is."""
    for (orchard, batch), (_, same) in zip(cases(), cases(), strict=True):
        before = repr(orchard)
        first = story_of(resolve(orchard, batch))
        assert repr(orchard) == before
        assert story_of(resolve(orchard, same)) == first


def test_every_step_leads_down_but_out_of_a_portal() -> None:
    """CM-602, CM-625: cell after cell; no portal card is entered twice in a line but in a loop."""
    for orchard, batch in cases():
        for run in resolve(orchard, batch).runs:
            entered: list[Cell] = []
            for (*at, _, event), following in zip(run.path, run.path[1:], strict=False):
                cell = at[0], at[1]
                out = orchard.partners[cell] if event == "teleport" else cell
                assert following[0] == out[0] + 1
                assert abs(following[1] - out[1]) <= (event in ("bounce", "roll"))
                entered += [cell] if event == "teleport" else []
            assert len(set(entered)) == len(entered)


def mirrored(orchard: Orchard) -> Orchard:
    """Left and right exchanged."""
    return orchard._replace(
        first=-orchard.last,
        last=-orchard.first,
        baskets=frozenset(-column for column in orchard.baskets),
        kinds={over(cell): MIRRORED.get(kind, kind) for cell, kind in orchard.kinds.items()},
        partners={over(one): over(other) for one, other in orchard.partners.items()},
        stuck={over(cell): pile for cell, pile in orchard.stuck.items()},
    )


def over(cell: Cell) -> Cell:
    """The cell on the other side."""
    return cell[0], -cell[1]


def test_the_mirrored_orchard_gives_the_mirrored_fall() -> None:
    """CM-INV-17: without doublers, and with the apples from right to left."""
    for number in range(BOARDS):
        rng = Rng(number.to_bytes(32, "big"))
        orchard = any_orchard(rng, doublers=0)
        columns = sorted(orchard.baskets)
        fall = resolve(orchard, hanging(columns))
        turned = hanging([-column for column in columns])[::-1]
        image = resolve(mirrored(orchard), turned)
        assert {-c: n for c, n in image.caught.items()} == fall.caught
        sizes = {over(cell): len(pile) for cell, pile in image.stuck.items()}
        assert sizes == {cell: len(pile) for cell, pile in fall.stuck.items()}
        assert image.spare == fall.spare


@pytest.mark.parametrize("columns", [[8, 3, 5], (5, 8, 3)])
def test_branch_apples_fall_from_left_to_right(columns: list[int]) -> None:
    """CM-604, CM-702: in whatever order they are named."""
    assert [flight.apple for flight in hanging(columns)] == ["3", "5", "8"]


if __name__ == "__main__":
    for any_case in cases(int(sys.argv[1])):
        require_agreement(*any_case)
        require_conservation(*any_case)
