"""The course of a match, in the order of the rulebook."""

from __future__ import annotations

from typing import cast

from engines.cazamanzanas.components import (
    BOMB,
    BRANCHES,
    KIND,
    PICTURES,
    POINTS,
    PORTAL,
    RIPE,
    ROTATE,
    ROUNDS,
    RULES,
    START,
    Card,
    owner_of,
)
from engines.cazamanzanas.opening import deal, name_first
from engines.cazamanzanas.orchard import orchard_of, settle, shifting
from engines.cazamanzanas.scoring import finish
from engines.cazamanzanas.state import Cell, Mechanism, State
from engines.cazamanzanas.telling import Cause, tell_fall
from engines.cazamanzanas.trial import Trial, bombing, fall_of, rotating
from engines.cazamanzanas.turn import Play, compose
from engines.cazamanzanas.zones import HAND_SIZE, card_face, draw, throw
from engines.kernel import Outcome, Seat, Table


async def step(table: Table[State]) -> Outcome | None:
    """The opening, or one turn."""
    if table.state.phase == "opening":
        deal(table, await name_first(table))
        table.state.phase = "turn"
        begin_round(table)
        return None
    return await take_turn(table)


# ---------------------------------------------------------------- a round


def begin_round(table: Table[State]) -> None:
    """CM-203, CM-705, CM-706: the cap goes to its start, and new apples hang on the branch."""
    s = table.state
    s.round += 1
    s.turn, s.cap = 0, START[len(s.players)]
    table.say("round", round=s.round, rounds=ROUNDS)
    if s.round == ROUNDS:
        s.blossoms = list(BRANCHES[len(s.players)])
        table.rng.shuffle(s.blossoms)
    hang_apples(table)


def hang_apples(table: Table[State]) -> None:
    """CM-205, CM-704: an apple for each blossom revealed; in the last round from all blossoms."""
    s = table.state
    count = RULES["new_apples"][s.round - 1]
    s.branch = sorted(s.blossoms[-count:])
    del s.blossoms[-count:]
    s.shown.append(list(s.branch))
    s.supply -= count
    table.reveal(s.branch)
    table.say("apples", branches=list(s.branch), blossoms=[PICTURES[n - 1] for n in s.branch])


def shift(table: Table[State]) -> None:
    """CM-703: the baskets move down where a card stands directly above one of them."""
    s = table.state
    if columns := shifting(s):
        table.say("shift", cells=[{"row": s.rows, "column": column} for column in columns])
        s.rows += 1


# ---------------------------------------------------------------- a turn


async def take_turn(table: Table[State]) -> Outcome | None:
    """CM-301: play, ripen, refill. CM-313: ripe apples fall before the refill.

    CM-706: the next turn, in a new round too, belongs to the next player clockwise.
    """
    s = table.state
    seat = s.active
    s.turn += 1
    ripen(table, seat, await play(table, seat))
    if s.cap == RIPE:
        drop(table)
        if s.round == ROUNDS:
            return finish(table)
    await refill(table, seat)
    if s.cap == RIPE:
        shift(table)
        begin_round(table)
    s.active = (seat + 1) % len(s.players)
    return None


async def play(table: Table[State], seat: Seat) -> int:
    """CM-302: one card; how far the cap moves. CM-311: with an empty hand the turn is passed."""
    if not table.state.players[seat].hand:
        table.say("no-cards", seat=seat)
        return int(RULES["dead_hand_points"])
    chosen = await table.together(
        [seat], lambda asked: compose(table, asked), prompt="card", retract=True
    )
    done = chosen[seat]
    table.reveal([done.card, done.cells])
    if not done.cells:
        return waste(table, seat, done.card)
    carry_out(table, seat, done)
    return POINTS[done.card]


def waste(table: Table[State], seat: Seat, card: Card) -> int:
    """CM-310: thrown away without effect; the cap still moves, by one at least."""
    throw(table.state, seat, card)
    table.say("wasted", seat=seat, **card_face(card))
    return max(POINTS[card], RULES["dead_hand_points"])


def ripen(table: Table[State], seat: Seat, points: int) -> None:
    """CM-304: the cap moves, to the last space at most. CM-INV-12: no round lasts for ever."""
    s = table.state
    s.cap = min(s.cap + points, RIPE)
    if s.turn >= RULES["turns_per_round"]:
        s.cap = RIPE
    table.say("ripened", seat=seat, points=points, cap=s.cap, left=RIPE - s.cap)


