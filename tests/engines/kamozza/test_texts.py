"""All that Kamozza can say has words in every language, and every rule is known by its id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

from engines.kamozza import game
from engines.kamozza.components import ARRIVALS, KINDS
from engines.kamozza.options import Options
from engines.kamozza.scoring import Reason
from engines.kamozza.state import Result, State
from engines.kernel import Match, RandomBot, Rng

pytestmark = pytest.mark.unmeasured
ROOT = Path(__file__).parents[3]
FILES = sorted((ROOT / "static/games/kamozza/texts").glob("*.ftl"))
ENGINE = sorted((ROOT / "engines/kamozza").glob("*.py"))
TESTS = sorted(Path(__file__).parent.glob("*.py"))


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
    """The keys of all that random matches say and ask, with every option on."""
    for mode in ("main", "variant"):
        for seed in (bytes([n]) * 32 for n in range(12)):
            options = Options(mode=mode, typhoons="on", cat_ship="random")
            match = Match[State].start(game, 3 + seed[0] % 3, options, seed)
            rng = Rng(seed)
            while match.outcome is None:
                seat, decision = next(iter(match.decisions.items()))
                yield from (f"prompt-{decision.prompt}", f"wait-{decision.prompt}")
                yield from (f"barred-{barred.reason}" for barred in decision.barred)
                yield from (f"caution-{caution.reason}" for caution in decision.cautions)
                match.submit(seat, decision.id, RandomBot.answer(decision, rng))
                yield from (f"log-{entry.key}" for entry in match.entries)
            yield from (f"score-{line.key}" for line in match.outcome.sheet)
            yield from (f"note-{note.key}" for note in match.outcome.notes)


def expected() -> set[str]:
    """Every key that a page may ask for."""
    keys = {"title", "blurb", "log-loss-open", "log-out", *spoken()}
    keys |= {f"reason-{reason}" for reason in get_args(Reason)}
    keys |= {f"note-{key}" for key in ("tie-round", "tie-port", "tie-shared", "tie-ashore", "out")}
    keys |= {f"name-{thing}" for thing in (*KINDS, *ARRIVALS)}
    keys |= {"claim-cargo", "claim-port", "choice-port-A", "choice-port-B"}
    for bot in game.bots:
        keys |= {f"bot-{bot}", f"bot-{bot}-help"}
    for name, option in game.options.model_fields.items():
        values = get_args(option.annotation)
        keys |= {f"option-{name}", f"option-{name}-help"}
        keys |= {f"option-{name}-{value}" for value in values}
    return keys


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_everything_has_words(path: Path) -> None:
    assert expected() <= set(messages(path))


def test_both_languages_say_the_same() -> None:
    english, spanish = map(messages, FILES)
    assert list(english) == list(spanish)
    for key in english:
        assert variables(english[key]) == variables(spanish[key]), key


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_port_is_told_in_each_of_its_fates(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    told = text[text.index("log-port =") : text.index("log-gain =")]
    assert set(re.findall(r"\[(\w+)\]", told)) == set(get_args(Result))


def test_every_rule_is_cited_where_it_is_coded_or_tested() -> None:
    """Each paragraph of the rules page has its id in a docstring of the engine or in a test."""
    rules = {key.removeprefix("rule-") for key in messages(FILES[0]) if key.startswith("rule-KZ-")}
    assert len(rules) == 84 + 1
    cited = set()
    for path in (*ENGINE, *TESTS):
        cited |= set(re.findall(r"KZ-R?\d+", path.read_text(encoding="utf-8")))
    assert rules <= cited, sorted(rules - cited)
