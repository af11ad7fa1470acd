"""A refusal tells nobody what they may not know."""

import pytest

from engines.kernel import IllegalMoveError, Match
from tests.engines.sketches import Plans


def test_how_many_questions_another_seat_has_answered_cannot_be_found_out_by_guessing() -> None:
    match = Match.start(Plans(), 3, Plans.options(), bytes(32))
    match.submit(1, "0.1.1", (3,))
    assert match.decisions[1].id == "0.1.2"
    for number in (1, 2, 3):
        with pytest.raises(IllegalMoveError, match="not-yours"):
            match.submit(0, f"0.1.{number}", (3,))


@pytest.mark.parametrize("nonsense", ["0.0.9", "7.0.1", "", "1", "a"])
def test_an_id_that_names_nobody_else_is_closed(nonsense: str) -> None:
    match = Match.start(Plans(), 3, Plans.options(), bytes(32))
    with pytest.raises(IllegalMoveError, match="closed"):
        match.submit(0, nonsense, (3,))
