"""What is in the box, and what may be chosen in the lobby (KK-101 to KK-107, KK-213)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.kamakura import game
from engines.kamakura.components import COUNT, DECK, KIND, LANDS, RULES, SORT, VALUE
from engines.kamakura.hands import (
    barrages,
    has_combination,
    is_unplayable,
    power,
    strongest,
)
from engines.kamakura.options import PRESETS, Options
from tests.engines.kamakura.scenario import camp, deal

ALL = list(range(2 * DECK))


def cards(words: str) -> list[int]:
    return deal(list(ALL), words)


def test_the_box() -> None:
    """KK-R01: how many there are of each card, 92 in one deck; with 16 lands 108."""
    assert COUNT == {
        "samurai": 12,
        "ninja": 12,
        "geisha": 12,
        "kunai": 12,
        "katana": 10,
        "naginata": 10,
        "yumi": 8,
        "barrage": 6,
        "wall": 10,
    }
    assert (DECK, DECK + RULES["players_per_deck"] * len(LANDS)) == (92, 108)
    assert Counter(KIND) == {kind: 2 * count for kind, count in COUNT.items()}
    assert LANDS == {"farm": 1, "village": 2, "fortress": 3, "palace": 4}
    assert sum(LANDS.values()) == RULES["start_score"] == 10


def test_sorts_and_values() -> None:
    weapons = {"kunai": 1, "katana": 2, "naginata": 3, "yumi": 4}
    assert {kind: value for kind, value in VALUE.items() if value} == weapons
    assert {kind for kind, sort in SORT.items() if sort == "weapon"} == set(weapons)
    assert [kind for kind, sort in SORT.items() if sort == "soldier"] == [
        "samurai",
        "ninja",
        "geisha",
    ]


@pytest.mark.parametrize(
    ("arms", "worth"),
    [
        ("samurai kunai", 2),
        ("samurai yumi", 4),
        ("samurai naginata yumi", 8),
        ("samurai kunai katana", 5),
        ("ninja kunai kunai", 2),
        ("geisha yumi", 4),
    ],
)
def test_power(arms: str, worth: int) -> None:
    """KK-104, KK-105, KK-404: a Samurai adds one to each weapon, up to four."""
    soldier, *weapons = cards(arms)
    assert power(soldier, weapons) == worth
    assert strongest(soldier, weapons, len(weapons)) == worth
    assert strongest(soldier, weapons, 3) == -1


@pytest.mark.parametrize(
    ("hand", "combination", "shots", "unplayable"),
    [
        ("samurai kunai", True, 0, False),
        ("samurai samurai wall", False, 0, True),
        ("yumi yumi wall", False, 0, True),
        ("yumi yumi yumi", False, 1, False),
        ("yumi yumi yumi yumi yumi yumi barrage", False, 3, False),
        ("barrage wall", False, 1, False),
        ("", False, 0, True),
    ],
)
def test_what_a_hand_can_do(hand: str, combination: bool, shots: int, unplayable: bool) -> None:
    """KK-101, KK-106, KK-107, KK-613, KK-R08: unplayable is what cannot be laid on a turn."""
    held = cards(hand)
    assert has_combination(held) == combination
    assert barrages(held) == shots
    assert is_unplayable(held) == unplayable


@pytest.mark.parametrize(
    ("seats", "options", "decks"),
    [
        (2, {}, 1),
        (4, {}, 1),
        (5, {}, 2),
        (8, {}, 2),
        (2, {"decks": "2"}, 2),
        (4, {"decks": "1"}, 1),
    ],
)
def test_how_many_decks(seats: int, options: dict[str, Any], decks: int) -> None:
    """KK-213, KK-R27: one deck for four, two for up to eight."""
    assert camp(*[""] * seats, **options).state.terms.decks == decks
    assert game.objection(seats, Options(**options)) is None
    assert list(game.info.seats) == list(range(2, 9))


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (5, {"decks": "1"}, "decks"),
        (8, {"decks": "1"}, "decks"),
        (2, {"mode": "teams"}, "teams"),
        (3, {"mode": "teams"}, "teams"),
        (5, {"mode": "teams"}, "teams"),
        (7, {"mode": "teams"}, "teams"),
        (4, {"mode": "teams"}, None),
        (6, {"mode": "teams"}, None),
        (8, {"mode": "teams"}, None),
    ],
)
def test_what_does_not_fit(seats: int, options: dict[str, Any], reason: str | None) -> None:
    """KK-1001: two equal teams, of two at least."""
    assert game.objection(seats, Options(**options)) == reason


def test_the_score_to_win_can_be_raised() -> None:
    """KK-R27: for five and more, 20 or 23."""
    for goal in ("17", "20", "23"):
        table = camp("ninja", "ninja", victory_score=goal)
        assert table.match.view(0)["public"]["goal"] == int(goal)
    assert RULES["victory_scores"] == [17, 20, 23]


def test_presets_are_options() -> None:
    """KK-1101 and the rest of section 14 make up the second edition."""
    for preset in PRESETS.values():
        Options.model_validate(preset)
    second = Options.model_validate(PRESETS["second-edition"])
    assert (second.opening_exchange, second.restock_rule, second.barrage_strength) == (
        "on",
        "second",
        "two",
    )
