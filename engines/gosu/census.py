"""What became of every card in a match, for whoever plays many (`play --all-clans`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.gosu.components import KINDS
from engines.gosu.state import State
from engines.kernel import Entry

Census = dict[str, dict[str, int]]

CAME_IN: Final = {
    "play": "kind",
    "enlist": "kind",
    "raise": "kind",
    "mutate": "into",
    "jumped": "into",
}
"""The entries that tell of a card that came into an army, and where they name it."""


def census(entries: Iterable[Entry], state: State) -> Census:
    """By kind: how often it came in, a power of it was used, and it lay with a winner.

    A permanent power is used from the moment on in which its card comes in.
    """
    found: Census = {kind: {"played": 0, "activated": 0, "won": 0} for kind in KINDS}
    for entry in entries:
        if entry.key in CAME_IN:
            kind = entry.data[CAME_IN[entry.key]]
            found[kind]["played"] += 1
            found[kind]["activated"] += bool(KINDS[kind].holds)
        if entry.key == "power":
            found[entry.data["kind"]]["activated"] += 1
    for seat in state.won:
        for goblin in state.players[seat].army():
            found[goblin.face.kind]["won"] += 1
    return found
