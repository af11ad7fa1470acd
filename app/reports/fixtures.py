"""A report as a recorded match, with a test that fails until somebody says what is right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from app.matches import store
from app.matches.records import Row, Stored
from app.reports.models import ReportRow
from engines.catalogue import GAMES
from engines.kernel import Choice


class Deed(Struct, frozen=True, omit_defaults=True):
    """One line of a recorded match; `engines.kernel.promises.Record` reads it."""

    deed: Literal["move", "undo", "retract", "leave", "deal"]
    seat: int
    decision: str = ""
    choices: Sequence[Choice] = ()


class Recorded(Struct, frozen=True):
    """A match from its seed to a row, in the form of `tests/engines/recorded/`."""

    rules_version: int
    seats: int
    options: dict[str, Any]
    seed: str
    history: list[Deed]
    outcome: dict[str, Any] | None


class Fixture(Struct, frozen=True):
    """Two files: where they belong under `tests/engines`, and what stands in them."""

    record: str
    match: bytes
    test: str
    code: str


async def fixture(session: AsyncSession, report: ReportRow) -> Fixture:
    """The files of a report; 404 where its row counts no more and the match is gone."""
    stored = await store.load(session, report.match_id, upto=report.seq)
    name = f"report-{report.id}"
    recorded = msgspec.json.format(msgspec.json.encode(recorded_of(stored)), indent=1)
    return Fixture(
        f"recorded/{stored.game}/reports/{name}.json",
        recorded + b"\n",
        f"{stored.game}/test_{name.replace('-', '_')}.py",
        _code(report, stored.game, name),
    )


def recorded_of(stored: Stored) -> Recorded:
    """What leads from the seed to the last row of `stored`."""
    over = stored.rows[-1].seq == stored.head and stored.status == "finished"
    return Recorded(
        stored.rules_version,
        stored.seat_count,
        stored.options,
        stored.seed.hex(),
        list(deeds_of(stored)),
        stored.outcome if over else None,
    )


def deeds_of(stored: Stored) -> Iterator[Deed]:
    """The rows that are the engine's, as it knows them: without a restore's mark on questions."""
    leaves = GAMES[stored.game].can_leave
    for row in stored.rows:
        if row.kind == "restore":
            yield Deed("deal", -1, choices=[stored.seeds[row.seq].hex()])
        elif row.kind == "concede" and leaves:
            yield Deed("leave", _seat(row))
        elif row.kind in ("move", "undo", "retract"):
            decision = (row.decision or "").rpartition("~")[2]
            yield Deed(row.kind, _seat(row), decision, row.choices or ())


def _seat(row: Row) -> int:
    return -1 if row.seat is None else row.seat


_CODE: Final = '''"""Report {id}: {game}, after row {seq}, seen by {viewer}.

The reporter says:
{said}
"""

from pathlib import Path
from typing import Any

import msgspec

from engines.catalogue import GAMES
from engines.kernel.promises import Record, replay, surface

FILE = Path(__file__).parents[1] / "recorded" / {game!r} / "reports" / {file!r}
VIEWER = {viewer!r}
SAID = {text!r}


def test_report_{id}() -> None:
    game, recorded = GAMES[{game!r}], msgspec.json.decode(FILE.read_bytes())
    match = replay(
        game,
        recorded["seats"],
        game.options.model_validate(recorded["options"]),
        bytes.fromhex(recorded["seed"]),
        msgspec.convert(recorded["history"], list[Record]),
    )
    game.check(match.state)
    seen: dict[str, Any] = surface(match, VIEWER)
    expected: dict[str, Any] = {{"the reporter says": SAID}}  # write here what must be seen instead
    assert {{name: seen.get(name) for name in expected}} == expected
'''


def _code(report: ReportRow, game: str, name: str) -> str:
    """The test: it replays to the reported row and compares what the reporter saw."""
    said = "\n".join(f"    {line}" for line in _quoted(report.text).splitlines())
    viewer: int | str = "spectator" if report.seat is None else report.seat
    return _CODE.format(
        id=report.id,
        game=game,
        seq=report.seq,
        viewer=viewer,
        said=said,
        text=report.text,
        file=f"{name}.json",
    )


def _quoted(text: str) -> str:
    """Words of anybody, as they may stand in a docstring."""
    return text.replace("\\", "\\\\").replace('"', "'")
