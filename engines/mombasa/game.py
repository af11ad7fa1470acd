"""Mombasa as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct

from engines.kernel import (
    Bot,
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
from engines.mombasa import imagining, invariants, opening, rules, view
from engines.mombasa.investor import Investor
from engines.mombasa.options import PRESETS, Options
from engines.mombasa.state import State


class Mombasa(Game[State, Options]):
    """Two to four investors, four companies that belong to nobody, seven rounds."""

    info: ClassVar[Info] = Info("mombasa", range(2, 5), (3, 4), 100, 1)
    state: ClassVar[type[Struct]] = State
    options: ClassVar[type[GameOptions]] = Options
    bots: ClassVar[Mapping[str, type[Bot]]] = {"random": RandomBot, "investor": Investor}
    substitute: ClassVar[str] = "investor"
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS

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
        """See `imagining.imagine`."""
        imagining.imagine(state, knowing, rng)

    def check(self, state: State) -> None:
        """See `invariants.check`."""
        invariants.check(state)


game = Mombasa()
"""The one instance that the catalogue lists."""
