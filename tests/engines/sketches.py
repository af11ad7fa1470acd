"""Three small games that hold the kernel to what the big ones will ask of it.

`Duel` is a chain of reactions, `Goblins` nests effects that ask other seats, `Plans` lets all
seats plan in secret with several picks each.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engines.kernel import (
    Barred,
    Bot,
    Game,
    GameOptions,
    Info,
    Outcome,
    RandomBot,
    Rng,
    RulesError,
    Seat,
    Table,
    View,
)

BOTS: dict[str, type[Bot]] = {"random": RandomBot}


class NoOptions(GameOptions):
    """A sketch has nothing to choose in the lobby."""


def ranked(scores: list[int]) -> Outcome:
    """The outcome in which more points are better and equal points share the rank."""
    ranks = [1 + sum(other > mine for other in scores) for mine in scores]
    return Outcome(scores, ranks, "done")


class DuelState(Struct):
    """Hands of numbered cards; `pile` is the open chain of the running duel."""

    hands: list[list[int]]
    deck: list[int]
    pile: list[int]
    wins: list[int]
    turn: int = 0


class Duel(Game[DuelState, NoOptions]):
    """An attack is answered by a higher card, which is an attack in turn, until somebody yields."""

    info = Info("duel", range(2, 5), (2,), 1, 1)
    state = DuelState
    options = NoOptions
    bots = BOTS

    def setup(self, seats: int, options: NoOptions, rng: Rng) -> DuelState:
        deck = list(range(1, 6 * seats))
        rng.shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(3)) for _ in range(seats)]
        return DuelState(hands, deck, [], [0] * seats)

    async def step(self, table: Table[DuelState]) -> Outcome | None:
        s = table.state
        seat, seats = s.turn, len(s.hands)
        foes = [other for other in range(seats) if other != seat]
        barred = tuple(Barred(foe, "no-cards", "DU-1") for foe in foes if not s.hands[foe])
        open_to = [foe for foe in foes if s.hands[foe]]
        if open_to:
            foe = await table.pick(seat, open_to, "foe", barred=barred, rule="DU-1")
            await self.duel(table, seat, foe)
        if s.deck:
            s.hands[seat].append(s.deck.pop())
            table.reveal(s.hands[seat][-1], to=seat)
            table.say("drew", seat=seat, own={"card": s.hands[seat][-1]})
        s.turn = next(
            (t % seats for t in range(seat + 1, seat + 1 + seats) if s.hands[t % seats]), -1
        )
        if s.turn < 0 or sum(bool(hand) for hand in s.hands) < 2:
            return ranked(s.wins)
        return None

    async def duel(self, table: Table[DuelState], attacker: Seat, defender: Seat) -> None:
        """Each answer opens the next question, asked of a hand that cannot answer too."""
        s = table.state
        await self.lay(table, attacker, await table.pick(attacker, list(s.hands[attacker]), "lay"))
        while s.hands[defender]:
            higher = [card for card in s.hands[defender] if card > s.pile[-1]]
            answer = await table.pick(defender, [0, *higher], "answer")
            if not answer:
                break
            await self.lay(table, defender, answer)
            attacker, defender = defender, attacker
        s.wins[attacker] += len(s.pile)
        table.say("won", seat=attacker, cards=list(s.pile))
        s.pile.clear()

    async def lay(self, table: Table[DuelState], seat: Seat, card: int) -> None:
        """Put a card on the open chain."""
        table.state.hands[seat].remove(card)
        table.state.pile.append(card)
        table.reveal(card)
        table.say("laid", seat=seat, card=card)

    def public(self, state: DuelState) -> View:
        return {
            "hands": [len(hand) for hand in state.hands],
            "deck": len(state.deck),
            "pile": list(state.pile),
            "wins": list(state.wins),
            "turn": state.turn,
        }

    def own(self, state: DuelState, seat: Seat) -> View:
        return {"hand": list(state.hands[seat])}

    def hidden(self, state: DuelState) -> View:
        return {"deck": list(state.deck)}

    def imagine(self, state: DuelState, knowing: frozenset[Seat], rng: Rng) -> None:
        others = [seat for seat in range(len(state.hands)) if seat not in knowing]
        pool = state.deck + [card for seat in others for card in state.hands[seat]]
        rng.shuffle(pool)
        for seat in others:
            state.hands[seat] = [pool.pop() for _ in state.hands[seat]]
        state.deck = pool

    def check(self, state: DuelState) -> None:
        if len(set(state.deck)) != len(state.deck):
            raise RulesError("a card lies twice in the deck")


class GoblinState(Struct):
    """Armies of goblins (their numbers), hands, and a discard pile that all can see."""

    armies: list[list[int]]
    hands: list[list[int]]
    gone: list[int]
    turn: int = 0
    turns: int = 0


class Goblins(Game[GoblinState, NoOptions]):
    """Destroying asks the owner whether to pay, and what dies may destroy again."""

    info = Info("goblins", range(2, 5), (3,), 1, 1)
    state = GoblinState
    options = NoOptions
    bots = BOTS

    def setup(self, seats: int, options: NoOptions, rng: Rng) -> GoblinState:
        cards = list(range(seats * 7))
        rng.shuffle(cards)
        armies = [sorted(cards.pop() for _ in range(4)) for _ in range(seats)]
        return GoblinState(armies, [sorted(cards.pop() for _ in range(3)) for _ in armies], [])

    async def step(self, table: Table[GoblinState]) -> Outcome | None:
        s = table.state
        await self.destroy(table, s.turn)
        s.turns += 1
        s.turn = (s.turn + 1) % len(s.armies)
        if s.turns == 4 * len(s.armies):
            return ranked([len(army) for army in s.armies])
        return None

    async def destroy(self, table: Table[GoblinState], seat: Seat) -> None:
        """The owner of the goblin may discard a card instead; an even goblin strikes back."""
        s = table.state
        targets = [c for other, army in enumerate(s.armies) if other != seat for c in army]
        if not targets:
            return
        target = await table.pick(seat, targets, "destroy", forced_by_public=True)
        owner = next(other for other, army in enumerate(s.armies) if target in army)
        if s.hands[owner] and await self.pays(table, owner):
            return
        s.armies[owner].remove(target)
        s.gone.append(target)
        table.say("destroyed", seat=owner, card=target)
        if target % 2 == 0:
            await self.destroy(table, owner)

    async def pays(self, table: Table[GoblinState], owner: Seat) -> bool:
        """Nested in the foe's effect: the owner discards a card, or nothing."""
        s = table.state
        paid = await table.pick_some(owner, list(s.hands[owner]), "pay", at_least=0, at_most=1)
        for card in paid:
            s.hands[owner].remove(card)
            s.gone.append(card)
            table.reveal(card)
            table.say("paid", seat=owner, card=card)
        return bool(paid)

    def public(self, state: GoblinState) -> View:
        return {
            "armies": [list(army) for army in state.armies],
            "hands": [len(hand) for hand in state.hands],
            "gone": list(state.gone),
            "turn": state.turn,
        }

    def own(self, state: GoblinState, seat: Seat) -> View:
        return {"hand": sorted(state.hands[seat])}

    def hidden(self, state: GoblinState) -> View:
        return {}

    def imagine(self, state: GoblinState, knowing: frozenset[Seat], rng: Rng) -> None:
        others = [seat for seat in range(len(state.hands)) if seat not in knowing]
        pool = [card for seat in others for card in state.hands[seat]]
        rng.shuffle(pool)
        for seat in others:
            state.hands[seat] = [pool.pop() for _ in state.hands[seat]]

    def check(self, state: GoblinState) -> None:
        cards = [c for zone in (*state.armies, *state.hands, state.gone) for c in zone]
        if sorted(cards) != list(range(7 * len(state.armies))):
            raise RulesError("a goblin was lost")


