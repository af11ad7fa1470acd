"""House rules that no other tool knows.

Prints each break as `file:line: what` and exits with 1 if there is any. Run by `script/check`.
A rule is a function that takes a file's path and text and yields breaks.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

LONGEST_FILE = 400
LONGEST_FUNCTION = 50
COMMITTING = ("app/db.py", "app/matches/journal.py")
CODE = (".py", ".js", ".ts", ".css", ".html", ".sh")
DRAWN = ("/art/", "/data/", "/recorded/")

ITSELF = ("tools/lint.py", "tests/tools/test_lint.py")

Break = tuple[int, str]
Rule = Callable[[str, str], Iterator[Break]]


def commits_at_the_edge(path: str, text: str) -> Iterator[Break]:
    """One message is one transaction, so only two modules commit."""
    if path.startswith("app/") and path not in COMMITTING:
        for number, line in _lines(text):
            if re.search(r"\.commit\(", line):
                yield number, f"only {' and '.join(COMMITTING)} commit"


def short_files(path: str, text: str) -> Iterator[Break]:
    """What is longer than a few screens wants to be two things. Drawings and data are exempt."""
    is_code = path.endswith(CODE) or path.startswith("script/")
    length = len(text.splitlines())
    if is_code and length > LONGEST_FILE and not any(part in path for part in DRAWN):
        yield length, f"{length} lines; {LONGEST_FILE} at most"


def short_functions(path: str, text: str) -> Iterator[Break]:
    """A function fits on a screen."""
    if not path.endswith(".py") or path.startswith("migrations/"):
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LONGEST_FUNCTION:
                yield node.lineno, f"{node.name} has {length} lines; {LONGEST_FUNCTION} at most"


SUPPRESSIONS = {  # what begins a suppression: what a good one looks like
    r"#\s*noqa": r"#\s*noqa: [A-Z]+\d+(, ?[A-Z]+\d+)* - \S",
    r"#\s*type:\s*ignore": r"#\s*type: ignore\[[\w, -]+\]( -|:) ?\S",
    r"#\s*pyright:\s*ignore": r"#\s*pyright: ignore\[\w+(, ?\w+)*\]( -|:) ?\S",
    r"#\s*pragma:": r"(?!)",
    r"biome-ignore": r"biome-ignore(-all)? [\w/]+: \S",
    r"@ts-(ignore|nocheck)": r"(?!)",
    r"@ts-expect-error": r"@ts-expect-error \S",
    r"hadolint ignore": r"hadolint ignore=\w+ # \S",
    r"djlint:\s*off": r"djlint:\s*off [HT]\d+",
}


def reasoned_suppressions(path: str, text: str) -> Iterator[Break]:
    """Silencing a tool needs the code of what is silenced, and the reason."""
    if path in ITSELF:
        return
    for number, line in _lines(text):
        for begins, good in SUPPRESSIONS.items():
            if re.search(begins, line) and not re.search(good, line):
                yield number, "a suppression names a code and a reason"


def nothing_unfinished(path: str, text: str) -> Iterator[Break]:
    """What is left to do stands in the tracker, not in the code."""
    if path in ITSELF or not path.endswith((*CODE, ".md", ".toml", ".ftl")):
        return
    for number, line in _lines(text):
        if re.search(r"\b(TODO|FIXME|XXX|HACK)\b", line):
            yield number, "finish it, or open an issue"


SHELLS = r"^\s*\.(button|field|input|meta|segmented|sheet|switch)(?![\w-])"


def games_leave_forms_alone(path: str, text: str) -> Iterator[Break]:
    """A game's style of a bare class of the shell's forms would lay out the menu as well."""
    if path.startswith("static/games/") and path.endswith(".css"):
        for number, line in _lines(text):
            if re.search(SHELLS, line):
                yield number, "the shell's forms have a class of this name"


RULES: tuple[Rule, ...] = (
    commits_at_the_edge,
    short_files,
    short_functions,
    reasoned_suppressions,
    nothing_unfinished,
    games_leave_forms_alone,
)


def uncited_rules(root: Path) -> Iterator[str]:
    """Rule and ruling ids that no test of their game cites."""
    for texts in sorted(root.glob("static/games/*/texts/en/rules.ftl")):
        game = texts.parents[2].name
        known = set(re.findall(r"^rule-([A-Z]+-R?\d+)", texts.read_text(), re.MULTILINE))
        rulings = root / "docs" / "rulings" / f"{game}.md"
        if rulings.exists():
            known |= set(re.findall(r"\b[A-Z]{2,}-R\d+\b", rulings.read_text()))
        for rule in sorted(known - _cited(root / "tests" / "engines" / game)):
            yield f"tests/engines/{game}: no test cites {rule}"


def _cited(folder: Path) -> set[str]:
    text = "\n".join(path.read_text() for path in folder.rglob("*.py"))
    return set(re.findall(r"\b[A-Z]{2,}-R?\d+\b", text))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    return enumerate(text.splitlines(), 1)


def breaks_of(path: str, text: str) -> Iterator[str]:
    """All breaks of one file, in words."""
    for rule in RULES:
        for line, what in rule(path, text):
            yield f"{path}:{line}: {what}"


def _files(root: Path) -> Iterator[str]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
    for name in listed.stdout.splitlines():
        path = root / name
        if path.is_file() and path.suffix not in (".svg", ".png", ".woff2", ".lock", ".ico", ".gz"):
            yield name


def main() -> int:
    """Checks the folder this file lies in; returns the exit status."""
    root = Path(__file__).parent.parent
    found = [text for name in _files(root) for text in breaks_of(name, (root / name).read_text())]
    found += uncited_rules(root)
    for text in found:
        print(text)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
