"""Team battles (section 13)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kamakura import game
from engines.kamakura.options import Options
from engines.kernel import SPECTATOR
from tests.engines.kamakura.scenario import SEATS, Camp, camp, resume, stack

FOUR: dict[str, Any] = {"mode": "teams"}


def lose_by_score(*hands: str, **told: Any) -> Camp:
    """A captures B's Palace and so reaches 17: B, A's first opponent, is out."""
    table = camp(
        *hands,
        mode="teams",
        slots={"B": "farm village - palace"},
        captured={"A": "B fortress"},
        **told,
    )
    return table.attack("A", "ninja kunai", "B4").answers("B", "surrender")


def owners(table: Camp, count: int) -> str:
    """Whose turns come next, if all pass."""
    found = ""
    for _ in range(count):
        found += table.asked[0]
        table.answers(found[-1], "pass")
    return found


def test_first_opponents() -> None:
    """KK-201, KK-1001, KK-1002: seats 2k and 2k + 1 face each other, even seats are a team."""
    table = camp(*["ninja"] * 6, **FOUR)
    players = table.match.view(SPECTATOR)["public"]["players"]
    assert [player["team"] for player in players] == [0, 1, 0, 1, 0, 1]
    assert game.sides(6, Options(mode="teams")) == [[0, 2, 4], [1, 3, 5]]
    assert game.sides(6, Options()) == []
    assert [player["foe"] for player in players] == [1, 0, 3, 2, 5, 4]
    assert [player["engaged"] for player in players] == [[1], [0], [3], [2], [5], [4]]


def test_only_engaged_opponents_are_attacked() -> None:
    """KK-1003, KK-110: neither teammates nor the opponents of teammates."""
    table = camp("ninja kunai", "wall", "wall", "wall", **FOUR).answers("A", "ninja kunai")
    assert table.offers("A") == {"B1", "B2", "B3", "B4"}
    assert table.bars("A") == {f"D{slot}": ("not-engaged", "KK-1003") for slot in range(1, 5)}
    assert table.refuses("A", "D1") == ("not-engaged", "KK-1003")
    assert table.refuses("A", "C1")[0] == "illegal"
    arrows = camp("barrage barrage", "wall", "wall", "wall", **FOUR).answers("A", "barrage")
    assert arrows.bars("A")["D1"] == ("not-engaged", "KK-1003")


def test_what_is_sent_back_stays_between_the_two() -> None:
    """KK-1004: a Geisha's turn and reversed barrages."""
    table = camp("samurai kunai wall", "geisha yumi", "wall", "wall", **FOUR)
    table.attack("A", "samurai kunai", "B2").answers("B", "geisha yumi")
    assert table.offers("B") == {"decline", "A1", "A2", "A3", "A4"}
    table = camp("barrage", "wall wall", "wall", "wall", **FOUR).barrage("A", "B1")
    table.answers("B", "2")
    assert table.offers("B") == {"A1", "A2", "A3", "A4"}


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(4, 0, "ABCDABCD"), (4, 2, "CDABCDAB"), (4, 1, "BADCBADC"), (6, 4, "EFABCDEFABCD")],
)
def test_teams_alternate(seats: int, first: int, order: str) -> None:
    """KK-1005, KK-R21: the other team begins with the first player's first opponent."""
    state = stack(*["wall"] * seats, mode="teams")
    state.owner, state.last_up = first, [None, None]
    state.last_up[first % 2] = first
    table = resume(state)
    assert table.match.view(0)["public"]["next"] == [SEATS.index(seat) for seat in order[:4]]
    assert owners(table, len(order)) == order


def test_somebody_left_alone_takes_every_second_turn() -> None:
    """KK-1005, KK-R21."""
    table = camp(*["wall"] * 6, **FOUR).leaves("B").leaves("D")
    while table.asked.endswith("engage"):
        table.answers(table.asked[0], "with-F")
    assert owners(table, 7) == "AFCFEFA"


def test_everybody_has_a_score_of_his_own() -> None:
    """KK-1006, KK-1018: reaching it against another than the first opponent has no effect."""
    table = lose_by_score("ninja kunai ninja kunai", "wall", "ninja", "wall").expect(turn="D")
    assert table.scores() == "17 0 10 10"
    table.answers("D", "pass").answers("C", "pass").answers("D", "pass")
    table.attack("A", "ninja kunai", "D4")
    assert table.scores() == "21 0 10 6"
    assert table.state.players[3].active
    assert table.match.outcome is None


def test_beaten_by_score() -> None:
    """KK-1007, KK-1009, KK-R22: out at once; the lands left count for nobody."""
    table = lose_by_score("ninja kunai wall", "samurai kunai", "ninja", "wall")
    public = table.match.view(SPECTATOR)["public"]["players"][1]
    assert public["out"] == "defeated"
    assert [slot["state"] for slot in public["slots"]] == ["aside", "aside", "lost", "lost"]
    assert (public["score"], public["hand"], public["engaged"]) == (0, 0, [])
    assert table.said("hand-lost") == [{"seat": 1, "kinds": ["samurai", "kunai"]}]


