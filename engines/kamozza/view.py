"""What each viewer may see (KZ-701), and what it must leave to imagination."""

from __future__ import annotations

from engines.kamozza.components import ARRIVALS, CAT_SHIP, Port, by_weight
from engines.kamozza.decks import ascending, decks_of, is_cat_at_large
from engines.kamozza.scoring import points_of
from engines.kamozza.state import Player, Quay, State
from engines.kernel import Rng, Seat, View


def public(state: State) -> View:
    """What everybody sees; KZ-310: of cards in hand and laid only the number."""
    return {
        "mode": state.terms.mode,
        "round": state.round,
        "rounds": state.rounds,
        "phase": state.phase,
        "start": state.start,
        "order": state.clockwise(),
        "ports": {port: quay_view(state, port) for port in state.quays},
        "players": [player_view(state, player) for player in state.players],
    }


def quay_view(state: State, port: Port) -> View:
    """A port: what lies there, what has gone, and what may still come, never in which order."""
    quay = state.quays[port]
    return {
        "arrival": arrival_view(quay.arrival),
        "gone": [
            {
                "id": gone.id,
                "capacity": ARRIVALS[gone.id].capacity,
                "result": gone.result,
                "round": gone.round,
            }
            for gone in quay.gone
        ],
        "to_come": ascending(to_come(state, port)),
    }


def arrival_view(arrival: str | None) -> View | None:
    """The card that lies at a port; a typhoon has no capacity."""
    if arrival is None:
        return None
    card = ARRIVALS[arrival]
    view: View = {"kind": card.kind, "id": card.id}
    return view if card.capacity is None else {**view, "capacity": card.capacity}


def to_come(state: State, port: Port) -> set[str]:
    """The cards that may still arrive at a port, as far as anybody can know.

    A Cat Ship at large may come to either port, so both name it until it has been seen: neither
    this nor any other part of a view gives away in which deck it is.
    """
    cards = set(decks_of(len(state.players), state.terms)[port])
    if is_cat_at_large(len(state.players), state.terms):
        cards.add(CAT_SHIP)
    return cards - {card for quay in state.quays.values() for card in seen(quay)}


def seen(quay: Quay) -> list[str]:
    """The cards of a deck that everybody has seen."""
    gone = [gone.id for gone in quay.gone]
    return gone if quay.arrival is None else [*gone, quay.arrival]


def player_view(state: State, player: Player) -> View:
    """A player as all see him; points, stamps and elimination are public (KZ-408).

    KZ-703: with open lost cards, and for all when the match is over, also what he lost, and what
    he has not shown yet (`left`, which does not tell his hand from what lies in front of him).
    """
    view: View = {
        "hand": len(player.hand),
        "laid": len(player.laid),
        "up": [{"kind": kind, "owner": owner} for kind, owner in player.up],
        "lost": len(player.lost),
        "points": points_of(player),
        "stamp": list(player.stamp),
        "out": player.out,
    }
    if is_lost_open(state):
        view["lost_kinds"] = list(player.lost)
        view["left"] = by_weight(player.hand + player.laid)
    return view


def is_lost_open(state: State) -> bool:
    """Whether everybody may look at lost cards (KZ-703): by option, or since all is over."""
    return state.terms.lost_cards == "open" or state.phase == "over"


def own(state: State, seat: Seat) -> View:
    """What a player sees beyond that: his hand, what he laid, what he lost.

    `spare` is the number of cards beyond one for each round that he must still play (KZ-R17).
    """
    player = state.players[seat]
    unplayed = state.rounds - state.round + (state.phase == "cargo" and not player.laid)
    return {
        "hand": list(player.hand),
        "laid": list(player.laid),
        "lost": list(player.lost),
        "spare": len(player.hand) - unplayed,
    }


def hidden(state: State) -> View:
    """What nobody sees before the end: the decks, the next card first."""
    return {"decks": {port: quay.deck[::-1] for port, quay in state.quays.items()}}


def imagine(state: State, knowing: frozenset[Seat], rng: Rng) -> None:
    """Deal again, in place, what the seats `knowing` together cannot see.

    The cards that each other seat has not shown are dealt anew to its hand, its laid and, unless
    they lie open, its lost cards; the decks are shuffled; a Cat Ship at large draws a port again.
    When all is over the cards lie open, and only the decks are left. What is dealt depends on
    nothing but `rng` and what these seats can see.
    """
    for seat, player in enumerate(state.players):
        if seat not in knowing and state.phase != "over":
            deal_again(player, with_lost=not is_lost_open(state), rng=rng)
    if is_cat_at_large(len(state.players), state.terms):
        draw_cat_port(state, rng)
    for quay in state.quays.values():
        quay.deck = ascending(set(quay.deck))
        rng.shuffle(quay.deck)


def deal_again(player: Player, *, with_lost: bool, rng: Rng) -> None:
    """Deal a player's unseen cards to the places where they lie, as many to each as before."""
    pool = by_weight(player.hand + player.laid + (player.lost if with_lost else []))
    rng.shuffle(pool)
    hand, laid = len(player.hand), len(player.laid)
    player.hand = by_weight(pool[:hand])
    player.laid = by_weight(pool[hand : hand + laid])
    if with_lost:
        player.lost = pool[hand + laid :]


def draw_cat_port(state: State, rng: Rng) -> None:
    """Put a Cat Ship that nobody has seen into one of the two decks, each equally likely."""
    decks = [quay.deck for quay in state.quays.values()]
    for deck in decks:
        if CAT_SHIP in deck:
            deck.remove(CAT_SHIP)
            rng.choice(decks).append(CAT_SHIP)
            return
