"""The house rules find what they are for, and leave alone what is right."""

from pathlib import Path

import pytest

from tools.lint import breaks_of, main, uncited_rules


@pytest.mark.parametrize(
    ("path", "text", "says"),
    [
        ("app/lobby/service.py", "await session.commit()", "commit"),
        ("app/big.py", "x = 1\n" * 401, "401 lines"),
        ("static/table/big.js", ";\n" * 401, "401 lines"),
        ("app/long.py", "def f():\n" + "    x = 1\n" * 50, "f has 51 lines"),
        ("app/x.py", "import os  # noqa", "code and a reason"),
        ("app/x.py", "import os  # noqa: F401", "code and a reason"),
        ("app/x.py", "x = y  # type: ignore[misc]", "code and a reason"),
        ("app/x.py", "x = y  # pyright: ignore", "code and a reason"),
        ("app/x.py", "x = y  # pragma: no cover", "code and a reason"),
        ("static/table/x.js", "// @ts-ignore", "code and a reason"),
        ("app/x.py", "# TODO later", "finish it"),
        ("static/games/chess/chess.css", ".field,\n.board {", "the shell's forms"),
    ],
    ids=lambda value: value[:30].replace("\n", " ") if isinstance(value, str) else None,
)
def test_finds(path: str, text: str, says: str) -> None:
    [found] = list(breaks_of(path, text))
    assert says in found


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("app/db.py", "await session.commit()"),
        ("tests/x.py", "await session.commit()"),
        ("static/games/kamozza/art/ships.js", ";\n" * 401),
        ("app/x.py", "import os  # noqa: F401, E402 - loads the models"),
        ("app/x.py", "x = y  # type: ignore[misc] - the library lies"),
        ("static/games/chess/chess.css", ".board .field {"),
        ("static/games/chess/chess.css", ".field-of-pawns {"),
        ("app/x.py", "x = y._z  # pyright: ignore[reportPrivateUsage]: the kernel's own"),
    ],
    ids=range(8),
)
def test_leaves_alone(path: str, text: str) -> None:
    assert list(breaks_of(path, text)) == []


def test_every_rule_and_ruling_is_cited(tmp_path: Path) -> None:
    texts = tmp_path / "static" / "games" / "chess" / "texts" / "en" / "rules.ftl"
    texts.parent.mkdir(parents=True)
    texts.write_text("rule-CH-101 = White begins.\nrule-CH-102 = Pawns walk.\n")
    rulings = tmp_path / "docs" / "rulings" / "chess.md"
    rulings.parent.mkdir(parents=True)
    rulings.write_text("CH-R1: a pawn that arrives is a queen.")
    tests = tmp_path / "tests" / "engines" / "chess"
    tests.mkdir(parents=True)
    (tests / "test_rules.py").write_text('"""CH-101: white begins; CH-R1."""')
    assert list(uncited_rules(tmp_path)) == ["tests/engines/chess: no test cites CH-102"]


def test_prints_and_counts(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.lint.breaks_of", lambda path, _: [path] if "lint" in path else [])
    assert main() == 1
    assert "tools/lint.py" in capsys.readouterr().out
