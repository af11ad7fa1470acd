from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.errors import AppError
from app.people.names import LONGEST, tidy, tidy_name, unlike


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Inés   de la  Cruz ", "Inés de la Cruz"),
        ("A\u202eevil\u202c", "Aevil"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("Ana\x00\x07\x1b[31m", "Ana[31m"),
        ("two\nlines\tand\u2028more", "two lines and more"),
        ("Z̷̨̛͓a", "Z̷̨a"),
        ("ﬁne ①", "fine 1"),
        ("👩‍🚀", "👩‍🚀"),
        ("❤️‍🔥", "❤️‍🔥"),
        ("क्‍ष", "क्‍ष"),
        ("A\u200dna", "Ana"),
        ("Ana\ufe0f\u3164\u2800", "Ana"),
        ("A\u200b\u0301", "Á"),
        ("<b>bold</b>", "<b>bold</b>"),
        ("أحمد", "أحمد"),
    ],
)
def test_names_are_made_safe_to_show(typed: str, kept: str) -> None:
    assert tidy_name(typed) == kept


@pytest.mark.parametrize(
    "typed", ["", "   ", "\u202e\u202d", "\u200d", "...", "\x00", "\u3164", "\u2800"]
)
def test_a_name_has_something_to_say(typed: str) -> None:
    with pytest.raises(AppError) as refused:
        tidy_name(typed)
    assert refused.value.code == "name-empty"


def test_a_name_of_500_characters_is_refused() -> None:
    with pytest.raises(AppError) as refused:
        tidy_name("x" * 500)
    assert (refused.value.code, refused.value.params) == ("name-long", {"most": LONGEST})


@given(st.text(max_size=300))
def test_whatever_is_typed_is_tidied_once_and_for_all(typed: str) -> None:
    once = tidy(typed)
    assert tidy(once) == once
    assert once.isprintable() or "\u200d" in once


@given(st.text(max_size=60))
def test_a_name_is_taken_or_refused_in_words(typed: str) -> None:
    with suppress(AppError):
        assert 0 < len(tidy_name(typed)) <= LONGEST


def test_nobody_at_a_table_is_called_like_somebody_else() -> None:
    assert unlike("Ana", {"Bo"}) == "Ana"
    assert unlike("ana", {"Ana"}) == "ana 2"
    assert unlike("Аnа", {"Ana"}) == "Аnа 2"  # noqa: RUF001 - two Cyrillic letters
    assert unlike("B0", {"Bo"}) == "B0 2"
    assert unlike("Ana", {"Ana", "Ana 2"}) == "Ana 3"
    longest = "x" * LONGEST
    assert len(unlike(longest, {longest})) <= LONGEST
