"""Conceding at any time (KK-903, KK-904, KK-D12)."""

from __future__ import annotations

import pytest

from engines.kamakura.state import State
from engines.kernel import IllegalMoveError, Match
from tests.engines.kamakura.scenario import SEED, Camp, arrange_all, begin, camp, resume, stack

GEISHA = ("samurai kunai wall wall", "geisha yumi wall", "ninja kunai")
NINJA = ("ninja kunai kunai wall", "samurai katana kunai wall", "ninja kunai")


def gone(table: Camp, letter: str) -> bool:
    """Whether a seat is out, with nothing left."""
    player = table.state.players["ABCDEFGH".index(letter)]
    return player.fate == "conceded" and not player.hand and not player.lands()


def reload(table: Camp) -> Camp:
    """The match as it comes back from storage."""
    return Camp(Match[State].load(table.match.game, SEED, table.match.dump()))


# ---------------------------------------------------------------- before the first turn


def test_in_the_exchange() -> None:
    """Nothing is put back for who left, and the match begins without him."""
    table = begin(3, opening_exchange="on").leaves("B")
    assert table.asked == "AC exchange"
    table.nothing("A").nothing("C")
    assert [entry["count"] for entry in table.said("exchanged")] == [0, 0, 0]
    assert table.asked == "AC arrange"
    arrange_all(table)
    assert gone(table, "B")
    assert table.asked in ("A turn", "C turn")
    assert reload(table).state == table.state


def test_in_the_arrangement() -> None:
    """Also where it was somebody who had answered, or who was about to claim."""
    table = begin(3)
    table.answers("A", "palace farm village fortress").leaves("A")
    assert table.match.ready() == (0,)
    arrange_all(table)
    assert gone(table, "A")
    assert table.said("aside")[0]["values"] == [1, 2, 3, 4]


def test_between_claims() -> None:
    """A claimant who leaves claims no more."""
    table = camp("wall wall", "ninja", "ninja", pile="wall " * 6).answers("A", "restock")
    assert table.asked == "A claim"
    table.leaves("A").expect(turn="B")
    assert gone(table, "A")


def test_between_claims_before_the_first_turn() -> None:
    """The others go on; the hand that was dealt is lost with everything else."""
    state = stack("wall wall", "wall wall", "ninja kunai", pile="ninja " * 8)
    state.turn, state.phase, state.last_up = 0, "arrange", [None, None]
    table = resume(state)
    for letter in "ABC":
        table.answers(letter, "farm village fortress palace")
    table.answers("A", "claim").answers("B", "claim")
    assert table.asked == "AB claim"
    table.leaves("A").answers("B", "end")
    assert gone(table, "A")
    assert table.state.turn >= 1


def test_who_is_to_begin_has_left() -> None:
    """The turn is over at once."""
    for seed in range(9):
        table = begin(2, bytes([seed]) * 32, opening_exchange="on")
        table.leaves("A").nothing("B").answers("B", "farm village fortress palace")
        table.expect(won="B")
        assert table.state.reason == "last"


def test_all_have_left_before_it_began() -> None:
    """KK-904: the last to go out wins."""
    table = begin(2).leaves("A").leaves("B")
    assert table.match.outcome is not None
    assert table.state.won == [1]


# ---------------------------------------------------------------- on a turn


def test_the_turn_owner_without_a_battle() -> None:
    """He ends his turn: his hand is discarded, his lands lie open for nobody."""
    table = (
        camp(*GEISHA)
        .leaves("A")
        .expect(A="", discard="samurai kunai wall wall", scores="0 10 10", turn="B")
    )
    assert gone(table, "A")
    assert table.state.players[0].aside == [1, 2, 3, 4]
    keys = ["left", "aside", "hand-lost", "turn"]
    assert [entry.key for entry in table.entries if entry.key != "undone"] == keys
    assert table.match.view(1)["public"]["players"][0]["slots"][3] == {
        "state": "aside",
        "value": 4,
        "over": 0,
    }


def test_somebody_else_leaves_while_a_turn_is_composed() -> None:
    """KK-R35: at once; what was begun is begun anew, for those lands are no target any more."""
    table = camp(*GEISHA).answers("A", "samurai kunai")
    assert "C4" in table.offers("A")
    table.leaves("C")
    assert gone(table, "C")
    assert table.question("A").prompt == "turn"
    table.answers("A", "samurai kunai")
    assert table.offers("A") == {"B1", "B2", "B3", "B4"}
    assert reload(table).match.decisions == table.match.decisions
    table.answers("A", "B1")
    assert table.asked == "B defend"


