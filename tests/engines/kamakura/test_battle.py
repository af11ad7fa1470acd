"""Soldier battles beyond the examples (KK-4xx, KK-5xx)."""

from __future__ import annotations

import pytest

from tests.engines.kamakura.scenario import Camp, camp


def turn_on(table: Camp, land: str = "A1") -> Camp:
    """B's Geisha with a Yumi meets the attack and turns it."""
    return table.answers("B", "geisha yumi").answers("B", land)


def test_everything_lies_open_until_the_battle_ends() -> None:
    """KK-416, KK-423: what was laid is not in hand; KK-506: what was said comes in this order."""
    table = camp("ninja kunai kunai wall", "samurai kunai katana wall", "ninja wall")
    table.attack("A", "ninja kunai", "B2").answers("B", "samurai katana")
    battle = table.match.view(2)["public"]["battle"]
    assert (battle["soldier"], battle["weapons"], battle["power"]) == ("ninja", ["kunai"], 1)
    assert battle["legs"][0]["defence"] == {
        "soldier": "samurai",
        "weapons": ["katana"],
        "worths": [3],
        "power": 3,
    }
    assert table.hand("A") == "kunai wall"
    table.answers("A", "kunai")
    assert table.match.view(2)["public"]["battle"]["legs"][0]["blades"] == [0]
    table.answers("B", "pass")
    keys = [entry.key for entry in table.entries if entry.key != "turn"]
    assert keys == ["attack", "defend", "blade", "counter-none", "kept", "captured"]


def test_no_third_player_takes_part() -> None:
    """KK-426: only attacker and defender are ever asked."""
    table = camp("samurai kunai ninja yumi", "geisha yumi wall", "geisha yumi wall")
    asked = []
    for words in ("samurai kunai B1", "geisha yumi", "A2", "ninja yumi"):
        asked.append(table.asked[0])
        table.answers(asked[-1], words)
    assert asked == list("ABBA")
    table.expect(turn="B", C="geisha yumi wall")


@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_values_have_no_influence(slot: int) -> None:
    """KK-508: on attack or defence."""
    table = camp("ninja katana wall", "samurai kunai wall").attack("A", "ninja katana", f"B{slot}")
    assert table.offers("B") == {"surrender", "samurai"}
    assert table.question("B").params == {"power": 2, "count": 1, "slot": slot}


def test_kept_soldiers_may_be_used_again_at_once() -> None:
    """KK-505, KK-504, KK-R06: they go to the hand; weapons never do."""
    table = camp("ninja katana wall", "samurai kunai katana").attack("A", "ninja katana", "B2")
    table.answers("B", "samurai katana").answers("A", "pass")
    assert table.said("kept") == [{"seat": 1, "kinds": ["samurai"]}]
    table.attack("B", "samurai kunai", "A1").expect(A="wall", scores="9 11", turn="A")


def test_two_weapons_are_no_answer_to_one() -> None:
    """KK-401, KK-R23: and one none to two."""
    table = camp("ninja katana wall", "ninja kunai kunai").attack("A", "ninja katana", "B2")
    assert table.offers("B") == {"surrender"}
    assert table.bars("B")["ninja"] == ("too-weak", "KK-402")
    table = camp("ninja kunai kunai", "samurai yumi wall").attack("A", "ninja kunai kunai", "B2")
    assert table.bars("B")["samurai"] == ("few-weapons", "KK-401")
    assert table.refuses("B", "samurai") == ("few-weapons", "KK-401")


def test_the_second_weapon_must_make_up_for_the_first() -> None:
    """KK-401, KK-402: after a weak one only a strong one will do."""
    table = camp("ninja katana yumi", "ninja kunai katana yumi yumi")
    table.attack("A", "ninja katana yumi", "B2").answers("B", "ninja katana")
    assert table.offers("B") == {"yumi"}
    assert table.bars("B") == {"kunai": ("too-weak", "KK-402")}
    assert sorted(table.question("B").params["powers"].values()) == [3, 6, 6]


# ---------------------------------------------------------------- sacrifice


