"""All that GOSU can say has words in every language, and takes no more than the rules give."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, cast

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from engines.gosu import game
from engines.gosu.components import CLANS, KINDS, Kind
from engines.gosu.deeds import WORDS
from engines.gosu.options import Options
from engines.gosu.state import State
from engines.kernel import Decision, Entry, Match, RandomBot, Rng

pytestmark = pytest.mark.unmeasured
ROOT: Final = Path(__file__).parents[3]
FILES: Final = sorted((ROOT / "static/games/gosu/texts").glob("*.ftl"))
ENGINE: Final = sorted((ROOT / "engines/gosu").glob("*.py"))
RULINGS: Final = ROOT / "docs/rulings/gosu.md"

SEATS: Final = {"seat", "seats", "other", "others", "by", "owner", "start", "winner", "winners"}
PLURALS: Final = {"one", "other"}
REVIEWED: Final = Path(__file__).parent / "reviewed.json"
MATCHES: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    (2, {}),
    (2, dict(game.presets["first-game"])),
    (3, {"clan_mode": "random", "turn_limit": "off", "draft": "off"}),
    (4, {"clan_mode": "kamakor"}),
    (4, {"team_play": "on", "open_team_hands": "on", "clan_mode": "tokens_open"}),
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
    """Whether a choice is told by a text of its own: it is no card, no token and no player."""
    if isinstance(choice, int):
        return prompt == "level"
    return not re.match(r"(seat|token|activate|dragoon|trap|jump|mutate)-\d", choice)


def told(entry: Entry) -> tuple[str, set[str]]:
    """What an entry of the log says; its secret part comes with `own`."""
    data = entry.data | (entry.own or {})
    assert all(map(is_sayable, data.values())), entry
    return f"log-{entry.key}", given(data) | {"own"}


def is_sayable(value: object) -> bool:
    """Whether the page has words for a value: a number, an id, or several of them."""
    if isinstance(value, list):
        return all(map(is_sayable, cast("list[object]", value)))
    return isinstance(value, int | str)


def played(seats: int, options: Options, seed: bytes) -> Iterator[tuple[str, set[str]]]:
    """All that a random match says."""
    match = Match[State].start(game, seats, options, seed)
    rng = Rng(seed)
    while match.outcome is None:
        yield f"wait-{match.awaited().prompt}", {"names", "count"}
        decision = match.decisions[rng.choice(sorted(match.decisions))]
        yield from asked(decision)
        match.submit(decision.seat, decision.id, RandomBot.answer(decision, rng))
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
        for n in range(4):
            for text, params in played(seats, Options(**options), bytes([seats, n]) * 16):
                found[text] = found.get(text, params) & params
    return found


def written() -> Iterator[str]:
    """The texts that the rules name in so many words."""
    for path in ENGINE:
        source = path.read_text(encoding="utf-8")
        for key in re.findall(r'\bsay\(\s*"([a-z-]+)"', source):
            yield f"log-{key}"
        for caution, reason in re.findall(r'(Caution\(\s*)?"([a-z-]+)",\s*"GO-\d+"', source):
            yield f"{'caution' if caution else 'barred'}-{reason}"
        for prompt in re.findall(r'\bprompt="([a-z-]+)"', source):
            yield f"wait-{prompt}"


def fixed() -> Iterator[str]:
    """The texts that the game has by its parts: options, presets, bots, clans, cards, deeds."""
    yield from ("title", "blurb", "objection-teams", "reason-points", "reason-special")
    for name in Options.model_fields:
        yield from (f"option-{name}", f"option-{name}-help")
    for name, values in Options.values().items():
        yield from (f"option-{name}-{value}" for value in values)
    for preset in game.presets:
        yield from (f"preset-{preset}", f"preset-{preset}-help")
    for bot in game.bots:
        yield from (f"bot-{bot}", f"bot-{bot}-help")
    for kind in (*CLANS, *KINDS):
        yield from (f"name-{kind}", f"text-{kind}")
    yield from (f"deed-{word}" for word in WORDS)
    for verb in CHANGES:
        yield from (f"prompt-{verb}", f"wait-{verb}", f"log-{verb}")
    yield from (f"choice-{verb}-none" for verb in (*CHANGES, "enlist", "raise", "mutate-now"))


CHANGES: Final = ("destroy", "trap", "release", "bounce", "mark-free")


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


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_rules_page_counts_what_is_in_the_box(path: Path) -> None:
    """GO-010, GO-011, GO-012: level and copies of every card."""
    told = {key: words(text) for key, text in texts(path).items() if key.startswith("piece-")}
    assert list(told) == [f"piece-{name}" for name in (*CLANS, *KINDS)]
    for kind in KINDS.values():
        numbers = re.findall(r"\d", told[f"piece-{kind.kind}"])
        assert numbers == [str(level) for level in kind.levels]


def words(pattern: Pattern) -> str:
    """The words of a text, without what is filled in."""
    return "".join(node.value for node in nodes(pattern) if isinstance(node, ast.TextElement))


# ---------------------------------------------------------------- texts and effects


def review_of(kind: Kind) -> str:
    """A hash of what a card says, in both languages, and of what it does."""
    told = [words(texts(path)[f"text-{kind.kind}"]) for path in FILES]
    raw = msgspec.json.encode([told, kind.powers, kind.rules, kind.keywords, kind.levels])
    return blake2b(raw, digest_size=6).hexdigest()


def reviews() -> dict[str, str]:
    """The hashes of all cards."""
    return {name: review_of(kind) for name, kind in KINDS.items()}


def test_text_and_effect_of_every_card_were_looked_at_together() -> None:
    """Where this fails, read both side by side; `python -m tests.engines.gosu.test_texts`
    then notes that it was done."""
    assert msgspec.json.decode(REVIEWED.read_bytes()) == reviews()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_is_added_for_somebody_behind_stands_in_the_text(path: Path) -> None:
    """GO-038: n(+m), as often as the card gives it."""
    for kind in KINDS.values():
        text = words(texts(path)[f"text-{kind.kind}"])
        steps = [step for power in kind.powers for step in power.steps if step.plus]
        pairs = {f"{step.n}(+{step.plus})" for step in steps}
        assert set(re.findall(r"\d\(\+\d\)", text)) == pairs, kind.kind
        assert ("Shadow Jump" in text or "Salto sombrío" in text) == kind.jumps
        assert ("Zombie" in text or "zombi" in text) == (kind.zombie or kind.kind == "zend")


def ids(found: Iterable[str]) -> set[str]:
    """The rule ids among text keys."""
    return {key.removeprefix("rule-") for key in found if key.startswith("rule-GO-")}


def test_every_rule_has_its_paragraph_and_every_paragraph_its_rule() -> None:
    """All numbered rules are there; what the engine cites can be read."""
    known = ids(texts(FILES[0]))
    assert len(known) == 178
    rulings = set(re.findall(r"GO-R\d+", RULINGS.read_text(encoding="utf-8")))
    assert rulings == {f"GO-R{n:02}" for n in range(1, 9)}
    source = "\n".join(path.read_text(encoding="utf-8") for path in ENGINE)
    cited = set(re.findall(r"\bGO-R?\d+\b", source))
    assert cited <= known | rulings, sorted(cited - known - rulings)


if __name__ == "__main__":
    REVIEWED.write_bytes(msgspec.json.format(msgspec.json.encode(reviews()), indent=1) + b"\n")
