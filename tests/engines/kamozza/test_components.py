"""What is in the box and how it is set up (KZ-1xx, KZ-2xx)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kamozza import game
from engines.kamozza.components import ARRIVALS, KINDS, PORTS, ROUNDS, SHIPS, WEIGHT
from engines.kamozza.decks import decks_of, ships_of
from engines.kamozza.options import Options, Terms
from engines.kamozza.state import State
from engines.kernel import Rng

SEEDS = [bytes([n]) * 32 for n in range(60)]


def setup(seats: int, seed: bytes = SEEDS[0], **options: Any) -> State:
    return game.setup(seats, Options(**options), Rng(seed))


def test_the_box() -> None:
    """KZ-101: 2 ports, 14 ships, 3 bonus cards, 35 cargo cards and 10 port cards make 64."""
    ships = sum(len(SHIPS[port]) for port in PORTS)
    bonus = len(ARRIVALS) - ships
    cargo, choices = 5 * len(KINDS), 5 * len(PORTS)
    assert (len(PORTS), ships, bonus, cargo, choices) == (2, 14, 3, 35, 10)
    assert len(PORTS) + ships + bonus + cargo + choices == 64


def test_the_goods() -> None:
    """KZ-102, KZ-103, KZ-R01, KZ-R03: seven kinds, whose weights are also their points."""
    weights = {"rat": 1, "tea": 3, "silk": 5, "porcelain": 7, "rice": 10, "timber": 15, "gold": 20}
    assert weights == WEIGHT
    assert sum(WEIGHT.values()) == 61


def test_the_ships() -> None:
    """KZ-104, KZ-105, KZ-106, KZ-R02: seven small and seven large ships."""
    assert SHIPS == {"A": (8, 11, 14, 17, 20, 21, 23), "B": (30, 32, 35, 37, 40, 42, 45)}


def test_the_bonus_cards() -> None:
    """KZ-107, KZ-108, KZ-R04: two typhoons without capacity, and a Cat Ship that carries 25."""
    bonus = {card.id: card for card in ARRIVALS.values() if card.kind != "ship"}
    assert {card: bonus[card].capacity for card in bonus} == {
        "cat_ship": 25,
        "typhoon_1": None,
        "typhoon_2": None,
    }
    assert 25 not in SHIPS["A"] + SHIPS["B"]


def test_rounds() -> None:
    """KZ-301, KZ-601, KZ-R19: how many rounds are played."""
    assert ROUNDS == {"main": {3: 6, 4: 4, 5: 5}, "variant": {3: 5, 4: 5, 5: 5}}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_equal_hands(seats: int) -> None:
    """KZ-201, KZ-202: everybody holds the same seven cards."""
    assert [player.hand for player in setup(seats).players] == [list(KINDS)] * seats


@pytest.mark.parametrize("mode", ["main", "variant"])
@pytest.mark.parametrize("seats", [4, 5])
def test_decks_for_four_and_five(seats: int, mode: Any) -> None:
    """KZ-203: small ships at A, large ones at B."""
    assert ships_of(seats, mode) == SHIPS


def test_decks_for_three() -> None:
    """KZ-204, KZ-205, KZ-R13: two decks of six, or one of fourteen."""
    assert ships_of(3, "main") == {"A": (8, 11, 14, 17, 20, 21), "B": (23, 30, 32, 35, 37, 40)}
    assert ships_of(3, "variant") == {"A": SHIPS["A"] + SHIPS["B"]}


def test_typhoons_join_every_deck_in_play() -> None:
    """KZ-206, KZ-210, KZ-R06: one each; they replace nothing."""
    four = decks_of(4, Terms(typhoons="on"))
    assert {port: len(deck) for port, deck in four.items()} == {"A": 8, "B": 8}
    assert ("typhoon_1" in four["A"], "typhoon_2" in four["B"]) == (True, True)
    three = decks_of(3, Terms(mode="variant", typhoons="on"))
    assert [card for card in three["A"] if card.startswith("typhoon")] == ["typhoon_1"]


@pytest.mark.parametrize("cat_ship", ["port_a", "port_b", "random"])
def test_the_only_deck_gets_the_cat_ship(cat_ship: Any) -> None:
    """KZ-207: with one deck in play it goes there, whatever the option says."""
    assert "cat_ship" in setup(3, mode="variant", cat_ship=cat_ship).quays["A"].deck


def test_the_cat_ship_joins_the_chosen_deck() -> None:
    """KZ-207: port A, port B, or one of them drawn in secret."""
    for option, port in (("port_a", "A"), ("port_b", "B")):
        quays = setup(4, cat_ship=option).quays
        assert [p for p in quays if "cat_ship" in quays[p].deck] == [port]
    drawn = [setup(4, seed, cat_ship="random").quays for seed in SEEDS]
    ports = [[p for p in quays if "cat_ship" in quays[p].deck] for quays in drawn]
    assert sorted({port for (port,) in ports}) == ["A", "B"]


def test_decks_are_shuffled() -> None:
    """KZ-208: every card may lie anywhere in its deck, bonus cards included."""
    decks = [setup(4, seed, typhoons="on").quays["A"].deck for seed in SEEDS]
    assert len({tuple(deck) for deck in decks}) == len(SEEDS)
    assert {deck.index("typhoon_1") for deck in decks} == set(range(8))
    assert {tuple(sorted(deck)) for deck in decks} == {
        tuple(sorted(decks_of(4, Terms(typhoons="on"))["A"]))
    }


def test_the_start_player_is_drawn() -> None:
    """KZ-209: everybody may be the first."""
    assert {setup(5, seed).start for seed in SEEDS} == set(range(5))