def test_a_concession_leaves_one() -> None:
    """KK-904: in the middle of a turn."""
    table = camp("ninja kunai", "ninja").leaves("B").expect(won="A", scores="10 0")
    assert table.state.reason == "last"
    with pytest.raises(IllegalMoveError, match="closed"):
        table.leaves("A")


def test_all_but_one_leave() -> None:
    """KK-904."""
    table = camp(*GEISHA).leaves("A").leaves("B").expect(won="C")
    assert table.match.outcome is not None
    assert table.match.outcome.ranks == [3, 2, 1]
    assert [note.params["how"] for note in table.match.outcome.notes] == ["conceded"] * 2


# ---------------------------------------------------------------- in a battle


def under(hands: tuple[str, ...], *words: str, **options: str) -> Camp:
    """A match after some answers, each of whoever is asked."""
    table = camp(*hands, **options)
    for answer in words:
        table.answers(table.asked[0], answer)
    return table


CASES: dict[str, tuple[tuple[str, ...], list[str], str, str]] = {
    "defend": (GEISHA, ["samurai kunai B2"], "B", "captured"),
    "deceive": (GEISHA, ["samurai kunai B2", "geisha yumi"], "B", "not-turned"),
    "turned": (GEISHA, ["samurai kunai B2", "geisha yumi", "A3"], "A", "captured"),
    "blade": (NINJA, ["ninja kunai B2", "samurai katana"], "A", "blade-none"),
    "counter": (NINJA, ["ninja kunai B2", "samurai katana", "kunai"], "B", "counter-none"),
    "walls": (("barrage wall", "wall", "ninja"), ["barrage B2"], "B", "captured"),
}


@pytest.mark.parametrize("window", CASES)
def test_whoever_is_asked_in_a_battle(window: str) -> None:
    """KK-903: the default is given, the battle ends, and then he is out."""
    hands, words, letter, said = CASES[window]
    table = under(hands, *words)
    assert table.asked == f"{letter} {'defend' if window == 'turned' else window}"
    table.leaves(letter)
    assert table.said(said)
    assert gone(table, letter)
    assert table.asked[0] != letter
    assert table.state.battle is None
    assert table.state.volley is None
    assert reload(table).state == table.state


def test_half_an_answer_of_who_leaves_is_forgotten() -> None:
    """A defence that was begun is not laid."""
    table = under(("ninja katana yumi", "ninja samurai yumi yumi", "ninja"), "ninja katana yumi B2")
    table.answers("B", "samurai yumi").leaves("B")
    assert not table.said("defend")
    assert table.taken("A") == "B village"


def test_an_attacker_who_leaves_is_needed_until_the_end() -> None:
    """KK-903: the battle goes on, he is out after it; what he takes meanwhile stays with him."""
    table = under(GEISHA, "samurai kunai B2").leaves("A")
    assert table.asked == "B defend"
    assert table.match.view(2)["public"]["players"][0]["out"] == "conceded"
    table.answers("B", "surrender").expect(turn="B", scores="2 8 10", A="")
    assert gone(table, "A")
    assert table.taken("A") == "B village"


def test_a_turn_against_who_has_left() -> None:
    """KK-903: his lands are in play until the battle ends, and defaults are given for him."""
    table = under(GEISHA, "samurai kunai B2", "geisha yumi").leaves("A")
    assert table.offers("B") == {"decline", "A1", "A2", "A3", "A4"}
    table.answers("B", "A4").expect(scores="0 14 10", turn="B")
    assert gone(table, "A")


def test_who_is_not_part_of_the_battle() -> None:
    """Goes out when it ends."""
    table = under(GEISHA, "samurai kunai B2").leaves("C")
    assert table.state.players[2].fate is None
    table.answers("B", "surrender").expect(turn="B", C="")
    assert gone(table, "C")


def test_a_barrage_of_who_has_left_still_flies() -> None:
    """KK-903: the battle is carried to its end."""
    table = under(("barrage barrage", "wall", "wall"), "barrage B4 C1")
    table.leaves("A").answers("B", "0").answers("C", "0")
    assert table.taken("A") == "B palace, C farm"
    assert gone(table, "A")
    table.expect(turn="B")


