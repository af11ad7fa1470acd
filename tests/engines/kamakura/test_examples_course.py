"""Worked examples KK-EX-28 to KK-EX-33 and KK-EX-36 to KK-EX-40: turns, ends, teams, options."""

from __future__ import annotations

import pytest

from engines.kamakura.components import KIND
from engines.kernel import SPECTATOR, line_for
from tests.engines.kamakura.scenario import Camp, arrange_all, begin, camp, deal, resume, stack

MIXED = {"A": "palace farm village fortress"}


def test_kk_ex_28_with_a_combination() -> None:
    """KK-307, KK-308."""
    for obligation, deeds in (("soldier", set[str]()), ("attack", {"barrage"})):
        table = camp("samurai kunai barrage wall", "ninja wall", obligation=obligation)
        assert table.offers("A") == {"samurai", *deeds}
        assert table.bars("A")["pass"] == ("combination-pass", "KK-306")
        assert table.bars("A")["restock"] == ("combination-restock", "KK-305")
        lands = {f"samurai kunai B{slot}" for slot in range(1, 5)}
        assert {way for way in table.ways("A") if way.startswith("samurai")} == lands
    assert camp("samurai kunai barrage wall", "ninja").refuses("A", "barrage") == (
        "obligation-barrage",
        "KK-308",
    )


@pytest.mark.parametrize("obligation", ["soldier", "attack"])
@pytest.mark.parametrize("repeat_pass", ["allowed", "forbidden"])
def test_kk_ex_28_without_one(obligation: str, repeat_pass: str) -> None:
    """KK-306, KK-309; passing again is a matter of the option."""
    options = {"obligation": obligation, "repeat_pass": repeat_pass}
    table = camp("samurai barrage wall", "ninja wall", **options)
    assert table.offers("A") == {"barrage", "restock", "pass"}
    table.answers("A", "pass").answers("B", "pass")
    if repeat_pass == "allowed":
        assert table.offers("A") == {"barrage", "restock", "pass"}
    else:
        assert table.offers("A") == {"barrage", "restock"}
        assert table.bars("A")["pass"] == ("again-pass", "KK-306")


def test_kk_ex_29() -> None:
    table = camp("samurai samurai wall", "ninja", pile="wall geisha ninja ninja wall")
    table.answers("A", "restock")
    assert table.asked == "A claim"
    assert table.hand("A") == "samurai samurai ninja ninja geisha wall wall wall"
    assert table.offers("A") == {"end", "claim"}
    table.answers("A", "claim")
    shown = "samurai samurai ninja ninja geisha wall wall wall"
    assert table.said("claimed") == [{"seat": 0, "kinds": shown.split()}]
    table.expect(discard=shown)
    assert len(table.state.players[0].hand) == 8
    assert table.asked == "A claim"


def test_kk_ex_29_with_a_barrage() -> None:
    table = camp("samurai samurai wall", "ninja", pile="barrage geisha ninja ninja wall")
    table.answers("A", "restock")
    assert table.offers("A") == {"end"}
    assert table.refuses("A", "claim") == ("playable", "KK-312")
    table.answers("A", "end").expect(
        A="samurai samurai ninja ninja geisha barrage wall wall", turn="B"
    )


def test_kk_ex_30() -> None:
    state = stack("samurai samurai wall", "ninja", discard="kunai kunai katana yumi wall")
    state.pile = deal(state.pile, "barrage ninja")
    table = resume(state, sound=False).answers("A", "restock")
    assert [table.said("reshuffle")[0]["count"], table.said("restock")[0]["count"]] == [5, 5]
    assert (len(table.state.pile), table.state.discard) == (2, [])
    assert {"ninja", "barrage"} <= {KIND[card] for card in table.state.players[0].hand}


ALMOST = {"slots": {"B": "farm village - palace"}, "captured": {"A": "B fortress"}}


def test_kk_ex_31() -> None:
    table = camp("ninja kunai wall", "samurai kunai", **ALMOST).expect(scores="13 7")
    table.attack("A", "ninja kunai", "B4")
    assert table.offers("B") == {"surrender", "samurai"}
    table.answers("B", "surrender").expect(won="A", scores="17 3")
    assert table.state.reason == "score"


@pytest.mark.parametrize(
    ("mode", "before", "after"), [("holdings", "11 9", "15 5"), ("captures", "13 12", "17 12")]
)
def test_kk_ex_32(mode: str, before: str, after: str) -> None:
    table = camp(
        "ninja kunai wall",
        "samurai kunai",
        slots={"A": "farm - fortress palace", "B": "farm village - palace"},
        captured={"A": "B fortress", "B": "A village"},
        score_mode=mode,
    ).expect(scores=before)
    table.attack("A", "ninja kunai", "B4").answers("B", "surrender").expect(scores=after)
    if mode == "holdings":
        table.expect(turn="B")
    else:
        table.expect(won="A")


