"""Names as people type them, made safe to show beside other words."""

import unicodedata

from app.errors import AppError

LONGEST = 24
_JOINER = "\u200d"
_MOST_MARKS = 2


def tidy(text: str) -> str:
    """`text` in normal form, on one line, without control, bidi or invisible characters.

    Marks that pile up on one letter are cut to two. Markup is left alone: templates escape it.
    """
    return " ".join(_plain(unicodedata.normalize("NFKC", text[:2000])).split())


def tidy_name(text: str) -> str:
    """A name to sit down with, at most `LONGEST` characters; AppError when empty or too long."""
    name = tidy(text).strip(_JOINER)
    if not any(unicodedata.category(char)[0] in "LNS" for char in name):
        raise AppError("name-empty")
    if len(name) > LONGEST:
        raise AppError("name-long", args={"most": LONGEST})
    return name


def unlike(name: str, taken: set[str]) -> str:
    """`name`, or with a number behind it where somebody at the table is called so already."""
    folded = {other.casefold() for other in taken}
    numbered = (f"{name[: LONGEST - 3]} {n}" for n in range(2, 99))
    return next((n for n in (name, *numbered) if n.casefold() not in folded), name)


def _plain(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for char in text:
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS:
            kept.append(_shown(char, kind))
    return "".join(kept)


def _shown(char: str, kind: str) -> str:
    """Spaces for what separates, nothing for what hides; the joiner of emoji stays."""
    if char.isspace():
        return " "
    return "" if kind[0] == "C" and char != _JOINER else char
