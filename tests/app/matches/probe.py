"""A small game for tests of the server: everything that a table must bear, and no charm."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from msgspec import Struct

from engines.kernel import (
    Barred,
    Bot,
    Choice,
    Game,
    GameOptions,
    Info,
    Outcome,
    RandomBot,
    Rng,
    RulesError,
    ScoreLine,
    Table,
    View,
)

COLOURS = ("red", "green", "blue")


class State(Struct):
    hands: list[list[int]]
    given: list[int]
    points: list[int]
    rounds: int
    round: int = 0


class Options(GameOptions):
    rounds: Literal[1, 2, 9] = 2


class Probe(Game[State, Options]):
    """Each round one seat gives a card and seals it; then all show a colour at once."""

    info: ClassVar = Info("probe", range(2, 5), (2,), 1, 1)
    state: ClassVar = State
    options: ClassVar = Options
    bots: ClassVar[Mapping[str, type[Bot]]] = {"random": RandomBot, "dice": RandomBot}
    substitute: ClassVar[str] = "dice"
    habits: ClassVar[Mapping[str, Mapping[str, Choice]]] = {
        "red": {"colour": "red"},
        "seal": {"seal": "seal"},
    }

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        cards = list(range(7_100_000, 7_100_000 + seats * 9))  # found in no hash by chance
        rng.shuffle(cards)
        hands = [sorted(cards[seat * 9 : seat * 9 + 9]) for seat in range(seats)]
        return State(hands, [], [0] * seats, options.rounds)

    async def step(self, table: Table[State]) -> Outcome | None:
        state = table.state
        seats = range(len(state.hands))
        giver = state.round % len(seats)
        table.say("round", round=state.round)
        await self._give(table, giver)
        shown = await table.together(
            seats, lambda seat: self._show(table, seat), prompt="colour", retract=True
        )
        table.reveal(dict(shown))
        for seat, colour in shown.items():
            state.points[seat] += COLOURS.index(colour)
        table.say("shown", then={"colours": dict(shown)}, count=len(shown))
        state.round += 1
        return self._outcome(state) if state.round == state.rounds else None

    async def _give(self, table: Table[State], giver: int) -> None:
        hand = table.state.hands[giver]
        barred = (Barred(999, "nine", "PB-1", {"card": 999}),)
        card = await table.pick(giver, hand, "gift", barred=barred, secret=True, rule="PB-2")
        hand.remove(card)
        table.state.given.append(card)
        table.say("gave", seat=giver, own={"card": card})
        await table.pick(giver, ("seal",), "seal")
        table.say("sealed", seat=giver)

    async def _show(self, table: Table[State], seat: int) -> str:
        return await table.pick(seat, COLOURS, "colour", secret=True)

    def _outcome(self, state: State) -> Outcome:
        ranks = [1 + sum(other > mine for other in state.points) for mine in state.points]
        return Outcome(list(state.points), ranks, "rounds", [ScoreLine("colours", [*state.points])])

    def public(self, state: State) -> View:
        return {
            "round": state.round,
            "points": list(state.points),
            "hands": [len(hand) for hand in state.hands],
        }

    def own(self, state: State, seat: int) -> View:
        return {"hand": list(state.hands[seat])}

    def hidden(self, state: State) -> View:
        return {"given": list(state.given)}

    def imagine(self, state: State, knowing: frozenset[int], rng: Rng) -> None:
        unknown = [seat for seat in range(len(state.hands)) if seat not in knowing]
        pool = [card for seat in unknown for card in state.hands[seat]]
        rng.shuffle(pool)
        for seat in unknown:
            count = len(state.hands[seat])
            state.hands[seat], pool = sorted(pool[:count]), pool[count:]

    def check(self, state: State) -> None:
        if sum(map(len, state.hands)) + len(state.given) != 9 * len(state.hands):
            raise RulesError("cards got lost")
