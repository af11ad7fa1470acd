"""Writes the box of Mombasa for its page, out of the components.

python -m tools.mombasa_box
"""

import json
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "engines/mombasa/components.toml"
TARGET = ROOT / "static/games/mombasa/data/box.js"
CARDS = ("starting_cards", "seat_cards", "action_cards", "bonus_tiles")
KEPT = ("companies", "tracks", "regions", "spaces", "starting_tiles", "books", "slots", "base")
TRACKS = ("diamond_track", "book_track", "round_track", "market", "rules")


def box() -> dict[str, Any]:
    """What is printed behind every id; all that can be laid into a slot is a card."""
    data = tomllib.loads(SOURCE.read_text())
    cards = {name: card for kind in CARDS for name, card in data[kind].items()}
    return {"cards": cards, **{key: data[key] for key in (*KEPT, *TRACKS)}}


def script() -> str:
    """The module for the page."""
    data = json.dumps(box(), separators=(",", ":"), ensure_ascii=False)
    return f"// Made by tools/mombasa_box.py.\nexport default JSON.parse(\n  '{data}',\n);\n"


if __name__ == "__main__":
    TARGET.write_text(script())
