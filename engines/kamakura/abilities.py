"""Hidden Blades and Deception (states S2, S3 and S5 of section 8)."""

from __future__ import annotations

from functools import partial
from typing import cast

from engines.kamakura.aid import Request, as_request, request, requests
from engines.kamakura.asking import aim, ask, bar, target
from engines.kamakura.components import GEISHA, KIND, NINJA
from engines.kamakura.hands import kunai
from engines.kamakura.lanes import battle_of, is_moot, is_pressed, power_of
from engines.kamakura.state import Arms, Battle, Blade, Slot, State
from engines.kamakura.zones import lay
from engines.kernel import Barred, Seat, Table

# ---------------------------------------------------------------- S2, S3: blades


def is_ninja(battle: Battle) -> bool:
    """KK-410: only an attacking Ninja has a Hidden Blade, also when he was turned back."""
    return KIND[battle.attack.soldier] == NINJA


async def blades_win(table: Table[State]) -> bool:
    """KK-413 to KK-415: Kunai alternate until one passes; KK-412: the first is the attacker's."""
    s = table.state
    battle = battle_of(s)
    leg = battle.leg
    while await draws_blade(table, leg.attacker, "blade"):
        if not await draws_blade(table, leg.defender, "counter"):
            return True
        battle.pressed = battle.pressed or leg.attacker == s.owner
    return False


async def draws_blade(table: Table[State], seat: Seat, prompt: str) -> bool:
    """S2, S3: whether a Kunai is laid. KK-416: it comes from the hand."""
    s = table.state
    battle = battle_of(s)
    battle.asked = False
    while True:
        if is_moot(s, seat, 1):
            table.say("skipped", seat=seat, prompt=prompt)
            answer: bool | Request = False
        else:
            answer = await ask(table, seat, partial(choose_blade, table, prompt), prompt)
        if isinstance(answer, bool):
            break
        battle.asked = True
        await request(table, seat, answer)
    if answer:
        card = kunai(s.players[seat].hand)[0]
        lay(s.players[seat], [card])
        battle.leg.blades.append(Blade(seat, card))
    table.reveal([prompt, answer])
    table.say(prompt if answer else f"{prompt}-none", seat=seat)
    return answer


async def choose_blade(table: Table[State], prompt: str, seat: Seat) -> bool | Request:
    """KK-D6, KK-D7: pass, a Kunai, or ask."""
    s = table.state
    if s.players[seat].leaving:
        return False
    has = bool(kunai(s.players[seat].hand))
    asks, barred = requests_for_blade(s, seat, has=has)
    choices = ["pass", *(["kunai"] if has else []), *asks]
    choice = await table.pick(
        seat,
        choices,
        prompt,
        barred=bar([] if has else ["kunai"], "no-kunai", "KK-413") + barred,
        rule="KK-410" if prompt == "blade" else "KK-414",
        secret=True,
    )
    return as_request(choice) or choice == "kunai"


def requests_for_blade(
    state: State, seat: Seat, *, has: bool
) -> tuple[list[str], tuple[Barred, ...]]:
    """KK-1011: once per window, and only without a Kunai, or pressed; and those that may not be."""
    asks = requests(state, seat, "soldier", "weapon")
    if battle_of(state).asked:
        return [], bar(asks, "asked", "KK-1011")
    if has and not is_pressed(state, seat):
        return [], bar(asks, "has-kunai", "KK-1011")
    return asks, ()


# ---------------------------------------------------------------- S4, S5: deception


def can_deceive(battle: Battle) -> bool:
    """KK-418, KK-424: a Geisha defended with more power than the attack, which is no Geisha's."""
    defence = cast(Arms, battle.leg.defence)
    return (
        KIND[defence.soldier] == GEISHA
        and KIND[battle.attack.soldier] != GEISHA
        and power_of(defence) > power_of(battle.attack)
    )


async def deceive(table: Table[State]) -> Slot | None:
    """S5, KK-419: after the blades, and not compulsory."""
    seat = battle_of(table.state).leg.defender
    slot = await ask(table, seat, partial(choose_turn, table), "deceive")
    table.reveal(["turned", slot])
    if slot is None:
        table.say("not-turned", seat=seat)
    return slot


async def choose_turn(table: Table[State], seat: Seat) -> Slot | None:
    """KK-D8, KK-420: any territory in play of the attacker, nobody else's."""
    s = table.state
    if s.players[seat].leaving:
        return None
    attacker = battle_of(s).leg.attacker
    lands = [target(attacker, slot) for slot in s.players[attacker].lands()]
    choice = await table.pick(seat, ["decline", *lands], "deceive", rule="KK-420", secret=True)
    return None if choice == "decline" else aim(choice)[1]
