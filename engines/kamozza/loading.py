"""What happens to the cargo at one port: pure functions, one for each rule."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from msgspec import Struct

from engines.kamozza.components import GOLD, RAT, WEIGHT, Arrival, Kind
from engines.kamozza.options import Mode
from engines.kamozza.state import Result
from engines.kernel import Seat


class Crate(NamedTuple):
    """A cargo card at a quay, and the seat that laid it."""

    seat: Seat
    kind: Kind


Cargo: TypeAlias = list[Crate]


class Swallowed(NamedTuple):
    """A rat with a gold inside, one card of their joint weight (KZ-608): whose rat, whose gold."""

    rat: Seat
    gold: Seat


class Loading(Struct):
    """What became of the cargo that was brought to one port.

    `loaded` are the crates that the ship took on board, in the order of loading, also where it
    sank with them; `load` is their weight. A rat with a gold inside stands there as the rat.
    Every other list names crates that were lost: refused, confiscated, eaten, or left behind.
    """

    result: Result
    refused: Cargo = []
    confiscated: Cargo = []
    eaten: Cargo = []
    swallowed: Swallowed | None = None
    loaded: Cargo = []
    left: Cargo = []
    load: int = 0

    def weight(self, crate: Crate) -> int:
        """What `crate` weighs on board."""
        return weight_of(crate, self.swallowed)

    def boarded(self) -> list[Seat]:
        """KZ-402: the seats with a card of their own on a ship that took it away, ascending."""
        return [] if self.result == "sunk" else sorted({crate.seat for crate in self.loaded})

    def scored(self) -> list[tuple[Seat, Crate]]:
        """The cards that now lie face up, and with whom: the rat's player has the gold (KZ-613)."""
        if self.result == "sunk":
            return []
        scored = [(crate.seat, crate) for crate in self.loaded]
        if self.swallowed is not None and (self.swallowed.rat, RAT) in self.loaded:
            scored.append((self.swallowed.rat, Crate(self.swallowed.gold, GOLD)))
        return scored

    def lost(self) -> Cargo:
        """The cards that now lie face down with the players who laid them."""
        sunk = self.loaded if self.result == "sunk" else []
        return self.refused + self.confiscated + self.eaten + self.left + sunk


def weight_of(crate: Crate, swallowed: Swallowed | None) -> int:
    """KZ-103, KZ-608: the weight on the card; a rat weighs the gold that it swallowed as well."""
    if swallowed is not None and crate.kind == RAT:
        return WEIGHT[RAT] + WEIGHT[GOLD]
    return WEIGHT[crate.kind]


def at_port(mode: Mode, arrival: Arrival, cargo: Cargo) -> Loading:
    """What happens at one port to all the cargo that was brought there (KZ-618).

    KZ-502: a typhoon lets nothing be loaded, and nothing is eaten or cancelled.
    KZ-317: a ship to which nobody came leaves empty.
    """
    if arrival.capacity is None:
        return Loading("typhoon", left=cargo)
    if not cargo:
        return Loading("empty")
    refused = refuse_rats(cargo) if arrival.kind == "cat" else []
    taken = [crate for crate in cargo if crate not in refused] if refused else cargo
    load = sail_or_sink if mode == "main" else load_heaviest_first
    loading = load(arrival.capacity, taken)
    loading.refused = refused
    return loading


def refuse_rats(cargo: Cargo) -> Cargo:
    """KZ-506, KZ-507: the rats that the Cat Ship refuses, before anything else happens."""
    return [crate for crate in cargo if crate.kind == RAT]


def eaten_gold(cargo: Cargo) -> Cargo:
    """KZ-318: one rat on a ship eats every gold on it, whoever laid it."""
    if all(crate.kind != RAT for crate in cargo):
        return []
    return [crate for crate in cargo if crate.kind == GOLD]


def sail_or_sink(capacity: int, cargo: Cargo) -> Loading:
    """The main game: eat, then weigh.

    KZ-319, KZ-320, KZ-321: eaten gold weighs nothing and is gone before the load is summed.
    KZ-322: a load up to the capacity departs. KZ-323: a greater load sinks with all on board.
    KZ-324: equal goods do not cancel each other.
    """
    eaten = eaten_gold(cargo)
    loaded = [crate for crate in cargo if crate not in eaten] if eaten else cargo
    load = sum([WEIGHT[crate.kind] for crate in loaded])
    result: Result = "departed" if load <= capacity else "sunk"
    return Loading(result, eaten=eaten, loaded=loaded, load=load)


def load_heaviest_first(capacity: int, cargo: Cargo) -> Loading:
    """The variant: confiscate, eat, then load from heavy to light (KZ-610 to KZ-612, KZ-615).

    KZ-611: a crate is loaded if it still fits. KZ-612: after one that does not, lighter ones are
    tried. KZ-609, KZ-614: a rat with a gold inside is loaded as a whole, or both stay behind.
    """
    confiscated = equal_goods(cargo)
    rest = [crate for crate in cargo if crate not in confiscated] if confiscated else cargo
    swallowed = swallow(rest)
    loading = Loading("loaded", confiscated=confiscated, swallowed=swallowed)
    crates = [crate for crate in rest if swallowed is None or crate.kind != GOLD]
    for crate in sorted(crates, key=loading.weight, reverse=True):
        if loading.load + loading.weight(crate) <= capacity:
            loading.loaded.append(crate)
            loading.load += loading.weight(crate)
        else:
            loading.left.append(crate)
            if swallowed is not None and crate.kind == RAT:
                loading.left.append(Crate(swallowed.gold, GOLD))
    return loading


def equal_goods(cargo: Cargo) -> Cargo:
    """KZ-606: all crates whose kind is there more than once."""
    kinds = [crate.kind for crate in cargo]
    if len(set(kinds)) == len(kinds):
        return []
    return [crate for crate in cargo if kinds.count(crate.kind) > 1]


def swallow(cargo: Cargo) -> Swallowed | None:
    """KZ-608: the rat swallows the gold if both are on the ship; at most one of each is left."""
    owner = {crate.kind: crate.seat for crate in cargo}
    if RAT in owner and GOLD in owner:
        return Swallowed(owner[RAT], owner[GOLD])
    return None
