"""Kamozza as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct

from engines.kamozza import invariants, rules, view
from engines.kamozza.bots import Steward, Trader
from engines.kamozza.options import Options
from engines.kamozza.state import State
from engines.kernel import Bot, Game, GameOptions, Info, Outcome, RandomBot, Rng, Seat, Table, View


class Kamozza(Game[State, Options]):
    """Three to five exporters, two ports, seven cargo cards each."""

    info: ClassVar[Info] = Info("kamozza", range(3, 6), (4, 5), 15, 1)
    state: ClassVar[type[Struct]] = State
    options: ClassVar[type[GameOptions]] = Options
    bots: ClassVar[Mapping[str, type[Bot]]] = {
        "random": RandomBot,
        "steward": Steward,
        "trader": Trader,
    }
    substitute: ClassVar[str] = "steward"

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """See `rules.setup`."""
        return rules.setup(seats, options, rng)

    async def step(self, table: Table[State]) -> Outcome | None:
        """See `rules.step`."""
        return await rules.step(table)

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


game = Kamozza()
"""The one instance that the catalogue lists."""
