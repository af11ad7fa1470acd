"""The investor: one answer for each prompt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from engines.kernel import Bot, Choice, Decision, Move, Rng, Seat, Worlds
from engines.mombasa.components import COMPANIES, OPEN_SLOTS, STARTING_TILES
from engines.mombasa.investor.builder import best_column, best_company, best_home, best_site
from engines.mombasa.investor.outlook import Outlook
from engines.mombasa.investor.planner import (
    best_deck,
    best_good,
    best_hand,
    best_slot,
    room,
)
from engines.mombasa.investor.trader import (
    best_book,
    best_buy,
    best_deed,
    best_goods,
    best_purchase,
    best_sale,
    best_space,
    best_stride,
    best_use,
)

Answer: TypeAlias = Callable[[Outlook, Decision], "Choice | list[Choice]"]


def words(decision: Decision) -> list[str]:
    """The choices, which are all words."""
    return [str(choice) for choice in decision.choices]


def choose_tile(outlook: Outlook, decision: Decision) -> Choice:
    """The starting tile with the better bonus."""

    def bonus(tile: str) -> float:
        return sum(outlook.effect(effect) for effect in STARTING_TILES[tile].bonus)

    return max(words(decision), key=bonus)


def choose_rest(outlook: Outlook, decision: Decision) -> list[Choice]:
    """Any order will do."""
    del outlook
    return list(decision.choices[: len(OPEN_SLOTS)])


def choose_card(outlook: Outlook, decision: Decision) -> Choice:
    """The next card of the best hand that can still be laid."""
    laid = decision.params["laid"]
    if len(decision.choices) == 1:
        return decision.choices[0]
    return best_hand(outlook, [*laid.values()], room(outlook, laid))[0]


def choose_slot(outlook: Outlook, decision: Decision) -> Choice:
    """Where the card rests best."""
    return best_slot(outlook, decision.params["card"], words(decision))


def choose_crates(outlook: Outlook, decision: Decision) -> list[Choice]:
    """The items that bring most together."""
    return [*best_use(outlook, decision.params["good"]).items]


def choose_buy(outlook: Outlook, decision: Decision) -> Choice:
    """A card that is worth its points, or none."""
    return best_buy(outlook, decision.params["points"]) or "none"


def choose_track(outlook: Outlook, decision: Decision) -> Choice:
    """The track and the number of spaces that bring most."""
    points = decision.params["points"]
    walks = {company: outlook.walk(company, points) for company in COMPANIES}
    best = {
        f"{company}.{number}": worth
        for company, steps in walks.items()
        for number, worth in enumerate(steps, start=1)
    }
    return max(best, key=best.__getitem__)


def choose_toll(outlook: Outlook, decision: Decision) -> Choice:
    """Pay where what lies ahead is worth it."""
    steps = outlook.walk(decision.params["company"], decision.params["left"])
    return "pay" if max(steps) > 0 else "stop"


def choose_region(outlook: Outlook, decision: Decision) -> Choice:
    """The best site, or stop."""
    site = best_site(outlook, decision.params["company"], decision.params["points"])
    return "stop" if site is None else site.region


def choose_column(outlook: Outlook, decision: Decision) -> Choice:
    """From which column of the base a post is taken."""
    company = decision.params["company"]
    columns = [int(word.partition(".")[2]) for word in words(decision)]
    return f"{company}.{best_column(outlook, company, 3, columns)}"


def choose_home(outlook: Outlook, decision: Decision) -> Choice:
    """To which column an ousted post goes back."""
    company = decision.params["company"]
    columns = [int(word.partition(".")[2]) for word in words(decision)]
    return f"{company}.{best_home(outlook, company, columns)}"


def choose_person(outlook: Outlook, decision: Decision) -> Choice:
    """The stronger one."""
    return max(words(decision), key=outlook.use)


def choose_mines(outlook: Outlook, decision: Decision) -> Choice:
    """The company with most mines."""
    del outlook
    mines: dict[str, int] = decision.params["mines"]
    return max(mines, key=mines.__getitem__)


ANSWERS: Final[dict[str, Answer]] = {
    "tile": choose_tile,
    "rest": choose_rest,
    "tile-good": lambda outlook, _: best_good(outlook),
    "plan": choose_card,
    "slot": choose_slot,
    "turn": lambda outlook, decision: best_deed(outlook, words(decision)),
    "good": lambda outlook, _: best_goods(outlook),
    "crates": choose_crates,
    "buy": choose_buy,
    "purchase": lambda outlook, _: best_purchase(outlook)[0],
    "track": choose_track,
    "pay-line": choose_toll,
    "company": lambda outlook, decision: best_company(outlook, decision.params["points"]),
    "region": choose_region,
    "column": choose_column,
    "home": choose_home,
    "bookkeeper": choose_person,
    "merchant": choose_person,
    "mines": choose_mines,
    "book": lambda outlook, decision: best_book(outlook, words(decision)),
    "ink": best_stride,
    "space": lambda outlook, decision: best_space(outlook, words(decision))[0],
    "sell": lambda outlook, _: best_sale(outlook)[0],
    "retrieve": lambda outlook, decision: best_deck(outlook, words(decision)),
}
"""How each prompt is answered."""


class Investor(Bot):
    """Counts what everything will bring at the end, and takes what brings most."""

    def choose(self, worlds: Worlds, seat: Seat, decision: Decision, rng: Rng) -> Move:
        """The best answer by its own reckoning; it never looks into a hand but its own."""
        del rng
        outlook = Outlook(worlds().state, seat)
        found = ANSWERS[decision.prompt](outlook, decision)
        return tuple(found) if isinstance(found, list) else (found,)
