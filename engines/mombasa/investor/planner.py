"""Which cards to lay, where, and which resting deck to take back."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from engines.mombasa.books import is_met
from engines.mombasa.components import BOOKS, FACES, GOODS, SLOTS, Card, Slot
from engines.mombasa.investor.outlook import BOOK, DIAMOND, POST, SHELVED, Outlook
from engines.mombasa.standing import open_slots
from engines.mombasa.state import Item, Player

CANDIDATES: Final = 9
"""Of a large hand only so many cards are weighed against each other."""


def best_hand(outlook: Outlook, laid: list[Card], room: int) -> list[Card]:
    """The cards to add to those laid, at most `room` of them."""
    hand = [card for card in outlook.me.hand if card not in laid]
    hand.sort(key=lambda card: (outlook.use(card), card), reverse=True)
    hand = hand[:CANDIDATES]
    count = min(room, len(hand))
    options = combinations(hand, count)
    return list(max(options, key=lambda cards: together(outlook, [*laid, *cards])))


def together(outlook: Outlook, cards: Iterable[Card]) -> float:
    """What some cards bring when they are used in the same round."""
    faces = [FACES[card] for card in cards]
    tiles = [FACES[tile] for tile in outlook.me.held]
    total = sum(outlook.effect(effect) for face in faces for effect in face.bonus)
    for good in GOODS:
        points = sum(face.value for face in faces if face.good == good)
        total += outlook.point * points**1.15
        total += 1.2 if points > 3 else 0.0
    points = sum(face.value for face in [*faces, *tiles] if face.type == "expansion")
    total += POST * points**1.1
    mines = outlook.mines()
    total += sum(DIAMOND * (f.diamonds + mines) for f in faces if f.type == "merchant")
    return total + with_books(outlook, list(cards))


def with_books(outlook: Outlook, cards: list[Card]) -> float:
    """What the bookkeepers among some cards bring, with the books that the others open."""
    keepers = [card for card in cards if FACES[card].type == "bookkeeper"]
    if not keepers:
        return 0.0
    points = sum(FACES[card].book_points for card in keepers)
    ahead = openable(outlook.me, [card for card in cards if card != keepers[0]])
    flips = 1 if outlook.me.pounds > 3 and len(outlook.me.books) > outlook.me.ink else 0
    return BOOK * (max(ahead, flips) + 0.3) + SHELVED * points * (1 if outlook.left else 0.4)


def openable(me: Player, cards: list[Card]) -> int:
    """How many books the ink jar could enter one after the other with these cards face up."""
    trial = Player([], 0, slots=dict(zip(SLOTS, map(Item, cards), strict=False)))
    count = 0
    for book in me.books[me.ink :]:
        met = all(is_met(trial, need) for need in BOOKS[book.id].need)
        if not (met or book.flipped):
            break
        count += 1
    return count


# ---------------------------------------------------------------- slots and decks


def best_slot(outlook: Outlook, card: Card, free: list[Slot]) -> Slot:
    """Where a card should rest: with its like, and not on the deck that is about to come back."""
    decks = outlook.me.resting
    wanted = max(SLOTS, key=lambda slot: deck_worth(outlook, decks[slot]))

    def fit(slot: Slot) -> float:
        like = sum(is_like(card, other) for other in decks[slot])
        return like - (3.0 if slot == wanted and decks[slot] else 0.0) - 0.2 * len(decks[slot])

    return max(free, key=fit)


def is_like(card: Card, other: Card) -> bool:
    """Whether two cards do more together."""
    one, two = FACES[card], FACES[other]
    return one.type == two.type and one.good == two.good


def deck_worth(outlook: Outlook, deck: list[Card]) -> float:
    """What it is worth to have a resting deck back."""
    return sum(outlook.use(card) for card in deck) + 0.8 * len(deck)


def best_deck(outlook: Outlook, choices: Iterable[str]) -> str:
    """The resting deck to take back."""
    decks = [slot for slot in choices if slot != "none"]
    return max(decks, key=lambda slot: deck_worth(outlook, outlook.me.resting[slot]))


def best_good(outlook: Outlook) -> str:
    """The good that goes best with the hand."""
    return max(GOODS, key=lambda good: goods_in(outlook.me.hand, good))


def goods_in(cards: list[Card], good: str) -> int:
    """The values of all cards of a good."""
    return sum(FACES[card].value for card in cards if FACES[card].good == good)


def room(outlook: Outlook, laid: dict[Slot, Card]) -> int:
    """How many slots are free."""
    return len(open_slots(outlook.me)) - len(laid)
