"""Orchards drawn as text, as the rulebook's examples draw them; see `boards.txt`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from engines.cazamanzanas.components import DOUBLER, LEAF, LEFT, PLATFORM, PORTAL, RIGHT, TRAP
from engines.cazamanzanas.fall import UPRIGHT, Cell, Fall, Orchard
from engines.cazamanzanas.orchard import cell_of, name_of

FILE = Path(__file__).parent / "boards.txt"
GLYPHS = {
    "*": LEAF,
    "/": LEFT,
    "\\": RIGHT,
    "-": PLATFORM,
    "|": UPRIGHT,
    "^": DOUBLER,
    "x": TRAP,
    **dict.fromkeys("1234", PORTAL),
}


@dataclass
class Board:
    """A board as drawn, and what is said below it."""

    rows: int = 4
    columns: list[int] = field(default_factory=list)
    branch: list[int] = field(default_factory=list)
    glyphs: dict[Cell, str] = field(default_factory=dict)
    baskets: dict[int, bool] = field(default_factory=dict)
    said: dict[str, str] = field(default_factory=dict)
    runs: list[str] = field(default_factory=list)

    def orchard(self) -> Orchard:
        """What falls here; the field is that of three or four players."""
        portals = [cell for cell, glyph in self.glyphs.items() if glyph.isdigit()]
        return Orchard(
            self.rows,
            -2,
            11,
            frozenset(range(1, 9)),
            {cell: GLYPHS[glyph] for cell, glyph in self.glyphs.items()},
            {
                one: other
                for one in portals
                for other in portals
                if one != other and self.glyphs[one] == self.glyphs[other]
            },
            self.apples("stuck"),
            int(self.said.get("spare", 8)),
        )

    def apples(self, word: str) -> dict[Cell, list[str]]:
        """`r3c6:Q1,Q2` as cells and apples."""
        places = [place.split(":") for place in self.said.get(word, "").split()]
        return {cell_of(cell): apples.split(",") for cell, apples in places}


def board_of(text: str) -> Board:
    """A board from its drawing."""
    board = Board(rows=0)
    for line in text.strip("\n").splitlines():
        word, rest = line.split()[0], line[9:]
        if word == "col":
            board.columns = [int(number) for number in line.split()[1:]]
        elif word == "branch":
            board.branch = [c for c, glyph in drawn(board, rest) if glyph == "o"]
        elif re.fullmatch(r"r\d", word):
            board.rows = int(word[1:])
            found = drawn(board, rest)
            board.glyphs |= {(board.rows, c): glyph for c, glyph in found if glyph in GLYPHS}
        elif word == "basket":
            board.baskets = {c: glyph == "U" for c, glyph in drawn(board, rest)}
        elif word == "run":
            board.runs.append(" ".join(rest.split()))
        else:
            board.said[word] = rest
    return board


def drawn(board: Board, text: str) -> list[tuple[int, str]]:
    """The glyphs of a line with their columns, each three characters wide."""
    return [(column, text[3 * n : 3 * n + 1]) for n, column in enumerate(board.columns)]


def boards() -> Iterator[tuple[str, Board]]:
    """Every board of the file, by the id of its example."""
    blocks = FILE.read_text(encoding="utf-8").split("\nCM-E")[1:]
    for block in blocks:
        number, _, text = block.partition("\n")
        yield f"CM-E{number}", board_of(text)


def told(fall: Fall, partners: dict[Cell, Cell]) -> list[str]:
    """The runs of a fall as the file writes them."""
    lines: list[str] = []
    for run in fall.runs:
        words = [run.apple]
        for row, column, direction, event in run.path:
            cell = row, column
            out = f":{name_of(partners[cell])}" if event == "teleport" else ""
            words.append(f"{name_of(cell)}:{direction}:{event}{out}")
        lines.append(" ".join(words))
    return lines


def ended(fall: Fall) -> str:
    """What came of a fall, as the file writes it."""
    caught = " ".join(f"{column}:{count}" for column, count in sorted(fall.caught.items()))
    stuck = " ".join(f"{name_of(cell)}:{','.join(fall.stuck[cell])}" for cell in sorted(fall.stuck))
    return f"baskets {caught or '-'}  stuck {stuck or '-'}  spare {fall.spare}"
