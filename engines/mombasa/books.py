"""Book tiles and the ink jar (MB-072 to MB-086)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engines.kernel import Barred, Seat, Table
from engines.mombasa.components import (
    BOOK_SPACES,
    BOOKS,
    GOODS,
    RULES,
    Effect,
    Letter,
    Need,
)
from engines.mombasa.effects import apply, does, gain, pay
from engines.mombasa.standing import compared, flip_price, of_good, of_type, worth
from engines.mombasa.state import Player, Shelved, State

Stride: TypeAlias = Literal["enter", "flip", "stop"]


@does("book_points")
async def take_books(table: Table[State], seat: Seat, effect: Effect, why: str) -> None:
    """So many book tiles, one after the other."""
    del why
    for _ in range(effect.n):
        await take_book(table, seat)


async def take_book(table: Table[State], seat: Seat) -> None:
    """MB-072 to MB-077: a face-up tile of the letter of the next space, or pounds at the end."""
    s = table.state
    player = s.players[seat]
    letter = next_letter(player)
    if letter is None:
        gain(table, seat, RULES.overflow_pounds, "book-end")
        return
    offered = [book for book in s.shelf[letter] if book is not None]
    if not offered:
        table.say("no-book", seat=seat, letter=letter)
        return
    book = await table.pick(
        seat,
        offered,
        "book",
        params={"letter": letter},
        forced_by_public=True,
        barred=other_letters(s, letter),
        rule="MB-072",
    )
    player.books.append(Shelved(book))
    table.say("book", seat=seat, book=book, space=len(player.books))
    collect(table, seat, letter)
    refill(table, letter, s.shelf[letter].index(book))


def next_letter(player: Player) -> Letter | None:
    """MB-072: the letter of a player's next empty book space; None: all are filled."""
    laid = len(player.books)
    return BOOK_SPACES[laid] if laid < len(BOOK_SPACES) else None


def other_letters(state: State, letter: Letter) -> tuple[Barred, ...]:
    """The tiles whose letter does not fit the next space."""
    return tuple(
        Barred(book, "letter", "MB-072", {"letter": letter})
        for row, books in state.shelf.items()
        if row != letter
        for book in books
        if book is not None
    )


def collect(table: Table[State], seat: Seat, letter: Letter) -> None:
    """MB-074: the supplement pounds of the row go with the tile."""
    s = table.state
    found, s.pounds_on[letter] = s.pounds_on[letter], 0
    s.collected += found
    gain(table, seat, found, "supplement")


def refill(table: Table[State], letter: Letter, place: int) -> None:
    """MB-075: the empty space is filled at once, as long as there are tiles."""
    s = table.state
    supply = s.supply[letter]
    s.shelf[letter][place] = supply.pop() if supply else None
    table.reveal(["book", s.shelf[letter][place]])


# ---------------------------------------------------------------- the ink jar


def is_met(player: Player, need: Need) -> bool:
    """MB-081: whether a condition holds, by the face-up items alone."""
    items = player.unused()
    if need.kind == "good" and need.good is not None:
        return compared(player, need.good) >= need.min
    if need.kind == "any_good":
        return max(worth(of_good(items, good)) for good in GOODS) >= need.min
    found = of_type(items, need.kind)
    return (worth(found) if need.kind == "expansion" else len(found)) >= need.min


def are_met(player: Player, book: str) -> bool:
    """MB-081: whether all conditions of a book hold at the same time."""
    return all(is_met(player, need) for need in BOOKS[book].need)


async def walk(table: Table[State], seat: Seat) -> None:
    """MB-080 to MB-084: the ink jar goes on, book by book; the last one gives its reward."""
    player = table.state.players[seat]
    start = player.ink
    while player.ink < len(player.books):
        stride = await choose_stride(table, seat)
        if stride == "stop":
            break
        if stride == "flip":
            pay(table, seat, flip_price(table.state, seat), "flip")
            player.books[player.ink].flipped = True
        player.ink += 1
        table.say(
            "ink",
            seat=seat,
            space=player.ink,
            book=player.books[player.ink - 1].id,
            flipped="yes" if player.books[player.ink - 1].flipped else "no",
        )
    if player.ink > start and not player.books[player.ink - 1].flipped:
        await apply(table, seat, BOOKS[player.books[player.ink - 1].id].reward, "book")


async def choose_stride(table: Table[State], seat: Seat) -> Stride:
    """MB-080, MB-082: enter the next book, pay to turn it, or stop."""
    s = table.state
    player = s.players[seat]
    ahead = player.books[player.ink]
    cost = flip_price(s, seat)
    met = ahead.flipped or are_met(player, ahead.id)
    can_flip = not ahead.flipped and player.pounds >= cost
    strides: list[Stride] = ["stop"]
    barred: list[Barred] = []
    if can_flip:
        strides.insert(0, "flip")
    else:
        barred.append(Barred("flip", "turned" if ahead.flipped else "too-poor", "MB-082"))
    if met:
        strides.insert(0, "enter")
    else:
        barred.append(Barred("enter", "not-met", "MB-080"))
    return await table.pick(
        seat,
        strides,
        "ink",
        params={"book": ahead.id, "space": player.ink + 1, "pounds": cost},
        forced_by_public=True,
        barred=tuple(barred),
        rule="MB-080",
    )
