"""Kamakura as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct

from engines.kamakura import invariants, opening, rules, view
from engines.kamakura.bots import Steward
from engines.kamakura.options import HABITS, PRESETS, Options, objection
from engines.kamakura.shogun import Shogun
from engines.kamakura.state import State
from engines.kernel import (
    Bot,
    Choice,
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


class Kamakura(Game[State, Options]):
    """Two to eight lords, four territories each, and a hand of soldiers and weapons."""

    info: ClassVar[Info] = Info("kamakura", range(2, 9), (2, 3, 4), 20, 1)
    state: ClassVar[type[Struct]] = State
    options: ClassVar[type[GameOptions]] = Options
    bots: ClassVar[Mapping[str, type[Bot]]] = {
        "random": RandomBot,
        "steward": Steward,
        "shogun": Shogun,
    }
    substitute: ClassVar[str] = "steward"
    can_leave: ClassVar[bool] = True
    habits: ClassVar[Mapping[str, Mapping[str, Choice]]] = HABITS
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS

    def time_limit(self, options: Options) -> int:
        """KK-708: when it is over, the default answer is given."""
        return int(options.response_timer)

    def objection(self, seats: int, options: Options) -> str | None:
        """See `options.objection`."""
        return objection(options, seats)

    def sides(self, seats: int, options: Options) -> list[list[Seat]]:
        """KK-201, KK-1002: every second seat, and the first of one team faces that of the other."""
        return [[*range(n, seats, 2)] for n in (0, 1)] if options.mode == "teams" else []

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """See `opening.setup`."""
        return opening.setup(seats, options, rng)

    async def step(self, table: Table[State]) -> Outcome | None:
        """See `rules.step`."""
        return await rules.step(table)

    def leave(self, state: State, seat: Seat) -> None:
        """KK-903, KK-D12: a player may concede at any time."""
        players = state.players
        players[seat].leaving = 1 + max(player.leaving for player in players)

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


game = Kamakura()
"""The one instance that the catalogue lists."""
