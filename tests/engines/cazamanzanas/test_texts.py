"""All that Cazamanzanas can say has words in every language, and every rule is known by its id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

from engines.cazamanzanas import game
from engines.cazamanzanas.components import KIND, PICTURES, SYMBOLS
from engines.cazamanzanas.fall import UPRIGHT, Event
from engines.cazamanzanas.options import Options
from engines.cazamanzanas.state import State
from engines.kernel import Match, RandomBot, Rng
from tests.engines.cazamanzanas.test_recorded import FOLDER, read

pytestmark = pytest.mark.unmeasured
ROOT = Path(__file__).parents[3]
FILES = sorted((ROOT / "static/games/cazamanzanas/texts").glob("*.ftl"))
SOURCES = [
    *sorted((ROOT / "engines/cazamanzanas").glob("*.py")),
    *sorted(Path(__file__).parent.glob("*.py")),
]
ENDS = ("basket", "stick", "knock", "split", "loop", "trap", "lost")
REASONS = (
    *("nothing-to-bomb", "nothing-to-turn", "doublers", "no-room", "no-pair"),
    *("taken", "no-partner", "far", "portal-stays", "not-turnable"),
)


@cache
def messages(path: Path) -> dict[str, ast.Message]:
    """All texts of a language: those that the table reads, and those that only the server reads."""
    files = (path, *sorted(path.with_suffix("").glob("*.ftl")))
    entries = [entry for file in files for entry in FluentParser().parse(file.read_text()).body]
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def variables(node: object) -> set[str]:
    """The parameters that a text takes."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(variables, node)) if node else set()
    if isinstance(node, ast.BaseNode):
        return set().union(*map(variables, vars(node).values()))
    return set()


def spoken() -> Iterator[str]:
    """The keys of all that random matches ask, and of all that recorded ones said."""
    for seats in (2, 3, 4):
        match = Match[State].start(game, seats, Options(first_player="host_choice"), bytes(32))
        rng = Rng(bytes(32))
        while match.outcome is None:
            seat, decision = next(iter(match.decisions.items()))
            yield from (f"prompt-{decision.prompt}", f"wait-{match.awaited().prompt}")
            yield f"hint-{decision.prompt}"
            yield from (f"barred-{barred.reason}" for barred in decision.barred)
            match.submit(seat, decision.id, RandomBot.answer(decision, rng))
        yield from (f"score-{line.key}" for line in match.outcome.sheet)
    for file in FOLDER.glob("*.json"):
        yield from (f"log-{key}" for key in read(file).said)


def expected() -> set[str]:
    """Every key that a page may ask for."""
    keys = {"title", "blurb", "log-first", "log-removed", "reason-rounds", *spoken()}
    keys |= {"note-tie-basket", "note-tie-shared", "name-column-row", "name-kind-points-set"}
    keys |= {f"name-column-event{more}" for more in ("-row", "-row-way", "-out-row")}
    keys |= {f"barred-{reason}" for reason in REASONS} | {f"log-apple-{end}" for end in ENDS}
    keys |= {f"name-{thing}" for thing in (*KIND, UPRIGHT, *PICTURES, *SYMBOLS)}
    keys |= {f"name-{symbol}" for symbol in SYMBOLS.values()} | {f"text-{kind}" for kind in KIND}
    for bot in game.bots:
        keys |= {f"bot-{bot}", f"bot-{bot}-help"}
    for name, option in game.options.model_fields.items():
        keys |= {f"option-{name}", f"option-{name}-help"}
        keys |= {f"option-{name}-{value}" for value in get_args(option.annotation)}
    return keys


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_everything_has_words(path: Path) -> None:
    assert expected() <= set(messages(path))


def test_every_end_of_a_way_has_words() -> None:
    on_the_way = {"pass", "bounce", "roll", "teleport", "no-spare"}
    assert {*ENDS, *on_the_way} == set(get_args(Event))


def test_every_reason_is_known() -> None:
    rules = (ROOT / "engines/cazamanzanas/turn.py").read_text(encoding="utf-8")
    assert set(re.findall(r'"([a-z-]+)", "CM-', rules)) == set(REASONS)


def test_both_languages_say_the_same() -> None:
    english, spanish = map(messages, FILES)
    assert list(english) == list(spanish)
    for key in english:
        assert variables(english[key]) == variables(spanish[key]), key


def test_every_rule_is_cited_where_it_is_coded_or_tested() -> None:
    """Each paragraph of the rules page has its id in a docstring of the engine or in a test."""
    rules = {key.removeprefix("rule-") for key in messages(FILES[0]) if key.startswith("rule-CM-")}
    cited = ids_in(path.read_text(encoding="utf-8") for path in SOURCES)
    assert rules <= cited, sorted(rules - cited)


def test_every_rule_that_a_refusal_quotes_has_a_paragraph() -> None:
    rules = {key.removeprefix("rule-") for key in messages(FILES[0]) if key.startswith("rule-CM-")}
    for name in ("turn", "rules", "opening"):
        text = (ROOT / f"engines/cazamanzanas/{name}.py").read_text(encoding="utf-8")
        assert set(re.findall(r'"(CM-\d+)"', text)) <= rules


def test_every_ruling_is_cited() -> None:
    text = (ROOT / "docs/rulings/cazamanzanas.md").read_text(encoding="utf-8")
    rulings = set(re.findall(r"\*\*(CM-R(?:UL-)?\d+)\*\*", text))
    assert rulings
    cited = ids_in(path.read_text(encoding="utf-8") for path in SOURCES)
    assert rulings <= cited, sorted(rulings - cited)


def ids_in(texts: Iterator[str]) -> set[str]:
    """All ids that are named; `CM-202 to CM-205` names those between, too."""
    found: set[str] = set()
    for text in texts:
        found |= set(re.findall(r"CM-(?:RUL-|R|INV-|E)?\d+", text))
        for first, last in re.findall(r"CM-(?:RUL-)?(\d+) to CM-(?:RUL-)?(\d+)", text):
            prefix = "CM-RUL-" if len(first) == 2 else "CM-"
            found |= {f"{prefix}{n:0{len(first)}}" for n in range(int(first), int(last) + 1)}
    return found