def test_the_privilege_is_gone_where_a_teammate_was_faster() -> None:
    """KK-R22, KK-1018, KK-1008: B lost his last land to C; A's 17 points beat nobody."""
    state = stack(
        "ninja kunai wall",
        "",
        "wall",
        "wall",
        slots={"B": "- - - -", "D": "farm village - palace"},
        captured={"A": "B village, B farm", "C": "B fortress, B palace, D fortress"},
        mode="teams",
    )
    state.players[1].fate, state.exits = "eliminated", 1
    state.engaged.append((0, 3))
    table = resume(state).attack("A", "ninja kunai", "D4")
    assert table.scores().split()[0] == "17"
    assert table.state.players[3].active
    assert table.state.exits == 1


def test_all_other_defeats_need_the_last_land() -> None:
    """KK-1008: no matter who took the others."""
    state = stack(
        "ninja kunai wall",
        "wall",
        "wall",
        "wall",
        slots={"B": "- - - farm"},
        captured={"A": "B village", "C": "B fortress, B palace"},
        mode="teams",
    )
    table = resume(state).attack("A", "ninja kunai", "B4").answers("B", "surrender")
    table.expect(turn="D")
    assert table.state.players[1].fate == "eliminated"


# ---------------------------------------------------------------- new opponents


def test_who_is_left_without_an_opponent_chooses_one() -> None:
    """KK-1016, KK-D11: clockwise from the turn owner; both ways; automatic with one only."""
    table = lose_by_score("ninja kunai wall", *["wall"] * 5)
    assert table.asked == "A engage"
    assert table.offers("A") == {"with-D", "with-F"}
    table.answers("A", "with-F").expect(turn="D")
    assert table.said("engaged") == [{"seat": 0, "other": 5}]
    assert (table.state.foes(0), table.state.foes(5)) == ([5], [0, 4])


def test_with_several_opponents_one_chooses_each_turn() -> None:
    """KK-1003: barrages of one turn may be spread over them."""
    state = stack("barrage barrage ninja", *["wall wall"] * 5, mode="teams")
    state.engaged.append((0, 5))
    table = resume(state).answers("A", "barrage B1")
    assert table.offers("A") == {"shoot", "B2", "B3", "B4", "F1", "F2", "F3", "F4"}
    table.answers("A", "F1")
    assert table.asked == "B walls"
    table.answers("B", "0")
    assert table.asked == "F walls"


def test_a_team_wins_with_all_its_members() -> None:
    """KK-1017: the defeated ones too."""
    state = stack(
        "ninja kunai",
        "",
        "",
        "wall",
        slots={"B": "- - - -", "C": "- - - -", "D": "- - - farm"},
        captured={
            "A": "B farm, B village, B fortress, B palace, D village",
            "D": "C farm, C village, C fortress, C palace",
            "B": "D fortress, D palace",
        },
        mode="teams",
    )
    for seat, number in ((1, 1), (2, 2)):
        state.players[seat].fate, state.players[seat].exit = "eliminated", number
    state.exits = 2
    state.engaged.append((0, 3))
    table = resume(state).attack("A", "ninja kunai", "D4").expect(won="AC")
    assert table.state.reason == "team"
    assert table.match.outcome is not None
    assert table.match.outcome.ranks == [1, 2, 1, 2]


# ---------------------------------------------------------------- asking for help


def test_one_request_for_each_question() -> None:
    """KK-1010, KK-R20: and only if nothing but surrender is left."""
    hands = ("ninja kunai wall", "wall wall", "wall", "samurai wall", "wall", "ninja kunai wall")
    table = camp(*hands, **FOUR).attack("A", "ninja kunai", "B1")
    assert table.offers("B") == {
        "surrender",
        *(f"ask-{mate}-{sort}" for mate in "DF" for sort in ("soldier", "weapon")),
    }
    table.answers("B", "ask-D-soldier")
    assert table.match.view(SPECTATOR)["public"]["battle"] is not None
    assert table.said("asked") == [{"seat": 1, "other": 3, "kind": "soldier"}]
    table.answers("D", "refuse")
    assert table.said("aid-none") == [{"seat": 3, "other": 1, "kind": "soldier"}]
    assert table.offers("B") == {"surrender"}
    assert asks(table, "B") == {
        f"ask-{mate}-{sort}": ("asked", "KK-1010")
        for mate in "DF"
        for sort in ("soldier", "weapon")
    }
    assert table.refuses("B", "ask-F-weapon") == ("asked", "KK-1010")
    assert table.hand("D") == "samurai wall"


def asks(table: Camp, seat: str) -> dict[str, tuple[str, str]]:
    """The requests that are barred in the open question, and why."""
    return {word: why for word, why in table.bars(seat).items() if word.startswith("ask")}


