"""What every game promises, checked on one random match at a time.

`keep_promises` plays a match of any game and raises `BrokenPromiseError` at the first break:
state survives JSON; clone, undo, retract, load and replay agree at every decision; an open window
stands still for everybody else; imagined worlds look the same to whoever imagines them, keep the
game's invariants and come to an end; there is always a legal choice; the match is bounded.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, cast

from msgspec import Struct

from engines.kernel import codec
from engines.kernel.bots import RandomBot
from engines.kernel.decision import NOBODY, SPECTATOR, Answer, Decision, Move, Seat, Viewer
from engines.kernel.errors import IllegalMoveError
from engines.kernel.game import Game, GameOptions, View
from engines.kernel.imagined import ImaginedMatch
from engines.kernel.match import Match
from engines.kernel.rng import Rng

MOVES_PER_MATCH = 20_000
Deed: TypeAlias = Literal["move", "undo", "retract", "leave", "deal"]
AnyMatch: TypeAlias = Match[Any]


class BrokenPromiseError(AssertionError):
    """A game does not keep what every game promises."""


class Record(Struct, frozen=True):
    """One row of a match's history, as storage keeps it."""

    deed: Deed
    seat: Seat
    decision: str = ""
    choices: Move = ()


def replay(
    game: Game[Any, Any], seats: int, options: GameOptions, seed: bytes, history: list[Record]
) -> AnyMatch:
    """The match that follows from its seed and its history."""
    match = Match[Any].start(game, seats, options, seed)
    for record in history:
        apply(match, record)
    return match


def apply(match: AnyMatch, record: Record) -> None:
    """Do to `match` what `record` says; raises `IllegalMoveError` where it is not offered."""
    if record.deed == "undo":
        match.undo(record.seat)
    elif record.deed == "leave":
        match.leave(record.seat)
    elif record.deed == "deal":
        match.deal_again(bytes.fromhex(str(record.choices[0])))
    elif record.deed == "retract":
        match.retract(record.seat, record.decision)
    else:
        match.submit(record.seat, record.decision, record.choices)


def require(kept: bool, promise: str) -> None:
    """Raise `BrokenPromiseError` unless `kept`."""
    if not kept:
        raise BrokenPromiseError(promise)


def surface(match: AnyMatch, viewer: Viewer) -> View:
    """All that `viewer` may learn from a match as it stands, the log apart."""
    seat = viewer if isinstance(viewer, int) else -1
    awaited = match.awaited()
    return {
        **match.view(viewer),
        "decision": match.decisions.get(seat),
        "answers": [(answer.decision, answer.move) for answer in match.answers(seat)],
        "awaited": (awaited.seats, awaited.prompt),
        "ready": match.ready(),
        "declared": match.declared(),
        "undo": match.can_undo(seat),
        "retract": match.can_retract(seat),
        "outcome": match.outcome,
    }


def any_seat(match: AnyMatch, rng: Rng) -> Seat:
    """One of the seats that must decide."""
    return rng.choice(sorted(match.decisions))


def keep_promises(
    game: Game[Any, Any], seats: int, options: GameOptions, seed: bytes, *, every: int = 1
) -> list[Record]:
    """Play one random match and check every promise at each `every`-th decision, later less often.

    Returns the history; everything follows from `seed`.
    """
    rng = Rng(Rng(seed).seed())
    match = Match[Any].start(game, seats, options, seed)
    history: list[Record] = []
    left, due = set[Seat](), 0
    while match.outcome is None:
        require(len(history) < MOVES_PER_MATCH, "a match is bounded")
        if len(history) >= due:
            due += every + len(history) // 4
            _stands(match)
            _imagines(match, rng)
        history += _leave(match, left, rng) if game.can_leave and not rng.below(150) else []
        history += _deal_again(match, rng) if not match.outcome and not rng.below(60) else []
        history += _play_on(match, rng) if not match.outcome else []
        game.check(match.state)
    _same(match, replay(game, seats, options, seed, history), "a replay of the history")
    _stands(match)
    return history


def _play_on(match: AnyMatch, rng: Rng) -> list[Record]:
    """One random move, now and then with the last one taken back before."""
    back = _take_back(match, rng) if rng.below(8) == 0 else []
    seat = any_seat(match, rng)
    decision = match.decisions[seat]
    require(_has_choice(decision), "there is always a legal choice")
    move = RandomBot.answer(decision, rng)
    before, window = _surfaces(match, but=seat), match.table.window
    match.submit(seat, decision.id, move)
    if window is not None and match.table.window is window:
        _stood_still(before, _surfaces(match, but=seat), finished=seat in match.ready())
    _redo(match, seat)
    return [*back, Record("move", seat, decision.id, move)]


def _deal_again(match: AnyMatch, rng: Rng) -> list[Record]:
    """All that nobody can see is dealt again; no seat can tell."""
    seed = rng.seed()
    viewers: list[Viewer] = [*range(match.seats), SPECTATOR]
    before: dict[Viewer, View] = {viewer: surface(match, viewer) for viewer in viewers}
    match.deal_again(seed)
    for viewer, was in before.items():
        now = surface(match, viewer)
        require(now == {**was, "undo": False}, f"{viewer} sees nothing of a new deal")
    return [Record("deal", NOBODY, choices=(seed.hex(),))]


