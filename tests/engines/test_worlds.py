"""What viewers and bots get to see: entries, and worlds to imagine."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import (
    EVERYTHING,
    SPECTATOR,
    Bot,
    Decision,
    Match,
    Rng,
    RulesError,
    Table,
    Worlds,
    bot_move,
    line_for,
)
from tests.engines.script import SEED, Diary, answer, play, three_in_a_row
from tests.engines.sketches import Duel, NoOptions, Plans


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
