"""What the documents say is so."""

import re
from pathlib import Path

import pytest

from tools.settings_table import with_table

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def test_the_readme_lists_all_settings() -> None:
    readme = (ROOT / "README.md").read_text()
    assert with_table(readme) == readme, "run: python -m tools.settings_table"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\((?!http|#)([^)#]+)", document.read_text()):
        assert (document.parent / target).exists(), target


def test_scripts_that_are_named_exist() -> None:
    for document in DOCUMENTS:
        for name in re.findall(r"\bscript/([a-z]+)", document.read_text()):
            assert (ROOT / "script" / name).exists(), f"{document.name}: script/{name}"


def test_decisions_are_numbered_without_gaps() -> None:
    numbers = [path.name[:4] for path in sorted((ROOT / "docs" / "adr").glob("0*.md"))]
    assert numbers == [f"{n:04}" for n in range(1, len(numbers) + 1)]


def test_every_change_stands_under_a_heading_of_its_kind() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text()
    kinds = set(re.findall(r"^### (.+)$", changelog, re.MULTILINE))
    assert "## [Unreleased]" in changelog
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
