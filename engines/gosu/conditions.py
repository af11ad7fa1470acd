"""What powers ask: conditions, and things that are counted (section 11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from engines.gosu.components import FACE, Card, Power
from engines.gosu.permanent import own_clan
from engines.gosu.state import Player, State, Via
from engines.kernel import Seat


class Effect(Struct, frozen=True):
    """A power at work: its controller (GO-039), its card, and how that card came in."""

    seat: Seat
    card: Card
    power: Power
    via: Via | None = None


class Question(Struct, frozen=True):
    """What a condition looks at; `count` are the cards that the last step affected."""

    state: State
    effect: Effect
    count: int = 0

    @property
    def me(self) -> Player:
        """The controller."""
        return self.state.players[self.effect.seat]

    def foes(self) -> list[Player]:
        """The controller's opponents."""
        return [self.state.players[seat] for seat in self.state.opponents(self.effect.seat)]


def trapped(player: Player) -> int:
    """How many cards of an army are trapped; GO-642: one that trapped itself is among them."""
    return sum(goblin.trapped for goblin in player.army())


def has_rows(player: Player, wanted: list[int]) -> bool:
    """Whether each row has at least so many untrapped cards."""
    found = [sum(not goblin.trapped for goblin in row) for row in player.rows]
    return all(have >= want for have, want in zip(found, wanted, strict=True))


def has_dragoons(player: Player, wanted: list[int]) -> bool:
    """Whether so many Dragoon Tokens are in the hand, and so many on cards of the army."""
    lying = sum(goblin.dragoon for goblin in player.army())
    return player.dragoons >= wanted[0] and lying >= wanted[1]


def is_first_card(question: Question) -> bool:
    """GO-620: the card is the first of its row 1."""
    row = question.me.rows[0]
    return bool(row) and row[0].card == question.effect.card


def clans(player: Player) -> int:
    """How many clans the untrapped cards of an army have."""
    return len({goblin.face.clan for goblin in player.up()})


CONDITIONS: Final[dict[str, Callable[[Question, list[int]], bool]]] = {
    "advantage": lambda q, _: q.state.advantage == q.effect.seat,
    "no-advantage": lambda q, _: q.state.advantage != q.effect.seat,
    "via-mutation": lambda q, _: q.effect.via == "mutation",
    "not-via-mutation": lambda q, _: q.effect.via != "mutation",
    "first-card": lambda q, _: is_first_card(q),
    "hand": lambda q, n: len(q.me.hand) >= n[0],
    "opp-hands-empty": lambda q, _: not any(foe.hand for foe in q.foes()),
    "own-clan": lambda q, n: own_clan(q.me, FACE[q.effect.card].clan) >= n[0],
    "clans": lambda q, n: clans(q.me) >= n[0],
    "own-trapped": lambda q, n: trapped(q.me) >= n[0],
    "opp-trapped": lambda q, n: sum(map(trapped, q.foes())) >= n[0],
    "rows": lambda q, n: has_rows(q.me, n),
    "dragoons": lambda q, n: has_dragoons(q.me, n),
    "last": lambda q, n: q.count >= n[0],
}
"""GO-806: each condition by its word; the numbers stand behind a colon, as in `rows:5,4,2`."""

COUNTERS: Final[dict[str, Callable[[Question], int]]] = {
    "own-trapped": lambda q: trapped(q.me),
    "own-clan": lambda q: own_clan(q.me, FACE[q.effect.card].clan),
    "last-count": lambda q: q.count,
}
"""What is counted where a power has a word for its number."""


def holds(question: Question, condition: str) -> bool:
    """Whether a condition is met now."""
    word, _, numbers = condition.partition(":")
    return CONDITIONS[word](question, [int(n) for n in numbers.split(",") if n])


def has_names(player: Player, names: tuple[str, ...]) -> bool:
    """GO-1206: all these cards lie in one army, trapped or not."""
    lying = {goblin.face.kind for goblin in player.army()}
    return lying.issuperset(names)
