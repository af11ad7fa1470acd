"""The words that people read: Fluent catalogues of the shell and of each game, by language.

Files: `static/texts/<locale>.ftl` and `static/texts/<locale>/*.ftl` (the shell),
`static/games/<slug>/texts/<locale>.ftl` and `…/texts/<locale>/*.ftl` (a game). The table reads of
the shell `table.ftl` alone, and of a game the first file: the others are for the server's pages.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import structlog
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

log = structlog.get_logger(__name__)

STATIC = Path(__file__).resolve().parent.parent / "static"
LOCALES = ("en", "es")
NAMES = {"en": "English", "es": "Español"}
SEAT_PARAMS = {"seat", "seats", "other", "others", "by", "owner", "start", "winner", "winners"}
strict = False
"""Set by the tests: a text that does not exist raises instead of showing its key."""

_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"
_RANGE = re.compile(r"\s*([A-Za-z]{1,8})[-A-Za-z0-9]*\s*(?:;\s*q=([0-9.]{1,5})\s*)?\Z")


class MissingTextError(LookupError):
    """A key that no catalogue of the language has, or a text that lacks one of its parameters."""


class Texts:
    """All texts of one language: the shell's and, where a game is named, the game's."""

    def __init__(self, locale: str, files: Iterable[Path]) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._keys: list[str] = []
        for file in files:
            resource = FluentResource(file.read_text("utf-8"))
            self._bundle.add_resource(resource)
            self._keys += [item.id.name for item in resource.body if isinstance(item, Message)]

    def has(self, key: str) -> bool:
        """Whether there is a text of this key."""
        return self._bundle.has_message(key)

    def keys(self, prefix: str) -> list[str]:
        """The keys that begin so, in the order of the catalogue."""
        return [key for key in self._keys if key.startswith(prefix)]

    def text(self, key: str, /, **args: object) -> str:
        """The text of a key with its parameters filled in.

        Without such a text: MissingTextError under `strict`, else the key itself, and a log line.
        """
        if not self.has(key) or (pattern := self._bundle.get_message(key).value) is None:
            return self._missing(key, "no such text")
        words, errors = self._bundle.format_pattern(
            pattern, {name: _isolated(value) for name, value in args.items()}
        )
        if errors:
            self._missing(key, str(errors[0]))
        return str(words)

    def loosely(self, key: str, /, **args: object) -> str:
        """The same where parameters may be missing, as the table's page takes log entries."""
        message = self._bundle.get_message(key) if self.has(key) else None
        if message is None or message.value is None:
            return self._missing(key, "no such text")
        known = {name: _isolated(value) for name, value in args.items()}
        return str(self._bundle.format_pattern(message.value, known)[0])

    def either(self, *keys: str, **args: object) -> str:
        """The text of the first key that exists; "" when none does."""
        return next((self.text(key, **args) for key in keys if self.has(key)), "")

    def listed(self, words: Sequence[str]) -> str:
        """Words as one phrase: "Ana, Bo and Cy"."""
        *rest, last = [*words] or [""]
        return self.text("ui-list", rest=", ".join(rest), last=last) if rest else last

    def phrase(self, key: str, params: Mapping[str, Any], people: Sequence[str] = ()) -> str:
        """The text of a key with a game's data in words: seats as names, ids as their texts."""
        return self.text(key, **{name: self._word(name, v, people) for name, v in params.items()})

    def _word(self, name: str, value: Any, people: Sequence[str]) -> object:
        if isinstance(value, list | tuple):
            parts = cast("Sequence[object]", value)
            return self.listed([str(self._word(name, part, people)) for part in parts])
        if isinstance(value, int) and name in SEAT_PARAMS and 0 <= value < len(people):
            return people[value]
        if isinstance(value, str):
            return self.either(f"name-{value}") or value
        return value

    def _missing(self, key: str, why: str) -> str:
        if strict:
            raise MissingTextError(f"{key} ({self.locale}): {why}")
        log.warning("text_missing", key=key, locale=self.locale, why=why)
        return key


def _isolated(value: object) -> object:
    """A name written from right to left must not turn the sentence around it."""
    if isinstance(value, str) and any(unicodedata.bidirectional(c) in ("R", "AL") for c in value):
        return f"{_FIRST_STRONG_ISOLATE}{value}{_POP_ISOLATE}"
    return value


@cache
def for_locale(locale: str, game: str | None = None) -> Texts:
    """The texts of one of `LOCALES`, with those of a game on top where one is named."""
    folders = [STATIC / "texts"]
    if game is not None:
        folders.append(STATIC / "games" / game / "texts")
    return Texts(locale, [file for folder in folders for file in catalogues(folder, locale)])


def catalogues(folder: Path, locale: str) -> list[Path]:
    """The files of one language: what the folder holds under its name, and in the one so named."""
    files = [folder / f"{locale}.ftl", *sorted((folder / locale).glob("*.ftl"))]
    return [file for file in files if file.exists()]


def locale_for(wanted: str | None, accept_language: str) -> str:
    """The language to speak: the one chosen, else the best of the browser's, else English."""
    if wanted in LOCALES:
        return wanted
    return next((tag for tag in _ranked(accept_language) if tag in LOCALES), LOCALES[0])


def _ranked(accept_language: str) -> list[str]:
    matches = (_RANGE.match(part) for part in accept_language[:500].split(","))
    weighted = [(_weight(found[2]), found[1].lower()) for found in matches if found]
    return [tag for weight, tag in sorted(weighted, key=lambda pair: -pair[0]) if weight > 0]


def _weight(text: str | None) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0
