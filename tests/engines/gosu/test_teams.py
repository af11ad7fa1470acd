"""Two against two (section 15)."""

from __future__ import annotations

from engines.kernel import SPECTATOR
from tests.engines.gosu.scenario import camp

NONE = "- / - / -"
TEAMS = {"team_play": "on"}


def test_points_belong_to_the_team() -> None:
    """GO-900, GO-901, INV-11: both partners win; both are behind."""
    armies = ("bosk huna / - / -", "skab / - / -", NONE, NONE)
    table = camp(*armies, phase="battle", points="2 0 2 0", **TEAMS)
    table.expect(winners="AC", points="3 0 3 0", reason="points")
    assert table.match.outcome is not None
    assert table.match.outcome.ranks == [1, 3, 1, 3]
    view = camp(*armies, points="1 0 1 0", **TEAMS).match.view(SPECTATOR)["public"]
    assert [player["behind"] for player in view["players"]] == [False, True, False, True]
    assert [player["team"] for player in view["players"]] == [0, 1, 0, 1]


def test_a_special_victory_is_the_teams() -> None:
    """GO-927, GO-1203."""
    table = camp("skab / xil / nihil", NONE, f"{NONE} | oto", NONE, **TEAMS)
    table.answers("A", "activate-nihil").expect(winners="AC", by="nihil")


def test_opponents_are_the_other_team() -> None:
    """GO-036, GO-902: a player may be anybody, an opponent is one of two."""
    hands = ("mire / - / - | skab", f"{NONE} | oto", f"{NONE} | kiri", f"{NONE} | reya")
    table = camp(*hands, **TEAMS).answers("A", "activate-mire")
    assert table.offers("A") == ["B", "D"]
    table = camp(*hands, **TEAMS).answers("A", "skab")
    assert table.offers("A") == ["A", "B", "C", "D"]


def test_the_partner_draws_for_own_tokens() -> None:
    """GO-703, GO-921, GO-922, GO-925: even if he has passed."""
    table = camp(NONE, NONE, NONE, NONE, passed="C", pile="oto kiri reya skab", **TEAMS)
    table.answers("A", "mate-3").expect(C=f"{NONE} | oto kiri reya", spent="2 0 0 0")
    table = camp(NONE, NONE, NONE, NONE, pile="oto", **TEAMS).answers("A", "mate-1")
    table.expect(C=f"{NONE} | oto", spent="1 0 0 0")


def test_a_dragoon_token_on_the_partners_card() -> None:
    """GO-924: he is the controller."""
    table = camp(NONE, NONE, "loyalty / - / -", NONE, dragoons="1 0 0 0", pile="oto kiri", **TEAMS)
    table.answers("A", "dragoon-loyalty").expect(
        C="loyalty+ / - / - | oto kiri", dragoons="0 0 0 0"
    )


def test_the_partner_chooses_for_his_card() -> None:
    """GO-923, GO-808."""
    table = camp(NONE, "bosk / tarka / -", "bolt / - / -", NONE, **TEAMS)
    table.answers("A", "activate-bolt").expect(asked="C trap").answers("C", "tarka")
    table.expect(B="bosk / tarka* / - |", unused="1 2 2 2")


def test_nothing_else_can_be_done_with_the_partners_cards() -> None:
    """GO-928."""
    table = camp(f"{NONE} | oto", NONE, "bosk zend messenger / - / -", NONE, **TEAMS)
    assert not [word for word in table.offers("A") if "zend" in word or "bosk" in word]
    assert not [word for word in table.offers("A") if "messenger" in word]


def test_only_the_holder_has_the_advantage() -> None:
    """GO-903."""
    table = camp(f"{NONE} | grum", NONE, NONE, NONE, advantage="C", pile="oto", **TEAMS)
    table.answers("A", "grum").expect(A="grum / - / - | oto", asked="B turn")


def test_partners_may_play_with_open_hands() -> None:
    """GO-929."""
    hands = (f"{NONE} | oto", NONE, f"{NONE} | kiri", NONE)
    table = camp(*hands, open_team_hands="on", **TEAMS)
    assert [card["kind"] for card in table.match.view(0)["own"]["partner"]] == ["kiri"]
    assert camp(*hands, **TEAMS).match.view(0)["own"]["partner"] is None


def test_own_targets_may_be_the_partners() -> None:
    """GO-812: a card of the own side that need not be chosen."""
    table = camp("ember / - / -", NONE, "bosk / - / -", NONE, **TEAMS)
    table.answers("A", "activate-ember")
    assert table.offers("A") == ["bosk", "none"]
    (caution,) = table.question("A").cautions
    assert (caution.reason, caution.rule) == ("own-card", "GO-812")
