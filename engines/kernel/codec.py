"""State as JSON and back, equal."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_encoder = msgspec.json.Encoder()


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def encode(value: object) -> bytes:
    """The JSON text of plain data or a msgspec Struct."""
    return _encoder.encode(value)


def decode(data: bytes, kind: type[T]) -> T:
    """The value of type `kind` that `encode` turned into `data`; else `ValidationError`."""
    return _decoder(kind).decode(data)
