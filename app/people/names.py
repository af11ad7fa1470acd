"""Names as people type them, made safe to show beside other words."""

import unicodedata

from app.errors import AppError

LONGEST = 24
_JOINER = "\u200d"
_BLANK = "\u2800"
_MOST_MARKS = 2
_VIRAMA = 9
_SHAPELESS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u3164\uffa0")
"""Letters and marks that nobody sees."""
_SELECTORS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""They choose between shapes of the symbol before them, and do nothing behind a letter."""
_ALIKE = "аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԛqԝwьbαaβbγyεeζzηhιiκkμmνnοoρpτtυyχx0o1l|l"  # noqa: RUF001 - meant
_TWINS = str.maketrans(_ALIKE[::2], _ALIKE[1::2])
"""Letters of other alphabets, and digits, that look like Latin ones, at least as capitals."""


def tidy(text: str) -> str:
    """`text` in normal form, on one line, without control, bidi or invisible characters.

    Marks that pile up on one letter are cut to two. Markup is left alone: templates escape it.
    """
    plain = _plain(unicodedata.normalize("NFKC", text[:2000]))
    return " ".join(unicodedata.normalize("NFC", plain).split())


def tidy_name(text: str) -> str:
    """A name to sit down with, at most `LONGEST` characters; AppError when empty or too long."""
    name = tidy(text).strip(_JOINER)
    if not any(unicodedata.category(char)[0] in "LNS" for char in name):
        raise AppError("name-empty")
    if len(name) > LONGEST:
        raise AppError("name-long", args={"most": LONGEST})
    return name


def unlike(name: str, taken: set[str]) -> str:
    """`name`, or with a number behind it where one at the table is called so, or looks so."""
    looks = {_look(other) for other in taken}
    numbered = (f"{name[: LONGEST - 3]} {n}" for n in range(2, 99))
    return next((n for n in (name, *numbered) if _look(n) not in looks), name)


def _look(name: str) -> str:
    return name.casefold().translate(_TWINS)


def _plain(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for char in text:
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS:
            kept.append(_shown(char, kind, kept[-1] if kept else ""))
    return "".join(kept)


def _shown(char: str, kind: str, before: str) -> str:
    """Spaces for what separates, nothing for what hides; emoji are joined and chosen as before."""
    if char.isspace() or char == _BLANK:
        return " "
    if char == _JOINER:
        return char if _joins(before) else ""
    if char in _SELECTORS:
        return char if _is_symbol(before) else ""
    return "" if kind[0] == "C" or char in _SHAPELESS else char


def _is_symbol(char: str) -> bool:
    return char != "" and unicodedata.category(char)[0] == "S"


def _joins(before: str) -> bool:
    """Whether a joiner is seen: behind emoji, and behind the virama of Indian scripts."""
    if before in _SELECTORS:
        return True
    return _is_symbol(before) or (before != "" and unicodedata.combining(before) == _VIRAMA)
