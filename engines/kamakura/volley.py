"""Barrages and Walls (section 10, and the second edition's in section 14)."""

from __future__ import annotations

from functools import partial
from typing import cast

from msgspec import Struct

from engines.kamakura.aid import Request, as_request, request, requests
from engines.kamakura.asking import aim, ask, bar, target
from engines.kamakura.capture import capture, warnings
from engines.kamakura.components import BARRAGE, RULES, YUMI
from engines.kamakura.hands import YUMI_PER_BARRAGE, of_kind, walls
from engines.kamakura.lanes import is_moot
from engines.kamakura.state import Shot, Slot, State, Volley
from engines.kamakura.turn import Barrages
from engines.kamakura.zones import lay
from engines.kernel import Barred, Caution, Choice, Seat, Table

STRENGTH: int = RULES["barrage_strength"]
TO_STOP: int = RULES["walls_to_stop"]
TO_REVERSE: int = RULES["walls_to_reverse"]


class Salvo(Struct, frozen=True):
    """The barrages of one aimer on one territory; one, but in the second edition perhaps more."""

    by: Seat
    slot: Slot
    shots: list[Shot]


class Reply(Struct, frozen=True):
    """How many Walls are laid against a salvo, and where those that reverse it send it."""

    walls: int
    back: list[str]


def volley_of(state: State) -> Volley:
    """The running barrage battle."""
    return cast(Volley, state.volley)


async def bombard(table: Table[State], plan: Barrages) -> None:
    """KK-601, KK-609: round after round, until no barrage is in the air.

    KK-602, KK-608: they answer clockwise from the turn owner, at whom nothing flies at first.
    """
    s = table.state
    let_fly(table, plan)
    while any(shot.state == "flying" for shot in volley_of(s).shots):
        for step in range(len(s.players)):
            await respond(table, (s.owner + step) % len(s.players))
            if s.won:
                return
        volley_of(s).round += 1
    clear(table)


def let_fly(table: Table[State], plan: Barrages) -> None:
    """The cards come on the table: Arrow Barrages, and three Yumi for each that is laid so."""
    s = table.state
    player = s.players[s.owner]
    yumi, arrows = of_kind(player.hand, YUMI), of_kind(player.hand, BARRAGE)
    singles = len(plan.targets) - plan.yumi
    laid = [[card] for card in arrows[:singles]]
    laid += [yumi[n * YUMI_PER_BARRAGE :][:YUMI_PER_BARRAGE] for n in range(plan.yumi)]
    shots = [Shot(cards, s.owner, *aim(at)) for cards, at in zip(laid, plan.targets, strict=True)]
    for shot in shots:
        lay(player, shot.cards)
    s.volley = Volley(shots)
    targets = [{"seat": shot.at, "slot": shot.slot} for shot in shots]
    table.say("volley", seat=s.owner, targets=targets, yumi=plan.yumi)


def clear(table: Table[State]) -> None:
    """KK-601: at the end all barrages and Walls are discarded."""
    s = table.state
    volley = volley_of(s)
    s.discard += [card for shot in volley.shots for card in shot.cards] + volley.walls
    s.volley = None


# ---------------------------------------------------------------- one responder


async def respond(table: Table[State], seat: Seat) -> None:
    """KK-602, KK-607: one answer for all barrages on a player; captures follow at once."""
    s = table.state
    salvos = salvos_on(s, seat)
    if not salvos:
        return
    replies = await choose_replies(table, seat, salvos)
    for salvo, reply in zip(salvos, replies, strict=True):
        apply(table, seat, salvo, reply)
    for salvo, reply in zip(salvos, replies, strict=True):
        if not reply.walls and not s.won:
            strike(table, seat, salvo)


def salvos_on(state: State, seat: Seat) -> list[Salvo]:
    """What flies at a player in this round, by slot, then by aimer clockwise from the turn owner.

    KK-R31: only barrages of one aimer act together.
    """
    volley = volley_of(state)
    groups: dict[tuple[Slot, int], list[Shot]] = {}
    for shot in volley.shots:
        if shot.at == seat and shot.state == "flying" and shot.round == volley.round:
            if is_void(state, shot):
                shot.state = "void"
                continue
            distance = (shot.by - state.owner) % len(state.players)
            groups.setdefault((shot.slot, distance), []).append(shot)
    return [Salvo(shots[0].by, slot, shots) for (slot, _), shots in sorted(groups.items())]


def is_void(state: State, shot: Shot) -> bool:
    """KK-611: no effect where aimer or owner is out, or the territory is not in play any more."""
    owner = state.players[shot.at]
    out = state.players[shot.by].fate is not None or owner.fate is not None
    return out or not owner.slots[shot.slot - 1]


def apply(table: Table[State], seat: Seat, salvo: Salvo, reply: Reply) -> None:
    """KK-604, KK-1108: a Wall stops a barrage; each further one sends one back at its aimer."""
    s = table.state
    volley = volley_of(s)
    laid = walls(s.players[seat].hand)[: reply.walls]
    lay(s.players[seat], laid)
    volley.walls += laid
    for shot in salvo.shots if reply.walls else []:
        shot.state = "stopped"
    for shot, land in zip(salvo.shots, reply.back, strict=False):
        at, slot = aim(land)
        shot.by, shot.at, shot.slot = seat, at, slot
        shot.state, shot.round = "flying", volley.round + 1
    table.say(
        "walls",
        seat=seat,
        slot=salvo.slot,
        by=salvo.by,
        count=reply.walls,
        shots=len(salvo.shots),
        back=[{"seat": at, "slot": slot} for at, slot in map(aim, reply.back)],
    )


