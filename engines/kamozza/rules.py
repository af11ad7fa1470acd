"""The course of a match, in the order of the rulebook."""

from __future__ import annotations

from functools import cache, partial

from engines.kamozza.components import (
    ARRIVALS,
    CAT_SHIP,
    KINDS,
    PORTS,
    ROUNDS,
    Kind,
    Port,
    by_weight,
)
from engines.kamozza.decks import decks_of, is_cat_at_large
from engines.kamozza.loading import Crate, Loading, at_port
from engines.kamozza.options import Options, Terms
from engines.kamozza.scoring import Reason, outcome_of
from engines.kamozza.state import Gone, Player, Quay, State
from engines.kamozza.telling import tell_port, tell_ports
from engines.kernel import Barred, Caution, Outcome, Rng, Seat, Table

# ---------------------------------------------------------------- setup


def setup(seats: int, options: Options, rng: Rng) -> State:
    """KZ-201, KZ-202: everybody holds the same seven cards. KZ-209: the start player is drawn."""
    terms = Terms(**options.model_dump())
    return State(
        terms=terms,
        rounds=ROUNDS[terms.mode][seats],
        start=rng.below(seats),
        quays=build_decks(seats, terms, rng),
        players=[Player(hand=list(KINDS)) for _ in range(seats)],
    )


def build_decks(seats: int, terms: Terms, rng: Rng) -> dict[Port, Quay]:
    """KZ-208: each deck is shuffled by itself, with its bonus cards."""
    decks: dict[Port, list[str]] = {
        port: list(deck) for port, deck in decks_of(seats, terms).items()
    }
    if is_cat_at_large(seats, terms):
        decks[rng.choice(PORTS)].append(CAT_SHIP)
    for deck in decks.values():
        rng.shuffle(deck)
    return {port: Quay(deck) for port, deck in decks.items()}


# ---------------------------------------------------------------- a round


async def step(table: Table[State]) -> Outcome | None:
    """One phase of a round: the cargo of all, or the ports and what follows from them.

    The first step only begins the first round; every later round is begun by the step before it.
    """
    match table.state.phase:
        case "cargo":
            return await cargo_phase(table)
        case "port":
            return await port_phase(table)
        case _:
            return begin_round(table)


def begin_round(table: Table[State]) -> Outcome | None:
    """Eliminate, pass the start on, and turn up what arrives at each port.

    KZ-305: with at most one player in, the match ends and nothing arrives.
    """
    s = table.state
    s.round += 1
    eliminate(table)
    players = s.seats_in()
    if len(players) <= 1:
        return finish(table, "alone" if players else "nobody")
    if s.round > 1:
        s.start = left_of(s.start, s)
    table.say("round", round=s.round, rounds=s.rounds, start=s.start)
    for port in s.quays:
        arrive(table, port)
    table.reveal([quay.arrival for quay in s.quays.values()])
    s.phase = "cargo"
    return None


def eliminate(table: Table[State]) -> None:
    """KZ-304: at the start of a round everybody in without a card in hand is eliminated."""
    for seat in table.state.seats_in():
        player = table.state.players[seat]
        if not player.hand:
            player.out = table.state.round
            table.say("out", seat=seat, round=player.out)


def left_of(start: Seat, state: State) -> Seat:
    """KZ-302, KZ-303, KZ-602: the next player clockwise who is still in."""
    players = state.seats_in()
    return next((seat for seat in players if seat > start), players[0])


def arrive(table: Table[State], port: Port) -> None:
    """KZ-306, KZ-501, KZ-617: the top card of the deck is turned up at its port, for all to see."""
    quay = table.state.quays[port]
    quay.arrival = quay.deck.pop()
    table.say("arrive", port=port, ship=quay.arrival, capacity=ARRIVALS[quay.arrival].capacity)


# ---------------------------------------------------------------- cargo


async def cargo_phase(table: Table[State]) -> None:
    """Everybody still in lays cargo: in turn in the main game, all at once in the variant."""
    if table.state.terms.mode == "main":
        await lay_in_turn(table)
    else:
        await lay_together(table)
    table.state.phase = "port"


async def lay_in_turn(table: Table[State]) -> None:
    """KZ-307: clockwise from the start player. KZ-310: the others see how many cards, not which.

    KZ-313: later players act on that number, so what is laid stays laid.
    """
    for seat in table.state.clockwise():
        kinds = by_weight(await choose_cargo(table, seat))
        lay(table.state.players[seat], kinds)
        table.say("laid", seat=seat, own={"kinds": kinds}, count=len(kinds))


async def lay_together(table: Table[State]) -> None:
    """KZ-603: one card each, all at the same time; KZ-313: until the last is in, it may change."""
    s = table.state
    card = partial(choose_card, table)
    chosen = await table.together(s.clockwise(), card, prompt="cargo", retract=True)
    for seat, kind in chosen.items():
        lay(s.players[seat], [kind])
    table.say("all-laid")


