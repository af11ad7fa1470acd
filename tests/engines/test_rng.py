"""The random source: the same numbers everywhere, each equally likely."""

from __future__ import annotations

from hashlib import blake2b, sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.kernel import Rng, seed_hash

SEED = bytes(range(32))


def test_the_stream_is_blake2b_of_seed_and_counter() -> None:
    digest = blake2b(SEED + (1).to_bytes(8, "little")).digest()
    rng = Rng(SEED, position=8)
    assert rng.below(1 << 64) == int.from_bytes(digest[:8], "little")


def test_the_position_is_the_whole_state() -> None:
    rng = Rng(SEED)
    drawn = [rng.below(1000) for _ in range(30)]
    assert rng.position == 30
    assert [Rng(SEED, position).below(1000) for position in range(30)] == drawn


@given(st.binary(min_size=32, max_size=32), st.integers(1, 1 << 64))
def test_below_stays_below(seed: bytes, bound: int) -> None:
    assert 0 <= Rng(seed).below(bound) < bound


def test_words_beyond_the_last_multiple_are_thrown_away() -> None:
    rng = Rng(SEED)
    bound = (1 << 63) + 1
    values = [rng.below(bound) for _ in range(50)]
    assert all(value < bound for value in values)
    assert rng.position > 50


def test_a_shuffle_is_fair() -> None:
    rng, first = Rng(SEED), [0, 0, 0]
    for _ in range(3000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        first[cards[0]] += 1
    assert all(850 < count < 1150 for count in first)


def test_a_sample_holds_different_items() -> None:
    assert sorted(Rng(SEED).sample(range(5), 5)) == [0, 1, 2, 3, 4]


def test_another_seed_comes_from_the_stream() -> None:
    assert Rng(SEED).seed() == Rng(SEED).seed() != SEED


def test_a_short_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Rng(b"short")


def test_the_published_hash_is_sha256() -> None:
    assert seed_hash(SEED) == sha256(SEED).hexdigest()
