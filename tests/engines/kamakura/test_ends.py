"""Scores, elimination, victory, ranking (KK-8xx, KK-9xx)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kamakura.scoring import best_in_calm, outcome_of
from engines.kamakura.state import State
from engines.kernel import EVERYTHING, SPECTATOR
from tests.engines.kamakura.scenario import Camp, camp, copy_of, resume, stack


@pytest.mark.parametrize(("mode", "scores"), [("holdings", "12 8"), ("captures", "12 10")])
def test_does_a_lost_land_lower_the_score(mode: str, scores: str) -> None:
    """KK-801, KK-802, KK-803, KK-507, KK-R02: by option it never falls; all can read it."""
    table = camp("ninja kunai wall", "wall", score_mode=mode).attack("A", "ninja kunai", "B2")
    table.expect(scores=scores)
    public = table.match.view(SPECTATOR)["public"]
    assert [player["score"] for player in public["players"]] == [int(n) for n in scores.split()]


def test_a_captured_land_lies_open_for_good() -> None:
    """KK-102, KK-103: it can never be attacked again, and its slot stays empty."""
    table = camp("ninja kunai wall", "ninja kunai").attack("A", "ninja kunai", "B2")
    table.answers("B", "surrender")
    public = table.match.view(SPECTATOR)["public"]["players"]
    assert public[0]["captured"] == [{"value": 2, "from": 1}]
    assert public[1]["slots"][1] == {"state": "lost", "value": None, "over": 0}
    table.answers("B", "ninja kunai")
    assert table.offers("B") == {"A1", "A2", "A3", "A4"}


LAST_LAND: dict[str, Any] = {
    "slots": {"A": "farm village fortress -", "B": "- - - farm"},
    "captured": {"A": "B palace", "B": "A palace", "C": "B village, B fortress"},
}


def test_elimination() -> None:
    """KK-805, KK-806, KK-810, KK-R19: what he had captured leaves with him."""
    table = camp("ninja kunai yumi", "wall", "ninja wall", **LAST_LAND)
    table.attack("A", "ninja yumi", "B4").expect(turn="C", B="", discard="yumi wall")
    assert table.said("eliminated") == [{"seat": 1}]
    assert table.match.view(SPECTATOR)["public"]["players"][1]["out"] == "eliminated"
    assert table.taken("B") == "A palace"
    table.answers("C", "restock").answers("C", "end")
    table.expect(turn="A")
    assert 1 not in table.state.foes(0)


@pytest.mark.parametrize("fate", ["eliminated", "defeated", "conceded"])
def test_who_is_active(fate: Any) -> None:
    """KK-108, KK-109: whoever is out has no turn and is nobody's opponent."""
    state = stack("wall", "", "wall")
    state.players[1].slots, state.players[1].aside = [0, 0, 0, 0], [1, 2, 3, 4]
    state.players[1].fate = fate
    assert [state.active(), state.foes(0), state.clockwise_after(0)] == [[0, 2], [2], [2, 0]]
    resume(state).answers("A", "pass").expect(turn="C")


def test_the_last_one_standing_wins_whoever_took_what() -> None:
    """KK-807, KK-R19: here with the lower score."""
    table = camp(
        "ninja kunai wall",
        "wall",
        slots={"A": "- village - -", "B": "farm - - -"},
        captured={
            "A": "B village",
            "B": "A farm, A fortress, A palace",
        },
        victory_score="20",
    )
    state = copy_of(table.state)
    state.players[1].aside = [0, 0, 3, 4]
    table = resume(state).attack("A", "ninja kunai", "B1").expect(won="A", scores="5 8")
    assert table.state.reason == "last"
    assert table.match.outcome is not None
    assert table.match.outcome.ranks == [1, 2]


def test_who_eliminates_and_has_the_score_simply_wins() -> None:
    """KK-808, KK-804: elimination is seen to first."""
    table = camp(
        "ninja kunai wall",
        "wall",
        slots={"B": "- - - palace"},
        captured={"A": "B farm, B village, B fortress"},
    )
    table.attack("A", "ninja kunai", "B4").expect(won="A", scores="20 0")
    assert [entry.key for entry in table.entries[-4:]] == [
        "captured",
        "eliminated",
        "hand-lost",
        "over",
    ]
    assert table.state.reason == "score"


