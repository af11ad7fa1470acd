"""The cut-down Kamozza that the peers host as well; `peers/rules.cjs` has its rules."""

from __future__ import annotations

from random import Random
from typing import Any

HAND = (1, 2, 5, 7, 10, 15, 20)
SHIPS = ((8, 11, 14, 17, 20, 23), (30, 33, 36, 39, 42, 45))
ROUNDS = 4
SEATS = range(4)


class CutDown:
    """One match of so many deals; all of it is plain data."""

    def __init__(self, seed: str, deals: int) -> None:
        self.chance = Random(seed)
        self.deals = deals
        self.deal = 0
        self.over = False
        self.players: list[dict[str, Any]] = [{"score": 0} for _ in SEATS]
        self._deal()

    def _deal(self) -> None:
        self.ships = [self.chance.sample(ships, ROUNDS) for ships in SHIPS]
        self.round = 0
        self.history: list[dict[str, Any]] = []
        for player in self.players:
            player.update(hand=list(HAND), loaded=[], sunk=[], pick=None)

    def move(self, seat: int, cards: list[int], port: int) -> None:
        """Pick cards and a port; ValueError where that is not allowed."""
        me = self.players[seat]
        hand = me["hand"]
        spare = len(hand) - len(cards) >= ROUNDS - 1 - self.round
        fits = 1 <= len(cards) <= 2 and len(set(cards)) == len(cards) and port in (0, 1)
        if self.over or me["pick"] or not (fits and spare and set(cards) <= set(hand)):
            raise ValueError("illegal")
        me["pick"] = (cards, port)
        if all(player["pick"] for player in self.players):
            self._resolve()

    def _resolve(self) -> None:
        capacities = [deck[self.round] for deck in self.ships]
        sums = [0, 0]
        for player in self.players:
            cards, port = player["pick"]
            sums[port] += sum(cards)
        picks = [self._load(player, capacities, sums) for player in self.players]
        self.history.append({"capacities": capacities, "sums": sums, "picks": picks})
        self.round += 1
        if self.round == ROUNDS:
            self.deal += 1
            self.over = self.deal == self.deals
            if not self.over:
                self._deal()

    def _load(
        self, player: dict[str, Any], capacities: list[int], sums: list[int]
    ) -> dict[str, Any]:
        cards, port = player["pick"]
        sails = sums[port] <= capacities[port]
        for card in cards:
            player["hand"].remove(card)
        player["loaded" if sails else "sunk"] += cards
        player["score"] += sum(cards) if sails else 0
        player["pick"] = None
        return {"cards": cards, "port": port, "sails": sails}

    def view(self, viewer: int) -> dict[str, Any]:
        """What a seat sees."""
        ships = [None if self.round == ROUNDS else deck[self.round] for deck in self.ships]
        return {
            "deal": self.deal,
            "round": self.round,
            "over": self.over,
            "ships": ships,
            "players": {
                seat: self._player(seat, player, viewer) for seat, player in enumerate(self.players)
            },
            "history": self.history,
        }

    def _player(self, seat: int, player: dict[str, Any], viewer: int) -> dict[str, Any]:
        seen = {
            "score": player["score"],
            "loaded": player["loaded"],
            "sunk": len(player["sunk"]),
            "left": len(player["hand"]),
            "chosen": player["pick"] is not None,
        }
        return {**seen, "hand": player["hand"], "pick": player["pick"]} if seat == viewer else seen

    def snapshot(self) -> dict[str, Any]:
        """The whole match."""
        names = ("players", "ships", "round", "deal", "deals", "over", "history")
        return {name: getattr(self, name) for name in names}
