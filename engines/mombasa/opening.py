"""Setting up (MB-012 to MB-032): what is dealt, starting tiles, and the first cards at rest."""

from __future__ import annotations

from functools import partial

from engines.kernel import Rng, Seat, Table
from engines.mombasa.components import (
    ACTION_CARDS,
    BOOKS,
    COMPANIES,
    LETTERS,
    MARKET_ROWS,
    OPEN_SLOTS,
    PILES,
    ROUND_COINS,
    RULES,
    SEAT_CARDS,
    STARTING_CARDS,
    STARTING_TILES,
    SURCHARGE,
    TILES,
    TRACKS,
    Card,
    Company,
    Letter,
    in_order,
)
from engines.mombasa.effects import apply
from engines.mombasa.options import Options, terms_of
from engines.mombasa.state import Firm, Player, State

SHELF = 4


def setup(seats: int, options: Options, rng: Rng) -> State:
    """The table as it lies before the first question."""
    terms = terms_of(options)
    first = 0 if options.first_player == "host" else rng.below(seats)
    supply: dict[Letter, list[str]] = {
        letter: [b for b, book in BOOKS.items() if book.letter == letter] for letter in LETTERS
    }
    for books in supply.values():
        rng.shuffle(books)
    state = State(
        terms,
        [Player([*STARTING_CARDS], RULES.start_pounds) for _ in range(seats)],
        firms={c: Firm(track) for c, track in tracks_of(options, rng).items()},
        first=first,
        starter=first,
        turn=first,
        phase="rest" if terms.starting_tiles == "fixed" else "tiles",
        pile=shuffled_pile(rng),
        supply=supply,
        undealt=[],
        coins=list(ROUND_COINS[seats]),
        beside=[*TILES],
        market=[[None] * MARKET_ROWS for _ in SURCHARGE],
        shelf={letter: [supply[letter].pop() for _ in range(SHELF)] for letter in LETTERS},
        pounds_on=dict.fromkeys(LETTERS, 0),
    )
    _ = fill_market(state)
    deal(state, rng)
    return state


def tracks_of(options: Options, rng: Rng) -> dict[Company, str]:
    """MB-013: the tracks of the first game; MB-014: or a letter and a side at random."""
    if options.setup_mode == "first_game":
        return {company: charter.track for company, charter in COMPANIES.items()}
    letters = sorted({track[0] for track in TRACKS})
    rng.shuffle(letters)
    sides = [[track for track in TRACKS if track[0] == letter] for letter in letters]
    return {c: rng.choice(two) for c, two in zip(COMPANIES, sides, strict=True)}


def shuffled_pile(rng: Rng) -> list[Card]:
    """MB-016: A on top, E at the bottom, each letter shuffled; the next card is the last one."""
    pile: list[Card] = []
    for letter in reversed(PILES):
        cards = [card for card, face in ACTION_CARDS.items() if face.letter == letter]
        rng.shuffle(cards)
        pile += cards
    return pile


def fill_market(state: State) -> list[Card]:
    """MB-017, MB-123: right column first, top to bottom; the cards that are new."""
    new: list[Card] = []
    for column in reversed(state.market):
        for row, card in enumerate(column):
            if card is None and state.pile:
                column[row] = state.pile.pop()
                new.append(column[row] or "")
    return new


def deal(state: State, rng: Rng) -> None:
    """MB-025 to MB-028: the card of the seat, and a starting tile, or two to choose from."""
    tiles = [*STARTING_TILES]
    rng.shuffle(tiles)
    by_seat = {tile.seat: name for name, tile in STARTING_TILES.items()}
    for number, seat in enumerate(state.from_seat(state.first)):
        player = state.players[seat]
        player.hand = in_order([*player.hand, list(SEAT_CARDS)[number]])
        if state.terms.starting_tiles == "fixed":
            player.tile = by_seat[number + 1]
        else:
            player.offer = sorted(tiles.pop() for _ in range(RULES.tiles_to_choose_from))
    state.undealt = sorted(tiles) if state.phase == "tiles" else []


# ---------------------------------------------------------------- choosing


async def choose_tiles(table: Table[State]) -> None:
    """MB-028: all choose one of their two tiles, secretly and at the same time; all are shown."""
    s = table.state
    seats = list(range(len(s.players)))
    chosen = await table.together(seats, partial(choose_tile, table), prompt="tile", retract=True)
    table.reveal([chosen[seat] for seat in seats])
    for seat in s.from_seat(s.first):
        player = s.players[seat]
        player.tile = chosen[seat]
        player.declined = next(tile for tile in player.offer if tile != player.tile)
        player.offer = []
        table.say("tile", seat=seat, tile=player.tile)
    s.phase = "rest"


async def choose_tile(table: Table[State], seat: Seat) -> str:
    """D-TILE: one of two."""
    offer = table.state.players[seat].offer
    return await table.pick(seat, offer, "tile", rule="MB-028", secret=True)


async def lay_to_rest(table: Table[State]) -> None:
    """MB-030, MB-031: the three cards of the tile go above the slots, and the tile's bonus."""
    s = table.state
    seats = list(range(len(s.players)))
    chosen = await table.together(seats, partial(choose_rest, table), prompt="rest", retract=True)
    table.reveal([chosen[seat] for seat in seats])
    for seat in s.from_seat(s.first):
        player = s.players[seat]
        for slot, card in zip(OPEN_SLOTS, chosen[seat], strict=True):
            player.hand.remove(card)
            player.resting[slot].append(card)
        table.say("rest-first", seat=seat, tile=player.tile, cards=chosen[seat])
    for seat in s.from_seat(s.first):
        await apply(table, seat, STARTING_TILES[s.players[seat].tile or ""].bonus, "tile")
    s.phase = "plan"


async def choose_rest(table: Table[State], seat: Seat) -> list[Card]:
    """D-REST0: the cards of the tile in the order of the slots s1, s2, s3."""
    tile = STARTING_TILES[table.state.players[seat].tile or ""]
    count = len(OPEN_SLOTS)
    return await table.pick_some(
        seat, tile.rest, "rest", at_least=count, at_most=count, rule="MB-030", secret=True
    )
