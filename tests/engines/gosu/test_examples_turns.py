"""The worked examples of playing, mutating, powers and jumps (section 21)."""

from __future__ import annotations

import pytest

from engines.gosu.permanent import mutation_cost
from tests.engines.gosu.scenario import camp, words_of


def free(letter: str, *armies: str) -> list[str]:
    """Which cards of an army are FREE."""
    public = camp(*armies).match.view("spectator")["public"]
    rows = public["players"]["AB".index(letter)]["rows"]
    return [goblin["kind"] for row in rows for goblin in row if goblin["free"]]


def test_go_x01_the_first_card_is_free_and_a_new_clan_costs_two() -> None:
    """GO-405, GO-406, GO-407, GO-410, GO-411."""
    table = camp("- / - / - | bosk spark oto tarka rivet skab cog", "- / - / -", pile="huna")
    table.answers("A", "bosk").expect(A="bosk / - / - | spark oto tarka rivet skab cog huna")
    table.answers("B", "draw-3").answers("A", "spark skab cog")
    table.expect(A="bosk spark / - / - | oto tarka rivet huna", discard="skab cog")


def test_go_x01_whoever_cannot_pay_cannot_play() -> None:
    table = camp("bosk / - / - | huna oto kiri", "- / - / -")
    assert set(table.question("A").params["costs"].values()) == {0, 2}
    table.answers("A", "oto huna kiri").expect(A="bosk oto / - / - |", discard="huna kiri")
    table = camp("bosk / - / - | oto kiri", "- / - / -")
    assert table.refuses("A", "oto") == ("cost", "GO-410")


def test_go_x02_no_row_is_longer_than_the_one_below() -> None:
    """GO-402, GO-403."""
    table = camp("bosk spark / tarka fact / - | vesh zelly brazul", "- / - / -")
    assert table.refuses("A", "vesh") == ("row-below", "GO-402")
    assert {"zelly", "brazul"} <= set(table.offers("A"))


def test_go_x03_a_trapped_card_has_no_clan() -> None:
    """GO-403, GO-405, GO-500, RU-03."""
    table = camp("ember* bosk / - / - | garsh spark oto tarka", "- / - / -")
    assert table.refuses("A", "garsh") == ("no-clan", "GO-403")
    costs = table.question("A").params["costs"]
    card = next(card for card in table.player("A").hand if words_of([card]) == "spark")
    assert costs[str(card)] == 2
    table.answers("A", "tarka").expect(discard="")


def test_go_x04_who_is_free() -> None:
    """GO-033, GO-034."""
    army = "bosk huna ember / tarka vesh / zelly"
    assert free("A", army, "- / - / -") == ["ember", "vesh", "zelly"]
    assert free("B", "- / - / -", "bosk huna / moko okka / -") == ["okka"]


def test_go_x05_behind_one_destroys_two_and_triggers_wait() -> None:
    """GO-037, GO-038, GO-803, GO-804, GO-813."""
    armies = ("spark / - / - | fact", "bosk huna rill / tarka / -")
    table = camp(*armies, points="0 1", pile="oto reya kiri").answers("A", "fact")
    table.expect(A="spark / fact / - |", B="bosk / tarka / - | oto reya kiri")
    assert [entry.key for entry in table.entries][-4:] == ["destroy", "destroy", "power", "draw"]
    table = camp(*armies, pile="oto reya kiri").answers("A", "fact")
    table.expect(B="bosk huna / tarka / - | oto reya kiri")


def test_go_x06_a_destroyed_standard_bearer_feeds_all_opponents() -> None:
    """GO-504, GO-622, GO-810, RU-17."""
    table = camp("spark / - / - | fact", "courage / - / -", "- / - / -", pile="oto reya")
    table.answers("A", "fact").expect(A="spark / fact / - | reya", C="- / - / - | oto")
    table = camp("spark / - / - | fact", "courage* / - / -", "- / - / -", pile="oto reya")
    table.answers("A", "fact").expect(A="spark / fact / - |", B="- / - / - |", C="- / - / - |")


def test_go_x07_to_the_right_of_a_recruiter_a_new_clan_is_free() -> None:
    """GO-408, GO-621, RU-16, RU-17."""
    table = camp("courage / - / - | spark oto huna", "bosk / - / -").answers("A", "spark")
    table.expect(A="courage spark / - / - | oto huna", B="- / - / - |", discard="bosk")
    table.answers("B", "draw-1")
    assert table.refuses("A", "oto") == table.refuses("A", "huna") == ("cost", "GO-410")
    hands = ("courage / - / - | messenger oto huna", "bosk / - / -")
    assert set(camp(*hands).question("A").params["costs"].values()) == {0, 2}
    helped = camp(*hands, recruiter_helps="any")
    assert set(helped.question("A").params["costs"].values()) == {0}
    trapped = camp("courage* / - / - | spark oto huna", "bosk / - / -")
    assert set(trapped.question("A").params["costs"].values()) == {2}