def lay(player: Player, kinds: list[Kind]) -> None:
    """The cards leave the hand and lie face down in front of the player."""
    for kind in kinds:
        player.hand.remove(kind)
    player.laid = kinds


async def choose_cargo(table: Table[State], seat: Seat) -> list[Kind]:
    """KZ-308: one or two cards of the hand; KZ-309: never none."""
    hand = table.state.players[seat].hand
    most = min(2, len(hand))
    return await table.pick_some(
        seat,
        hand,
        "cargo",
        at_least=1,
        at_most=most,
        params={"most": most},
        barred=barred_cargo(tuple(hand), "KZ-308"),
        cautions=elimination_ahead(table.state, len(hand)),
        rule="KZ-308",
        secret=True,
        final=True,
    )


async def choose_card(table: Table[State], seat: Seat) -> Kind:
    """KZ-603: exactly one card of the hand."""
    hand = table.state.players[seat].hand
    barred = barred_cargo(tuple(hand), "KZ-603")
    return await table.pick(
        seat, hand, "cargo", params={"most": 1}, barred=barred, rule="KZ-603", secret=True
    )


@cache
def barred_cargo(hand: tuple[Kind, ...], rule: str) -> tuple[Barred, ...]:
    """Cards that are not in the hand any more, with the rule that says one plays from it."""
    played = [kind for kind in KINDS if kind not in hand]
    return tuple(Barred(kind, "played", rule, {"kind": kind}) for kind in played)


def elimination_ahead(state: State, hand: int) -> tuple[Caution, ...]:
    """KZ-R17: two cards now may leave too few for the rounds that follow; legal, but say so."""
    after = hand - 2
    if after < 0 or after >= state.rounds - state.round:
        return ()
    params = {"round": state.round + after + 1}
    return (Caution("elimination", "KZ-R17", count=2, params=params),)


# ---------------------------------------------------------------- ports


async def port_phase(table: Table[State]) -> Outcome | None:
    """All choose a port; the ports are resolved and cleared; then the next round or the end."""
    s = table.state
    visitors = await choose_ports(table)
    table.reveal([visitors, [list(player.laid) for player in s.players]])
    order = resolution_order(visitors)
    if len(order) > 1:
        tell_ports(table, visitors, first=order[0])
    for position, port in enumerate(order, start=1):
        resolve(table, port, position, visitors[port])
    return begin_round(table) if s.round < s.rounds else finish(table, "rounds")


async def choose_ports(table: Table[State]) -> dict[Port, list[Seat]]:
    """Who goes to which port, all at once and in secret (KZ-311, KZ-313, KZ-314, KZ-605).

    KZ-604: where there is one port only, nobody chooses.
    """
    s = table.state
    if "B" not in s.quays:
        return {"A": s.seats_in()}
    port = partial(choose_port, table)
    chosen = await table.together(s.clockwise(), port, prompt="port", retract=True)
    return {port: [seat for seat in s.seats_in() if chosen[seat] == port] for port in PORTS}


async def choose_port(table: Table[State], seat: Seat) -> Port:
    """KZ-312: one port for all that was laid. KZ-508: any port, whatever lies there."""
    return await table.pick(seat, PORTS, "port", rule="KZ-311", secret=True)


def resolution_order(visitors: dict[Port, list[Seat]]) -> list[Port]:
    """KZ-316: the port with fewer players first, also with none; with equal numbers A."""
    return sorted(visitors, key=lambda port: (len(visitors[port]), port))


def resolve(table: Table[State], port: Port, position: int, seats: list[Seat]) -> None:
    """KZ-315: turn up all cargo at a port, see what becomes of it, and clear the port (KZ-326).

    KZ-325: nothing here looks at the other port. KZ-403: `position` is part of the stamp.
    """
    s = table.state
    quay = s.quays[port]
    arrival = quay.lying()
    cargo = [Crate(seat, kind) for seat in seats for kind in s.players[seat].laid]
    loading = at_port(s.terms.mode, arrival, cargo)
    for seat in seats:
        s.players[seat].laid = []
    move_cards(s.players, loading)
    for seat in loading.boarded():
        s.players[seat].stamp, s.players[seat].boarded = (s.round, position), port
    quay.gone.append(Gone(arrival.id, loading.result, s.round))
    quay.arrival = None
    tell_port(table, port, seats, cargo, loading)


def move_cards(players: list[Player], loading: Loading) -> None:
    """Cards that score stay face up, the others are laid face down in front of their players."""
    for seat, crate in loading.scored():
        players[seat].up.append((crate.kind, crate.seat))
    for crate in loading.lost():
        players[crate.seat].lost.append(crate.kind)


# ---------------------------------------------------------------- the end


def finish(table: Table[State], reason: Reason) -> Outcome:
    """The match is over: open all cards (KZ-R20) and rank the players (KZ-404 to KZ-407)."""
    s = table.state
    s.phase = "over"
    table.reveal([[player.hand, player.lost] for player in s.players])
    outcome = outcome_of(s, reason)
    winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    table.say("over", reason=reason, round=s.round, seats=winners)
    return outcome
