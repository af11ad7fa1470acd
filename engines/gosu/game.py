"""GOSU as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from msgspec import Struct

from engines.gosu import invariants, opening, rules, view
from engines.gosu.bots import Warlord
from engines.gosu.census import census
from engines.gosu.options import PRESETS, Options, objection, sides
from engines.gosu.state import State
from engines.kernel import (
    Bot,
    Entry,
    Game,
    GameOptions,
    Info,
    Outcome,
    RandomBot,
    Rng,
    Seat,
    Table,
    View,
)


class Gosu(Game[State, Options]):
    """Two to four warlords draw from one deck, and raise armies of three rows."""

    info: ClassVar[Info] = Info("gosu", range(2, 5), (2, 4), 45, 1)
    state: ClassVar[type[Struct]] = State
    options: ClassVar[type[GameOptions]] = Options
    bots: ClassVar[Mapping[str, type[Bot]]] = {"random": RandomBot, "warlord": Warlord}
    substitute: ClassVar[str] = "warlord"
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS
    everything: ClassVar[Mapping[str, Any]] = {"clan_mode": "random"}

    def objection(self, seats: int, options: Options) -> str | None:
        """See `options.objection`."""
        return objection(options, seats)

    def sides(self, seats: int, options: Options) -> list[list[Seat]]:
        """See `options.sides`."""
        return sides(options, seats)

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """See `opening.setup`."""
        return opening.setup(seats, options, rng)

    async def step(self, table: Table[State]) -> Outcome | None:
        """See `rules.step`."""
        return await rules.step(table)

    def again(self, options: Options, state: State) -> Options:
        """GO-216: the clans that were played can be played again, or those left over."""
        return options.model_copy(update={"last": tuple(state.clans) or options.last})

    def census(self, entries: Iterable[Entry], state: State) -> dict[str, dict[str, int]]:
        """See `census.census`."""
        return census(entries, state)

    def public(self, state: State) -> View:
        """See `view.public`."""
        return view.public(state)

    def own(self, state: State, seat: Seat) -> View:
        """See `view.own`."""
        return view.own(state, seat)

    def hidden(self, state: State) -> View:
        """See `view.hidden`."""
        return view.hidden(state)

    def imagine(self, state: State, knowing: frozenset[Seat], rng: Rng) -> None:
        """See `view.imagine`."""
        view.imagine(state, knowing, rng)

    def check(self, state: State) -> None:
        """See `invariants.check`."""
        invariants.check(state)


game = Gosu()
"""The one instance that the catalogue lists."""