def test_kk_ex_33() -> None:
    table = camp(
        "ninja kunai yumi",
        "samurai geisha kunai wall",
        "ninja wall",
        slots={"A": "farm village fortress -", "B": "- - - farm"},
        captured={"A": "B palace", "B": "A palace", "C": "B village, B fortress"},
    ).expect(scores="10 5 15")
    table.attack("A", "ninja yumi", "B4")
    assert table.offers("B") == {"surrender"}
    table.answers("B", "surrender").expect(
        B="", discard="yumi samurai geisha kunai wall", scores="11 4 15", turn="C"
    )
    assert table.state.players[1].fate == "eliminated"
    assert table.taken("B") == "A palace"
    assert table.said("hand-lost")[0]["kinds"] == ["samurai", "geisha", "kunai", "wall"]


def test_kk_ex_36() -> None:
    table = camp(
        "samurai katana wall wall",
        "geisha yumi wall",
        slots={"A": "palace - village farm"},
        captured={"B": "A fortress"},
    ).expect(scores="7 13")
    table.attack("A", "samurai katana", "B1").answers("B", "geisha yumi").answers("B", "A1")
    table.answers("A", "surrender").expect(won="B", scores="3 17")
    assert table.state.owner == 0


def test_kk_ex_37() -> None:
    """KK-210, KK-211: only those who share the best weapon, or all who are left, draw again."""
    table = begin(3)
    state = table.state
    hands = [list(player.hand) for player in state.players]
    rest = sorted(state.pile)
    turned = "naginata samurai naginata wall barrage kunai katana"
    top = deal(rest, turned)
    stacked = stack("", "", "")
    stacked.phase, stacked.turn, stacked.pile = "arrange", 0, rest + top[::-1]
    for player, hand in zip(stacked.players, hands, strict=True):
        player.hand = hand
    table = arrange_all(resume(stacked))
    assert [entry["cards"] for entry in table.said("first-draw")] == [
        {"0": "naginata", "1": "samurai", "2": "naginata"},
        {"0": "wall", "2": "barrage"},
        {"0": "kunai", "2": "katana"},
    ]
    assert table.said("first") == [{"seat": 2}]
    table.expect(turn="C")
    assert sorted(table.state.pile) == sorted(rest + top)
    assert table.state.pile[-7:] != top[::-1]
    assert [player.hand for player in table.state.players] == hands


def team_attack(b: str) -> Camp:
    hands = ("samurai kunai wall", b, "ninja wall", "samurai geisha naginata yumi")
    return camp(*hands, mode="teams").attack("A", "samurai kunai", "B1")


def test_kk_ex_38() -> None:
    """KK-710, KK-1010, KK-1013, KK-1014."""
    table = team_attack("ninja barrage wall")
    assert table.offers("B") == {"surrender", "ask-D-soldier", "ask-D-weapon"}
    table.answers("B", "ask-D-weapon")
    assert table.asked == "D aid"
    assert table.offers("D") == {"refuse", "naginata", "yumi"}
    table.answers("D", "naginata")
    given = next(entry for entry in table.entries if entry.key == "aid")
    taken = next(entry for entry in table.entries if entry.key == "aid-taken")
    for entry, reader in ((given, 3), (taken, 1)):
        assert line_for(entry, reader, fresh=True).own == {"card": "naginata"}
        for other in {0, 1, 2, 3, SPECTATOR} - {reader}:
            assert "naginata" not in str(line_for(entry, other, fresh=True))
    table.answers("B", "ninja naginata").expect(
        A="wall",
        B="ninja barrage wall",
        D="samurai geisha yumi",
        discard="samurai kunai naginata",
        turn="B",
    )


def test_kk_ex_38_with_a_legal_defence() -> None:
    table = team_attack("samurai ninja katana barrage wall")
    assert table.offers("B") == {"surrender", "samurai", "ninja"}


def test_kk_ex_38_turned_back() -> None:
    """KK-1015: whatever A holds."""
    hands = ("samurai samurai ninja geisha kunai yumi", "geisha katana naginata wall", "ninja", "")
    table = camp(*hands, mode="teams").attack("A", "samurai kunai", "B1")
    table.answers("B", "geisha naginata").answers("B", "A1")
    assert table.offers("A") == {
        "surrender",
        "sacrifice",
        *("samurai", "ninja", "geisha"),
        *("ask-C-soldier", "ask-C-weapon"),
    }


