"""The worked examples with a board: every apple, every cell, in order."""

from __future__ import annotations

import pytest

from engines.cazamanzanas.fall import hanging, released, resolve
from tests.engines.cazamanzanas.boards import Board, boards, ended, told

BOARDS = dict(boards())


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_a_worked_example(board: Board) -> None:
    """CM-601 to CM-624; CM-RUL-04 to CM-RUL-15: all as drawn in `boards.txt`."""
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
