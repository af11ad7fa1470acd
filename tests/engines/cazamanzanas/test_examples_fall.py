"""The worked examples with a board: every apple, every cell, in order."""

from __future__ import annotations

import pytest

from engines.cazamanzanas.fall import hanging, released, resolve
from tests.engines.cazamanzanas.boards import Board, boards, ended, told

BOARDS = dict(boards())


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_a_worked_example(board: Board) -> None:
    """All as drawn in `boards.txt`.

    CM-601, CM-602, CM-603, CM-604, CM-605, CM-606, CM-611, CM-612, CM-613, CM-614, CM-615, CM-616,
    CM-617, CM-618, CM-619, CM-620, CM-621, CM-622, CM-623, CM-624; CM-RUL-04, CM-RUL-05,
    CM-RUL-06, CM-RUL-07, CM-RUL-08, CM-RUL-09, CM-RUL-10, CM-RUL-12, CM-RUL-15.
    """
    orchard = board.orchard()
    batch = hanging(board.branch)
    for cell, apples in board.apples("freed").items():
        batch = released(apples, cell)
    fall = resolve(orchard, batch)
    assert told(fall, orchard.partners) == board.runs
    assert ended(fall) == board.said["end"]


def test_thirty_examples_have_a_board() -> None:
    assert list(BOARDS) == [f"CM-E{number:02}" for number in range(1, 31)]
    for board in BOARDS.values():
        assert all(has == (1 <= column <= 8) for column, has in board.baskets.items())
