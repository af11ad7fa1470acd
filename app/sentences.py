"""Errors in words."""

from __future__ import annotations

from app import texts
from app.errors import AppError


def sentence(error: AppError, locale: str) -> str:
    """What an error says to people; a game's own words for the case come first.

    An objection's code is the key of its text.
    """
    words = texts.for_locale(locale, error.game)
    reason = f"barred-{error.params.get('reason', '')}"
    if words.has(reason):
        return words.text(reason, **error.params)
    if error.code.startswith("objection-"):
        return words.text(error.code, **error.params)
    return words.text(f"error-{error.code}", **error.params)
