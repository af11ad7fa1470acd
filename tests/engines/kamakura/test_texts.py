"""All that Kamakura can say has words in every language, and takes no more than the rules give."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, cast, get_args

import pytest
from fluent.syntax import FluentParser, ast

from engines.kamakura import game
from engines.kamakura.components import COUNT, LANDS
from engines.kamakura.options import Options
from engines.kamakura.state import Fate, State
from engines.kernel import Decision, Entry, Match, RandomBot, Rng

pytestmark = pytest.mark.unmeasured
ROOT: Final = Path(__file__).parents[3]
FILES: Final = sorted((ROOT / "static/games/kamakura/texts").glob("*.ftl"))
ENGINE: Final = sorted((ROOT / "engines/kamakura").glob("*.py"))
TESTS: Final = sorted(Path(__file__).parent.glob("*.py"))
RULINGS: Final = ROOT / "docs/rulings/kamakura.md"
PAGE: Final = sorted((ROOT / "static/games/kamakura").rglob("*.js"))

SEATS: Final = {"seat", "seats", "other", "others", "by", "owner", "start", "winner", "winners"}
PLURALS: Final = {"one", "other"}
REASONS: Final = ("score", "last", "team", "calm")
CLANS: Final = ("tachibana", "fujiwara", "minamoto", "taira")
BANNERS: Final = (["orange", "purple", "blue", "red"], ["yellow", "grey", "teal", "green"])
MATCHES: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    (2, {}),
    (3, {"score_mode": "captures", "obligation": "attack", "repeat_pass": "forbidden"}),
    (4, dict(game.presets["second-edition"])),
    (4, dict(game.presets["teams"])),
    (6, {"mode": "teams", **game.presets["second-edition"], "obligation": "attack"}),
)

Pattern = ast.Pattern
Heard = Mapping[str, set[str]]
"""Text ids, and the parameters that came with each of them every time."""


# ---------------------------------------------------------------- catalogues


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


# ---------------------------------------------------------------- what is said


def given(data: Mapping[str, Any]) -> set[str]:
    """The parameters that the page makes of an entry's data."""
    found = set(data)
    for name, value in data.items():
        seats = name in SEATS and isinstance(value, int | list)
        found |= {f"{name}_you"} if seats else set()
        found |= {f"{name}_count"} if isinstance(value, list) else set()
        found |= {f"{name}_id"} if isinstance(value, str) else set()
    return found | {"you"}


def asked(decision: Decision) -> Iterator[tuple[str, set[str]]]:
    """What a question says. Its first line is also shown where nothing but its params is known."""
    yield f"prompt-{decision.prompt}", set(decision.params)
    shown = given(decision.params) | {"at_least", "at_most", "count"}
    yield f"prompt-{decision.prompt}.detail", shown
    yield f"confirm-{decision.prompt}", shown | {"choices"}
    for barred in decision.barred:
        yield f"barred-{barred.reason}", given(barred.params)
    for caution in decision.cautions:
        yield f"caution-{caution.reason}", given(caution.params)
    for rule in (decision.rule, *(b.rule for b in decision.barred)):
        yield f"rule-{rule}", set()
    for choice in decision.choices:
        if is_word(decision.prompt, choice):
            yield f"choice-{decision.prompt}-{choice}", set()


def is_word(prompt: str, choice: int | str) -> bool:
    """Whether a choice is told by a text of its own: it is no card, no land and no player."""
    if isinstance(choice, int):
        return prompt in ("walls", "pay")
    return choice not in LANDS and not re.match(r"\d|ask-|with-", choice)


def told(entry: Entry) -> tuple[str, set[str]]:
    """What an entry of the log says; its secret part comes with `own`."""
    data = entry.data | (entry.own or {})
    assert all(map(is_sayable, data.values())), entry
    return f"log-{entry.key}", given(data) | {"own"}


