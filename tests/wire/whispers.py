"""A game that is all secrets, each of them a word of its own that can be looked for anywhere.

Hands, deck, what is planned, what lies face down, what is drawn, what parameters and reasons say
to their own seat, what is seen for a moment, and the messages of errors in rules and bots.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from msgspec import Struct

from engines.kernel import (
    Barred,
    Bot,
    Caution,
    Decision,
    Game,
    GameOptions,
    Info,
    Move,
    Outcome,
    RandomBot,
    Rng,
    Seat,
    Table,
    View,
    Worlds,
)

WORD: re.Pattern[str] = re.compile(r"whisper-[0-9a-f]{8}")
ROUNDS = 3


class State(Struct):
    """Words in hands, in the deck, face down before their owners, and gone."""

    hands: list[list[str]]
    deck: list[str]
    laid: list[list[str]]
    gone: list[str]
    fragile: bool
    round: int = 0


class Options(GameOptions):
    """`fragile`: rules fail, with a card in the error's message, at each seat's first gift."""

    fragile: bool = False
    rounds: Literal[3] = 3


class Babbler(Bot):
    """A bot that fails, with its hand in the error's message."""

    def choose(self, worlds: Worlds, seat: Seat, decision: Decision, rng: Rng) -> Move:
        raise ValueError(f"what to do with {decision.choices}?")


class Whispers(Game[State, Any]):
    """Everybody lays two words in secret; then each in turn gives one away and draws another."""

    info: ClassVar = Info("whispers", range(2, 5), (3,), 1, 1)
    state: ClassVar = State
    options: ClassVar = Options
    bots: ClassVar[Mapping[str, type[Bot]]] = {"random": RandomBot, "babbler": Babbler}

    def setup(self, seats: int, options: Any, rng: Rng) -> State:
        words = [f"whisper-{rng.below(1 << 32):08x}" for _ in range(seats * 16)]
        hands = [words[seat * 12 : seat * 12 + 12] for seat in range(seats)]
        empty: list[list[str]] = [[] for _ in hands]
        return State(hands, words[seats * 12 :], empty, [], getattr(options, "fragile", False))

    async def step(self, table: Table[State]) -> Outcome | None:
        s = table.state
        seats = range(len(s.hands))
        plans = await table.together(
            seats, lambda seat: self._plan(table, seat), prompt="plan", retract=True, declare=len
        )
        for seat, words in plans.items():
            for word in words:
                s.hands[seat].remove(word)
            s.laid[seat] += words
            table.say("planned", seat=seat, own={"words": words}, count=len(words))
        for seat in seats:
            await self._give(table, seat)
        s.round += 1
        return Outcome([0] * len(seats), [1] * len(seats), "done") if s.round == ROUNDS else None

    async def _plan(self, table: Table[State], seat: Seat) -> list[str]:
        """Two words, one by one."""
        s = table.state
        first = await table.pick(seat, s.hands[seat], "first", secret=True, **self._about(s, seat))
        left = [word for word in s.hands[seat] if word != first]
        second = await table.pick(seat, left, "second", secret=True, params={"first": first})
        return [first, second]

    def _about(self, state: State, seat: Seat) -> Any:
        """What a question tells its own seat."""
        laid, held = state.laid[seat][-1:], state.hands[seat]
        return {
            "barred": tuple(Barred(word, f"gone-{word}", "WH-1", {"word": word}) for word in laid),
            "cautions": (Caution("dear", "WH-2", choice=held[0], params={"word": held[0]}),),
        }

    async def _give(self, table: Table[State], seat: Seat) -> None:
        """A word leaves the hand unseen (it may be taken back), another one is drawn."""
        s = table.state
        word = await table.pick(seat, s.hands[seat], "gift", secret=True, **self._about(s, seat))
        if s.fragile and s.round == 0 and word != s.hands[seat][-1]:
            raise KeyError(word)
        s.hands[seat].remove(word)
        s.gone.append(word)
        table.say("gave", seat=seat, own={"word": word})
        _ = await table.pick(seat, ["draw"], "draw")
        drawn = s.deck.pop()
        s.hands[seat].append(drawn)
        table.reveal(drawn, to=seat)
        table.say("drew", seat=seat, own={"word": drawn})

    def public(self, state: State) -> View:
        return {"round": state.round, "deck": len(state.deck), "gone": len(state.gone)}

    def own(self, state: State, seat: Seat) -> View:
        return {"hand": list(state.hands[seat]), "laid": list(state.laid[seat])}

    def hidden(self, state: State) -> View:
        return {"deck": list(state.deck), "gone": list(state.gone)}

    def imagine(self, state: State, knowing: frozenset[Seat], rng: Rng) -> None:
        unknown = [seat for seat in range(len(state.hands)) if seat not in knowing]
        zones = [state.deck, *(z for s in unknown for z in (state.hands[s], state.laid[s]))]
        pool = [word for zone in zones for word in zone]
        rng.shuffle(pool)
        for zone in zones:
            zone[:] = [pool.pop() for _ in zone]

    def check(self, state: State) -> None:
        """Nothing can be wrong with words."""


class Steady(GameOptions):
    """Nothing to choose."""


class Murmurs(Whispers):
    """Whispers whose rules never fail."""

    info: ClassVar = Info("murmurs", range(2, 5), (3,), 1, 1)
    options: ClassVar = Steady


def words_in(text: str) -> set[str]:
    """The secrets that a text gives away."""
    return set(WORD.findall(text))