def _leave(match: AnyMatch, left: set[Seat], rng: Rng) -> list[Record]:
    """A seat leaves the match for good, at any moment; nobody leaves twice."""
    seat = rng.below(match.seats)
    if seat in left:
        return []
    left.add(seat)
    match.leave(seat)
    require(not match.can_undo(seat), "nothing can be undone after somebody left")
    require(match.can_retract(seat) is None, "who has left takes nothing back")
    return [Record("leave", seat)]


def _has_choice(decision: Decision) -> bool:
    enough = len(decision.choices) >= decision.at_least
    different = len(set(decision.choices)) == len(decision.choices)
    return enough and different and 0 <= decision.at_least <= decision.at_most


def _take_back(match: AnyMatch, rng: Rng) -> list[Record]:
    seat = rng.below(match.seats)
    if match.can_undo(seat):
        match.undo(seat)
        return [Record("undo", seat)]
    decision = match.can_retract(seat)
    if decision is not None:
        others = {s: d for s, d in match.decisions.items() if s != seat}
        match.retract(seat, decision)
        kept = {s: d for s, d in match.decisions.items() if s != seat}
        require(others == kept, "a retract leaves the others' decisions alone")
        return [Record("retract", seat, decision)]
    return []


def _redo(match: AnyMatch, seat: Seat) -> None:
    """Undone and done again, a move leads to the same place."""
    if not match.can_undo(seat):
        return
    other = match.clone()
    move = cast(Answer, other.tail[-1])
    other.undo(seat)
    decision = other.decisions[seat]
    require(decision.id != move.decision.id, "a decision id is never used twice")
    other.submit(seat, decision.id, move.move)
    require(other.state == match.state, "undo and redo lead to the same state")


def _surfaces(match: AnyMatch, but: Seat) -> dict[Viewer, View]:
    viewers: list[Viewer] = [*(s for s in range(match.seats) if s != but), SPECTATOR]
    return {viewer: surface(match, viewer) for viewer in viewers}


def _stood_still(before: dict[Viewer, View], after: dict[Viewer, View], *, finished: bool) -> None:
    """An answer in a window tells others at most that a part is done, and what it declares."""
    moving = {"awaited", "ready", "declared"} if finished else set[str]()
    for viewer, was in before.items():
        changed = {key for key, value in after[viewer].items() if value != was[key]}
        require(changed <= moving, f"an open window stands still for {viewer}: {changed - moving}")


def _same(match: AnyMatch, other: AnyMatch, what: str) -> None:
    require(other.state == match.state, f"{what} has the same state")
    require(other.decisions == match.decisions, f"{what} has the same decisions")
    require(other.outcome == match.outcome, f"{what} has the same outcome")
    require(other.checkpoint == match.checkpoint, f"{what} has the same checkpoint")
    require(other.dump() == match.dump(), f"{what} is stored alike")


def _stands(match: AnyMatch) -> None:
    game, seed = match.game, match._seed  # pyright: ignore[reportPrivateUsage]: to load it again
    again = codec.decode(codec.encode(match.state), game.state)
    require(again == match.state, "state survives JSON")
    _same(match, match.clone(), "a clone")
    _same(match, Match[Any].load(game, seed, match.dump()), "a loaded match")
    for viewer in (*range(match.seats), SPECTATOR):
        require(match.view(viewer) == match.view(viewer), "a view has no side effect")


def _imagines(match: AnyMatch, rng: Rng) -> None:
    """The world of a seat that is asked looks as the true one does to it, and plays to the end."""
    for seat, decision in match.decisions.items():
        world = match.imagined(frozenset((seat,)), rng)
        require(world.view(seat) == match.view(seat), f"seat {seat} imagines what it sees")
        require(world.decisions[seat] == decision, f"seat {seat} imagines its own decision")
        _play_out(world, match.game, rng)


def _play_out(world: ImaginedMatch[Any], game: Game[Any, Any], rng: Rng) -> None:
    moves = 0
    while world.outcome is None:
        game.check(world.state)
        seat = rng.choice(sorted(world.decisions))
        decision = world.decisions[seat]
        world.submit(seat, decision.id, RandomBot.answer(decision, rng))
        moves += 1
        require(moves < MOVES_PER_MATCH, "an imagined match is bounded")


def refusals(match: AnyMatch, seat: Seat) -> list[tuple[str, ...]]:
    """What `seat` is told when it tries what it may not: the refusals of a fixed set of moves."""
    return [
        _refusal(match, seat, decision, move)
        for _, decision in sorted(match.decisions.items())
        for move in ((), ("no such choice",), *_barred(decision, seat))
    ]


def _barred(decision: Decision, seat: Seat) -> list[Move]:
    return [(barred.choice,) for barred in decision.barred] if decision.seat == seat else []


def _refusal(match: AnyMatch, seat: Seat, decision: Decision, move: Move) -> tuple[str, ...]:
    try:
        match.open_decision(seat, decision.id).require(move)
    except IllegalMoveError as error:
        return (error.code, error.reason or "", error.rule or "", repr(error.params))
    return ("legal",)
