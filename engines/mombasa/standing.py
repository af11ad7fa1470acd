"""How things stand: powers, values, shares, prices, majorities. Nothing here changes anything."""

from __future__ import annotations

from typing import Final

from engines.kernel import Seat
from engines.mombasa.components import (
    BASE,
    COMPANIES,
    FACES,
    GOODS,
    MARKERS,
    OPENINGS,
    RULES,
    SURCHARGE,
    TRACKS,
    Card,
    Company,
    Good,
    Majority,
    PowerName,
    Slot,
    Track,
    marks_by_space,
)
from engines.mombasa.state import Column, Firm, Item, Player, State

PEOPLE = ("bookkeeper", "merchant")


def _powers(track: Track) -> list[dict[PowerName, int]]:
    levels: dict[PowerName, int] = {}
    found = [levels]
    for space in range(1, track.length + 1):
        levels = dict(levels)
        for power in track.powers:
            if power.space == space:
                levels[power.power] = power.level
        found.append(levels)
    return found


POWERS: Final = {name: _powers(track) for name, track in TRACKS.items()}
"""MB-055: the powers that a marker on each space has, by track; no two tracks give the same one."""


def powers(state: State, seat: Seat) -> dict[PowerName, int]:
    """MB-055: the powers that a player has by the markers on the tracks, with their levels."""
    tracks = state.players[seat].tracks
    found: dict[PowerName, int] = {}
    for company, firm in state.firms.items():
        found |= POWERS[firm.track][tracks[company]]
    return found


def level(state: State, seat: Seat, power: PowerName) -> int:
    """MB-055: the level of one power of a player; 0: none."""
    tracks = state.players[seat].tracks
    for company, firm in state.firms.items():
        found = POWERS[firm.track][tracks[company]].get(power)
        if found is not None:
            return found
    return 0


# ---------------------------------------------------------------- companies


def vacant(column: int, state: Column) -> int:
    """How many spaces of a base column can take a post; a locked one cannot (MB-069)."""
    return len(BASE[column]) - state.locked - state.posts


def _coins(printed: list[int], posts: int, *, locked: bool) -> int:
    free = len(printed) - locked - posts
    return sum(printed[:free]) + (printed[-1] if locked else 0)


COINS: Final = [
    [
        [_coins(row, n, locked=locked) for n in range(len(row) + 1 - locked)]
        for locked in (False, True)
    ]
    for row in BASE
]
"""Coins in sight, by column, by whether its last space is locked, and by posts."""


def coins(column: int, state: Column) -> int:
    """MB-004: the coins that can be seen in a base column."""
    return COINS[column][state.locked][state.posts]


def value(firm: Firm) -> int:
    """MB-004: the value of one share."""
    return sum([coins(number, column) for number, column in enumerate(firm.columns)])


def posts_left(firm: Firm) -> int:
    """MB-071: the posts that a company can still place."""
    return firm.reserve + sum([column.posts for column in firm.columns])


def columns_to_take(firm: Firm) -> list[int]:
    """MB-067: the columns that have a post."""
    return [number for number, column in enumerate(firm.columns) if column.posts]


def columns_to_return(firm: Firm) -> list[int]:
    """MB-068, MB-069: the columns that can take a post back."""
    return [number for number, column in enumerate(firm.columns) if vacant(number, column)]


SHARES: Final = {name: marks_by_space(track.shares, track.length) for name, track in TRACKS.items()}
"""The shares that a marker on each space stands for, by track."""


def track_shares(state: State, seat: Seat, company: Company) -> int:
    """MB-006: the total shown by the last share icon that the marker has reached or passed."""
    return SHARES[state.firms[company].track][state.players[seat].tracks[company]]


def cards_in_sight(player: Player) -> list[Card]:
    """The cards of a player that lie in the action area or rest."""
    laid = [item.id for item in player.slots.values()]
    return laid + [card for deck in player.resting.values() for card in deck]


def card_shares(cards: list[Card], company: Company) -> int:
    """The shares on some cards."""
    return sum([FACES[card].shares for card in cards if FACES[card].company == company])


def shares(state: State, seat: Seat, company: Company) -> int:
    """MB-005: all shares of a player in a company, wherever the cards lie."""
    player = state.players[seat]
    cards = player.hand + cards_in_sight(player)
    return track_shares(state, seat, company) + card_shares(cards, company)


# ---------------------------------------------------------------- players


def open_slots(player: Player) -> list[Slot]:
    """MB-035: the slots that may be filled."""
    return [
        slot
        for slot, need in OPENINGS.items()
        if player.diamonds >= need.diamonds and player.ink >= need.books
    ]


def good_of(item: Item) -> str | None:
    """The good of an item; a bonus tile has the one that was chosen while planning (MB-039)."""
    return item.good or FACES[item.id].good


def of_type(items: list[Item], sort: str) -> list[Item]:
    """The items of one type."""
    return [item for item in items if FACES[item.id].type == sort]


def of_good(items: list[Item], good: Good) -> list[Item]:
    """The goods items of one good."""
    return [item for item in items if good_of(item) == good]


def worth(items: list[Item]) -> int:
    """The values of some items, added up."""
    return sum([FACES[item.id].value for item in items])


def compared(player: Player, majority: Majority) -> int:
    """MB-099, MB-101: what a player's face-up items are worth where majorities are compared."""
    if player.out:
        return 0
    items = player.unused()
    if majority == "people":
        return len([item for item in items if FACES[item.id].type in PEOPLE])
    if majority == "expansion":
        return worth(of_type(items, "expansion"))
    return worth(of_good(items, majority))


def goods_at_hand(player: Player) -> list[Good]:
    """The goods of which a player has a face-up item."""
    return [good for good in GOODS if of_good(player.unused(), good)]


def markers_owned(state: State, seat: Seat) -> int:
    """MB-023, MB-058: bonus markers, on the board or not."""
    return MARKERS[len(state.players)] + level(state, seat, "bonus_marker")


def markers_free(state: State, seat: Seat) -> int:
    """MB-094: bonus markers that are not on the board."""
    return markers_owned(state, seat) - list(state.marks.values()).count(seat)


# ---------------------------------------------------------------- prices


def price(state: State, seat: Seat, column: int, card: Card) -> int:
    """MB-050, MB-107: what a card of the display costs a player, in points or in pounds."""
    discount = level(state, seat, "card_discount")
    cost = FACES[card].cost + (0 if discount else SURCHARGE[column])
    return max(RULES.price_min, cost - max(0, discount - 1))


def prices(state: State, seat: Seat) -> dict[Card, int]:
    """The price of every card of the display, column by column from the right, top to bottom."""
    return {
        card: price(state, seat, column, card)
        for column in reversed(range(len(state.market)))
        for card in state.market[column]
        if card is not None
    }


def flip_price(state: State, seat: Seat) -> int:
    """MB-082: what it costs a player to turn a book."""
    return max(RULES.flip_cost_min, RULES.book_flip_cost - level(state, seat, "flip_discount"))


def values(state: State) -> dict[Company, int]:
    """The share value of every company."""
    return {company: value(state.firms[company]) for company in COMPANIES}
