"""The worked examples of rounds, battles, victories, tokens and teams (section 21)."""

from __future__ import annotations

import pytest

from tests.engines.gosu.scenario import Camp, begin, camp, resume, seat_of, stack

NONE = "- / - / -"


def test_go_x15_ties_in_the_great_battle() -> None:
    """GO-1100, GO-1101, GO-1102, GO-1103, GO-1104, RU-09."""
    armies = ("bosk huna / tarka / -", "spark ember bosk* / fact / -")
    camp(*armies, phase="battle", advantage="B").expect(points="0 1", advantage="B")
    camp(*armies, phase="battle", advantage="A").expect(points="1 0", advantage="A")
    camp(*armies, "skab / - / -", phase="battle", advantage="C").expect(points="1 1 0")


def test_go_x16_the_first_standard_bearer_draws_two() -> None:
    """GO-620, RU-17."""
    armies = ("courage honor / - / -", "icicla* rimey / - / -", "honor courage / - / -")
    table = camp(*armies, phase="battle", pile="oto reya kiri")
    assert [len(player.hand) for player in table.state.players] == [2, 0, 0]
    table.expect(A="courage honor / - / - | oto reya")


def ninth(hand: str, extra: int) -> Camp:
    """B has passed, and A has used nine additional turns."""
    state = stack(f"bosk huna / - / - | {hand}", NONE, passed="B", unused="0 0")
    state.counted, state.players[0].extra = 9, extra
    return resume(state)


def test_go_x17_infinity() -> None:
    """GO-1300, GO-1306, RU-15."""
    table = ninth("vesh rill", 0).answers("A", "vesh").expect(asked="A turn", counted=10)
    table.answers("A", "rill")
    assert len(table.said("battle")) == 1
    table = ninth("rill rill", 1).answers("A", "rill")
    assert len(table.said("battle")) == 1


def test_go_x17_every_turn_beyond_may_win_another() -> None:
    table = ninth("vesh grum rill", 0).answers("A", "vesh").answers("A", "grum")
    table.expect(asked="A turn", counted=11).answers("A", "rill")
    assert table.state.round == 2


def test_go_x17_whoever_passes_beyond_the_tenth_has_passed_like_anybody() -> None:
    table = ninth("vesh oto", 0).answers("A", "vesh").answers("A", "pass")
    assert len(table.said("battle")) == 1
    assert not table.said("called-off")


def test_go_x18_ten_turns_for_both_together() -> None:
    """GO-1301, GO-1303, GO-1304, GO-1305, RU-13, RU-14."""
    hands = (
        f"{NONE} | oto",
        f"{NONE} | rill rill huna huna moko okka kiri",
        f"{NONE} | tink tink bolt bolt",
    )
    table = camp(*hands, unused="0 1 0").answers("A", "pass")
    for b, c in (("rill", "tink"), ("rill", "tink"), ("huna", "bolt"), ("huna", "bolt")):
        table.answers("B", b).answers("C", c)
    table.answers("B", "moko").expect(counted=9)
    assert not table.said("battle")
    table.answers("B", "okka")
    assert len(table.said("battle")) == 1
    assert [entry["seat"] for entry in table.said("pass")] == [0, 2]


def test_go_x19_with_nothing_to_do_a_token_must_be_spent_first() -> None:
    """GO-702, GO-704, GO-1001."""
    table = camp(NONE, NONE, unused="1 0", only=True, pile="")
    assert table.refuses("A", "pass") == ("tokens", "GO-704")
    table.answers("A", "draw-1").expect(A=f"{NONE} |")
    assert [entry["seat"] for entry in table.said("pass")] == [1, 0]


def test_go_x20_the_draft_of_three() -> None:
    """GO-211, GO-212, GO-213, GO-214, RU-33."""
    table = begin(3, clan_mode="base")
    picks: list[int] = []
    while table.state.phase == "draft":
        held = [list(player.held) for player in table.state.players]
        for seat, decision in list(table.match.decisions.items()):
            picks += [decision.at_least] if seat == 0 else []
            table.match.submit(seat, decision.id, decision.choices[: decision.at_least])
        rest = [cards[picks[-1] :] for cards in held]
        if table.state.phase == "draft":
            assert [player.held for player in table.state.players] == [rest[2], rest[0], rest[1]]
    assert picks == [2, 1, 1, 1, 1]
    assert [len(player.hand) for player in table.state.players] == [7, 7, 7]


def test_go_x21_the_clans_of_three() -> None:
    """GO-201, GO-202, GO-203."""
    table = begin(3, clan_mode="tokens_open", draft="off")
    first = table.state.advantage
    order: list[int] = []
    for clan in ("alpha", "meka", "fire", "frost", "swamp"):
        at = table.state.tokens.index(clan)
        (seat,) = table.match.decisions
        order.append((seat - first) % 3)
        table.submit("ABC"[seat], [f"token-{at}"])
    assert order == [0, 1, 2, 0, 1]
    assert table.state.clans == ["ancient", "dark", "shadow", "dragon", "shibuke"]
    assert [entry["clan"] for entry in table.said("clan")] == [
        "alpha",
        "meka",
        "fire",
        "frost",
        "swamp",
    ]


