"""From the deal to the first turn (section 6), and the Full Restock (KK-312)."""

from __future__ import annotations

from functools import partial

from engines.kamakura.components import DECK, KIND, LANDS, RULES, VALUE, Card, in_order, kinds_of
from engines.kamakura.hands import is_unplayable
from engines.kamakura.options import Options, terms_of
from engines.kamakura.state import Player, State
from engines.kamakura.teams import begin_turn, pairs_at_start
from engines.kamakura.zones import HAND_SIZE, draw, lay, show_hand
from engines.kernel import Barred, Rng, Seat, Table

EXCHANGE_MOST: int = RULES["exchange_most"]


def setup(seats: int, options: Options, rng: Rng) -> State:
    """KK-204, KK-205: all battle cards are shuffled together, and everybody is dealt eight.

    KK-201, KK-202, KK-203, KK-213: seats and clans are the lobby's, and nothing else depends on
    the number of players but that of the decks.
    """
    terms = terms_of(options, seats)
    pile = list(range(DECK * terms.decks))
    rng.shuffle(pile)
    hands = [in_order([pile.pop() for _ in range(HAND_SIZE)]) for _ in range(seats)]
    return State(
        terms=terms,
        players=[Player(hand, list(LANDS.values())) for hand in hands],
        pile=pile,
        phase="exchange" if terms.opening_exchange == "on" else "arrange",
        engaged=pairs_at_start(seats) if terms.mode == "teams" else [],
    )


# ---------------------------------------------------------------- exchange


async def exchange(table: Table[State]) -> None:
    """KK-206, KK-1101: all at once put cards back and draw as many; then those are shuffled in."""
    s = table.state
    seats = list(range(len(s.players)))
    chosen = await table.together(
        seats, partial(choose_exchange, table), prompt="exchange", retract=True
    )
    table.reveal([len(chosen[seat]) for seat in seats])
    for seat in seats:
        lay(s.players[seat], chosen[seat])
        drawn = draw(table, seat, len(chosen[seat]))
        table.reveal(list(drawn), to=seat)
        own = {"kinds": kinds_of(in_order(drawn))}
        table.say("exchanged", seat=seat, count=len(drawn), own=own)
    shuffle_in(table, [card for seat in seats for card in chosen[seat]])
    s.phase = "arrange"


async def choose_exchange(table: Table[State], seat: Seat) -> list[Card]:
    """KK-D1: none to four cards of the hand."""
    player = table.state.players[seat]
    if player.leaving:
        return []
    return await table.pick_some(
        seat,
        player.hand,
        "exchange",
        at_least=0,
        at_most=EXCHANGE_MOST,
        rule="KK-206",
        secret=True,
    )


# ---------------------------------------------------------------- territories


Arrangement = tuple[list[int], bool]
"""The values in slots 1 to 4, and whether a Full Restock is claimed."""


async def arrange(table: Table[State]) -> None:
    """KK-207, KK-208: the order of the territories, and claims; then the first player is drawn."""
    s = table.state
    seats = list(range(len(s.players)))
    chosen = await table.together(
        seats, partial(choose_order, table), prompt="arrange", retract=True
    )
    claimants = [seat for seat in seats if chosen[seat][1]]
    for seat in seats:
        s.players[seat].slots = chosen[seat][0]
    table.reveal(claimants)
    table.say("arranged")
    while claimants:
        claimants = await full_restock(table, claimants)
    begin_turn(table, draw_first(table))


async def choose_order(table: Table[State], seat: Seat) -> Arrangement:
    """KK-D2: nobody else will know the order (KK-212). Only an unplayable hand may be replaced."""
    player = table.state.players[seat]
    if player.leaving:
        return list(LANDS.values()), False
    order = await table.pick_some(
        seat,
        LANDS,
        "arrange",
        at_least=len(LANDS),
        at_most=len(LANDS),
        rule="KK-207",
        secret=True,
    )
    claims = is_unplayable(player.hand) and await choose_claim(table, seat)
    return [LANDS[land] for land in order], claims


async def choose_claim(table: Table[State], seat: Seat) -> bool:
    """KK-D3, KK-312: an unplayable hand may be shown and replaced, any number of times."""
    player = table.state.players[seat]
    if player.leaving:
        return False
    may = is_unplayable(player.hand)
    barred = () if may else (Barred("claim", "playable", "KK-312"),)
    choices = ["end", "claim"] if may else ["end"]
    choice = await table.pick(seat, choices, "claim", barred=barred, rule="KK-312", secret=True)
    return choice == "claim"


async def full_restock(table: Table[State], claimants: list[Seat]) -> list[Seat]:
    """Hands are shown, discarded and replaced, in seat order; who claims once more."""
    for seat in claimants:
        show_hand(table, seat, "claimed")
        drawn = draw(table, seat, HAND_SIZE)
        table.reveal(list(drawn), to=seat)
    again = await table.together(
        claimants, partial(choose_claim, table), prompt="claim", retract=True
    )
    claimants = [seat for seat in claimants if again[seat]]
    table.reveal(claimants)
    return claimants


# ---------------------------------------------------------------- the first player


def draw_first(table: Table[State]) -> Seat:
    """KK-209, KK-210: the highest weapon turned up begins; who shares it turns up another card.

    KK-211: the cards turned up go to nobody, and are shuffled back.
    """
    s = table.state
    still, turned = list(range(len(s.players))), list[Card]()
    while len(still) > 1:
        cards = {seat: turn_up(table, turned) for seat in still}
        best = max(VALUE[KIND[card]] for card in cards.values())
        told = {str(seat): KIND[card] for seat, card in cards.items()}
        table.reveal(told)
        table.say("first-draw", cards=told)
        if best:
            still = [seat for seat, card in cards.items() if VALUE[KIND[card]] == best]
    shuffle_in(table, turned)
    table.say("first", seat=still[0])
    return still[0]


def turn_up(table: Table[State], turned: list[Card]) -> Card:
    """The top card of the pile, for all to see; KK-211: if it runs short, all go back at once."""
    s = table.state
    if not s.pile:
        shuffle_in(table, turned)
    turned.append(s.pile.pop())
    return turned[-1]


def shuffle_in(table: Table[State], cards: list[Card]) -> None:
    """Cards that lie apart are shuffled into the pile."""
    s = table.state
    s.pile = in_order(s.pile + cards)
    cards.clear()
    table.rng.shuffle(s.pile)