def test_go_x08_a_mutation_from_payment_to_the_last_power() -> None:
    """GO-434, GO-436, GO-437."""
    armies = ("bosk mumba huna / - / - | spark oto tarka", "kiri / - / -")
    table = camp(*armies, pile="reya ember skab").answers("A", "mutate-mumba spark oto kiri")
    table.expect(A="bosk spark huna / - / - | tarka reya ember", B="- / - / - |")
    table.expect(discard="oto mumba kiri")


def test_go_x09_a_card_that_is_paid_may_come_in_by_zombie_mutation() -> None:
    """GO-R07, GO-432, GO-435, RU-08."""
    armies = ("skab / trsck / - | garsh oto", "bosk / tarka / -")
    table = camp(*armies).answers("A", "mutate-trsck garsh garsh oto")
    table.expect(A="skab / garsh / - |", B="bosk / - / - |", discard="oto trsck tarka")


def test_go_x10_into_another_name_only() -> None:
    """GO-431, RU-07."""
    table = camp("bosk / - / - | bosk kiri", "- / - / -").answers("A", "mutate-bosk")
    assert table.offers("A") == ["kiri"]
    table.answers("A", "kiri bosk").expect(A="kiri / - / - |", discard="bosk bosk")


def test_go_x11_a_mutated_card_takes_its_token_along() -> None:
    """GO-438, GO-513, RU-21."""
    table = camp("huna! / - / - | bolt oto kiri", "bosk / - / -").answers(
        "A", "mutate-huna bolt oto"
    )
    table.expect(A="bolt / - / - | kiri", unused="1 2", spent="1 0").answers("B", "draw-1")
    table.answers("A", "activate-bolt").expect(A="bolt! / - / - | kiri")
    assert table.army("B").startswith("bosk* / - / -")


def test_go_x12_discounts_add_up_but_something_is_paid() -> None:
    """GO-439, RU-28."""
    player = camp("bubbo bosk / fenn wenro / -", "- / - / -").player("A")
    costs = {goblin.face.kind: mutation_cost(player, goblin) for goblin in player.army()}
    assert costs == {"bubbo": 1, "bosk": 1, "fenn": 1, "wenro": 1}


def test_go_x13_kao_draws_for_every_card_that_another_traps() -> None:
    """GO-814."""
    table = camp("skab / kao / - | vosp", "bosk huna / - / -", pile="oto reya")
    table.answers("A", "vosp huna").expect(A="skab vosp / kao / - | oto", B="bosk huna* / - / - |")
    armies = ("skab / kao / -", "cog / - / - | piston")
    table = camp(*armies, pile="oto", turn="B").answers("B", "piston skab")
    table.expect(A="skab* / kao / - | oto")
    table = camp(*armies, pile="oto", turn="B").answers("B", "piston kao")
    table.expect(A="skab / kao* / - |")


def test_go_x14_a_card_that_traps_itself_tells_nobody() -> None:
    """GO-640, GO-641."""
    table = camp("skab zuubah / kao / -", "- / - / - | bosk huna", pile="oto")
    table.answers("A", "trap-zuubah B").expect(asked="B discard")
    table.answers("B", "huna").expect(A="skab zuubah* / kao / - |", B="- / - / - | bosk")


def test_go_x23_a_shadow_jump() -> None:
    """GO-600, GO-601, GO-603, GO-604, GO-607, RU-18, RU-19."""
    table = camp("messenger spark / - / - | bolt", "- / - / -", pile="defender oto reya kiri skab")
    table.answers("A", "jump-messenger").expect(asked="A discard").answers("A", "bolt")
    table.expect(A="defender spark / - / - | oto reya kiri", discard="messenger bolt")


def test_go_x24_a_jump_that_fails() -> None:
    """GO-602, GO-641."""
    table = camp("messenger / kao / -", "- / - / -", pile="tarka oto").answers(
        "A", "jump-messenger"
    )
    table.expect(A="messenger* / kao / - |", discard="tarka")


def test_go_x25_the_new_cards_power_comes_before_the_old_ones() -> None:
    """GO-604, GO-607."""
    armies = ("messenger / dark-blade / -", "bosk / tarka / - | oto reya")
    table = camp(*armies, pile="garsh", advantage="B").answers("A", "jump-dark-blade")
    table.expect(A="messenger / garsh / - |", B="bosk / - / - | oto reya", advantage="B")
    table.answers("B", "oto").expect(B="bosk / - / - | reya", advantage="A")


