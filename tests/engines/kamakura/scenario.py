"""Turns of Kamakura told as the rulebook's examples tell them.

    table = camp("ninja katana wall", "samurai kunai wall")
    table.attack("A", "ninja katana", "B2")
    table.answers("B", "surrender")
    table.expect(A="ninja wall", B="samurai kunai wall", discard="katana", scores="12 8", turn="B")

`A` is seat 0, `B2` its neighbour's second slot. Cards go by their kinds. Everything runs through
the kernel; only hands, lands and piles are stacked beforehand.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from engines.kamakura import game
from engines.kamakura.capture import score_of
from engines.kamakura.components import COUNT, DECK, KIND, LANDS, Card, in_order, kinds_of
from engines.kamakura.options import Options, terms_of
from engines.kamakura.state import Player, State, Taken
from engines.kamakura.teams import pairs_at_start
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
SEATS = "ABCDEFGH"
COUNTED = ("walls", "pay")
TEXTS = {value: land for land, value in LANDS.items()} | {0: "-"}


# ---------------------------------------------------------------- words


def seat_of(letter: str) -> Seat:
    """The seat of `A` to `H`."""
    return SEATS.index(letter)


def land_of(choice: str) -> str:
    """`B2` as the choice `1.2`."""
    return f"{seat_of(choice[0])}.{choice[1]}"


def word_of(choice: Choice, prompt: str = "") -> str:
    """A choice in the language of the examples."""
    text = str(choice)
    if isinstance(choice, int):
        return text if prompt in COUNTED else KIND[choice]
    if re.fullmatch(r"\d\.\d", text):
        return f"{SEATS[int(text[0])]}{text[2]}"
    if text.startswith(("ask-", "with-")):
        return re.sub(r"\d", lambda found: SEATS[int(found[0])], text)
    return text


def choice_of(word: str, decision: Decision, hand: list[Card], used: list[Choice]) -> Choice:
    """What a word of the examples stands for in a question; cards may be ones it does not offer."""
    if word in (*decision.choices, *(barred.choice for barred in decision.barred)):
        return word
    if word in COUNT and decision.prompt not in COUNTED:
        offered = [card for card in decision.choices if isinstance(card, int)]
        cards = [card for card in (*offered, *hand) if KIND[card] == word and card not in used]
        return cards[0]
    if re.fullmatch(r"[A-H]\d", word):
        return land_of(word)
    if word.startswith(("ask-", "with-")):
        return re.sub(r"[A-H]", lambda found: str(seat_of(found[0])), word)
    return int(word) if word.isdigit() else word


def in_box_order(words: str) -> str:
    """Cards as a hand is held; other words stay as they are."""
    found = words.split()
    kinds = list(COUNT)
    return " ".join(sorted(found, key=kinds.index) if set(found) <= set(kinds) else found)


# ---------------------------------------------------------------- a match


@dataclass
class Camp:
    """A match, and all that was said in it since it was set up."""

    match: Match[State]
    sound: bool = True
    entries: list[Entry] = field(default_factory=list)

    @property
    def state(self) -> State:
        """The whole truth."""
        return self.match.state

    @property
    def asked(self) -> str:
        """Who is asked what, as `B defend`; several seats as `AC claim`."""
        seats = "".join(SEATS[seat] for seat in sorted(self.match.decisions))
        return f"{seats} {self.match.awaited().prompt}"

    def question(self, letter: str) -> Decision:
        """The open question of a seat."""
        return self.match.decisions[seat_of(letter)]

    def offers(self, letter: str) -> set[str]:
        """The choices of the open question, in words."""
        decision = self.question(letter)
        return {word_of(choice, decision.prompt) for choice in decision.choices}

    def bars(self, letter: str) -> dict[str, tuple[str, str]]:
        """What is barred in the open question: the reason and the rule."""
        decision = self.question(letter)
        return {word_of(b.choice, decision.prompt): (b.reason, b.rule) for b in decision.barred}

    def light(self, letter: str) -> set[str]:
        """The choices that only lead to a further question."""
        decision = self.question(letter)
        return {word_of(choice, decision.prompt) for choice in decision.light}

    def ways(self, letter: str) -> set[str]:
        """All answers that a seat may give in the open window, in words, one for each kind."""
        if self.question(letter).at_most > 1:
            return {""}
        found: set[str] = set()
        for word in self.offers(letter):
            twin = Camp(self.match.clone(), sound=False)
            twin.answers(letter, word)
            rest = twin.ways(letter) if twin.match.answers(seat_of(letter)) else {""}
            found |= {in_box_order(f"{word} {more}") for more in rest}
        return found

    # ------------------------------------------------------------ playing

    def answers(self, letter: str, words: str) -> Camp:
        """Answer one question after the other, as told; the last words may choose several cards."""
        left = words.split()
        while True:
            decision = self.question(letter)
            count = 1 if decision.at_most == 1 else len(left)
            self.submit(letter, left[:count])
            left = left[count:]
            if not left:
                return self

    def submit(self, letter: str, words: list[str]) -> None:
        """One move."""
        decision = self.question(letter)
        self.match.submit(seat_of(letter), decision.id, self.move(letter, words))
        self.after()

    def move(self, letter: str, words: list[str]) -> Move:
        """Words as a move in the open question."""
        decision, hand = self.question(letter), self.state.players[seat_of(letter)].hand
        move: list[Choice] = []
        for word in words:
            move.append(choice_of(word, decision, hand, move))
        return tuple(move)

    def after(self) -> None:
        """Keep what was said, and see that the state is sound."""
        self.entries += self.match.entries
        if self.sound:
            game.check(self.state)

    def nothing(self, letter: str) -> Camp:
        """Choose none of what is offered."""
        self.submit(letter, [])
        return self

    def attack(self, letter: str, arms: str, land: str) -> Camp:
        """A soldier with his weapons against a land."""
        return self.answers(letter, f"{arms} {land}")

    def barrage(self, letter: str, lands: str) -> Camp:
        """Barrages on lands; `shoot` and how they are paid for may be told as well."""
        self.answers(letter, f"barrage {lands}")
        more = self.match.decisions.get(seat_of(letter))
        if more is not None and "shoot" in more.choices:
            self.answers(letter, "shoot")
        return self

    def leaves(self, letter: str) -> Camp:
        """A seat leaves the match for good."""
        self.match.leave(seat_of(letter))
        self.after()
        return self

    def refuses(self, letter: str, words: str) -> tuple[str, str | None]:
        """A move that is refused, and changes nothing: the reason (or code), and the rule."""
        before = self.match.dump()
        with pytest.raises(IllegalMoveError) as refused:
            self.submit(letter, words.split())
        assert self.match.dump() == before
        return refused.value.reason or refused.value.code, refused.value.rule

    # ------------------------------------------------------------ looking

    @property
    def shots(self) -> list[str]:
        """The barrages on the table, as `A B3 flying`."""
        volley = self.state.volley
        return [
            f"{SEATS[shot.by]} {SEATS[shot.at]}{shot.slot} {shot.state}"
            for shot in (volley.shots if volley is not None else [])
        ]

    def said(self, key: str) -> list[dict[str, Any]]:
        """The data of the entries with this key."""
        return [entry.data for entry in self.entries if entry.key == key]

    def hand(self, letter: str) -> str:
        """A hand in words."""
        return " ".join(kinds_of(self.state.players[seat_of(letter)].hand))

    def lands(self, letter: str) -> str:
        """What lies in a seat's four slots."""
        return " ".join(TEXTS[value] for value in self.state.players[seat_of(letter)].slots)

    def taken(self, letter: str) -> str:
        """What a seat has captured, as `B palace`."""
        captured = self.state.players[seat_of(letter)].captured
        return ", ".join(f"{SEATS[land.owner]} {TEXTS[land.value]}" for land in captured)

    def scores(self) -> str:
        """The scores by seat."""
        return " ".join(str(score_of(self.state, seat)) for seat in range(self.match.seats))

    def expect(self, **told: str) -> Camp:
        """Compare hands (`A` to `H`), `discard`, `scores`, whose `turn` it is, and who `won`."""
        for name, words in told.items():
            if name in SEATS:
                assert self.hand(name) == words, name
            elif name == "discard":
                assert Counter(kinds_of(self.state.discard)) == Counter(words.split())
            elif name == "scores":
                assert self.scores() == words
            elif name == "turn":
                assert self.asked == f"{words} turn"
            else:
                assert name == "won"
                assert self.match.outcome is not None
                assert "".join(SEATS[seat] for seat in self.state.won) == words
        return self