def test_a_sacrifice_stops_a_turned_attack_and_sweeps_the_table() -> None:
    """KK-406, KK-407, KK-502, KK-R13: holding weapons does not matter."""
    table = camp("samurai samurai ninja geisha katana yumi", "geisha yumi wall")
    turn_on(table.attack("A", "samurai katana", "B2"))
    assert "sacrifice" in table.offers("A")
    table.answers("A", "sacrifice samurai ninja geisha").expect(
        A="yumi",
        B="wall",
        discard="samurai katana geisha yumi samurai ninja geisha",
        scores="10 10",
    )


def test_a_sacrifice_follows_no_defence() -> None:
    """KK-R13, KK-408: once a defence is laid it cannot be added, and after one no blade comes."""
    table = camp("ninja kunai katana", "samurai ninja geisha geisha yumi")
    table.attack("A", "ninja katana", "B2").answers("B", "samurai yumi").answers("A", "kunai")
    assert table.offers("B") == {"pass"}
    assert table.refuses("B", "sacrifice")[0] == "illegal"


def test_three_soldiers_no_more_and_no_less() -> None:
    """KK-406."""
    table = camp("ninja katana wall", "samurai ninja geisha geisha").attack(
        "A", "ninja katana", "B2"
    )
    table.answers("B", "sacrifice")
    assert (table.question("B").at_least, table.question("B").at_most) == (3, 3)
    assert table.refuses("B", "samurai ninja") == ("count", "KK-406")


# ---------------------------------------------------------------- blades


def test_no_blade_beforehand() -> None:
    """KK-410, KK-R26: not before a defence, and not against a surrender."""
    table = camp("ninja kunai katana", "samurai yumi wall").attack("A", "ninja katana", "B2")
    assert table.asked == "B defend"
    table.answers("B", "surrender").expect(A="ninja kunai", scores="12 8", turn="B")
    assert not table.said("blade")
    assert not table.said("blade-none")


@pytest.mark.parametrize("soldier", ["samurai", "geisha"])
def test_only_a_ninja_has_a_blade(soldier: str) -> None:
    """KK-410, KK-704: all can see whether the window is there."""
    table = camp(f"{soldier} kunai katana", "samurai katana wall")
    table.attack("A", f"{soldier} kunai", "B2").answers("B", "samurai katana").expect(turn="B")


def test_one_kunai_beats_two_weapons() -> None:
    """KK-413, KK-414, KK-R15: and one counters it, whoever defends."""
    table = camp("ninja kunai kunai katana", "samurai kunai naginata yumi wall")
    table.attack("A", "ninja kunai katana", "B4").answers("B", "samurai naginata yumi")
    table.answers("A", "kunai")
    assert table.offers("B") == {"pass", "kunai"}
    other = Camp(table.match.clone()).answers("B", "pass")
    other.expect(scores="14 6", B="kunai wall", A="ninja")
    table.answers("B", "kunai")
    assert table.said("skipped") == [{"seat": 0, "prompt": "blade"}]
    table.expect(scores="10 10", B="samurai wall", A="", turn="B")


def test_who_passes_decides() -> None:
    """KK-415: the attacker's passing leaves the defence standing."""
    table = camp("ninja kunai katana", "samurai kunai katana wall")
    table.attack("A", "ninja katana", "B2").answers("B", "samurai katana")
    table.answers("A", "pass").expect(A="kunai", B="samurai kunai wall", turn="B")
    assert table.said("blade-none") == [{"seat": 0}]
    assert table.said("held") == [{"seat": 1}]


# ---------------------------------------------------------------- deception


def test_deception_is_a_choice_after_the_blades() -> None:
    """KK-419, KK-417, KK-R05: asked once, when the defence stands."""
    table = camp("ninja kunai katana", "geisha yumi wall").attack("A", "ninja katana", "B2")
    table.answers("B", "geisha yumi")
    assert table.asked == "A blade"
    table.answers("A", "pass")
    assert table.asked == "B deceive"
    table.answers("B", "decline").expect(A="kunai", B="geisha wall", turn="B")
    assert table.said("not-turned") == [{"seat": 1}]


