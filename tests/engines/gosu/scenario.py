"""Positions of GOSU told as the examples tell them.

    table = camp("spark / - / - | fact", "bosk huna rill / tarka / -", pile="oto reya kiri")
    table.plays("A", "fact", "rill huna")
    table.expect(A="spark / fact / - |", B="bosk / tarka / - | oto reya kiri")

`A` is seat 0. An army is its rows from left to right, `-` an empty one; behind the bar stands the
hand. `*` is a trapped card, `!` one with its player's Activation Token, `+` one with a Dragoon
Token, `^` one that Dom has marked. Cards go by their kinds; Shibuke by what follows that word.
Everything runs through the kernel; only armies, hands and piles are stacked beforehand.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from engines.gosu import game
from engines.gosu.components import CLANS, FACE, KINDS, Card, cards_of, kinds_of
from engines.gosu.options import Options, terms_of
from engines.gosu.permanent import army_value
from engines.gosu.state import Goblin, Player, State
from engines.kernel import (
    Checkpoint,
    Choice,
    Decision,
    Entry,
    IllegalMoveError,
    Match,
    Move,
    Rng,
    Seat,
    codec,
)

SEED = bytes(range(32))
SEATS = "ABCD"
SHORT = {kind.removeprefix("shibuke-"): kind for kind in KINDS}
"""What the examples call the cards, and their kinds."""

MARKS = {"*": "trapped", "+": "dragoon", "^": "marked"}


def seat_of(letter: str) -> Seat:
    """The seat of `A` to `D`."""
    return SEATS.index(letter)


def word_of_kind(kind: str) -> str:
    """A kind in the words of the examples."""
    return kind.removeprefix("shibuke-")


def words_of(cards: list[Card]) -> str:
    """Cards in the words of the examples."""
    return " ".join(map(word_of_kind, kinds_of(cards)))


def word_of(choice: Choice, prompt: str = "") -> str:
    """A choice in the words of the examples: `fact`, `activate huna`, `A`, `level 2`."""
    text = str(choice)
    if isinstance(choice, int):
        return text if prompt == "level" else word_of_kind(FACE[choice].kind)
    if found := re.fullmatch(r"(activate|dragoon|trap|jump|mutate)-(\d+)", text):
        return f"{found[1]}-{word_of_kind(FACE[int(found[2])].kind)}"
    if text.startswith("seat-"):
        return SEATS[int(text[5:])]
    return text


# ---------------------------------------------------------------- a match


@dataclass
class Camp:
    """A match, and all that was said in it since it was set up."""

    match: Match[State]
    entries: list[Entry] = field(default_factory=list)
    sound: bool = True

    @property
    def state(self) -> State:
        """The whole truth."""
        return self.match.state

    @property
    def asked(self) -> str:
        """Who is asked what, as `B turn`; several seats as `AC discard`."""
        seats = "".join(SEATS[seat] for seat in sorted(self.match.decisions))
        return f"{seats} {self.match.awaited().prompt}"

    def player(self, letter: str) -> Player:
        """A player's part of the state."""
        return self.state.players[seat_of(letter)]

    def question(self, letter: str) -> Decision:
        """The open question of a seat."""
        return self.match.decisions[seat_of(letter)]

    def offers(self, letter: str) -> list[str]:
        """The choices of the open question, in words."""
        decision = self.question(letter)
        return [word_of(choice, decision.prompt) for choice in decision.choices]

    def bars(self, letter: str) -> dict[str, tuple[str, str]]:
        """What is barred in the open question: the reason and the rule."""
        return {word_of(b.choice): (b.reason, b.rule) for b in self.question(letter).barred}

    # ------------------------------------------------------------ playing

    def answers(self, letter: str, words: str) -> Camp:
        """Answer one question after the other, as told."""
        left = words.split()
        while left:
            decision = self.question(letter)
            count = max(1, decision.at_least)
            self.submit(letter, left[:count])
            left = left[count:]
        return self

    def submit(self, letter: str, words: list[str]) -> None:
        """One move."""
        decision = self.question(letter)
        self.match.submit(seat_of(letter), decision.id, self.move(letter, words))
        self.entries += self.match.entries
        if self.sound:
            game.check(self.state)

    def move(self, letter: str, words: list[str]) -> Move:
        """Words as a move in the open question; a word may also name what is not offered."""
        decision, hand = self.question(letter), self.player(letter).hand
        offered = [*decision.choices, *(barred.choice for barred in decision.barred), *hand]
        move: list[Choice] = []
        for word in words:
            fitting = (c for c in offered if word_of(c, decision.prompt) == word and c not in move)
            move.append(next(fitting, word))
        return tuple(move)

    def refuses(self, letter: str, words: str) -> tuple[str, str | None]:
        """A move that is refused, and changes nothing: the reason (or code), and the rule."""
        before = self.match.dump()
        with pytest.raises(IllegalMoveError) as refused:
            self.submit(letter, words.split())
        assert self.match.dump() == before
        return refused.value.reason or refused.value.code, refused.value.rule

    # ------------------------------------------------------------ looking

    def army(self, letter: str) -> str:
        """An army and the hand in the language of `camp`; the hand in any order."""
        player, seat = self.player(letter), seat_of(letter)
        rows = [" ".join(goblin_word(goblin, seat) for goblin in row) for row in player.rows]
        hand = " ".join(sorted(words_of(player.hand).split()))
        return f"{' / '.join(row or '-' for row in rows)} | {hand}".rstrip()

    def said(self, key: str) -> list[dict[str, Any]]:
        """The data of the entries with this key."""
        return [entry.data for entry in self.entries if entry.key == key]

    @property
    def winners(self) -> str:
        """Who has won."""
        return "".join(SEATS[seat] for seat in self.state.won)

    def expect(self, **told: Any) -> Camp:
        """Compare armies and hands (`A` to `D`), `discard`, `asked`, `points`, tokens and more."""
        for name, value in told.items():
            assert self.found(name) == expected(name, value), name
        return self

    def found(self, name: str) -> Any:
        """What is compared by `expect`."""
        if name in SEATS:
            return self.army(name)
        if name in ("points", "dragoons", "unused", "spent", "extra"):
            return " ".join(str(getattr(player, name)) for player in self.state.players)
        look = LOOKS.get(name)
        return getattr(self.state, name) if look is None else look(self)


