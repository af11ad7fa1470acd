"""Writes what is printed on GOSU's cards for the page, from the components themselves."""

import json
import sys
from pathlib import Path
from typing import Any

from engines.gosu.components import CLANS, KINDS, Kind

DECK = Path(__file__).parent.parent / "static/games/gosu/art/deck.js"
SIGNS = (
    *("jumped", "enter", "activate", "dragoon", "trap-self", "mutated", "released"),
    *("destroyed", "trapped", "round-end", "watch"),
)
"""Triggers in the order in which their signs stand on a card."""

BORNE = ("round-end", "destroyed")
"""What the sign of a standard-bearer says already."""


def printed(kind: Kind) -> dict[str, Any]:
    """Clan, levels, copies, cost in the cog, and signs of a printed card."""
    signs = [sign for sign in SIGNS if sign in kind.on]
    if "bearer" in kind.keywords:
        signs = [sign for sign in signs if sign not in BORNE] + ["bearer"]
    elif kind.holds.keys() - {"win"}:
        signs.append("static")
    if kind.wins:
        signs.append("crown")
    return {
        "clan": kind.clan,
        "levels": kind.levels,
        "copies": kind.copies,
        "mutation": kind.mutation,
        "keywords": kind.keywords,
        "signs": signs,
    }


def deck() -> str:
    """The module with all printed cards and the clans, in the order of the box."""
    cards = ",\n".join(f"{json.dumps(name)}: {json.dumps(printed(KINDS[name]))}" for name in KINDS)
    return (
        "// What is printed on the cards; `python -m tools.gosu_deck` writes it.\n\n"
        "/** Clans in the order of the box. @type {string[]} */\n"
        f'export const CLANS = `{" ".join(CLANS)}`.split(" ");\n\n'
        '/** Cards by kind. @type {Record<string, import("../view").Printed>} */\n'
        f"export const DECK = JSON.parse(`{{\n{cards}\n}}`);\n"
    )


if __name__ == "__main__":
    DECK.write_text(deck())
    sys.exit(0)
