"""What barrages and Walls are worth."""

from __future__ import annotations

from collections import Counter
from typing import Final

from engines.kamakura.asking import aim, target
from engines.kamakura.components import BARRAGE, KIND, YUMI, Card
from engines.kamakura.hands import YUMI_PER_BARRAGE, barrages, walls
from engines.kamakura.shogun.outlook import WILL, Outlook, worth_of
from engines.kamakura.turn import free_targets, ways_to_pay
from engines.kamakura.volley import STRENGTH, TO_REVERSE, Salvo, free_lands, salvos_on
from engines.kernel import Seat

RESERVE: Final = 0.7
"""The share of walls' worth that counts when land is at stake: drawing brings new ones."""


# ---------------------------------------------------------------- shooting


def worth_of_volley(outlook: Outlook, shots: list[str]) -> float:
    """What barrages on these territories bring on average, with what stays in hand."""
    foes = {aim(shot)[0] for shot in shots}
    brings = sum([worth_on(outlook, foe, shots) for foe in sorted(foes)])
    return brings + worth_of(left_after(outlook.hand, len(shots)))


def worth_on(outlook: Outlook, foe: Seat, shots: list[str]) -> float:
    """What the barrages on one foe bring: his Walls go where most is at stake (KK-603)."""
    salvos = Counter([shot for shot in shots if aim(shot)[0] == foe])
    gains = [(stake(outlook, outlook.seat, shot, n), n) for shot, n in salvos.items()]
    laid, worth = 0, 0.0
    for gain, n in sorted(gains, reverse=True):
        laid += n
        worth += gain * (1 - WILL * (1 - outlook.fewer_walls(foe, laid)))
    if not walls(outlook.hand):
        worth += (1 - outlook.fewer_walls(foe, laid + 1)) * outlook.threat(foe)
    return worth


def stake(outlook: Outlook, by: Seat, shot: str, count: int) -> float:
    """What it is worth that so many barrages hit a territory (KK-1107: strong ones hold)."""
    most = 99 if outlook.state.terms.barrage_strength == "any" else STRENGTH * count
    return outlook.gain(by, *aim(shot), most)


def left_after(hand: list[Card], count: int) -> list[Card]:
    """The hand after so many barrages, as few of them as possible laid as Yumi."""
    yumi = ways_to_pay(hand, count)[0] * YUMI_PER_BARRAGE
    arrows = count - yumi // YUMI_PER_BARRAGE
    gone = [card for card in hand if KIND[card] == YUMI][:yumi]
    gone += [card for card in hand if KIND[card] == BARRAGE][:arrows]
    return [card for card in hand if card not in gone]


def shots_after(outlook: Outlook, shots: list[str]) -> dict[str, float]:
    """What it is worth to aim the next barrage at each free territory, after these."""
    free = free_targets(outlook.state, outlook.seat, shots)
    return {land: worth_of_volley(outlook, [*shots, land]) for land in free}


def best_volley(outlook: Outlook) -> float:
    """What the best barrages bring, found one after the other."""
    shots, worths = list[str](), list[float]()
    while len(shots) < barrages(outlook.hand) and (after := shots_after(outlook, shots)):
        land = max(after, key=lambda shot: after[shot])
        shots.append(land)
        worths.append(after[land])
    return max(worths)


# ---------------------------------------------------------------- Walls


def worth_of_walls(outlook: Outlook, salvo: Salvo, count: int) -> float:
    """What so many Walls are worth against one salvo on us."""
    shots = len(salvo.shots)
    if not count:
        return stake(outlook, salvo.by, target(outlook.seat, salvo.slot), shots)
    back = count - shots
    return back_worth(outlook, salvo.by, back) - RESERVE * (
        worth_of(outlook.hand) - worth_of(without_walls(outlook.hand, count))
    )


def back_worth(outlook: Outlook, aimer: Seat, count: int) -> float:
    """What it is worth to send so many barrages back, at the best of the lands that are free."""
    lands = free_lands(outlook.state, aimer, [])
    gains = sorted([stake(outlook, outlook.seat, land, 1) for land in lands], reverse=True)
    chances = [1 - WILL * (1 - outlook.fewer_walls(aimer, n + 1)) for n in range(count)]
    return sum([gain * chance for gain, chance in zip(gains, chances, strict=False)])


def without_walls(hand: list[Card], count: int) -> list[Card]:
    """A hand when some Walls have been laid."""
    gone = walls(hand)[:count]
    return [card for card in hand if card not in gone]


def best_walls(outlook: Outlook, salvos: list[Salvo], left: int) -> float:
    """What the best use of `left` Walls against these salvos is worth."""
    if not salvos:
        return 0.0
    shots = len(salvos[0].shots)
    return max(
        [
            worth_of_walls(outlook, salvos[0], count)
            + best_walls(outlook, salvos[1:], left - count)
            for count in (0, *range(shots, TO_REVERSE * shots + 1))
            if count <= left
        ]
    )


def salvos_from(outlook: Outlook, at: str, by: Seat) -> list[Salvo]:
    """What flies at us, from the salvo on that is asked about; those before it are answered."""
    salvos = salvos_on(outlook.state, outlook.seat)
    asked = [(salvo.slot, salvo.by) for salvo in salvos].index((aim(at)[1], by))
    return salvos[asked:]
