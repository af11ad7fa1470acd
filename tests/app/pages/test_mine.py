from datetime import timedelta

import pytest

from app.matches.models import MatchRow, SeatRow
from app.pages.mine import ago, standing
from app.texts import for_locale

ENGLISH = for_locale("en", "kamozza")


@pytest.mark.parametrize(
    ("since", "words"),
    [
        (timedelta(seconds=5), "just now"),
        (timedelta(minutes=7, seconds=50), "7 min ago"),
        (timedelta(minutes=61), "an hour ago"),
        (timedelta(hours=47), "47 hours ago"),
        (timedelta(days=3), "3 days ago"),
    ],
)
def test_how_long_ago_in_round_words(since: timedelta, words: str) -> None:
    assert ago(since, ENGLISH) == words


def match(status: str, ranks: list[int] | None = None) -> MatchRow:
    seats = [
        SeatRow(number=n, name=name, bot="random") for n, name in enumerate(("Ana", "Bo", "Cy"))
    ]
    outcome = {"ranks": ranks} if ranks else None
    return MatchRow(status=status, seats=seats, seat_count=3, outcome=outcome)


@pytest.mark.parametrize(
    ("row", "words"),
    [
        (match("open"), "3 of 3 seats are taken."),
        (match("playing"), "The match is under way."),
        (match("abandoned"), "Ended without a result."),
        (match("finished", [2, 1, 3]), "Bo won."),
        (match("finished", [1, 3, 1]), "Ana and Cy won together."),
    ],
)
def test_how_a_match_stands(row: MatchRow, words: str) -> None:
    assert standing(row, ENGLISH) == words
