"""The investor: how well it plays, and that it knows no more than its seat."""

from __future__ import annotations

from time import perf_counter

import pytest

from engines.kernel import Decision, Match, Rng, bot_move, codec
from engines.mombasa import game
from engines.mombasa.components import Effect
from engines.mombasa.investor import Investor
from engines.mombasa.investor.bot import ANSWERS
from engines.mombasa.investor.builder import best_column, best_home, best_site, drive
from engines.mombasa.investor.outlook import Outlook, smooth
from engines.mombasa.investor.planner import best_good, best_hand, best_slot, together
from engines.mombasa.investor.trader import (
    best_book,
    best_buy,
    best_deed,
    best_purchase,
    best_sale,
    best_space,
    best_stride,
    how_hard,
    space_worth,
)
from engines.mombasa.options import Options
from engines.mombasa.state import State
from tests.engines.mombasa.scenario import ANN, BEN, SEED, Desk


def contest(bots: list[str], number: int, **options: str) -> Match[State]:
    """A match between bots."""
    seed = number.to_bytes(32, "big")
    match = Match[State].start(game, len(bots), Options.model_validate(options), seed)
    rng = Rng(seed)
    while match.outcome is None:
        seat = min(match.decisions)
        match.submit(seat, match.decisions[seat].id, bot_move(match, seat, bots[seat], rng))
    return match


def winners(match: Match[State]) -> list[int]:
    assert match.outcome
    return [seat for seat, rank in enumerate(match.outcome.ranks) if rank == 1]


@pytest.mark.unmeasured
def test_the_investor_beats_chance() -> None:
    """With two seats, from either of them."""
    for number in range(6):
        seat = number % 2
        bots = ["random", "random"]
        bots[seat] = "investor"
        assert winners(contest(bots, number)) == [seat]


@pytest.mark.unmeasured
def test_investors_among_themselves_come_to_a_good_end() -> None:
    """Four of them make more than 170 pounds each on average, and think for a moment only."""
    scores: list[int] = []
    begun = perf_counter()
    for number in range(4):
        match = contest(["investor"] * 4, number)
        assert match.outcome
        scores += match.outcome.scores
    assert sum(scores) / len(scores) > 170
    assert perf_counter() - begun < 4 * 400 * 0.5


@pytest.mark.unmeasured
def test_the_investor_plays_every_setup() -> None:
    """It has an answer to every prompt."""
    prompts = set[str]()
    for number in range(3):
        seed = bytes([number]) * 32
        options = Options(setup_mode="variable", majority_ties="shared", resting_view="top_only")
        match = Match[State].start(game, 2 + number, options, seed)
        rng = Rng(seed)
        while match.outcome is None:
            seat, decision = next(iter(match.decisions.items()))
            prompts.add(decision.prompt)
            match.submit(seat, decision.id, bot_move(match, seat, "investor", rng))
    assert prompts <= set(ANSWERS)
    assert {"tile", "rest", "plan", "slot", "turn", "region", "ink", "retrieve"} <= prompts


def test_the_investor_sees_only_what_its_seat_sees() -> None:
    """MB-R30: in other worlds that look the same to it, it answers the same."""
    match = Match[State].start(game, 3, Options(starting_tiles="choose_of_two"), SEED)
    rng = Rng(SEED)
    for step in range(110):
        seat, decision = next(iter(match.decisions.items()))
        if step % 20 == 0:
            answers = {bot_move(match, seat, "investor", Rng(bytes([n]) * 32)) for n in range(4)}
            assert len(answers) == 1, decision.prompt
        match.submit(seat, decision.id, bot_move(match, seat, "investor", rng))


def answer(desk: Desk) -> str:
    """What the investor does at a table that was set up by hand."""
    decision = desk.asked
    move = bot_move(desk.playing, decision.seat, "investor", Rng(SEED))
    return f"{decision.prompt} {' '.join(map(str, move))}"


