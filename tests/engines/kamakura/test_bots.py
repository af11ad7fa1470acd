"""The shogun: what it does where one can tell what is right, and how well it plays."""

from __future__ import annotations

from collections import Counter
from math import isclose
from typing import Any

import pytest

from engines.kamakura import game
from engines.kamakura.components import DECK, KIND, KUNAI, WALL
from engines.kamakura.hands import can_answer, defenders, has_combination, of_kind, soldiers
from engines.kamakura.options import Options
from engines.kamakura.shogun import chances
from engines.kamakura.shogun.outlook import Outlook, worth_of
from engines.kamakura.state import State
from engines.kernel import Match, Rng, bot_move
from tests.engines.kamakura.scenario import Camp, camp, copy_of, resume, rng, seat_of, word_of

# ---------------------------------------------------------------- asking the shogun


def words(table: Camp, letter: str, number: int = 0) -> str:
    """What the shogun answers to all questions of the open window, in words."""
    twin, said = Camp(table.match.clone()), list[str]()
    source = rng(number)
    while True:
        decision = twin.question(letter)
        move = bot_move(twin.match, seat_of(letter), "shogun", source)
        twin.match.submit(seat_of(letter), decision.id, move)
        said += [word_of(choice, decision.prompt) for choice in move]
        if not twin.match.answers(seat_of(letter)):
            return " ".join(said)


def always(table: Camp, letter: str) -> set[str]:
    """What the shogun may answer, by several chances."""
    return {words(table, letter, number) for number in range(8)}


def test_it_surrenders_a_farm_rather_than_a_hand() -> None:
    table = camp("x" and "ninja kunai wall", "samurai yumi geisha katana wall wall")
    table.attack("A", "ninja kunai", "B4")
    assert all(answer != "surrender" for answer in always(table, "B"))
