"""What a viewer cannot see, dealt again."""

from __future__ import annotations

from engines.kernel import Rng, Seat
from engines.mombasa.components import ACTION_CARDS, PILES, Card, in_order
from engines.mombasa.state import Player, State


def imagine(state: State, knowing: frozenset[Seat], rng: Rng) -> None:
    """Deal again, in place, what the seats `knowing` together cannot see.

    Nobody is supposed to remember who bought what: bought cards in other hands are mixed with
    each other and, letter by letter, with the pile. A starting card stays with its player. At the
    end everything is open.
    """
    if state.phase == "over":
        return
    others = [player for seat, player in enumerate(state.players) if seat not in knowing]
    deal_cards(state, others, rng)
    deal_tiles(state, others, rng)
    for books in state.supply.values():
        books.sort()
        rng.shuffle(books)


def deal_cards(state: State, others: list[Player], rng: Rng) -> None:
    """Hands of others, what lies buried in their resting decks, and the pile."""
    unseen = [unseen_cards(state, player) for player in others]
    bought = [[card for card in cards if card in ACTION_CARDS] for cards in unseen]
    pool = mix_with_pile(state, [card for cards in bought for card in cards], rng)
    for player, cards, mine in zip(others, unseen, bought, strict=True):
        fresh = in_order([card for card in cards if card not in mine])
        fresh += [pool.pop() for _ in mine]
        rng.shuffle(fresh)
        put_back(state, player, fresh)


def unseen_cards(state: State, player: Player) -> list[Card]:
    """The cards of a player that others cannot see."""
    return player.hand + [card for deck in buried(state, player) for card in deck]


def buried(state: State, player: Player) -> list[list[Card]]:
    """MB-142: all but the top of each resting deck, where the option hides them."""
    if state.terms.resting_view == "open":
        return []
    return [deck[:-1] for deck in player.resting.values()]


def mix_with_pile(state: State, bought: list[Card], rng: Rng) -> list[Card]:
    """The pile anew, with as many cards of each letter as before; what is left over, shuffled."""
    pile, rest = list[Card](), list[Card]()
    for letter in reversed(PILES):
        lying = [card for card in state.pile if ACTION_CARDS[card].letter == letter]
        held = [card for card in bought if ACTION_CARDS[card].letter == letter]
        cards = in_order(lying + held)
        rng.shuffle(cards)
        pile += cards[: len(lying)]
        rest += cards[len(lying) :]
    state.pile = pile
    rng.shuffle(rest)
    return rest


def put_back(state: State, player: Player, cards: list[Card]) -> None:
    """These cards, where a player's unseen ones were."""
    if state.terms.resting_view == "top_only":
        for deck in player.resting.values():
            for place in range(len(deck) - 1):
                deck[place] = cards.pop()
    player.hand = in_order(cards)


def deal_tiles(state: State, others: list[Player], rng: Rng) -> None:
    """MB-028: starting tiles that others were dealt, or declined, and those that nobody was."""
    declined = [player.declined for player in others if player.declined is not None]
    pool = sorted(state.undealt + declined + [tile for p in others for tile in p.offer])
    rng.shuffle(pool)
    for player in others:
        player.offer = sorted(pool.pop() for _ in player.offer)
        player.declined = None if player.declined is None else pool.pop()
    state.undealt = sorted(pool)
