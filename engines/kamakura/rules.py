"""The course of a match: setup, turns, and what follows each of them."""

from __future__ import annotations

from functools import partial
from typing import cast

from engines.kamakura.battle import Attack, fight
from engines.kamakura.capture import win
from engines.kamakura.components import RULES, kinds_of
from engines.kamakura.opening import arrange, choose_claim, exchange, full_restock
from engines.kamakura.scoring import best_in_calm, outcome_of
from engines.kamakura.state import State
from engines.kamakura.teams import begin_turn, engage, next_up
from engines.kamakura.turn import Barrages, Plan, Restock, compose
from engines.kamakura.volley import bombard
from engines.kamakura.zones import HAND_SIZE, draw, show_hand, throw
from engines.kernel import Outcome, Seat, Table

CALM_PER_PLAYER: int = RULES["calm_per_player"]
CALM_LEAST: int = RULES["calm_least"]


async def step(table: Table[State]) -> Outcome | None:
    """One phase of the opening, or one turn with all that it brings about."""
    match table.state.phase:
        case "exchange":
            return await exchange(table)
        case "arrange":
            return await arrange(table)
        case _:
            return await take_turn(table)


async def take_turn(table: Table[State]) -> Outcome | None:
    """KK-301: one action; KK-111: whatever happens in it, the turn stays its owner's."""
    s = table.state
    plan = await plan_turn(table)
    if plan is not None:
        tell_plan(table, plan)
        await carry_out(table, plan)
    await engage(table)
    return finish(table) if s.won else end_turn(table)


async def plan_turn(table: Table[State]) -> Plan | None:
    """What the turn owner does; None: he has left, or won because others have.

    KK-R35: who leaves meanwhile goes out at once, and the turn is composed anew.
    """
    s = table.state
    await engage(table)
    while not s.won and s.players[s.owner].fate is None:
        plans = await table.together(
            [s.owner], partial(compose, table), prompt="turn", retract=True, fragile=True
        )
        if plans:
            return plans[s.owner]
        await engage(table)
    return None


def tell_plan(table: Table[State], plan: Plan) -> None:
    """KK-706: what is done is public at once."""
    match plan:
        case Attack():
            arms = kinds_of([plan.soldier, *plan.weapons])
            table.reveal(["attack", arms, plan.target, plan.slot])
        case Barrages():
            table.reveal(["barrage", plan.targets, plan.yumi])
        case Restock():
            table.reveal(["restock", kinds_of(plan.discard)])
        case _:
            table.reveal("pass")


async def carry_out(table: Table[State], plan: Plan) -> None:
    """The action of the turn."""
    s = table.state
    player = s.players[s.owner]
    match plan:
        case Attack():
            player.last = "attack"
            await fight(table, plan)
        case Barrages():
            player.last = "barrage"
            await bombard(table, plan)
        case Restock():
            player.last = "restock"
            await restock(table, plan)
        case _:
            player.last = "pass"
            table.say("pass", seat=s.owner)


async def restock(table: Table[State], plan: Restock) -> None:
    """KK-310 to KK-314: draw up to eight, then perhaps a Full Restock; that is the whole turn.

    KK-1102: in the second edition some cards may be discarded first, and nothing is claimed.
    """
    s = table.state
    if s.terms.restock_rule == "second":
        discard(table, plan)
        draw_up(table)
        return
    if len(s.players[s.owner].hand) < HAND_SIZE:
        draw_up(table)
    else:
        show_hand(table, s.owner, "claimed")
        draw_up(table)
    claims = await table.together(
        [s.owner], partial(choose_claim, table), prompt="claim", retract=True
    )
    table.reveal(claims[s.owner])
    claimants = [seat for seat, claim in claims.items() if claim]
    while claimants:
        claimants = await full_restock(table, claimants)


def discard(table: Table[State], plan: Restock) -> None:
    """KK-1102: face up, before the draw."""
    s = table.state
    if plan.discard:
        table.say("discarded", seat=s.owner, kinds=kinds_of(plan.discard))
        throw(s, s.players[s.owner], plan.discard)


def draw_up(table: Table[State]) -> None:
    """KK-310: as many cards as are missing to eight."""
    s = table.state
    drawn = draw(table, s.owner, max(0, HAND_SIZE - len(s.players[s.owner].hand)))
    table.reveal(list(drawn), to=s.owner)
    table.say("restock", seat=s.owner, count=len(drawn), own={"kinds": kinds_of(drawn)})


# ---------------------------------------------------------------- after a turn


def end_turn(table: Table[State]) -> Outcome | None:
    """KK-317: the turn passes; KK-905: or too many have passed without a capture."""
    s = table.state
    s.calm += 1
    if s.calm >= calm_limit(s):
        table.say("calm", limit=calm_limit(s))
        win(table, best_in_calm(s), "calm")
        return finish(table)
    begin_turn(table, cast(Seat, next_up(s, s.owner, s.last_up)))
    return None


def calm_limit(state: State) -> int:
    """KK-905: how many turns in a row may go by without a capture."""
    return max(CALM_LEAST, CALM_PER_PLAYER * len(state.players))


def finish(table: Table[State]) -> Outcome:
    """KK-809: the table is cleared; everything lies open (KK-R32); the players are ranked."""
    s = table.state
    if s.volley is not None:
        s.discard += [card for shot in s.volley.shots for card in shot.cards] + s.volley.walls
        s.volley = None
    s.phase = "over"
    table.reveal([[kinds_of(player.hand), player.slots] for player in s.players])
    table.say("over", reason=s.reason, seats=s.won)
    return outcome_of(s)
