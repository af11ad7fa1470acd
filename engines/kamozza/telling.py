"""What the log says about the ports: what lasts, and what was seen for a moment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engines.kamozza.components import ARRIVALS, GOLD, RAT, WEIGHT, Kind, Port
from engines.kamozza.loading import Cargo, Loading
from engines.kamozza.state import State
from engines.kernel import Seat, Table


def tell_ports(table: Table[State], visitors: dict[Port, list[Seat]], *, first: Port) -> None:
    """All ports were shown together (KZ-314), and which one comes first."""
    a, b = visitors["A"], visitors["B"]
    table.say("ports", a=a, b=b, count_a=len(a), count_b=len(b), first=first)


def tell_port(
    table: Table[State], port: Port, seats: list[Seat], cargo: Cargo, loading: Loading
) -> None:
    """What became of the cargo at a port.

    KZ-702: with the move itself everybody sees every card. KZ-703: what lasts is the ship, its
    fate, and the numbers of cards; with open lost cards everything lasts.
    """
    gone = table.state.quays[port].gone[-1]
    scored = by_seat([(seat, crate.kind) for seat, crate in loading.scored()])
    lost = by_seat(loading.lost())
    moment = moment_of(cargo, loading)
    is_open = table.state.terms.lost_cards == "open"
    lasting: dict[str, Any] = {**moment, "open": True} if is_open else {}
    table.say(
        "port",
        port=port,
        ship=gone.id,
        capacity=ARRIVALS[gone.id].capacity,
        result=loading.result,
        seats=seats,
        boarded=loading.boarded(),
        points={str(seat): weight_of(kinds) for seat, kinds in scored.items()},
        lost={str(seat): len(kinds) for seat, kinds in lost.items()},
        then=moment,
        **lasting,
    )
    for seat in seats:
        tell_player(table, seat, scored.get(seat, []), lost.get(seat, []), why_lost(seat, loading))


def why_lost(seat: Seat, loading: Loading) -> dict[str, Any]:
    """Why a player's only card was lost in the variant: an equal one (KZ-606), no room (KZ-611).

    Told with open lost cards alone: otherwise it would narrow down the card (KZ-703).
    """
    if any(owner == seat for owner, _ in loading.confiscated):
        return {"why": "confiscated"}
    left = loading.left if loading.result == "loaded" else []
    return {"why": "left"} if any(owner == seat for owner, _ in left) else {}


def tell_player(
    table: Table[State], seat: Seat, scored: list[Kind], lost: list[Kind], why: dict[str, Any]
) -> None:
    """What a player scored and lost at his port; which cards he lost only he may read again."""
    if scored:
        table.say("gain", seat=seat, points=weight_of(scored), kinds=scored)
    if lost and table.state.terms.lost_cards == "open":
        table.say("loss-open", seat=seat, count=len(lost), kinds=lost, **why)
    elif lost:
        table.say("loss", seat=seat, own={"kinds": lost}, count=len(lost))


def by_seat(cards: Iterable[tuple[Seat, Kind]]) -> dict[Seat, list[Kind]]:
    """The kinds of some cards, by the seat that they concern."""
    kinds: dict[Seat, list[Kind]] = {}
    for seat, kind in cards:
        if seat in kinds:
            kinds[seat].append(kind)
        else:
            kinds[seat] = [kind]
    return kinds


def moment_of(cargo: Cargo, loading: Loading) -> dict[str, Any]:
    """Every card at the port and its fate, as all saw it while the port was resolved."""
    swallowed = loading.swallowed
    return {
        "cargo": {str(seat): kinds for seat, kinds in by_seat(cargo).items()},
        "refused": crates(loading.refused),
        "confiscated": crates(loading.confiscated),
        "eaten": [{"seat": seat, "kind": GOLD, "by": eater(cargo)} for seat, _ in loading.eaten],
        "swallowed": swallowed and {"rat": swallowed.rat, "gold": swallowed.gold},
        "loaded": [
            {"seat": crate.seat, "kind": crate.kind, "weight": loading.weight(crate)}
            for crate in loading.loaded
        ],
        "left": crates(loading.left),
        "load": loading.load,
    }


def weight_of(kinds: list[Kind]) -> int:
    """KZ-103: what some cards weigh, and bring."""
    return sum([WEIGHT[kind] for kind in kinds])


def crates(cargo: Cargo) -> list[dict[str, Any]]:
    """Crates as plain data."""
    return [{"seat": seat, "kind": kind} for seat, kind in cargo]


def eater(cargo: Cargo) -> Seat:
    """Whose rat is shown eating the gold: any would do, the first is taken."""
    return next(seat for seat, kind in cargo if kind == RAT)
