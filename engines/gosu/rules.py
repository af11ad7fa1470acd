"""The course of a match, step by step."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from engines.gosu.components import kinds_of
from engines.gosu.opening import deal, discard_clan, draft
from engines.gosu.rounds import end_round, start_round, take_turn
from engines.gosu.state import Phase, State
from engines.gosu.victory import outcome_of
from engines.kernel import Outcome, Table

PHASES: Final[dict[Phase, Callable[[Table[State]], Awaitable[None]]]] = {
    "clans": discard_clan,
    "deal": deal,
    "draft": draft,
    "round": start_round,
    "turn": take_turn,
    "battle": end_round,
}


async def step(table: Table[State]) -> Outcome | None:
    """One part of the opening, the start of a round, one turn, or the end of a round (GO-309)."""
    s = table.state
    await PHASES[s.phase](table)
    return finish(table) if s.won else None


def finish(table: Table[State]) -> Outcome:
    """GO-1207: the only end is that somebody has won; then everything lies open."""
    s = table.state
    s.phase = "over"
    table.reveal([kinds_of(player.hand) for player in s.players])
    table.say("over", reason=s.reason, seats=s.won, kind=s.by or "")
    return outcome_of(s)
