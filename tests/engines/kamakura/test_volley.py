"""Barrages and Walls beyond the examples (KK-6xx, KK-1105 to KK-1109)."""

from __future__ import annotations

from tests.engines.kamakura.scenario import camp, resume, stack

TWO = {"barrage_strength": "two"}


def test_who_answers_first() -> None:
    """KK-602, KK-R14: clockwise from the turn owner, each for all barrages on him at once."""
    state = stack("wall", "wall wall", "barrage barrage barrage wall", "wall wall")
    state.owner = 2
    table = resume(state).barrage("C", "B1 D2 D1")
    assert table.asked == "D walls"
    ways = {"0 0", "0 1", "1 0", "1 1"}
    ways |= {way for slot in range(1, 5) for way in (f"0 2 C{slot}", f"2 C{slot} 0")}
    assert table.ways("D") == ways
    table.answers("D", "0 0")
    assert table.asked == "B walls"
    table.answers("B", "0").expect(turn="D")
    assert table.taken("C") == "D farm, D village, B farm"


def test_slots_are_asked_about_in_their_order() -> None:
    """KK-607: however they were aimed at; what is captured is captured in this order."""
    table = camp("barrage barrage", "wall").barrage("A", "B4 B2")
    assert table.question("B").params == {"at": "1.2", "by": 0, "count": 1, "left": 1}
    table.answers("B", "0")
    assert table.question("B").params["at"] == "1.4"
    table.answers("B", "0")
    assert table.taken("A") == "B village, B palace"


def test_each_capture_is_checked_for_itself() -> None:
    """KK-607, KK-R17, KK-808: the first capture wins, the rest is not carried out."""
    table = camp(
        "barrage barrage wall",
        "kunai wall",
        slots={"B": "village palace - farm"},
        captured={"A": "B fortress"},
    )
    table.barrage("A", "B2 B4").answers("B", "0 0").expect(won="A", scores="17 3")
    assert table.lands("B") == "village - - farm"
    assert table.said("captured")[-1]["slot"] == 2


def test_nothing_but_walls_stops_a_barrage() -> None:
    """KK-610, KK-409: no soldier, no sacrifice."""
    table = camp("barrage", "samurai ninja geisha yumi").barrage("A", "B4")
    assert table.offers("B") == {"0"}
    assert table.bars("B") == {"1": ("no-walls", "KK-603"), "2": ("no-walls", "KK-603")}


def test_walls_answer_barrages_and_nothing_else() -> None:
    """KK-614: not on a turn, not against soldiers."""
    table = camp("ninja katana wall wall", "wall wall")
    assert "wall" not in table.offers("A")
    table.attack("A", "ninja katana", "B1")
    assert table.offers("B") == {"surrender"}


def test_a_reversed_barrage_is_a_barrage() -> None:
    """KK-604, KK-605, KK-608, KK-R16: one Wall stops it, two send it back once more."""
    table = camp("barrage wall wall", "wall wall wall wall").barrage("A", "B4")
    table.answers("B", "2")
    assert table.offers("B") == {"A1", "A2", "A3", "A4"}
    table.answers("B", "A3")
    assert table.offers("A") == {"0", "1", "2"}
    table.answers("A", "2 B1")
    assert table.offers("B") == {"0", "1", "2"}
    table.answers("B", "1").expect(
        A="", B="wall", discard="barrage wall wall wall wall wall", turn="B"
    )


def test_reversed_barrages_go_to_different_lands() -> None:
    """KK-606, KK-R16: also those that another responder sent back before."""
    table = camp("barrage barrage wall", "wall wall", "wall wall").barrage("A", "B1 C1")
    table.answers("B", "2 A2").answers("C", "2")
    assert table.offers("C") == {"A1", "A3", "A4"}
    table.answers("C", "A4").answers("A", "0 1")
    assert table.scores() == "8 12 10"


def test_the_next_round_begins_with_the_turn_owner() -> None:
    """KK-608: then clockwise."""
    state = stack("wall wall wall wall", "barrage barrage wall wall wall", "wall wall wall")
    state.owner = 1
    table = resume(state).barrage("B", "A1 C1")
    assert table.asked == "C walls"
    table.answers("C", "2 B1")
    assert table.asked == "A walls"
    table.answers("A", "2 B2")
    assert table.asked == "B walls"
    table.answers("B", "2 C4 0")
    assert table.shots == ["A B2 hit", "B C4 flying"]
    table.answers("C", "0").expect(turn="C")


