"""What is true of every state of a match, imagined ones included (section 13)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.cazamanzanas.components import (
    BRANCHES,
    PLATFORM,
    PORTAL,
    RIPE,
    ROUNDS,
    RULES,
    SET_SIZE,
    START,
    SYMBOLS,
    Card,
    owner_of,
)
from engines.cazamanzanas.orchard import (
    FAR,
    NEAR,
    cells_of,
    distance,
    doublers,
    effect_of,
    reserve_of,
)
from engines.cazamanzanas.state import State
from engines.cazamanzanas.turn import DOUBLERS
from engines.cazamanzanas.zones import HAND_SIZE
from engines.kernel import RulesError, Seat


def check(state: State) -> None:
    """Raise `RulesError` where a state breaks an invariant."""
    for complaint in complaints(state):
        raise RulesError(complaint)


def complaints(state: State) -> Iterator[str]:
    """Every invariant that a state breaks, in words."""
    yield from lost_apples(state)
    yield from lost_cards(state)
    yield from wrong_table(state)
    yield from wrong_portals(state)
    if state.phase != "opening":
        yield from wrong_course(state)
        yield from lost_hunters(state)
        yield from lost_blossoms(state)


def lost_apples(state: State) -> Iterator[str]:
    """CM-INV-01, CM-INV-02: twenty apples, and those for later reveals are not spent."""
    held = sum(basket.apples for basket in state.baskets)
    stuck = sum(card.stuck for card in state.table)
    if state.supply + len(state.branch) + stuck + held != RULES["apples"]:
        yield f"CM-INV-01: {state.supply} + {state.branch} + {stuck} + {held} apples"
    if state.supply < reserve_of(state):
        yield f"CM-INV-02: {state.supply} apples are fewer than the reserve"


def lost_cards(state: State) -> Iterator[str]:
    """CM-INV-03: every card of the sets in play is in one place."""
    found = [card.card for card in state.table]
    for seat in range(len(state.players)):
        found += cards_of(state, seat)
    if sorted(found) != list(range(SET_SIZE * len(state.players))):
        yield f"CM-INV-03: the cards are {sorted(found)}"
    if state.terms.bombed_cards == "owner":
        for seat in range(len(state.players)):
            if any(owner_of(card) != seat for card in cards_of(state, seat)):
                yield f"CM-INV-03: seat {seat} has cards of another set"


def cards_of(state: State, seat: Seat) -> list[Card]:
    """All cards of a player that are not on the table."""
    player = state.players[seat]
    aside = [] if player.aside is None else [player.aside]
    return player.hand + player.deck + player.discard + aside


def wrong_table(state: State) -> Iterator[str]:
    """CM-INV-04, CM-INV-05, CM-INV-07: where mechanisms lie, and where apples may stick."""
    cells = [card.cell for card in state.table]
    if len(set(cells)) < len(cells) or not set(cells) <= set(cells_of(state)):
        yield f"CM-INV-04: mechanisms lie in {sorted(cells)}"
    if doublers(state) > DOUBLERS:
        yield f"CM-INV-05: {doublers(state)} doublers"
    for card in state.table:
        if card.stuck and effect_of(card) != PLATFORM:
            yield f"CM-INV-07: {card.stuck} apples stick to {effect_of(card)}"


def wrong_portals(state: State) -> Iterator[str]:
    """CM-INV-06: a player has both portals on the table, within reach of each other, or none."""
    for seat, player in enumerate(state.players):
        pair = [
            card.cell for card in state.table if card.kind == PORTAL and owner_of(card.card) == seat
        ]
        if (len(pair) == 0) != (player.aside is not None):
            yield f"CM-INV-06: seat {seat} has portals in {pair} and {player.aside} aside"
        elif pair and not (len(pair) == 2 and NEAR <= distance(*pair) <= FAR):
            yield f"CM-INV-06: the portals of seat {seat} lie in {pair}"


def wrong_course(state: State) -> Iterator[str]:
    """CM-INV-08, CM-INV-10, CM-INV-11, CM-INV-12, CM-INV-13: rounds, rows, cap, branch, hands."""
    start = RULES["rows"]
    if not start <= state.rows < start + max(state.round, 1):
        yield f"CM-INV-08: {state.rows} rows in round {state.round}"
    if not START[len(state.players)] <= state.cap <= RIPE:
        yield f"CM-INV-10: the cap is on {state.cap}"
    if state.cap == RIPE and state.branch:
        yield f"CM-INV-11: apples hang in {state.branch} after the fall"
    if state.turn > RULES["turns_per_round"]:
        yield f"CM-INV-12: turn {state.turn} of a round"
    if any(len(player.hand) > HAND_SIZE for player in state.players):
        yield "CM-INV-13: a hand is too large"


def lost_hunters(state: State) -> Iterator[str]:
    """CM-105, CM-202, CM-206: each basket stands under a branch, and has one hunter."""
    colours = [basket.colour for basket in state.baskets]
    hunters = [colour for player in state.players for colour in player.hunters]
    if sorted(hunters + state.unseen) != sorted(colours):
        yield f"CM-206: hunters {hunters} and {state.unseen} for baskets {colours}"
    if sorted(colours + state.removed) != sorted(SYMBOLS):
        yield f"CM-202: baskets {colours}, removed {state.removed}"
    if [basket.column for basket in state.baskets] != list(BRANCHES[len(state.players)]):
        yield "CM-105: a basket stands in the wrong column"


def lost_blossoms(state: State) -> Iterator[str]:
    """CM-704: the blossoms revealed and those in the pile are all there are."""
    shown = state.shown[-1] if state.round == ROUNDS else [n for row in state.shown for n in row]
    if sorted(shown + state.blossoms) != list(BRANCHES[len(state.players)]):
        yield f"CM-704: blossoms {state.shown} and {state.blossoms}"
