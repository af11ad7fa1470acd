"""The state of a match: plain data, nothing else."""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

from msgspec import Struct, field

from engines.gosu.components import FACE, RULES, Card, Clan, Kind, Level
from engines.gosu.options import Terms
from engines.kernel import Seat

Phase: TypeAlias = Literal["clans", "deal", "draft", "round", "turn", "battle", "over"]
Via: TypeAlias = Literal["play", "mutation", "jump", "power"]
"""How a card came in (GO-452)."""

TOKENS: int = RULES["activation_tokens"]


class Goblin(Struct):
    """A card that lies in an army; Shibuke too.

    `token` is the seat whose Activation Token lies on it. `marked`: it counts as FREE until the end
    of the round (GO-035).
    """

    card: Card
    trapped: bool = False
    token: Seat | None = None
    dragoon: bool = False
    marked: bool = False

    @property
    def face(self) -> Kind:
        """What is printed on it; GO-500: a trapped card keeps its name."""
        return FACE[self.card]


def no_rows() -> list[list[Goblin]]:
    """An army without cards."""
    return [[], [], []]


class Player(Struct):
    """A player's hand, army (GO-030: rows 1 to 3, left to right), tokens and standing.

    `unused` and `spent` are Activation Tokens beside the army, the others lie on cards. `extra` are
    the turns that are due to him beyond his own (GO-305). In the draft, `held` is what he chooses
    from, `kept` what he has kept.
    """

    hand: list[Card] = []
    rows: list[list[Goblin]] = field(default_factory=no_rows)
    unused: int = TOKENS
    spent: int = 0
    dragoons: int = 0
    points: int = 0
    passed: bool = False
    extra: int = 0
    held: list[Card] = []
    kept: list[Card] = []

    def army(self) -> list[Goblin]:
        """All cards of the army by row, and from left to right."""
        rows = self.rows
        return rows[0] + rows[1] + rows[2]

    def up(self) -> list[Goblin]:
        """The untrapped cards of the army."""
        return [goblin for goblin in self.army() if not goblin.trapped]


class Shown(Struct):
    """A hand that one player looks at (GO-808)."""

    to: Seat
    seat: Seat


class State(Struct):
    """A match of GOSU.

    `tokens` are the clan tokens as they lie, None where one was discarded; `clans` are those in
    play. `advantage` holds that token. `regular` is whose turn it is by the order of the table,
    `turn` who has the running one. `counted` are additional turns used (section 14), `gained` the
    extra turns won in the running one. `aside` are cards in neither pile (GO-1003).
    """

    terms: Terms
    players: list[Player]
    tokens: list[Clan | None]
    phase: Phase
    advantage: Seat
    clans: list[Clan] = []
    pile: list[Card] = []
    discard: list[Card] = []
    aside: list[Card] = []
    reserve: int = RULES["dragoon_tokens"]
    round: int = 0
    regular: Seat = 0
    turn: Seat = 0
    turns: int = 0
    counted: int = 0
    gained: int = 0
    shown: Shown | None = None
    won: list[Seat] = []
    reason: str | None = None
    by: str | None = None

    def order(self, first: Seat) -> list[Seat]:
        """All seats clockwise from `first`."""
        seats = len(self.players)
        return [(first + step) % seats for step in range(seats)]

    @property
    def lead(self) -> Seat:
        """GO-805: whose turn it is; between turns the holder of the Advantage Token."""
        return self.turn if self.phase == "turn" else self.advantage

    def opponents(self, seat: Seat) -> list[Seat]:
        """GO-036: every other player clockwise, in team play those of the other team (GO-902)."""
        others = self.order(seat)[1:]
        return others[::2] if self.terms.team_play else others

    def side(self, seat: Seat) -> list[Seat]:
        """A player and, in team play, his partner."""
        return [seat, (seat + 2) % 4] if self.terms.team_play else [seat]

    def is_behind(self, seat: Seat) -> bool:
        """GO-037, GO-901: an opponent has more victory points."""
        points = self.players[seat].points
        return any(self.players[other].points > points for other in self.opponents(seat))

    def find(self, card: Card) -> Place | None:
        """Where a card lies in an army; None: in none."""
        for seat, player in enumerate(self.players):
            for row, goblins in enumerate(player.rows):
                for at, goblin in enumerate(goblins):
                    if goblin.card == card:
                        return Place(seat, row + 1, at, goblin)
        return None

    def lies(self, card: Card) -> Place:
        """Where a card lies that is known to lie in an army."""
        return cast(Place, self.find(card))


class Place(Struct, frozen=True):
    """A card in an army: whose, in which row, with how many cards to its left."""

    seat: Seat
    level: Level
    at: int
    goblin: Goblin
