"""What each viewer may see (section 12)."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

from msgspec import to_builtins

from engines.kernel import Seat, View
from engines.mombasa.components import ACTION_CARDS, COMPANIES, PILES, RULES, Majority
from engines.mombasa.scoring import (
    book_value,
    diamond_value,
    shares_in_sight,
    total,
    total_in_sight,
)
from engines.mombasa.standing import (
    coins,
    columns_to_return,
    columns_to_take,
    compared,
    flip_price,
    markers_free,
    markers_owned,
    open_slots,
    powers,
    prices,
    shares,
    value,
)
from engines.mombasa.state import Firm, Item, State

MAJORITIES: tuple[Majority, ...] = get_args(Majority)


def public(state: State) -> View:
    """What everybody sees; faces of cards and tiles are known from their ids."""
    view: View = {
        "phase": state.phase,
        "round": state.round,
        "rounds": RULES.rounds,
        "first": state.first,
        "order": state.from_seat(state.starter),
        "turn": state.turn if state.phase == "turns" else None,
        "ties": state.terms.majority_ties,
        "companies": {c: firm_view(firm) for c, firm in state.firms.items()},
        "posts": dict(state.posts),
        "market": [list(column) for column in state.market],
        "pile": letters_left(state),
        "discard": list(state.discard),
        "books": {letter: shelf_view(state, letter) for letter in state.shelf},
        "coins": list(state.coins),
        "marks": dict(state.marks),
        "beside": list(state.beside),
        "majorities": {m: [compared(p, m) for p in state.players] for m in MAJORITIES},
        "players": [player_view(state, seat) for seat in range(len(state.players))],
        "history": to_builtins(state.history),
    }
    if state.phase == "over":
        view["left"] = {"pile": state.pile[::-1], "tiles": list(state.undealt)}
    return view


def firm_view(firm: Firm) -> View:
    """A company's base: coins in sight, and what its shares would be worth after one more post."""
    return {
        "track": firm.track,
        "columns": [
            {"posts": c.posts, "locked": c.locked, "coins": coins(n, c)}
            for n, c in enumerate(firm.columns)
        ],
        "reserve": firm.reserve,
        "value": value(firm),
        "after": [after_taking(firm, n) for n in range(len(firm.columns))],
        "returns": columns_to_return(firm),
    }


def after_taking(firm: Firm, number: int) -> int | None:
    """The value of a share once the front post of a column is gone; None: there is none."""
    if number not in columns_to_take(firm):
        return None
    column = firm.columns[number]
    taken = type(column)(column.posts - 1, column.locked or column.posts == 1)
    return value(firm) - coins(number, column) + coins(number, taken)


def letters_left(state: State) -> dict[str, int]:
    """How many cards of each letter are in the pile."""
    count = Counter(ACTION_CARDS[card].letter for card in state.pile)
    return {letter: count[letter] for letter in PILES}


def shelf_view(state: State, letter: Any) -> View:
    """A row of the book display."""
    return {
        "shelf": list(state.shelf[letter]),
        "supply": len(state.supply[letter]),
        "pounds": state.pounds_on[letter],
    }


def player_view(state: State, seat: Seat) -> View:
    """A player as all see him; at the end also his hand and the tile that he did not take."""
    player = state.players[seat]
    view: View = {
        "pounds": player.pounds,
        "hand": len(player.hand),
        "slots": {slot: item_view(item) for slot, item in player.slots.items()},
        "open": open_slots(player),
        "resting": {slot: deck_view(state, deck) for slot, deck in player.resting.items()},
        "tiles": [item_view(item) for item in player.tiles],
        "held": list(player.held),
        "tracks": dict(player.tracks),
        "shares": shares_in_sight(state, seat),
        "diamonds": player.diamonds,
        "books": [{"id": book.id, "flipped": book.flipped} for book in player.books],
        "ink": player.ink,
        "flip": flip_price(state, seat),
        "markers": markers_free(state, seat),
        "owned": markers_owned(state, seat),
        "powers": dict(powers(state, seat)),
        "sold": list(player.sold),
        "out": player.out,
        "tile": player.tile,
        "sums": {"diamonds": diamond_value(state, seat), "books": book_value(state, seat)},
        "total": total_in_sight(state, seat),
    }
    if state.phase == "over":
        view |= at_end(state, seat)
    return view


def at_end(state: State, seat: Seat) -> View:
    """What is shown when all is over: the hand, with the shares in it."""
    player = state.players[seat]
    return {
        "cards": list(player.hand),
        "declined": player.declined,
        "shares": {company: shares(state, seat, company) for company in COMPANIES},
        "total": total(state, seat),
    }


def item_view(item: Item) -> View:
    """A card in a slot or a bonus tile in the action area."""
    return {"id": item.id, "used": item.used, "good": item.good}


def deck_view(state: State, deck: list[str]) -> View:
    """MB-142: a resting deck, its top card last; only that one where the option says so."""
    is_open = state.terms.resting_view == "open" or state.phase == "over"
    return {"count": len(deck), "cards": list(deck if is_open else deck[-1:])}


def own(state: State, seat: Seat) -> View:
    """What a player sees beyond that: the hand, prices, all resting cards, starting tiles."""
    player = state.players[seat]
    return {
        "hand": list(player.hand),
        "resting": {slot: list(deck) for slot, deck in player.resting.items() if deck},
        "prices": prices(state, seat),
        "offer": list(player.offer),
        "declined": player.declined,
    }


def hidden(state: State) -> View:
    """What nobody sees before the end: pile and supplies, the next one first, and tiles undealt."""
    supply = {letter: books[::-1] for letter, books in state.supply.items()}
    return {"pile": state.pile[::-1], "supply": supply, "tiles": list(state.undealt)}