def test_go_x22_dragoon_tokens_in_hand() -> None:
    """GO-038, GO-660, GO-661, GO-662, GO-513, RU-20."""
    table = camp(f"{NONE} | honor", NONE, points="0 1", dragoons="1 0").answers("A", "honor")
    table.expect(dragoons="2 0", reserve=6)
    state = stack(f"{NONE} | honor", NONE, points="0 1")
    state.reserve = 0
    table = resume(state, sound=False).answers("A", "honor").expect(dragoons="0 0")
    armies = ("honor loyalty+ / - / -", f"{NONE} | spark oto")
    table = camp(*armies, dragoons="1 0", turn="B").answers("B", "spark")
    table.expect(A="honor / - / - |", reserve=7, dragoons="1 0")
    camp("honor loyalty+ / - / -", NONE, dragoons="1 0", phase="battle").expect(
        reserve=7, dragoons="1 0"
    )


def test_go_x31_walror_looks_at_names() -> None:
    """GO-1206, GO-405, RU-12."""
    armies = ("spark ember bram / garsh ideo* / - | fact", "cinda / scorcha / walror")
    table = camp(*armies).answers("A", "fact").expect(winners="A", reason="special", by="walror")
    assert not table.said("destroy")
    table = camp(armies[0], "cinda / scorcha / walror*").answers("A", "fact")
    table.expect(winners="")


def test_go_x32_nihil_wins_at_once() -> None:
    """GO-1204."""
    table = camp("skab / kao / nihil", f"{NONE} | oto").answers("A", "activate-nihil")
    table.expect(B=f"{NONE} |", winners="")
    table = camp("skab / kao / nihil", NONE).answers("A", "activate-nihil")
    table.expect(winners="A", reason="special", by="nihil")


def test_go_x33_an_empty_pile_is_renewed() -> None:
    """GO-1000, GO-1001, RU-30."""
    table = camp(NONE, NONE, pile="oto", discard="reya kiri", only=True).answers("A", "draw-3")
    table.expect(A=f"{NONE} | oto reya kiri", pile=[], discard="")
    table = camp(NONE, NONE, pile="oto", only=True).answers("A", "draw-3")
    table.expect(A=f"{NONE} | oto")


@pytest.mark.parametrize(
    ("c", "advantage", "points"),
    [("skab", "A", "0 1 0 1"), ("skab skab", "B", "0 1 0 1"), ("skab skab", "C", "1 0 1 0")],
)
def test_go_x34_the_battle_of_teams(c: str, advantage: str, points: str) -> None:
    """GO-926."""
    strong = ("bosk huna / tarka / -", "spark ember / fact / -")
    armies = (*strong, f"{c} / - / -", "kiri kiri / - / -")
    table = camp(*armies, phase="battle", advantage=advantage, team_play="on")
    table.expect(points=points)


def test_go_x35_a_token_on_the_partners_card() -> None:
    """GO-923, GO-925."""
    table = camp(NONE, NONE, "huna / - / -", NONE, team_play="on", pile="oto reya")
    table.answers("A", "activate-huna").expect(C="huna? / - / - | oto reya", unused="1 2 2 2")
    table.answers("B", "draw-1")
    assert "activate-huna" in table.bars("C")
    assert table.bars("C")["activate-huna"] == ("used", "GO-700")


def test_go_x35_what_a_partner_leaves_of_the_ten_turns() -> None:
    """GO-1302, GO-1304."""
    hands = (NONE, f"{NONE} | rill rill oto", NONE, f"{NONE} | tink tink bolt bolt cog")
    state = stack(*hands, team_play="on", turn="B", passed="AC", unused="0 0 0 0")
    state.counted = 5
    table = resume(state).answers("B", "rill").answers("D", "tink").answers("B", "rill")
    table.answers("D", "tink").answers("B", "pass").expect(counted=9, asked="D turn")
    table.answers("D", "bolt")
    assert len(table.said("battle")) == 1


def test_go_x39_whoever_is_on_turn_is_looked_at_first() -> None:
    """GO-1202, GO-1203, RU-11."""
    armies = (
        "cog cog rivet bolt / piston / omnimek | gyro",
        "zend* zend* zhu* / zom* zyrk* / zarath* zombarg",
    )
    table = camp(*armies).answers("A", "gyro").expect(winners="A", by="omnimek")
    assert table.match.outcome is not None
    assert table.match.outcome.ranks == [1, 2]


def test_go_x40_who_has_passed_still_draws_and_discards() -> None:
    """GO-303, INV-10."""
    armies = ("bosk rill / - / - | huna huna", "spark skab / - / - | fact spark", NONE)
    table = camp(*armies, turn="B", passed="A", unused="0 2 2", pile="oto reya kiri")
    table.answers("B", "spark").expect(A="bosk / - / - | huna huna oto reya kiri", asked="C turn")
    armies = ("bosk / - / - | huna huna", "skab / - / - | skab", NONE)
    table = camp(*armies, turn="B", passed="A", unused="0 2 2").answers("B", "skab A")
    table.expect(asked="A discard").answers("A", "huna")
    table.expect(A="bosk / - / - | huna", asked="C turn")
    assert seat_of("C") == table.state.turn
