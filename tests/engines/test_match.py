"""A match: ids, undo, retract, refusals, copies, and rules that break their promises."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec import Struct

from engines.kernel import (
    EVERYTHING,
    SPECTATOR,
    Barred,
    Bot,
    Decision,
    Game,
    HistoryMismatchError,
    IllegalMoveError,
    Info,
    Match,
    Outcome,
    Rng,
    RulesError,
    Table,
    View,
    Worlds,
    bot_move,
    line_for,
)
from engines.kernel.promises import BrokenPromiseError, Record, replay, require
from tests.engines.leaks import Endless, Idle
from tests.engines.sketches import BOTS, Duel, NoOptions, Plans

SEED = bytes(32)


class Diary(Struct):
    """What a scripted game has been told so far."""

    heard: list[Any]


class Script(Game[Diary, NoOptions]):
    """One step written in the test; the match ends with it."""

    info = Info("script", range(1, 5), (2,), 1, 1)
    state = Diary
    options = NoOptions
    bots = BOTS

    def __init__(self, step: Any) -> None:
        self._step = step

    def setup(self, seats: int, options: NoOptions, rng: Rng) -> Diary:
        return Diary([])

    async def step(self, table: Table[Diary]) -> Outcome | None:
        await self._step(table)
        return Outcome([0], [1], "done")

    def public(self, state: Diary) -> View:
        return {"heard": list(state.heard)}

    def own(self, state: Diary, seat: int) -> View:
        return {"me": seat}

    def hidden(self, state: Diary) -> View:
        return {"nothing": True}

    def imagine(self, state: Diary, knowing: frozenset[int], rng: Rng) -> None:
        """Nothing is hidden."""

    def check(self, state: Diary) -> None:
        """Everything is allowed."""


def play(step: Any, seats: int = 2) -> Match[Diary]:
    """A match of a scripted game, at its first question."""
    return Match[Diary].start(Script(step), seats, NoOptions(), SEED)


def answer(match: Match[Any], seat: int, *choices: int | str) -> None:
    """Answer the open question of `seat`."""
    match.submit(seat, match.decisions[seat].id, choices)


async def three_in_a_row(table: Table[Diary]) -> None:
    for _ in range(3):
        table.state.heard.append(await table.pick(0, [1, 2, 3], "count"))
        table.say("heard", seat=0, own={"secret": 1}, then={"moment": 2}, at=len(table.state.heard))


async def each_twice(table: Table[Diary]) -> None:
    async def part(seat: int) -> list[int]:
        return [await table.pick(seat, [1, 2], "first"), await table.pick(seat, [1, 2], "second")]

    answers = await table.together(range(2), part, prompt="both", retract=True, declare=sum)
    table.state.heard.append(answers)
    await table.pick(0, [1], "last")


def test_decision_ids_are_never_used_twice() -> None:
    match = play(three_in_a_row)
    ids = [match.decisions[0].id]
    for _ in range(3):
        answer(match, 0, 1)
        ids.append(match.decisions[0].id)
        match.undo(0)
        ids.append(match.decisions[0].id)
    assert len(set(ids)) == len(ids)
    assert ids[0] == "0.0.1"


def test_undo_goes_back_move_by_move_and_says_so() -> None:
    match = play(three_in_a_row)
    answer(match, 0, 1)
    answer(match, 0, 2)
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.state.heard == [1]
    assert [entry.key for entry in match.entries] == ["undone"]
    match.undo(0)
    assert match.state.heard == []
    with pytest.raises(IllegalMoveError, match="undo"):
        match.undo(0)


async def stopped(table: Table[Diary]) -> None:
    await table.pick(0, [1, 2], "plain")
    await table.pick(0, [1, 2], "last", final=True)
    await table.pick(0, [1, 2], "plain")
    table.reveal(1)
    await table.pick(0, [1, 2], "plain")
    table.state.heard.append(table.rng.below(6))
    await table.pick(0, [1, 2], "plain")
    await table.pick(1, [1, 2], "plain")
    await table.pick(0, [1, 2], "plain")


def test_undo_stops_at_final_moves_reveals_random_numbers_and_other_seats() -> None:
    match = play(stopped)
    could: list[bool] = []
    for _ in range(7):
        seat = next(iter(match.decisions))
        answer(match, seat, 1)
        could.append(match.can_undo(0))
    assert could == [True, False, False, False, True, False, False]


def test_one_seats_retract_leaves_the_others_alone() -> None:
    match = play(each_twice)
    answer(match, 0, 1)
    answer(match, 1, 2)
    before = match.decisions[1]
    mine = match.decisions[0].id
    assert match.can_retract(0) == "0.0.1"
    match.retract(0)
    assert match.decisions[1] == before
    assert match.decisions[0].id not in ("0.0.1", mine)
    assert [a.move for a in match.answers(1)] == [(2,)]
    assert match.answers(0) == []


def test_a_seat_may_go_back_to_any_of_its_answers_until_the_last_one_is_in() -> None:
    match = play(each_twice)
    first = match.decisions[0].id
    answer(match, 0, 1)
    answer(match, 0, 2)
    assert (match.ready(), match.declared()) == ((0,), {0: 3})
    assert match.awaited().seats == (1,)
    assert match.awaited().prompt == "both"
    match.retract(0, first)
    assert (match.ready(), match.declared()) == ((), {})
    for seat in (0, 0, 1):
        answer(match, seat, 1)
    for foreign in (match.answers(0)[0].decision.id, "0.1.99"):
        with pytest.raises(IllegalMoveError, match="retract"):
            match.retract(1, foreign)
    answer(match, 1, 2)
    assert match.state.heard == [{0: [1, 1], 1: [1, 2]}]
    assert match.can_retract(0) is None
    assert match.answers(0) == []
    assert match.awaited().prompt == "last"
    with pytest.raises(IllegalMoveError, match="retract"):
        match.retract(0)


def test_a_window_may_forbid_taking_back_and_part_answers_can_be_stored() -> None:
    async def step(table: Table[Diary]) -> None:
        await table.together(range(2), lambda seat: table.pick(seat, [1, 2], "x"), prompt="both")

    match = play(step)
    answer(match, 0, 1)
    assert match.can_retract(0) is None
    again = Match[Diary].load(match.game, SEED, match.dump())
    assert again.decisions == match.decisions
    assert again.ready() == (0,)


async def choosy(table: Table[Diary]) -> None:
    barred = (Barred(9, "too-big", "SC-9", {"most": 3}),)
    await table.pick_some(0, [1, 2, 3], "some", at_least=1, at_most=2, barred=barred, rule="SC-1")


@pytest.mark.parametrize(
    ("move", "code", "rule"),
    [
        ((), "count", "SC-1"),
        ((1, 2, 3), "count", "SC-1"),
        ((1, 1), "shape", "SC-1"),
        ((4,), "illegal", "SC-1"),
        ((1, 9), "barred", "SC-9"),
    ],
)
def test_a_refusal_names_the_rule_and_changes_nothing(
    move: tuple[int, ...], code: str, rule: str
) -> None:
    match = play(choosy)
    before = match.dump()
    with pytest.raises(IllegalMoveError) as refused:
        answer(match, 0, *move)
    assert (refused.value.code, refused.value.rule) == (code, rule)
    assert match.dump() == before


def test_a_barred_choice_says_why() -> None:
    with pytest.raises(IllegalMoveError) as refused:
        answer(play(choosy), 0, 9)
    assert (refused.value.reason, refused.value.params) == ("too-big", {"most": 3})


def test_other_peoples_and_closed_decisions_are_told_apart() -> None:
    match = play(each_twice)
    with pytest.raises(IllegalMoveError, match="not-yours"):
        match.submit(0, match.decisions[1].id, [1])
    with pytest.raises(IllegalMoveError, match="closed"):
        match.submit(0, "7.0.1", [1])


def test_a_question_with_one_public_answer_is_not_asked() -> None:
    async def step(table: Table[Diary]) -> None:
        table.state.heard.append(await table.pick(0, [5], "one", forced_by_public=True))
        table.state.heard.append(await table.pick(0, [6, 7], "two", forced_by_public=True))

    match = play(step)
    assert match.state.heard == [5]
    answer(match, 0, 7)
    assert match.outcome is not None
    assert match.awaited().prompt is None


async def draws(table: Table[Diary], seat: int) -> int:
    return table.rng.below(6) + seat


async def tells(table: Table[Diary], seat: int) -> None:
    table.say("hello", seat=seat)


async def shows(table: Table[Diary], seat: int) -> None:
    table.reveal(1, to=seat)


async def asks_another(table: Table[Diary], seat: int) -> int:
    return await table.pick(seat + 1, [1, 2], "other")


async def opens_a_window(table: Table[Diary], seat: int) -> object:
    return await table.together([seat], lambda s: table.pick(s, [1], "in"), prompt="nested")


@pytest.mark.parametrize("part", [draws, tells, shows, asks_another, opens_a_window])
def test_a_part_may_only_ask_its_own_seat(part: Any) -> None:
    async def step(table: Table[Diary]) -> None:
        await table.together(range(2), lambda seat: part(table, seat), prompt="both")

    with pytest.raises(RulesError, match="a part of seat 0"):
        play(step)


async def sleeps(table: Table[Diary]) -> None:
    await asyncio.sleep(0)


async def offers_nothing(table: Table[Diary]) -> None:
    await table.pick(0, [], "nothing")


async def wants_too_much(table: Table[Diary]) -> None:
    await table.pick_some(0, [1], "more", at_least=2, at_most=3)


@pytest.mark.parametrize(
    ("step", "fault"),
    [(sleeps, "decisions only"), (offers_nothing, "nothing to choose"), (wants_too_much, "2 of 1")],
)
def test_rules_that_ask_badly_are_stopped(step: Any, fault: str) -> None:
    with pytest.raises(RulesError, match=fault):
        play(step)


def test_rules_that_fail_leave_the_match_as_before_the_move() -> None:
    async def step(table: Table[Diary]) -> None:
        await table.pick(0, [1, 2], "fine")
        if await table.pick(0, [1, 2], "trap") == 2:
            raise ZeroDivisionError("in the rules")

    match = play(step)
    answer(match, 0, 1)
    before, decision = match.dump(), match.decisions[0]
    with pytest.raises(RulesError, match="trap: in the rules"):
        answer(match, 0, 2)
    assert match.dump() == before
    assert match.decisions == {0: decision}
    answer(match, 0, 1)
    assert match.outcome is not None


class Trap(Script):
    """Its second step fails before it asks anything, once it was told 2."""

    async def step(self, table: Table[Diary]) -> Outcome | None:
        if table.state.heard and table.state.heard[-1] == 2:
            raise ZeroDivisionError("in the next step")
        table.state.heard.append(await table.pick(0, [1, 2], "trap"))
        return None


def test_a_failure_after_the_end_of_a_step_goes_back_before_it() -> None:
    match = Match[Diary].start(Trap(None), 1, NoOptions(), SEED)
    answer(match, 0, 1)
    before, decision = match.dump(), match.decisions[0]
    with pytest.raises(RulesError, match="in the next step"):
        answer(match, 0, 2)
    assert match.dump() == before
    assert match.decisions == {0: decision}


def test_a_step_that_never_ends_is_stopped() -> None:
    match = Match[Any].start(Endless(), 2, NoOptions(), SEED)
    for _ in range(1000):
        answer(match, 0, 1)
    with pytest.raises(RulesError, match="1000 questions"):
        answer(match, 0, 1)
    assert len(match.tail) == 1000


def test_steps_that_ask_nothing_are_stopped() -> None:
    with pytest.raises(RulesError, match="ask nothing"):
        Match[Any].start(Idle(), 2, NoOptions(), SEED)


def test_a_stored_move_that_is_not_offered_any_more_is_reported() -> None:
    async def renamed(table: Table[Diary]) -> None:
        await table.pick(0, [7, 8], "count")

    match = play(three_in_a_row)
    answer(match, 0, 1)
    with pytest.raises(HistoryMismatchError, match="not offered"):
        Match[Diary].load(Script(renamed), SEED, match.dump())


def test_too_many_seats_are_refused() -> None:
    with pytest.raises(ValueError, match="no place for 9"):
        play(three_in_a_row, seats=9)


def test_an_entry_has_parts_for_one_seat_and_for_one_moment() -> None:
    match = play(three_in_a_row)
    answer(match, 0, 1)
    (entry,) = match.entries
    assert entry.data == {"seat": 0, "at": 1}
    mine = line_for(entry, 0, fresh=True)
    assert (mine.own, mine.then) == ({"secret": 1}, {"moment": 2})
    theirs = line_for(entry, 1, fresh=False)
    assert not theirs.own
    assert not theirs.then
    everything = line_for(entry, EVERYTHING, fresh=False)
    assert everything.own
    assert everything.then
    assert not line_for(entry, SPECTATOR, fresh=True).own


def test_each_kind_of_viewer_gets_its_own_view() -> None:
    match = play(three_in_a_row)
    assert match.view(0) == {"public": {"heard": []}, "own": {"me": 0}}
    assert match.view(SPECTATOR) == {"public": {"heard": []}}
    everything = match.view(EVERYTHING)
    assert everything["seats"] == [{"me": 0}, {"me": 1}]
    assert everything["hidden"] == {"nothing": True}


def test_an_imagined_match_is_only_played_forward() -> None:
    match = play(three_in_a_row)
    world = match.imagined(frozenset((0,)), Rng(SEED))
    world.submit(0, world.decisions[0].id, [2])
    assert world.view(0)["public"] == {"heard": [2]}
    assert match.state.heard == []
    for copying in (world.clone, world.dump, lambda: world.undo(0)):
        with pytest.raises(RulesError, match="an imagined match"):
            copying()


def test_only_a_seat_that_is_asked_imagines_the_middle_of_a_step() -> None:
    match = play(three_in_a_row)
    with pytest.raises(RulesError, match="only a seat that is asked"):
        match.imagined(frozenset((1,)), Rng(SEED))


def test_in_an_open_window_the_others_are_asked_anew() -> None:
    match = Match[Any].start(Plans(), 3, NoOptions(), SEED)
    for _ in range(3):
        answer(match, 1, match.decisions[1].choices[-1])
    answer(match, 0, 3)
    assert match.ready() == (1,)
    world = match.imagined(frozenset((0,)), Rng(SEED))
    assert sorted(world.decisions) == [0, 1, 2]
    assert world.decisions[0] == match.decisions[0]


def test_a_part_that_ends_without_asking_is_started_anew_too() -> None:
    async def part(table: Table[Diary], seat: int) -> int:
        return await table.pick(seat, [1, 2], "x") if seat == 0 else 7

    async def step(table: Table[Diary]) -> None:
        table.state.heard.append(
            await table.together(range(2), lambda seat: part(table, seat), prompt="x")
        )

    world = play(step).imagined(frozenset((0,)), Rng(SEED))
    world.submit(0, world.decisions[0].id, [2])
    assert world.state.heard == [{0: 2, 1: 7}]


def test_a_bot_is_handed_worlds_in_which_only_its_own_hand_is_true() -> None:
    match = Match[Any].start(Duel(), 3, NoOptions(), SEED)
    seat = next(iter(match.decisions))
    assert bot_move(match, seat, "random", Rng(SEED))[0] in match.decisions[seat].choices
    hands = [match.imagined(frozenset((seat,)), Rng(bytes([n] * 32))).state.hands for n in range(9)]
    assert all(hand[seat] == match.state.hands[seat] for hand in hands)
    assert len({str(hand) for hand in hands}) == 9


class Farsighted(Bot):
    """Plays the first choice that it finds in a world of its own."""

    def choose(self, worlds: Worlds, seat: int, decision: Decision, rng: Rng) -> tuple[int | str]:
        return (worlds().decisions[seat].choices[0],)


def test_a_bot_may_look_at_worlds() -> None:
    match = Match[Any].start(Duel(), 3, NoOptions(), SEED)
    seat, decision = next(iter(match.decisions.items()))
    move = Farsighted().choose(Worlds(match, seat, Rng(SEED)), seat, decision, Rng(SEED))
    assert move == (decision.choices[0],)


def test_a_finished_match_can_be_loaded() -> None:
    match = play(three_in_a_row)
    for _ in range(3):
        answer(match, 0, 1)
    again = Match[Diary].resume(match.game, SEED, match.checkpoint)
    assert again.outcome == match.outcome
    assert not again.decisions


def test_a_history_with_undo_and_retract_leads_to_the_same_ids() -> None:
    match = play(each_twice)
    records = [Record("move", 0, "0.0.1", (1,)), Record("retract", 0, "0.0.1")]
    answer(match, 0, 1)
    match.retract(0)
    again = replay(match.game, 2, NoOptions(), SEED, records)
    assert again.decisions == match.decisions
    undone = play(three_in_a_row)
    answer(undone, 0, 1)
    undone.undo(0)
    again = replay(
        undone.game, 2, NoOptions(), SEED, [Record("move", 0, "0.0.1", (1,)), Record("undo", 0)]
    )
    assert again.decisions == undone.decisions


def test_a_broken_promise_says_which() -> None:
    with pytest.raises(BrokenPromiseError, match="bread"):
        require(False, "bread")
