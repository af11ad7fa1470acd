"""The bots: what they do, and how well."""

from __future__ import annotations

import pytest

from engines.kamozza import game
from engines.kamozza.bots import Outlook, ways
from engines.kamozza.options import Mode, Options
from engines.kamozza.state import State
from engines.kernel import Match, Rng, bot_move
from tests.engines.kamozza.scenario import SEED, Harbour, Past, harbour


def answer(table: Harbour, seat: int, bot: str) -> tuple[int | str, ...]:
    return bot_move(table.match, seat, bot, Rng(SEED))


def lay_all(table: Harbour, kind: str) -> Harbour:
    """Everybody lays one card of this kind; then the ports are open."""
    while table.match.state.phase == "cargo":
        table.answer(next(iter(table.match.decisions)), [kind])
    return table


def test_the_steward_lays_its_lightest_card() -> None:
    """KZ-R16: the lightest, and one only."""
    past = {1: Past(up="rat tea", stamp=(1, 1))}
    assert answer(harbour(A=17, B=35, round=3, past=past), 0, "steward") == ("silk",)
    assert answer(harbour(A=17, B=35, mode="variant"), 2, "steward") == ("rat",)


def test_the_steward_goes_to_the_larger_ship() -> None:
    """KZ-R16: the larger capacity that is no typhoon, A if both are typhoons."""
    for a, b, port in (
        (17, 35, "B"),
        (17, "typhoon_2", "A"),
        ("typhoon_1", 30, "B"),
        ("typhoon_1", "typhoon_2", "A"),
    ):
        table = lay_all(harbour(A=a, B=b, typhoons="on"), "tea")
        assert answer(table, 3, "steward") == (port,)


def test_the_trader_keeps_enough_cards() -> None:
    """KZ-R17: never a move that leads to its elimination."""
    past = {1: Past(lost="rat tea silk porcelain", stamp=(0, 0))}
    table = harbour(A=8, B=45, seats=5, round=3, past=past)
    assert table.match.decisions[0].cautions
    for number in range(5):
        assert len(bot_move(table.match, 0, "trader", Rng(bytes([number]) * 32))) == 1


def test_the_trader_avoids_a_typhoon() -> None:
    table = lay_all(harbour(A="typhoon_1", B=45, typhoons="on"), "rice")
    assert answer(table, 1, "trader") == ("B",)


def test_the_trader_sees_only_what_its_seat_sees() -> None:
    """KZ-R27, KZ-701: with other cards in others' hands and on the quay it answers the same."""
    one, other = harbour(A=17, B=35), harbour(A=17, B=35)
    one.answer(0, ["gold"])
    other.answer(0, ["tea"])
    for number in range(4):
        rng = bytes([number]) * 32
        answers = [bot_move(table.match, 1, "trader", Rng(rng)) for table in (one, other)]
        assert answers[0] == answers[1]


def test_the_trader_takes_a_ship_of_its_own_for_what_it_is() -> None:
    """With nobody else in sight, what fits is worth its weight."""
    table = harbour(A=20, B=45, seats=3, mode="variant")
    outlook = Outlook(table.match.state, 0, Rng(SEED), scenes=50)
    outlook.scenes = [{"A": []}] * 50
    outlook.undisturbed = {"A": [0.0] * 50}
    assert outlook.value(("gold",), "A") == 20
    assert len(list(ways(table.match.decisions[0]))) == 7


@pytest.mark.slow
@pytest.mark.unmeasured
@pytest.mark.parametrize(("mode", "share"), [("main", 0.75), ("variant", 0.55)])
def test_the_trader_beats_three_random_players(mode: Mode, share: float) -> None:
    """Shared victories count as their share."""
    matches, wins, rng = 40, 0.0, Rng(SEED)
    for number in range(matches):
        match = Match[State].start(game, 4, Options(mode=mode), rng.seed())
        trader = number % 4
        while match.outcome is None:
            seat, decision = next(iter(match.decisions.items()))
            move = bot_move(match, seat, "trader" if seat == trader else "random", rng)
            match.submit(seat, decision.id, move)
        ranks = match.outcome.ranks
        wins += (ranks[trader] == 1) / ranks.count(1)
    assert wins / matches >= share
