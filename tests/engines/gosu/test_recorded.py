"""Whole matches, recorded: the same moves lead to the same end, whatever is rebuilt meanwhile.

`python -m tests.engines.gosu.test_recorded [NAME …]` records them anew: only for new rules.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.gosu import game
from engines.gosu.components import KINDS
from engines.gosu.options import Options
from engines.gosu.state import State
from engines.kernel import Decision, Entry, Match, Move, Outcome, RandomBot, Rng
from engines.kernel.promises import Record, apply
from tests.engines.gosu import seeking

FOLDER = Path(__file__).parents[1] / "recorded" / "gosu"
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

    def special(self) -> str | None:
        """The card that won at once."""
        return next((n.params["kind"] for n in self.end.notes if n.key == "special"), None)


def by_card(kind: str) -> Callable[[Played], bool]:
    """Whether a match ended through this card."""
    return lambda played: played.special() == kind


def by_points(*keys: str, winners: int = 1) -> Callable[[Played], bool]:
    """Whether a match ended by points, with these entries in it and so many winners."""
    return lambda played: (
        played.end.reason == "points"
        and played.end.ranks.count(1) == winners
        and set(keys) <= played.keys()
    )


ENDS: dict[str, Callable[[Played], bool]] = {
    **{kind: by_card(kind) for kind, face in KINDS.items() if face.wins},
    "draft-2": by_points("clan", "kept", "called-off"),
    "draft-3": by_points("clan", "kept", "called-off"),
    "draft-4": by_points("clan", "kept", "called-off"),
    "all-passed": lambda played: by_points()(played) and not {"called-off"} & played.keys(),
    "first-game": by_points("play", "mutate", "activate"),
    "shared": by_points(winners=2),
    "teams": by_points("mutate", winners=2),
    "with-all": by_points("jumped", "jump-failed", "dragoon", "trap-self", "mutate", "thaw"),
}
"""Every way a round or a match can end, and how to tell it."""

SETUPS: dict[str, tuple[int, dict[str, Any]]] = {
    **seeking.SETUPS,
    "draft-2": (2, {}),
    "draft-3": (3, {}),
    "draft-4": (4, {}),
    "all-passed": (2, {"turn_limit": "off"}),
    "first-game": (3, dict(game.presets["first-game"])),
    "shared": (3, {"victory_points": "2"}),
    "teams": (4, dict(game.presets["teams"])),
    "with-all": (3, {"clan_mode": "kamakor", "draft": "off"}),
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


def test_every_special_victory_is_among_them() -> None:
    """GO-1204, GO-1205: one of each clan."""
    assert len({KINDS[name].clan for name in ENDS if name in KINDS}) == 10


# ---------------------------------------------------------------- recording


def answer(name: str, match: Match[State], decision: Decision, rng: Rng) -> Move:
    """What is wished for, else anything."""
    if name in KINDS:
        return seeking.answer(name, match, decision, rng)
    return RandomBot.answer(decision, rng)


def play(name: str, seed: bytes) -> tuple[Recorded, Played]:
    """One match; now and then an answer is taken back."""
    seats, options = SETUPS[name]
    match = Match[State].start(game, seats, Options.model_validate(options), seed)
    rng, history, said = Rng(seed), list[Record](), list(match.entries)
    while match.outcome is None:
        record = next_deed(name, match, rng)
        apply(match, record)
        history.append(record)
        said += match.entries
    end = match.outcome
    return Recorded(1, seats, options, seed.hex(), history, end), Played(end, said)


def next_deed(name: str, match: Match[State], rng: Rng) -> Record:
    """What happens next."""
    seat = rng.choice(sorted(match.decisions))
    last = match.can_retract(seat)
    if name not in KINDS and last is not None and not rng.below(12):
        return Record("retract", seat, last)
    decision = match.decisions[seat]
    return Record("move", seat, decision.id, answer(name, match, decision, rng))


def seeds() -> Iterator[bytes]:
    rng = Rng(bytes(32))
    while True:
        yield rng.seed()


def first(name: str) -> Recorded | None:
    """The first match that ends as wanted."""
    for _, seed in zip(range(SEARCHED), seeds(), strict=False):
        recorded, played = play(name, seed)
        if ENDS[name](played):
            return recorded
    return None


if __name__ == "__main__":
    for wanted in sys.argv[1:] or ENDS:
        found = first(wanted)
        print(wanted, found and len(found.history))  # noqa: T201 - whoever records wants to see it
        if found is not None:
            text = msgspec.json.format(msgspec.json.encode(found), indent=1)
            (FOLDER / f"{wanted}.json").write_bytes(text + b"\n")