class PlanState(Struct):
    """Hands and secret plans of numbered cards; `shown` are the plans of past rounds."""

    hands: list[list[int]]
    plans: list[list[int]]
    shown: list[list[int]]
    points: list[int]
    round: int = 1
    phase: str = "plan"


class Plans(Game[PlanState, NoOptions]):
    """Everybody lays up to three cards in secret, one by one; a finished plan tells its size."""

    info = Info("plans", range(2, 6), (4,), 1, 1)
    state = PlanState
    options = NoOptions
    bots = BOTS

    def setup(self, seats: int, options: NoOptions, rng: Rng) -> PlanState:
        empty: list[list[int]] = [[] for _ in range(seats)]
        hands = [list(range(1, 8)) for _ in range(seats)]
        return PlanState(hands, empty, [list(plan) for plan in empty], [0] * seats)

    async def step(self, table: Table[PlanState]) -> Outcome | None:
        if table.state.phase == "plan":
            await self.plan(table)
            return None
        return await self.act(table)

    async def plan(self, table: Table[PlanState]) -> None:
        """All plan at once; the plans lie face down until the next step."""
        s = table.state
        plans = await table.together(
            range(len(s.hands)),
            lambda seat: self.plan_of(table, seat),
            prompt="plan",
            retract=True,
            declare=len,
        )
        for seat, plan in plans.items():
            s.plans[seat] = plan
            s.hands[seat] = [card for card in s.hands[seat] if card not in plan]
            table.say("planned", seat=seat, count=len(plan), own={"cards": list(plan)})
        s.phase = "act"

    async def plan_of(self, table: Table[PlanState], seat: Seat) -> list[int]:
        """A part asks and changes nothing: three picks at most, 0 is done."""
        plan: list[int] = []
        while len(plan) < 3:
            left = [card for card in table.state.hands[seat] if card not in plan]
            card = await table.pick(seat, [0, *left], "slot", params={"laid": list(plan)})
            if not card:
                break
            plan.append(card)
        return plan

    async def act(self, table: Table[PlanState]) -> Outcome | None:
        """One seat after another doubles one card of its plan, which all see then."""
        s = table.state
        for seat, plan in enumerate(s.plans):
            if not plan:
                continue
            double = await table.pick(seat, list(plan), "double", secret=True, final=True)
            s.points[seat] += sum(plan) + double
        table.reveal([list(plan) for plan in s.plans])
        for seat, plan in enumerate(s.plans):
            s.shown[seat] += plan
            table.say("showed", seat=seat, then={"cards": list(plan)})
            plan.clear()
        s.round, s.phase = s.round + 1, "plan"
        return ranked(s.points) if s.round > 3 else None

    def public(self, state: PlanState) -> View:
        laid = [
            7 - len(hand) - len(shown) for hand, shown in zip(state.hands, state.shown, strict=True)
        ]
        return {"round": state.round, "phase": state.phase, "laid": laid}

    def own(self, state: PlanState, seat: Seat) -> View:
        return {"hand": list(state.hands[seat]), "plan": list(state.plans[seat])}

    def hidden(self, state: PlanState) -> View:
        return {"points": list(state.points)}

    def imagine(self, state: PlanState, knowing: frozenset[Seat], rng: Rng) -> None:
        for seat in range(len(state.hands)):
            if seat in knowing:
                continue
            cards = list(range(1, 8))
            rng.shuffle(cards)
            shown, plan = len(state.shown[seat]), len(state.plans[seat])
            state.shown[seat] = cards[:shown]
            state.plans[seat] = cards[shown : shown + plan]
            state.hands[seat] = sorted(cards[shown + plan :])

    def check(self, state: PlanState) -> None:
        zones = zip(state.hands, state.plans, state.shown, strict=True)
        if any(sorted(hand + plan + shown) != list(range(1, 8)) for hand, plan, shown in zones):
            raise RulesError("a card was lost")


SKETCHES: tuple[Game[Any, Any], ...] = (Duel(), Goblins(), Plans())
