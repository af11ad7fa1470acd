"""Answers to an attack: surrender, defend, sacrifice, ask (state S1 of section 8)."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from engines.kamakura.aid import Request, as_request, request, requests
from engines.kamakura.asking import ask, bar
from engines.kamakura.capture import warnings
from engines.kamakura.components import Card
from engines.kamakura.hands import (
    SACRIFICE,
    can_answer,
    defenders,
    fitting,
    power,
    soldiers,
    weapons,
)
from engines.kamakura.lanes import battle_of, is_moot, is_pressed, power_of
from engines.kamakura.state import State
from engines.kernel import Barred, Choice, Seat, Table


class Sacrifice(Struct, frozen=True):
    """Three soldiers thrown in the way of an attack (KK-406)."""

    soldiers: list[Card]


class Surrender(Struct, frozen=True):
    """The territory is given up (KK-405)."""


class Defence(Struct, frozen=True):
    """A soldier with as many weapons as the attack (KK-401)."""

    soldier: Card
    weapons: list[Card]


async def defend(table: Table[State]) -> Surrender | Sacrifice | Defence:
    """S1: the defender answers; after a request for aid he is asked once more."""
    battle = battle_of(table.state)
    seat = battle.leg.defender
    battle.asked = False
    while True:
        if is_moot(table.state, seat, 1 + len(battle.attack.weapons)):
            table.say("skipped", seat=seat, prompt="defend")
            return Surrender()
        answer = await ask(table, seat, partial(answer_attack, table), "defend")
        if not isinstance(answer, Request):
            return answer
        battle.asked = True
        await request(table, seat, answer)


async def answer_attack(
    table: Table[State], seat: Seat
) -> Surrender | Sacrifice | Defence | Request:
    """KK-D5: surrender, defend, sacrifice three soldiers, or ask (KK-401 to KK-409)."""
    s = table.state
    if s.players[seat].leaving:
        return Surrender()
    hand, battle = s.players[seat].hand, battle_of(s)
    need, count = power_of(battle.attack), len(battle.attack.weapons)
    able = defenders(hand, need, count)
    throw = ["sacrifice"] if len(soldiers(hand)) >= SACRIFICE else []
    asks, barred = requests_to_defend(s, seat)
    choices: list[Choice] = ["surrender", *able, *throw, *asks]
    choice = await table.pick(
        seat,
        choices,
        "defend",
        params={"power": need, "count": count, "slot": battle.leg.slot},
        barred=barred_defence(hand, able, count, has_sacrifice=bool(throw)) + barred,
        cautions=warnings(s, seat, battle.leg.attacker, battle.leg.slot, "surrender"),
        light=(*able, *throw),
        rule="KK-401",
        secret=True,
    )
    if isinstance(choice, int):
        return await choose_weapons(table, seat, choice)
    if choice == "sacrifice":
        return await choose_sacrifice(table, seat)
    return as_request(choice) or Surrender()


def requests_to_defend(state: State, seat: Seat) -> tuple[list[str], tuple[Barred, ...]]:
    """KK-1010: once per window, and only where one cannot but surrender, or is pressed.

    The requests that may be made, and those that may not.
    """
    battle = battle_of(state)
    need, count = power_of(battle.attack), len(battle.attack.weapons)
    asks = requests(state, seat, "soldier", "weapon")
    if battle.asked:
        return [], bar(asks, "asked", "KK-1010")
    if can_answer(state.players[seat].hand, need, count) and not is_pressed(state, seat):
        return [], bar(asks, "can-answer", "KK-1010")
    return asks, ()


def barred_defence(
    hand: list[Card], able: list[Card], count: int, *, has_sacrifice: bool
) -> tuple[Barred, ...]:
    """KK-401, KK-402: soldiers who cannot defend; KK-406: a sacrifice takes three soldiers."""
    unable = [card for card in soldiers(hand) if card not in able]
    too_few = len(weapons(hand)) < count
    why = ("few-weapons", "KK-401") if too_few else ("too-weak", "KK-402")
    return bar(unable, *why) + bar([] if has_sacrifice else ["sacrifice"], "few-soldiers", "KK-406")


async def choose_weapons(table: Table[State], seat: Seat, soldier: Card) -> Defence:
    """KK-401: exactly as many weapons as the attack has; KK-403: equal power is enough."""
    s = table.state
    attack = battle_of(s).attack
    need, count = power_of(attack), len(attack.weapons)
    laid: list[Card] = []
    while len(laid) < count:
        arms = [card for card in weapons(s.players[seat].hand) if card not in laid]
        fit = fitting(soldier, arms, laid, need, count)
        laid.append(
            await table.pick(
                seat,
                fit,
                "defend-weapon",
                params={
                    "soldier": soldier,
                    "weapons": list(laid),
                    "power": need,
                    "count": count,
                    "powers": {str(card): power(soldier, [*laid, card]) for card in arms},
                },
                barred=bar([card for card in arms if card not in fit], "too-weak", "KK-402"),
                light=tuple(fit) if len(laid) + 1 < count else (),
                rule="KK-402",
                secret=True,
            )
        )
    return Defence(soldier, laid)


async def choose_sacrifice(table: Table[State], seat: Seat) -> Sacrifice:
    """KK-406: exactly three soldiers, whichever; the weapons in hand do not matter."""
    hand = soldiers(table.state.players[seat].hand)
    chosen = await table.pick_some(
        seat,
        hand,
        "sacrifice",
        at_least=SACRIFICE,
        at_most=SACRIFICE,
        rule="KK-406",
        secret=True,
    )
    return Sacrifice(chosen)
