"""Files of matches that say what cannot be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from app.errors import AppError
from app.matches import archive
from engines.kernel import Rng
from tests.app.attack.test_going_back import go_back, play, sit
from tests.app.matches.house import House


@pytest.mark.parametrize(
    ("part", "number", "name", "value"),
    [
        ("moves", 1, "data", {}),
        ("moves", 1, "data", {"to": {}}),
        ("moves", 0, "decision", "a\0b"),
        ("moves", 0, "seat", 1 << 62),
        ("seats", 0, "name", "\0" * 10_000),
    ],
    ids=["nowhere", "no-row", "zero", "huge", "zeros"],
)
async def test_a_file_that_cannot_be_is_refused_in_words(
    house: House, part: str, number: int, name: str, value: object
) -> None:
    await sit(house, "probe", 2)
    await go_back(house, 1)
    await play(house, 2, Rng(bytes(32)))
    async with house.db.session() as session:
        file: Any = msgspec.to_builtins(await archive.export(session, house.match_id))
    file[part][number][name] = value
    with pytest.raises(AppError, match="no-export"):
        async with house.db.session() as session:
            await archive.take_in(session, msgspec.json.encode(file))
