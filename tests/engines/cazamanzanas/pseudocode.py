"""The fall once more, written down from the rulebook's pseudo-code line by line, to compare with.

It shares nothing with the engine but the names of mechanisms and the shape of an orchard.
"""

from __future__ import annotations

from typing import Any

from engines.cazamanzanas.fall import Cell, Orchard

MOST_PASSES = 10_000


class Plain:
    """An orchard in which apples fall; `story` has every pass through the loop."""

    def __init__(self, orchard: Orchard) -> None:
        self.orchard = orchard
        self.stuck = {cell: list(pile) for cell, pile in orchard.stuck.items()}
        self.spare = orchard.spare
        self.caught: dict[int, int] = {}
        self.story: list[tuple[Any, ...]] = []

    def resolve(self, batch: list[tuple[str, int, int, str]]) -> Plain:
        """`batch`: apple, row, column and direction of each, the first one first."""
        stack: list[Any] = [(apple, row, col, way, frozenset()) for apple, row, col, way in batch]
        stack.reverse()
        while stack:
            self.one(stack, *stack.pop())
        return self

    def one(  # noqa: C901 - in one piece, as it is published
        self, stack: list[Any], apple: str, row: int, col: int, way: str, entered: frozenset[Cell]
    ) -> None:
        """The inner loop, for one apple."""
        while not self.landed(apple, row, col, way):
            m = self.orchard.kinds.get((row, col))
            if m in (None, "leaf", "upright"):
                self.story.append((apple, row, col, way, "pass"))
                row, way = row + 1, "D"
            elif m == "trampoline_left":
                self.story.append((apple, row, col, way, "bounce"))
                row, col, way = row + 1, col - 1, "L"
            elif m == "trampoline_right":
                self.story.append((apple, row, col, way, "bounce"))
                row, col, way = row + 1, col + 1, "R"
            elif m == "platform" and way == "D":
                self.story.append((apple, row, col, way, "stick"))
                self.stuck.setdefault((row, col), []).append(apple)
                break
            elif m == "platform":
                target = (row + 1, col - 1 if way == "L" else col + 1)
                pile = self.stuck.get((row, col), [])
                self.story.append((apple, row, col, way, "knock" if pile else "roll"))
                if not pile:
                    row, col = target
                else:
                    stack.append((apple, *target, way, entered))
                    stack += [(other, *target, way, frozenset()) for other in reversed(pile)]
                    self.stuck[row, col] = []
                    break
            elif m == "doubler" and self.spare == 0:
                self.story.append((apple, row, col, way, "no-spare"))
                row, way = row + 1, "D"
            elif m == "doubler":
                self.spare -= 1
                self.story.append((apple, row, col, way, "split"))
                stack.append((apple + "R", row + 1, col + 1, "R", entered))
                stack.append((apple + "L", row + 1, col - 1, "L", entered))
                break
            elif m == "portal" and (row, col) not in entered:
                self.story.append((apple, row, col, way, "teleport"))
                entered |= {(row, col)}
                out = self.orchard.partners[row, col]
                row, col, way = out[0] + 1, out[1], "D"
            else:
                self.back(apple, row, col, way, "loop" if m == "portal" else "trap")
                break

    def landed(self, apple: str, row: int, col: int, way: str) -> bool:
        """Whether the apple has left the rows or the columns; then it is in a basket, or lost."""
        assert len(self.story) < MOST_PASSES
        inside = self.orchard.first <= col <= self.orchard.last
        if inside and row <= self.orchard.rows:
            return False
        if inside and col in self.orchard.baskets:
            self.caught[col] = self.caught.get(col, 0) + 1
            self.story.append((apple, row, col, way, "basket"))
        else:
            self.back(apple, row, col, way, "lost")
        return True

    def back(self, apple: str, row: int, col: int, way: str, why: str) -> None:
        """The token is in the supply at once."""
        self.spare += 1
        self.story.append((apple, row, col, way, why))

    def piles(self) -> dict[Cell, list[str]]:
        """What sticks in the end."""
        return {cell: pile for cell, pile in self.stuck.items() if pile}
