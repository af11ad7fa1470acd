"""What to do in a turn, how to use goods, and where to put a bonus marker."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from msgspec import Struct

from engines.kernel import Decision
from engines.mombasa.bonus import ban_on, places
from engines.mombasa.books import are_met
from engines.mombasa.components import BOOKS, FACES, SPACES, TILES, Card, Good
from engines.mombasa.effects import affordable
from engines.mombasa.investor.outlook import BOOK, DIAMOND, POST, SHELVED, Outlook
from engines.mombasa.standing import (
    flip_price,
    goods_at_hand,
    level,
    markers_free,
    of_good,
    prices,
    worth,
)
from engines.mombasa.state import Item

EAGER: Final = 3.2
"""From what worth on a bonus space is taken before anything else."""

SAVED: Final = 2
"""Pounds that are kept for pay lines, as long as there is time to use them."""


class Use(Struct, frozen=True):
    """A way to use goods: the items, the card to buy if any, and what it is all worth."""

    items: list[str]
    card: Card | None
    worth: float


def best_use(outlook: Outlook, good: Good) -> Use:
    """The best set of items of one good, and what to buy with it."""
    items = of_good(outlook.me.unused(), good)
    found = [
        use_of(outlook, list(some))
        for n in range(1, len(items) + 1)
        for some in combinations(items, n)
    ]
    return max(found, key=lambda use: use.worth)


def use_of(outlook: Outlook, items: list[Item]) -> Use:
    """What some items bring beyond what they would bring one by one on the tracks."""
    total = worth(items) + level(outlook.state, outlook.seat, "goods_bonus")
    card = best_buy(outlook, total)
    cost = prices(outlook.state, outlook.seat)[card] if card else 0
    gained = outlook.best_walk(total - cost) + (outlook.card(card) if card else 0.0)
    return Use([item.id for item in items], card, gained - outlook.point * worth(items))


def best_buy(outlook: Outlook, points: int) -> Card | None:
    """The card that is worth more than the spaces that its price would bring; None: none is."""
    s, seat = outlook.state, outlook.seat
    costs = prices(s, seat)
    best, most = None, outlook.best_walk(points)
    for card in affordable(s, seat, points):
        gained = outlook.card(card) + outlook.best_walk(points - costs[card])
        if gained > most:
            best, most = card, gained
    return best


def best_goods(outlook: Outlook) -> Good:
    """The good to use next."""
    goods = goods_at_hand(outlook.me)
    return max(goods, key=lambda good: best_use(outlook, good).worth)


# ---------------------------------------------------------------- bonus markers


def best_space(outlook: Outlook, offered: list[str]) -> tuple[str, float]:
    """The space to mark, and what it is worth."""
    return max(
        ((place, space_worth(outlook, place)) for place in offered), key=lambda pair: pair[1]
    )


def open_places(outlook: Outlook) -> list[str]:
    """All places that could be marked now."""
    s, seat = outlook.state, outlook.seat
    if not markers_free(s, seat):
        return []
    return [place for place in places(s) if ban_on(s, seat, place) is None]


def space_worth(outlook: Outlook, place: str) -> float:
    """What a bonus space or tile is worth, its cost deducted."""
    if place in TILES:
        return tile_worth(outlook, place) - outlook.pounds(TILES[place].cost)
    space = SPACES[place]
    gained = -outlook.pounds(space.cost)
    for effect in space.effect:
        if effect.op == "sell_card":
            gained += best_sale(outlook)[1]
        elif effect.op == "buy_card_with_pounds":
            gained += best_purchase(outlook)[1]
        elif effect.op == "first_player":
            gained += 0.6 if outlook.left else 0.0
        elif effect.op == "advance":
            gained += outlook.best_walk(effect.n)
        else:
            gained += outlook.effect(effect)
    return gained


def tile_worth(outlook: Outlook, tile: str) -> float:
    """MB-113: a bonus tile is one more card in the next round, and nothing in the last."""
    if not outlook.left:
        return 0.0
    face = FACES[tile]
    if face.type == "goods":
        return outlook.point * face.value * 1.05
    if face.type == "expansion":
        return POST * face.value
    if face.type == "merchant":
        return DIAMOND * (face.diamonds + outlook.mines())
    return 0.8 * BOOK + SHELVED * face.book_points


def best_sale(outlook: Outlook) -> tuple[Card, float]:
    """The face-up card to sell, and what that gains."""
    lying = [item.id for item in outlook.me.slots.values() if not item.used]

    def gain(card: Card) -> float:
        kept = outlook.use(card) + 0.5 * outlook.card(card)
        return outlook.pounds(FACES[card].sale) - kept

    best = max(lying, key=gain)
    return best, gain(best)


def best_purchase(outlook: Outlook) -> tuple[Card, float]:
    """The card to buy with pounds, and what that gains."""
    s, seat = outlook.state, outlook.seat
    costs = prices(s, seat)
    gains = {
        card: outlook.card(card) - outlook.pounds(costs[card])
        for card in affordable(s, seat, outlook.me.pounds)
    }
    best = max(gains, key=gains.__getitem__)
    return best, gains[best]


# ---------------------------------------------------------------- books


def best_book(outlook: Outlook, offered: list[str]) -> str:
    """The book whose conditions are easiest, and whose reward is best."""
    held = outlook.me.hand + [item.id for item in outlook.me.items()]
    held += [card for deck in outlook.me.resting.values() for card in deck]

    def ease(book: str) -> float:
        need = BOOKS[book].need
        reward = sum(outlook.effect(effect) for effect in BOOKS[book].reward)
        hard = sum(how_hard(held, n.kind, n.good, n.min) for n in need)
        met = 4.0 if are_met(outlook.me, book) else 0.0
        return met + 0.5 * reward - hard

    return max(offered, key=ease)


def how_hard(cards: list[Card], kind: str, good: str | None, least: int) -> float:
    """How much of one's cards a condition takes; a lot where they do not suffice."""
    faces = [FACES[card] for card in cards]
    if kind == "good":
        have = sum(face.value for face in faces if face.good == good)
    elif kind == "any_good":
        have = sum(face.value for face in faces if face.type == "goods") // 2
    elif kind == "expansion":
        have = sum(face.value for face in faces if face.type == "expansion")
    else:
        have = len([face for face in faces if face.type == kind]) - (kind == "bookkeeper")
    return 4.0 if have < least else 3.0 * least / have


def best_stride(outlook: Outlook, decision: Decision) -> str:
    """Enter what is open; turn a book where the pounds can be spared."""
    if "enter" in decision.choices:
        return "enter"
    if "flip" not in decision.choices:
        return "stop"
    cost = flip_price(outlook.state, outlook.seat)
    spare = outlook.me.pounds - cost >= (SAVED if outlook.left > 1 else 0)
    return "flip" if spare and outlook.books(1) > outlook.pounds(cost) else "stop"


# ---------------------------------------------------------------- the turn


def best_deed(outlook: Outlook, offered: list[str]) -> str:
    """MB-043: contested spaces first, then books, then what is wanted most; the end comes last."""
    spaces = open_places(outlook)
    claim = best_space(outlook, spaces)[1] if spaces else 0.0
    if "bonus" in offered and claim > EAGER:
        return "bonus"
    for deed in ("bookkeeper", "goods", "expansion", "merchant"):
        if deed in offered:
            return deed
    return "bonus" if "bonus" in offered and claim > 0 else "end"
