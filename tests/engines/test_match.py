"""A match: ids, undo, retract, refusals and copies."""

from __future__ import annotations

import pytest

from engines.kernel import (
    EVERYTHING,
    SPECTATOR,
    Barred,
    HistoryMismatchError,
    IllegalMoveError,
    Match,
    Table,
)
from engines.kernel.promises import BrokenPromiseError, Record, replay, require
from tests.engines.script import SEED, Diary, Script, answer, each_twice, play, three_in_a_row
from tests.engines.sketches import NoOptions


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
    assert match.entries == []


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


def test_each_kind_of_viewer_gets_its_own_view() -> None:
    match = play(three_in_a_row)
    assert match.view(0) == {"public": {"heard": []}, "own": {"me": 0}}
    assert match.view(SPECTATOR) == {"public": {"heard": []}}
    everything = match.view(EVERYTHING)
    assert everything["seats"] == [{"me": 0}, {"me": 1}]
    assert everything["hidden"] == {"nothing": True}


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


def test_a_game_that_says_nothing_gives_time_takes_any_number_and_has_no_sides() -> None:
    game = play(three_in_a_row).game
    assert game.time_limit(NoOptions()) == 0
    assert game.objection(2, NoOptions()) is None
    assert game.sides(2, NoOptions()) == []


def test_a_broken_promise_says_which() -> None:
    with pytest.raises(BrokenPromiseError, match="bread"):
        require(False, "bread")


def test_nothing_is_dealt_again_after_the_end() -> None:
    match = play(three_in_a_row)
    for _ in range(3):
        answer(match, 0, 1)
    with pytest.raises(IllegalMoveError, match="closed"):
        match.deal_again(SEED)