def test_its_answers_to_single_questions() -> None:
    """A position for each prompt that the matches above seldom come to."""
    builder = Desk().area(ANN, "A04").set(ANN, tracks={"cape_town": 12})
    builder.posts("cape_town", "0", "zululand").posts("mombasa", "02", "masai", "mozambique")
    assert answer(builder.do("expansion")).startswith("company ")
    assert answer(builder.do("cape_town")).startswith("region ")
    assert answer(builder.do("mozambique")).startswith("home mombasa.")
    assert answer(builder.do("mombasa.0")).startswith("column cape_town.")
    miner = Desk().area(ANN, "A07 B14").posts("cairo", "0", "nubia").do("merchant")
    assert answer(miner) == "merchant B14"
    assert answer(miner.do("B14")) == "mines cairo"
    trader = Desk().area(ANN, "st_coffee1 st_coffee2 A01").do("goods")
    assert answer(trader).startswith("good ")
    assert answer(trader.do("coffee")).startswith("crates st_coffee")
    toll = Desk().area(ANN, "A01").set(ANN, tracks={"cairo": 6}, pounds=3)
    assert answer(toll.do("goods", "none", "cairo.3")) == "pay-line pay"
    stop = Desk().area(ANN, "st_expansion2a st_expansion2b").do("expansion", "saint_louis")
    stop.do("mauritania", "saint_louis.0")
    assert answer(stop).startswith("region ")


def test_its_answers_about_books() -> None:
    """MB-080 to MB-082: it enters what is open, and turns a book if the pounds can be spared."""
    for pounds, said in ((2, "ink stop"), (9, "ink flip")):
        desk = Desk(2).area(ANN, "st_bookkeeper").books(ANN, "BK_A03").set(ANN, pounds=pounds)
        desk.do("bookkeeper")
        assert answer(desk.do(desk.asked.choices[0])) == said
    blocked = Desk(2).books(ANN, "BK_A03").set(ANN, pounds=0)
    blocked.state.players[ANN].books[0].flipped = True
    blocked.area(ANN, "st_bookkeeper").do("bookkeeper")
    assert answer(blocked.do(blocked.asked.choices[0])) == "ink enter"
    nothing = Decision("1.0.1", ANN, "ink", ("stop",))
    assert best_stride(outlook(Desk(2)), nothing) == "stop"
    tile = Desk(2)
    tile.state.phase = "plan"
    tile.state.beside.remove("bt_goods")
    tile.state.players[ANN].held = ["bt_goods"]
    move = bot_move(tile.start().playing, ANN, "investor", Rng(SEED))
    assert move[0] in ("banana", "cotton", "coffee")


# ---------------------------------------------------------------- what it weighs


def outlook(desk: Desk, seat: int = ANN) -> Outlook:
    return Outlook(codec.decode(codec.encode(desk.state), State), seat)


def test_values_that_jump_are_smoothed() -> None:
    assert smooth([0, 0, 0, 10, 10, 20]) == pytest.approx([0, 7 / 3, 14 / 3, 10, 13.5, 20])


def test_a_track_is_worth_its_shares_less_its_tolls() -> None:
    """MB-053, MB-057: without the money the way ends at the line; at the end are pounds."""
    desk = Desk().set(ANN, tracks={"mombasa": 5, "cape_town": 20}, pounds=0)
    view = outlook(desk)
    assert view.walk("mombasa", 3) == [0.0, 0.0, 0.0]
    assert view.walk("cape_town", 2) == pytest.approx([2.3, 4.6])
    rich = outlook(desk.set(ANN, pounds=5))
    assert max(rich.walk("mombasa", 3)) > 0
    assert rich.best_walk(0) == 0


def test_goods_of_one_kind_are_better_together() -> None:
    view = outlook(Desk())
    assert view.use("D01") == 0
    assert view.effect(Effect("expand", 2)) > 0
    same = together(view, ["st_coffee1", "st_coffee2"])
    assert same > together(view, ["st_coffee1", "st_cotton2"])
    assert best_good(view) in ("banana", "cotton", "coffee")
    assert len(best_hand(view, [], 3)) == 3


