"""Whole matches of every game, recorded at random play: the rules still make the same of them.

`python -m tests.engines.corpus [GAME …]` records them anew, for new rules only: what a record says
is what stored matches hold. One match is one line of JSON; a game's lines are one file, zipped.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from engines.catalogue import GAMES
from engines.kernel import EVERYTHING, Entry, Game, Match, RandomBot, Rng
from engines.kernel.promises import Record, apply

FOLDER = Path(__file__).parent / "recorded"
MATCHES = 240
ODDS = 12
"""One in so many answers is taken back, and one in many more seats leaves."""

Line = tuple[str, int, str, list[int | str]]


class Recorded(msgspec.Struct):
    """A match: what it was made of, what was done, and what came of it."""

    rules_version: int
    seats: int
    options: dict[str, Any]
    seed: str
    moves: list[Line]
    end: str
    log: str


def file_of(slug: str) -> Path:
    """Where the matches of a game are kept."""
    return FOLDER / f"{slug}.jsonl.gz"


def read(slug: str) -> list[Recorded]:
    """The recorded matches of a game."""
    lines = gzip.decompress(file_of(slug).read_bytes()).splitlines()
    return [msgspec.json.decode(line, type=Recorded) for line in lines]


class Played:
    """A match under way, with a running hash of all that was said."""

    def __init__(self, game: Game[Any, Any], seats: int, options: dict[str, Any], seed: str):
        chosen = game.options.model_validate(options)
        self.match = Match[Any].start(game, seats, chosen, bytes.fromhex(seed))
        self._said = blake2b(digest_size=12)
        self._hear(self.match.entries)

    def do(self, record: Record) -> None:
        """Do what a record says; raises where the rules do not offer it."""
        apply(self.match, record)
        self._hear(self.match.entries)

    def _hear(self, entries: list[Entry]) -> None:
        self._said.update(msgspec.json.encode(entries, order="deterministic"))

    @property
    def log(self) -> str:
        return self._said.hexdigest()

    @property
    def end(self) -> str:
        """A hash of the outcome and of all that lies on the table."""
        truth = [self.match.outcome, self.match.view(EVERYTHING)]
        raw = msgspec.json.encode(truth, order="deterministic")
        return blake2b(raw, digest_size=12).hexdigest()


def replayed(slug: str, recorded: Recorded) -> Played:
    """A recorded match, played again."""
    played = Played(GAMES[slug], recorded.seats, recorded.options, recorded.seed)
    for deed, seat, decision, choices in recorded.moves:
        played.do(Record(deed, seat, decision, tuple(choices)))  # pyright: ignore[reportArgumentType]: a record holds no other
    return played


# ---------------------------------------------------------------- recording


def setups(game: Game[Any, Any], rng: Rng) -> Iterator[tuple[int, dict[str, Any]]]:
    """Numbers of seats in turn, each with the defaults first and then with any options."""
    values, seats = game.options.values(), list(game.info.seats)
    number = 0
    while True:
        count = seats[number % len(seats)]
        drawn = {name: rng.choice(words) for name, words in values.items()}
        options = {} if number < len(seats) else drawn
        if game.objection(count, game.options.model_validate(options)) is None:
            yield count, options
        number += 1


def record(game: Game[Any, Any], seats: int, options: dict[str, Any], rng: Rng) -> Recorded:
    """One match at random, with answers taken back and seats that leave, where the rules allow."""
    seed = rng.seed().hex()
    played, moves = Played(game, seats, options, seed), list[Line]()
    while played.match.outcome is None:
        deed = _deed(played.match, rng)
        played.do(deed)
        moves.append((deed.deed, deed.seat, deed.decision, list(deed.choices)))
    version = game.info.rules_version
    return Recorded(version, seats, options, seed, moves, played.end, played.log)


def _deed(match: Match[Any], rng: Rng) -> Record:
    seat = rng.below(match.seats)
    if rng.below(ODDS) == 0:
        if match.can_undo(seat):
            return Record("undo", seat)
        if (last := match.can_retract(seat)) is not None:
            return Record("retract", seat, last)
        if seat in match.decisions and match.game.can_leave and rng.below(ODDS) == 0:
            return Record("leave", seat)
    asked = match.decisions[rng.choice(sorted(match.decisions))]
    return Record("move", asked.seat, asked.id, tuple(RandomBot.answer(asked, rng)))


def write(slug: str) -> None:
    """Record a game's matches anew."""
    game, rng = GAMES[slug], Rng(slug.encode().ljust(32, b"."))
    found = [
        record(game, seats, options, rng)
        for _, (seats, options) in zip(range(MATCHES), setups(game, rng), strict=False)
    ]
    raw = b"\n".join(map(msgspec.json.encode, found)) + b"\n"
    file_of(slug).write_bytes(gzip.compress(raw, 9, mtime=0))


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        write(name)
