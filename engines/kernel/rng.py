"""A random source whose numbers follow from a seed and a position alone."""

from __future__ import annotations

import struct
from collections.abc import MutableSequence, Sequence
from hashlib import blake2b, sha256
from typing import Final, TypeVar

T = TypeVar("T")

SEED_BYTES: Final = 32
_WORDS: Final = struct.Struct("<8Q")
_RANGE: Final = 1 << 64


class Rng:
    """A stream of 64-bit words: BLAKE2b (RFC 7693) of a 256-bit seed and a counter.

    The position, counted in words, is the whole state: the same seed and position give the same
    numbers on every machine.
    """

    __slots__ = ("_block", "_seed", "_words", "position")

    def __init__(self, seed: bytes, position: int = 0) -> None:
        self.reseed(seed, position)

    def reseed(self, seed: bytes, position: int = 0) -> None:
        """Go on, in place, with the numbers of `seed` (32 bytes) from `position` (words)."""
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        self.position: int = position
        self._block: int = -1
        self._words: tuple[int, ...] = ()

    def _word(self) -> int:
        block, offset = self.position >> 3, self.position & 7
        if block != self._block:
            digest = blake2b(self._seed + block.to_bytes(8, "little")).digest()
            self._words, self._block = _WORDS.unpack(digest), block
        self.position += 1
        return self._words[offset]

    def below(self, bound: int) -> int:
        """A uniform integer in `range(bound)`; `bound` is at least 1 and at most 2**64."""
        limit = _RANGE - _RANGE % bound
        while (word := self._word()) >= limit:
            pass
        return word % bound

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put `items` into a uniformly random order, in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """`count` different items, every selection and order equally likely."""
        pool = list(items)
        for index in range(count):
            other = index + self.below(len(pool) - index)
            pool[index], pool[other] = pool[other], pool[index]
        return pool[:count]

    def seed(self) -> bytes:
        """A seed for another source: 32 bytes of this stream."""
        return b"".join(self._word().to_bytes(8, "little") for _ in range(SEED_BYTES // 8))


def seed_hash(seed: bytes) -> str:
    """What is published of a seed when a match starts: its SHA-256 (FIPS 180-4), in hexadecimal."""
    return sha256(seed).hexdigest()
