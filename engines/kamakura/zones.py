"""Moving cards: drawing, discarding, laying; the piles behind it."""

from __future__ import annotations

from engines.kamakura.components import RULES, Card, in_order, kinds_of
from engines.kamakura.state import Player, State
from engines.kernel import Seat, Table

HAND_SIZE: int = RULES["hand_size"]


def draw(table: Table[State], seat: Seat, count: int) -> list[Card]:
    """Draw up to `count` cards; KK-316: with both piles empty, drawing stops."""
    s = table.state
    drawn: list[Card] = []
    while len(drawn) < count and (s.pile or reshuffle(table)):
        drawn.append(s.pile.pop())
    hold(s.players[seat], drawn)
    return drawn


def reshuffle(table: Table[State]) -> bool:
    """KK-316: the discard pile becomes a new draw pile; False where it is empty as well."""
    s = table.state
    if not s.discard:
        return False
    s.pile, s.discard = in_order(s.discard), []
    table.rng.shuffle(s.pile)
    table.say("reshuffle", count=len(s.pile))
    return True


def hold(player: Player, cards: list[Card]) -> None:
    """Cards come to a hand, which is always held in order."""
    player.hand = in_order(player.hand + cards)


def lay(player: Player, cards: list[Card]) -> None:
    """Cards leave a hand."""
    for card in cards:
        player.hand.remove(card)


def throw(state: State, player: Player, cards: list[Card]) -> None:
    """Cards go from a hand to the discard pile."""
    lay(player, cards)
    state.discard += cards


def show_hand(table: Table[State], seat: Seat, key: str) -> None:
    """A whole hand is shown to everybody and discarded."""
    player = table.state.players[seat]
    table.say(key, seat=seat, kinds=kinds_of(player.hand))
    table.reveal([seat, list(player.hand)])
    throw(table.state, player, list(player.hand))
