"""`python -m benchmarks.falls`: how many falls a second the simulator of Cazamanzanas works out.

The orchards are those before every card of random matches; a fall is that of all apples on the
branch. CPU time, the least of several runs.
"""

from __future__ import annotations

import time

from engines.cazamanzanas import game
from engines.cazamanzanas.fall import Orchard
from engines.cazamanzanas.options import Options
from engines.cazamanzanas.orchard import orchard_of
from engines.cazamanzanas.state import State
from engines.cazamanzanas.trial import fall_of
from engines.kernel import Match, RandomBot, Rng

MATCHES = 60
RUNS = 25

Case = tuple[Orchard, list[int]]


def cases() -> list[Case]:
    """Orchards with their apples, from matches of two, three and four."""
    found: list[Case] = []
    for number in range(MATCHES):
        rng = Rng(number.to_bytes(32, "little"))
        match = Match[State].start(game, 2 + number % 3, Options(path_preview="off"), rng.seed())
        while match.outcome is None:
            seat, decision = next(iter(match.decisions.items()))
            if decision.prompt == "card":
                found.append((orchard_of(match.state), list(match.state.branch)))
            match.submit(seat, decision.id, RandomBot.answer(decision, rng))
    return found


def seconds(tried: list[Case]) -> float:
    """CPU time for one fall in each orchard."""
    begun = time.process_time()
    for orchard, branch in tried:
        _ = fall_of(orchard, branch)
    return time.process_time() - begun


def main() -> None:
    """Measure and print."""
    tried = cases()
    least = min(seconds(tried) for _ in range(RUNS))
    apples = sum(len(branch) for _, branch in tried)
    steps = sum(len(run.path) for case in tried for run in fall_of(*case).runs)
    print(f"{len(tried)} orchards: {len(tried) / least:,.0f} falls a second,", end=" ")
    print(f"{apples / least:,.0f} apples, {steps / least:,.0f} cells")


if __name__ == "__main__":
    main()
