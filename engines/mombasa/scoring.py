"""Final scoring (section 10), and what all could count at the end of each round."""

from __future__ import annotations

from typing import TypeAlias

from engines.kernel import Note, Outcome, ScoreLine, Seat
from engines.mombasa.components import (
    BOOK_SUMS,
    COMPANIES,
    DIAMOND_SUMS,
    FACES,
    Company,
)
from engines.mombasa.standing import (
    cards_in_sight,
    shares,
    track_shares,
    value,
    values,
)
from engines.mombasa.state import Milestone, State

Key: TypeAlias = tuple[int, int]
"""A total, and the cash that breaks a tie."""


def diamond_value(state: State, seat: Seat) -> int:
    """MB-092, MB-127."""
    return DIAMOND_SUMS[state.players[seat].diamonds]


def book_value(state: State, seat: Seat) -> int:
    """MB-086, MB-127."""
    return BOOK_SUMS[state.players[seat].ink]


def share_values(state: State, seat: Seat) -> list[int]:
    """MB-126: what a player's shares are worth, company by company."""
    return [shares(state, seat, c) * value(state.firms[c]) for c in COMPANIES]


def total(state: State, seat: Seat) -> int:
    """MB-126: all that counts at the end."""
    sides = diamond_value(state, seat) + book_value(state, seat)
    return state.players[seat].pounds + sum(share_values(state, seat)) + sides


def shares_in_sight(state: State, seat: Seat) -> dict[Company, int]:
    """The shares of which all can know: the tracks, and cards that lie openly."""
    cards = cards_in_sight(state.players[seat])
    if state.terms.resting_view == "top_only" and state.phase != "over":
        player = state.players[seat]
        tops = [deck[-1] for deck in player.resting.values() if deck]
        cards = [item.id for item in player.slots.values()] + tops
    found = {company: track_shares(state, seat, company) for company in COMPANIES}
    for card in cards:
        face = FACES[card]
        if face.company is not None:
            found[face.company] += face.shares
    return found


def total_in_sight(state: State, seat: Seat) -> int:
    """What a player would score now, as far as all can see."""
    held = shares_in_sight(state, seat)
    sides = diamond_value(state, seat) + book_value(state, seat)
    stock = [count * value(state.firms[company]) for company, count in held.items() if count]
    return state.players[seat].pounds + sum(stock) + sides


def milestone(state: State) -> Milestone:
    """How things stand at the end of a round, in what all can see; at the end in full."""
    count = total if state.phase == "over" else total_in_sight
    seats = range(len(state.players))
    return Milestone([count(state, seat) for seat in seats], values(state))


def outcome_of(state: State) -> Outcome:
    """MB-126 to MB-129: totals, ranks, and the sheet by source."""
    seats = range(len(state.players))
    keys: list[Key] = [(total(state, seat), state.players[seat].pounds) for seat in seats]
    ranks = [1 + len([other for other in keys if other > key]) for key in keys]
    return Outcome([points for points, _ in keys], ranks, "rounds", sheet(state), notes(keys))


def sheet(state: State) -> list[ScoreLine]:
    """One line for each source."""
    seats = range(len(state.players))
    lines = [ScoreLine("cash", [state.players[seat].pounds for seat in seats])]
    for number, company in enumerate(COMPANIES):
        params = {
            "company": company,
            "value": value(state.firms[company]),
            "shares": [shares(state, seat, company) for seat in seats],
        }
        points: list[int | None] = [share_values(state, seat)[number] for seat in seats]
        lines.append(ScoreLine("shares", points, params))
    lines.append(ScoreLine("diamonds", [diamond_value(state, seat) for seat in seats]))
    lines.append(ScoreLine("books", [book_value(state, seat) for seat in seats]))
    return lines


def notes(keys: list[Key]) -> list[Note]:
    """MB-129: how a tie for the victory was broken, or that it was not."""
    best = max(points for points, _ in keys)
    tied = [seat for seat, (points, _) in enumerate(keys) if points == best]
    if len(tied) == 1:
        return []
    cash = max(keys[seat][1] for seat in tied)
    winners = [seat for seat in tied if keys[seat][1] == cash]
    key = "tie-cash" if len(winners) < len(tied) else "tie-shared"
    return [Note(key, {"seats": tied, "winners": winners, "points": best, "pounds": cash})]