def test_all_barrages_and_walls_are_discarded_at_the_end() -> None:
    """KK-601, KK-609, KK-612: they lie on the table until then, and the turn is over."""
    table = camp("barrage barrage ninja", "wall", "wall kunai").barrage("A", "B1 C1")
    table.answers("B", "1")
    assert table.state.discard == []
    assert table.match.view(1)["public"]["volley"]["walls"] == 1
    table.answers("C", "0").expect(discard="barrage barrage wall", turn="B")


def test_a_barrage_on_somebody_who_was_beaten_has_no_effect() -> None:
    """KK-611: nor is anybody asked about it."""
    state = stack(
        "wall wall",
        "barrage barrage",
        "wall",
        "ninja",
        slots={"C": "palace - village farm"},
        captured={"B": "C fortress"},
        mode="teams",
    )
    state.owner, state.last_up = 1, [None, 1]
    state.engaged.append((1, 2))
    table = resume(state).barrage("B", "A1 C1").answers("C", "0")
    assert table.state.players[0].fate == "defeated"
    assert table.state.volley is None
    assert not [entry for entry in table.said("walls") if entry["seat"] == 0]


# ---------------------------------------------------------------- strength two


def test_several_barrages_on_one_land() -> None:
    """KK-1105, KK-1109: any number; their strength is added up (KK-1107)."""
    table = camp("barrage barrage wall", "kunai", **TWO).answers("A", "barrage B4")
    assert "B4" in table.offers("A")
    table.answers("A", "B4").answers("B", "0").expect(scores="14 6", turn="B")
    assert table.taken("A") == "B palace"


def test_strength_against_value() -> None:
    """KK-1107: two are enough for a Village; what holds is known to exceed it."""
    for slot, hit in ((1, True), (2, True), (3, False), (4, False)):
        table = camp("barrage", "kunai", **TWO).barrage("A", f"B{slot}").answers("B", "0")
        assert bool(table.taken("A")) == hit
        assert table.state.players[1].over[slot - 1] == (0 if hit else 2)


def test_walls_for_several_barrages() -> None:
    """KK-1106, KK-1108: none, or as many as there are barrages, and up to twice as many."""
    table = camp("barrage barrage wall", "wall wall wall wall wall", **TWO)
    table.answers("A", "barrage B4 B4")
    assert table.offers("B") == {"0", "2", "3", "4"}
    assert table.question("B").params["count"] == 2
    assert table.refuses("B", "1")[0] == "illegal"
    few = camp("barrage barrage wall", "wall wall wall", **TWO).answers("A", "barrage B4 B4")
    assert few.bars("B") == {"4": ("no-walls", "KK-603")}


def test_those_sent_back_to_one_land_act_together() -> None:
    """KK-1108: two of one player reach a Palace."""
    table = camp("barrage barrage wall", "wall wall wall wall", **TWO)
    table.answers("A", "barrage B4 B4").answers("B", "4 A4")
    assert "A4" in table.offers("B")
    table.answers("B", "A4")
    assert table.question("A").params["count"] == 2
    table.answers("A", "0").expect(scores="6 14", turn="B")


def test_those_of_several_aimers_do_not() -> None:
    """KK-R31: they are answered aimer by aimer, clockwise from the turn owner."""
    table = camp("barrage barrage wall wall", "wall wall", "wall wall", **TWO)
    table.answers("A", "barrage B1 C1")
    table.answers("B", "2 A4").answers("C", "2 A4")
    assert table.asked == "A walls"
    assert (table.question("A").params["by"], table.question("A").params["count"]) == (1, 1)
    table.answers("A", "0")
    assert (table.question("A").params["by"], table.question("A").params["count"]) == (2, 1)
    table.answers("A", "0").expect(scores="10 10 10", turn="B")
    assert [entry["over"] for entry in table.said("hit-not")] == [2, 2]
    assert table.state.players[0].over == [0, 0, 0, 2]


def test_what_flies_at_a_land_that_was_taken_has_no_effect() -> None:
    """KK-611, KK-R31: the first aimer has it already."""
    table = camp("barrage barrage wall", "wall wall", "wall wall", **TWO)
    table.answers("A", "barrage B1 C1").answers("B", "2 A1").answers("C", "2 A1")
    table.answers("A", "0 0").expect(scores="9 11 10", turn="B")
    assert len(table.said("captured")) == 1
    assert not table.said("hit-not")


def test_what_is_known_of_a_land_only_grows() -> None:
    """KK-1107: a weaker barrage teaches nothing new."""
    table = camp("barrage", "barrage ninja", "kunai kunai", **TWO)
    table.state.players[2].over[3] = 3
    table.barrage("A", "C4").answers("C", "0")
    assert table.state.players[2].over[3] == 3
