"""The shogun: what it does where one can tell what is right, and how well it plays."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kamakura import game
from engines.kamakura.components import WALL
from engines.kamakura.options import Options
from engines.kamakura.shogun import chances
from engines.kamakura.shogun.outlook import Outlook
from engines.kamakura.state import State
from engines.kernel import Match, Rng, bot_move
from tests.engines.kamakura.scenario import (
    Camp,
    camp,
    copy_of,
    resume,
    rng,
    seat_of,
    stack,
    word_of,
)

CHANCES = 12

# ---------------------------------------------------------------- asking the shogun


def says(table: Camp, letter: str, number: int = 0) -> str:
    """What the shogun answers to all questions of the open window, in words."""
    twin, said, source = table.match.clone(), list[str](), rng(number)
    seat = seat_of(letter)
    while seat in twin.decisions and (not said or twin.answers(seat)):
        decision = twin.decisions[seat]
        move = bot_move(twin, seat, "shogun", source)
        twin.submit(seat, decision.id, move)
        said += [word_of(choice, decision.prompt) for choice in move] or ["nothing"]
    return " ".join(said)


def may_say(table: Camp, letter: str) -> set[str]:
    """What the shogun may answer, by several chances."""
    return {says(table, letter, number) for number in range(CHANCES)}


# ---------------------------------------------------------------- what turns tell


def test_a_pass_tells_that_there_is_no_defence() -> None:
    """KK-709: until his next turn only three soldiers can answer; in teams aid may have come."""
    table = camp("wall", "kunai wall wall wall wall", "wall")
    table.answers("A", "restock").answers("A", "end").answers("B", "pass")
    outlook = Outlook(table.state, 2)
    assert outlook.defends(0, 1, 1) > 0.9
    assert outlook.defends(1, 1, 1) == outlook.turns(1, 1, 1) == 0
    assert 0 < outlook.answers(1, 1, 1) < outlook.answers(0, 1, 1)
    assert outlook.fewer_walls(1, 1) < chances.fewer(outlook.pool, 5, WALL, 1)
    table = camp("wall", "kunai", "wall", "wall", mode="teams")
    table.answers("A", "pass")
    assert not Outlook(table.state, 1).is_idle(0)


def test_a_pass_tells_nothing_of_barrages_by_option() -> None:
    """KK-307: who need not attack may shoot with a combination in hand."""
    table = camp("samurai kunai barrage wall", "wall", obligation="attack")
    table.barrage("A", "B1").answers("B", "0")
    assert not Outlook(table.state, 1).is_idle(0)


# ---------------------------------------------------------------- turns


def test_it_attacks_who_cannot_answer() -> None:
    """A player with one card is helpless, whatever it is."""
    table = camp("samurai katana wall wall", "samurai", "ninja yumi samurai yumi wall wall wall")
    assert {answer.split()[-1][0] for answer in may_say(table, "A")} == {"B"}


def test_it_knows_what_a_land_can_be_worth() -> None:
    """KK-1107: one that has held against barrages is worth more than others."""
    table = camp("samurai katana", "ninja", barrage_strength="two")
    state = copy_of(table.state)
    state.players[1].over[2] = 2
    assert {answer.split()[-1] for answer in may_say(resume(state), "A")} == {"B3"}


def test_it_takes_the_land_that_wins() -> None:
    """KK-804: four more points are enough, and only the last palace brings them."""
    table = camp(
        "samurai katana",
        "ninja",
        "ninja",
        slots={"B": "farm - - -", "C": "- - - palace"},
        captured={"A": "B fortress"},
    )
    assert {answer.split()[-1] for answer in may_say(table, "A")} == {"C4"}


def test_it_is_not_to_be_read() -> None:
    """Equal lands are attacked alike, in whatever order the own ones lie."""
    table = camp("samurai katana", "ninja")
    assert len(may_say(table, "A")) > 2


def test_it_restocks_an_empty_hand() -> None:
    assert may_say(camp("wall", "ninja wall wall wall wall wall"), "A") == {"restock"}


def test_it_shoots_who_has_no_cards() -> None:
    """KK-304: one land after the other, as long as there are barrages."""
    table = camp("barrage barrage wall wall wall", "")
    assert all(len(answer.split()) == 3 for answer in may_say(table, "A"))


def test_it_shoots_no_more_than_is_good() -> None:
    """Where nearly every card is a Wall, more barrages only invite to send them back."""
    rest = {"samurai": 12, "ninja": 12, "geisha": 12, "katana": 10, "naginata": 10, "yumi": 8}
    discard = " ".join(" ".join([kind] * count) for kind, count in rest.items())
    table = camp("barrage barrage", "wall wall wall wall wall wall wall", discard=discard)
    assert "restock" in may_say(table, "A")


def test_it_pays_with_a_barrage_rather_than_with_three_yumi() -> None:
    """KK-613: where there is a choice."""
    table = camp("yumi yumi yumi barrage wall", "", slots={"B": "farm - - -"})
    assert may_say(table, "A") == {"barrage B1 0"}


def test_it_shoots_together_at_what_one_barrage_cannot_take() -> None:
    """KK-1107: a palace holds against one, and falls to two."""
    table = camp("barrage barrage wall", "", slots={"B": "- - - palace"}, barrage_strength="two")
    assert may_say(table, "A") == {"barrage B4 B4"}


# ---------------------------------------------------------------- answers


def test_it_meets_an_attack_with_the_cheapest_defence() -> None:
    """KK-403: equal power is enough, and the Yumi is kept."""
    table = camp("samurai kunai wall wall", "samurai katana kunai yumi wall")
    table.attack("A", "samurai kunai", "B4")
    assert may_say(table, "B") == {"samurai kunai"}


def test_it_keeps_a_kunai_against_a_ninja() -> None:
    """KK-414: who may have a Hidden Blade is better met with another weapon."""
    table = camp("ninja katana wall wall wall", "samurai kunai naginata wall")
    table.attack("A", "ninja katana", "B4")
    assert may_say(table, "B") == {"samurai naginata"}


def test_it_meets_two_weapons_with_two() -> None:
    """KK-401."""
    table = camp("samurai katana katana", "samurai katana naginata ninja wall")
    table.attack("A", "samurai katana katana", "B4")
    assert {frozenset(answer.split()) for answer in may_say(table, "B")} == {
        frozenset(("samurai", "katana", "naginata"))
    }


def test_it_sacrifices_where_nothing_else_saves_a_palace() -> None:
    """KK-406."""
    table = camp("samurai yumi", "ninja ninja samurai wall")
    table.attack("A", "samurai yumi", "B4")
    assert {answer.split()[0] for answer in may_say(table, "B")} == {"sacrifice"}


def test_it_surrenders_where_it_must() -> None:
    table = camp("samurai yumi", "ninja wall")
    table.attack("A", "samurai yumi", "B4")
    assert may_say(table, "B") == {"surrender"}


def test_it_prefers_a_geisha_who_exceeds_and_turns_the_attack() -> None:
    """KK-418: at any land of an attacker without cards."""
    table = camp("samurai katana", "samurai katana geisha yumi")
    table.attack("A", "samurai katana", "B4")
    assert may_say(table, "B") == {"geisha yumi"}
    table.answers("B", "geisha yumi")
    assert may_say(table, "B") <= {"A1", "A2", "A3", "A4"}


def test_it_expects_no_turn_of_an_attack_that_cannot_be_turned() -> None:
    """KK-424: a Geisha attacks, and the weaker Kunai is enough."""
    table = camp("geisha kunai", "geisha kunai yumi wall")
    table.attack("A", "geisha kunai", "B4")
    assert may_say(table, "B") == {"geisha kunai"}


def test_it_wins_and_counters_with_blades() -> None:
    """KK-413, KK-414."""
    table = camp("ninja kunai kunai", "samurai katana kunai wall")
    table.attack("A", "ninja kunai", "B4").answers("B", "samurai katana")
    assert may_say(table, "A") == {"kunai"}
    table.answers("A", "kunai")
    assert may_say(table, "B") == {"kunai"}


def test_it_fights_on_against_somebody_who_leaves() -> None:
    """KK-903: nobody else is left then, and the battle is still to be ended."""
    table = camp("ninja kunai kunai", "samurai katana wall wall")
    table.attack("A", "ninja kunai", "B4").answers("B", "samurai katana").leaves("B")
    assert may_say(table, "A") == {"kunai"}


def test_it_passes_without_a_blade() -> None:
    table = camp("ninja kunai wall", "samurai katana wall")
    table.attack("A", "ninja kunai", "B4").answers("B", "samurai katana")
    assert may_say(table, "A") == {"pass"}


def test_it_lays_a_wall_for_a_palace_and_sends_back_what_cannot_be_met() -> None:
    """KK-604: two Walls against who has no card left."""
    table = camp("barrage wall wall wall", "wall ninja")
    table.barrage("A", "B4")
    assert may_say(table, "B") == {"1"}
    table = camp("barrage", "wall wall ninja")
    table.barrage("A", "B4")
    assert {answer[:3] for answer in may_say(table, "B")} == {"2 A"}


def test_it_lays_its_only_wall_where_more_is_at_stake() -> None:
    """KK-603: the farm falls, the palace is kept."""
    table = camp("barrage barrage wall wall", "wall ninja")
    table.barrage("A", "B1 B4")
    assert may_say(table, "B") == {"0 1"}


# ---------------------------------------------------------------- teams


def test_it_asks_for_what_it_lacks() -> None:
    """KK-1010, KK-1011: a soldier, a weapon; the teammate gives what is enough."""
    table = camp("samurai katana", "yumi wall", "wall", "samurai kunai yumi", mode="teams")
    table.attack("A", "samurai katana", "B4")
    assert may_say(table, "B") == {"ask-D-soldier"}
    table = camp("ninja katana", "ninja wall", "wall", "katana kunai yumi", mode="teams")
    table.attack("A", "ninja katana", "B4")
    assert may_say(table, "B") == {"ask-D-weapon"}
    table.answers("B", "ask-D-weapon")
    assert may_say(table, "D") <= {"kunai", "katana"}


def test_it_refuses_what_would_not_help() -> None:
    """KK-1013: for a blade nothing but a Kunai does."""
    table = camp("ninja katana wall", "samurai yumi", "yumi kunai", "wall", mode="teams")
    table.attack("A", "ninja katana", "B4").answers("B", "samurai yumi")
    assert may_say(table, "A") == {"ask-C-weapon"}
    table.answers("A", "ask-C-weapon")
    assert may_say(table, "C") == {"kunai"}
    table = camp("ninja katana wall", "samurai yumi", "yumi", "wall", mode="teams")
    table.attack("A", "ninja katana", "B4").answers("B", "samurai yumi")
    table.answers("A", "ask-C-weapon")
    assert may_say(table, "C") == {"refuse"}


def test_it_asks_for_a_wall() -> None:
    """KK-1012."""
    table = camp("barrage", "ninja", "wall", "wall", mode="teams")
    table.barrage("A", "B4")
    assert may_say(table, "B") == {"ask-D-wall"}
    table.answers("B", "ask-D-wall")
    assert may_say(table, "D") == {"wall"}


def test_it_engages_the_weakest() -> None:
    """KK-1016: few cards and few lands."""
    table = camp(
        "samurai yumi wall",
        "",
        "wall wall",
        "wall wall",
        "wall wall wall",
        "wall",
        mode="teams",
        slots={"B": "farm - - -"},
        captured={"C": "B village, B fortress, B palace"},
    )
    table.attack("A", "samurai yumi", "B1")
    table.answers("B", "surrender")
    assert table.asked == "A engage"
    assert may_say(table, "A") == {"with-F"}


# ---------------------------------------------------------------- the second edition


def test_it_exchanges_and_discards_what_is_of_little_use() -> None:
    """KK-D1, KK-1102: never what it needs for a defence."""
    state = stack("samurai yumi wall wall wall wall wall wall", "wall", restock_rule="second")
    table = resume(copy_of(state))
    table.answers("A", "restock")
    assert set(says(table, "A").split()) == {"wall"}
    state.phase, state.turn = "exchange", 0
    table = resume(state, sound=False)
    assert says(table, "A").split() == ["wall"] * 4


def test_it_claims_a_full_restock() -> None:
    """KK-312."""
    table = camp("wall", "wall wall", pile="wall wall wall wall wall wall wall")
    table.answers("A", "restock")
    assert may_say(table, "A") == {"claim"}


# ---------------------------------------------------------------- fairness


@pytest.mark.parametrize("number", range(3))
def test_equal_views_give_equal_answers(number: int) -> None:
    """KK-I18, KK-I19: other cards in others' hands, other lands behind their backs."""
    source = rng(number)
    match = Match[State].start(game, 3, Options(), source.seed())
    while match.outcome is None:
        seat, decision = next(iter(match.decisions.items()))
        move = bot_move(match, seat, "shogun", source)
        if not match.tail and decision.prompt == "turn":
            other = resume(deal_again(match.state, seat, source)).match
            seed, at = source.seed(), source.position
            twins = [bot_move(each, seat, "shogun", Rng(seed, at)) for each in (match, other)]
            assert twins[0] == twins[1]
        match.submit(seat, decision.id, move)


