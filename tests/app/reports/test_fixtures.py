"""A report becomes a recorded match and a test that fails until somebody says what is right."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from app.matches import service
from app.matches.live import Live
from app.matches.protocol import Retract
from app.reports.fixtures import Fixture, fixture
from app.reports.models import ReportRow
from engines.kernel import Rng
from tests.app.matches.house import House
from tests.app.matches.test_restoring import one_move, played, restore, stored

SAID = 'He said "no" \\ and\nthen {this} \'\'\'""" happened'


async def reported(house: House, seat: int | None = 1) -> tuple[Fixture, Live]:
    live = Live(await stored(house))
    async with house.db.session() as session:
        row = ReportRow(
            match_id=house.match_id, seq=live.head, seat=seat, text=SAID, page={"faults": []}
        )
        session.add(row)
        await session.flush()
        return await fixture(session, row), live


def found(files: Fixture, folder: Path, expected: str = "") -> Any:
    """The test of a report, as pytest would find it; `expected` in the place of the words."""
    for name, content in ((files.record, files.match), (files.test, files.code.encode())):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    code = folder / files.test
    if expected:
        words = '{"the reporter says": SAID}'
        assert words in files.code
        code.write_text(files.code.replace(words, expected))
    spec = importlib.util.spec_from_file_location(code.stem, code)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return next(value for name, value in vars(module).items() if name.startswith("test_report"))


@pytest.mark.parametrize("game", ["kamozza", "kamakura"])
async def test_it_replays_to_the_reported_move(house: House, tmp_path: Path, game: str) -> None:
    await played(house, game, 9)
    await restore(house, 5)
    rng = Rng(bytes(32))
    for _ in range(4):
        await one_move(house, rng)
    files, live = await reported(house)
    with pytest.raises(AssertionError):
        found(files, tmp_path)()
    own = live.match.view(1)["public"]
    found(files, tmp_path, f"{{'public': {own!r}}}")()
    assert f"recorded/{game}/reports/" in files.record


async def test_what_was_taken_back_and_who_left_are_recorded(house: House, tmp_path: Path) -> None:
    await played(house, "kamakura", 6)
    async with house.db.session() as session:
        await service.concede(session, house.match_id, house.players[2])
    await house.rooms.of(house.match_id).refresh()
    files, live = await reported(house, None)
    assert b'"leave"' in files.match
    found(files, tmp_path, f"{{'public': {live.match.view('spectator')['public']!r}}}")()


async def test_retracted_answers_are_recorded(house: House, tmp_path: Path) -> None:
    await played(house, "kamozza", 0)
    room, rng = house.rooms.of(house.match_id), Rng(bytes(32))
    for _ in range(40):
        await one_move(house, rng)
        live = await room.look(lambda live: live)
        for seat in range(3):
            taken = live.match.can_retract(seat)
            if taken is not None:
                await room.act(house.actor(seat), Retract("r", live.public_id(taken)))
                files, _ = await reported(house)
                assert b'"retract"' in files.match
                found(files, tmp_path, "{'outcome': None}")()
                return
    pytest.fail("nothing was ever retracted")


async def test_the_end_is_recorded_with_its_outcome(house: House, tmp_path: Path) -> None:
    await played(house, "kamozza", 500)
    files, _ = await reported(house)
    assert b'"ranks"' in files.match
    with pytest.raises(AssertionError):
        found(files, tmp_path)()
