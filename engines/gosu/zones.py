"""Moving cards and tokens: drawing, discarding, leaving an army; the piles (section 16)."""

from __future__ import annotations

from engines.gosu.components import RULES, Card, kinds_of
from engines.gosu.state import Place, State
from engines.kernel import Seat, Table

IN_HAND_MOST: int = RULES["dragoons_in_hand"]


def take_top(table: Table[State]) -> Card | None:
    """GO-1000: the top card; an empty pile is renewed first. GO-1001: None with both empty."""
    s = table.state
    if not s.pile and s.discard:
        s.pile, s.discard = sorted(s.discard), []
        table.rng.shuffle(s.pile)
        table.say("reshuffle", count=len(s.pile))
    return s.pile.pop() if s.pile else None


def draw(table: Table[State], seat: Seat, count: int) -> None:
    """Draw up to `count` cards, which only their owner sees."""
    drawn: list[Card] = []
    while len(drawn) < count and (card := take_top(table)) is not None:
        drawn.append(card)
    table.state.players[seat].hand += drawn
    show(table, seat, drawn)
    table.say("draw", seat=seat, count=len(drawn), own={"kinds": kinds_of(drawn)})


def show(table: Table[State], seat: Seat, cards: list[Card]) -> None:
    """Cards come to a hand; GO-929: with open hands the partner sees them as well."""
    terms = table.state.terms
    for viewer in table.state.side(seat) if terms.open_team_hands else [seat]:
        table.reveal(list(cards), to=viewer)


def set_aside(table: Table[State], count: int) -> list[Card]:
    """GO-1003: cards from the top, for all to see; they lie in neither pile."""
    s = table.state
    cards: list[Card] = []
    while len(cards) < count and (card := take_top(table)) is not None:
        cards.append(card)
    s.aside += cards
    table.reveal(list(cards))
    return cards


def discard(table: Table[State], seat: Seat, cards: list[Card]) -> None:
    """GO-514: cards of a hand go to the common discard pile, for all to see."""
    for card in cards:
        table.state.players[seat].hand.remove(card)
    table.state.discard += cards
    table.reveal(list(cards))


def leave(state: State, place: Place) -> None:
    """GO-511: a card leaves its row, which closes up; GO-513: what becomes of tokens on it."""
    del state.players[place.seat].rows[place.level - 1][place.at]
    strip(state, place)


def strip(state: State, place: Place) -> None:
    """GO-513: a Dragoon Token goes to the reserve, an Activation Token stays used."""
    goblin = place.goblin
    if goblin.dragoon:
        state.reserve += 1
    if goblin.token is not None:
        state.players[goblin.token].spent += 1


def gain_dragoons(state: State, seat: Seat, count: int) -> int:
    """GO-660, GO-661: from the reserve, two in hand at most; how many there were."""
    player = state.players[seat]
    gained = min(count, IN_HAND_MOST - player.dragoons, state.reserve)
    player.dragoons += gained
    state.reserve -= gained
    return gained