def test_any_land_of_the_attacker() -> None:
    """KK-420, KK-R07: nobody else's; the slot that was attacked plays no part."""
    table = camp(
        "samurai kunai wall wall",
        "geisha yumi wall",
        "ninja",
        slots={"A": "palace - village farm"},
        captured={"C": "A fortress"},
    )
    table.attack("A", "samurai kunai", "B3").answers("B", "geisha yumi")
    assert table.offers("B") == {"decline", "A1", "A3", "A4"}
    table.answers("B", "A1").answers("A", "surrender")
    assert table.taken("B") == "A palace"


def test_a_geisha_turns_two_weapons_with_two_of_her_own() -> None:
    """KK-418, KK-R24: and with a greater sum only."""
    a = "samurai kunai katana wall wall wall"
    for weapons, opens in (("katana naginata", False), ("naginata naginata", True)):
        table = camp(a, f"geisha {weapons} wall").attack("A", "samurai kunai katana", "B1")
        table.answers("B", f"geisha {weapons}")
        assert (table.asked == "B deceive") == opens
    table = camp(a, "geisha yumi wall wall").attack("A", "samurai kunai katana", "B1")
    assert table.bars("B")["geisha"] == ("few-weapons", "KK-401")


def test_the_power_stays_what_it_was() -> None:
    """KK-421, KK-404, KK-R25: a Samurai keeps his bonus when he was turned."""
    table = camp("samurai katana wall wall", "geisha yumi wall").attack("A", "samurai katana", "B2")
    turn_on(table)
    assert table.question("A").params == {"power": 3, "count": 1, "slot": 1}
    assert table.match.view(0)["public"]["battle"]["power"] == 3


def test_a_power_of_four_is_never_turned() -> None:
    """KK-425: and a Geisha in defence of nothing but its equal is kept."""
    table = camp("samurai naginata wall", "geisha yumi wall").attack("A", "samurai naginata", "B2")
    table.answers("B", "geisha yumi").expect(B="geisha wall", turn="B")


def test_other_soldiers_do_not_turn() -> None:
    """KK-418: a Samurai may exceed the attack as he likes."""
    table = camp("ninja kunai wall", "samurai yumi wall").attack("A", "ninja kunai", "B2")
    table.answers("B", "samurai yumi").answers("A", "pass").expect(turn="B")


def test_the_turned_soldier_is_kept_by_who_played_him_alone() -> None:
    """KK-501, KK-R04: a Ninja turned twice comes home with the land, as every Geisha does."""
    table = camp("ninja geisha kunai naginata kunai", "geisha yumi wall wall")
    table.attack("A", "ninja kunai", "B2").answers("B", "geisha yumi").answers("A", "pass")
    table.answers("B", "A1").answers("A", "geisha naginata")
    assert table.asked == "B blade"
    table.answers("B", "pass").answers("A", "B4").answers("B", "surrender")
    table.expect(
        A="ninja geisha kunai",
        B="geisha wall wall",
        discard="kunai yumi naginata",
        scores="14 6",
        turn="B",
    )
    assert table.said("kept") == [
        {"seat": 0, "kinds": ["geisha", "ninja"]},
        {"seat": 1, "kinds": ["geisha"]},
    ]


def test_a_turned_soldier_who_wins_for_another_is_discarded() -> None:
    """KK-501, KK-R04: cards never change hands."""
    table = camp("samurai katana wall wall", "geisha yumi wall").attack("A", "samurai katana", "B2")
    turn_on(table).answers("A", "surrender").expect(
        A="wall wall", B="geisha wall", discard="samurai katana yumi"
    )


def test_geisha_are_kept_when_the_turned_attack_fails() -> None:
    """KK-503, KK-R04: both of them, after two turns."""
    table = camp("samurai geisha kunai katana", "geisha yumi ninja katana wall")
    table.attack("A", "samurai kunai", "B2").answers("B", "geisha yumi").answers("B", "A1")
    table.answers("A", "geisha katana").expect(
        A="geisha", B="ninja geisha katana wall", discard="samurai kunai yumi katana", turn="B"
    )