LOOKS: dict[str, Callable[[Camp], Any]] = {
    "discard": lambda camp: sorted(words_of(camp.state.discard).split()),
    "advantage": lambda camp: SEATS[camp.state.advantage],
    "asked": lambda camp: camp.asked,
    "winners": lambda camp: camp.winners,
    "values": lambda camp: " ".join(str(army_value(player)) for player in camp.state.players),
    "fought": lambda camp: " ".join(str(sum(rows)) for rows in camp.said("battle")[0]["rows"]),
}
"""What else is compared, and how it is told; `fought` are the armies in the Great Battle."""


def expected(name: str, value: Any) -> Any:
    """What `expect` is told, made comparable."""
    if name == "discard":
        return sorted(value.split())
    if name in SEATS:
        rows, _, hand = value.partition("|")
        return f"{rows.strip()} | {' '.join(sorted(hand.split()))}".rstrip()
    return value


def goblin_word(goblin: Goblin, seat: Seat) -> str:
    """A card in an army with its marks."""
    marks = "".join(mark for mark, name in MARKS.items() if getattr(goblin, name))
    token = "" if goblin.token is None else "!" if goblin.token == seat else "?"
    return f"{word_of_kind(goblin.face.kind)}{marks}{token}"


# ---------------------------------------------------------------- stacking