def strike(table: Table[State], seat: Seat, salvo: Salvo) -> None:
    """KK-604: without a Wall the territory is captured by the aimer.

    KK-1107: in the second edition only where the strength reaches its value; else all learn that
    it does not.
    """
    s = table.state
    if is_void(s, salvo.shots[0]):
        for shot in salvo.shots:
            shot.state = "void"
        return
    owner, strength = s.players[seat], STRENGTH * len(salvo.shots)
    hit = s.terms.barrage_strength == "any" or strength >= owner.slots[salvo.slot - 1]
    for shot in salvo.shots:
        shot.state = "hit" if hit else "held"
    if hit:
        capture(table, salvo.by, seat, salvo.slot)
        return
    owner.over[salvo.slot - 1] = max(strength, owner.over[salvo.slot - 1])
    table.reveal([seat, salvo.slot, "held"])
    table.say("hit-not", seat=seat, slot=salvo.slot, over=strength)


# ---------------------------------------------------------------- choosing Walls


async def choose_replies(table: Table[State], seat: Seat, salvos: list[Salvo]) -> list[Reply]:
    """KK-D9; KK-702: with an empty hand nobody is asked."""
    s = table.state
    volley_of(s).asked = False
    while True:
        if is_moot(s, seat, 1):
            table.say("skipped", seat=seat, prompt="walls")
            return [Reply(0, []) for _ in salvos]
        answer = await ask(table, seat, partial(choose_walls, table, salvos), "walls")
        if not isinstance(answer, Request):
            table.reveal([[reply.walls, reply.back] for reply in answer])
            return answer
        volley_of(s).asked = True
        await request(table, seat, answer)


async def choose_walls(
    table: Table[State], salvos: list[Salvo], seat: Seat
) -> list[Reply] | Request:
    """KK-603, KK-605: for each barrage the Walls, and where those reversed are sent."""
    s = table.state
    replies: list[Reply] = []
    if s.players[seat].leaving:
        return [Reply(0, []) for _ in salvos]
    for salvo in salvos:
        last = salvo is salvos[-1]
        count = await choose_count(table, seat, salvo, replies, last=last)
        if isinstance(count, str):
            return as_request(count) or replies
        back: list[str] = []
        for number in range(count - len(salvo.shots)):
            done = last and number + 1 == count - len(salvo.shots)
            sent = [land for reply in replies for land in reply.back] + back
            back.append(await choose_back(table, seat, salvo, sent, done=done))
        replies.append(Reply(count, back))
    return replies


async def choose_count(
    table: Table[State], seat: Seat, salvo: Salvo, replies: list[Reply], *, last: bool
) -> Choice:
    """KK-603, KK-1106: no Wall, or one for each barrage and up to one more for each."""
    s = table.state
    left = len(walls(s.players[seat].hand)) - sum(reply.walls for reply in replies)
    sent = [land for reply in replies for land in reply.back]
    shots = len(salvo.shots)
    might = [0, *range(TO_STOP * shots, TO_REVERSE * shots + 1)]
    free = free_lands(s, salvo.by, sent)
    fit = [n for n in might if n <= left and not (n > shots and not free)]
    short = [n for n in might if n > left]
    taken = [n for n in might if n not in fit and n not in short]
    asks, barred = ([], ()) if replies else requests_for_wall(s, seat)
    return await table.pick(
        seat,
        [*fit, *asks],
        "walls",
        params={
            "at": target(seat, salvo.slot),
            "by": salvo.by,
            "count": shots,
            "left": left,
        },
        barred=bar(short, "no-walls", "KK-603") + bar(taken, "taken", "KK-606") + barred,
        cautions=warnings_of(s, seat, salvo),
        light=tuple(n for n in fit if n > shots or not last),
        rule="KK-603",
        secret=True,
    )


def requests_for_wall(state: State, seat: Seat) -> tuple[list[str], tuple[Barred, ...]]:
    """KK-1012: once for each answer, and before anything is laid; and those that may not be."""
    asks = requests(state, seat, "wall")
    return ([], bar(asks, "asked", "KK-1012")) if volley_of(state).asked else (asks, ())


def warnings_of(state: State, seat: Seat, salvo: Salvo) -> tuple[Caution, ...]:
    """What no Wall at all would bring (KK-804, KK-805), where the arrows are strong enough."""
    value = state.players[seat].slots[salvo.slot - 1]
    if state.terms.barrage_strength == "two" and STRENGTH * len(salvo.shots) < value:
        return ()
    return warnings(state, seat, salvo.by, salvo.slot, 0)


async def choose_back(
    table: Table[State], seat: Seat, salvo: Salvo, sent: list[str], *, done: bool
) -> str:
    """KK-605, KK-1108: a territory in play of the aimer for each reversed barrage."""
    free = free_lands(table.state, salvo.by, sent)
    return await table.pick(
        seat,
        free,
        "back",
        params={"at": target(seat, salvo.slot)},
        light=() if done else tuple(free),
        rule="KK-605",
        secret=True,
    )


def free_lands(state: State, aimer: Seat, sent: list[str]) -> list[str]:
    """KK-606: reversed barrages in the air must have different targets; KK-1109: or may not."""
    lands = [target(aimer, slot) for slot in state.players[aimer].lands()]
    if state.terms.barrage_strength == "two":
        return lands
    volley = volley_of(state)
    turned = [
        target(shot.at, shot.slot)
        for shot in volley.shots
        if shot.state == "flying" and shot.round > 1
    ]
    return [land for land in lands if land not in turned and land not in sent]
