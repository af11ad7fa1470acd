"""The actions with items: goods, expansion, bookkeeper, merchant (sections 8.1 to 8.4)."""

from __future__ import annotations

from engines.kernel import Barred, Seat, Table
from engines.mombasa.books import take_book, walk
from engines.mombasa.components import (
    COMPANIES,
    FACES,
    GOODS,
    REGIONS,
    RULES,
    Card,
    Company,
    Good,
    Sort,
    in_order,
)
from engines.mombasa.effects import affordable, apply, find_diamonds
from engines.mombasa.expansion import expand
from engines.mombasa.standing import (
    good_of,
    goods_at_hand,
    level,
    of_good,
    of_type,
    prices,
    worth,
)
from engines.mombasa.state import Item, State
from engines.mombasa.tracks import choose_advance


async def turn_down(table: Table[State], seat: Seat, items: list[Item]) -> None:
    """MB-045, MB-046: used items lie face down, and bring their bonus in the order of the slots."""
    order = [item for item in table.state.players[seat].items() if item in items]
    for item in order:
        item.used = True
    for item in order:
        await apply(table, seat, FACES[item.id].bonus, "card")


# ---------------------------------------------------------------- goods


async def use_goods(table: Table[State], seat: Seat) -> None:
    """MB-047 to MB-049: goods of one kind buy at most one card, and the rest walks on one track."""
    s = table.state
    good = await choose_good(table, seat)
    items = await choose_crates(table, seat, good)
    total = worth(items) + level(s, seat, "goods_bonus")
    table.say("goods", seat=seat, good=good, cards=[item.id for item in items], points=total)
    await turn_down(table, seat, items)
    left = total - await buy(table, seat, total, "buy")
    if left:
        await choose_advance(table, seat, left, "goods")


async def choose_good(table: Table[State], seat: Seat) -> Good:
    """MB-047: all of the same good."""
    return await table.pick(
        seat,
        goods_at_hand(table.state.players[seat]),
        "good",
        forced_by_public=True,
        rule="MB-047",
    )


async def choose_crates(table: Table[State], seat: Seat, good: Good) -> list[Item]:
    """MB-047: one or more of the face-up items of this good."""
    player = table.state.players[seat]
    mine = of_good(player.unused(), good)
    if len(mine) == 1:
        return mine
    others = [i for i in player.unused() if good_of(i) in GOODS and good_of(i) != good]
    chosen = await table.pick_some(
        seat,
        [item.id for item in mine],
        "crates",
        at_least=1,
        at_most=len(mine),
        params={"good": good, "bonus": level(table.state, seat, "goods_bonus")},
        barred=tuple(Barred(item.id, "other-good", "MB-047") for item in others),
        rule="MB-047",
    )
    return [item for item in mine if item.id in chosen]


async def buy(table: Table[State], seat: Seat, means: int, prompt: str) -> int:
    """MB-049, MB-051: perhaps a card of the display, for points (`buy`) or pounds (`purchase`).

    What was spent comes back. Nothing is asked where all can see that nothing can be bought.
    """
    s = table.state
    offered = affordable(s, seat, means)
    costs = prices(s, seat)
    if not offered:
        return 0
    dear = [card for card in costs if card not in offered]
    choices: list[Card] = offered + (["none"] if prompt == "buy" else [])
    card = await table.pick(
        seat,
        choices,
        prompt,
        params={"points": means, "costs": costs},
        barred=tuple(Barred(c, "too-dear", "MB-050", {"points": costs[c]}) for c in dear),
        rule="MB-049" if prompt == "buy" else "MB-107",
    )
    if card == "none":
        return 0
    take(s, seat, card)
    table.say("bought", seat=seat, card=card, points=costs[card], way=prompt)
    return costs[card]


def take(state: State, seat: Seat, card: Card) -> None:
    """MB-051: a card of the display comes to the hand; its place stays empty."""
    for column in state.market:
        if card in column:
            column[column.index(card)] = None
    player = state.players[seat]
    player.hand = in_order([*player.hand, card])


# ---------------------------------------------------------------- expansion


async def use_expansion(table: Table[State], seat: Seat) -> None:
    """MB-060, MB-061: all face-up expansion items are used at once."""
    s = table.state
    items = of_type(s.players[seat].unused(), "expansion")
    points = worth(items) + level(s, seat, "expansion_bonus")
    table.say("expansion", seat=seat, cards=[item.id for item in items], points=points)
    await turn_down(table, seat, items)
    await expand(table, seat, points)


# ---------------------------------------------------------------- people


async def choose_person(table: Table[State], seat: Seat, sort: Sort) -> Item:
    """MB-078, MB-087: one face-up bookkeeper, or diamond merchant."""
    people = of_type(table.state.players[seat].unused(), sort)
    chosen = await table.pick(
        seat,
        [item.id for item in people],
        sort,
        forced_by_public=True,
        rule="MB-078" if sort == "bookkeeper" else "MB-087",
    )
    return next(item for item in people if item.id == chosen)


async def use_bookkeeper(table: Table[State], seat: Seat) -> None:
    """MB-078, MB-079: first the books, then the ink jar may move."""
    item = await choose_person(table, seat, "bookkeeper")
    points = FACES[item.id].book_points + level(table.state, seat, "book_bonus")
    table.say("bookkeeper", seat=seat, card=item.id, count=points)
    await turn_down(table, seat, [item])
    for _ in range(points):
        await take_book(table, seat)
    await walk(table, seat)


def mines_of(state: State, company: Company) -> int:
    """MB-088: the mines of a company that a merchant can draw on."""
    held = [region for region, holder in state.posts.items() if holder == company]
    return min(RULES.mine_cap, len([region for region in held if REGIONS[region].mine]))


async def use_merchant(table: Table[State], seat: Seat) -> None:
    """MB-087, MB-088: the merchant's own diamonds, those of one company's mines, and the power."""
    s = table.state
    item = await choose_person(table, seat, "merchant")
    found = FACES[item.id].diamonds + level(s, seat, "diamond_bonus")
    table.say("merchant", seat=seat, card=item.id, count=found)
    await turn_down(table, seat, [item])
    mines = {company: mines_of(s, company) for company in COMPANIES}
    company = await table.pick(
        seat,
        COMPANIES,
        "mines",
        params={"count": found, "mines": mines},
        rule="MB-087",
    )
    table.say("mines", seat=seat, company=company, count=mines[company])
    find_diamonds(table, seat, found + mines[company], "merchant")
