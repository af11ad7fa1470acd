"""Choosing cards that lie in armies (GO-811 to GO-813)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engines.gosu.armies import is_free
from engines.gosu.components import Card, Lying, Step
from engines.gosu.permanent import is_immune
from engines.gosu.powers import Work
from engines.gosu.state import Place, Player, State
from engines.kernel import Caution, Choice, Seat

STATE: Final[dict[str, Lying]] = {"trap": "up", "release": "trapped"}
IMMUNE: Final = {"trap": "untrappable", "destroy": "indestructible"}
OPTIONAL: Final = ("release", "bounce", "mark-free")
"""Verbs that are never forced, card by card."""


def fitting(state: State, seats: Iterable[Seat], step: Step, but: Card | None) -> list[Place]:
    """The cards of some armies that a step may choose; GO-811: never its own card."""
    lying = STATE.get(step.do, step.state)
    return [
        place
        for seat in seats
        for place in places(state.players[seat], seat, step)
        if place.goblin.card != but and lies(place, lying) and not spared(place, step)
    ]


def places(player: Player, seat: Seat, step: Step) -> Iterable[Place]:
    """The cards of one army by row, at the levels that the step names, FREE ones if it says so."""
    for level in step.levels:
        for at, goblin in enumerate(player.rows[level - 1]):
            if not step.free or is_free(player, level, at):
                yield Place(seat, level, at, goblin)


def lies(place: Place, lying: Lying) -> bool:
    """Whether a card is turned as the step wants it."""
    return lying == "any" or place.goblin.trapped == (lying == "trapped")


def spared(place: Place, step: Step) -> bool:
    """GO-515: what cannot be trapped or destroyed cannot be chosen."""
    rule = IMMUNE.get(step.do)
    return rule is not None and is_immune(place.goblin, rule)


def armies(work: Work, step: Step) -> list[Seat]:
    """Whose cards a step may choose: opponents' first."""
    s, me = work.state, work.seat
    if step.side == "own":
        return [me]
    if step.side == "any":
        return s.opponents(me) + s.side(me)
    return s.opponents(me)


def may_decline(work: Work, step: Step, found: list[Place]) -> bool:
    """GO-812: where only own cards fit, or the step is optional by itself (GO-801)."""
    if step.may or step.do in OPTIONAL:
        return True
    foes = work.state.opponents(work.seat)
    return step.side == "any" and not any(place.seat in foes for place in found)


def cautions(work: Work, step: Step, found: list[Place]) -> tuple[Caution, ...]:
    """Cards of the own side that a harmful power would hit."""
    if step.do not in IMMUNE:
        return ()
    own = [place for place in found if place.seat in work.state.side(work.seat)]
    return tuple(Caution("own-card", "GO-812", choice=place.goblin.card) for place in own)


async def choose(work: Work, step: Step, seats: list[Seat], left: int) -> Place | None:
    """D-TARGET: one card of these armies; None: there is none, or it was declined."""
    found = fitting(work.state, seats, step, work.effect.card)
    if not found:
        return None
    optional = ["none"] if may_decline(work, step, found) else []
    choices: list[Choice] = [*(place.goblin.card for place in found), *optional]
    choice = await work.table.pick(
        work.seat,
        choices,
        step.do,
        forced_by_public=True,
        params={"kind": work.kind, "left": left},
        cautions=cautions(work, step, found),
        rule="GO-812",
    )
    return next((place for place in found if place.goblin.card == choice), None)
