"""Company tracks: advancing, pay lines, dividend lines (MB-052 to MB-059)."""

from __future__ import annotations

from engines.kernel import Seat, Table
from engines.mombasa.components import ANY, COMPANIES, RULES, TRACKS, Company, Effect, Track
from engines.mombasa.effects import apply, does, gain, pay
from engines.mombasa.standing import track_shares
from engines.mombasa.state import State


@does("advance")
async def take_advance(table: Table[State], seat: Seat, effect: Effect, why: str) -> None:
    """Up to n spaces on one company track, of one's choice unless a company is named."""
    if effect.company in (None, ANY):
        await choose_advance(table, seat, effect.n, why)
    else:
        await advance(table, seat, effect.company, effect.n)


def aim(company: Company, steps: int) -> str:
    """The choice that stands for so many spaces on a company's track."""
    return f"{company}.{steps}"


async def choose_advance(table: Table[State], seat: Seat, points: int, why: str) -> None:
    """MB-049, MB-052: one track, and how many of the points are walked on it at most; or none."""
    choice = await table.pick(
        seat,
        [*(aim(company, n) for company in COMPANIES for n in range(1, points + 1)), "none"],
        "track",
        params={"points": points, "why": why},
        rule="MB-052",
    )
    if choice == "none":
        table.say("unused", seat=seat, points=points)
        return
    company, _, steps = choice.partition(".")
    await advance(table, seat, company, int(steps))


def track_of(state: State, company: Company) -> Track:
    """The track that lies at a company."""
    return TRACKS[state.firms[company].track]


async def advance(table: Table[State], seat: Seat, company: Company, points: int) -> None:
    """MB-052: space by space; MB-057: beyond the last one are pounds instead."""
    player = table.state.players[seat]
    track = track_of(table.state, company)
    start = player.tracks[company]
    for walked in range(points):
        if player.tracks[company] == track.length:
            tell(table, seat, company, start)
            gain(table, seat, (points - walked) * RULES.overflow_pounds, "track-end")
            return
        if not await cross(table, seat, company, points - walked):
            break
        await enter(table, seat, company, start)
        if notable(track, player.tracks[company]):
            start = player.tracks[company]
    tell(table, seat, company, start)


def notable(track: Track, space: int) -> bool:
    """Whether entering a space does something that is told on its own."""
    crossed = any(after == space - 1 for after, _, _ in track.dividend)
    return crossed or any(spot.space == space for spot in track.effects)


async def cross(table: Table[State], seat: Seat, company: Company, left: int) -> bool:
    """MB-053: whether the player pays at a pay line; without the money the way ends here."""
    player = table.state.players[seat]
    space = player.tracks[company]
    cost = next((cost for after, cost in track_of(table.state, company).pay if after == space), 0)
    if not cost:
        return True
    if player.pounds < cost:
        table.say("pay-line", seat=seat, company=company, lost=left)
        return False
    choice = await table.pick(
        seat,
        ["pay", "stop"],
        "pay-line",
        params={"company": company, "pounds": cost, "left": left},
        rule="MB-053",
    )
    if choice == "stop":
        table.say("pay-line", seat=seat, company=company, lost=left)
        return False
    pay(table, seat, cost, "pay-line")
    return True


async def enter(table: Table[State], seat: Seat, company: Company, start: int) -> None:
    """MB-054, MB-055: one space further, with the dividend that is crossed and what is there."""
    s = table.state
    tracks = s.players[seat].tracks
    track = track_of(s, company)
    tracks[company] += 1
    space = tracks[company]
    if notable(track, space):
        tell(table, seat, company, start)
    for after, mover, beyond in track.dividend:
        if after == space - 1:
            pay_dividend(table, seat, company, mover, beyond)
    for spot in track.effects:
        if spot.space == space:
            await apply(table, seat, (spot.effect,), "track")


def pay_dividend(
    table: Table[State], seat: Seat, company: Company, mover: int, beyond: int
) -> None:
    """MB-054: the mover takes pounds, and so does everybody who is beyond the line already."""
    s = table.state
    space = s.players[seat].tracks[company]
    gain(table, seat, mover, "dividend")
    for other in s.from_seat(seat)[1:]:
        if s.players[other].tracks[company] >= space:
            gain(table, other, beyond, "dividend")


def tell(table: Table[State], seat: Seat, company: Company, start: int) -> None:
    """How far a marker has come since it was last told."""
    s = table.state
    space = s.players[seat].tracks[company]
    if space > start:
        table.say(
            "advance",
            seat=seat,
            company=company,
            count=space - start,
            space=space,
            shares=track_shares(s, seat, company),
        )