def test_bookkeepers_go_with_what_opens_their_books() -> None:
    """MB-081: the books ahead count as far as these cards open them."""
    view = outlook(Desk().books(ANN, "BK_A03 BK_A08"))
    opened = together(view, ["st_bookkeeper", "st_banana2", "st_cotton2"])
    half = together(view, ["st_bookkeeper", "st_banana2", "st_coffee2"])
    assert opened - half == pytest.approx(4.0)


def test_cards_rest_with_their_like() -> None:
    desk = Desk().rest(ANN, s1="st_coffee1", s2="st_banana1 st_banana2")
    assert best_slot(outlook(desk), "st_coffee2", ["s1", "s2", "s3"]) == "s1"


def test_an_owner_wants_value_and_a_rival_does_not() -> None:
    """MB-067, MB-068."""
    desk = Desk(2).posts("mombasa", "222", "masai", "somalia", "nubia")
    mine = desk.set(ANN, tracks={"mombasa": 15})
    theirs = Desk(2).posts("mombasa", "222", "masai", "somalia", "nubia")
    theirs.set(BEN, tracks={"mombasa": 20})
    assert best_column(outlook(mine), "mombasa", 3, [0, 1, 2]) == 2
    assert best_home(outlook(theirs), "mombasa", [2]) == 2
    assert drive(outlook(mine), "mombasa", 3) > drive(outlook(theirs), "mombasa", 3)


def test_no_site_is_no_site() -> None:
    """MB-071: a company without posts goes nowhere."""
    desk = Desk(2)
    for column in desk.state.firms["mombasa"].columns:
        column.posts, column.locked = 0, True
    assert best_site(outlook(desk), "mombasa", 4) is None
    assert drive(outlook(desk), "mombasa", 0) == 0


def last_round() -> Desk:
    desk = Desk(2).area(ANN, "st_expansion2a x1_seat1").set(ANN, pounds=9)
    desk.state.round = 7
    return desk


def test_the_last_round_is_reckoned_differently() -> None:
    """MB-113, MB-120: cards and tiles are worth nothing any more, shares are."""
    view = outlook(last_round())
    assert view.card("C01") == 0
    assert view.card("D01") > 0
    assert space_worth(view, "bt_goods") < 0
    assert best_buy(view, 4) is None
    assert best_sale(view)[0] in ("st_expansion2a", "x1_seat1")
    early = outlook(Desk(2).set(ANN, pounds=9))
    assert early.card("C01") > 0
    assert all(space_worth(early, tile) for tile in ("bt_goods", "bt_bookkeeper"))
    assert best_purchase(early)[0]


def test_contested_spaces_come_first() -> None:
    desk = Desk(2).area(ANN, "A01 st_banana2")
    view = outlook(desk)
    assert best_deed(view, ["goods", "bonus", "end"]) == "bonus"
    assert best_space(view, ["maj_banana", "std_pounds"])[0] == "maj_banana"
    assert best_deed(outlook(Desk(2)), ["end"]) == "end"


def test_books_that_one_can_open_are_preferred() -> None:
    """MB-081."""
    desk = Desk(2).area(ANN, "A02")
    assert best_book(outlook(desk), ["BK_A03", "BK_A08"]) == "BK_A08"
    cards = ["st_banana1", "st_bookkeeper", "A07", "st_expansion2a"]
    assert how_hard(cards, "bookkeeper", None, 1) == 4.0
    assert how_hard(cards, "merchant", None, 1) == 3.0
    assert how_hard(cards, "any_good", None, 2) == 4.0
    assert how_hard(cards, "expansion", None, 2) == 3.0


def test_it_is_a_bot_of_the_game() -> None:
    """Also who plays on for somebody who is away."""
    assert game.bots[game.substitute] is Investor
