"""The course of a round: its start, whose turn it is, its end (sections 6, 12 and 14)."""

from __future__ import annotations

from engines.gosu import powers
from engines.gosu.actions import act
from engines.gosu.components import RULES, Card
from engines.gosu.conditions import Effect
from engines.gosu.permanent import has_rule
from engines.gosu.powers import Course
from engines.gosu.state import TOKENS, State
from engines.gosu.verbs import carry_out, resolve
from engines.gosu.victory import check_special, great_battle
from engines.kernel import Seat, Table

TURNS_MOST: int = RULES["turns_most"]
TURNS_PER_ROUND: int = RULES["turns_per_round"]


async def start_round(table: Table[State]) -> None:
    """GO-300: tokens come back, trapped cards are released, then the holder of the token begins."""
    s = table.state
    s.round += 1
    table.say("round", round=s.round)
    for player in s.players:
        player.unused, player.spent, player.passed, player.extra = TOKENS, 0, False, 0
        for goblin in player.army():
            goblin.token, goblin.marked = None, False
    course = Course(table)
    powers.released(course, release_all(table))
    await resolve(course)
    check_special(table)
    s.turns = s.counted = s.gained = 0
    s.regular = s.turn = s.advantage
    s.phase = "turn"


def release_all(table: Table[State]) -> list[tuple[Seat, Card]]:
    """GO-301: who is kept frozen is looked at before any card is released."""
    s = table.state
    frozen = {
        other
        for seat, player in enumerate(s.players)
        if has_rule(player, "no-thaw")
        for other in s.opponents(seat)
    }
    found: list[tuple[Seat, Card]] = []
    for seat, player in enumerate(s.players):
        cards = [g for g in player.army() if g.trapped and seat not in frozen]
        for goblin in cards:
            goblin.trapped = False
            found.append((seat, goblin.card))
        if cards:
            table.say("thaw", seat=seat, kinds=[goblin.face.kind for goblin in cards])
    return found


# ---------------------------------------------------------------- turns


async def take_turn(table: Table[State]) -> None:
    """GO-302: one action; GO-307: then special victories, then the turn ends."""
    s = table.state
    s.gained = 0
    counts = s.terms.turn_limit and is_counting(s)
    word = await act(table, s.turn)
    if not s.won:
        check_special(table)
    if not s.won:
        end_turn(table, counted=counts and word != "pass")


def is_counting(state: State) -> bool:
    """GO-1300 to GO-1302: whether turns are additional ones: a player, or a whole team, is out."""
    players = state.players
    return any(all(players[s].passed for s in state.side(seat)) for seat in range(len(players)))


def end_turn(table: Table[State], *, counted: bool) -> None:
    """GO-1303, GO-1304: the turn is counted; GO-1306: after the tenth only what it won is left."""
    s = table.state
    me = s.players[s.turn]
    s.counted += counted
    if counted and s.counted == TURNS_MOST:
        me.extra = s.gained
    is_used_up = s.counted >= TURNS_MOST and not me.extra
    if is_used_up or s.turns >= TURNS_PER_ROUND:
        call_off(table)
    next_turn(s)


def call_off(table: Table[State]) -> None:
    """GO-1305, GO-308: all are treated as having passed."""
    if not all(player.passed for player in table.state.players):
        table.say("called-off", count=table.state.counted)
    for player in table.state.players:
        player.passed, player.extra = True, 0


def next_turn(state: State) -> None:
    """GO-302, GO-305, GO-306: extra turns first, then clockwise; GO-304: or the battle."""
    owed = [seat for seat in state.order(state.turn) if state.players[seat].extra]
    still = [seat for seat in state.order(state.regular)[1:] if not state.players[seat].passed]
    if owed:
        state.turn = owed[0]
        state.players[owed[0]].extra -= 1
    elif still or not state.players[state.regular].passed:
        state.regular = state.turn = (still or [state.regular])[0]
    else:
        state.phase = "battle"


# ---------------------------------------------------------------- the end of a round


async def end_round(table: Table[State]) -> None:
    """GO-1105: battle and points; Dragoon Tokens to the reserve; "End of round" powers."""
    s = table.state
    great_battle(table)
    if s.won:
        return
    for player in s.players:
        for goblin in player.army():
            s.reserve += goblin.dragoon
            goblin.dragoon = False
    await round_end_powers(table)
    if not s.won:
        check_special(table)
    s.phase = "round"


async def round_end_powers(table: Table[State]) -> None:
    """GO-1105, GO-1106: one after the other, each with what it sets off; RU-20.

    The list is fixed at the beginning; a card that was trapped or has left since does nothing.
    """
    s = table.state
    waiting = [
        effect
        for seat in s.order(s.advantage)
        for goblin in s.players[seat].up()
        for effect in powers.of_card(seat, goblin.card, "round-end")
    ]
    for effect in waiting:
        if not s.won and is_up(s, effect):
            course = Course(table)
            await carry_out(course, effect)
            await resolve(course)


def is_up(state: State, effect: Effect) -> bool:
    """Whether a card still lies in its army, untrapped."""
    place = state.find(effect.card)
    return place is not None and not place.goblin.trapped
