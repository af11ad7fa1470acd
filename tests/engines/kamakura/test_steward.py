"""What is answered for somebody who is away (KK-708, KK-112)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kamakura import game
from engines.kamakura.options import Options
from engines.kernel import Choice, bot_move
from tests.engines.kamakura.scenario import LANDS, Camp, begin, camp, rng, seat_of, word_of

FOUR: dict[str, Any] = {"mode": "teams"}


def default(table: Camp, letter: str, number: int = 0) -> list[str]:
    """What the steward answers to the open question, in words."""
    move: tuple[Choice, ...] = bot_move(table.match, seat_of(letter), "steward", rng(number))
    return [word_of(choice, table.question(letter).prompt) for choice in move]


def steward(table: Camp, letter: str) -> Camp:
    """Answer as the steward does until it is somebody else's turn to answer."""
    window = table.match.table.window
    while table.match.table.window is window:
        move = bot_move(table.match, seat_of(letter), "steward", rng())
        table.match.submit(seat_of(letter), table.question(letter).id, move)
        table.after()
    return table


def test_the_opening() -> None:
    """Nothing is put back; the lands come in any order; nothing is claimed."""
    table = begin(2, opening_exchange="on")
    assert default(table, "A") == []
    table.nothing("A").nothing("B")
    orders = {tuple(default(table, "A", number)) for number in range(20)}
    assert len(orders) > 5
    assert all(sorted(order) == sorted(LANDS) for order in orders)


def test_no_claim() -> None:
    table = camp("samurai wall", "ninja", pile="wall wall wall wall wall wall").answers(
        "A", "restock"
    )
    assert table.offers("A") == {"end", "claim"}
    assert default(table, "A") == ["end"]


def test_answers_that_play_no_card() -> None:
    """Surrender, pass, decline."""
    table = camp("ninja kunai kunai", "geisha yumi kunai wall").attack("A", "ninja kunai", "B2")
    assert default(table, "B") == ["surrender"]
    table.answers("B", "geisha yumi")
    assert default(table, "A") == ["pass"]
    other = Camp(table.match.clone()).answers("A", "kunai")
    assert default(other, "B") == ["pass"]
    table.answers("A", "pass")
    assert default(table, "B") == ["decline"]


def test_a_sacrifice_that_was_begun_is_finished() -> None:
    """Whoever goes away in the middle of an answer leaves a question that takes three soldiers."""
    table = camp("ninja katana", "samurai geisha ninja ninja").attack("A", "ninja katana", "B2")
    table.submit("B", ["sacrifice"])
    assert len(default(table, "B")) == 3
    assert steward(table, "B").said("sacrifice")


def test_no_walls() -> None:
    table = camp("barrage barrage", "wall wall wall").barrage("A", "B1 B2")
    assert steward(table, "B").said("walls")[0]["count"] == 0
    assert table.hand("B") == "wall wall wall"


def test_no_aid() -> None:
    table = camp("ninja kunai", "wall wall", "ninja", "samurai kunai", **FOUR)
    table.attack("A", "ninja kunai", "B1").answers("B", "ask-D-soldier")
    assert default(table, "D") == ["refuse"]


def test_the_lowest_seat_to_be_engaged_with() -> None:
    hands = ("ninja kunai wall", "samurai kunai", "ninja", "ninja", "ninja", "ninja")
    table = camp(
        *hands,
        mode="teams",
        slots={"B": "farm village - palace"},
        captured={"A": "B fortress"},
    )
    table.attack("A", "ninja kunai", "B4").answers("B", "surrender")
    assert table.asked == "A engage"
    assert default(table, "A") == ["with-D"]


@pytest.mark.parametrize("seconds", ["0", "30", "60", "120"])
def test_when_the_default_is_given(seconds: Any) -> None:
    """KK-708: by option, when the time for an answer is over."""
    assert game.time_limit(Options(response_timer=seconds)) == int(seconds)
    assert game.substitute == "steward"


def test_a_turn_of_restocking() -> None:
    """Where it is legal, and then no more."""
    table = steward(camp("samurai barrage wall", "ninja"), "A")
    assert len(table.said("restock")) == 1
    second = steward(camp("samurai kunai wall", "ninja", restock_rule="second"), "A")
    assert second.said("restock")[0]["count"] == 5
    assert not second.said("discarded")


@pytest.mark.parametrize(
    ("hand", "attack"),
    [
        ("samurai kunai yumi", ["samurai", "kunai"]),
        ("samurai geisha katana naginata", ["geisha", "katana"]),
        ("samurai ninja geisha yumi", ["ninja", "yumi"]),
        ("samurai geisha yumi", ["samurai", "yumi"]),
        ("samurai naginata yumi", ["samurai", "naginata"]),
    ],
)
def test_a_turn_of_the_weakest_attack(hand: str, attack: list[str]) -> None:
    """The lowest power; with equal power a Ninja, then a Samurai, then a Geisha."""
    table = steward(camp(hand, "wall wall"), "A")
    (told,) = table.said("attack")
    assert [told["soldier"], *told["weapons"]] == attack


def test_any_legal_target() -> None:
    table = camp("ninja kunai yumi", "wall", "wall").answers("A", "ninja kunai")
    targets = {default(table, "A", number)[0] for number in range(40)}
    assert targets == {f"{seat}{slot}" for seat in "BC" for slot in range(1, 5)}


def test_a_turn_of_passing() -> None:
    """Before a barrage."""
    hand = "samurai samurai ninja ninja geisha barrage wall wall"
    assert default(camp(hand, "ninja"), "A") == ["pass"]


def test_a_turn_of_one_barrage() -> None:
    """Where nothing else is left; of Arrow Barrages rather than Yumi."""
    hand = "samurai samurai ninja ninja geisha barrage barrage wall"
    table = camp(hand, "wall", repeat_pass="forbidden").answers("A", "pass").answers("B", "pass")
    assert table.offers("A") == {"barrage"}
    steward(table, "A")
    assert len(table.said("volley")[0]["targets"]) == 1


def test_the_steward_leaves_yumi_alone() -> None:
    table = camp("yumi yumi yumi barrage", "wall").answers("A", "barrage B1")
    assert default(table, "A") == ["shoot"]
    table.answers("A", "shoot")
    assert default(table, "A") == ["0"]
