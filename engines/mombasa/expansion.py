"""Placing trading posts (MB-060 to MB-071)."""

from __future__ import annotations

from engines.kernel import Barred, Seat, Table
from engines.mombasa.components import (
    COMPANIES,
    NEIGHBOURS,
    REGIONS,
    RULES,
    Company,
    Effect,
    Region,
)
from engines.mombasa.effects import apply, does
from engines.mombasa.standing import (
    columns_to_return,
    columns_to_take,
    level,
    posts_left,
    value,
)
from engines.mombasa.state import State


@does("expand")
async def take_expansion(table: Table[State], seat: Seat, effect: Effect, why: str) -> None:
    """One expansion with so many points, for one company."""
    del why
    await expand(table, seat, effect.n)


async def expand(table: Table[State], seat: Seat, points: int) -> None:
    """MB-062: one company; its posts are placed one after the other."""
    company = await table.pick(seat, COMPANIES, "company", params={"points": points}, rule="MB-062")
    table.say("expand", seat=seat, company=company, points=points)
    left = points
    while (costs := enterable(table.state, seat, company, left)) and (
        region := await choose_region(table, seat, company, left, costs)
    ):
        await place(table, seat, company, region, costs[region])
        left -= costs[region]
    table.say("expanded", seat=seat, company=company, left=left)


async def choose_region(
    table: Table[State], seat: Seat, company: Company, left: int, costs: dict[Region, int]
) -> Region | None:
    """MB-071: where the next post goes; None: the player stops, and the points left are lost."""
    choice = await table.pick(
        seat,
        [*costs, "stop"],
        "region",
        params={"company": company, "points": left, "costs": costs},
        barred=barred_regions(table.state, seat, company, left),
        rule="MB-063",
    )
    return None if choice == "stop" else choice


# ---------------------------------------------------------------- where to, and for how much


def border_costs(state: State, seat: Seat, company: Company) -> dict[Region, int]:
    """MB-063, MB-064: the regions in reach without a post of the company, by cheapest border."""
    easy = level(state, seat, "easy_borders")
    ways: list[tuple[Region, int]] = list(COMPANIES[company].entries.items())
    for region, holder in state.posts.items():
        if holder == company:
            ways += NEIGHBOURS[region].items()
    found: dict[Region, int] = {}
    for region, cost in ways:
        if state.posts.get(region) != company:
            found[region] = min(found.get(region, cost), 1 if easy else cost)
    return {region: found[region] for region in REGIONS if region in found}


def entry_costs(state: State, seat: Seat, company: Company) -> dict[Region, int]:
    """MB-064, MB-065: what it costs to enter each region in reach, ousting included."""
    oust = 0 if level(state, seat, "free_ousting") else RULES.oust_cost
    return {
        region: cost + (oust if region in state.posts else 0)
        for region, cost in border_costs(state, seat, company).items()
    }


def enterable(state: State, seat: Seat, company: Company, points: int) -> dict[Region, int]:
    """The regions that a company can enter for so many points, with their costs."""
    if not posts_left(state.firms[company]):
        return {}
    costs = entry_costs(state, seat, company)
    return {region: cost for region, cost in costs.items() if cost <= points}


def barred_regions(state: State, seat: Seat, company: Company, points: int) -> tuple[Barred, ...]:
    """The regions that one might expect, and cannot enter now."""
    costs = entry_costs(state, seat, company)
    dear = [
        Barred(region, "too-far", "MB-064", {"points": cost})
        for region, cost in costs.items()
        if cost > points
    ]
    held = [r for r, holder in state.posts.items() if holder == company]
    return (*dear, *(Barred(region, "own-post", "MB-063") for region in held))


# ---------------------------------------------------------------- one post


async def place(
    table: Table[State], seat: Seat, company: Company, region: Region, cost: int
) -> None:
    """MB-065 to MB-071: out with the other's post, in with the new one, and the reward."""
    s = table.state
    ousted = s.posts.get(region)
    if ousted is not None:
        await send_home(table, seat, ousted, region)
    await take_post(table, seat, company)
    s.posts[region] = company
    table.say(
        "post",
        seat=seat,
        company=company,
        region=region,
        points=cost,
        value=value(s.firms[company]),
    )
    await apply(table, seat, REGIONS[region].reward, "region")


def spot(company: Company, column: int) -> str:
    """The choice that stands for a column of a company's base."""
    return f"{company}.{column}"


async def choose_column(
    table: Table[State], seat: Seat, company: Company, columns: list[int], prompt: str
) -> int:
    """One of these columns of a base, which all can see."""
    choice = await table.pick(
        seat,
        [spot(company, column) for column in columns],
        prompt,
        params={"company": company},
        forced_by_public=True,
        rule="MB-067" if prompt == "column" else "MB-068",
    )
    return int(choice.partition(".")[2])


async def take_post(table: Table[State], seat: Seat, company: Company) -> None:
    """MB-067: from the reserve if there is any, else from the front of a column."""
    firm = table.state.firms[company]
    if firm.reserve:
        firm.reserve -= 1
        return
    number = await choose_column(table, seat, company, columns_to_take(firm), "column")
    column = firm.columns[number]
    column.posts -= 1
    column.locked = column.locked or column.posts == 0


async def send_home(table: Table[State], seat: Seat, company: Company, region: Region) -> None:
    """MB-068 to MB-070: an ousted post goes back to a column of its base, or to the reserve."""
    s = table.state
    firm = s.firms[company]
    columns = columns_to_return(firm)
    if columns:
        number = await choose_column(table, seat, company, columns, "home")
        firm.columns[number].posts += 1
    else:
        firm.reserve += 1
    del s.posts[region]
    table.say(
        "oust",
        seat=seat,
        company=company,
        region=region,
        to="base" if columns else "reserve",
        value=value(firm),
    )
