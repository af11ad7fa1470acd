"""Cazamanzanas as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct

from engines.cazamanzanas import invariants, opening, rules, view
from engines.cazamanzanas.bots import Gnome
from engines.cazamanzanas.options import Options
from engines.cazamanzanas.state import State
from engines.kernel import Bot, Game, GameOptions, Info, Outcome, RandomBot, Rng, Seat, Table, View


class Cazamanzanas(Game[State, Options]):
    """Two to four hunters of apples, two secret baskets each, one branch for all."""

    info: ClassVar[Info] = Info("cazamanzanas", range(2, 5), (2, 3), 25, 1)
    state: ClassVar[type[Struct]] = State
    options: ClassVar[type[GameOptions]] = Options
    bots: ClassVar[Mapping[str, type[Bot]]] = {"random": RandomBot, "gnome": Gnome}
    substitute: ClassVar[str] = "gnome"

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """See `opening.setup`."""
        return opening.setup(seats, options, rng)

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


game = Cazamanzanas()
"""The one instance that the catalogue lists."""
