"""What is true of every state of a match, imagined ones included."""

from __future__ import annotations

from collections.abc import Iterator

from engines.kamozza.components import CAT_SHIP, GOLD, KINDS, RAT, Kind
from engines.kamozza.decks import decks_of, is_cat_at_large
from engines.kamozza.scoring import points_of
from engines.kamozza.state import Player, State
from engines.kamozza.view import seen
from engines.kernel import RulesError, Seat

MOST_POINTS = {"main": 61, "variant": 73}
MOST_CARDS = {"main": 2, "variant": 1}
_ALL_KINDS = set(KINDS)


def check(state: State) -> None:
    """Raise `RulesError` where a state breaks an invariant."""
    for complaint in complaints(state):
        raise RulesError(complaint)


def complaints(state: State) -> Iterator[str]:
    """Every invariant that a state breaks, in words."""
    if not 0 <= state.round <= state.rounds:
        yield f"round {state.round} of {state.rounds}"
    yield from lost_cards(state)
    yield from lost_ships(state)
    for seat, player in enumerate(state.players):
        yield from wrong_points(state, seat, player)
        yield from wrong_play(state, seat, player)
        yield from wrong_elimination(state, seat, player)


def lost_cards(state: State) -> Iterator[str]:
    """KZ-102, KZ-202: wherever they lie, every seat has its seven cards, each once."""
    cards: list[list[Kind]] = [player.hand + player.laid + player.lost for player in state.players]
    for player in state.players:
        for kind, owner in player.up:
            cards[owner].append(kind)
    for seat, kinds in enumerate(cards):
        if len(kinds) != len(KINDS) or set(kinds) != _ALL_KINDS:
            yield f"seat {seat} has the cards {kinds}"


def lost_ships(state: State) -> Iterator[str]:
    """Every card of a deck is in one place: deck, port or discard row; nothing came or went."""
    seats, cats = len(state.players), 0
    decks = decks_of(seats, state.terms)
    at_large = is_cat_at_large(seats, state.terms)
    for port, quay in state.quays.items():
        cards = quay.deck + seen(quay)
        if at_large and CAT_SHIP in cards:
            cards.remove(CAT_SHIP)
            cats += 1
        if len(cards) != len(decks[port]) or set(cards) != set(decks[port]):
            yield f"port {port} has the cards {cards}"
    if cats != at_large:
        yield f"{cats} Cat Ships are at large"


def wrong_points(state: State, seat: Seat, player: Player) -> Iterator[str]:
    """Points stay within bounds; a captured gold lies with the rat that caught it (KZ-613)."""
    mode, points = state.terms.mode, points_of(player)
    if points > MOST_POINTS[mode]:
        yield f"seat {seat} has {points} points"
    captured = [kind for kind, owner in player.up if owner != seat]
    if captured and (mode == "main" or captured != [GOLD] or (RAT, seat) not in player.up):
        yield f"seat {seat} captured {captured}"
    if player.stamp[0] > state.round or (player.stamp[0] == 0) != (points == 0):
        yield f"seat {seat} boarded at {player.stamp}"


def wrong_play(state: State, seat: Seat, player: Player) -> Iterator[str]:
    """KZ-308, KZ-603: one or two cards a round, in the variant one; all lie before ports open."""
    most = MOST_CARDS[state.terms.mode]
    rounds, laid = len(state.quays["A"].gone), len(player.laid)
    if player.out is not None:
        rounds = min(rounds, player.out - 1)
    shown = len(KINDS) - len(player.hand) - laid
    if not rounds <= shown <= most * rounds:
        yield f"seat {seat} showed {shown} cards in {rounds} rounds"
    in_play, due = state.phase in ("cargo", "port"), state.phase == "port" and player.out is None
    if not due <= laid <= most * in_play:
        yield f"seat {seat} laid {laid} cards"


def wrong_elimination(state: State, seat: Seat, player: Player) -> Iterator[str]:
    """KZ-304: who is out has no card left; nobody is before round 5, with four, or in a variant."""
    if player.out is None:
        return
    possible = state.terms.mode == "main" and len(state.players) != 4
    if player.hand or player.laid or not possible or not 5 <= player.out <= state.round:
        yield f"seat {seat} is out since round {player.out}"
