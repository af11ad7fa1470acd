"""Rounds of Kamozza told as the rulebook's examples tell them.

    table = harbour(A=17, B=35)
    table.play("P1 timber -> A; P2 tea -> A; P3 gold -> B; P4 timber + rat -> B")
    table.expect(order="A B", ports={"A": "sunk 18", "B": "departed 16"}, ...)

`P1` is seat 0. Everything runs through the kernel; only the cards are stacked beforehand.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from engines.kamozza import game
from engines.kamozza.components import KINDS, WEIGHT, ship_id
from engines.kamozza.options import Options
from engines.kamozza.scoring import points_of
from engines.kamozza.state import Gone, Player, State
from engines.kernel import Checkpoint, Entry, Match, RandomBot, Rng, codec

SEED = bytes(range(32))
Card = int | str


def arrival_id(card: Card) -> str:
    """17 is the ship that carries 17; every other card goes by its id."""
    return ship_id(card) if isinstance(card, int) else card


@dataclass
class Past:
    """What one seat has behind it: cards face up and lost, points won and where it last boarded."""

    up: str = ""
    lost: str = ""
    stamp: tuple[int, int] = (0, 0)
    boarded: str | None = None

    def player(self, seat: int) -> Player:
        up, lost = self.up.split(), self.lost.split()
        hand = [kind for kind in KINDS if kind not in up + lost]
        boarded = self.boarded or ("B" if up else None)
        return Player(hand, [], [(kind, seat) for kind in up], lost, self.stamp, boarded)


@dataclass
class Harbour:
    """A match, and what its last round said."""

    match: Match[State]
    entries: list[Entry] = field(default_factory=list)
    before: list[int] = field(default_factory=list)

    def play(self, text: str) -> Harbour:
        """Play a round as told."""
        self.entries = []
        self.before = [points_of(player) for player in self.match.state.players]
        orders, turn = parse(text), self.match.state.round
        while self.match.outcome is None and self.match.state.round == turn:
            seat, decision = next(iter(self.match.decisions.items()))
            kinds, port = orders[seat]
            self.answer(seat, kinds if decision.prompt == "cargo" else [port])
        return self

    def answer(self, seat: int, choices: list[str]) -> list[Entry]:
        """One move, and what the log says to it."""
        self.match.submit(seat, self.match.decisions[seat].id, choices)
        said = self.match.entries
        self.entries += said
        return said

    def said(self, key: str) -> list[dict[str, Any]]:
        """The data of the entries with this key."""
        return [entry.data for entry in self.entries if entry.key == key]

    def port(self, port: str) -> Entry:
        """The entry that tells what became of the cargo at a port."""
        return next(e for e in self.entries if e.key == "port" and e.data["port"] == port)

    def expect(
        self, *, order: str, ports: dict[str, str], points: tuple[int, ...], lost: str, boarded: str
    ) -> None:
        """Compare the last round with the result that the rulebook gives.

        `ports` say "<result> <load>", `lost` names the cards that went face down.
        """
        state = self.match.state
        assert [data["port"] for data in self.said("port")] == order.split()
        for port, result in ports.items():
            then = self.port(port).then
            assert then is not None
            assert f"{self.port(port).data['result']} {then['load']}" == result
        gained = [points_of(p) - old for p, old in zip(state.players, self.before, strict=True)]
        assert tuple(gained) == points
        assert self.lost() == {seat: kinds for seat, (kinds, _) in parse(lost).items()}
        seats = {seat for entry in self.said("port") for seat in entry["boarded"]}
        assert seats == set(parse(boarded))

    def lost(self) -> dict[int, list[str]]:
        """What each seat lost in the last round, from light to heavy."""
        lost: dict[int, list[str]] = {}
        for entry in self.entries:
            if entry.key == "loss":
                assert entry.seat is not None
                assert entry.own is not None
                lost[entry.seat] = sorted(entry.own["kinds"], key=WEIGHT.__getitem__)
        return lost


def parse(text: str) -> dict[int, tuple[list[str], str]]:
    """`P1 rice + tea -> B; P2 gold` as seats with their kinds, light ones first, and port."""
    orders: dict[int, tuple[list[str], str]] = {}
    for order in filter(None, text.split("; ")):
        match = re.fullmatch(r"P(\d)((?: \+? ?[a-z]+)*)(?: -> ([AB]))?", order)
        assert match is not None, order
        kinds = sorted(re.findall("[a-z]+", match[2]), key=WEIGHT.__getitem__)
        orders[int(match[1]) - 1] = (kinds, match[3] or "A")
    return orders


def harbour(
    *,
    A: Card,  # noqa: N803 - the port's name
    B: Card | None = None,  # noqa: N803 - the port's name
    seats: int = 4,
    start: int = 1,
    round: int = 1,
    past: dict[int, Past] | None = None,
    **options: Any,
) -> Harbour:
    """A match at the start of `round` with these arrivals on top of the decks; P`start` starts."""
    state = game.setup(seats, Options(**options), Rng(SEED))
    state.start = start - 1
    arrivals = {"A": arrival_id(A)} | ({} if B is None else {"B": arrival_id(B)})
    for port, quay in state.quays.items():
        quay.deck.remove(arrivals[port])
        quay.gone = [Gone(quay.deck.pop(0), "empty", turn) for turn in range(1, round)]
        quay.deck.append(arrivals[port])
    if round > 1:
        state.round = round - 1
        state.start = (start - 2) % seats
        state.players = [(past or {}).get(n + 1, Past()).player(n) for n in range(seats)]
    return resume(state)


def resume(state: State) -> Harbour:
    """The match that goes on from a state between two steps."""
    match = Match[State].resume(
        game, SEED, codec.encode(Checkpoint(0, len(state.players), 0, state, None))
    )
    return Harbour(match, list(match.entries))


def play_counts(
    seats: int, counts: dict[int, list[int]], *, start: int = 1, **options: Any
) -> Harbour:
    """Play rounds in which each seat lays as many cards as told, the lightest ones, and goes to A.

    `counts` are by `P` number; the rounds played are as many as the longest list.
    """
    state = game.setup(seats, Options(**options), Rng(SEED))
    state.start = start - 1
    table = resume(state)
    for turn in range(max(map(len, counts.values()))):
        while not table.match.outcome and table.match.state.round == turn + 1:
            seat = next(iter(table.match.decisions))
            decision = table.match.decisions[seat]
            if decision.prompt == "cargo":
                table.answer(seat, list(decision.choices[: counts[seat + 1][turn]]))
            else:
                table.answer(seat, ["A"])
    return table


def play_through(seats: int, **options: Any) -> Match[State]:
    """A whole random match."""
    match = Match[State].start(game, seats, Options(**options), SEED)
    rng = Rng(SEED)
    while match.outcome is None:
        seat, decision = next(iter(match.decisions.items()))
        match.submit(seat, decision.id, RandomBot.answer(decision, rng))
    return match


def copy_of(state: State) -> State:
    """An equal state of its own."""
    return codec.decode(codec.encode(state), State)


def gone(match: Match[State], port: str) -> list[str]:
    """The discard row of a port."""
    return [gone.id for gone in match.state.quays[port].gone]
