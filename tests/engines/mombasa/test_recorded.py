"""Whole matches, recorded: the same moves lead to the same end, whatever is rebuilt meanwhile.

`python -m tests.engines.mombasa.test_recorded` records them anew: only for new rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from engines.kernel import Decision, Match, Move, Outcome, RandomBot, Rng, bot_move
from engines.kernel.promises import Record, replay
from engines.mombasa import game
from engines.mombasa.options import Options
from engines.mombasa.state import State

FOLDER = Path(__file__).parents[1] / "recorded" / "mombasa"


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


def notes(end: Outcome) -> list[str]:
    return [note.key for note in end.notes]


ENDS: dict[str, Callable[[Outcome], bool]] = {
    "one-winner": lambda end: end.ranks.count(1) == 1 and not end.notes,
    "tie-by-cash": lambda end: notes(end) == ["tie-cash"],
    "shared-victory": lambda end: notes(end) == ["tie-shared"],
    "investors": lambda end: min(end.scores) > 120,
}
"""Every way a match can end, and one that was played well."""

SETUPS: dict[str, tuple[int, dict[str, str]]] = {
    "one-winner": (3, {"setup_mode": "variable", "resting_view": "top_only"}),
    "tie-by-cash": (2, {"majority_ties": "shared"}),
    "shared-victory": (2, {"starting_tiles": "choose_of_two"}),
    "investors": (4, {"first_player": "host"}),
}


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


def answer(match: Match[State], name: str, decision: Decision, rng: Rng) -> Move:
    """Random play, but for the match of investors."""
    if name == "investors":
        return bot_move(match, decision.seat, "investor", rng)
    return RandomBot.answer(decision, rng)


def play(name: str, seed: bytes) -> Recorded:
    """One match, with a choice taken back now and then wherever the table allows it."""
    seats, options = SETUPS[name]
    match = Match[State].start(game, seats, Options.model_validate(options), seed)
    rng, history = Rng(seed), list[Record]()
    while match.outcome is None:
        seat = rng.choice(sorted(match.decisions))
        decision = match.decisions[seat]
        move = answer(match, name, decision, rng)
        match.submit(seat, decision.id, move)
        history.append(Record("move", seat, decision.id, move))
        if rng.below(9) == 0 and match.can_retract(seat) is not None:
            match.retract(seat, decision.id)
            history.append(Record("retract", seat, decision.id))
        elif rng.below(9) == 0 and match.can_undo(seat):
            match.undo(seat)
            history.append(Record("undo", seat))
    return Recorded(1, seats, options, seed.hex(), history, match.outcome)


def seeds() -> Iterator[bytes]:
    rng = Rng(bytes(32))
    while True:
        yield rng.seed()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for wanted, ended in ENDS.items():
        found = next(match for seed in seeds() if ended((match := play(wanted, seed)).outcome))
        text = msgspec.json.format(msgspec.json.encode(found), indent=1)
        (FOLDER / f"{wanted}.json").write_bytes(text + b"\n")
