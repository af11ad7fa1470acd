"""Who is asked, when nobody is, and what others learn by it (KK-7xx)."""

from __future__ import annotations

import pytest

from engines.kamakura import game
from engines.kernel import SPECTATOR
from tests.engines.kamakura.scenario import camp, copy_of, rng


def same_to_others(hands: list[str], words: list[tuple[str, str]], asked: str) -> None:
    """Whatever B holds, the others see the same, and the same window is open."""
    seen = []
    for hand in hands:
        table = camp("ninja kunai barrage", hand, "ninja kunai", obligation="attack")
        for letter, answer in words:
            table.answers(letter, answer)
        assert table.asked == asked
        seen.append((table.match.view(SPECTATOR), table.match.view(0), table.match.awaited()))
    assert all(views == seen[0] for views in seen)


def test_whoever_cannot_answer_is_asked_too() -> None:
    """KK-701, KK-705, KK-707, KK-R18: the window is there whatever the defender holds."""
    hands = ["samurai kunai wall", "wall wall wall", "samurai ninja geisha"]
    same_to_others(hands, [("A", "ninja kunai B2")], "B defend")
    same_to_others(hands, [("A", "barrage B2")], "B walls")


def test_who_has_no_kunai_is_asked_for_one() -> None:
    """KK-701, KK-704, KK-R18."""
    for hand in ("samurai kunai kunai", "samurai kunai wall"):
        table = camp("ninja kunai kunai", hand, "ninja")
        table.attack("A", "ninja kunai", "B2").answers("B", "samurai kunai").answers("A", "kunai")
        assert table.asked == "B counter"


def test_forced_choices_are_asked() -> None:
    """KK-R33, KK-707: nothing but surrender, one land to aim at, one card to give."""
    one_land = {
        "slots": {"B": "farm - - -"},
        "captured": {"A": "B village, B fortress, B palace"},
        "victory_score": "20",
    }
    table = camp("ninja kunai wall", "wall wall", **one_land)
    assert table.answers("A", "ninja").offers("A") == {"kunai"}
    assert table.answers("A", "kunai").offers("A") == {"B1"}
    assert table.answers("A", "B1").offers("B") == {"surrender"}
    giver = camp("ninja kunai", "wall wall", "ninja", "kunai", mode="teams")
    giver.attack("A", "ninja kunai", "B1").answers("B", "ask-D-soldier")
    assert giver.offers("D") == {"refuse"}


@pytest.mark.parametrize(
    ("attack", "hand", "skipped"),
    [
        ("samurai kunai", "wall", True),
        ("samurai kunai", "wall wall", False),
        ("samurai kunai katana", "wall wall", True),
        ("samurai kunai katana", "wall wall wall", False),
    ],
)
def test_only_the_number_of_cards_settles_it(attack: str, hand: str, skipped: bool) -> None:
    """KK-702: two cards for one weapon, three for two; all can count them."""
    table = camp(f"{attack} wall", hand).attack("A", attack, "B2")
    assert bool(table.said("skipped")) == skipped
    assert (table.asked == "B turn") == skipped


def test_a_teammate_with_a_card_keeps_every_window_open() -> None:
    """KK-703: the defender with no card may still ask; and what comes stays (KK-1014)."""
    table = camp("ninja kunai", "", "ninja", "samurai kunai", mode="teams")
    table.attack("A", "ninja kunai", "B2")
    assert table.asked == "B defend"
    table.answers("B", "ask-D-weapon").answers("D", "kunai")
    assert table.offers("B") == {"surrender"}
    table.answers("B", "surrender").expect(B="kunai", D="samurai", turn="B")
    alone = camp("ninja kunai", "", "ninja", "", mode="teams").attack("A", "ninja kunai", "B2")
    assert alone.said("skipped") == [{"seat": 1, "prompt": "defend"}]


def test_blades_and_walls_with_an_empty_hand_and_a_teammate() -> None:
    """KK-703: BLADE, COUNTER and Walls as well."""
    table = camp("ninja kunai kunai", "samurai kunai", "wall", "wall", mode="teams")
    table.attack("A", "ninja kunai", "B2").answers("B", "samurai kunai").answers("A", "kunai")
    assert table.asked == "B counter"
    table = camp("ninja kunai", "samurai kunai", "wall", "wall", mode="teams")
    table.attack("A", "ninja kunai", "B2").answers("B", "samurai kunai")
    assert table.asked == "A blade"
    table = camp("barrage", "", "wall", "wall", mode="teams").barrage("A", "B2")
    assert table.asked == "B walls"
    assert table.offers("B") == {"0", "ask-D-wall"}


