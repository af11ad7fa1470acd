"""The state of a match: plain data, nothing else."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from engines.kamakura.components import LANDS, Card
from engines.kamakura.options import Terms
from engines.kernel import Seat

Phase: TypeAlias = Literal["exchange", "arrange", "turn", "over"]
Fate: TypeAlias = Literal["eliminated", "defeated", "conceded"]
Slot: TypeAlias = int
"""1 to 4, counted from the owner's left (KK-103)."""


def no_slots() -> list[int]:
    """Nothing in any of the four slots."""
    return [0] * len(LANDS)


def nobody_up() -> list[Seat | None]:
    """Of neither team anybody has had a turn yet."""
    return [None, None]


class Taken(Struct):
    """A captured territory: its value, and whose it was (KK-102)."""

    value: int
    owner: Seat


class Player(Struct):
    """A player's cards, lands and standing.

    `slots` holds the values of the territories in play, 0 where none is; `over` what everybody
    knows a value to exceed (KK-1107). `aside` are lands that nobody holds any more, by slot.
    `fate` says how the player went out, `exit` as how manieth; `leaving` as how manieth he has
    conceded, though he may still be needed to end a battle (KK-903). `last` is what
    he did on the last turn of his own.
    """

    hand: list[Card]
    slots: list[int]
    over: list[int] = field(default_factory=no_slots)
    captured: list[Taken] = []
    aside: list[int] = field(default_factory=no_slots)
    fate: Fate | None = None
    exit: int = 0
    exit_turn: int = 0
    leaving: int = 0
    last: str | None = None

    @property
    def active(self) -> bool:
        """KK-108: not eliminated, not defeated and not conceded."""
        return self.fate is None and not self.leaving

    def lands(self) -> list[Slot]:
        """The slots with a territory in play."""
        return [slot for slot, value in enumerate(self.slots, start=1) if value]


class Arms(Struct):
    """A soldier with his weapons on the table, and who laid them."""

    seat: Seat
    soldier: Card
    weapons: list[Card]


class Blade(Struct):
    """A Kunai laid as a Hidden Blade or as its counter, and who laid it."""

    seat: Seat
    card: Card


class Leg(Struct):
    """A stretch of a battle in which attacker, defender and target stay (section 8)."""

    attacker: Seat
    defender: Seat
    slot: Slot
    defence: Arms | None = None
    blades: list[Blade] = []
    turned: bool = False


class Battle(Struct):
    """A soldier battle: all its cards lie face up on the table until it ends.

    `pressed`: the turn owner was turned back or countered, so he may ask for aid (KK-1015).
    `asked`: aid was asked for in the running window.
    """

    attack: Arms
    legs: list[Leg]
    sacrifice: list[Card] = []
    pressed: bool = False
    asked: bool = False

    @property
    def leg(self) -> Leg:
        """The running leg."""
        return self.legs[-1]


ShotState: TypeAlias = Literal["flying", "stopped", "hit", "held", "void"]


class Shot(Struct):
    """A barrage: its cards, who aims it now, at which territory, and when it is answered."""

    cards: list[Card]
    by: Seat
    at: Seat
    slot: Slot
    state: ShotState = "flying"
    round: int = 1


class Volley(Struct):
    """The barrages of one turn, and the Walls laid against them."""

    shots: list[Shot]
    walls: list[Card] = []
    round: int = 1
    asked: bool = False


class State(Struct):
    """A match of Kamakura.

    `turn` counts turns from 1, `owner` is whose turn it is. `calm` counts the turns since the last
    capture (KK-905). `engaged` are the pairs of a team battle (KK-1002), `last_up` who took the
    last turn of each team. `exits` counts those who are out; `won` are the winners at the end.
    """

    terms: Terms
    players: list[Player]
    pile: list[Card]
    phase: Phase
    discard: list[Card] = []
    turn: int = 0
    owner: Seat = 0
    calm: int = 0
    battle: Battle | None = None
    volley: Volley | None = None
    engaged: list[tuple[Seat, Seat]] = []
    last_up: list[Seat | None] = field(default_factory=nobody_up)
    exits: int = 0
    won: list[Seat] = []
    reason: str | None = None

    def active(self) -> list[Seat]:
        """The seats of the active players, ascending."""
        return [seat for seat, player in enumerate(self.players) if player.active]

    def clockwise_after(self, seat: Seat) -> list[Seat]:
        """KK-109: the active players after `seat`, which itself comes last."""
        active = self.active()
        return [s for s in active if s > seat] + [s for s in active if s <= seat]

    @property
    def teams(self) -> bool:
        """Whether this is a team battle."""
        return self.terms.mode == "teams"

    def mates(self, seat: Seat) -> list[Seat]:
        """The active teammates of a seat; nobody in a free-for-all."""
        if not self.teams:
            return []
        return [s for s in self.active() if s != seat and s % 2 == seat % 2]

    def foes(self, seat: Seat) -> list[Seat]:
        """KK-110, KK-1003: whom a seat may attack: all others, or those it is engaged with."""
        if not self.teams:
            return [other for other in self.active() if other != seat]
        return [other for other in self.active() if is_engaged(self, seat, other)]


def is_engaged(state: State, one: Seat, other: Seat) -> bool:
    """Whether two players of different teams are engaged."""
    return (min(one, other), max(one, other)) in state.engaged
