"""What is hidden, from whom, and what one may imagine (section 16)."""

from __future__ import annotations

from engines.kamakura import game
from engines.kamakura.components import kinds_of
from engines.kamakura.options import Options
from engines.kamakura.state import State
from engines.kamakura.view import imagine
from engines.kernel import EVERYTHING, SPECTATOR, Match, RandomBot, Rng, bot_move, line_for
from engines.kernel.twins import Twins
from tests.engines.kamakura.scenario import camp, copy_of, resume, rng, stack

WORLDS = 30


def test_hands_and_lands_of_others_are_numbers() -> None:
    """KK-I18: of the pile as well only the number is seen; the discard pile lies open."""
    table = camp("ninja kunai", "geisha yumi wall", "samurai", discard="katana barrage")
    public = table.match.view(SPECTATOR)["public"]
    assert public["discard"] == ["katana", "barrage"]
    assert public["pile"] == len(table.state.pile)
    assert [player["hand"] for player in public["players"]] == [2, 3, 1]
    assert all(slot["value"] is None for player in public["players"] for slot in player["slots"])
    assert "geisha" not in str(table.match.view(0))
    own = table.match.view(1)["own"]
    assert [card["kind"] for card in own["hand"]] == ["geisha", "yumi", "wall"]
    assert own["slots"] == [1, 2, 3, 4]


def test_open_eyes_see_everything() -> None:
    table = camp("ninja kunai", "geisha", pile="yumi wall")
    view = table.match.view(EVERYTHING)
    assert [len(seat["hand"]) for seat in view["seats"]] == [2, 1]
    assert view["hidden"]["pile"] == kinds_of(table.state.pile[::-1])
    assert view["hidden"]["pile"][:2] == ["yumi", "wall"]


def test_all_that_cannot_be_seen_is_dealt_again() -> None:
    """KK-I19: other hands, the pile, lands that lie face down; nothing else."""
    state = stack("ninja kunai", "geisha yumi wall", "samurai katana", discard="wall")
    worlds = [copy_of(state) for _ in range(WORLDS)]
    for number, world in enumerate(worlds):
        imagine(world, frozenset({0}), rng(number))
        game.check(world)
        assert game.view(world, 0, 3) == game.view(state, 0, 3)
    assert len({tuple(world.players[1].hand) for world in worlds}) > 5
    assert len({tuple(world.players[1].slots) for world in worlds}) > 5
    assert len({tuple(world.pile) for world in worlds}) == WORLDS
    imagine(state, frozenset({0, 1, 2}), rng())
    assert [player.slots for player in state.players] == [[1, 2, 3, 4]] * 3


def test_what_is_known_of_a_land_is_kept() -> None:
    """KK-1107: a land that held against strength two is a Fortress or a Palace."""
    state = stack("ninja", "ninja", barrage_strength="two")
    state.players[1].slots, state.players[1].over = [3, 1, 2, 4], [2, 0, 0, 0]
    first = set()
    for number in range(WORLDS):
        world = copy_of(state)
        imagine(world, frozenset({0}), rng(number))
        first.add(world.players[1].slots[0])
        assert sorted(world.players[1].slots) == [1, 2, 3, 4]
    assert first == {3, 4}


def test_three_lost_lands_give_the_fourth_away() -> None:
    """There is one order only; empty slots stay empty."""
    state = stack(
        "ninja",
        "ninja",
        slots={"B": "- - village -"},
        captured={"A": "B farm, B fortress"},
    )
    state.players[1].aside[3] = 4
    imagine(state, frozenset({0}), rng())
    assert state.players[1].slots == [0, 0, 2, 0]


def test_nothing_of_the_players_is_imagined_after_the_end() -> None:
    """KK-R32: lands lie open."""
    table = camp("ninja kunai", "ninja").leaves("B").expect(won="A")
    state = table.state
    state.players[0].slots = [4, 3, 2, 1]
    imagine(state, frozenset({1}), rng())
    assert state.players[0].slots == [4, 3, 2, 1]


def test_who_gives_and_who_takes_see_the_card() -> None:
    """KK-710, KK-1013, KK-R34: a third teammate sees that one was given."""
    hands = ("ninja kunai", "wall wall", "wall", "yumi wall", "wall", "wall")
    table = camp(*hands, mode="teams").attack("A", "ninja kunai", "B1")
    table.answers("B", "ask-D-weapon").answers("D", "yumi")
    lines = {
        viewer: str([line_for(entry, viewer, fresh=True) for entry in table.entries])
        for viewer in (*range(6), SPECTATOR, EVERYTHING)
    }
    assert {viewer for viewer, line in lines.items() if "yumi" in line} == {1, 3, EVERYTHING}
    players = table.match.view(SPECTATOR)["public"]["players"]
    assert [player["hand"] for player in players] == [0, 3, 1, 1, 1, 1]


def test_bots_do_not_remember_what_went_back_to_a_hand() -> None:
    """KK-R34: a soldier that all saw go back is imagined like any other card."""
    table = camp("ninja katana wall", "samurai katana wall").attack("A", "ninja katana", "B2")
    table.answers("B", "samurai katana").answers("A", "pass")
    assert table.said("kept") == [{"seat": 1, "kinds": ["samurai"]}]
    held = set()
    for number in range(WORLDS):
        world = copy_of(table.state)
        imagine(world, frozenset({0}), rng(number))
        held |= {"samurai" in kinds_of(world.players[1].hand)}
    assert held == {True, False}


def test_a_bot_answers_by_what_its_seat_sees() -> None:
    """KK-I18: other hidden cards make no difference to the steward."""
    state = stack("ninja samurai kunai yumi", "geisha yumi wall")
    other = copy_of(state)
    imagine(other, frozenset({0}), rng(3))
    assert other != state
    moves = [bot_move(resume(s).match, 0, "steward", rng(1)) for s in (state, other)]
    assert moves[0] == moves[1]


def test_twins_stay_alike_where_a_window_closes() -> None:
    """Answers are looked for that reveal the same, since what they reveal differs at first."""
    dice = Rng(bytes(32))
    match = Match[State].start(game, 4, Options(), dice.seed())
    while match.outcome is None:
        if match.at_checkpoint:
            Twins(match, SPECTATOR, dice).play(8)
        decision = match.decisions[dice.choice(sorted(match.decisions))]
        match.submit(decision.seat, decision.id, RandomBot.answer(decision, dice))
