"""What each viewer may see (section 11), and what it must leave to imagination."""

from __future__ import annotations

from engines.cazamanzanas.components import (
    BRANCHES,
    PICTURES,
    POINTS,
    PORTAL,
    RIPE,
    ROUNDS,
    SETS,
    START,
    SYMBOLS,
)
from engines.cazamanzanas.opening import in_order
from engines.cazamanzanas.orchard import (
    columns_of,
    doublers,
    name_of,
    partners_of,
    reserve_of,
    spare_of,
)
from engines.cazamanzanas.preview import paths_of
from engines.cazamanzanas.scoring import counts_of
from engines.cazamanzanas.state import Cell, Mechanism, State
from engines.cazamanzanas.turn import DOUBLERS
from engines.cazamanzanas.zones import card_face
from engines.kernel import Rng, Seat, View


def public(state: State) -> View:
    """What everybody sees: all but hands, decks, hunters and the pile of blossoms."""
    seats = range(len(state.players))
    return {
        "phase": state.phase,
        "round": state.round,
        "rounds": ROUNDS,
        "turn": state.turn,
        "active": state.active if state.phase == "turn" else None,
        "rows": state.rows,
        "columns": [columns_of(state)[0], columns_of(state)[-1]],
        "track": {"cap": state.cap, "start": START[len(seats)], "last": RIPE},
        "apples": {
            "supply": state.supply,
            "reserve": reserve_of(state),
            "spare": spare_of(state),
        },
        "doublers": {"count": doublers(state), "most": DOUBLERS},
        "branches": branches_view(state),
        "blossoms": blossoms_view(state),
        "baskets": [
            {
                "column": basket.column,
                "colour": basket.colour,
                "symbol": SYMBOLS[basket.colour],
                "apples": basket.apples,
            }
            for basket in state.baskets
        ],
        "removed": list(state.removed),
        "table": table_view(state),
        "players": [player_view(state, seat) for seat in seats],
        "unseen": {
            "count": len(state.unseen),
            "colours": list(state.unseen) if state.phase == "over" else None,
        },
        "paths": paths_of(state),
    }


def branches_view(state: State) -> list[View]:
    """The branch cards from left to right, each with its picture, and whether an apple hangs."""
    return [
        {"column": column, "picture": PICTURES[column - 1], "apple": column in state.branch}
        for column in BRANCHES[len(state.players)]
    ]


def blossoms_view(state: State) -> View:
    """The blossoms revealed in each round so far, and how many lie face down; after the end all."""
    return {
        "shown": [list(shown) for shown in state.shown],
        "pile": len(state.blossoms),
        "left": sorted(state.blossoms) if state.phase == "over" else None,
    }


def table_view(state: State) -> list[View]:
    """The mechanisms, as they were laid; of a portal also where its partner is."""
    partners = partners_of(state)
    return [mechanism_view(card, partners) for card in state.table]


def mechanism_view(card: Mechanism, partners: dict[Cell, Cell]) -> View:
    """A mechanism on the table."""
    view: View = {
        **card_face(card.card),
        "cell": name_of(card.cell),
        "row": card.row,
        "column": card.column,
        "turned": card.turned,
        "stuck": card.stuck,
    }
    return {**view, "partner": name_of(partners[card.cell])} if card.kind == PORTAL else view


def player_view(state: State, seat: Seat) -> View:
    """A player as all see him; after the end also his hunters, his hand and what he caught."""
    player = state.players[seat]
    view: View = {
        "set": SETS[seat],
        "hand": len(player.hand),
        "deck": len(player.deck),
        "discard": [card_face(card) for card in player.discard],
        "portal": player.aside is not None,
    }
    if state.phase == "over":
        view["hunters"] = list(player.hunters)
        view["cards"] = [card_face(card) for card in player.hand]
        view["counts"] = counts_of(state, seat)
    return view


def own(state: State, seat: Seat) -> View:
    """What a player sees beyond that: his hand, and his hunters with their columns.

    `reaches` is the space of the track to which a card would move the cap (CM-304).
    """
    player = state.players[seat]
    return {
        "hand": [
            {"card": card, **card_face(card), "reaches": min(state.cap + POINTS[card], RIPE)}
            for card in player.hand
        ],
        "hunters": [
            {"colour": basket.colour, "column": basket.column}
            for basket in state.baskets
            if basket.colour in player.hunters
        ],
    }


def hidden(state: State) -> View:
    """What nobody sees before the end: decks and blossoms, the next card first; unseen hunters."""
    return {
        "decks": [[card_face(card) for card in player.deck[::-1]] for player in state.players],
        "blossoms": state.blossoms[::-1],
        "unseen": list(state.unseen),
    }


# ---------------------------------------------------------------- imagining


def imagine(state: State, knowing: frozenset[Seat], rng: Rng) -> None:
    """Deal again, in place, what the seats `knowing` together cannot see.

    Each seat has the cards that it has not shown, in deck and hand: nobody is supposed to remember
    which of them were discarded before a deck was shuffled anew. The hunters of others are mixed
    with those that nobody holds. What is dealt depends on nothing but `rng` and what these seats
    can see; before the deal there is nothing to deal, and after the end only the decks are left.
    """
    if state.phase == "opening":
        return
    is_over = state.phase == "over"
    for seat, player in enumerate(state.players):
        open_hand = is_over or seat in knowing
        pool = sorted(player.deck if open_hand else player.deck + player.hand)
        rng.shuffle(pool)
        count = len(player.deck)
        player.deck = pool[:count]
        player.hand = player.hand if open_hand else sorted(pool[count:])
    if not is_over:
        deal_hunters_again(state, knowing, rng)
        state.blossoms.sort()
        rng.shuffle(state.blossoms)


def deal_hunters_again(state: State, knowing: frozenset[Seat], rng: Rng) -> None:
    """Hunters that the knowing seats have not seen, as many to each place as before."""
    others = [player for seat, player in enumerate(state.players) if seat not in knowing]
    pool = [colour for player in others for colour in player.hunters]
    pool = in_order(pool + state.unseen)
    rng.shuffle(pool)
    for player in others:
        count = len(player.hunters)
        player.hunters, pool = in_order(pool[:count]), pool[count:]
    state.unseen = in_order(pool)
