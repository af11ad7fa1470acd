"""Whole matches, recorded: the same moves lead to the same end, whatever is rebuilt meanwhile.

`python -m tests.engines.kamakura.test_recorded` records them anew: only for new rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from engines.kamakura import game
from engines.kamakura.options import PRESETS, Options
from engines.kamakura.state import State
from engines.kernel import Decision, Entry, Match, Move, Outcome, RandomBot, Rng
from engines.kernel.promises import Record, apply

FOLDER = Path(__file__).parents[1] / "recorded" / "kamakura"
SEARCHED = 4000


class Recorded(msgspec.Struct):
    """A match from seed to outcome."""

    rules_version: int
    seats: int
    options: dict[str, str]
    seed: str
    history: list[Record]
    outcome: Outcome


class Played(msgspec.Struct):
    """A match that was played to its end, and what was said in it."""

    end: Outcome
    said: list[Entry]

    def keys(self) -> set[str]:
        """What was said at all."""
        return {entry.key for entry in self.said}

    def fates(self) -> set[str]:
        """The ways in which players went out."""
        return {note.params["how"] for note in self.end.notes if note.key == "out"}

    def turns(self) -> int:
        """How many turns it took."""
        return sum(entry.key == "turn" for entry in self.said)

    def walled(self) -> bool:
        """Whether Walls were laid."""
        return any(entry.key == "walls" and entry.data["count"] for entry in self.said)


def ended(reason: str, *fates: str) -> Callable[[Played], bool]:
    """Whether a match ended for this reason, and its losers went out in these ways."""
    return lambda played: played.end.reason == reason and played.fates() == set(fates)


def with_all(played: Played) -> bool:
    """A deception, a barrage met by Walls, and a sacrifice, in few turns, to a proper end."""
    wanted = {"turned", "volley", "sacrifice", "blade"} <= played.keys() and played.walled()
    return wanted and played.turns() <= 12 and "conceded" not in played.fates()


ENDS: dict[str, Callable[[Played], bool]] = {
    "score": ended("score"),
    "last": ended("last", "eliminated"),
    "team-eliminated": ended("team", "eliminated"),
    "team-by-score": ended("team", "defeated"),
    "calm": ended("calm"),
    "conceded-last": ended("last", "conceded"),
    "conceded-team": ended("team", "conceded"),
    "second-edition": lambda played: {"exchanged", "hit-not", "discarded"} <= played.keys(),
    "eight": lambda played: len(played.end.ranks) == 8,
    "three-with-all": with_all,
}
"""Every way a match can end, and how to tell it."""

SETUPS: dict[str, tuple[int, dict[str, str]]] = {
    "score": (2, {}),
    "last": (2, {"victory_score": "20"}),
    "team-eliminated": (4, {"mode": "teams", "victory_score": "23"}),
    "team-by-score": (4, {"mode": "teams"}),
    "calm": (2, {}),
    "conceded-last": (3, {}),
    "conceded-team": (4, {"mode": "teams"}),
    "second-edition": (3, dict(PRESETS["second-edition"])),
    "eight": (8, {}),
    "three-with-all": (3, {}),
}


def read(path: Path) -> Recorded:
    return msgspec.json.decode(path.read_bytes(), type=Recorded)


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_match_ends_as_it_did(name: str) -> None:
    recorded = read(FOLDER / f"{name}.json")
    assert recorded.rules_version == game.info.rules_version
    options = Options.model_validate(recorded.options)
    match = Match[State].start(game, recorded.seats, options, bytes.fromhex(recorded.seed))
    said = list(match.entries)
    for record in recorded.history:
        apply(match, record)
        said += match.entries
    assert match.outcome == recorded.outcome
    assert ENDS[name](Played(recorded.outcome, said))
    game.check(match.state)


def test_every_recorded_match_is_replayed() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(ENDS)


# ---------------------------------------------------------------- recording

WISHES: dict[str, dict[str, tuple[int | str, ...]]] = {
    "calm": {"turn": ("pass",), "deceive": ("decline",)},
    "three-with-all": {"turn": ("barrage",), "walls": (2, 1), "blade": ("kunai",)},
}
"""What is answered wherever it is offered; everything else is random."""


def answer(name: str, decision: Decision, rng: Rng) -> Move:
    """A wish where there is one, else anything."""
    for wish in WISHES.get(name, {}).get(decision.prompt, ()):
        if wish in decision.choices:
            return (wish,)
    return RandomBot.answer(decision, rng)


def play(name: str, seed: bytes) -> tuple[Recorded, Played]:
    """One match; now and then a choice is taken back, or somebody concedes."""
    seats, options = SETUPS[name]
    match = Match[State].start(game, seats, Options.model_validate(options), seed)
    rng, history, said = Rng(seed), list[Record](), list(match.entries)
    while match.outcome is None:
        record = next_deed(name, match, rng)
        apply(match, record)
        history.append(record)
        said += match.entries
    return Recorded(1, seats, options, seed.hex(), history, match.outcome), Played(
        match.outcome, said
    )


def next_deed(name: str, match: Match[State], rng: Rng) -> Record:
    """What happens next."""
    seat = rng.choice(sorted(match.decisions))
    if name.startswith("conceded") and match.state.players[seat].active and not rng.below(20):
        return Record("leave", seat)
    last = match.can_retract(seat)
    if name != "three-with-all" and last is not None and not rng.below(12):
        return Record("retract", seat, last)
    decision = match.decisions[seat]
    return Record("move", seat, decision.id, answer(name, decision, rng))


def seeds() -> Iterator[bytes]:
    rng = Rng(bytes(32))
    while True:
        yield rng.seed()


def shortest(name: str) -> Recorded:
    """The shortest of the first few matches that end as wanted."""
    found: list[Recorded] = []
    for number, seed in enumerate(seeds()):
        recorded, played = play(name, seed)
        found += [recorded] if ENDS[name](played) else []
        if found and (name != "three-with-all" or number > SEARCHED):
            break
    return min(found, key=lambda recorded: len(recorded.history))


if __name__ == "__main__":
    for wanted in ENDS:
        text = msgspec.json.format(msgspec.json.encode(shortest(wanted)), indent=1)
        (FOLDER / f"{wanted}.json").write_bytes(text + b"\n")
