"""`python -m benchmarks.leanings`: what players of Mombasa score, by what they leaned on.

A seat leans on the source whose part of its own total lies farthest above that part in all seats of
the same run, in standard deviations. Matches of four, as `docs/balance.md` shows them.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import mean, pstdev, quantiles

from engines.kernel import Match, Rng, bot_move
from engines.mombasa import game
from engines.mombasa.options import Options
from engines.mombasa.state import State

SEATS = 4
SOURCES = ("cash", "shares", "diamonds", "books")


@dataclass
class Seat:
    """What one seat scored, by source, and its part in the victory."""

    points: dict[str, int]
    won: float

    @property
    def total(self) -> int:
        """All points together."""
        return sum(self.points.values())

    def part(self, source: str) -> float:
        """What part of the total came from a source."""
        return self.points[source] / max(1, self.total)


def played(bot: str, number: int) -> list[Seat]:
    """One match to its end among bots of one kind."""
    rng = Rng(number.to_bytes(32, "little"))
    match = Match[State].start(game, SEATS, Options(), rng.seed())
    while match.outcome is None:
        seat, decision = next(iter(match.decisions.items()))
        match.submit(seat, decision.id, bot_move(match, seat, bot, rng))
    found = [Seat(dict.fromkeys(SOURCES, 0), 0.0) for _ in range(SEATS)]
    for line in match.outcome.sheet:
        for scored, points in zip(found, line.points, strict=True):
            scored.points[line.key] += points or 0
    winners = [seat for seat, rank in enumerate(match.outcome.ranks) if rank == 1]
    for seat in winners:
        found[seat].won = 1 / len(winners)
    return found


def by_leaning(seats: list[Seat]) -> dict[str, list[Seat]]:
    """The seats sorted by the source that stands out in them."""
    usual = {s: [seat.part(s) for seat in seats] for s in SOURCES}
    scale = {s: (mean(parts), pstdev(parts) or 1.0) for s, parts in usual.items()}

    def leaning(seat: Seat) -> str:
        return max(SOURCES, key=lambda s: (seat.part(s) - scale[s][0]) / scale[s][1])

    found: dict[str, list[Seat]] = defaultdict(list)
    for seat in seats:
        found[leaning(seat)].append(seat)
    return found


def rows(seats: list[Seat]) -> Iterator[str]:
    """Lines of a table, all seats first."""
    groups = by_leaning(seats)
    for name, group in [("all", seats), *((s, groups[s]) for s in SOURCES if len(groups[s]) > 1)]:
        tenths = quantiles([seat.total for seat in group], n=10)
        points = " | ".join(f"{mean(seat.points[s] for seat in group):.0f}" for s in SOURCES)
        yield (
            f"| {name} | {len(group) / len(seats):.0%} | {mean(seat.total for seat in group):.0f} "
            f"| {tenths[0]:.0f} | {tenths[4]:.0f} | {tenths[8]:.0f} "
            f"| {mean(seat.won for seat in group):.0%} | {points} |"
        )


def main() -> None:
    """`python -m benchmarks.leanings BOT MATCHES`."""
    bot, count = sys.argv[1], int(sys.argv[2])
    seats = [seat for number in range(count) for seat in played(bot, number)]
    print(f"{bot}, {count} matches")
    print(*rows(seats), sep="\n")


if __name__ == "__main__":
    main()