def test_a_teammate_without_cards_is_not_asked() -> None:
    """KK-702, KK-1013: all can see that there is nothing to give."""
    table = camp("ninja kunai", "wall wall", "ninja", "", mode="teams")
    table.attack("A", "ninja kunai", "B2").answers("B", "ask-D-weapon")
    assert table.said("skipped") == [{"seat": 3, "prompt": "aid"}]
    assert table.said("aid-none") == [{"seat": 3, "other": 1, "kind": "weapon"}]
    assert table.offers("B") == {"surrender"}


def test_an_illegal_answer_changes_nothing() -> None:
    """KK-706: it is refused, to its sender."""
    table = camp("ninja kunai", "wall wall").attack("A", "ninja kunai", "B2")
    assert table.refuses("B", "sacrifice") == ("few-soldiers", "KK-406")
    assert table.refuses("B", "pass") == ("illegal", "KK-401")
    assert table.asked == "B defend"


def test_a_turn_is_composed_tap_by_tap() -> None:
    """KK-705, KK-D4: what is begun is seen by nobody, and can be taken back."""
    table = camp("ninja samurai kunai yumi", "ninja kunai", "ninja")
    before = [table.match.view(viewer) for viewer in (1, 2, SPECTATOR)]
    table.answers("A", "samurai yumi")
    assert table.question("A").prompt == "target"
    assert table.asked == "A turn"
    assert [table.match.view(viewer) for viewer in (1, 2, SPECTATOR)] == before
    table.match.retract(0)
    assert table.question("A").prompt == "weapon"
    table.match.retract(0)
    table.attack("A", "ninja kunai", "C1")
    assert table.state.phase == "turn"
    assert [entry["soldier"] for entry in table.said("attack")] == ["ninja"]


def test_half_an_answer_can_be_taken_back() -> None:
    """KK-D5: as long as the window is open."""
    table = camp("ninja katana yumi", "ninja samurai katana yumi yumi")
    table.attack("A", "ninja katana yumi", "B2").answers("B", "samurai yumi")
    table.match.retract(1)
    table.match.retract(1)
    assert table.question("B").prompt == "defend"
    table.answers("B", "ninja katana yumi")
    assert table.said("defend")[0]["soldier"] == "ninja"


def test_what_a_deed_tells() -> None:
    """KK-709: restocking, passing and, as the rule usually is, a barrage tell of no combination."""
    for hand in ("samurai wall barrage", "kunai wall barrage"):
        assert camp(hand, "ninja").offers("A") == {"barrage", "restock", "pass"}
    assert camp("samurai kunai wall barrage", "ninja").offers("A") == {"samurai"}


@pytest.mark.parametrize(
    ("words", "prompt"),
    [
        ([], "turn"),
        ([("A", "ninja kunai B2")], "defend"),
        ([("A", "ninja kunai B2"), ("B", "geisha yumi")], "blade"),
        ([("A", "ninja kunai B2"), ("B", "geisha yumi"), ("A", "kunai")], "counter"),
        ([("A", "ninja kunai B2"), ("B", "geisha yumi"), ("A", "pass")], "deceive"),
    ],
)
def test_exactly_one_decides_who_is_active_and_can(
    words: list[tuple[str, str]], prompt: str
) -> None:
    """KK-I10, KK-I4: and the table is empty when a turn begins."""
    table = camp("ninja kunai kunai", "geisha yumi wall", "ninja")
    for letter, answer in words:
        table.answers(letter, answer)
    ((seat, decision),) = table.match.decisions.items()
    assert (decision.prompt, table.state.players[seat].active) == (prompt, True)
    assert len(decision.choices) >= decision.at_least
    assert (table.state.battle is None) == (prompt == "turn")


def test_what_is_imagined_keeps_the_window() -> None:
    """KK-I19: with other hidden cards, the seat that is asked sees the same."""
    table = camp("ninja kunai kunai", "geisha yumi wall", "samurai kunai")
    table.attack("A", "ninja kunai", "B2")
    for number in range(5):
        world = copy_of(table.state)
        game.imagine(world, frozenset({1}), rng(number))
        game.check(world)
        assert game.view(world, 1, 3) == table.match.view(1)
