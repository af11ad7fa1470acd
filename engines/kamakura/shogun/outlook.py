"""What a seat can tell of a match: what lands are worth to it, its own cards, and hidden hands."""

from __future__ import annotations

from typing import Final

from engines.kamakura.capture import START, score_of
from engines.kamakura.components import KIND, KUNAI, WALL, Card, Kind
from engines.kamakura.hands import SACRIFICE, soldiers, strongest, weapons
from engines.kamakura.shogun import chances
from engines.kamakura.state import Slot, State
from engines.kamakura.zones import HAND_SIZE
from engines.kernel import Seat

# Weights in points of score, all found by trial: matches against others and against itself.

WORTH: Final[dict[Kind, float]] = {
    "samurai": 0.35,
    "ninja": 0.3,
    "geisha": 0.4,
    "kunai": 0.25,
    "katana": 0.3,
    "naginata": 0.4,
    "yumi": 0.5,
    "barrage": 0.6,
    "wall": 0.25,
}
"""What a card in hand is worth by itself."""

LIFE: Final = 1.6
"""What a hand that answers every attack is worth above one that answers none."""

SINGLE: Final = (0.0, 0.2, 0.4, 0.6, 0.75)
DUAL: Final = (0.0, 0.0, 0.0, 0.05, 0.1, 0.15, 0.2, 0.23, 0.25)
"""The share of attacks that are met by a power of so much, with one weapon and with two."""

THROWN: Final = 0.7
"""The share of its worth that a defence keeps which costs three soldiers."""

SHELTER: Final = (0.0, 0.4, 0.55)
"""What no Wall, one, and two or more are worth together."""

REST: Final = 0.3
"""What a card that a restock draws is worth."""

WIN: Final = 20.0
OUT: Final = 12.0
EDGE: Final = 0.08
"""What victory is worth, what it costs to be out, and how much more each further point counts."""

FEAR: Final = 0.8
SPITE: Final = 0.1
"""What a point of the leading rival costs us, and one of the others: only one of them can win."""

WILL: Final = 0.9
"""How often somebody who can answer does."""


DRAWN: Final = 0.6
"""What a card must add to a hand to be kept when it could be exchanged for an unknown one."""

CALL: Final = 0.5
"""How often a teammate has a card that helps."""

INDIFFERENCE: Final = 0.08
"""Plans whose values lie this close are mixed by chance, so that nobody can read the shogun."""


