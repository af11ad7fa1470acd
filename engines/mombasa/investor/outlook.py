"""What things are likely to be worth at the end of the match, in pounds, to one player."""

from __future__ import annotations

from typing import Final, TypeAlias

from engines.kernel import Seat
from engines.mombasa.actions import mines_of
from engines.mombasa.components import (
    BASE,
    BOOK_SUMS,
    COMPANIES,
    DIAMOND_SPACES,
    DIAMOND_SUMS,
    FACES,
    RULES,
    TRACKS,
    Card,
    Company,
    Effect,
    PowerName,
)
from engines.mombasa.scoring import shares_in_sight
from engines.mombasa.standing import POWERS, SHARES, card_shares, values
from engines.mombasa.state import Player, State

GROWTH: Final = 0.8
"""By how much a share value grows in a round; found by trial, as all numbers here."""

DIAMOND: Final = 2.2
BOOK: Final = 4.0
SHELVED: Final = 2.0
"""What a book is worth that the ink jar has not reached yet."""

POST: Final = 1.9
"""What a point of an expansion is worth on average."""

CASH: Final = 1.15

PER_ROUND: Final[dict[PowerName, float]] = {
    "goods_bonus": 4.0,
    "card_discount": 1.5,
    "expansion_bonus": 2.0,
    "bonus_marker": 3.0,
    "diamond_bonus": 1.6,
    "income": 1.0,
    "book_bonus": 2.0,
    "flip_discount": 0.8,
    "easy_borders": 1.2,
    "free_ousting": 0.6,
}
"""What a power is worth in each round to come, by level."""

SLOT: Final = 5.0
"""What another slot is worth in each round to come."""

Steps: TypeAlias = list[float]


def smooth(marks: list[int]) -> list[float]:
    """Values that jump, as values that climb: each space has its part of the way to the next."""
    found = [float(value) for value in marks]
    start = 0
    for space in range(1, len(marks)):
        if marks[space] > marks[space - 1]:
            for between in range(start + 1, space):
                part = (between - start) / (space - start)
                found[between] = marks[start] + 0.7 * part * (marks[space] - marks[start])
            start = space
    return found


SMOOTH_SHARES: Final = {name: smooth(shares) for name, shares in SHARES.items()}
SMOOTH_DIAMONDS: Final = smooth(DIAMOND_SUMS)
SMOOTH_BOOKS: Final = smooth(BOOK_SUMS)
MOST: Final = float(sum(map(sum, BASE)))


