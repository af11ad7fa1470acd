"""Turns, extra turns, passing, and how a round ends (sections 6, 7, 12 and 14)."""

from __future__ import annotations

import pytest

from engines.gosu import powers
from engines.gosu.rounds import TURNS_PER_ROUND, is_up
from tests.engines.gosu.scenario import Camp, camp, resume, stack

NONE = "- / - / -"


def fought(table: Camp) -> int:
    """How many battles there were."""
    return len(table.said("battle"))


# ---------------------------------------------------------------- turns


def test_turns_go_clockwise_and_pass_over_who_has_passed() -> None:
    """GO-302, GO-303, INV-10."""
    table = camp(NONE, NONE, f"{NONE} | oto", f"{NONE} | oto", unused="2 2 2 2", passed="B")
    table.answers("A", "draw-1").expect(asked="C turn").answers("C", "draw-1")
    table.expect(asked="D turn").answers("D", "draw-3").expect(asked="A turn")


def test_extra_turns_of_one_turn_add_up() -> None:
    """GO-305, GO-307: Pako's power plays Grum, and a turn that was due is still due."""
    state = stack(f"{NONE} | pako grum oto", NONE, unused="0 2")
    state.players[0].extra = 1
    table = resume(state).answers("A", "pako").answers("A", "grum")
    table.expect(extra="1 0", asked="A turn")


def test_passing_loses_the_extra_turns_left() -> None:
    """GO-305, RU-26, GO-706."""
    state = stack(f"{NONE} | oto", NONE, unused="0 2", dragoons="1 0")
    state.players[0].extra = 2
    resume(state).answers("A", "pass").expect(extra="0 0", asked="B turn", dragoons="1 0")


def test_an_extra_turn_of_the_partner_comes_at_once() -> None:
    """GO-306, RU-22: then play goes on from whose turn it was."""
    armies = (NONE, f"{NONE} | oto", "cog / gyro / -", f"{NONE} | oto")
    table = camp(*armies, team_play="on").answers("A", "activate-gyro").expect(asked="C turn")
    table.answers("C", "draw-1").expect(asked="B turn")
    table = camp(*armies, team_play="on", passed="C").answers("A", "activate-gyro")
    table.expect(asked="B turn", extra="0 0 0 0")


def test_infinity_is_for_whoever_is_on_turn() -> None:
    """GO-1307: an extra turn for the partner does not go beyond the tenth."""
    armies = (f"{NONE} | oto", NONE, "cog / gyro / - | oto", NONE)
    state = stack(*armies, team_play="on", passed="BD", unused="2 0 0 0")
    state.counted = 9
    table = resume(state).answers("A", "activate-gyro")
    assert fought(table) == 1
    assert table.said("called-off") == [{"count": 10}]


def test_a_round_has_an_end_whatever_happens() -> None:
    """GO-308."""
    state = stack(f"{NONE} | oto", f"{NONE} | oto", turn_limit="off")
    state.turns = TURNS_PER_ROUND - 1
    assert fought(resume(state).answers("A", "draw-1")) == 1


def test_whoever_can_but_pass_passes() -> None:
    """GO-R03, GO-705, GO-304, GO-309, RU-31: if all can tell so; a hand is nobody's business."""
    table = camp(NONE, f"{NONE} | oto kiri", unused="0 0", turn="B").answers("B", "pass")
    assert [entry["seat"] for entry in table.said("pass")] == [1, 0]
    assert table.state.round == 2
    table = camp("bosk / - / - | zelly", NONE, unused="0 0")
    assert table.offers("A") == ["pass"]


def test_a_token_may_be_kept_by_option() -> None:
    """GO-704, INV-13: the page asks twice."""
    table = camp(f"{NONE} | oto", NONE, no_pass_with_token="off")
    (caution,) = table.question("A").cautions
    assert (caution.reason, caution.choice) == ("tokens", "pass")
    table.answers("A", "pass").expect(unused="2 2", asked="B turn")


def test_what_is_barred_says_why() -> None:
    """GO-401, GO-430, GO-431, GO-434, GO-442, GO-605, GO-660, GO-700, GO-701, GO-800."""
    army = "huna! huna* bosk loyalty loyalty+ / moko / - | rill"
    table = camp(army, NONE, unused="0 2")
    bars = table.bars("A")
    assert bars["activate-moko"] == ("no-token", "GO-700")
    assert bars["mutate-moko"] == ("cost", "GO-434")
    assert bars["mutate-bosk"] == ("no-other", "GO-431")
    assert bars["draw-1"] == ("no-token", "GO-701")
    assert bars["rill"] == ("row-full", "GO-401")
    found = {(barred.reason, barred.rule) for barred in table.question("A").barred}
    assert {("trapped", "GO-800"), ("trapped", "GO-442"), ("no-dragoon", "GO-660")} <= found
    assert ("used", "GO-700") in found
    table = camp("messenger messenger* / - / - | oto", NONE, only=True)
    reasons = [b.reason for b in table.question("A").barred if str(b.choice).startswith("jump")]
    assert sorted(reasons) == ["no-pile", "trapped"]


