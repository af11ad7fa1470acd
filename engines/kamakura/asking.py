"""Windows: every question is asked inside one, so that half an answer is seen by nobody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engines.kamakura.components import Card
from engines.kamakura.state import Slot, State
from engines.kernel import Barred, Choice, Rules, Seat, Table

R = TypeVar("R")


async def ask(table: Table[State], seat: Seat, part: Callable[[Seat], Rules[R]], prompt: str) -> R:
    """KK-701, KK-705: put a question to one seat; all others see who is asked, and `prompt`."""
    answers = await table.together([seat], part, prompt=prompt, retract=True)
    return answers[seat]


def target(seat: Seat, slot: Slot) -> str:
    """The choice that stands for a territory."""
    return f"{seat}.{slot}"


def aim(choice: Choice) -> tuple[Seat, Slot]:
    """The owner and slot that a choice stands for."""
    seat, _, slot = str(choice).partition(".")
    return int(seat), int(slot)


def bar(choices: list[Card] | list[str], reason: str, rule: str) -> tuple[Barred, ...]:
    """Choices that one might expect, and the one rule that forbids them."""
    return tuple(Barred(choice, reason, rule) for choice in choices)