def drop(table: Table[State]) -> None:
    """CM-701, CM-702: every apple on the branch falls, from left to right."""
    s = table.state
    orchard = orchard_of(s)
    fall = fall_of(orchard, s.branch)
    s.branch = []
    settle(s, fall)
    tell_fall(table, "ripe", fall, orchard.partners)


async def refill(table: Table[State], seat: Seat) -> None:
    """CM-D2, CM-306, CM-307: discard any cards, then draw until there are three."""
    s = table.state
    hand = s.players[seat].hand
    thrown: list[Card] = []
    if hand:
        thrown = await table.pick_some(
            seat,
            hand,
            "refill",
            at_least=0,
            at_most=len(hand),
            params={"draws": draws(s, seat)},
            rule="CM-306",
            final=True,
        )
    for card in thrown:
        throw(s, seat, card)
    drawn = draw(table, seat)
    table.reveal([thrown, len(drawn)])
    table.reveal(drawn, to=seat)
    discarded = [card_face(card) for card in thrown]
    cards = {"cards": [card_face(card) for card in drawn]}
    table.say("refilled", seat=seat, own=cards, discarded=discarded, count=len(drawn))


def draws(state: State, seat: Seat) -> list[int]:
    """How many cards would be drawn, by the number discarded before."""
    player = state.players[seat]
    held, found = len(player.hand), list[int]()
    for thrown in range(held + 1):
        pile = len(player.discard) + thrown if state.terms.empty_deck == "reshuffle" else 0
        found.append(min(HAND_SIZE - held + thrown, len(player.deck) + pile))
    return found


# ---------------------------------------------------------------- what cards do


def carry_out(table: Table[State], seat: Seat, done: Play) -> None:
    """CM-508: all that a card does, falls included."""
    kind = KIND[done.card]
    if kind == BOMB:
        bomb(table, seat, done.card, done.cells[0])
    elif kind == ROTATE:
        rotate(table, seat, done.card, done.cells[0])
    elif kind == PORTAL:
        lay_pair(table, seat, done.card, done.cells)
    else:
        lay(table.state, seat, done.card, done.cells[0])
        table.say("laid", seat=seat, **card_face(done.card), cell=place(done.cells[0]))


def place(cell: Cell) -> dict[str, int]:
    """A cell as plain data."""
    return {"row": cell[0], "column": cell[1]}


def lay(state: State, seat: Seat, card: Card, cell: Cell) -> None:
    """CM-401, CM-403: from the hand into a cell, upright."""
    state.players[seat].hand.remove(card)
    state.table.append(Mechanism(card, *cell))


def lay_pair(table: Table[State], seat: Seat, card: Card, cells: list[Cell]) -> None:
    """CM-407: the portal in hand and the one set aside, in one move. CM-305: points for one."""
    s = table.state
    first, second = cells
    lay(s, seat, card, first)
    aside = cast(Card, s.players[seat].aside)
    s.table.append(Mechanism(aside, *second))
    s.players[seat].aside = None
    table.say("portals", seat=seat, **card_face(card), cell=place(first), out=place(second))


def bomb(table: Table[State], seat: Seat, card: Card, cell: Cell) -> None:
    """CM-501 to CM-504: the target goes, the bomb is discarded, what stuck to it falls at once."""
    s = table.state
    target, trial = s.mechanism(cell), bombing(orchard_of(s), cell)
    heir = seat if s.terms.bombed_cards == "bomber" else owner_of(target.card)
    s.table.remove(target)
    s.players[heir].discard.append(target.card)
    throw(s, seat, card)
    owner, face = owner_of(target.card), card_face(target.card)
    table.say("bombed", seat=seat, **face, cell=place(cell), owner=owner, other=heir)
    release(table, "bomb", trial)


def rotate(table: Table[State], seat: Seat, card: Card, cell: Cell) -> None:
    """CM-505, CM-506: the target is turned by 90 degrees; from an upright platform all falls."""
    s = table.state
    target, trial = s.mechanism(cell), rotating(orchard_of(s), cell)
    target.turned = not target.turned
    throw(s, seat, card)
    owner, face = owner_of(target.card), card_face(target.card)
    acts = trial.orchard.kinds[cell]
    table.say("rotated", seat=seat, **face, cell=place(cell), owner=owner, acts=acts)
    release(table, "rotate", trial)


def release(table: Table[State], cause: Cause, trial: Trial) -> None:
    """CM-504, CM-506, CM-508: apples without hold fall before the cap moves."""
    if trial.freed:
        fall = trial.release()
        settle(table.state, fall)
        tell_fall(table, cause, fall, trial.orchard.partners)
