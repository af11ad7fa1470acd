"""A table in the middle of a match, set up by hand, and ways to play on from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Checkpoint, Choice, Decision, Match, RandomBot, Rng, codec
from engines.mombasa import game
from engines.mombasa.components import BOOKS, SLOTS
from engines.mombasa.options import Options
from engines.mombasa.state import Item, Player, Shelved, State

SEED = bytes(range(32))
ANN, BEN, CEM, DAN = range(4)


def fresh(seats: int = 3, **options: str) -> State:
    """The state before the first question; seat 0 begins."""
    chosen = Options.model_validate({"first_player": "host", **options})
    return game.setup(seats, chosen, Rng(SEED))


class Desk:
    """A state under construction, and then the match that goes on from it."""

    def __init__(self, seats: int = 3, **options: str) -> None:
        self.state = fresh(seats, **options)
        self.state.phase = "turns"
        for seat, player in enumerate(self.state.players):
            player.tile = player.tile or f"S0{seat + 1}"
            player.offer = []
        if self.state.terms.starting_tiles == "choose_of_two":
            self._deal_tiles()
        self.match: Match[State] | None = None
        self.entries: list[Any] = []

    def _deal_tiles(self) -> None:
        names = [f"S{n:02}" for n in range(1, 11)]
        for player in self.state.players:
            player.tile = names.pop(0)
            player.declined = names.pop(0)
        self.state.undealt = names

    # ------------------------------------------------------------ setting the table

    def player(self, seat: int) -> Player:
        """A player as the match has him now."""
        return self.now.players[seat]

    @property
    def now(self) -> State:
        """The state: under construction, or as the match stands."""
        return self.state if self.match is None else self.match.state

    def fetch(self, card: str, seat: int) -> str:
        """Take a card from wherever it lies."""
        s = self.state
        for pile in (s.pile, s.discard, s.players[seat].hand):
            if card in pile:
                pile.remove(card)
                return card
        column = next(column for column in s.market if card in column)
        column[column.index(card)] = None
        return card

    def area(self, seat: int, cards: str, used: str = "") -> Desk:
        """Cards into the slots, s1 first; a name with `slot:` before it goes there."""
        player = self.state.players[seat]
        free = ["s1", "s2", "s3", "left", "right"]
        for word in cards.split():
            slot, _, card = word.rpartition(":")
            slot = slot or free[0]
            free.remove(slot)
            player.slots[slot] = Item(self.fetch(card, seat), card in used.split())
        player.slots = {slot: player.slots[slot] for slot in SLOTS if slot in player.slots}
        return self

    def tile(self, seat: int, tile: str, good: Any = None) -> Desk:
        """A bonus tile into the action area."""
        self.state.beside.remove(tile)
        self.state.players[seat].tiles.append(Item(tile, good=good))
        return self

    def rest(self, seat: int, **decks: str) -> Desk:
        """Resting decks, the top card last."""
        for slot, cards in decks.items():
            deck = [self.fetch(card, seat) for card in cards.split()]
            self.state.players[seat].resting[slot] = deck
        return self

    def show(self, column: int, row: int, card: str) -> Desk:
        """A card into the display; what lay there goes under the pile."""
        s = self.state
        there = s.market[column][row]
        if there == card:
            return self
        card = self.fetch(card, 0)
        if there is not None:
            s.pile.insert(0, there)
        s.market[column][row] = card
        return self

    def books(self, seat: int, names: str, ink: int = 0) -> Desk:
        """Books onto a player's track."""
        s = self.state
        for book in names.split():
            letter = BOOKS[book].letter
            shelf = s.shelf[letter]
            if book in shelf:
                shelf[shelf.index(book)] = s.supply[letter].pop()
            else:
                s.supply[letter].remove(book)
            s.players[seat].books.append(Shelved(book))
        s.players[seat].ink = ink
        return self

    def offer(self, book: str) -> Desk:
        """A book into the display."""
        s = self.state
        letter = BOOKS[book].letter
        if book not in s.shelf[letter]:
            s.supply[letter].remove(book)
            s.supply[letter].append(s.shelf[letter][0] or "")
            s.shelf[letter][0] = book
        return self

    def posts(self, company: str, columns: str, *regions: str) -> Desk:
        """Posts onto the map, each from the front of the column that its digit names."""
        firm = self.state.firms[company]
        for column, region in zip(columns, regions, strict=True):
            stack = firm.columns[int(column)]
            stack.posts -= 1
            stack.locked = stack.locked or not stack.posts
            self.state.posts[region] = company
        return self

    def set(self, seat: int, **values: Any) -> Desk:
        """Attributes of a player; `tracks` are merged."""
        player = self.state.players[seat]
        player.tracks |= values.pop("tracks", {})
        for name, value in values.items():
            setattr(player, name, value)
        return self

    # ------------------------------------------------------------ playing

    def start(self) -> Desk:
        """Begin to play; what was set up must keep the invariants."""
        game.check(self.state)
        raw = codec.encode(Checkpoint(0, len(self.state.players), 0, self.state))
        self.match = Match[State].resume(game, SEED, raw)
        return self

    @property
    def playing(self) -> Match[State]:
        """The match under way."""
        if self.match is None:
            self.start()
        assert self.match
        return self.match

    @property
    def asked(self) -> Decision:
        """The open question, where there is only one."""
        (decision,) = self.playing.decisions.values()
        return decision

    def do(self, *moves: Choice | Sequence[Choice]) -> Desk:
        """Answer one question after the other, whoever is asked."""
        for move in moves:
            decision = self.asked
            self.answer(decision.seat, *([move] if isinstance(move, int | str) else move))
        return self

    def answer(self, seat: int, *choices: Choice) -> Desk:
        """Answer the open question of a seat."""
        match = self.playing
        match.submit(seat, match.decisions[seat].id, choices)
        self.entries += match.entries
        game.check(match.state)
        return self

    def barred(self, choice: Choice) -> str | None:
        """Why a choice is forbidden now, with the rule; None: it is not forbidden."""
        found = [f"{b.reason} {b.rule}" for b in self.asked.barred if b.choice == choice]
        assert (choice in self.asked.choices) != bool(found), choice
        return found[0] if found else None

    def said(self, key: str) -> list[dict[str, Any]]:
        """The data of all entries of one key."""
        return [entry.data for entry in self.entries if entry.key == key]

    def used(self, seat: int) -> list[str]:
        """The face-down items of a player."""
        return [item.id for item in self.player(seat).items() if item.used]


def play_out(seats: int, seed: bytes, **options: str) -> Match[State]:
    """A random match to its end."""
    match = Match[State].start(game, seats, Options.model_validate(options), seed)
    rng = Rng(seed)
    while match.outcome is None:
        seat = rng.choice(sorted(match.decisions))
        decision = match.decisions[seat]
        match.submit(seat, decision.id, RandomBot.answer(decision, rng))
    return match
