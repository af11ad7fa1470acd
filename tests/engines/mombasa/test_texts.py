"""All that Mombasa can say has words in every language, and takes no more than the rules give."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, cast, get_args

import pytest
from fluent.syntax import FluentParser, ast

from engines.kernel import Decision, Entry, Match, RandomBot, Rng, bot_move
from engines.mombasa import game
from engines.mombasa.components import (
    ACTION_CARDS,
    BOOKS,
    COMPANIES,
    FACES,
    GOODS,
    REGIONS,
    SLOTS,
    SPACES,
    STARTING_TILES,
    TILES,
    TRACKS,
    Majority,
    PowerName,
    Sort,
)
from engines.mombasa.options import Options
from engines.mombasa.state import State

ROOT: Final = Path(__file__).parents[3]
FILES: Final = sorted((ROOT / "static/games/mombasa/texts").glob("*.ftl"))
ENGINE: Final = sorted((ROOT / "engines/mombasa").rglob("*.py"))
TESTS: Final = sorted(Path(__file__).parent.glob("*.py"))
RULINGS: Final = ROOT / "docs/rulings/mombasa.md"

SEATS: Final = {"seat", "seats", "start", "winners"}
PLURALS: Final = {"one", "other"}
THINGS: Final = {
    *(*FACES, *BOOKS, *REGIONS, *COMPANIES, *SLOTS, *SPACES, *STARTING_TILES, *TRACKS, *GOODS),
    *(*get_args(PowerName), *get_args(Majority), *get_args(Sort)),
}
"""What is known by a name."""

Pattern = ast.Pattern
Heard = Mapping[str, set[str]]
"""Text ids, and the parameters that came with each of them every time."""


def entries(path: Path) -> Iterator[ast.EntryType]:
    """What stands in the file that the table reads, and in those that only the server reads."""
    for file in (path, *sorted(path.with_suffix("").glob("*.ftl"))):
        yield from FluentParser().parse(file.read_text(encoding="utf-8")).body


@cache
def texts(path: Path) -> dict[str, Pattern]:
    """Every text of a language; attributes are texts of their own."""
    found: dict[str, Pattern] = {}
    for entry in entries(path):
        assert not isinstance(entry, ast.Junk)
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            assert entry.id.name not in found
            found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
    return found


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A piece of a text and all its pieces."""
    if isinstance(node, ast.BaseNode):
        yield node
        node = list(vars(node).values())
    if isinstance(node, list):
        for part in cast("list[object]", node):
            yield from nodes(part)


def variables(pattern: Pattern) -> set[str]:
    """The parameters that a text takes."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}


def variants(pattern: Pattern) -> set[tuple[str, str]]:
    """What a text tells apart: parameters and their values, plural forms left out."""
    found: set[tuple[str, str]] = set()
    for node in nodes(pattern):
        if isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            keys = [variant.key for variant in node.variants]
            names = [k.name if isinstance(k, ast.Identifier) else k.value for k in keys]
            found |= {(node.selector.id.name, name) for name in names if name not in PLURALS}
    return found


def digits(pattern: Pattern) -> list[int]:
    """The numbers in a text."""
    words = [node.value for node in nodes(pattern) if isinstance(node, ast.TextElement)]
    return [int(number) for number in re.findall(r"\d+", "".join(words))]


# ---------------------------------------------------------------- what is said


def given(data: Mapping[str, Any]) -> set[str]:
    """The parameters that the page makes of an entry's data."""
    found = set(data)
    for name, value in data.items():
        seats = name in SEATS and isinstance(value, int | list)
        found |= {f"{name}_you"} if seats else set()
        found |= {f"{name}_count"} if isinstance(value, list) else set()
        found |= {f"{name}_id"} if isinstance(value, str) and name != "why" else set()
    return found | {"you"}


def asked(decision: Decision) -> Iterator[tuple[str, set[str]]]:
    """What a question says. Its first line is also shown where nothing but its params is known."""
    yield f"prompt-{decision.prompt}", set(decision.params)
    shown = given(decision.params) | {"at_least", "at_most", "count"}
    yield f"prompt-{decision.prompt}.detail", shown
    if decision.at_most > 1:
        yield f"confirm-{decision.prompt}", shown | {"choices"}
    for barred in decision.barred:
        yield f"barred-{barred.reason}", given(barred.params)
    for rule in (decision.rule, *(b.rule for b in decision.barred)):
        yield f"rule-{rule}", set()
    for choice in decision.choices:
        if choice not in THINGS and "." not in str(choice):
            yield f"choice-{decision.prompt}-{choice}", set()


def told(entry: Entry) -> tuple[str, set[str]]:
    """What an entry of the log says; its secret part comes with `own`."""
    return f"log-{entry.key}", given(entry.data | (entry.own or {})) | {"own"}


def played(bot: str, seats: int, seed: bytes, **options: str) -> Iterator[tuple[str, set[str]]]:
    """All that a match says."""
    match = Match[State].start(game, seats, Options.model_validate(options), seed)
    rng = Rng(seed)
    while match.outcome is None:
        waits = match.awaited()
        yield f"wait-{waits.prompt}", {"names", "count"}
        seat, decision = next(iter(match.decisions.items()))
        yield from asked(decision)
        random = bot == "random" or (decision.prompt in ("turn", "ink") and not rng.below(6))
        move = RandomBot.answer(decision, rng) if random else bot_move(match, seat, bot, rng)
        match.submit(seat, decision.id, move)
        yield from map(told, match.entries)
    yield f"reason-{match.outcome.reason}", {"winners", "winners_you", "score"}
    for line in match.outcome.sheet:
        yield f"score-{line.key}", given(line.params)


