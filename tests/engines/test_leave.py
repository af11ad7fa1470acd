"""Seats that leave for good, windows that are called off, and choices that are sent at a tap."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import IllegalMoveError, Match, Rng, RulesError, Table
from engines.kernel.promises import Record, keep_promises, replay
from tests.engines.script import SEED, Diary, Script, answer, three_in_a_row
from tests.engines.script import play as play_on
from tests.engines.sketches import NoOptions


class Leaving(Script):
    """A scripted game whose diary notes who has left."""

    can_leave = True

    def leave(self, state: Diary, seat: int) -> None:
        state.heard.append(f"{seat} left")


def play(step: Any, seats: int = 3) -> Match[Diary]:
    """A match of a scripted game that seats may leave."""
    return Match[Diary].start(Leaving(step), seats, NoOptions(), SEED)


def load(match: Match[Diary]) -> Match[Diary]:
    """The match as it comes back from storage."""
    return Match[Diary].load(match.game, SEED, match.dump())


def has_left(table: Table[Diary], seat: int) -> bool:
    return f"{seat} left" in table.state.heard


def gather(*, fragile: bool = False, retract: bool = True) -> Any:
    """A window in which all answer twice, and a last question to seat 0."""

    async def step(table: Table[Diary]) -> None:
        async def part(seat: int) -> list[int]:
            if has_left(table, seat):
                return []
            first = await table.pick(seat, [1, 2], "first", light=(1, 2))
            return [first, await table.pick(seat, [1, 2], "second")]

        here = [0, 1, 2] if fragile else [0, 1]
        found: dict[int, list[int]] = {}
        while here and not found:
            found = await table.together(here, part, prompt="all", retract=retract, fragile=fragile)
            here = [seat for seat in here if not has_left(table, seat)]
        table.state.heard.append([found[seat] for seat in sorted(found)])
        await table.pick(0, [1], "last")

    return step


# ---------------------------------------------------------------- who may leave


def test_a_game_without_a_rule_for_it_cannot_be_left() -> None:
    match = play_on(three_in_a_row)
    answer(match, 0, 2)
    before, decision = match.dump(), match.decisions[0]
    with pytest.raises(RulesError, match="seat 1 cannot leave"):
        match.leave(1)
    assert match.dump() == before
    assert match.decisions == {0: decision}
    answer(match, 0, 1)


def test_a_match_that_is_over_cannot_be_left() -> None:
    match = play(three_in_a_row)
    for _ in range(3):
        answer(match, 0, 1)
    with pytest.raises(IllegalMoveError, match="closed"):
        match.leave(0)


def test_outside_a_window_only_the_state_knows() -> None:
    """The open question stays; what was done before cannot be undone any more."""
    match = play(three_in_a_row)
    answer(match, 0, 1)
    decision = match.decisions[0]
    match.leave(1)
    assert match.decisions == {0: decision}
    assert match.state.heard == [1, "1 left"]
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    answer(match, 0, 2)
    match.undo(0)
    assert match.state.heard == [1, "1 left"]
    with pytest.raises(IllegalMoveError, match="undo"):
        match.undo(0)


# ---------------------------------------------------------------- in a window


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_the_part_of_who_leaves_begins_anew(answers: int) -> None:
    """Whatever was answered before: it must then answer by itself."""
    match = play(gather())
    answer(match, 0, 2)
    for _ in range(answers):
        answer(match, 1, 1)
    match.leave(1)
    assert match.ready() == (1,)
    assert match.awaited().seats == (0,)
    assert (match.answers(1), match.can_retract(1)) == ([], None)
    assert len(match.answers(0)) == 1
    answer(match, 0, 2)
    assert match.state.heard == ["1 left", [[2, 2], []]]


def test_who_is_not_asked_leaves_the_window_alone() -> None:
    match = play(gather())
    answer(match, 0, 1)
    before = dict(match.decisions)
    match.leave(2)
    assert match.decisions == before
    assert match.ready() == ()


def test_the_last_one_who_was_waited_for_leaves() -> None:
    """The window closes, and the rules go on."""
    match = play(gather())
    answer(match, 0, 1)
    answer(match, 0, 1)
    match.leave(1)
    assert match.awaited().prompt == "last"
    assert not match.can_undo(0)
    answer(match, 0, 1)
    assert match.outcome is not None


async def only_a_window(table: Table[Diary]) -> None:
    async def part(seat: int) -> int:
        return 0 if has_left(table, seat) else await table.pick(seat, [1], "stay")

    await table.together([0, 1], part, prompt="stay")


def test_a_step_may_end_because_all_have_left() -> None:
    match = play(only_a_window)
    match.leave(0)
    match.leave(1)
    assert match.outcome is not None
    assert match.at_checkpoint
    assert load(match).outcome == match.outcome


# ---------------------------------------------------------------- fragile windows


def test_a_fragile_window_is_called_off() -> None:
    """It comes to nothing; what is asked next is another question, with other answers."""
    match = play(gather(fragile=True))
    answer(match, 0, 1)
    ids = {seat: decision.id for seat, decision in match.decisions.items()}
    match.leave(2)
    assert match.awaited().seats == (0, 1)
    assert match.decisions[0].prompt == "first"
    assert not {decision.id for decision in match.decisions.values()} & set(ids.values())
    assert (match.answers(0), match.can_retract(0)) == ([], None)
    with pytest.raises(IllegalMoveError, match="closed"):
        match.submit(0, ids[0], [1])
    for seat in (0, 0, 1, 1):
        answer(match, seat, 2)
    assert match.state.heard == ["2 left", [[2, 2], [2, 2]]]


def test_a_fragile_window_that_nobody_leaves_is_like_any_other() -> None:
    match = play(gather(fragile=True))
    for seat in (2, 1, 0, 2, 1, 0):
        answer(match, seat, 1)
    assert match.state.heard == [[[1, 1], [1, 1], [1, 1]]]


# ---------------------------------------------------------------- storage and copies


@pytest.mark.parametrize("fragile", [False, True])
def test_a_departure_is_stored_with_the_moves(fragile: bool) -> None:
    match = play(gather(fragile=fragile))
    answer(match, 0, 2)
    answer(match, 1, 1)
    match.leave(1)
    for other in (load(match), match.clone()):
        assert other.state == match.state
        assert other.decisions == match.decisions
        assert other.dump() == match.dump()
        for twin in (match.clone(), other):
            seat = min(twin.decisions)
            answer(twin, seat, 1)
            assert twin.decisions[seat].prompt == "second" if fragile else "last"


def test_a_departure_outside_a_window_is_stored_too() -> None:
    match = play(three_in_a_row)
    match.leave(2)
    answer(match, 0, 3)
    again = load(match)
    assert again.state.heard == ["2 left", 3]
    assert not match.can_undo(2)


def test_a_history_with_a_departure_leads_to_the_same_match() -> None:
    match = play(gather())
    records = [
        Record("move", 0, match.decisions[0].id, (1,)),
        Record("leave", 1),
        Record("retract", 0, match.decisions[0].id),
    ]
    answer(match, 0, 1)
    match.leave(1)
    match.retract(0)
    again = replay(match.game, 3, NoOptions(), SEED, records)
    assert again.dump() == match.dump()


def test_a_departure_stays_where_others_imagine() -> None:
    match = play(gather())
    answer(match, 0, 2)
    match.leave(1)
    world = match.imagined(frozenset({0}), Rng(SEED))
    assert world.state.heard == ["1 left"]
    assert world.decisions == match.decisions


# ---------------------------------------------------------------- taking back


def test_others_take_their_answers_back_and_the_departure_stays() -> None:
    match = play(gather())
    answer(match, 0, 1)
    match.leave(1)
    match.retract(0)
    assert match.state.heard == ["1 left"]
    assert match.decisions[0].prompt == "first"
    assert match.ready() == (1,)


def test_who_has_left_takes_nothing_back() -> None:
    """Else it would be back in the match."""
    match = play(gather())
    answer(match, 1, 1)
    first = match.answers(1)[0].decision.id
    match.leave(1)
    for decision in (None, first):
        with pytest.raises(IllegalMoveError, match="retract"):
            match.retract(1, decision)
    assert match.state.heard == ["1 left"]


def test_answers_to_a_window_that_was_called_off_are_gone() -> None:
    """Those of the new window can be taken back, those of the old one cannot."""
    match = play(gather(fragile=True))
    answer(match, 0, 1)
    old = match.answers(0)[0].decision.id
    match.leave(2)
    answer(match, 0, 2)
    with pytest.raises(IllegalMoveError, match="retract"):
        match.retract(0, old)
    match.retract(0)
    assert match.decisions[0].prompt == "first"
    assert match.state.heard == ["2 left"]


async def fails_when_left(table: Table[Diary]) -> None:
    async def part(seat: int) -> int:
        if has_left(table, seat):
            raise ZeroDivisionError("in the part")
        return await table.pick(seat, [1, 2], "stay")

    await table.together([0, 1], part, prompt="stay")


def test_rules_that_fail_at_a_departure_leave_the_match_as_before() -> None:
    match = play(fails_when_left)
    answer(match, 0, 2)
    before, decisions = match.dump(), dict(match.decisions)
    with pytest.raises(RulesError, match="leave: in the part"):
        match.leave(1)
    assert match.dump() == before
    assert match.decisions == decisions
    assert match.state.heard == []


# ---------------------------------------------------------------- promises, light choices


def test_a_game_that_may_be_left_keeps_its_promises() -> None:
    """At any moment, by anybody; nobody leaves twice."""
    for fragile in (False, True):
        for number in range(40):
            seed = bytes([number]) * 32
            _ = keep_promises(Leaving(gather(fragile=fragile)), 3, NoOptions(), seed)


async def marathon(table: Table[Diary]) -> None:
    for _ in range(900):
        await table.pick(0, [1, 2], "mile", final=True)


def test_nobody_leaves_twice() -> None:
    """However long a match takes."""
    for number in range(5):
        game, seed = Leaving(marathon), bytes([number]) * 32
        history = keep_promises(game, 3, NoOptions(), seed, every=1000)
        leavers = [record.seat for record in history if record.deed == "leave"]
        assert len(leavers) == len(set(leavers))


def test_light_choices_are_named_with_the_question() -> None:
    """They are choices like others; only the page treats them otherwise."""
    match = play(gather())
    assert match.decisions[0].light == (1, 2)
    answer(match, 0, 1)
    assert match.decisions[0].light == ()
    assert load(match).decisions == match.decisions
