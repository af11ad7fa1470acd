"""Log entries and views of any game in words, without the page's script."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, cast

from app.texts import SEAT_PARAMS, Texts
from engines.kernel import Line

_NO_ID = re.compile(r"[^A-Za-z0-9_-]+")


def line_in_words(texts: Texts, line: Line, names: Sequence[str]) -> str:
    """What the log says to those who watch; the key where the game has no words for it."""
    own = f"log-{_NO_ID.sub('-', line.key)}"
    key = "ui-table-undone" if line.key == "undone" and not texts.has(own) else own
    return texts.loosely(key, **_args(texts, line.data, names)) if texts.has(key) else line.key


def _args(texts: Texts, data: Mapping[str, Any], names: Sequence[str]) -> dict[str, object]:
    """Data as the page hands it to its texts: nobody is "you" here."""
    args: dict[str, object] = {"you": "no", "own": "no"}
    for name, value in data.items():
        if isinstance(value, list):
            args[f"{name}_count"] = len(cast("list[object]", value))
        if name in SEAT_PARAMS and isinstance(value, int | list):
            args[name] = _seats(texts, cast("int | list[int]", value), names)
            args[f"{name}_you"] = "no"
        else:
            if isinstance(value, str):
                args[f"{name}_id"] = value
            args[name] = value if name in ("name", "why") else _word(texts, value, names)
    return args


def _seats(texts: Texts, value: int | list[int], names: Sequence[str]) -> str:
    seats = [value] if isinstance(value, int) else value
    return texts.listed([name_of(names, seat) for seat in seats])


def name_of(names: Sequence[str], seat: int | None) -> str:
    """What a seat is called; its number where it has no name."""
    if seat is None:
        return ""
    named = names[seat] if 0 <= seat < len(names) else ""
    return named or f"#{seat + 1}"


def _word(texts: Texts, value: Any, names: Sequence[str]) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return texts.either(f"name-{_NO_ID.sub('-', value)}") or value
    if isinstance(value, list | tuple):
        parts = cast("Sequence[object]", value)
        return texts.listed([str(_word(texts, part, names)) for part in parts])
    if isinstance(value, dict):
        return _thing(texts, cast("dict[str, object]", value), names)
    return "" if value is None else value


def _thing(texts: Texts, value: Mapping[str, object], names: Sequence[str]) -> str:
    """What has several parts has a text by their names; else a value for each seat."""
    key = f"name-{'-'.join(map(str, value))}"
    if texts.has(key):
        return texts.loosely(key, **_args(texts, value, names))
    pairs = [(int(k), v) for k, v in value.items() if str(k).isdecimal()]
    return texts.listed([f"{name_of(names, k)} {_word(texts, v, names)}" for k, v in pairs])
