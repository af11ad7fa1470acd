"""What is in the box, and what may be chosen in the lobby."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest
from msgspec import ValidationError, convert

from engines.mombasa import game, turn
from engines.mombasa.components import (
    ACTION_CARDS,
    BASE,
    BOOK_SPACES,
    BOOK_SUMS,
    BOOKS,
    BORDERS,
    COMPANIES,
    DIAMOND_SPACES,
    DIAMOND_SUMS,
    FACES,
    LETTERS,
    NEIGHBOURS,
    POSTS,
    REGIONS,
    ROUND_COINS,
    ROUND_ROWS,
    SEAT_CARDS,
    SPACES,
    STARTING_CARDS,
    STARTING_TILES,
    TILES,
    TRACKS,
    Effect,
    Face,
    Op,
    Power,
)
from engines.mombasa.effects import DOINGS
from engines.mombasa.options import PRESETS, Options, terms_of


def test_the_cards() -> None:
    """44 action cards, 9 starting cards for each of four players, four cards for the seats."""
    letters = Counter(face.letter for face in ACTION_CARDS.values())
    assert letters == {"A": 9, "B": 16, "C": 11, "D": 4, "E": 4}
    assert (len(ACTION_CARDS), 4 * len(STARTING_CARDS), len(SEAT_CARDS)) == (44, 36, 4)
    assert len(FACES) == 44 + 9 + 4 + 4
    assert [face.sale for face in SEAT_CARDS.values()] == [1, 2, 3, 4]
    assert all(face.value == 1 and face.type == "expansion" for face in SEAT_CARDS.values())
    stock = Counter(face.company for face in ACTION_CARDS.values() if face.type == "share")
    assert stock == dict.fromkeys(COMPANIES, 2)


def test_no_starting_card_is_a_merchant() -> None:
    """MB-089: merchants are bought, or come with a bonus tile."""
    assert all(face.type != "merchant" for face in (STARTING_CARDS | SEAT_CARDS).values())
    assert [tile for tile, face in TILES.items() if face.type == "merchant"] == ["bt_merchant"]


def test_the_books() -> None:
    """MB-020, MB-072: 24 of each letter, five spaces for each letter on a board."""
    assert Counter(book.letter for book in BOOKS.values()) == dict.fromkeys(LETTERS, 24)
    assert "".join(BOOK_SPACES) == "AAAAABBBBBCCCCC"


def test_tiles_and_spaces() -> None:
    """MB-021, MB-098, MB-105, MB-111: five majorities, seven others, four bonus tiles."""
    assert (len(STARTING_TILES), len(TILES)) == (10, 4)
    assert all(len(tile.rest) == 3 for tile in STARTING_TILES.values())
    assert all(set(tile.rest) <= set(STARTING_CARDS) for tile in STARTING_TILES.values())
    assert sorted(t.seat for t in STARTING_TILES.values() if t.seat) == [1, 2, 3, 4]
    assert len([space for space in SPACES.values() if space.compare]) == 5
    assert len(SPACES) == 12
    assert all(face.cost == 1 for face in TILES.values())
    assert [SPACES[f"maj_{what}"].effect[0].n for what in ("banana", "expansion")] == [2, 1]


def test_the_tracks() -> None:
    """MB-013, MB-014: four letters with two sides of 20 spaces; no power on two of them."""
    assert sorted(TRACKS) == ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2"]
    assert {track.length for track in TRACKS.values()} == {20}
    assert [c.track for c in COMPANIES.values()] == ["A1", "B1", "C1", "D1"]
    powers = [{p.power for p in track.powers} for track in TRACKS.values()]
    assert sum(map(len, powers)) == len(set().union(*powers)) == 10


def test_the_map() -> None:
    """40 regions, 91 borders between them, 54 of them double; three entries from each base."""
    assert len(REGIONS) == 40
    assert (len(BORDERS), len([cost for _, _, cost in BORDERS if cost == 2])) == (91, 54)
    assert {frozenset(border[:2]) for border in BORDERS} == {
        frozenset((one, other)) for one, all_of in NEIGHBOURS.items() for other in all_of
    }
    assert all(set(charter.entries) <= set(REGIONS) for charter in COMPANIES.values())
    assert all(sorted(charter.entries.values()) == [1, 1, 2] for charter in COMPANIES.values())
    assert len([land for land in REGIONS.values() if land.mine]) == 13
    assert reached("masai") == set(REGIONS)


def reached(start: str) -> set[str]:
    """All regions that can be reached over borders."""
    found, new = {start}, [start]
    while new:
        new = [other for region in new for other in NEIGHBOURS[region] if other not in found]
        found |= set(new)
    return found


def test_the_bases() -> None:
    """MB-012, MB-015: one at each edge; 15 posts over 15 coins, two under each last space."""
    assert (POSTS, sum(map(sum, BASE))) == (15, 15)
    assert [column[-1] for column in BASE] == [2, 2, 2]
    edges = {name: charter.edge for name, charter in COMPANIES.items()}
    assert edges == {
        "mombasa": "right",
        "cape_town": "bottom",
        "saint_louis": "left",
        "cairo": "top",
    }


def test_the_values_of_the_own_tracks() -> None:
    """MB-086, MB-092, MB-127: below the first value there is none."""
    assert [DIAMOND_SUMS[n] for n in (0, 5, 6, 9, 13, 16, 20, 23, 25, 27, 28)] == [
        *(0, 0, 10, 15, 25, 30, 40, 45, 50, 50, 60)
    ]
    assert [BOOK_SUMS[n] for n in (2, 3, 5, 7, 9, 11, 13, 15)] == [0, 10, 15, 20, 30, 40, 50, 60]
    assert DIAMOND_SPACES == 28


def test_the_round_track() -> None:
    """MB-019: its pounds, and as many rows for them as are ever needed."""
    assert {seats: sum(row) for seats, row in ROUND_COINS.items()} == {2: 6, 3: 9, 4: 12}
    assert all(
        len(rows) >= row[n] for row in ROUND_COINS.values() for n, rows in enumerate(ROUND_ROWS)
    )


def test_every_word_is_known() -> None:
    """The vocabulary is closed: other words are refused, and for each op there is who does it."""
    assert set(DOINGS) == set(get_args(Op))
    assert list(turn.DEEDS) == ["goods", "expansion", "bookkeeper", "merchant", "bonus", "end"]
    for thing, kind in (
        ({"op": "steal", "n": 1}, Effect),
        ({"space": 1, "power": "luck", "level": 1}, Power),
        ({"type": "goods", "good": "tea"}, Face),
        ({"type": "goods", "colour": "red"}, Face),
    ):
        with pytest.raises(ValidationError):
            convert(thing, kind)


def test_what_the_lobby_is_told() -> None:
    """MB-R27: tiles are fixed in a first game and chosen otherwise, unless the host says more."""
    assert list(game.info.seats) == [2, 3, 4]
    assert terms_of(Options()).starting_tiles == "fixed"
    assert terms_of(Options(setup_mode="variable")).starting_tiles == "choose_of_two"
    chosen = Options(setup_mode="variable", starting_tiles="fixed")
    assert terms_of(chosen).starting_tiles == "fixed"
    for preset in PRESETS.values():
        assert Options.model_validate(preset)
