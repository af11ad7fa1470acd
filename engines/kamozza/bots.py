"""Programs that play Kamozza."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from msgspec import Struct

from engines.kamozza.components import WEIGHT, Arrival, Kind, Port
from engines.kamozza.loading import Cargo, Crate, Loading, at_port
from engines.kamozza.state import State
from engines.kernel import Bot, Decision, Move, Rng, Seat, Worlds


class Steward(Bot):
    """Minds the seat of an absent player (KZ-R16): the lightest card, and the larger ship."""

    def choose(self, worlds: Worlds, seat: Seat, decision: Decision, rng: Rng) -> Move:
        """Of the cargo the first choice, which is the lightest; of the ports the roomier one."""
        if decision.prompt == "cargo":
            return decision.choices[:1]
        state: State = worlds().state
        return (max(state.quays, key=lambda port: state.quays[port].lying().capacity or 0),)


# ---------------------------------------------------------------- the trader

WORTH: Final[dict[Kind, float]] = {
    "rat": 0.3,
    "tea": 1.0,
    "silk": 1.5,
    "porcelain": 2.0,
    "rice": 3.5,
    "timber": 6.0,
    "gold": 9.0,
}
"""What a card is likely to bring when it is kept for a later round; found by trial."""

SPITE: Final = 0.2
"""What a point that a rival loses is worth, in own points."""

INDIFFERENCE: Final = 0.2
"""Ways whose values lie this close are mixed by chance, so that nobody can read the trader."""

SCENES_FOR_CARGO: Final = 60
SCENES_FOR_PORT: Final = 150

Scene = dict[Port, Cargo]
"""What rivals may have brought to each port."""


class Rival(Struct, frozen=True):
    """What is known of another player: the cards not shown yet, and how many lie or are held."""

    seat: Seat
    unseen: list[Kind]
    laid: int
    held: int


class Trader(Steward):
    """Weighs what each way to load brings now against what the cards may bring later."""

    def choose(self, worlds: Worlds, seat: Seat, decision: Decision, rng: Rng) -> Move:
        """The best move on average over imagined cargo of the others; near-equals are mixed."""
        state: State = worlds().state
        if decision.prompt == "port":
            outlook = Outlook(state, seat, rng, SCENES_FOR_PORT)
            laid = state.players[seat].laid
            return best({(port,): outlook.value(laid, port) for port in outlook.ports}, rng)
        outlook = Outlook(state, seat, rng, SCENES_FOR_CARGO)
        return best({kinds: outlook.prospect(kinds) for kinds in ways(decision)}, rng)


def ways(decision: Decision) -> Iterable[tuple[Kind, ...]]:
    """Every set of cards that may be laid."""
    kinds = [str(choice) for choice in decision.choices]
    for count in range(decision.at_least, decision.at_most + 1):
        yield from combinations(kinds, count)


def best(values: dict[tuple[Kind, ...], float], rng: Rng) -> Move:
    """One of the moves whose value comes close to the highest."""
    bar = max(values.values()) - INDIFFERENCE
    return rng.choice([move for move, value in values.items() if value >= bar])


class Outlook:
    """What one seat expects of the running round, over a number of imagined scenes."""

    def __init__(self, state: State, seat: Seat, rng: Rng, scenes: int) -> None:
        self.state = state
        self.seat = seat
        self.ports: dict[Port, Arrival] = {port: quay.lying() for port, quay in state.quays.items()}
        rivals = [rival_of(state, other) for other in state.seats_in() if other != seat]
        self.scenes = [self.scene(rivals, rng) for _ in range(scenes)]
        self.undisturbed: dict[Port, list[float]] = {
            port: [self.worth(self.load(port, scene[port])) for scene in self.scenes]
            for port in self.ports
        }

    def scene(self, rivals: list[Rival], rng: Rng) -> Scene:
        """Cargo that the rivals may have laid, each at a port drawn for it."""
        scene: Scene = {port: [] for port in self.ports}
        most = 2 if self.state.terms.mode == "main" else 1
        for rival in rivals:
            count = rival.laid or 1 + rng.below(min(most, rival.held))
            crates = [Crate(rival.seat, kind) for kind in rng.sample(rival.unseen, count)]
            scene[rng.choice(tuple(scene))].extend(crates)
        return scene

    def load(self, port: Port, cargo: Cargo) -> Loading:
        """What would become of some cargo at a port."""
        return at_port(self.state.terms.mode, self.ports[port], cargo)

    def worth(self, loading: Loading) -> float:
        """Own points, less a little for those of others."""
        return sum(
            WEIGHT[crate.kind] * (1 if seat == self.seat else -SPITE)
            for seat, crate in loading.scored()
        )

    def value(self, kinds: Iterable[Kind], port: Port) -> float:
        """What it is worth on average to bring these cards to a port."""
        mine = [Crate(self.seat, kind) for kind in kinds]
        worths = [self.worth(self.load(port, scene[port] + mine)) for scene in self.scenes]
        return (sum(worths) - sum(self.undisturbed[port])) / len(worths)

    def prospect(self, kinds: tuple[Kind, ...]) -> float:
        """What these cards bring at the better port, and the rest of the hand afterwards."""
        return max(self.value(kinds, port) for port in self.ports) + self.later(kinds)

    def later(self, kinds: tuple[Kind, ...]) -> float:
        """What the cards that stay in hand may still bring; the best of them will be played.

        KZ-R17: too few for the rounds to come means elimination, which is worse than anything.
        """
        state = self.state
        rounds = state.rounds - state.round
        rest = [kind for kind in state.players[self.seat].hand if kind not in kinds]
        if len(rest) < rounds:
            return -1000.0
        plays = rounds * (2 if state.terms.mode == "main" else 1)
        return sum(sorted([WORTH[kind] for kind in rest], reverse=True)[:plays])


def rival_of(state: State, seat: Seat) -> Rival:
    """What can be known of a player; lost cards count as unseen where they lie face down."""
    player = state.players[seat]
    lost = [] if state.terms.lost_cards == "open" else player.lost
    unseen = player.hand + player.laid + lost
    return Rival(seat, unseen, len(player.laid), len(player.hand) + len(player.laid))
