"""Messages that no page of ours sends, made out of those that pages did send."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final

from engines.kernel import Rng

Value = Any
"""Whatever JSON can be."""
STRANGE: Final[tuple[Value, ...]] = (
    None, True, -1, 0, 1, 1 << 31, 1 << 63, 1 << 64, -(1 << 64), 1.5, 1e308, float("inf"),
    float("nan"), "", "\0", "a\nb", "a" * 41, "a" * 700, "\ud800", "\U0001f0a1", "__proto__",
    "none", "0.0.1", "1~0.0.1", "0.1.1", "' OR 1=1 --", "../../etc/passwd", "<script>", "%s{0}",
    [], {}, [[]], ["none"], {"": ""}, list(range(300)),
)  # fmt: skip
TYPES: Final = ("move", "retract", "undo", "chat", "hello", "here", "bye", "view", "MOVE", "")
FIELDS: Final = ("id", "decision", "choices", "log", "text", "claim", "hidden", "type", "seat", "x")
CHUNKS: Final = ('"', "\\", "{", "}", "[", "]", ",", ":", "\0", "\\u0000", "\\ud800", "9" * 400,
    "[" * 900, '{"a":' * 300, "\u202e", "\U0001f0a1", "null", "-", "1e9999", " ", "//")  # fmt: skip
LONGEST: Final = 4000
"""Longer ones close the socket before anything reads them."""


class Mutator:
    """Changes messages at random; the same seed makes the same ones."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def mutant(self, sent: Sequence[str]) -> str | bytes:
        """A message made out of some that were sent; bytes where it goes as a binary frame."""
        raw = self.rng.choice(sent)
        for _ in range(1 + self.rng.below(3)):
            raw = self.rng.choice(self._ways)(self, raw, self.rng.choice(sent))
        raw = raw[:LONGEST]
        if self.rng.below(12):
            return raw
        data = raw.encode(errors="replace")
        return data + bytes([0xFF, 0xC0]) if self.rng.below(2) else data

    # ---------------------------------------------------------------- as text

    def _chunk(self, raw: str, _: str) -> str:
        at = self.rng.below(len(raw) + 1)
        return raw[:at] + self.rng.choice(CHUNKS) + raw[at:]

    def _cut(self, raw: str, _: str) -> str:
        at = self.rng.below(len(raw) + 1)
        return raw[:at] + raw[at + self.rng.below(9) :]

    def _flip(self, raw: str, _: str) -> str:
        at = self.rng.below(len(raw) + 1)
        return raw[:at] + chr(self.rng.below(0x250)) + raw[at + 1 :]

    def _splice(self, raw: str, other: str) -> str:
        return raw[: self.rng.below(len(raw) + 1)] + other[self.rng.below(len(other) + 1) :]

    def _twice(self, raw: str, other: str) -> str:
        return raw + self.rng.choice(("", " ", "\n", ",")) + other

    # ---------------------------------------------------------------- as a message

    def _odd_value(self, raw: str, _: str) -> str:
        """A field that should not be there, or with what it cannot hold."""
        return self._changed(raw, lambda found: found.update({self._field(): self._strange()}))

    def _other_type(self, raw: str, _: str) -> str:
        return self._changed(raw, lambda found: found.update(type=self.rng.choice(TYPES)))

    def _without(self, raw: str, _: str) -> str:
        return self._changed(raw, lambda found: found.pop(self._field(), None))

    def _of_another(self, raw: str, other: str) -> str:
        """A field of another message: somebody's command, an old question, others' choices."""
        given = _read(other)
        names = sorted(given) or ["id"]
        name = self.rng.choice(names)
        return self._changed(raw, lambda found: found.update({name: given.get(name)}))

    def _choices(self, raw: str, _: str) -> str:
        """Choices that nobody offered: guesses at cards, too many, none, one twice."""
        guesses = [self.rng.below(120) for _ in range(self.rng.below(5))]
        odd = [*guesses, self._strange()] if self.rng.below(3) else guesses * 2
        return self._changed(raw, lambda found: found.update(type="move", choices=odd))

    def _guess(self, raw: str, _: str) -> str:
        """A question that may be open for somebody else."""
        numbers = [str(self.rng.below(6)) for _ in range(3)]
        wanted = ("1~" if not self.rng.below(4) else "") + ".".join(numbers)
        return self._changed(raw, lambda found: found.update(decision=wanted))

    def _as_it_was(self, raw: str, other: str) -> str:
        """Something that somebody did send, sent by somebody else."""
        return other

    def _field(self) -> str:
        return self.rng.choice(FIELDS)

    def _strange(self) -> Value:
        return self.rng.choice(STRANGE)

    @staticmethod
    def _changed(raw: str, change: Callable[[dict[str, Value]], object]) -> str:
        found = _read(raw)
        change(found)
        return json.dumps(found)

    _ways = (
        _chunk, _cut, _flip, _splice, _twice, _odd_value, _other_type, _without, _of_another,
        _choices, _guess, _as_it_was,
    )  # fmt: skip


def _read(raw: str) -> dict[str, Value]:
    """The fields of a message; those of an undo where it is none any more."""
    try:
        found = json.loads(raw)
    except (ValueError, RecursionError):
        found = None
    return found if isinstance(found, dict) else {"type": "undo", "id": "m"}
