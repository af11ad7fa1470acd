"""Every text exists in both languages, with the same parameters, and every one is used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from app import texts
from engines.catalogue import GAMES

pytestmark = pytest.mark.unmeasured

ROOT = Path(__file__).parents[3]
SOURCES = [
    *(ROOT / "app").rglob("*.py"),
    *(ROOT / "templates").rglob("*.html"),
    *(ROOT / "static" / "table").glob("*.js"),
    *(ROOT / "static" / "lobby").glob("*.js"),
]
WORDS = "\n".join(path.read_text("utf-8") for path in SOURCES)
LITERALS = set(re.findall(r"[\"'`]((?:ui|error)-[a-z0-9_-]*[a-z0-9])[\"'`]", WORDS))
BEGINNINGS = set(re.findall(r"[\"'`]((?:ui|error)-(?:[a-z0-9]+-)+)(?:\$?\{|[\"'] *[~+])", WORDS))
CODES = set(
    re.findall(r"(?:AppError|ForbiddenError|ConflictError|NotFoundError)\(\s*\"([a-z-]+)\"", WORDS)
)
KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
MOVES = ("barred", "closed", "count", "illegal", "not-yours", "retract", "shape", "undo")
ERRORS = {f"error-{code}" for code in CODES | {f"move-{move}" for move in MOVES}}


class Parameters(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor finds it by this name
        self.names.add(node.id.name)


def messages(*files: Path) -> dict[str, set[str]]:
    """The keys of catalogues, with the parameters of each."""
    found: dict[str, set[str]] = {}
    for file in files:
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                parameters = Parameters()
                parameters.visit(entry)
                found[entry.id.name] = parameters.names
    return found


def shell(locale: str) -> list[Path]:
    """The catalogues of the pages that all games share."""
    return texts.catalogues(ROOT / "static" / "texts", locale)


def keys(*files: Path) -> set[str]:
    """The keys of catalogues alone: a parser is slow to tell them."""
    return {key for file in files for key in KEY.findall(file.read_text("utf-8"))}


def is_used(key: str) -> bool:
    """A text is named as it is, an error and what the table logs by its code alone."""
    code = key.removeprefix("error-").removeprefix("log-table-")
    return key in LITERALS | ERRORS or f'"{code}"' in WORDS


def begins(key: str) -> bool:
    return any(key.startswith(beginning) for beginning in BEGINNINGS)


@pytest.mark.parametrize("locale", texts.LOCALES)
def test_no_text_is_missing(locale: str) -> None:
    wanted = {key for key in LITERALS if not begins(f"{key}-")} | ERRORS
    assert sorted(wanted - keys(*shell(locale))) == []


@pytest.mark.parametrize("locale", texts.LOCALES)
def test_no_text_is_unused(locale: str) -> None:
    assert sorted(key for key in keys(*shell(locale)) if not is_used(key) and not begins(key)) == []


def test_the_shell_says_the_same_in_both_languages() -> None:
    assert messages(*shell("en")) == messages(*shell("es"))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_the_same_in_both_languages(game: str) -> None:
    folder = ROOT / "static" / "games" / game / "texts"
    english, spanish = (messages(*texts.catalogues(folder, each)) for each in texts.LOCALES)
    assert english == spanish


@pytest.mark.parametrize("locale", texts.LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_not_sent_what_only_the_server_says(game: str, locale: str) -> None:
    """Rules, aid, options and bots: the first visit to a table need not wait for them."""
    folder = ROOT / "static" / "games" / game / "texts"
    served = re.compile(r"(rules?|aid|option|preset|objection|bot)-.+|blurb")
    assert [key for key in keys(folder / f"{locale}.ftl") if served.fullmatch(key)] == []


@pytest.mark.parametrize(
    ("wanted", "accepted", "spoken"),
    [
        (None, "", "en"),
        (None, "de, fr;q=0.5", "en"),
        (None, "es-MX,es;q=0.9,en;q=0.8", "es"),
        (None, "en;q=0.2, es;q=0.9", "es"),
        (None, "es;q=0", "en"),
        (None, "\x00;;;q=,=", "en"),
        (None, "es;q=1.2.3", "en"),
        ("es", "en", "es"),
        ("xx", "es", "es"),
    ],
)
def test_the_language_is_the_chosen_or_the_browsers(
    wanted: str | None, accepted: str, spoken: str
) -> None:
    assert texts.locale_for(wanted, accepted) == spoken


def test_a_missing_text_shows_its_key_or_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = texts.for_locale("en")
    with pytest.raises(texts.MissingTextError):
        spoken.text("ui-nothing")
    with pytest.raises(texts.MissingTextError):
        spoken.text("ui-mine-open", taken=1)
    monkeypatch.setattr(texts, "strict", False)
    assert spoken.text("ui-nothing") == "ui-nothing"


def test_data_of_a_game_becomes_words() -> None:
    spoken = texts.for_locale("en", "kamozza")
    people = ["Ana", "Bo", "Cy"]
    assert spoken.listed([]) == ""
    assert spoken.listed(people) == "Ana, Bo and Cy"
    said = spoken.phrase("ui-list", {"rest": ["gold", "tea"], "last": 3}, people)
    assert said == f"{spoken.text('name-gold')} and {spoken.text('name-tea')} and 3"
    assert spoken.phrase("ui-list", {"seats": [0], "rest": "x", "last": "y"}, people) == "x and y"
    assert spoken.phrase("ui-kick", {"name": "Bo", "seat": 1}, people) == "Ask Bo to leave"


def test_a_name_from_right_to_left_stays_in_its_place() -> None:
    said = texts.for_locale("en").text("ui-kick", name="أحمد")
    assert said == "Ask \u2068أحمد\u2069 to leave"
