"""Which company expands, where to, and from which column of its base."""

from __future__ import annotations

from msgspec import Struct

from engines.mombasa.components import BASE, COMPANIES, NEIGHBOURS, REGIONS, Company, Region
from engines.mombasa.expansion import entry_costs
from engines.mombasa.investor.outlook import Outlook
from engines.mombasa.standing import (
    COINS,
    coins,
    posts_left,
    vacant,
)
from engines.mombasa.state import Column, Firm


class Site(Struct, frozen=True):
    """A region that could be entered, and what that is worth for each point."""

    region: Region
    cost: int
    worth: float


def without(number: int, column: Column, posts: int) -> int:
    """The coins in sight once so many posts are gone from a column."""
    left = column.posts - posts
    return COINS[number][column.locked or left == 0][left]


def gain_of(firm: Firm, posts: int) -> int:
    """By how much a share value can rise with so many posts, taken from one column or two."""
    best = 0
    for number, column in enumerate(firm.columns):
        here = min(posts, column.posts)
        gain = without(number, column, here) - coins(number, column)
        others = [
            without(n, c, min(posts - here, c.posts)) - coins(n, c)
            for n, c in enumerate(firm.columns)
            if n != number
        ]
        best = max(best, gain + max(others))
    return best


def best_column(outlook: Outlook, company: Company, points: int, columns: list[int]) -> int:
    """The column to take a post from: for oneself the one that pays most, else the least."""
    firm = outlook.state.firms[company]
    stake = outlook.stake(company)

    def pay(number: int) -> float:
        column = firm.columns[number]
        posts = max(1, min(points, column.posts))
        now = without(number, column, 1) - coins(number, column)
        soon = (without(number, column, posts) - coins(number, column)) / posts
        whole = (sum(BASE[number]) - coins(number, column)) / column.posts
        return now * (0.5 if outlook.left else 1.5) + soon + whole * outlook.left / 4

    return max(columns, key=lambda number: pay(number) * (1 if stake > 0 else -1))


def best_home(outlook: Outlook, company: Company, columns: list[int]) -> int:
    """The column that an ousted post covers again: what hurts me least, and others most."""
    firm = outlook.state.firms[company]
    stake = outlook.stake(company)

    def lost(number: int) -> int:
        column = firm.columns[number]
        free = vacant(number, column)
        return BASE[number][free - 1]

    return max(columns, key=lambda number: lost(number) * (-1 if stake > 0 else 1))


def sites(outlook: Outlook, company: Company, points: int) -> list[Site]:
    """Where a company can go with so many points."""
    s = outlook.state
    if not posts_left(s.firms[company]):
        return []
    costs = entry_costs(s, outlook.seat, company)
    return [
        Site(region, cost, site_worth(outlook, company, region, points - cost))
        for region, cost in costs.items()
        if cost <= points
    ]


def site_worth(outlook: Outlook, company: Company, region: Region, left: int) -> float:
    """The reward, the harm of ousting, what can be reached from there, and the value of a post."""
    s = outlook.state
    worth = sum(outlook.effect(effect) for effect in REGIONS[region].reward)
    worth += step_gain(s.firms[company]) * outlook.stake(company)
    ousted = s.posts.get(region)
    if ousted is not None:
        worth -= 0.9 * outlook.stake(ousted)
    if REGIONS[region].mine:
        worth += 0.15 * outlook.left
    next_to = [other for other, cost in NEIGHBOURS[region].items() if cost <= left]
    onward = [
        sum(outlook.effect(effect) for effect in REGIONS[other].reward)
        for other in next_to
        if s.posts.get(other) != company
    ]
    return worth + 0.4 * max(onward, default=0.0)


def step_gain(firm: Firm) -> float:
    """By how much a share value rises with each post, on the whole."""
    posts = max(1, min(3, posts_left(firm)))
    return gain_of(firm, posts) / posts


def best_site(outlook: Outlook, company: Company, points: int) -> Site | None:
    """The region that gives most for a point; None: nothing is worth it."""
    found = [site for site in sites(outlook, company, points) if site.worth > 0]
    return max(found, key=lambda site: site.worth / site.cost**0.8, default=None)


def drive(outlook: Outlook, company: Company, points: int) -> float:
    """What an expansion of a company with so many points is worth, roughly."""
    firm = outlook.state.firms[company]
    found = sorted(sites(outlook, company, points), key=lambda site: site.worth / site.cost)
    total, left, posts = 0.0, points, 0
    while found and left:
        site = found.pop()
        if site.cost > left or site.worth <= 0:
            continue
        stake = outlook.stake(company)
        total += site.worth - step_gain(firm) * stake
        left -= site.cost
        posts += 1
    posts = min(posts + left // 2, posts_left(firm))
    return total + gain_of(firm, posts) * outlook.stake(company)


def best_company(outlook: Outlook, points: int) -> Company:
    """The company to expand."""
    return max(COMPANIES, key=lambda company: drive(outlook, company, points))