def test_somebody_wins_in_the_battle_that_another_left() -> None:
    """KK-903, KK-901: who conceded is out all the same, and ranked behind all who are not."""
    table = camp(
        "ninja kunai",
        "wall wall",
        "wall",
        slots={"B": "farm village - palace"},
        captured={"A": "B fortress"},
    )
    table.attack("A", "ninja kunai", "B4").leaves("C").answers("B", "surrender")
    table.expect(won="A", scores="17 3 0")
    assert gone(table, "C")
    assert table.match.outcome is not None
    assert table.match.outcome.ranks == [1, 2, 3]
    assert table.match.outcome.reason == "score"


def test_who_has_conceded_wins_by_no_score() -> None:
    """KK-R36, KK-904: the others play on, or the last of them has won."""
    for hands, outcome in ((("wall wall", "wall"), None), (("wall wall",), [2, 1])):
        table = camp(
            "ninja kunai",
            *hands,
            slots={"B": "farm village - palace"},
            captured={"A": "B fortress"},
        )
        table.attack("A", "ninja kunai", "B4").leaves("A").answers("B", "surrender")
        assert gone(table, "A")
        ended = table.match.outcome
        assert (None if ended is None else ended.ranks) == outcome


@pytest.mark.parametrize(("first", "second", "winner"), [("A", "B", 1), ("B", "A", 0)])
def test_both_leave_in_a_battle(first: str, second: str, winner: int) -> None:
    """KK-904, KK-901: with two players the one who conceded first goes out first, and loses."""
    table = camp("ninja kunai kunai", "samurai yumi kunai").attack("A", "ninja kunai", "B2")
    table.answers("B", "samurai yumi")
    assert table.asked == "A blade"
    table.leaves(first)
    if table.match.outcome is None:
        table.leaves(second)
    assert table.state.won == [winner]


def test_who_concedes_first_goes_out_first() -> None:
    """KK-901: the later out the higher, though all of them go out when the battle ends."""
    table = camp("samurai kunai", "wall wall", "ninja", "ninja", "ninja")
    table.attack("A", "samurai kunai", "B2").leaves("E").leaves("C").leaves("B")
    assert [table.state.players[seat].exit for seat in range(5)] == [0, 3, 2, 0, 1]
    table.expect(turn="D")


# ---------------------------------------------------------------- teams


TEAM = ("ninja kunai", "wall wall", "ninja", "samurai kunai")


def test_a_teammate_leaves_while_he_is_asked_for_aid() -> None:
    """He refuses, and goes out after the battle; nobody asks him again (KK-1010)."""
    table = camp(*TEAM, mode="teams").attack("A", "ninja kunai", "B1")
    table.answers("B", "ask-D-weapon").leaves("D")
    assert table.said("aid-none") == [{"seat": 3, "other": 1, "kind": "weapon"}]
    table.answers("B", "surrender").expect(turn="B")
    assert gone(table, "D")


def test_a_team_is_left_alone() -> None:
    """KK-904, KK-1017: the other team has won, all of it."""
    table = camp(*TEAM, mode="teams").leaves("D").leaves("A").leaves("B").expect(won="AC")
    assert table.state.reason == "team"
    assert table.match.outcome is not None
    assert table.match.outcome.ranks == [1, 2, 1, 2]


def test_whoever_chooses_an_opponent_leaves() -> None:
    """KK-1016: the choice is called off; the next one is asked."""
    hands = ("ninja",) * 6
    table = camp(*hands, mode="teams").leaves("A")
    assert table.asked == "B engage"
    assert table.offers("B") == {"with-C", "with-E"}
    table.leaves("B").expect(turn="D")
    table = camp(*hands, mode="teams").leaves("A").leaves("C")
    assert table.said("engaged") == [{"seat": 1, "other": 4}, {"seat": 3, "other": 4}]


def test_a_whole_team_leaves_while_another_chooses() -> None:
    """KK-904: then there is nobody left to choose."""
    table = camp(*("ninja",) * 6, mode="teams").leaves("A")
    assert table.asked == "B engage"
    table.leaves("E").leaves("C").expect(won="BDF")