def is_sayable(value: object) -> bool:
    """Whether the page has words for a value: a number, an id, several of them, or a land."""
    if isinstance(value, dict):
        parts = list(cast("dict[str, object]", value))
        return "-".join(("name", *parts)) in texts(FILES[0]) or all(map(str.isdigit, parts))
    if isinstance(value, list | tuple):
        return all(map(is_sayable, cast("list[object]", value)))
    return isinstance(value, int | str)


def played(seats: int, options: Options, seed: bytes) -> Iterator[tuple[str, set[str]]]:
    """All that a random match says; now and then somebody leaves."""
    match = Match[State].start(game, seats, options, seed)
    rng = Rng(seed)
    while match.outcome is None:
        waits = match.awaited()
        yield f"wait-{waits.prompt}", {"names", "count"}
        seat, decision = next(iter(match.decisions.items()))
        yield from asked(decision)
        match.submit(seat, decision.id, RandomBot.answer(decision, rng))
        yield from map(told, match.entries)
        if match.outcome is None and not rng.below(250):
            match.leave(rng.below(seats))
            yield from map(told, match.entries)
    yield f"reason-{match.outcome.reason}", {"winners", "winners_you", "score"}
    for line in match.outcome.sheet:
        yield f"score-{line.key}", given(line.params)
    for note in match.outcome.notes:
        yield f"note-{note.key}", given(note.params)


@cache
def heard() -> Heard:
    """All that some random matches say, with what came along every time."""
    found: dict[str, set[str]] = {}
    for seats, options in MATCHES:
        for n in range(8):
            for text, params in played(seats, Options(**options), bytes([seats, n]) * 16):
                found[text] = found.get(text, params) & params
    return found


def written() -> Iterator[str]:
    """The texts that the rules name in so many words."""
    for path in ENGINE:
        source = path.read_text(encoding="utf-8")
        for key in re.findall(r'\bsay\(\s*"([a-z-]+)"', source):
            yield f"log-{key}"
        for caution, reason in re.findall(r'(Caution\(\s*)?"([a-z-]+)",\s*"KK-\d+"', source):
            yield f"{'caution' if caution else 'barred'}-{reason}"
        for prompt in re.findall(r'\bask\([^"]*"([a-z-]+)"\)|\bprompt="([a-z-]+)"', source):
            yield f"wait-{''.join(prompt)}"


def fixed() -> Iterator[str]:
    """The texts that the game has by its parts: options, presets, bots, cards, lands, fates."""
    yield from ("title", "blurb", "objection-decks", "objection-teams")
    for name, option in Options.model_fields.items():
        yield from (f"option-{name}", f"option-{name}-help")
        yield from (f"option-{name}-{value}" for value in get_args(option.annotation))
    for preset in game.presets:
        yield from (f"preset-{preset}", f"preset-{preset}-help")
    for bot in game.bots:
        yield from (f"bot-{bot}", f"bot-{bot}-help")
    for habit in game.habits:
        yield from (f"habit-{habit}", f"habit-{habit}.help")
    for kind in (*COUNT, *LANDS):
        yield from (f"name-{kind}", f"text-{kind}")
    yield from (f"name-{clan}" for clan in CLANS)
    yield from (f"reason-{reason}" for reason in REASONS)
    yield from (f"log-{fate}" for fate in get_args(Fate) if fate != "conceded")


# ---------------------------------------------------------------- the tests


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_everything_has_words(path: Path) -> None:
    optional = re.compile(r"(confirm-.+|.+\.detail)")
    needed = {*fixed(), *written(), *heard()}
    missing = {key for key in needed if not optional.fullmatch(key)} - set(texts(path))
    assert not missing, sorted(missing)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_text_asks_for_what_the_rules_do_not_give(path: Path) -> None:
    for key, pattern in texts(path).items():
        if key in heard():
            assert variables(pattern) <= heard()[key], key


def test_both_languages_say_the_same() -> None:
    english, spanish = map(texts, FILES)
    assert list(english) == list(spanish)
    for key in english:
        assert variables(english[key]) == variables(spanish[key]), key
        assert variants(english[key]) == variants(spanish[key]), key