@cache
def heard() -> Heard:
    """All that some matches say, with what came along every time."""
    found: dict[str, set[str]] = {}
    setups: list[tuple[str, int, dict[str, str]]] = [
        ("random", 2, {}),
        ("random", 4, {"setup_mode": "variable"}),
        ("investor", 3, {"setup_mode": "variable", "resting_view": "top_only"}),
    ]
    for bot, seats, options in setups:
        for number in range(3):
            for text, params in played(bot, seats, bytes([seats, number]) * 16, **options):
                found[text] = found.get(text, params) & params
    return found


def written() -> Iterator[str]:
    """The texts that the rules name in so many words."""
    for path in ENGINE:
        source = path.read_text(encoding="utf-8")
        for key in re.findall(r'\bsay\(\s*"([a-z-]+)"', source):
            yield f"log-{key}"
        for reason in re.findall(r'Barred\(\s*\w+(?:\.\w+)*, "([a-z-]+)", "MB-', source):
            yield f"barred-{reason}"
        for prompt in re.findall(r'\bprompt="([a-z-]+)"', source):
            yield f"wait-{prompt}"


def fixed() -> Iterator[str]:
    """The texts that the game has by its parts: options, presets, bots, and all that has a name."""
    yield from ("title", "blurb", "note-tie-cash", "note-tie-shared", "log-no-book")
    for name, option in Options.model_fields.items():
        yield from (f"option-{name}", f"option-{name}-help")
        yield from (f"option-{name}-{value}" for value in get_args(option.annotation))
    for preset in game.presets:
        yield from (f"preset-{preset}", f"preset-{preset}-help")
    for bot in game.bots:
        yield from (f"bot-{bot}", f"bot-{bot}-help")
    yield from (f"name-{thing}" for thing in THINGS)
    yield from (f"text-{power}" for power in get_args(PowerName))
    yield from (f"barred-{ban}" for ban in ("tied", "taken", "no-card", "no-purchase", "turned"))


# ---------------------------------------------------------------- the tests


@pytest.mark.unmeasured
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_everything_has_words(path: Path) -> None:
    missing = {*fixed(), *written(), *heard()} - set(texts(path))
    assert not missing, sorted(missing)


@pytest.mark.unmeasured
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_text_asks_for_what_the_rules_do_not_give(path: Path) -> None:
    for key, pattern in texts(path).items():
        if key in heard():
            assert variables(pattern) <= heard()[key], key


@pytest.mark.unmeasured
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_origin_of_pounds_has_words(path: Path) -> None:
    """Where pounds come from and go to is told by name, whatever it is."""
    known = {key: {v for _, v in variants(texts(path)[key])} for key in ("log-gain", "log-pay")}
    for seed in (bytes([n]) * 32 for n in range(6)):
        match = Match[State].start(game, 2 + seed[0] % 3, Options(setup_mode="variable"), seed)
        rng = Rng(seed)
        while match.outcome is None:
            seat, decision = next(iter(match.decisions.items()))
            match.submit(seat, decision.id, RandomBot.answer(decision, rng))
            for entry in match.entries:
                if entry.key in ("gain", "pay"):
                    assert entry.data["why"] in known[f"log-{entry.key}"], entry
                if entry.key in ("gain", "pay", "diamonds"):
                    flow = "pay" if entry.key == "pay" else "gain"
                    assert f"page-flow-{flow}-{entry.data['why']}" in texts(path), entry


def test_both_languages_say_the_same() -> None:
    english, spanish = map(texts, FILES)
    assert list(english) == list(spanish)
    for key in english:
        assert variables(english[key]) == variables(spanish[key]), key
        assert variants(english[key]) == variants(spanish[key]), key


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_names_say_what_is_printed(path: Path) -> None:
    """The numbers in a name are those of the card, and those of the book."""
    for card, face in FACES.items():
        if card in TILES:
            continue
        value = face.value or face.book_points or face.diamonds
        printed = ([value] if value else []) + [effect.n for effect in face.bonus]
        assert digits(texts(path)[f"name-{card}"]) == printed, card
    for name, book in BOOKS.items():
        needs = [n.min for n in book.need if n.kind not in ("merchant", "bookkeeper")]
        printed = needs + [effect.n for effect in book.reward]
        assert digits(texts(path)[f"name-{name}"]) == printed, name
    assert len(ACTION_CARDS) == 44


def ids(found: Iterator[str] | dict[str, Pattern]) -> set[str]:
    """The rule ids among text keys."""
    return {key.removeprefix("rule-") for key in found if key.startswith("rule-MB-")}


def test_every_rule_has_its_paragraph_and_every_paragraph_its_rule() -> None:
    """MB-000 is the setting; 142 rules follow; what the engine cites can be read."""
    known = ids(texts(FILES[0]))
    assert known == {f"MB-{n:03}" for n in range(143)}
    rulings = set(re.findall(r"MB-R\d+", RULINGS.read_text(encoding="utf-8")))
    assert rulings == {f"MB-R{n:02}" for n in range(1, 40)}
    source = "\n".join(path.read_text(encoding="utf-8") for path in (*ENGINE, *TESTS))
    cited = set(re.findall(r"\bMB-R?\d+\b", source))
    assert cited <= known | rulings, sorted(cited - known - rulings)
    assert known | rulings <= cited, sorted((known | rulings) - cited)


def test_no_rule_asks_for_a_tile_by_its_name() -> None:
    """Effects are carried out from the data: nothing in the rules but data knows an id."""
    names = {*ACTION_CARDS, *BOOKS, *SPACES, *TILES, *STARTING_TILES, *REGIONS, *TRACKS}
    for path in ENGINE:
        words = set(re.findall(r'"(\w+)"', path.read_text(encoding="utf-8")))
        assert not words & names, path
