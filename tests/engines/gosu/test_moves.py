"""How cards come in, lie and leave, and how powers are read (sections 4, 8, 9 and 11)."""

from __future__ import annotations

from engines.kernel import SPECTATOR
from tests.engines.gosu.scenario import camp, words_of

NONE = "- / - / -"


def test_a_row_is_filled_from_the_left_without_gaps() -> None:
    """GO-030, GO-032, GO-400, GO-404: level 1 needs no clan; a card covers what is below."""
    table = camp("bosk huna / - / - | rill tarka", NONE, unused="0 2").answers("A", "rill")
    table.expect(A="bosk huna rill / - / - | tarka").answers("B", "draw-1").answers("A", "tarka")
    rows = table.match.view(SPECTATOR)["public"]["players"][0]["rows"]
    assert [goblin["free"] for goblin in rows[0]] == [False, False, True]
    assert table.army("A").startswith("bosk huna rill / tarka / -")


def test_a_mutation_asks_for_nothing_but_the_level() -> None:
    """GO-433, GO-441: no clan below, a row too long, no enrolment cost; into Shibuke."""
    armies = ("bosk / tarka moko / - | uulmaar oto kiri reya", NONE)
    camp(*armies).answers("A", "mutate-moko uulmaar oto kiri reya").expect(
        A="bosk / tarka uulmaar / - |"
    )


def test_a_power_that_mutates_looks_at_untrapped_cards_with_a_cog() -> None:
    """GO-440, GO-442: one other card; the new card's powers and the old one's follow."""
    table = camp("cog bosk* tink mumba / - / - | ratchet huna", NONE, pile="oto kiri")
    table.answers("A", "ratchet")
    assert table.offers("A") == ["cog", "mumba", "none"]
    table.answers("A", "mumba huna").expect(A="cog bosk* tink huna / ratchet / - | oto kiri")


def test_what_comes_in_by_powers_does_what_it_does_when_played() -> None:
    """GO-450, GO-451, GO-452, RU-19: by the limits of the rows; declining is always allowed."""
    table = camp("skab nex / xil / omo", NONE, discard="tarka alikan", pile="oto kiri")
    table.answers("A", "activate-omo")
    assert table.offers("A") == ["tarka", "alikan", "none"]
    table.answers("A", "tarka").expect(A="skab nex / xil tarka / omo! | oto kiri")
    full = camp("skab nex kro mire vosp / xil / - | pako", NONE, unused="0 2")
    assert full.bars("A")["pako"] == ("row-full", "GO-401")


def test_what_leaves_goes_to_the_common_discard_pile() -> None:
    """GO-510, GO-514: destroyed, mutated, jumped away, discarded."""
    table = camp("spark / - / - | fact", "bosk / - / -").answers("A", "fact")
    table.expect(discard="bosk", B=f"{NONE} |")
    assert table.said("destroy") == [{"seat": 1, "kind": "bosk", "level": 1, "by": "fact"}]


def test_a_trapped_tink_has_no_protection() -> None:
    """GO-515, GO-040."""
    table = camp("rimey / kryo / -", "tink* / - / -", pile="oto").answers("A", "activate-kryo")
    table.expect(B=f"{NONE} |", discard="tink")
    camp("rimey / kryo / -", "tink / - / -").answers("A", "activate-kryo").expect(discard="")


def test_a_card_taken_back_sets_nothing_off() -> None:
    """GO-516: neither destroyed nor mutated."""
    table = camp("bubbo rill / - / - | witcha", NONE, pile="oto kiri").answers("A", "witcha rill")
    table.expect(A="bubbo / witcha / - | rill oto")


def test_two_cards_are_revealed_for_a_jump_by_windcaller() -> None:
    """GO-609: the choice is public; the cards lie aside meanwhile (GO-1003)."""
    table = camp("sapling / windcaller / -", NONE, pile="bosk huna").answers("A", "jump-sapling")
    aside = table.match.view(SPECTATOR)["public"]["aside"]
    assert [card["kind"] for card in aside] == ["bosk", "huna"]
    assert table.asked == "A jump"
    table.answers("A", "bosk")
    assert table.state.aside == []


def test_cards_set_aside_are_in_neither_pile() -> None:
    """GO-1003, GO-1000: what was dug is not shuffled into the new pile."""
    told = {"pile": "kiri", "discard": "skab nex", "only": True}
    table = camp(f"{NONE} | oto", NONE, **told).answers("A", "oto").answers("A", "kiri")
    table.expect(A="oto / - / - | kiri", discard="skab nex", pile=[])


def test_boreal_is_looked_at_before_any_card_is_released() -> None:
    """GO-301: two Boreals cannot lie against each other, but a trapped one forbids nothing."""
    armies = ("rimey* / kryo / -", "rimey* / melto / boreal*")
    table = camp(*armies, phase="round")
    table.expect(A="rimey / kryo / - |", B="rimey / melto / boreal |")


def test_the_controller_is_whose_army_the_card_lay_in() -> None:
    """GO-039: Kro, destroyed in B's army, is B's power."""
    table = camp("ember / - / - | oto kiri reya", "kro / - / -").answers("A", "activate-ember")
    table.expect(asked="A discard", B=f"{NONE} |")


def test_powers_are_no_choice_but_done_as_far_as_they_can_be() -> None:
    """GO-801, GO-802: two targets are named, one is there; the draw follows all the same."""
    armies = ("rimey / kryo / blizzarg", "bosk / - / -")
    table = camp(*armies, unused="1 2").answers("A", "activate-blizzarg")
    assert table.offers("A") == ["bosk", "rimey", "kryo"]
    table.answers("A", "bosk").expect(asked="A trap")
    assert table.offers("A") == ["rimey", "kryo", "none"]


def test_a_condition_is_looked_at_when_its_step_begins() -> None:
    """GO-806: Nihil first, then the discard that it would have made needless."""
    table = camp("skab / xil / nihil", f"{NONE} | oto").answers("A", "activate-nihil")
    table.expect(winners="", B=f"{NONE} |")


def test_a_queue_is_first_in_first_out() -> None:
    """GO-R02, GO-804: a mutation within a power waits as two triggers, one after the other."""
    armies = ("cog mumba rill / - / - | ratchet spark", "bosk / - / -")
    table = camp(*armies, pile="oto kiri reya skab nex mire").answers("A", "ratchet mumba spark")
    table.answers("A", "rill")
    kinds = [entry["kind"] for entry in table.said("power")]
    assert kinds == ["ratchet", "spark", "mumba", "rill"]
    assert words_of(table.state.discard) == "mumba rill"