class Box:
    """The cards of some clans, from which positions are stacked."""

    def __init__(self, words: str) -> None:
        kinds = [SHORT[word.rstrip("*+^!?")] for word in words.split()]
        clans = list(dict.fromkeys(KINDS[kind].clan for kind in kinds))
        spare = [clan for clan in CLANS if clan not in clans]
        self.clans = [clan for clan in CLANS if clan in (clans + spare)[: max(5, len(clans))]]
        self.rest = cards_of(self.clans)

    def take(self, word: str) -> Card:
        """One card of this kind."""
        card = next(card for card in self.rest if FACE[card].kind == SHORT[word])
        self.rest.remove(card)
        return card

    def cards(self, words: str) -> list[Card]:
        """Cards of these kinds."""
        return [self.take(word) for word in words.split()]

    def goblin(self, word: str, seat: Seat) -> Goblin:
        """A card of an army with its marks."""
        goblin = Goblin(self.take(word.rstrip("*+^!")))
        for mark, name in MARKS.items():
            if mark in word:
                setattr(goblin, name, True)
        goblin.token = seat if "!" in word else None
        return goblin

    def player(self, told: str, seat: Seat) -> Player:
        """An army, and a hand behind the bar."""
        army, _, hand = told.partition("|")
        rows = [[] if row.strip() == "-" else row.split() for row in army.split(" / ")]
        player = Player([], [[self.goblin(word, seat) for word in row] for row in rows])
        player.hand = self.cards(hand)
        lying = sum(goblin.token is not None for goblin in player.army())
        player.unused = 2 - lying
        return player


USUAL: dict[str, Any] = {
    "pile": "",
    "discard": "",
    "points": "",
    "dragoons": "",
    "unused": "",
    "advantage": "A",
    "turn": "A",
    "phase": "turn",
    "only": False,
    "passed": "",
}
"""What a position has where nothing else is told."""


def stack(*players: str, **given: Any) -> State:
    """The state at the start of a turn; `pile` is drawn first, the next card first.

    `only`: there are no other cards, so that piles can run out; then the state is not sound. What
    is not in `USUAL` is an option.
    """
    told = USUAL | {name: value for name, value in given.items() if name in USUAL}
    options = {name: value for name, value in given.items() if name not in USUAL}
    armies = [re.sub(r"[|/]|(?<!\S)-(?!\S)", " ", army) for army in players]
    box = Box(" ".join([*armies, told["pile"], told["discard"]]))
    stacked = [box.player(army, seat) for seat, army in enumerate(players)]
    top, thrown = box.cards(told["pile"]), box.cards(told["discard"])
    give(stacked, told)
    lying = sum(goblin.dragoon for player in stacked for goblin in player.army())
    return State(
        terms=terms_of(Options(**options)),
        players=stacked,
        tokens=[],
        phase=told["phase"],
        advantage=seat_of(told["advantage"]),
        clans=box.clans,
        pile=([] if told["only"] else box.rest[::-1]) + top[::-1],
        discard=thrown,
        reserve=8 - lying - sum(player.dragoons for player in stacked),
        round=1,
        regular=seat_of(told["turn"]),
        turn=seat_of(told["turn"]),
        turns=1,
    )


def give(players: list[Player], told: dict[str, Any]) -> None:
    """Points and tokens by seat, and who has passed."""
    for name in ("points", "dragoons", "unused"):
        for player, word in zip(players, told[name].split(), strict=False):
            player.spent += player.unused - int(word) if name == "unused" else 0
            setattr(player, name, int(word))
    for letter in told["passed"]:
        players[seat_of(letter)].passed = True


def camp(*players: str, **told: Any) -> Camp:
    """A match at the start of a turn; see `stack`."""
    return resume(stack(*players, **told), sound=not told.get("only"))


def resume(state: State, *, sound: bool = True) -> Camp:
    """The match that goes on from a state between two steps."""
    saved = codec.encode(Checkpoint(0, len(state.players), 0, state, None))
    match = Match[State].resume(game, SEED, saved)
    return Camp(match, list(match.entries), sound)


def copy_of(state: State) -> State:
    """An equal state of its own."""
    return codec.decode(codec.encode(state), State)


def begin(seats: int, seed: bytes = SEED, **options: Any) -> Camp:
    """A match from its very beginning."""
    match = Match[State].start(game, seats, Options(**options), seed)
    return Camp(match, entries=list(match.entries))


def rng(number: int = 0) -> Rng:
    """A random source for a test."""
    return Rng(bytes([number]) * 32)
