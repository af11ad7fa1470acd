"""Moving cards: drawing, discarding; the piles behind it."""

from __future__ import annotations

from typing import Any

from engines.cazamanzanas.components import KIND, POINTS, RULES, Card, set_of
from engines.cazamanzanas.state import State
from engines.kernel import Seat, Table

HAND_SIZE: int = RULES["hand_size"]


def card_face(card: Card) -> dict[str, Any]:
    """A card as all see it, with its points; equal copies in a set cannot be told apart."""
    return {"kind": KIND[card], "set": set_of(card), "points": POINTS[card]}


def draw(table: Table[State], seat: Seat) -> list[Card]:
    """CM-306, CM-309: draw until the hand is full, or nothing is left to draw from."""
    player = table.state.players[seat]
    drawn: list[Card] = []
    while len(player.hand) < HAND_SIZE and (player.deck or reshuffle(table, seat)):
        drawn.append(player.deck.pop())
        player.hand = sorted([*player.hand, drawn[-1]])
    return drawn


def reshuffle(table: Table[State], seat: Seat) -> bool:
    """CM-309: the own discard pile becomes a new deck, by option; False: there is none."""
    player = table.state.players[seat]
    if not player.discard or table.state.terms.empty_deck == "no_reshuffle":
        return False
    player.deck, player.discard = sorted(player.discard), []
    table.rng.shuffle(player.deck)
    table.say("reshuffle", seat=seat, count=len(player.deck))
    return True


def throw(state: State, seat: Seat, card: Card) -> None:
    """CM-308: a card goes from the hand face up to the own discard pile."""
    player = state.players[seat]
    player.hand.remove(card)
    player.discard.append(card)