def test_the_turn_owner_eliminated_on_his_own_turn() -> None:
    """KK-811: the next one clockwise from him follows."""
    table = camp(
        "ninja samurai kunai wall",
        "geisha yumi wall",
        "wall",
        slots={"A": "farm - - -"},
        captured={"B": "A village", "C": "A fortress, A palace"},
        victory_score="20",
    )
    table.attack("A", "samurai kunai", "B2").answers("B", "geisha yumi").answers("B", "A1")
    table.answers("A", "surrender").expect(turn="B", scores="0 13 17", A="")


# ---------------------------------------------------------------- ranking


def ended(won: list[int], reason: str, *hands: str, **told: Any) -> State:
    """A state at its end."""
    state = stack(*hands, **told)
    state.won, state.reason = won, reason
    return state


def test_ranking() -> None:
    """KK-901: the winner, then by score, lands in play, and how late one went out."""
    state = ended(
        [1],
        "score",
        *[""] * 7,
        slots={"C": "farm - fortress palace", "D": "- - - palace"},
        captured={"D": "C village, A farm, A fortress"},
    )
    for seat, number in ((4, 2), (5, 1)):
        player = state.players[seat]
        player.fate, player.exit, player.exit_turn = "eliminated", number, number + 3
        player.slots = [0, 0, 0, 0]
    state.players[2].captured = []
    outcome = outcome_of(state)
    assert outcome.scores[1:4] == [10, 8, 10]
    assert outcome.ranks == [2, 1, 5, 4, 6, 7, 2]
    assert [note.params for note in outcome.notes] == [
        {"seat": 5, "how": "eliminated", "turn": 4},
        {"seat": 4, "how": "eliminated", "turn": 5},
    ]
    assert outcome.reason == "score"


def test_the_sheet() -> None:
    """KK-801, KK-802: where the points come from."""
    told: dict[str, Any] = {
        "slots": {"B": "farm village - palace"},
        "captured": {"A": "B fortress"},
    }
    held = outcome_of(ended([0], "score", "", "", **told))
    assert [(line.key, line.points) for line in held.sheet] == [
        ("lands", [10, 7]),
        ("captured", [3, 0]),
    ]
    race = outcome_of(ended([0], "score", "", "", score_mode="captures", **told))
    assert [(line.key, line.points) for line in race.sheet] == [
        ("start", [10, 10]),
        ("captured", [3, 0]),
    ]
    assert race.scores == [13, 10]


# ---------------------------------------------------------------- too calm


@pytest.mark.parametrize(("seats", "limit"), [(2, 60), (4, 60), (5, 75), (8, 120)])
def test_too_many_turns_without_a_capture(seats: int, limit: int) -> None:
    """KK-905, KK-902, KK-R11: the only end with a shared first place."""
    table = camp(*["wall"] * seats)
    table.sound = False
    for _ in range(limit - 1):
        table.answers(table.asked[0], "pass")
    assert table.match.outcome is None
    public = table.match.view(0)["public"]
    assert (public["calm"], public["calm_limit"]) == (limit - 1, limit)
    table.answers(table.asked[0], "pass")
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "calm"
    assert table.match.outcome.ranks == [1] * seats
    assert table.said("calm") == [{"limit": limit}]


def test_a_capture_begins_the_count_anew() -> None:
    """KK-905."""
    state = stack("ninja kunai wall", "wall")
    state.calm = 59
    table = resume(state).attack("A", "ninja kunai", "B1")
    assert (table.state.calm, table.asked) == (0, "B turn")
    held = stack("samurai kunai wall", "samurai yumi")
    held.calm = 58
    table = resume(held).attack("A", "samurai kunai", "B1").answers("B", "samurai yumi")
    assert table.match.view(0)["public"]["calm"] == 59