class Outlook:
    """How a player sees the rest of the match."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.me: Player = state.players[seat]
        self.left = RULES.rounds - state.round
        self.now = values(state)
        self.mine = shares_in_sight(state, seat)
        for company in COMPANIES:
            self.mine[company] += card_shares(self.me.hand, company)
        self.prices = {company: self._price(company) for company in COMPANIES}
        self.point = max(2.0, *(self.walk(company, 3)[-1] / 3 for company in COMPANIES))

    def _price(self, company: Company) -> float:
        """What a share will be worth at the end; where one holds more, one also does more."""
        rounds = self.left + (0.9 if self.state.phase == "plan" else 0.5)
        zeal = 1 + 0.12 * self.mine[company]
        return min(MOST, self.now[company] + GROWTH * zeal * rounds)

    def stake(self, company: Company) -> float:
        """My shares, those to come included, against those of the others on average."""
        seats = [seat for seat in range(len(self.state.players)) if seat != self.seat]
        rivals = [shares_in_sight(self.state, seat)[company] for seat in seats]
        ahead = 0.35 * self.left * (0.4 if self.mine[company] else 0.15)
        mean = sum(rivals) / len(rivals)
        return self.mine[company] + ahead - 0.45 * mean - 0.25 * max(rivals)

    # ------------------------------------------------------------ gains

    def pounds(self, count: float) -> float:
        """Pounds in cash, which are scarce before the end."""
        return count * (CASH if self.left else 1.0)

    def diamonds(self, count: int) -> float:
        """So many diamonds more."""
        here = self.me.diamonds
        there = min(DIAMOND_SPACES, here + count)
        gained = SMOOTH_DIAMONDS[there] - SMOOTH_DIAMONDS[here] + 2 * (here + count - there)
        return gained + self.slot(here, there, 8)

    def slot(self, here: int, there: int, opening: int) -> float:
        """The way to another slot, as far as this brings one."""
        part = max(0, min(there, opening) - min(here, opening)) / opening
        return part * SLOT * max(0, self.left)

    def books(self, count: int) -> float:
        """So many spaces of the ink jar more."""
        here = self.me.ink
        there = min(len(SMOOTH_BOOKS) - 1, here + count)
        return SMOOTH_BOOKS[there] - SMOOTH_BOOKS[here] + self.slot(here, there, 4)

    def effect(self, effect: Effect) -> float:
        """What an effect is worth."""
        if effect.op == "pounds":
            return self.pounds(effect.n)
        if effect.op == "diamonds":
            return self.diamonds(effect.n)
        if effect.op == "book_points":
            return SHELVED * effect.n if self.left else 0.5 * effect.n
        if effect.op == "advance":
            return self.point * effect.n
        return POST * effect.n if effect.op == "expand" else 0.0

    def power(self, power: PowerName, level: int) -> float:
        """What a power brings in the rounds to come."""
        rounds = self.left + (0.5 if self.state.phase == "turns" else 1.0)
        return PER_ROUND[power] * level * rounds

    # ------------------------------------------------------------ tracks

    def walk(self, company: Company, count: int, cash: int | None = None) -> Steps:
        """What the first, the first two, … spaces on a track are worth, payments deducted."""
        name = self.state.firms[company].track
        track = TRACKS[name]
        space, total = self.me.tracks[company], 0.0
        money = self.me.pounds if cash is None else cash
        steps: Steps = []
        for _ in range(count):
            if space == track.length:
                total += self.pounds(RULES.overflow_pounds)
            else:
                toll = next((cost for after, cost in track.pay if after == space), 0)
                if toll > money:
                    steps += [total] * (count - len(steps))
                    return steps
                money -= toll
                space += 1
                total += self.entered(company, name, space) - self.pounds(toll)
            steps.append(total)
        return steps

    def entered(self, company: Company, name: str, space: int) -> float:
        """What entering a space brings."""
        shares = SMOOTH_SHARES[name]
        gained = (shares[space] - shares[space - 1]) * self.price_of(company)
        track = TRACKS[name]
        gained += sum(self.pounds(m) for after, m, _ in track.dividend if after == space - 1)
        gained += sum(self.effect(spot.effect) for spot in track.effects if spot.space == space)
        before, after = POWERS[name][space - 1], POWERS[name][space]
        for power, level in after.items():
            gained += self.power(power, level - before.get(power, 0))
        return gained

    def price_of(self, company: Company) -> float:
        """The price that is reckoned with."""
        return self.prices[company]

    def best_walk(self, count: int) -> float:
        """What so many points are worth on the best track."""
        if count < 1:
            return 0.0
        return max(max(self.walk(company, count)) for company in COMPANIES)

    # ------------------------------------------------------------ cards

    def use(self, card: Card) -> float:
        """What a card brings each time it is used."""
        face = FACES[card]
        gained = sum(self.effect(effect) for effect in face.bonus)
        if face.type == "goods":
            return gained + self.point * face.value * (1 + 0.06 * face.value)
        if face.type == "expansion":
            return gained + POST * face.value * (1 + 0.04 * face.value)
        if face.type == "bookkeeper":
            return gained + BOOK + SHELVED * face.book_points
        if face.type == "merchant":
            return gained + DIAMOND * (face.diamonds + self.mines())
        return gained

    def mines(self) -> int:
        """The mines that a merchant finds with the best company."""
        return max(mines_of(self.state, company) for company in COMPANIES)

    def card(self, card: Card) -> float:
        """What it is worth to own a card from now on."""
        face = FACES[card]
        if face.company is not None:
            return face.shares * self.price_of(face.company)
        if not self.left:
            return 0.0
        return (0.45 + 0.42 * self.left) * max(0.0, self.use(card) - 2.4)
