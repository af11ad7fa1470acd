"""What a seat may be asked, and what it may answer."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from engines.kernel.errors import IllegalMoveError

Seat: TypeAlias = int
Choice: TypeAlias = int | str
Move: TypeAlias = tuple[Choice, ...]
Viewer: TypeAlias = Seat | Literal["spectator", "everything"]

SPECTATOR: Literal["spectator"] = "spectator"
EVERYTHING: Literal["everything"] = "everything"


class Barred(Struct, frozen=True):
    """A choice that a player might expect and may not make, and why.

    `reason` is a text key (`barred-<reason>`), `rule` the id of the rule that forbids it.
    """

    choice: Choice
    reason: str
    rule: str
    params: dict[str, Any] = {}


class Caution(Struct, frozen=True):
    """A legal move that deserves a second thought; the page asks for confirmation.

    It concerns a move that holds `choice`, or one with at least `count` choices.
    """

    reason: str
    rule: str
    choice: Choice | None = None
    count: int | None = None
    params: dict[str, Any] = {}


class Decision(Struct, frozen=True):
    """A question to one seat: between `at_least` and `at_most` different choices.

    The id names step, seat and the seat's n-th question of the step, and is never used twice.
    `secret`: others may not see what is chosen, only that and how much. `final`: cannot be undone.
    `light` choices only lead to a further question of the same window: a tap is enough to send one.
    """

    id: str
    seat: Seat
    prompt: str
    choices: tuple[Choice, ...]
    at_least: int = 1
    at_most: int = 1
    params: dict[str, Any] = {}
    barred: tuple[Barred, ...] = ()
    cautions: tuple[Caution, ...] = ()
    rule: str | None = None
    secret: bool = False
    final: bool = False
    light: tuple[Choice, ...] = ()

    def accepts(self, move: Move) -> bool:
        """Whether `move` is a legal answer."""
        if not self.at_least <= len(move) <= self.at_most:
            return False
        choices = self.choices
        if len(move) == 1:
            return move[0] in choices
        return len(set(move)) == len(move) and all(choice in choices for choice in move)

    def require(self, move: Move) -> None:
        """Raise `IllegalMoveError` with the rule that forbids `move`, unless it is legal."""
        if self.accepts(move):
            return
        for barred in self.barred:
            if barred.choice in move:
                raise IllegalMoveError(
                    "barred", reason=barred.reason, rule=barred.rule, params=barred.params
                )
        if any(choice not in self.choices for choice in move):
            raise IllegalMoveError("illegal", rule=self.rule)
        if len(set(move)) < len(move):
            raise IllegalMoveError("shape", rule=self.rule)
        raise IllegalMoveError(
            "count", rule=self.rule, params={"least": self.at_least, "most": self.at_most}
        )


class Answer(Struct, frozen=True):
    """A move of the running step, with the decision that it answers."""

    decision: Decision
    move: Move

    @property
    def seat(self) -> Seat:
        """The seat that answered."""
        return self.decision.seat


class Departure(Struct, frozen=True):
    """A seat left the match for good, in the running step."""

    seat: Seat
    move: None = None


NOBODY: Final[Seat] = -1


class Redeal(Struct, frozen=True):
    """In the running step all that no seat could see was dealt again; see `Match.deal_again`."""

    move: Move
    seat: Seat = NOBODY


class Awaited(Struct, frozen=True):
    """Whom the table waits for, in words that all may hear: seats ascending and a prompt key."""

    seats: tuple[Seat, ...]
    prompt: str | None
