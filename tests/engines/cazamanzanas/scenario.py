"""Turns of Cazamanzanas told as the rulebook's examples tell them.

    table = orchard(BOARD, hands=["bomb leaf rotate"], active=0)
    table.play("bomb", "r2c4")
    assert table.said("bombed")

Everything runs through the kernel; only the cards are put where the example wants them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engines.cazamanzanas import game
from engines.cazamanzanas.components import (
    BRANCHES,
    KIND,
    LEFT,
    PLATFORM,
    POINTS,
    RULES,
    SET_SIZE,
    START,
    SYMBOLS,
    Card,
    aside_of,
    owner_of,
)
from engines.cazamanzanas.fall import UPRIGHT
from engines.cazamanzanas.options import Options
from engines.cazamanzanas.orchard import reserve_of
from engines.cazamanzanas.state import Basket, Mechanism, Player, State
from engines.cazamanzanas.zones import HAND_SIZE
from engines.kernel import Checkpoint, Choice, Entry, Match, RandomBot, Rng, codec
from tests.engines.cazamanzanas.boards import GLYPHS, Board, board_of

SEED = bytes(range(32))
PRINTED = {UPRIGHT: PLATFORM}
FAST = "fast_leaf"


class Box:
    """Cards of the sets in play that lie nowhere yet."""

    def __init__(self, seats: int) -> None:
        self.cards = list(range(seats * SET_SIZE))

    def take(self, kind: str, seat: int | None = None) -> Card:
        """The first card of a kind, of one set or of any; the fast leaf by its own name."""
        for card in self.cards:
            name = FAST if (KIND[card], POINTS[card]) == ("leaf", 3) else KIND[card]
            if name == kind and seat in (None, owner_of(card)):
                self.cards.remove(card)
                return card
        raise LookupError(f"no {kind} is left")


@dataclass
class Table:
    """A match, and all that it has said."""

    match: Match[State]
    entries: list[Entry] = field(default_factory=list)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def seat(self) -> int:
        """Who is asked."""
        return next(iter(self.match.decisions))

    @property
    def asked(self) -> str:
        """The prompt of the open question."""
        return self.match.decisions[self.seat].prompt

    def kinds(self) -> list[str]:
        """The kinds of the cards that are offered."""
        return [KIND[int(choice)] for choice in self.match.decisions[self.seat].choices]

    def choices(self) -> tuple[Choice, ...]:
        """What is offered."""
        return self.match.decisions[self.seat].choices

    def barred(self) -> dict[Choice, str]:
        """What is not, and why."""
        return {b.choice: b.reason for b in self.match.decisions[self.seat].barred}

    def answer(self, *choices: Choice) -> Table:
        """Answer the open question."""
        seat = self.seat
        self.match.submit(seat, self.match.decisions[seat].id, choices)
        self.entries += self.match.entries
        return self

    def card(self, kind: str) -> Card:
        """A card of a kind in the hand of who is asked."""
        hand = self.state.players[self.seat].hand
        return next(
            card
            for card in hand
            if (KIND[card], POINTS[card]) == (("leaf", 3) if kind == FAST else (kind, POINTS[card]))
        )

    def play(self, kind: str, *cells: str) -> Table:
        """Play a card on cells."""
        self.answer(self.card(kind))
        for cell in cells:
            self.answer(cell)
        return self

    def said(self, key: str) -> list[dict[str, Any]]:
        """The data of the entries with this key."""
        return [entry.data for entry in self.entries if entry.key == key]

    def keys(self) -> list[str]:
        """What was said, in order."""
        return [entry.key for entry in self.entries]

    def caught(self) -> dict[int, int]:
        """The apples that each basket got in all that was said."""
        found: dict[int, int] = {}
        for data in self.said("apple-basket"):
            column = data["path"][-1][1]
            found[column] = found.get(column, 0) + 1
        return found


def orchard(  # noqa: PLR0913 - all that can lie on a table
    drawing: str | Board = "",
    *,
    seats: int = 4,
    hands: list[str] | None = None,
    round: int = 3,
    cap: int | None = None,
    active: int = 0,
    rows: int = 4,
    decks: dict[int, int] | None = None,
    spare: int = 8,
    turn: int = 0,
    mine: tuple[int, int] | None = None,
    **options: Any,
) -> Table:
    """A match at the start of a turn; hands are by seat.

    `decks` says how many cards are left in a seat's deck; the others were discarded. Apples that
    are neither spare nor seen lie in the first basket. The baskets of the active seat are in the
    columns `mine`.
    """
    board = board_of(drawing) if isinstance(drawing, str) and drawing else drawing or Board(rows)
    assert isinstance(board, Board)
    state = game.setup(seats, Options(**options), Rng(SEED))
    state.phase, state.round, state.active = "turn", round, active
    state.rows, state.turn = board.rows, turn
    state.cap = START[seats] if cap is None else cap
    state.branch = list(board.branch)
    box = Box(seats)
    state.players = [Player(aside_of(seat)) for seat in range(seats)]
    for player in state.players:
        box.cards.remove(player.aside or 0)
    deal(state, hands or [], box)
    lay(state, board, box)
    for seat, player in enumerate(state.players):
        rest = [card for card in box.cards if owner_of(card) == seat]
        left = (decks or {}).get(seat, len(rest))
        player.deck, player.discard = rest[:left], rest[left:]
    furnish(state, board, spare)
    if mine:
        hunt(state, mine)
    game.check(state)
    return resume(state)


def deal(state: State, hands: list[str], box: Box) -> None:
    """The cards that are told, and left trampolines until it is three."""
    for seat, player in enumerate(state.players):
        kinds = hands[seat].split() if seat < len(hands) else []
        kinds += [LEFT] * (HAND_SIZE - len(kinds))
        player.hand = sorted(box.take(kind, seat) for kind in kinds)


def lay(state: State, board: Board, box: Box) -> None:
    """The mechanisms of a board, from any set; portals from that of their number."""
    piles = {cell: len(apples) for cell, apples in board.apples("stuck").items()}
    for cell, glyph in board.glyphs.items():
        kind = GLYPHS[glyph]
        if glyph.isdigit():
            owner = state.players[int(glyph) - 1]
            card = box.take(kind, int(glyph) - 1) if owner.aside is None else owner.aside
            owner.aside = None
        else:
            card = box.take(PRINTED.get(kind, kind))
        state.table.append(Mechanism(card, *cell, kind == UPRIGHT, piles.get(cell, 0)))


def furnish(state: State, board: Board, spare: int) -> None:
    """Baskets, hunters, blossoms and the apples that are not on the board."""
    seats = len(state.players)
    branches, colours = BRANCHES[seats], list(SYMBOLS)
    state.baskets = [Basket(*pair) for pair in zip(colours, branches, strict=False)]
    state.removed = colours[len(branches) :]
    pool = colours[: len(branches)]
    for player in state.players:
        player.hunters, pool = pool[:2], pool[2:]
    state.unseen = pool
    shown = [*branches[:3]], [*branches[3:6]], [*branches[:6]]
    state.shown = [list(row) for row in shown[: state.round]]
    gone = shown[2] if state.round == 3 else [n for row in state.shown for n in row]
    state.blossoms = [n for n in branches if n not in gone]
    state.supply = spare + reserve_of(state)
    stuck = sum(card.stuck for card in state.table)
    state.baskets[0].apples = RULES["apples"] - state.supply - len(state.branch) - stuck


def hunt(state: State, columns: tuple[int, int]) -> None:
    """The active seat hunts for the baskets in these columns; the others are dealt anew."""
    colours = [basket.colour for basket in state.baskets]
    mine = [basket.colour for basket in state.baskets if basket.column in columns]
    pool = [colour for colour in colours if colour not in mine]
    for seat, player in enumerate(state.players):
        if seat == state.active:
            player.hunters = mine
        else:
            player.hunters, pool = pool[:2], pool[2:]
    state.unseen = pool


def resume(state: State) -> Table:
    """The match that goes on from a state between two steps."""
    checkpoint = codec.encode(Checkpoint(1, len(state.players), 0, state, None))
    match = Match[State].resume(game, SEED, checkpoint)
    return Table(match, list(match.entries))


def play_through(seats: int, seed: bytes = SEED, **options: Any) -> Match[State]:
    """A whole random match."""
    match = Match[State].start(game, seats, Options(**options), seed)
    rng = Rng(seed)
    while match.outcome is None:
        seat, decision = next(iter(match.decisions.items()))
        match.submit(seat, decision.id, RandomBot.answer(decision, rng))
    return match


def copy_of(state: State) -> State:
    """An equal state of its own."""
    return codec.decode(codec.encode(state), State)