def test_ranking_in_calm() -> None:
    """KK-905: by score, then lands in play; the first place may be shared by some only."""
    table = camp(
        "wall",
        "wall",
        "wall",
        slots={"A": "farm - fortress palace"},
        captured={"B": "A village"},
    )
    table.state.calm = 59
    table.sound = False
    table.answers("A", "pass").expect(won="B")
    assert table.match.outcome is not None
    assert table.match.outcome.ranks == [3, 1, 2]
    lands = stack(
        "",
        "",
        slots={"A": "- village fortress palace", "B": "farm - fortress palace"},
        captured={"A": "B village", "B": "A farm"},
    )
    lands.players[0].captured[0].value = 1
    assert best_in_calm(lands) == [0]
    lands.players[1].captured.append(lands.players[0].captured[0])
    assert best_in_calm(lands) == [0, 1]


def test_teams_in_calm() -> None:
    """KK-905: the higher sum of the active members, else a draw."""
    state = stack(*["wall"] * 4, mode="teams")
    state.calm = 59
    table = resume(state).answers("A", "pass").expect(won="ABCD")
    assert table.match.outcome is not None
    assert table.match.outcome.ranks == [1] * 4
    assert [note.key for note in table.match.outcome.notes] == ["draw"]
    state = stack(
        *["wall"] * 4,
        mode="teams",
        slots={"B": "- village fortress palace"},
        captured={"A": "B farm"},
    )
    state.calm = 59
    table = resume(state).answers("A", "pass").expect(won="AC")
    assert table.match.outcome is not None
    assert table.match.outcome.ranks == [1, 2, 1, 2]
    assert table.match.outcome.notes == []


# ---------------------------------------------------------------- after the end


def test_everything_is_open_after_the_end() -> None:
    """KK-R32: hands and lands for all, the rest of the pile for open eyes."""
    table = camp(
        "ninja kunai wall",
        "samurai kunai",
        slots={"B": "farm village - palace"},
        captured={"A": "B fortress"},
        pile="yumi katana",
    )
    before = table.match.view(SPECTATOR)["public"]["players"]
    assert "cards" not in before[1]
    assert before[1]["slots"][3]["value"] is None
    table.attack("A", "ninja kunai", "B4").answers("B", "surrender").expect(won="A")
    after = table.match.view(SPECTATOR)["public"]
    assert after["players"][1]["cards"] == ["samurai", "kunai"]
    assert [slot["value"] for slot in after["players"][1]["slots"]] == [1, 2, None, None]
    assert table.match.view(EVERYTHING)["hidden"]["pile"][:2] == ["yumi", "katana"]
    assert "hidden" not in table.match.view(SPECTATOR)
    assert (after["phase"], after["owner"], after["next"]) == ("over", None, [])


def cautions(table: Camp) -> list[tuple[str, str]]:
    return [(caution.reason, caution.rule) for caution in table.question("B").cautions]


LONE: dict[str, Any] = {
    "slots": {"A": "farm village fortress -", "B": "- - - farm"},
    "captured": {"A": "B palace", "B": "A palace, B fortress, B village"},
}


def test_giving_up_the_last_land_is_warned_of() -> None:
    """KK-805: legal, but it is the end of the match for its owner."""
    table = camp("ninja katana wall", "samurai wall wall", **LONE)
    assert cautions(table.attack("A", "ninja katana", "B4")) == [("last-land", "KK-805")]


@pytest.mark.parametrize(("land", "warned"), [("B4", [("their-goal", "KK-804")]), ("B1", [])])
def test_giving_up_the_goal_is_warned_of(land: str, warned: list[tuple[str, str]]) -> None:
    """KK-804: with this land the captor has enough; with a smaller one he has not."""
    slots, captured = {"B": "farm village - palace"}, {"A": "B fortress"}
    table = camp("ninja katana wall", "samurai wall wall", slots=slots, captured=captured)
    assert cautions(table.attack("A", "ninja katana", land)) == warned


@pytest.mark.parametrize(
    ("strength", "value", "count"), [("any", 3, 1), ("two", 3, 0), ("two", 1, 1)]
)
def test_laying_no_wall_is_warned_of_like_a_surrender(
    strength: str, value: int, count: int
) -> None:
    """KK-805, KK-1107: where the arrows are strong enough."""
    state = stack("barrage wall", "wall samurai kunai", barrage_strength=strength)
    state.players[1].slots = [value, 0, 0, 0]
    table = resume(state, sound=False).barrage("A", "B1")
    assert len(cautions(table)) == count