def deal_again(state: State, seat: int, source: Rng) -> State:
    """Another truth that looks the same to this seat."""
    other = copy_of(state)
    game.imagine(other, frozenset((seat,)), source)
    return other


# ---------------------------------------------------------------- strength


def share(seats: int, matches: int, rivals: str, **options: Any) -> float:
    """The share of matches that one shogun wins; every answer is legal, or `submit` complains."""
    wins, source = 0.0, rng(7)
    for number in range(matches):
        match = Match[State].start(game, seats, Options(**options), source.seed())
        shogun = number % seats
        while match.outcome is None:
            seat, decision = next(iter(match.decisions.items()))
            move = bot_move(match, seat, "shogun" if seat == shogun else rivals, source)
            match.submit(seat, decision.id, move)
        ranks = match.outcome.ranks
        wins += (ranks[shogun] == 1) / ranks.count(1)
    return wins / matches


@pytest.mark.unmeasured
def test_it_beats_random_players() -> None:
    """Far more often than not: one, and three at once."""
    assert share(2, 30, "random") >= 0.85
    assert share(4, 16, "random") >= 0.5


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"mode": "teams"}),
        pytest.param(
            *(6, {"mode": "teams", "restock_rule": "second", "barrage_strength": "two"}),
            marks=pytest.mark.unmeasured,
        ),
        (3, game.presets["second-edition"]),
        (5, {"obligation": "attack", "repeat_pass": "forbidden", "score_mode": "captures"}),
        pytest.param(8, {"victory_score": "23"}, marks=pytest.mark.unmeasured),
    ],
)
def test_it_plays_every_variant_to_the_end(seats: int, options: dict[str, Any]) -> None:
    """Against its like."""
    assert 0 <= share(seats, 1, "shogun", **options) <= 1