# ---------------------------------------------------------------- stacking


def deal(rest: list[Card], words: str) -> list[Card]:
    """Cards of these kinds, taken from what is left of the box."""
    cards: list[Card] = []
    for kind in words.split():
        cards.append(next(card for card in rest if KIND[card] == kind))
        rest.remove(cards[-1])
    return cards


def slots_of(words: str) -> list[int]:
    """`palace - village farm` as values."""
    return [LANDS.get(word, 0) for word in words.split()]


def taken_of(words: str) -> list[Taken]:
    """`B palace, C farm` as captured lands."""
    pairs = [pair.split() for pair in words.split(", ") if pair]
    return [Taken(LANDS[land], seat_of(owner)) for owner, land in pairs]


def stack(
    *hands: str,
    slots: dict[str, str] | None = None,
    captured: dict[str, str] | None = None,
    pile: str = "",
    discard: str = "",
    **options: Any,
) -> State:
    """The state at the start of A's turn; `pile` is what is drawn first, the next card first."""
    terms = terms_of(Options(**options), len(hands))
    rest = list(range(DECK * terms.decks))
    dealt = [in_order(deal(rest, hand)) for hand in hands]
    thrown, top = deal(rest, discard), deal(rest, pile)
    players = [Player(hand, list(LANDS.values())) for hand in dealt]
    for letter, words in (slots or {}).items():
        players[seat_of(letter)].slots = slots_of(words)
    for letter, words in (captured or {}).items():
        players[seat_of(letter)].captured = taken_of(words)
    return State(
        terms=terms,
        players=players,
        pile=rest + top[::-1],
        phase="turn",
        discard=thrown,
        turn=1,
        engaged=pairs_at_start(len(hands)) if terms.mode == "teams" else [],
        last_up=[0, None],
    )


def camp(*hands: str, **told: Any) -> Camp:
    """A match at the start of A's turn; see `stack`."""
    return resume(stack(*hands, **told))


def resume(state: State, *, sound: bool = True) -> Camp:
    """The match that goes on from a state between two steps."""
    saved = codec.encode(Checkpoint(0, len(state.players), 0, state, None))
    match = Match[State].resume(game, SEED, saved)
    return Camp(match, sound, list(match.entries))


def copy_of(state: State) -> State:
    """An equal state of its own."""
    return codec.decode(codec.encode(state), State)


def begin(seats: int, seed: bytes = SEED, **options: Any) -> Camp:
    """A match from its very beginning."""
    match = Match[State].start(game, seats, Options(**options), seed)
    return Camp(match, entries=list(match.entries))


def arrange_all(table: Camp) -> Camp:
    """Everybody lays the lands from small to great, and claims nothing."""
    while table.state.phase == "arrange":
        seat, decision = next(iter(table.match.decisions.items()))
        words = list(LANDS) if decision.prompt == "arrange" else ["end"]
        table.submit(SEATS[seat], words)
    return table


def rng(number: int = 0) -> Rng:
    """A random source for a test."""
    return Rng(bytes([number]) * 32)