def test_the_page_names_texts_that_exist_and_every_text_of_it_is_named() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in PAGE)
    whole = set(re.findall(r'"((?:page|claim)-[a-z-]+(?:\.[a-z]+)?)"', source))
    begun = set(re.findall(r"`((?:page|claim)-(?:[a-z]+-)*)\$\{", source))
    known = {key for key in texts(FILES[0]) if key.startswith(("page-", "claim-"))}
    assert whole <= known, sorted(whole - known)
    assert all(any(key.startswith(start) for key in known) for start in begun), sorted(begun)
    named = whole | referred() | {key for key in known if key.startswith(tuple(begun))}
    assert known <= named, sorted(known - named)


def referred() -> set[str]:
    """Texts that are parts of other texts."""
    found = [node for pattern in texts(FILES[0]).values() for node in nodes(pattern)]
    return {node.id.name for node in found if isinstance(node, ast.MessageReference)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_rules_page_counts_what_is_in_the_box(path: Path) -> None:
    told = {
        key.removeprefix("piece-"): text for key, text in texts(path).items() if "piece-" in key
    }
    assert list(told) == [*COUNT, *LANDS]
    for kind, count in COUNT.items():
        words = [node.value for node in nodes(told[kind]) if isinstance(node, ast.TextElement)]
        assert re.findall(r"\d+", "".join(words)) == [str(count)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_way_out_and_every_end_is_told(path: Path) -> None:
    told_apart = {key: {value for _, value in variants(texts(path)[key])} for key in ENDS}
    assert set(get_args(Fate)) <= told_apart["note-out"]
    assert set(REASONS) <= told_apart["log-over"]


ENDS: Final = ("note-out", "log-over")


def ids(found: Iterable[str]) -> set[str]:
    """The rule ids among text keys."""
    return {key.removeprefix("rule-") for key in found if key.startswith("rule-KK-")}


def test_every_rule_has_its_paragraph_and_every_paragraph_its_rule() -> None:
    """All numbered rules and the twelve decisions are there; what the engine cites can be read."""
    known = ids(texts(FILES[0]))
    assert len({rule for rule in known if re.fullmatch(r"KK-\d+", rule)}) == 146
    assert {rule for rule in known if "D" in rule} == {f"KK-D{n}" for n in range(1, 13)}
    rulings = set(re.findall(r"KK-R\d+", RULINGS.read_text(encoding="utf-8")))
    assert rulings == {f"KK-R{n:02}" for n in range(1, 37)}
    source = "\n".join(path.read_text(encoding="utf-8") for path in ENGINE)
    cited = set(re.findall(r"\bKK-(?:R|D)?\d+\b", source))
    assert cited <= known | rulings, sorted(cited - known - rulings)


def test_every_rule_is_cited_where_it_is_coded_or_tested() -> None:
    """Each paragraph of the rules page has its id in a docstring of the engine or in a test."""
    cited = set[str]()
    for path in (*ENGINE, *TESTS):
        cited |= set(re.findall(r"KK-D?\d+", path.read_text(encoding="utf-8")))
    uncited = ids(texts(FILES[0])) - cited
    assert not uncited, sorted(uncited)


def test_clans_are_the_colours_of_the_seats_and_no_rule_looks_at_them() -> None:
    """KK-202, KK-R27, KK-R29, KK-R30: four clans, each with two banners."""
    source = (ROOT / "static/games/kamakura/parts/reading.js").read_text(encoding="utf-8")
    clans = re.findall(rf'(\w+): \["({"|".join(CLANS)})", (1|2)\]', source)
    assert [colour for colour, _, banner in clans if banner == "1"] == BANNERS[0]
    assert [colour for colour, _, banner in clans if banner == "2"] == BANNERS[1]
    assert [clan for _, clan, _ in clans] == [*CLANS, *CLANS]
    rules = "\n".join(path.read_text(encoding="utf-8") for path in ENGINE)
    assert not re.search("|".join((*CLANS, "colour")), rules)