class Outlook:
    """A match as one seat sees it; of the hidden cards it uses nothing but their numbers."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.hand = state.players[seat].hand
        self.lead = max([score_of(state, other) for other in rivals_of(state, seat)])
        others = [player.hand for other, player in enumerate(state.players) if other != seat]
        self.pool = chances.pool_of([card for cards in (state.pile, *others) for card in cards])

    # ------------------------------------------------------------ hidden hands

    def cards(self, seat: Seat) -> int:
        """How many cards a player holds."""
        return len(self.state.players[seat].hand)

    def is_idle(self, seat: Seat) -> bool:
        """KK-709: whether a player's last turn showed that he holds no combination.

        Nobody draws but on a turn of his own (KK-314); only a teammate may have given him a card.
        """
        told = ("pass", "barrage") if self.state.terms.obligation == "soldier" else ("pass",)
        return self.state.players[seat].last in told and not self.state.teams

    def fewer_kunai(self, seat: Seat, count: int, spent: int = 0) -> float:
        """The chance that a player holds fewer than `count` Kunai, having spent some cards."""
        return chances.fewer(self.pool, max(0, self.cards(seat) - spent), KUNAI, count)

    def fewer_walls(self, seat: Seat, count: int) -> float:
        """The chance that a player holds fewer than `count` Walls."""
        if self.is_idle(seat):
            return chances.fewer_walls_if_idle(self.pool, self.cards(seat), count)
        return chances.fewer(self.pool, self.cards(seat), WALL, count)

    def defends(self, seat: Seat, need: int, count: int) -> float:
        """The chance that a player can defend against an attack."""
        size = self.cards(seat)
        if self.is_idle(seat):
            return 0.0
        return 1 - chances.helpless(self.pool, size, need, count, size)

    def answers(self, seat: Seat, need: int, count: int) -> float:
        """The chance that a player can defend or sacrifice three soldiers."""
        size = self.cards(seat)
        if self.is_idle(seat):
            return chances.throws_if_idle(self.pool, size)
        return 1 - chances.helpless(self.pool, size, need, count, SACRIFICE - 1)

    def turns(self, seat: Seat, need: int, count: int) -> float:
        """The chance that a player can turn an attack back."""
        size = self.cards(seat)
        return 0.0 if self.is_idle(seat) else chances.turns(self.pool, size, need, count)

    # ------------------------------------------------------------ lands

    def values(self, seat: Seat, slot: Slot) -> list[int]:
        """What a territory may be worth: what its owner has left, beyond what is known of it."""
        player = self.state.players[seat]
        if seat == self.seat:
            return [player.slots[slot - 1]]
        return [value for value in player.slots if value > player.over[slot - 1]]

    def gain(self, captor: Seat, victim: Seat, slot: Slot, most: int = 99) -> float:
        """What a capture is worth on average, if it succeeds for values up to `most` only."""
        values = self.values(victim, slot)
        swings = [self.swing(captor, victim, value) for value in values if value <= most]
        return sum(swings) / len(values)

    def threat(self, captor: Seat) -> float:
        """What it is worth on average to a captor to take one of our own territories."""
        lands = self.state.players[self.seat].lands()
        return sum([self.gain(captor, self.seat, slot) for slot in lands]) / len(lands)

    def swing(self, captor: Seat, victim: Seat, value: int) -> float:
        """What it is worth to us that a territory of this value changes hands (KK-507)."""
        lost = value if self.state.terms.score_mode == "holdings" else 0
        return self.change(captor, value, 0) + self.change(victim, -lost, -1)

    def change(self, seat: Seat, points: int, lands: int) -> float:
        """What it is worth to us that a player's score and number of territories change."""
        score = score_of(self.state, seat)
        have = len(self.state.players[seat].lands())
        before = self.might(seat, score, have)
        return self.care(seat) * (self.might(seat, score + points, have + lands) - before)

    def might(self, seat: Seat, score: int, lands: int) -> float:
        """How strong a player stands: at the goal he has won (KK-804), landless he is out."""
        if not lands:
            return -OUT
        ahead = score - START
        goal = WIN if score >= self.state.terms.victory_score else 0.0
        return score + EDGE * ahead * abs(ahead) + goal + min(0, lands - 3)

    def care(self, seat: Seat) -> float:
        """How much a player's standing matters: our own, a teammate's, a foe's, a leader's."""
        if seat == self.seat:
            return 1.0
        if self.state.teams:
            return -0.8 if (seat - self.seat) % 2 else 0.6
        return -FEAR if score_of(self.state, seat) == self.lead else -SPITE


def rivals_of(state: State, seat: Seat) -> list[Seat]:
    """All others who are not out yet."""
    players = enumerate(state.players)
    return [other for other, player in players if other != seat and player.fate is None]


# ---------------------------------------------------------------- cards in hand


def worth_of(hand: list[Card]) -> float:
    """What a hand is worth: its cards, what it can answer, and the Walls."""
    walls = len([card for card in hand if KIND[card] == WALL])
    cards = sum([WORTH[KIND[card]] for card in hand])
    return cards + LIFE * guard(hand) + SHELTER[min(walls, len(SHELTER) - 1)]


def guard(hand: list[Card]) -> float:
    """The share of attacks that a hand can answer."""
    men, arms = soldiers(hand), weapons(hand)
    met = max([met_by(card, arms) for card in men], default=0.0)
    return met + (1 - met) * THROWN if len(men) >= SACRIFICE else met


def met_by(soldier: Card, arms: list[Card]) -> float:
    """The share of attacks that a soldier can meet with these weapons."""
    one, two = (max(0, strongest(soldier, arms, count)) for count in (1, 2))
    return SINGLE[one] + DUAL[two]


def worth_of_restock(hand: list[Card]) -> float:
    """What a hand is worth when it has been filled up: it may answer nearly everything then."""
    drawn = max(0, HAND_SIZE - len(hand))
    met = guard(hand)
    filled = met + (0.95 - met) * drawn / HAND_SIZE
    return worth_of(hand) + REST * drawn + LIFE * max(0.0, filled - met)


def blades(hand: list[Card]) -> int:
    """How many Kunai a hand holds."""
    return len([card for card in hand if KIND[card] == KUNAI])


def spare(hand: list[Card], most: int) -> list[Card]:
    """Up to so many cards that add less to a hand than an unknown one would."""
    gone: list[Card] = []
    while len(gone) < min(most, len(hand)):
        kept = [card for card in hand if card not in gone]
        worths = {card: worth_of([c for c in kept if c != card]) for card in kept}
        least = max(kept, key=lambda card: worths[card])
        if worth_of(kept) - worths[least] >= DRAWN:
            break
        gone.append(least)
    return gone
