"""The page's types of the socket's messages follow the Python structs."""

import pytest
from msgspec import inspect

from tools import protocol_types


def test_the_file_is_fresh() -> None:
    assert protocol_types.TARGET.read_text("utf-8") == protocol_types.written()


def test_what_json_cannot_say_has_no_type() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        protocol_types.Script().of(inspect.BytesType())
