"""Writes the table of settings into the README, from the settings themselves."""

import sys
from pathlib import Path

from pydantic_core import PydanticUndefined

from app.settings import Settings

README = Path(__file__).parent.parent / "README.md"
BEGIN, END = "<!-- settings -->\n", "<!-- /settings -->\n"


def table() -> str:
    """The settings in Markdown: variable, default, meaning."""
    rows = ["| variable | default | what it is |", "|---|---|---|"]
    for name, field in Settings.model_fields.items():
        variable = "DATABASE_URL" if field.validation_alias else f"SOBREMESA_{name.upper()}"
        rows.append(f"| `{variable}` | {_shown(field.default)} | {field.description} |")
    return "\n".join(rows) + "\n"


def _shown(default: object) -> str:
    if default is None or default is PydanticUndefined:
        return ""
    if isinstance(default, bool):
        return f"`{str(default).lower()}`"
    if isinstance(default, tuple):
        return f"`{'-'.join(str(end) for end in default)}`"  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType] - a span's ends
    return f"`{default}`"


def with_table(text: str) -> str:
    """The README's text with the table as it should be."""
    before, rest = text.split(BEGIN)
    return before + BEGIN + table() + END + rest.split(END)[1]


if __name__ == "__main__":
    README.write_text(with_table(README.read_text()))
    sys.exit(0)
