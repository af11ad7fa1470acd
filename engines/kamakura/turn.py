"""Composing a turn: attack, barrage, restock or pass, tap by tap (section 7)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engines.kamakura.asking import aim, bar, target
from engines.kamakura.battle import Attack
from engines.kamakura.components import BARRAGE, GEISHA, KIND, Card
from engines.kamakura.hands import (
    CAP,
    barrages,
    has_combination,
    is_unplayable,
    of_kind,
    power,
    soldiers,
    weapons,
    worth,
    yumi_barrages,
)
from engines.kamakura.state import State
from engines.kamakura.zones import HAND_SIZE
from engines.kernel import Barred, Choice, Seat, Table

DEEDS = ("barrage", "restock", "pass")


class Barrages(Struct, frozen=True):
    """Barrages as they are aimed: at which territories, and how many are laid as three Yumi."""

    targets: list[str]
    yumi: int


class Restock(Struct, frozen=True):
    """A turn spent on drawing; with the second edition's rule some cards are discarded first."""

    discard: list[Card]


class Pass(Struct, frozen=True):
    """A turn in which nothing is done."""


Plan: TypeAlias = Attack | Barrages | Restock | Pass
Ban: TypeAlias = tuple[str, str]
"""Why a deed is forbidden: a reason and the rule."""


async def compose(table: Table[State], seat: Seat) -> Plan:
    """KK-D4, KK-301: exactly one action; what is only begun is seen by nobody."""
    s = table.state
    hand = s.players[seat].hand
    armed = soldiers(hand) if weapons(hand) else []
    bans = {deed: ban for deed in DEEDS if (ban := ban_on(s, seat, deed))}
    deeds = [deed for deed in DEEDS if deed not in bans]
    unarmed = [card for card in soldiers(hand) if card not in armed]
    choice = await table.pick(
        seat,
        [*armed, *deeds],
        "turn",
        barred=bar(unarmed, "unarmed", "KK-302") + barred_deeds(bans),
        light=(*armed, *light_deeds(s, seat, deeds)),
        rule="KK-301",
        secret=True,
    )
    if isinstance(choice, int):
        return await compose_attack(table, seat, choice)
    return await compose_deed(table, seat, choice)


async def compose_deed(table: Table[State], seat: Seat, deed: str) -> Plan:
    """Any other action than an attack."""
    if deed == "barrage":
        return await compose_barrages(table, seat)
    if deed == "pass":
        return Pass()
    return Restock(await choose_discard(table, seat) if may_discard(table.state, seat) else [])


def may_discard(state: State, seat: Seat) -> bool:
    """KK-1102: whether there is anything to discard before drawing, which all can count."""
    return is_second(state) and bool(state.players[seat].hand)


def is_second(state: State) -> bool:
    """Whether restocking follows the second edition."""
    return state.terms.restock_rule == "second"


def light_deeds(state: State, seat: Seat, deeds: list[str]) -> list[str]:
    """The deeds that only lead to a further question."""
    asks = {"barrage", *(["restock"] if may_discard(state, seat) else [])}
    return [deed for deed in deeds if deed in asks]


def barred_deeds(bans: dict[str, Ban]) -> tuple[Barred, ...]:
    """The deeds that are forbidden now, each with its reason."""
    return tuple(Barred(deed, reason, rule) for deed, (reason, rule) in bans.items())


# ---------------------------------------------------------------- what is allowed


def ban_on(state: State, seat: Seat, deed: str) -> Ban | None:
    """Why a deed is forbidden to a player now; None: it is not."""
    if deed == "barrage":
        return ban_on_barrage(state, seat)
    if deed == "restock":
        return ban_on_restock(state, seat)
    return ban_on_pass(state, seat)


def ban_on_barrage(state: State, seat: Seat) -> Ban | None:
    """KK-308, KK-309: a combination must attack. KK-307: unless the obligation is a milder one."""
    hand = state.players[seat].hand
    if not barrages(hand):
        return "no-barrage", "KK-107"
    if state.terms.obligation == "soldier" and has_combination(hand):
        return "obligation-barrage", "KK-308"
    return None


def ban_on_restock(state: State, seat: Seat) -> Ban | None:
    """KK-305: not with a combination, and with a full hand only where it is unplayable.

    KK-1102, KK-1104: in the second edition with any hand, but never twice in a row.
    """
    player = state.players[seat]
    if is_second(state):
        return ("again-restock", "KK-1102") if player.last == "restock" else None
    if has_combination(player.hand):
        return "combination-restock", "KK-305"
    if len(player.hand) >= HAND_SIZE and not is_unplayable(player.hand):
        return "full-restock", "KK-305"
    return None


def ban_on_pass(state: State, seat: Seat) -> Ban | None:
    """KK-306: never with a combination, and by option not twice in a row.

    KK-1103: in the second edition only where nothing else can be done.
    """
    player = state.players[seat]
    if has_combination(player.hand):
        return "combination-pass", "KK-306"
    others = [ban_on_barrage(state, seat), ban_on_restock(state, seat)]
    if all(others):
        return None
    if is_second(state):
        return "other-pass", "KK-1103"
    if player.last != "pass" or state.terms.repeat_pass in ("allowed",):
        return None
    return "again-pass", "KK-306"


# ---------------------------------------------------------------- attack