@pytest.mark.parametrize("hand", ["samurai kunai wall", "samurai ninja geisha"])
def test_who_has_an_answer_does_not_ask(hand: str) -> None:
    """KK-1010: a defence, or a sacrifice; nobody but the asked seat reads the reason."""
    table = camp("ninja kunai wall", hand, "wall", "wall", **FOUR).attack("A", "ninja kunai", "B1")
    assert not {word for word in table.offers("B") if word.startswith("ask")}
    why = ("can-answer", "KK-1010")
    assert asks(table, "B") == {"ask-D-soldier": why, "ask-D-weapon": why}
    assert table.refuses("B", "ask-D-weapon") == why
    for viewer in (0, 2, 3, SPECTATOR):
        assert "can-answer" not in str(table.match.view(viewer))
        assert "can-answer" not in str(table.match.entries)


def test_free_for_all_bars_no_requests() -> None:
    """KK-1010: there is nobody to ask."""
    table = camp("ninja kunai wall", "samurai kunai", "wall").attack("A", "ninja kunai", "B1")
    assert not asks(table, "B")


def test_asking_for_a_blade() -> None:
    """KK-1011, KK-R20: without a Kunai only, once; a weapon that is none stays all the same."""
    hands = ("ninja katana wall", "samurai naginata wall", "kunai katana", "wall kunai")
    table = camp(*hands, **FOUR).attack("A", "ninja katana", "B1").answers("B", "samurai naginata")
    assert table.offers("A") == {"pass", "ask-C-soldier", "ask-C-weapon"}
    table.answers("A", "ask-C-weapon").answers("C", "katana")
    assert table.offers("A") == {"pass"}
    assert set(asks(table, "A").values()) == {("asked", "KK-1011")}
    table.answers("A", "pass").expect(A="katana wall", C="kunai", turn="B")


def test_asking_for_a_counter() -> None:
    """KK-1011, KK-414: the Kunai that came is laid at once."""
    hands = ("ninja kunai katana", "samurai naginata wall", "wall", "wall kunai")
    table = camp(*hands, **FOUR).attack("A", "ninja katana", "B1").answers("B", "samurai naginata")
    assert table.offers("A") == {"pass", "kunai"}
    why = ("has-kunai", "KK-1011")
    assert asks(table, "A") == {"ask-C-soldier": why, "ask-C-weapon": why}
    table.answers("A", "kunai")
    assert table.offers("B") == {"pass", "ask-D-soldier", "ask-D-weapon"}
    table.answers("B", "ask-D-weapon").answers("D", "kunai").answers("B", "kunai")
    assert table.asked == "A blade"
    table.answers("A", "pass").expect(B="samurai wall", D="wall", turn="B")


def test_who_was_countered_asks_whatever_he_holds() -> None:
    """KK-1015, KK-R20: in each of his later windows of this battle, once per window."""
    hands = ("ninja kunai kunai katana", "samurai kunai kunai naginata", "kunai", "wall")
    table = camp(*hands, **FOUR).attack("A", "ninja katana", "B1").answers("B", "samurai naginata")
    assert table.offers("A") == {"pass", "kunai"}
    table.answers("A", "kunai").answers("B", "kunai")
    assert table.offers("A") == {"pass", "kunai", "ask-C-soldier", "ask-C-weapon"}
    table.answers("A", "ask-C-weapon").answers("C", "refuse")
    assert table.offers("A") == {"pass", "kunai"}
    table.answers("A", "kunai")
    assert table.offers("B") == {"pass", "kunai"}
    table.answers("B", "kunai")
    assert table.offers("A") == {"pass", "ask-C-soldier", "ask-C-weapon"}


def test_a_defender_never_gets_that_freedom() -> None:
    """KK-1015: it is the turn owner's alone; KK-1010 stays for the others."""
    hands = ("samurai geisha kunai yumi wall", "geisha samurai yumi yumi", "wall", "wall")
    table = camp(*hands, **FOUR).attack("A", "samurai kunai", "B1").answers("B", "geisha yumi")
    table.answers("B", "A1").answers("A", "geisha yumi").answers("A", "B2")
    assert table.offers("B") == {"surrender", "samurai"}


def test_a_wall_may_be_asked_for_before_anything_is_laid() -> None:
    """KK-1012: once, and first of all."""
    table = camp("barrage barrage", "wall", "wall", "wall wall", **FOUR).barrage("A", "B1 B2")
    assert "ask-D-wall" in table.offers("B")
    other = Camp(table.match.clone()).answers("B", "1")
    assert "ask-D-wall" not in other.offers("B")
    assert not asks(other, "B")
    table.answers("B", "ask-D-wall").answers("D", "wall")
    assert table.offers("B") == {"0", "1", "2"}
    assert asks(table, "B") == {"ask-D-wall": ("asked", "KK-1012")}
    assert table.hand("B") == "wall wall"


def test_teammates_see_no_more_than_others() -> None:
    """KK-1019, KK-R28."""
    table = camp("ninja kunai", "wall", "samurai yumi", "wall", **FOUR)
    view = table.match.view(2)
    assert view["public"] == table.match.view(SPECTATOR)["public"]
    assert view["public"]["players"][0]["hand"] == 2
    assert "ninja" not in str(view)
