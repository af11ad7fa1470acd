"""What a game says about itself: rules, views, options, bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar, get_args

from msgspec import Struct
from pydantic import BaseModel, ConfigDict

from engines.kernel.decision import EVERYTHING, SPECTATOR, Choice, Seat, Viewer

if TYPE_CHECKING:
    from engines.kernel.bots import Bot
    from engines.kernel.log import Entry
    from engines.kernel.rng import Rng
    from engines.kernel.table import Table

S = TypeVar("S", bound=Struct)
O = TypeVar("O", bound="GameOptions")  # noqa: E741 - the options beside the state S
View: TypeAlias = dict[str, Any]


class GameOptions(BaseModel):
    """A game's lobby options: one field each, a bool or a `Literal`, with its default.

    A tuple holds what comes from the match before (see `Game.again`): nobody chooses it.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    @classmethod
    def values(cls) -> dict[str, list[Any]]:
        """What may be chosen, by field."""
        fields = cls.model_fields.items()
        words = {
            name: field.annotation for name, field in fields if type(field.default) is not tuple
        }
        return {name: list(get_args(kind)) or [False, True] for name, kind in words.items()}

    def idle(self) -> frozenset[str]:
        """Fields that decide nothing beside the others: the lobby does not ask for them."""
        return frozenset()


@dataclass(frozen=True, slots=True)
class Info:
    """What the lobby needs to know of a game without its rules."""

    slug: str
    seats: range
    best_with: tuple[int, ...]
    minutes: int
    rules_version: int


class ScoreLine(Struct, frozen=True):
    """One source of points (`score-<key>`), by seat; None where it does not apply."""

    key: str
    points: list[int | None]
    params: dict[str, Any] = {}


class Note(Struct, frozen=True):
    """A remark on the result (`note-<key>`), such as the tie-break that decided."""

    key: str
    params: dict[str, Any] = {}


class Outcome(Struct, frozen=True):
    """How a match ended: by seat, points and rank (1 is best, equal ranks are shared)."""

    scores: list[int]
    ranks: list[int]
    reason: str
    sheet: list[ScoreLine] = []
    notes: list[Note] = []


class Game(ABC, Generic[S, O]):
    """One tabletop game: its rules, and nothing about users, sockets, storage or clocks."""

    info: ClassVar[Info]
    state: ClassVar[type[Struct]]
    options: ClassVar[type[GameOptions]]
    bots: ClassVar[Mapping[str, type[Bot]]]
    substitute: ClassVar[str] = "random"
    """The bot that plays on in the seat of somebody who left, or is away."""
    can_leave: ClassVar[bool] = False
    """Whether the rules say what becomes of a seat that leaves; else its substitute plays on."""
    habits: ClassVar[Mapping[str, Mapping[str, Choice]]] = {}
    """Answers that somebody may have given for him always (`habit-<name>`), by prompt.

    Each must be legal whenever its prompt is asked, whatever the seat holds.
    """
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Options that go well together (`preset-<name>`); what one does not name has its default."""

    everything: ClassVar[Mapping[str, Any]] = {}
    """Options by which, match after match, all that is in the box comes into play."""

    @abstractmethod
    def setup(self, seats: int, options: O, rng: Rng) -> S:
        """The state before the first step."""

    @abstractmethod
    async def step(self, table: Table[S]) -> Outcome | None:
        """Play on until the next checkpoint; an outcome ends the match."""

    @abstractmethod
    def public(self, state: S) -> View:
        """What everybody sees."""

    @abstractmethod
    def own(self, state: S, seat: Seat) -> View:
        """What `seat` sees beyond the public part."""

    @abstractmethod
    def hidden(self, state: S) -> View:
        """What nobody sees before the end, such as the order of a deck."""

    @abstractmethod
    def imagine(self, state: S, knowing: frozenset[Seat], rng: Rng) -> None:
        """Deal again, in place, all that the seats `knowing` together cannot see.

        No seat at all is a spectator. Every public view, and each knowing seat's own, stays equal.
        """

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise `RulesError` where `state` breaks an invariant of the game."""

    def time_limit(self, options: O) -> int:
        """Seconds for each answer, after which the substitute gives it; 0: as long as it takes."""
        del options
        return 0

    def objection(self, seats: int, options: O) -> str | None:
        """Why so many cannot play with these options (`objection-<key>`); None: they can."""
        del seats, options
        return None

    def sides(self, seats: int, options: O) -> list[list[Seat]]:
        """The teams in which so many play with these options; none: everybody for themselves."""
        del seats, options
        return []

    def again(self, options: O, state: S) -> O:
        """The options of the next match at the same table, after this one ended in `state`."""
        del state
        return options

    def census(self, entries: Iterable[Entry], state: S) -> dict[str, dict[str, int]]:
        """What became of each kind of card in a match that is over: counts by name."""
        del entries, state
        return {}

    def leave(self, state: S, seat: Seat) -> None:
        """Mark, in place, that `seat` has left; the rules see to the rest. See `can_leave`."""
        raise NotImplementedError(f"{self.info.slug}: seat {seat} cannot leave {state!r}")

    def view(self, state: S, viewer: Viewer, seats: int) -> View:
        """All that `viewer` sees: the public part and what it sees beyond it."""
        view: View = {"public": self.public(state)}
        if viewer == EVERYTHING:
            view["seats"] = [self.own(state, seat) for seat in range(seats)]
            view["hidden"] = self.hidden(state)
        elif viewer != SPECTATOR:
            view["own"] = self.own(state, viewer)
        return view
