"""Sketches that leak on purpose, one way each: every one of them must be caught."""

from __future__ import annotations

from typing import Any

from engines.kernel import Barred, Game, Outcome, Seat, Table, View
from tests.engines.sketches import Duel, DuelState, Goblins, GoblinState, Plans, PlanState


class InTheView(Plans):
    """The public view adds up what lies in the plans."""

    def public(self, state: PlanState) -> View:
        return {**super().public(state), "weight": [sum(plan) for plan in state.plans]}


class InTheLog(Plans):
    """The log entry of a secret plan names its cards to all."""

    async def plan(self, table: Table[PlanState]) -> None:
        await super().plan(table)
        table.say("gossip", cards=[list(plan) for plan in table.state.plans])


class InAnId(Goblins):
    """The backs of hidden cards carry ids from which the faces follow."""

    def public(self, state: GoblinState) -> View:
        backs = [[card * 7919 % 104_729 for card in hand] for hand in state.hands]
        return {**super().public(state), "backs": backs}


class InABarredReason(Duel):
    """The reason why a foe cannot be attacked tells what the foe holds."""

    async def duel(self, table: Table[DuelState], attacker: Seat, defender: Seat) -> None:
        strong = max(table.state.hands[defender]) > 9
        reason = "too-strong" if strong else "too-weak"
        barred = (Barred(-1, reason, "DU-2"),)
        _ = await table.pick(attacker, [1, 2], "stance", barred=barred)
        await super().duel(table, attacker, defender)


class InARefusal(Duel):
    """The rule that a refusal quotes depends on a hidden card."""

    async def duel(self, table: Table[DuelState], attacker: Seat, defender: Seat) -> None:
        rule = "DU-3" if max(table.state.hands[defender]) > 9 else "DU-4"
        _ = await table.pick(attacker, [1, 2], "stance", rule=rule)
        await super().duel(table, attacker, defender)


class InSilence(Duel):
    """A hand that cannot answer is not asked: who is asked next tells what is held."""

    async def duel(self, table: Table[DuelState], attacker: Seat, defender: Seat) -> None:
        await self.lay(table, attacker, max(table.state.hands[attacker]))
        if any(card > table.state.pile[-1] for card in table.state.hands[defender]):
            _ = await table.pick(defender, [0, 1], "answer")
        table.state.pile.clear()


class InAPartialAnswer(Plans):
    """A part moves a card out of the hand before the window closes."""

    async def plan_of(self, table: Table[PlanState], seat: Seat) -> list[int]:
        hand = table.state.hands[seat]
        card = await table.pick(seat, list(hand), "slot")
        hand.remove(card)
        table.state.plans[seat].append(card)
        _ = await table.pick(seat, [0, 1], "sure")
        return [card]


class InADeclaration(Plans):
    """The window's prompt tells what somebody holds."""

    async def plan(self, table: Table[PlanState]) -> None:
        prompt = "plan-high" if table.state.hands[0][-1] == 7 else "plan-low"
        _ = await table.together(range(2), lambda seat: self.ask(table, seat), prompt=prompt)
        await super().plan(table)

    async def ask(self, table: Table[PlanState], seat: Seat) -> int:
        """A question of no consequence."""
        return await table.pick(seat, [0, 1], "sure")


class InTheImagination(Goblins):
    """A world that a seat imagines does not look as the true one does to that seat."""

    def own(self, state: GoblinState, seat: Seat) -> View:
        return {"hands": [sorted(hand) for hand in state.hands]}


class Endless(Goblins):
    """A step that never ends."""

    async def step(self, table: Table[GoblinState]) -> Outcome | None:
        while True:
            _ = await table.pick(0, [0, 1], "again")


class Idle(Goblins):
    """Steps that ask nothing and end nothing."""

    async def step(self, table: Table[GoblinState]) -> Outcome | None:
        table.state.turns += 1
        return None


LEAKS: tuple[type[Game[Any, Any]], ...] = (
    InTheView,
    InTheLog,
    InAnId,
    InABarredReason,
    InARefusal,
    InSilence,
    InAPartialAnswer,
    InADeclaration,
    InTheImagination,
)
