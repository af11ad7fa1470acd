"""A match told in full; where the rules change, its text changes and the difference can be read.

`python -m tests.engines.kamakura.test_playthrough` writes the text anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engines.kamakura import game
from engines.kamakura.options import Options
from engines.kamakura.state import State
from engines.kernel import SPECTATOR, Match, RandomBot, Rng
from tests.engines.kamakura.scenario import SEED, word_of

TOLD = Path(__file__).parent / "playthrough.txt"
OPTIONS = Options(opening_exchange="on", obligation="attack")


def facts(data: dict[str, Any] | None) -> str:
    return " ".join(f"{key}={value}" for key, value in (data or {}).items())


def tell() -> Iterator[str]:
    """A random match of three: questions, answers, log, and the end."""
    match = Match[State].start(game, 3, OPTIONS, SEED)
    rng = Rng(SEED)
    while match.outcome is None:
        seat = rng.choice(sorted(match.decisions))
        decision = match.decisions[seat]
        move = RandomBot.answer(decision, rng)
        choices = [word_of(choice, decision.prompt) for choice in decision.choices]
        yield f"[{decision.id}] {decision.prompt}: {', '.join(choices)}"
        for barred in decision.barred:
            yield f"  not {word_of(barred.choice, decision.prompt)}: {barred.reason} {barred.rule}"
        yield f"  seat {seat} answers {', '.join(word_of(c, decision.prompt) for c in move)}"
        match.submit(seat, decision.id, move)
        yield from said(match)
    outcome = match.outcome
    yield f"{outcome.reason}: scores {outcome.scores}, ranks {outcome.ranks}"
    yield from (f"  {line.key} {facts(line.params)}: {line.points}" for line in outcome.sheet)
    yield from (f"  {note.key} {facts(note.params)}" for note in outcome.notes)


def said(match: Match[State]) -> Iterator[str]:
    for entry in match.entries:
        yield f"  . {entry.key} {facts(entry.data)}"
        if entry.own:
            yield f"      to seat {entry.seat}: {facts(entry.own)}"
    if any(entry.key == "turn" for entry in match.entries):
        yield f"  view: {facts(match.view(SPECTATOR)['public'])}"


def text() -> str:
    return "\n".join(tell()) + "\n"


def test_the_match_is_told_as_before() -> None:
    assert text() == TOLD.read_text(encoding="utf-8")


if __name__ == "__main__":
    TOLD.write_text(text(), encoding="utf-8")
