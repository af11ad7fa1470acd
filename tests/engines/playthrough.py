"""A match told in full, as text: where the rules change, the difference can be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engines.kernel import SPECTATOR, Choice, Decision, Game, GameOptions, Match, RandomBot, Rng


def _plain(choice: Choice, _prompt: str) -> str:
    return str(choice)


@dataclass(frozen=True)
class Playthrough:
    """A random match of three, kept in `file`; with a view wherever the log says `pause`."""

    game: Game[Any, Any]
    options: GameOptions
    seed: bytes
    file: Path
    pause: str
    word: Callable[[Choice, str], str] = _plain
    """A choice in the language of the game's examples, given its prompt."""

    def text(self) -> str:
        """Questions, answers, log, and the end."""
        return "\n".join(self._told()) + "\n"

    def write(self) -> None:
        """Tells the match anew, after a change of the rules."""
        self.file.write_text(self.text(), encoding="utf-8")

    def _told(self) -> Iterator[str]:
        match = Match[Any].start(self.game, 3, self.options, self.seed)
        rng = Rng(self.seed)
        yield from self._said(match)
        while match.outcome is None:
            decision = match.decisions[rng.choice(sorted(match.decisions))]
            move = RandomBot.answer(decision, rng)
            yield from self._asked(decision)
            yield f"  seat {decision.seat} answers {self._words(decision, move)}"
            match.submit(decision.seat, decision.id, move)
            yield from self._said(match)
        yield from _ended(match)

    def _asked(self, decision: Decision) -> Iterator[str]:
        yield f"[{decision.id}] {decision.prompt}: {self._words(decision, decision.choices)}"
        for barred in decision.barred:
            word = self.word(barred.choice, decision.prompt)
            yield f"  not {word}: {barred.reason} {barred.rule}"

    def _words(self, decision: Decision, choices: tuple[Choice, ...]) -> str:
        return ", ".join(self.word(choice, decision.prompt) for choice in choices)

    def _said(self, match: Match[Any]) -> Iterator[str]:
        for entry in match.entries:
            yield f"  . {entry.key} {_facts(entry.data)}"
            if entry.own:
                yield f"      to seat {entry.seat}: {_facts(entry.own)}"
            if entry.then:
                yield f"      for a moment: {_facts(entry.then)}"
        if any(entry.key == self.pause for entry in match.entries):
            yield f"  view: {_facts(match.view(SPECTATOR)['public'])}"


def _ended(match: Match[Any]) -> Iterator[str]:
    outcome = match.outcome
    assert outcome
    yield f"{outcome.reason}: scores {outcome.scores}, ranks {outcome.ranks}"
    yield from (f"  {line.key} {_facts(line.params)}: {line.points}" for line in outcome.sheet)
    yield from (f"  {note.key} {_facts(note.params)}" for note in outcome.notes)


def _facts(data: dict[str, Any] | None) -> str:
    return " ".join(f"{key}={value}" for key, value in (data or {}).items())