def test_a_jump_may_be_tried_again_in_the_same_round() -> None:
    """GO-606, GO-441: with what has just come in; Shibuke have no cog."""
    table = camp("messenger / - / - | oto", NONE, pile="sapling huna skab rill", unused="0 2")
    table.answers("A", "jump-messenger").answers("B", "draw-1").answers("A", "jump-sapling")
    assert table.said("jumped")[0]["into"] == "shibuke-sapling"
    assert not [word for word in table.bars("B") if word.startswith("mutate")]


def test_a_hand_has_no_limit_and_nothing_else_costs() -> None:
    """GO-707, GO-409, RU-23, RU-32: a level-2 card of a new clan below costs nothing."""
    table = camp("bosk huna / tarka / - | vesh", NONE, pile="oto kiri reya", unused="2 2")
    assert set(table.question("A").params["costs"].values()) == {0}
    table.answers("A", "draw-3").expect(A="bosk huna / tarka / - | vesh oto kiri reya")


# ---------------------------------------------------------------- the end of a round


def test_the_order_at_the_end_of_a_round() -> None:
    """GO-1105, GO-1106, GO-1107: battle, tokens, powers from the Advantage Token on."""
    armies = ("patience kiri / - / -", "bosk / okka / -")
    table = camp(*armies, phase="battle", advantage="B", pile="oto reya skab nex mire kro")
    keys = [(entry.key, entry.data.get("seat")) for entry in table.entries]
    assert keys[0] == ("battle", None)
    assert [seat for key, seat in keys if key == "power"] == [1, 0, 0]
    table.expect(B="bosk / okka / - | oto reya", A="patience kiri / - / - | skab nex mire")


def test_a_card_that_has_left_does_nothing_at_the_end() -> None:
    """GO-1106, GO-807: Boreal keeps a trapped Kiri from drawing in the next round as well."""
    table = camp(
        "kiri kiri* / - / -", "rimey / kryo / boreal", phase="battle", pile="oto reya skab nex"
    )
    table.expect(A="kiri kiri* / - / - | oto reya skab")
    assert len([entry for entry in table.said("power") if entry["kind"] == "kiri"]) == 1


def test_only_cards_that_still_lie_there_work_at_the_end() -> None:
    """GO-1106: one that was trapped or has left since does nothing."""
    state = stack("kiri kiri* / - / - | oto", NONE)
    up, down = state.players[0].rows[0]
    effects = [powers.of_card(0, card, "round-end")[0] for card in (up.card, down.card)]
    assert [is_up(state, effect) for effect in effects] == [True, False]
    state.players[0].rows[0].clear()
    assert not is_up(state, effects[0])


def test_tokens_come_back_at_the_start_of_a_round() -> None:
    """GO-300, GO-502, GO-503, GO-701, INV-02, INV-09."""
    table = camp("huna! bosk*^ / - / -", NONE, unused="0 1", phase="round")
    table.expect(A="huna bosk / - / - |", unused="2 2", spent="0 0")


def test_the_released_of_one_moment_are_one_event() -> None:
    """GO-805: from the holder of the Advantage Token; within an army by row and place."""
    table = camp(
        "zhu* / zoraz* / -",
        "zhu* / - / -",
        phase="round",
        advantage="B",
        pile="oto reya kiri skab nex",
    )
    kinds = [(entry["seat"], entry["kind"]) for entry in table.said("power")]
    assert kinds == [(1, "zhu"), (0, "zhu"), (0, "zoraz")]


@pytest.mark.parametrize(
    ("points", "ranks"), [("2 1 0 1", [1, 2, 4, 2]), ("2 0 0 0", [1, 2, 2, 2])]
)
def test_the_others_are_ranked_by_their_points(points: str, ranks: list[int]) -> None:
    """GO-R08, GO-1200, GO-1207."""
    table = camp("bosk / - / -", NONE, NONE, NONE, points=points, phase="battle")
    assert table.match.outcome is not None
    assert table.match.outcome.ranks == ranks
    assert [line.key for line in table.match.outcome.sheet] == ["points", "army"]


def test_a_special_victory_at_the_start_of_a_round() -> None:
    """GO-1202: after the releases."""
    armies = ("cog* cog rivet bolt / piston gyro / omnimek", NONE)
    camp(*armies, phase="round").expect(winners="A", by="omnimek")