def test_kk_ex_39() -> None:
    """KK-1016, KK-R33: a single opponent left is not asked for."""
    hands = ("ninja kunai wall", "samurai kunai", "ninja wall", "wall")
    table = camp(*hands, mode="teams", **ALMOST)
    table.attack("A", "ninja kunai", "B4").answers("B", "surrender")
    table.expect(B="", discard="kunai samurai kunai", turn="D")
    assert table.scores().split()[0] == "17"
    assert table.state.players[1].fate == "defeated"
    assert table.said("aside") == [{"seat": 1, "values": [1, 2]}]
    assert table.said("engaged") == [{"seat": 0, "other": 3}]
    assert table.said("defeated") == [{"seat": 1, "by": 0}]
    foes = [table.state.foes(seat) for seat in (0, 2, 3)]
    assert foes == [[3], [3], [0, 2]]
    owners = ""
    for _ in range(6):
        owners += table.asked[0]
        table.answers(table.asked[0], "pass")
    assert owners == "DCDADC"


def test_kk_ex_39_with_barrages() -> None:
    """KK-611: the second barrage has no effect."""
    hands = ("barrage barrage", "samurai kunai", "ninja wall", "wall")
    table = camp(
        *hands,
        mode="teams",
        slots={"B": "palace village - farm"},
        captured={"A": "B fortress"},
    )
    table.barrage("A", "B1 B2").answers("B", "0 0").expect(turn="D")
    assert table.taken("A") == "B fortress, B palace"
    assert table.scores().split()[:2] == ["17", "0"]
    assert table.state.players[1].aside == [0, 2, 0, 1]


def test_kk_ex_40_a() -> None:
    """KK-1012: a Wall may be asked for whatever one holds."""
    hands = ("barrage wall", "kunai wall", "ninja wall", "samurai wall wall")
    table = camp(*hands, mode="teams", slots=MIXED).barrage("A", "B3")
    assert table.offers("B") == {"0", "1", "ask-D-wall"}
    table.answers("B", "ask-D-wall")
    assert table.offers("D") == {"refuse", "wall"}
    table.answers("D", "wall")
    assert table.offers("B") == {"0", "1", "2"}
    table.answers("B", "2 A1")
    assert table.offers("A") == {"0", "1", "ask-C-wall"}
    table.answers("A", "0").expect(turn="B")
    assert table.scores() == "6 14 10 10"
    assert table.taken("B") == "A palace"


def test_kk_ex_40_b() -> None:
    table = camp("barrage", "kunai wall", barrage_strength="two").barrage("A", "B3")
    table.answers("B", "0").expect(scores="10 10", turn="B", discard="barrage")
    assert table.said("hit-not") == [{"seat": 1, "slot": 3, "over": 2}]
    assert table.match.view(0)["public"]["players"][1]["slots"][2] == {
        "state": "down",
        "value": None,
        "over": 2,
    }


def test_kk_ex_40_b_sent_back() -> None:
    """Strength 2 does not reach a Palace."""
    table = camp("wall barrage barrage", "kunai wall wall wall", barrage_strength="two")
    table.answers("A", "barrage B3 B3").answers("B", "3 A4")
    shots = table.match.view(1)["public"]["volley"]["shots"]
    assert sorted(shot["state"] for shot in shots) == ["flying", "stopped"]
    told = {"seat": 1, "slot": 3, "by": 0, "count": 3, "shots": 2}
    assert table.said("walls") == [{**told, "back": [{"seat": 0, "slot": 4}]}]
    table.answers("A", "0")
    table.expect(scores="10 10", turn="B", discard="barrage barrage wall wall wall")
    assert table.said("hit-not") == [{"seat": 0, "slot": 4, "over": 2}]


def test_kk_ex_40_c() -> None:
    table = camp(
        "samurai kunai barrage wall wall",
        "ninja kunai",
        restock_rule="second",
        pile="geisha geisha ninja ninja yumi",
    )
    assert table.offers("A") == {"samurai", "restock"}
    table.answers("A", "restock wall wall")
    assert table.said("discarded") == [{"seat": 0, "kinds": ["wall", "wall"]}]
    table.expect(A="samurai ninja ninja geisha geisha kunai yumi barrage", discard="wall wall")
    table.attack("B", "ninja kunai", "A1").answers("A", "surrender")
    assert table.bars("A")["restock"] == ("again-restock", "KK-1102")
    assert "restock" not in table.offers("A")
