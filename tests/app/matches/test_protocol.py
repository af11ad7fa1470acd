"""The protocol's examples are messages, and messages are read as strictly as they are written."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from app.matches import protocol

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"


def examples() -> list[dict[str, Any]]:
    """Every JSON object of the page."""
    found: list[dict[str, Any]] = []
    for block in re.findall(r"```json\n(.*?)```", PAGE.read_text(), re.DOTALL):
        rest = block.strip()
        while rest:
            example, end = json.JSONDecoder().raw_decode(rest)
            found.append(example)
            rest = rest[end:].strip()
    return found


FROM_PAGE = {"hello", "move", "retract", "undo", "here", "ping"}


def kind_of(example: dict[str, Any]) -> Any:
    """A chat goes both ways; the one from the page has a command's id."""
    mine = example["type"] in FROM_PAGE or isinstance(example.get("id"), str)
    mine &= example["type"] not in ("ack", "error")
    return protocol.Incoming if mine else protocol.Outgoing


@pytest.mark.parametrize(
    "example", [pytest.param(e, id=f"{i}-{e['type']}") for i, e in enumerate(examples())]
)
def test_an_example_is_a_message_whole(example: dict[str, Any]) -> None:
    message = msgspec.convert(example, kind_of(example))
    assert msgspec.to_builtins(message).keys() >= example.keys()


def test_every_message_has_an_example() -> None:
    shown = {type(msgspec.convert(example, kind_of(example))) for example in examples()}
    assert shown == {*get_args(protocol.Incoming), *get_args(protocol.Outgoing)}


@pytest.mark.parametrize(
    ("raw", "command"),
    [
        ('{"type":"move","id":"a-1"}', "a-1"),
        ('{"id":"<b>"}', None),
        ('{"id":7}', None),
        ("[1]", None),
        ("{", None),
        ("", None),
    ],
)
def test_the_command_of_a_broken_message_is_found(raw: str, command: str | None) -> None:
    assert protocol.command_of(raw) == command
