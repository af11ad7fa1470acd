"""What is true of every state of a match, imagined ones included (section 14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from engines.kernel import RulesError, Seat
from engines.mombasa.components import (
    ACTION_CARDS,
    BASE,
    BOOK_SPACES,
    BOOKS,
    COMPANIES,
    DIAMOND_SPACES,
    POSTS,
    REGIONS,
    ROUND_COINS,
    RULES,
    SEAT_CARDS,
    SLOTS,
    STARTING_CARDS,
    STARTING_TILES,
    TILES,
    TRACKS,
    Card,
)
from engines.mombasa.standing import markers_owned, open_slots, posts_left, value
from engines.mombasa.state import Player, State


def check(state: State) -> None:
    """Raise `RulesError` where a state breaks an invariant."""
    for complaint in complaints(state):
        raise RulesError(complaint)


def complaints(state: State) -> Iterator[str]:
    """Every invariant that a state breaks, in words."""
    yield from wrong_posts(state)
    yield from wrong_cards(state)
    yield from wrong_books(state)
    yield from wrong_markers(state)
    yield from wrong_tiles(state)
    yield from wrong_pounds(state)
    yield from wrong_course(state)
    for seat in range(len(state.players)):
        yield from wrong_player(state, seat)


def wrong_posts(state: State) -> Iterator[str]:
    """I1 to I4: 15 posts each, one in a region at most, columns without gaps, values in bounds."""
    placed = Counter(state.posts.values())
    for company, firm in state.firms.items():
        if posts_left(firm) + placed[company] != POSTS:
            yield f"the posts of {company}"
        for coins, column in zip(BASE, firm.columns, strict=True):
            if not 0 <= column.posts <= len(coins) - column.locked:
                yield f"a base column of {company}"
            if not column.posts and not column.locked:
                yield f"an empty column of {company} that is not locked"
        if firm.reserve < 0 or not 0 <= value(firm) <= sum(map(sum, BASE)):
            yield f"the value of {company}"
    if not set(state.posts) <= set(REGIONS):
        yield "a post that is nowhere"


def same(things: list[str], box: Mapping[str, object]) -> bool:
    """Whether these are all the things of a part of the box, each of them once."""
    return len(things) == len(box) and set(things) == set(box)


def cards_of(player: Player) -> list[Card]:
    """All cards of a player, wherever they lie."""
    laid = [item.id for item in player.slots.values()]
    return player.hand + laid + [card for deck in player.resting.values() for card in deck]


def wrong_cards(state: State) -> Iterator[str]:
    """I5: no card is lost or doubled; of starting cards only those sold are gone."""
    shown = [card for column in state.market for card in column if card is not None]
    held = [cards_of(player) for player in state.players]
    bought = [card for cards in held for card in cards if card in ACTION_CARDS]
    if not same(state.pile + shown + state.discard + bought, ACTION_CARDS):
        yield "action cards are lost or doubled"
    seats = list[Card]()
    for player, cards in zip(state.players, held, strict=True):
        mine = [card for card in cards + player.sold if card not in ACTION_CARDS]
        seats += [card for card in mine if card in SEAT_CARDS]
        if not same([card for card in mine if card not in SEAT_CARDS], STARTING_CARDS):
            yield "starting cards are lost or doubled"
    if sorted(seats) != sorted(SEAT_CARDS)[: len(state.players)]:
        yield "the cards of the seats"


def wrong_player(state: State, seat: Seat) -> Iterator[str]:
    """I6, I10, I11, I14: slots, money, markers, and nothing in the area of who is out."""
    player = state.players[seat]
    resting = {slot for slot, deck in player.resting.items() if deck}
    if not (set(player.slots) | resting) <= set(open_slots(player)):
        yield f"seat {seat} uses a locked slot"
    if set(player.resting) != set(SLOTS):
        yield f"the resting slots of seat {seat}"
    if player.pounds < 0:
        yield f"seat {seat} is in debt"
    if not 0 <= player.diamonds <= DIAMOND_SPACES or any(
        not 0 <= space <= TRACKS[state.firms[company].track].length
        for company, space in player.tracks.items()
    ):
        yield f"a marker of seat {seat} is off its track"
    if (player.out or state.phase != "turns") and player.items():
        yield f"seat {seat} has items when it should have none"


def wrong_books(state: State) -> Iterator[str]:
    """I7: 24 of each letter; books as printed on the spaces; the ink jar on a book or before it."""
    shown = [book for row in state.shelf.values() for book in row if book is not None]
    lying = [book for supply in state.supply.values() for book in supply]
    laid = [book.id for player in state.players for book in player.books]
    if not same(shown + lying + laid, BOOKS):
        yield "books are lost or doubled"
    for seat, player in enumerate(state.players):
        letters = [BOOKS[book.id].letter for book in player.books]
        if letters != BOOK_SPACES[: len(letters)]:
            yield f"the books of seat {seat}"
        if not 0 <= player.ink <= len(player.books):
            yield f"the ink jar of seat {seat}"


def wrong_markers(state: State) -> Iterator[str]:
    """I8, I13: no more markers on the board than owned, and none outside the action phase."""
    for seat, count in Counter(state.marks.values()).items():
        if count > markers_owned(state, seat) or markers_owned(state, seat) > RULES.markers_owned:
            yield f"the bonus markers of seat {seat}"
    if state.marks and state.phase not in ("turns", "over"):
        yield "bonus markers on the board"


def wrong_tiles(state: State) -> Iterator[str]:
    """I9: each bonus tile is in one place; starting tiles likewise."""
    tiles = list(state.beside)
    starting = list(state.undealt)
    for player in state.players:
        tiles += player.held + [item.id for item in player.tiles]
        starting += player.offer + [t for t in (player.tile, player.declined) if t is not None]
    if not same(tiles, TILES):
        yield "bonus tiles are lost or doubled"
    chosen = state.terms.starting_tiles == "choose_of_two"
    if len(set(starting)) != len(starting) or chosen != (len(starting) == len(STARTING_TILES)):
        yield "starting tiles are lost or doubled"


def wrong_pounds(state: State) -> Iterator[str]:
    """I10: the pounds of the round track are there, on a book row, or taken."""
    there = sum(state.coins) + sum(state.pounds_on.values()) + state.collected
    if there != sum(ROUND_COINS[len(state.players)]):
        yield "pounds of the round track are lost"


def wrong_course(state: State) -> Iterator[str]:
    """I12, I14, I15: round and phase; whose turn it is; who holds the first player marker."""
    if not 1 <= state.round <= RULES.rounds or len(state.history) not in range(
        state.round - 1, state.round + 1
    ):
        yield "the round"
    if not {state.first, state.starter, state.turn} <= set(range(len(state.players))):
        yield "a marker that nobody has"
    outs = [player.out for player in state.players]
    if state.phase == "turns" and outs[state.turn] and not all(outs):
        yield "somebody who is out has the turn"
    if set(state.firms) != set(COMPANIES):
        yield "the companies"
