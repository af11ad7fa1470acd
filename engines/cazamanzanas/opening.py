"""Setup (section 5): what comes to the table, and who begins."""

from __future__ import annotations

from engines.cazamanzanas.components import (
    BRANCHES,
    RULES,
    SYMBOLS,
    Colour,
    aside_of,
    deck_of,
)
from engines.cazamanzanas.options import Options, Terms
from engines.cazamanzanas.state import Basket, Player, State
from engines.cazamanzanas.zones import HAND_SIZE
from engines.kernel import Rng, Seat, Table

HOST: Seat = 0
"""CM-D0: whoever opens a table takes its first seat (CM-R1)."""


def setup(seats: int, options: Options, rng: Rng) -> State:
    """CM-207: everybody takes a set; nothing is dealt before it is known who may name the first."""
    del rng
    players = [Player(aside_of(seat), deck=deck_of(seat)) for seat in range(seats)]
    terms = Terms(**options.model_dump())
    return State(terms, players, rows=RULES["rows"], supply=RULES["apples"])


async def name_first(table: Table[State]) -> Seat | None:
    """CM-209, CM-D0: the host names the first player, by option; None: he is drawn."""
    s = table.state
    if s.terms.first_player == "random":
        return None
    seats = range(len(s.players))
    return await table.pick(HOST, seats, "first-player", rule="CM-209", final=True)


def deal(table: Table[State], first: Seat | None) -> None:
    """CM-210: baskets, blossoms, hunters, decks in seat order, first player."""
    s = table.state
    lay_baskets(s, table.rng)
    s.blossoms = list(BRANCHES[len(s.players)])
    table.rng.shuffle(s.blossoms)
    deal_hunters(s, table.rng)
    for player in s.players:
        table.rng.shuffle(player.deck)
        player.hand = sorted(player.deck[-HAND_SIZE:])
        del player.deck[-HAND_SIZE:]
    s.active = table.rng.below(len(s.players)) if first is None else first
    table.reveal([s.removed, [basket.colour for basket in s.baskets], s.active])
    if s.removed:
        table.say("removed", colours=list(s.removed))
    table.say("first", seat=s.active)


def lay_baskets(state: State, rng: Rng) -> None:
    """CM-202: a random basket under each branch; those left over leave the game in the open."""
    colours = list(SYMBOLS)
    rng.shuffle(colours)
    branches = BRANCHES[len(state.players)]
    state.baskets = [Basket(*pair) for pair in zip(colours, branches, strict=False)]
    state.removed = in_order(colours[len(branches) :])


def deal_hunters(state: State, rng: Rng) -> None:
    """CM-206: two hunters each, of the baskets in play; those left over are seen by nobody."""
    colours = in_order([basket.colour for basket in state.baskets])
    rng.shuffle(colours)
    each = RULES["hunters_each"]
    for seat, player in enumerate(state.players):
        player.hunters = in_order(colours[each * seat :][:each])
    state.unseen = in_order(colours[each * len(state.players) :])


def in_order(colours: list[Colour]) -> list[Colour]:
    """Colours in the order of the box."""
    return sorted(colours, key=list(SYMBOLS).index)
