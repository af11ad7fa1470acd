"""`python -m benchmarks.opening`: how long a server takes to open a stored match of many moves.

Opening is all that happens between a page's `hello` and its first view, in a process that has not
seen the match: reading it, running the rules from the last snapshot, making the view and the log.
Prints a line of a table for each length: medians and the least of some runs, in milliseconds.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, ClassVar

from msgspec import Struct

from app.cli.migrating import upgrade
from app.db import Database
from app.embedded import Embedded
from app.matches import service, store
from app.matches.frames import Shown
from app.matches.live import Live
from app.matches.models import EntryRow, MoveRow, SnapshotRow
from app.matches.records import Row, entry_columns, snapshot_columns
from app.matches.replay import walk
from engines import catalogue
from engines.kernel import Bot, Game, GameOptions, Info, Outcome, RandomBot, Rng, Table, View

LENGTHS = (20, 200, 2000)
RUNS = 11
SEATS = 4


class State(Struct):
    """Cards in hands, and what lies on the table."""

    hands: list[list[int]]
    laid: list[int]
    turn: int = 0


class Long(Game[State, GameOptions]):
    """A game as long as wanted: a seat lays a card and draws it again, and the log says so."""

    info: ClassVar = Info("long", range(2, 9), (4,), 1, 1)
    state: ClassVar = State
    options: ClassVar = GameOptions
    bots: ClassVar[Mapping[str, type[Bot]]] = {"random": RandomBot}
    substitute: ClassVar[str] = "random"

    def setup(self, seats: int, options: GameOptions, rng: Rng) -> State:
        """Ten cards for each."""
        return State([[seat * 10 + card for card in range(10)] for seat in range(seats)], [])

    async def step(self, table: Table[State]) -> Outcome | None:
        """One turn."""
        state = table.state
        seat = state.turn % len(state.hands)
        card = await table.pick(seat, list(state.hands[seat]), "card")
        state.laid = [*state.laid[-20:], int(card)]
        state.turn += 1
        table.say("laid", seat=seat, card=card, turn=state.turn)
        return None

    def public(self, state: State) -> View:
        """What lies on the table."""
        return {"laid": state.laid, "turn": state.turn}

    def own(self, state: State, seat: int) -> View:
        """One's hand."""
        return {"hand": state.hands[seat]}

    def hidden(self, state: State) -> View:
        """All that nobody sees: nothing."""
        return {}

    def check(self, state: State) -> None:
        """Whatever lies there is well."""

    def imagine(self, state: State, knowing: frozenset[int], rng: Rng) -> None:
        """Nothing is unknown that could be dealt again."""


async def fill(db: Database, moves: int) -> int:
    """A stored match of so many rows, with all that the server stores beside them."""
    async with db.session() as session:
        match = await service.create_match(session, "long", None, seat_count=SEATS)  # pyright: ignore[reportArgumentType]: nobody hosts it
        for seat in match.seats:
            seat.bot = "random"
        await session.flush()
        await service.start_match(session, match.id)
        await session.flush()
        live = Live(await store.load(session, match.id))
        told: list[Any] = []
        for _ in range(moves - 1):
            row, others = _one_more(live)
            session.add(row)
            told += others
        await session.flush()
        session.add_all(told)
        match.head = live.head
        return match.id


def _one_more(live: Live) -> tuple[MoveRow, list[Any]]:
    """A move, and what is stored with it."""
    decision = next(iter(live.match.decisions.values()))
    choices = [decision.choices[0]]
    draft = live.play(Row(live.head + 1, "move", decision.seat, decision.id, choices))
    at = {"match_id": live.id, "seq": draft.row.seq}
    row = MoveRow(**at, kind="move", seat=decision.seat, decision=decision.id, choices=choices)
    told = [
        EntryRow(**at, index=index, **entry_columns(entry))
        for index, entry in enumerate(draft.entries)
    ]
    return row, [*told, SnapshotRow(**at, **snapshot_columns(live.match))]


async def opened(db: Database, match_id: int, upto: int | None) -> tuple[float, float]:
    """Seconds until the first view of a seat is ready, and the server's own CPU time in them."""
    begin, used = perf_counter(), process_time()
    async with db.session() as session:
        stored = await store.load(session, match_id, upto=upto)
    Shown(Live(stored), None, [0]).frame(0, 1, 0, live=False)
    return perf_counter() - begin, process_time() - used


async def replayed(db: Database, match_id: int) -> float:
    """Seconds for the whole match from its seed, which opening does not do."""
    async with db.session() as session:
        stored = await store.load(session, match_id, whole=True)
    begin = perf_counter()
    for _ in walk(stored):
        pass
    return perf_counter() - begin


async def measure(url: str) -> None:
    """Fill and open."""
    db = Database(url)
    print(
        "| moves | open, median | open, least | go back to the middle, median | all from the seed |"
    )
    print("|---:|---:|---:|---:|---:|")
    for moves in LENGTHS:
        match_id = await fill(db, moves)
        await opened(db, match_id, None)
        wall, cpu = zip(*[await opened(db, match_id, None) for _ in range(RUNS)], strict=True)
        _, half = zip(*[await opened(db, match_id, moves // 2) for _ in range(RUNS)], strict=True)
        seed = await replayed(db, match_id)
        figures = (median(cpu), min(wall), median(wall), median(half), seed)
        print(f"| {moves:,} |" + "|".join(f" {1000 * figure:.1f} " for figure in figures) + "|")
    await db.close()


def main() -> None:
    """On a database of its own."""
    games: Any = catalogue.GAMES
    games["long"] = Long()
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # as root, another user runs the database
        with Embedded(Path(folder)) as embedded:
            upgrade(embedded.url)
            asyncio.run(measure(embedded.url))


if __name__ == "__main__":
    sys.exit(main())
