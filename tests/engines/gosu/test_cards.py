"""Every card does what it says, in positions that are told clan by clan in `cards/*.toml`.

A case has the armies of `a` to `d`, what else `scenario.stack` takes, what is answered (`moves`, as
in `A oto; A kiri`), and what is so afterwards (`then`, as in `scenario.Camp.expect`).
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engines.gosu.components import CLANS, KINDS
from tests.engines.gosu.scenario import camp

NONE = "- / - / -"
FILES = [Path(__file__).parent / "cards" / f"{clan}.toml" for clan in CLANS]
CASES: dict[str, dict[str, Any]] = {
    f"{kind}.{number}": case
    for path in FILES
    for kind, cases in tomllib.loads(path.read_text(encoding="utf-8")).items()
    for number, case in enumerate(cases, start=1)
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_card_does_what_it_says(case: dict[str, Any]) -> None:
    told = {name: value for name, value in case.items() if name not in ("moves", "then", "seats")}
    seats = max(
        2, case.get("seats", 0), *("abcd".index(name) + 1 for name in told if name in "abcd")
    )
    armies = [told.pop(letter, NONE) for letter in "abcd"[:seats]]
    table = camp(*armies, **told)
    for move in filter(None, case.get("moves", "").split("; ")):
        letter, _, words = move.partition(" ")
        table.answers(letter, words)
    table.expect(**case["then"])


def test_every_card_has_a_case() -> None:
    """RU-06, RU-28: with targets and without, behind and level, with empty piles and full rows."""
    assert {name.partition(".")[0] for name in CASES} == set(KINDS)
