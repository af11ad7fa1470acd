"""Taking territories, going out, winning (sections 9 and 12)."""

from __future__ import annotations

from engines.kamakura.components import RULES, kinds_of
from engines.kamakura.state import Fate, Slot, State, Taken
from engines.kernel import Caution, Choice, Seat, Table

START: int = RULES["start_score"]


def score_of(state: State, seat: Seat) -> int:
    """KK-801: the value of the land one holds. KK-802: or 10 and all that one has captured.

    KK-1006: in a team battle everybody has a score of his own.
    """
    player = state.players[seat]
    held = START if state.terms.score_mode == "captures" else sum(player.slots)
    return held + sum([taken.value for taken in player.captured])


def capture(table: Table[State], captor: Seat, victim: Seat, slot: Slot) -> None:
    """KK-507, KK-102: the territory lies face up with its captor from now on, for good.

    KK-506, KK-808: then who has no land left goes out, then the score may win.
    """
    s = table.state
    loser = s.players[victim]
    value, loser.slots[slot - 1] = loser.slots[slot - 1], 0
    s.players[captor].captured.append(Taken(value, victim))
    s.calm = -1
    table.say("captured", seat=captor, other=victim, slot=slot, value=value)
    table.reveal([captor, victim, slot, value])
    if not loser.lands():
        go_out(table, victim, "eliminated")
    check_score(table, captor)
    check_last(table)


def check_score(table: Table[State], captor: Seat) -> None:
    """KK-804: in a free-for-all the score wins. KK-1007: in a team battle it beats the first foe.

    KK-1018: reaching it again, when the first opponent is out already, has no effect.
    KK-R36: nor does it win for somebody who has conceded.
    """
    s = table.state
    if score_of(s, captor) < s.terms.victory_score:
        return
    if not s.teams:
        if not s.players[captor].leaving:
            win(table, [captor], "score")
    elif s.players[captor ^ 1].fate is None:
        go_out(table, captor ^ 1, "defeated", by=captor)


def check_last(table: Table[State]) -> None:
    """KK-807: the last active player wins. KK-1017: or all of the last team, beaten ones too.

    KK-904: it does not matter how the others went out.
    """
    s = table.state
    left = [seat for seat, player in enumerate(s.players) if player.fate is None]
    if s.won:
        return
    if s.teams and len({seat % 2 for seat in left}) == 1:
        win(table, [seat for seat in range(len(s.players)) if seat % 2 == left[0] % 2], "team")
    elif not s.teams and len(left) == 1:
        win(table, left, "last")


def win(table: Table[State], seats: list[Seat], reason: str) -> None:
    """KK-809: nothing more is resolved."""
    table.state.won, table.state.reason = seats, reason


def warnings(
    state: State, seat: Seat, captor: Seat, slot: Slot, choice: Choice
) -> tuple[Caution, ...]:
    """What giving a territory up would bring, where it is the end of the match for its owner.

    KK-805: with the last one he is out. KK-804, KK-1007: or the captor's score is then enough.
    """
    player = state.players[seat]
    if len(player.lands()) == 1:
        return (Caution("last-land", "KK-805", choice=choice),)
    enough = score_of(state, captor) + player.slots[slot - 1] >= state.terms.victory_score
    if enough and (not state.teams or captor == seat ^ 1):
        return (Caution("their-goal", "KK-804", choice=choice, params={"seat": captor}),)
    return ()


def go_out(table: Table[State], seat: Seat, fate: Fate, *, by: Seat | None = None) -> None:
    """KK-805, KK-806, KK-1009: out of the match; the hand is discarded face up.

    What the player had captured stays with him, out of play; territories that are still in play
    are set aside face up and score for nobody.
    """
    s = table.state
    player = s.players[seat]
    s.exits += 1
    player.fate, player.exit, player.exit_turn = fate, s.exits, s.turn
    if by is None:
        table.say("left" if fate == "conceded" else fate, seat=seat)
    else:
        table.say(fate, seat=seat, by=by)
    set_aside(table, seat)
    if player.hand:
        table.say("hand-lost", seat=seat, kinds=kinds_of(player.hand))
    table.reveal([seat, kinds_of(player.hand)])
    s.discard, player.hand = s.discard + player.hand, []


def set_aside(table: Table[State], seat: Seat) -> None:
    """KK-903, KK-1009: what is left of a player's land lies face up for nobody."""
    player = table.state.players[seat]
    values = [value for value in player.slots if value]
    player.aside = [value or old for value, old in zip(player.slots, player.aside, strict=True)]
    player.slots = [0] * len(player.slots)
    if values:
        table.say("aside", seat=seat, values=values)
        table.reveal([seat, player.aside])


def retire(table: Table[State]) -> None:
    """KK-903: who has conceded goes out as soon as no battle needs him any more.

    KK-901: in the order in which they conceded; also where somebody has won in the battle, for
    they are not among those who are ranked as active.
    """
    players = table.state.players
    for seat in sorted(range(len(players)), key=lambda seat: players[seat].leaving):
        player = players[seat]
        if player.leaving and player.fate is None and seat not in table.state.won:
            go_out(table, seat, "conceded")
            check_last(table)
