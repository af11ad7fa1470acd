"""Whole matches, recorded: the same moves lead to the same end, whatever is rebuilt meanwhile.

`python -m tests.engines.cazamanzanas.test_recorded` records them anew: only for new rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from engines.cazamanzanas import game
from engines.cazamanzanas.options import Options
from engines.cazamanzanas.state import State
from engines.kernel import Match, Outcome, RandomBot, Rng
from engines.kernel.promises import Record, replay

pytestmark = pytest.mark.unmeasured
FOLDER = Path(__file__).parents[1] / "recorded" / "cazamanzanas"


class Recorded(msgspec.Struct):
    """A match from seed to outcome, and what was said on the way."""

    rules_version: int
    seats: int
    options: dict[str, str]
    seed: str
    history: list[Record]
    outcome: Outcome
    said: list[str]


def read(path: Path) -> Recorded:
    return msgspec.json.decode(path.read_bytes(), type=Recorded)


def tied(end: Outcome, key: str) -> bool:
    """Whether the first place was decided, or shared, with such a note."""
    return any(note.key == key and end.ranks[note.params["seat"]] == 1 for note in end.notes)


def all_kinds(recorded: Recorded) -> bool:
    """Every kind of deed and of end of an apple's way, and a reshuffle."""
    deeds = {"laid", "portals", "bombed", "rotated", "reshuffle", "shift"}
    ends = ("basket", "stick", "knock", "split", "trap", "lost")
    return deeds | {f"apple-{end}" for end in ends} <= set(recorded.said)


ENDS: dict[str, Callable[[Recorded], bool]] = {
    "one-winner": lambda match: match.outcome.ranks.count(1) == 1 and not match.outcome.notes,
    "tie-by-basket": lambda match: tied(match.outcome, "tie-basket"),
    "shared-victory": lambda match: match.outcome.ranks.count(1) == 2,
    "shared-by-three": lambda match: match.outcome.ranks.count(1) == 3,
    "everything": all_kinds,
    "loop": lambda match: "apple-loop" in match.said,
    "dead-hand": lambda match: "wasted" in match.said,
    "empty-hand": lambda match: "no-cards" in match.said,
}
"""Every way a match can end, and what happens rarely; and how to tell it."""

SETUPS: dict[str, tuple[int, dict[str, str]]] = {
    "one-winner": (4, {}),
    "tie-by-basket": (3, {"bombed_cards": "owner"}),
    "shared-victory": (2, {"path_preview": "off"}),
    "shared-by-three": (4, {"first_player": "host_choice"}),
    "everything": (2, {}),
    "loop": (4, {}),
    "dead-hand": (3, {"first_player": "host_choice", "bombed_cards": "owner"}),
    "empty-hand": (2, {"empty_deck": "no_reshuffle"}),
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
    assert ENDS[name](recorded)
    game.check(match.state)


def test_every_recorded_match_is_replayed() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(ENDS)


def play(name: str, seed: bytes) -> Recorded:
    """One match, with a choice taken back now and then; where hands must empty, all is thrown."""
    seats, options = SETUPS[name]
    match = Match[State].start(game, seats, Options.model_validate(options), seed)
    rng, history, said = Rng(seed), list[Record](), list[str]()
    while match.outcome is None:
        seat, decision = next(iter(match.decisions.items()))
        move = RandomBot.answer(decision, rng)
        if decision.prompt == "refill" and name == "empty-hand":
            move = decision.choices
        match.submit(seat, decision.id, move)
        history.append(Record("move", seat, decision.id, move))
        said += [entry.key for entry in match.entries]
        if rng.below(8) == 0 and match.can_retract(seat) is not None:
            match.retract(seat, decision.id)
            history.append(Record("retract", seat, decision.id))
    return Recorded(1, seats, options, seed.hex(), history, match.outcome, said)


def seeds() -> Iterator[bytes]:
    rng = Rng(bytes(32))
    while True:
        yield rng.seed()


if __name__ == "__main__":
    for wanted, ended in ENDS.items():
        found = next(match for seed in seeds() if ended(match := play(wanted, seed)))
        text = msgspec.json.format(msgspec.json.encode(found), indent=1)
        (FOLDER / f"{wanted}.json").write_bytes(text + b"\n")
