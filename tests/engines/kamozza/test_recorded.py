"""Whole matches, recorded: the same moves lead to the same end, whatever is rebuilt meanwhile.

`python -m tests.engines.kamozza.test_recorded` records them anew: only for new rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.kamozza import game
from engines.kamozza.options import Options
from engines.kamozza.state import State
from engines.kernel import Decision, Match, Move, Outcome, RandomBot, Rng
from engines.kernel.promises import Record, replay

FOLDER = Path(__file__).parents[1] / "recorded" / "kamozza"


class Recorded(msgspec.Struct):
    """A match from seed to outcome."""

    rules_version: int
    seats: int
    options: dict[str, str]
    seed: str
    history: list[Record]
    outcome: Outcome


def read(path: Path) -> Recorded:
    return msgspec.json.decode(path.read_bytes(), type=Recorded)


ENDS: dict[str, Callable[[Outcome], bool]] = {
    "one-winner": lambda end: end.ranks.count(1) == 1 and not end.notes,
    "tie-by-round": lambda end: any(note.key == "tie-round" for note in top(end)),
    "tie-by-port": lambda end: any(note.key == "tie-port" for note in top(end)),
    "shared-victory": lambda end: end.ranks.count(1) == 2,
    "with-elimination": lambda end: (
        end.reason == "rounds" and any(note.key == "out" for note in end.notes)
    ),
    "alone": lambda end: end.reason == "alone",
    "nobody": lambda end: end.reason == "nobody",
    "variant": lambda end: any(line.key == "captured" and any(line.points) for line in end.sheet),
    "variant-three": lambda end: len(end.ranks) == 3,
}
"""Every way a match can end, and how to tell it."""

SETUPS: dict[str, tuple[int, dict[str, str]]] = {
    "one-winner": (4, {}),
    "tie-by-round": (4, {"typhoons": "on"}),
    "tie-by-port": (5, {"cat_ship": "port_b"}),
    "shared-victory": (4, {"lost_cards": "open"}),
    "with-elimination": (5, {"typhoons": "on", "cat_ship": "random"}),
    "alone": (3, {}),
    "nobody": (3, {"cat_ship": "port_a"}),
    "variant": (4, {"mode": "variant", "cat_ship": "random"}),
    "variant-three": (3, {"mode": "variant", "typhoons": "on", "lost_cards": "open"}),
}


def top(end: Outcome) -> list[Any]:
    """The notes on the first place."""
    return [note for note in end.notes if end.ranks[note.params["seat"]] == 1]


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_match_ends_as_it_did(name: str) -> None:
    recorded = read(FOLDER / f"{name}.json")
    assert recorded.rules_version == game.info.rules_version
    match = replay(
        game,
        recorded.seats,
        Options.model_validate(recorded.options),
        bytes.fromhex(recorded.seed),
        recorded.history,
    )
    assert match.outcome == recorded.outcome
    assert ENDS[name](recorded.outcome)
    game.check(match.state)


def test_every_recorded_match_is_replayed() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(ENDS)


def answer(name: str, decision: Decision, rng: Rng) -> Move:
    """Random play; where cards must run out, all but the last seat lay as many as they may."""
    hasty = name in ("alone", "nobody") and not (name == "alone" and decision.seat == 2)
    if decision.prompt == "cargo" and (hasty or name == "alone"):
        return tuple(rng.sample(decision.choices, decision.at_most if hasty else 1))
    return RandomBot.answer(decision, rng)


def play(name: str, seed: bytes) -> Recorded:
    """One match, with a choice taken back wherever the table allows it."""
    seats, options = SETUPS[name]
    match = Match[State].start(game, seats, Options.model_validate(options), seed)
    rng, history = Rng(seed), list[Record]()
    while match.outcome is None:
        seat = rng.choice(sorted(match.decisions))
        decision = match.decisions[seat]
        move = answer(name, decision, rng)
        match.submit(seat, decision.id, move)
        history.append(Record("move", seat, decision.id, move))
        if rng.below(5) == 0 and match.can_retract(seat) is not None:
            match.retract(seat, decision.id)
            history.append(Record("retract", seat, decision.id))
    return Recorded(1, seats, options, seed.hex(), history, match.outcome)


def seeds() -> Iterator[bytes]:
    rng = Rng(bytes(32))
    while True:
        yield rng.seed()


if __name__ == "__main__":
    for wanted, ended in ENDS.items():
        found = next(match for seed in seeds() if ended((match := play(wanted, seed)).outcome))
        text = msgspec.json.format(msgspec.json.encode(found), indent=1)
        (FOLDER / f"{wanted}.json").write_bytes(text + b"\n")