def test_go_x26_two_levels() -> None:
    """GO-031, GO-607, GO-608."""
    table = camp("messenger / defender / baeelrah", "- / - / -")
    assert table.match.view("spectator")["public"]["players"][0]["values"] == [2, 3, 5]
    table = camp("messenger bosk / - / - | defender", "- / - / -").answers("A", "defender")
    assert table.asked == "A turn"
    assert table.offers("A") == ["1", "2"]
    table.answers("A", "2").expect(asked="A discard")
    assert table.army("A").startswith("messenger bosk / defender / -")
    table = camp("- / - / - | defender messenger", "- / - / -").answers("A", "defender")
    assert table.army("A").startswith("defender / - / -")


def test_go_x27_every_hand_becomes_four() -> None:
    armies = ("messenger / - / - | baeelrah oto", "- / - / - | bosk bosk huna huna pako pako")
    table = camp(*armies, "- / - / - | skab skab nex nex", pile="cog cog rivet")
    table.answers("A", "baeelrah").expect(asked="B discard").answers("B", "bosk huna")
    table.expect(
        A="messenger / baeelrah / - | oto cog cog rivet", B="- / - / - | bosk huna pako pako"
    )
    table.expect(C="- / - / - | skab skab nex nex")


@pytest.mark.parametrize(("points", "drawn"), [("1 0 0", "0 1 1"), ("1 1 1", "1 1 1")])
def test_go_x28_the_fewest_victory_points(points: str, drawn: str) -> None:
    table = camp("messenger / - / - | aaelual", "- / - / -", "- / - / -", points=points)
    table.answers("A", "aaelual")
    assert " ".join(str(len(table.player(letter).hand)) for letter in "ABC") == drawn


def test_go_x29_the_card_itself_is_counted() -> None:
    """GO-642."""
    table = camp("zuubah* zhu* / zorgor / -", "- / - / -", pile="oto reya kiri skab")
    table.answers("A", "trap-zorgor").expect(A="zuubah* zhu* / zorgor* / - | oto reya kiri")


def test_go_x30_released_at_the_start_of_a_round() -> None:
    """GO-300, GO-505."""
    told = {"pile": "reya kiri skab", "phase": "round"}
    camp("zuubah / zoraz* / - | oto", "- / - / -", **told).expect(
        A="zuubah / zoraz / - | oto reya kiri"
    )
    full = "zuubah / zoraz* / - | oto cog cog"
    camp(full, "- / - / -", **told).expect(A="zuubah / zoraz / - | oto cog cog")


def test_go_x30_released_by_a_power() -> None:
    """GO-640."""
    table = camp("zuubah / zoraz / - | zik oto", "- / - / -", pile="rivet bolt sprok cog cog")
    table.answers("A", "trap-zoraz").answers("B", "draw-1").answers("A", "zik zoraz")
    table.expect(A="zuubah zik / zoraz / - | oto rivet bolt").answers("B", "draw-1")
    table.answers("A", "trap-zoraz")
    assert len(table.player("A").hand) == 5


def test_go_x36_own_cards_need_not_be_chosen() -> None:
    """GO-811, GO-812, RU-06."""
    table = camp("ember bosk / - / -", "- / - / -").answers("A", "activate-ember")
    assert table.offers("A") == ["bosk", "none"]
    table.answers("A", "none").expect(A="ember! bosk / - / - |")
    table = camp("ember bosk / - / -", "huna / - / -").answers("A", "activate-ember")
    assert table.offers("A") == ["huna", "bosk"]


def test_go_x37_a_hole_closes_up() -> None:
    """GO-511, GO-512, RU-05."""
    armies = ("ember / scorcha / ifriz", "bosk huna oto / tarka vesh alikan / - | loya huna")
    table = camp(*armies).answers("A", "activate-ifriz huna")
    table.expect(B="bosk oto / tarka vesh alikan / - | loya huna")
    assert free("B", "- / - / -", "bosk oto / tarka vesh alikan / -") == ["alikan"]
    assert table.refuses("B", "loya") == ("row-below", "GO-402")
    assert "huna" in table.offers("B")


def test_go_x38_dom_frees_a_covered_card() -> None:
    """GO-035, GO-305."""
    armies = ("spark ember / - / - | dom fact", "bosk huna / tarka / -")
    table = camp(*armies).answers("A", "dom bosk").expect(asked="A turn")
    table.expect(B="bosk^ huna / tarka / - |").answers("A", "fact")
    assert table.offers("A") == ["bosk", "huna"]
    table.answers("A", "bosk").expect(B="huna / tarka / - |")
    assert free("B", "- / - / -", "huna / tarka / -") == ["tarka"]
