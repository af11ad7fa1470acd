"""Soldier battles: how they go on, and what is kept at their end (sections 8 and 9)."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from engines.kamakura.abilities import blades_win, can_deceive, deceive, is_ninja
from engines.kamakura.answers import Defence, Sacrifice, Surrender, defend
from engines.kamakura.capture import capture
from engines.kamakura.components import KIND, Card, kinds_of
from engines.kamakura.lanes import battle_of, power_of
from engines.kamakura.state import Arms, Battle, Leg, Slot, State
from engines.kamakura.zones import hold, lay
from engines.kernel import Seat, Table


class Attack(Struct, frozen=True):
    """A soldier attack as it is declared: who carries what against which territory (KK-302)."""

    soldier: Card
    weapons: list[Card]
    target: Seat
    slot: Slot


# ---------------------------------------------------------------- S0 to S8


async def fight(table: Table[State], attack: Attack) -> None:
    """The state machine of section 8.1: a leg follows each turn of a Geisha."""
    declare(table, attack)
    while True:
        answer = await defend(table)
        if isinstance(answer, Surrender):
            table.reveal("surrender")
            table.say("surrender", seat=battle_of(table.state).leg.defender)
            return overrun(table)
        if isinstance(answer, Sacrifice):
            return sacrifice(table, answer)
        stand(table, answer)
        if is_ninja(battle_of(table.state)) and await blades_win(table):
            return overrun(table)
        slot = await deceive(table) if can_deceive(battle_of(table.state)) else None
        if slot is None:
            return hold_out(table)
        turn_back(table, slot)


def declare(table: Table[State], attack: Attack) -> None:
    """S0: soldier and weapons come on the table; KK-309: nothing else does."""
    s = table.state
    seat = s.owner
    lay(s.players[seat], [attack.soldier, *attack.weapons])
    arms = Arms(seat, attack.soldier, attack.weapons)
    s.battle = Battle(arms, [Leg(seat, attack.target, attack.slot)])
    table.say(
        "attack",
        seat=seat,
        other=attack.target,
        slot=attack.slot,
        soldier=KIND[arms.soldier],
        weapons=kinds_of(arms.weapons),
        power=power_of(arms),
        dual=len(arms.weapons) > 1,
    )


def stand(table: Table[State], defence: Defence) -> None:
    """The defence is laid on the table."""
    s = table.state
    battle = battle_of(s)
    seat = battle.leg.defender
    lay(s.players[seat], [defence.soldier, *defence.weapons])
    arms = battle.leg.defence = Arms(seat, defence.soldier, defence.weapons)
    soldier, laid = KIND[arms.soldier], kinds_of(arms.weapons)
    table.reveal([soldier, laid])
    table.say("defend", seat=seat, soldier=soldier, weapons=laid, power=power_of(arms))


# ---------------------------------------------------------------- S6, S7, S8, and back


def turn_back(table: Table[State], slot: Slot) -> None:
    """KK-421: the same attack, with the roles exchanged."""
    s = table.state
    battle = battle_of(s)
    was = battle.leg
    was.turned = True
    battle.legs.append(Leg(was.defender, was.attacker, slot))
    battle.pressed = battle.pressed or was.attacker == s.owner
    soldier = KIND[battle.attack.soldier]
    table.say("turned", seat=was.defender, other=was.attacker, slot=slot, soldier=soldier)


def overrun(table: Table[State]) -> None:
    """S6, KK-501: the attack has won; its soldier is kept by the player who played him alone."""
    battle = battle_of(table.state)
    leg = battle.leg
    mine = [battle.attack] if leg.attacker == battle.attack.seat else []
    settle(table, [*turners(battle), *mine])
    capture(table, leg.attacker, leg.defender, leg.slot)


def sacrifice(table: Table[State], answer: Sacrifice) -> None:
    """S7, KK-407, KK-408, KK-502: any attack is stopped, and the whole table is swept."""
    s = table.state
    battle = battle_of(s)
    seat = battle.leg.defender
    lay(s.players[seat], answer.soldiers)
    battle.sacrifice = answer.soldiers
    table.reveal(kinds_of(answer.soldiers))
    table.say("sacrifice", seat=seat, kinds=kinds_of(answer.soldiers))
    settle(table, [])


def hold_out(table: Table[State]) -> None:
    """S8, KK-503: the last defence stands, and its soldier is kept."""
    battle = battle_of(table.state)
    table.say("held", seat=battle.leg.defender)
    settle(table, [*turners(battle), cast(Arms, battle.leg.defence)])


def turners(battle: Battle) -> list[Arms]:
    """The defences that were followed by a turn: their Geisha are kept (KK-501, KK-503)."""
    return [leg.defence for leg in battle.legs if leg.turned and leg.defence is not None]


def settle(table: Table[State], kept: list[Arms]) -> None:
    """KK-504 to KK-506: kept soldiers go back to their players' hands, all else is discarded."""
    s = table.state
    keep = {arms.soldier for arms in kept}
    s.discard += [card for card in on_table(battle_of(s)) if card not in keep]
    for seat in sorted({arms.seat for arms in kept}):
        mine = [arms.soldier for arms in kept if arms.seat == seat]
        hold(s.players[seat], mine)
        table.say("kept", seat=seat, kinds=kinds_of(mine))
    s.battle = None


def on_table(battle: Battle) -> list[Card]:
    """All cards that lie on the table, in the order in which they were laid."""
    cards = [battle.attack.soldier, *battle.attack.weapons]
    for leg in battle.legs:
        if leg.defence is not None:
            cards += [leg.defence.soldier, *leg.defence.weapons]
        cards += [blade.card for blade in leg.blades]
    return cards + battle.sacrifice