def targets_of(state: State, seat: Seat) -> list[str]:
    """KK-302, KK-1003: the territories in play of the opponents one may attack."""
    return [target(foe, slot) for foe in state.foes(seat) for slot in state.players[foe].lands()]


def barred_targets(state: State, seat: Seat) -> tuple[Barred, ...]:
    """KK-1003: opponents in a team battle whom one is not engaged with."""
    mates = {seat, *state.mates(seat), *state.foes(seat)}
    strangers = [other for other in state.active() if other not in mates]
    lands = [target(other, slot) for other in strangers for slot in state.players[other].lands()]
    return bar(lands, "not-engaged", "KK-1003")


async def compose_attack(table: Table[State], seat: Seat, soldier: Card) -> Attack:
    """KK-302, KK-303: one soldier, one weapon or two, and a territory of one opponent."""
    arms = weapons(table.state.players[seat].hand)
    first = await table.pick(
        seat,
        arms,
        "weapon",
        params={
            "soldier": soldier,
            "powers": {str(card): worth(soldier, card) for card in arms},
        },
        light=tuple(arms),
        rule="KK-302",
        secret=True,
    )
    laid = [first]
    choice = await choose_target(table, seat, soldier, laid, [c for c in arms if c != first])
    if isinstance(choice, int):
        laid.append(choice)
        choice = await choose_target(table, seat, soldier, laid, [])
    return Attack(soldier, laid, *aim(choice))


async def choose_target(
    table: Table[State], seat: Seat, soldier: Card, laid: list[Card], more: list[Card]
) -> Choice:
    """What to attack; with one weapon so far also a second one (dual wielding)."""
    s = table.state
    now = power(soldier, laid)
    choices: list[Choice] = [*targets_of(s, seat), *more]
    return await table.pick(
        seat,
        choices,
        "target",
        params={
            "soldier": soldier,
            "weapons": list(laid),
            "power": now,
            "powers": {str(card): power(soldier, [*laid, card]) for card in more},
            "turnable": is_turnable(soldier, now, len(laid)),
        },
        barred=barred_targets(s, seat),
        light=tuple(more),
        rule="KK-302",
        secret=True,
    )


def is_turnable(soldier: Card, attack: int, count: int) -> bool:
    """KK-424, KK-425: whether a Geisha could turn such an attack at all."""
    return KIND[soldier] != GEISHA and attack < CAP * count


# ---------------------------------------------------------------- barrages


async def compose_barrages(table: Table[State], seat: Seat) -> Barrages:
    """KK-304: a different territory for each barrage; KK-1109: in the second edition any."""
    s = table.state
    hand = s.players[seat].hand
    most, shots = barrages(hand), list[str]()
    while len(shots) < most and (free := free_targets(s, seat, shots)):
        shot = await choose_shot(table, seat, shots, free)
        if shot == "shoot":
            break
        shots.append(shot)
    return Barrages(shots, await choose_pay(table, seat, shots))


def free_targets(state: State, seat: Seat, shots: list[str]) -> list[str]:
    """The territories that may still be aimed at."""
    lands = targets_of(state, seat)
    if state.terms.barrage_strength == "two":
        return lands
    return [land for land in lands if land not in shots]


async def choose_shot(table: Table[State], seat: Seat, shots: list[str], free: list[str]) -> str:
    """The next territory to aim at, or that those aimed at are enough."""
    s = table.state
    left = barrages(s.players[seat].hand) - len(shots)
    aimed = [shot for shot in shots if shot not in free]
    return await table.pick(
        seat,
        [*free, *(["shoot"] if shots else [])],
        "shot",
        params={"shots": list(shots), "left": left},
        barred=bar(aimed, "aimed", "KK-304") + barred_targets(s, seat),
        light=light_shots(s, seat, shots, free),
        rule="KK-304",
        secret=True,
    )


def light_shots(state: State, seat: Seat, shots: list[str], free: list[str]) -> tuple[str, ...]:
    """The aims after which something is still to be asked."""
    hand = state.players[seat].hand
    more = len(shots) + 1 < barrages(hand)
    shoot = ("shoot",) if shots and len(ways_to_pay(hand, len(shots))) > 1 else ()
    if len(ways_to_pay(hand, len(shots) + 1)) > 1:
        return (*free, *shoot)
    return (*(land for land in free if more and free_targets(state, seat, [*shots, land])), *shoot)


def ways_to_pay(hand: list[Card], count: int) -> list[int]:
    """KK-613: how many of `count` barrages can be laid as three Yumi."""
    cards = len(of_kind(hand, BARRAGE))
    return list(range(max(0, count - cards), min(count, yumi_barrages(hand)) + 1))


async def choose_pay(table: Table[State], seat: Seat, shots: list[str]) -> int:
    """KK-613: Arrow Barrages and Yumi may be mixed; asked only where there is a choice."""
    ways = ways_to_pay(table.state.players[seat].hand, len(shots))
    if len(ways) == 1:
        return ways[0]
    return await table.pick(
        seat, ways, "pay", params={"shots": list(shots)}, rule="KK-613", secret=True
    )


# ---------------------------------------------------------------- restock


async def choose_discard(table: Table[State], seat: Seat) -> list[Card]:
    """KK-1102: any number of cards go before new ones are drawn."""
    hand = table.state.players[seat].hand
    return await table.pick_some(
        seat, hand, "discard", at_least=0, at_most=len(hand), rule="KK-1102", secret=True
    )
