from pathlib import Path

from app.pages.rulebook import Piece, rulebook_of
from app.texts import Texts


def book(folder: Path, words: str) -> list[tuple[str, list[str]]]:
    file = folder / "en.ftl"
    file.write_text(words)
    sections = rulebook_of(Texts("en", [file])).sections
    return [(s.title, [rule.id for rule in s.paragraphs]) for s in sections]


def test_headings_gather_the_rules_below_them(tmp_path: Path) -> None:
    words = "rules-a = First\nrule-X-1 = One.\nruler = No rule.\nrules-b = Then\nrule-X-2 = Two.\n"
    assert book(tmp_path, words) == [("First", ["X-1"]), ("Then", ["X-2"])]


def test_what_is_in_the_box_is_told_with_its_number(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(
        "piece-oar = 4\nname-oar = Oar\ntext-oar = Rows.\nrule-X-1 = One.\nui-rules = R\n"
    )
    assert rulebook_of(Texts("en", [file])).pieces == [Piece("oar", "Oar", "4", "Rows.")]


def test_rules_without_a_heading_get_one(tmp_path: Path) -> None:
    assert book(tmp_path, "ui-rules = Rules\nrule-X-1 = One.\n") == [("Rules", ["X-1"])]


def test_words_for_looking_through_the_box_come_by_name(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("gallery-search = Search\nui-rules = R\n")
    assert rulebook_of(Texts("en", [file])).gallery == {"search": "Search"}
