"""`python -m benchmarks.midgame GAME …`: what a clone and the views of a match in mid-game cost.

Random matches with the default options, of all numbers of seats in turn, are stopped half way. Each
time is the least of several runs, for other work is on the machine; sizes are those of the JSON.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import msgspec

from engines.catalogue import GAMES
from engines.kernel import SPECTATOR, Game, Match, Rng, bot_move

MATCHES = 120
RUNS = 15


def halfway(game: Game[Any, Any], seats: int, seed: bytes) -> Match[Any]:
    """A random match after half of its moves."""
    moves = played(game, seats, seed, None)[1]
    return played(game, seats, seed, moves // 2)[0]


def played(
    game: Game[Any, Any], seats: int, seed: bytes, most: int | None
) -> tuple[Match[Any], int]:
    """A random match to its end, or after so many moves; and how many were made."""
    match, rng, count = Match[Any].start(game, seats, game.options(), seed), Rng(seed), 0
    while match.outcome is None and count != most:
        seat = rng.choice(sorted(match.decisions))
        match.submit(seat, match.decisions[seat].id, bot_move(match, seat, "random", rng))
        count += 1
    return match, count


def micros(deed: Callable[[], object]) -> float:
    """The least time of several runs, in microseconds."""
    times: list[int] = []
    for _ in range(RUNS):
        begun = time.perf_counter_ns()
        deed()
        times.append(time.perf_counter_ns() - begun)
    return min(times) / 1000


def views(match: Match[Any]) -> list[bytes]:
    """The views of all seats and of whoever watches."""
    viewers = (SPECTATOR, *range(match.seats))
    return [msgspec.json.encode(match.view(viewer)) for viewer in viewers]


def measure(game: Game[Any, Any]) -> str:
    """One line on a game."""
    rng, counts = Rng(bytes(32)), game.info.seats
    matches = [halfway(game, counts[n % len(counts)], rng.seed()) for n in range(MATCHES)]
    clones = [micros(match.clone) for match in matches]
    shown = [micros(lambda match=match: views(match)) / (match.seats + 1) for match in matches]
    sizes = [len(view) for match in matches for view in views(match)]
    return (
        f"{game.info.slug}: clone {median(clones):.0f} µs (at most {max(clones):.0f}), "
        f"view {median(shown):.0f} µs (at most {max(shown):.0f}), "
        f"{median(sizes):,.0f} bytes (at most {max(sizes):,})"
    )


if __name__ == "__main__":
    for slug in sys.argv[1:] or GAMES:
        print(measure(GAMES[slug]))
