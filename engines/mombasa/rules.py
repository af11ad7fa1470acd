"""The course of a match: setup, seven rounds of planning and action, final scoring."""

from __future__ import annotations

from engines.kernel import Outcome, Table
from engines.mombasa.components import MARKET_ROWS, ROUND_ROWS, RULES, Card
from engines.mombasa.opening import choose_tiles, fill_market, lay_to_rest
from engines.mombasa.planning import plan_round
from engines.mombasa.scoring import milestone, outcome_of
from engines.mombasa.state import State
from engines.mombasa.turn import is_over, take_turn


async def step(table: Table[State]) -> Outcome | None:
    """One phase in which all choose at once, or one turn with what follows the last of a round."""
    match table.state.phase:
        case "tiles":
            await choose_tiles(table)
        case "rest":
            await lay_to_rest(table)
            begin_round(table)
        case "plan":
            await plan_round(table)
        case _:
            await take_turn(table)
            if is_over(table.state):
                return end_round(table)
    return None


def begin_round(table: Table[State]) -> None:
    """MB-042: the holder of the first player marker begins."""
    s = table.state
    s.phase = "plan"
    s.starter = s.turn = s.first
    table.say("round", round=s.round, rounds=RULES.rounds, start=s.first)


def end_round(table: Table[State]) -> Outcome | None:
    """MB-001, MB-002: preparation after rounds 1 to 6; final scoring after the seventh."""
    s = table.state
    if s.round == RULES.rounds:
        return finish(table)
    s.history.append(milestone(s))
    s.round += 1
    bring_pounds(table)
    renew_market(table)
    take_back(s)
    begin_round(table)
    return None


# ---------------------------------------------------------------- preparation


def bring_pounds(table: Table[State]) -> None:
    """MB-121: the pounds of the new round go to its book rows, one by one."""
    s = table.state
    count, s.coins[s.round - 1] = s.coins[s.round - 1], 0
    rows = ROUND_ROWS[s.round - 1][:count]
    for row in rows:
        s.pounds_on[row] += 1
    table.say("supplement", letters=rows, pounds=count)


def renew_market(table: Table[State]) -> None:
    """MB-122, MB-123: the right column is discarded, the rest moves right, new cards come."""
    s = table.state
    old = [card for card in s.market[-1] if card is not None]
    s.discard += old
    s.market[-1] = [None] * MARKET_ROWS
    for row in range(MARKET_ROWS):
        push_right(s.market, row)
    new = fill_market(s)
    table.reveal(["market", new])
    table.say("market", old=old, new=new)


def push_right(market: list[list[Card | None]], row: int) -> None:
    """MB-122: the cards of a row move as far to the right as possible, in their order."""
    cards = [column[row] for column in market if column[row] is not None]
    gap: list[Card | None] = [None] * (len(market) - len(cards))
    for column, card in zip(market, gap + cards, strict=True):
        column[row] = card


def take_back(state: State) -> None:
    """MB-112, MB-124: markers come back, with the bonus tiles that they mark."""
    for place, seat in state.marks.items():
        if place in state.beside:
            state.beside.remove(place)
            state.players[seat].held.append(place)
    state.marks = {}
    for player in state.players:
        player.out = False


# ---------------------------------------------------------------- the end


def finish(table: Table[State]) -> Outcome:
    """MB-126: everything is shown and counted."""
    s = table.state
    s.phase = "over"
    s.history.append(milestone(s))
    table.reveal([player.hand for player in s.players])
    outcome = outcome_of(s)
    winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    table.say("over", seats=winners, score=max(outcome.scores))
    return outcome
