"""Matches without a table: bots against bots, through the engine alone."""

import gc
import hashlib
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from typing import Any

from engines.catalogue import GAMES
from engines.kernel import SPECTATOR, Bot, Game, GameOptions, Match, Outcome, Rng, Viewer, Worlds
from engines.kernel.promises import keep_promises
from engines.kernel.twins import Twins

MOVES_OF_TWINS = 12
BATCH_SECONDS = 0.2  # how long a batch of matches is meant to take


class BrokenMatchError(Exception):
    """A match broke a rule of its game or a promise of the kernel; says which match."""


@dataclass(frozen=True)
class Plan:
    """What is to be played. Match number `n` follows from `seed` and `n` alone."""

    game: str
    seats: int
    bots: tuple[str, ...]
    matches: int
    seed: str
    options: dict[str, Any]
    cloning: bool = False
    promises: bool = False
    census: bool = False


@dataclass
class Tally:
    """What came out, ready to be added up. `wins` are by seat, `shares` by place in `bots`."""

    seats: int
    matches: int = 0
    moves: int = 0
    points: float = 0
    squares: float = 0
    least: int | None = None
    most: int | None = None
    wins: list[float] = field(default_factory=list[float])
    shares: list[float] = field(default_factory=list[float])
    census: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.seats
        self.shares = self.shares or [0.0] * self.seats

    def count(self, outcome: Outcome, moves: int, turned: int) -> None:
        """Adds a match in which bot `i` sat on seat `i + turned`."""
        self.matches += 1
        self.moves += moves
        self.points += sum(outcome.scores)
        self.squares += sum(score * score for score in outcome.scores)
        self._stretch(min(outcome.scores), max(outcome.scores))
        winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
            self.shares[(seat - turned) % self.seats] += 1 / len(winners)

    def add(self, other: "Tally") -> None:
        """Adds what another batch counted."""
        self.matches += other.matches
        self.moves += other.moves
        self.points += other.points
        self.squares += other.squares
        if other.least is not None and other.most is not None:
            self._stretch(other.least, other.most)
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.shares = [a + b for a, b in zip(self.shares, other.shares, strict=True)]
        self.survey(other.census)

    def survey(self, census: dict[str, dict[str, int]]) -> None:
        """Adds what became of each kind of card."""
        for kind, counts in census.items():
            mine = self.census.setdefault(kind, {})
            for name, count in counts.items():
                mine[name] = mine.get(name, 0) + count

    def _stretch(self, least: int, most: int) -> None:
        self.least = least if self.least is None else min(self.least, least)
        self.most = most if self.most is None else max(self.most, most)

    @property
    def mean(self) -> float:
        """The mean score of a seat."""
        return self.points / max(1, self.matches * self.seats)

    @property
    def spread(self) -> float:
        """The standard deviation of the seats' scores."""
        return sqrt(max(0.0, self.squares / max(1, self.matches * self.seats) - self.mean**2))


@dataclass(frozen=True)
class Player:
    """Plays matches of one plan; holds what they share."""

    plan: Plan
    game: Game[Any, Any]
    options: GameOptions
    bots: list[Bot]

    @classmethod
    def of(cls, plan: Plan) -> "Player":
        """The player of a plan, in any process. Raises ValueError for options the game lacks."""
        game = GAMES[plan.game]
        options = game.options.model_validate(plan.options)
        return cls(plan, game, options, [game.bots[name]() for name in plan.bots])

    def play(self, numbers: range) -> Tally:
        """Plays the matches of these numbers; raises BrokenMatchError."""
        tally = Tally(self.plan.seats)
        for number in numbers:
            seed = _bytes(self.plan.seed, number, "match")
            try:
                if self.plan.promises:
                    keep_promises(self.game, self.plan.seats, self.options, seed)
                outcome, moves = self._match(seed, number, tally)
            except Exception as error:
                raise BrokenMatchError(
                    f"match {number} (seed {seed.hex()}): {type(error).__name__}: {error}"
                ) from error
            tally.count(outcome, moves, number)
        return tally

    def _match(self, seed: bytes, number: int, tally: Tally) -> tuple[Outcome, int]:
        """One match; the state is checked at every checkpoint and at the end."""
        game, bots, seats, cloning = self.game, self.bots, self.plan.seats, self.plan.cloning
        rng = Rng(_bytes(self.plan.seed, number, "bots"))
        match = Match[Any].start(game, seats, self.options, seed)
        moves, step, said = 0, -1, list(match.entries)
        while match.outcome is None:
            if match.step != step:
                step = match.step
                self._at_checkpoint(match)
            if cloning:
                match = match.clone()
            seat, decision = next(iter(match.decisions.items()))
            bot = bots[(seat - number) % seats]
            match.submit(
                seat, decision.id, bot.choose(Worlds(match, seat, rng), seat, decision, rng)
            )
            moves += 1
            said += match.entries if self.plan.census else []
        if self.plan.census:
            tally.survey(game.census(said, match.state))
        game.check(match.state)
        return match.outcome, moves

    def _at_checkpoint(self, match: Match[Any]) -> None:
        """The invariants; with promises, the worlds that one viewer may not tell apart as well."""
        self.game.check(match.state)
        if self.plan.promises:
            rng = Rng(_bytes(self.plan.seed, match.step, "twins"))
            viewers: list[Viewer] = [*range(match.seats), SPECTATOR]
            same = frozenset(seat for seat in range(match.seats) if rng.below(2))
            Twins(match, viewers[match.step % len(viewers)], rng, same).play(MOVES_OF_TWINS)


def rounds(plan: Plan, processes: int) -> Iterator[Tally]:
    """Plays a plan in batches, in this process or several, and yields what each brought.

    Raises BrokenMatchError at the first match that breaks.
    """
    if processes > 1:
        yield from _in_processes(plan, processes)
        return
    player, done, size = Player.of(plan), 0, 1
    gc.freeze()  # what was loaded stays: no need to look through it again and again
    while done < plan.matches:
        begun = time.perf_counter()
        yield player.play(range(done, min(done + size, plan.matches)))
        done += size
        size = max(1, min(2 * size, int(size * BATCH_SECONDS / (time.perf_counter() - begun))))


def _in_processes(plan: Plan, processes: int) -> Iterator[Tally]:
    size = max(1, min(200, plan.matches // (4 * processes)))
    parts = [range(n, min(n + size, plan.matches)) for n in range(0, plan.matches, size)]
    with ProcessPoolExecutor(
        processes, get_context("spawn"), initializer=_begin, initargs=(plan,)
    ) as pool:
        try:
            for future in as_completed([pool.submit(_batch, part) for part in parts]):
                yield future.result()
        except BrokenMatchError:
            pool.shutdown(cancel_futures=True)
            raise


_here: list[Player] = []


def _begin(plan: Plan) -> None:
    _here.append(Player.of(plan))
    gc.freeze()


def _batch(numbers: range) -> Tally:
    return _here[-1].play(numbers)


def places(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bot of each place: one name fills all, otherwise there is a name for each seat."""
    if len(bots) == 1:
        return tuple(bots) * seats
    if len(bots) != seats:
        raise ValueError(f"{seats} seats need {seats} bots, or one name for all; got {len(bots)}")
    return tuple(bots)


def _bytes(seed: str, number: int, purpose: str) -> bytes:
    return hashlib.sha256(f"{seed}:{number}:{purpose}".encode()).digest()
