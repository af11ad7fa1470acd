"""Worked examples of setting up, planning, ending the phase, preparation and scoring."""

from __future__ import annotations

import pytest

from engines.kernel import IllegalMoveError
from engines.mombasa.components import ACTION_CARDS, REGIONS, SEAT_CARDS
from engines.mombasa.opening import fill_market
from engines.mombasa.rules import push_right
from engines.mombasa.standing import markers_free, markers_owned, open_slots, values
from tests.engines.mombasa.scenario import ANN, BEN, CEM, SEED, Desk, fresh, play_out


def letters(cards: list[str | None]) -> str:
    return "".join(str(ACTION_CARDS[card].letter) for card in cards if card is not None)


def begun(seats: int, **options: str) -> Desk:
    """A match at its very first question."""
    desk = Desk(seats)
    desk.state = fresh(seats, **options)
    return desk.start()


def test_mb_x01() -> None:
    """Also MB-019, MB-022, MB-023, MB-024, MB-026, MB-027, MB-029, MB-030, MB-031, MB-R36."""
    desk = begun(3)
    state = desk.now
    assert (state.coins, sum(state.coins)) == ([0, 2, 1, 2, 1, 2, 1], 9)
    assert [p.pounds for p in state.players] == [1, 1, 1]
    assert [markers_free(state, seat) for seat in range(3)] == [2, 2, 2]
    assert [p.tile for p in state.players] == ["S01", "S02", "S03"]
    assert [len(p.hand) for p in state.players] == [10, 10, 10]
    desk.answer(BEN, "st_coffee2", "st_cotton1", "st_expansion2a")
    desk.answer(ANN, "st_banana1", "st_cotton2", "st_expansion2a")
    assert desk.player(ANN).resting["s1"] == []
    desk.answer(CEM, "st_banana2", "st_coffee1", "st_expansion2a")
    ann = desk.player(ANN)
    assert [ann.resting[slot] for slot in ("s1", "s2", "s3")] == [
        ["st_banana1"],
        ["st_cotton2"],
        ["st_expansion2a"],
    ]
    assert ann.hand == [
        *("st_banana2", "st_cotton1", "st_coffee1", "st_coffee2"),
        *("st_expansion2b", "st_bookkeeper", "x1_seat1"),
    ]
    assert (ann.tracks["mombasa"], desk.playing.view(ANN)["public"]["players"][ANN]["shares"]) == (
        2,
        {"mombasa": 0, "cape_town": 0, "saint_louis": 0, "cairo": 0},
    )
    held = {card for player in desk.now.players for card in player.hand}
    assert set(SEAT_CARDS) - held == {"x1_seat4"}
    assert ann.ink == ann.diamonds == 0
    assert desk.now.phase == "plan"


def test_mb_x02() -> None:
    """Also MB-016, MB-017, MB-018."""
    state = fresh(4)
    left, middle, right = state.market
    assert (letters(right), letters(middle), letters(left)) == ("AAAA", "AAAA", "ABBB")
    assert (letters(state.pile[::-1]), len(state.pile)) == ("B" * 13 + "C" * 11 + "DDDDEEEE", 32)
    assert state.discard == []


def planning(seats: int = 3, **values: object) -> Desk:
    desk = Desk(seats)
    desk.state.phase = "plan"
    return desk.set(ANN, **values)


def test_mb_x03() -> None:
    """Also MB-033, MB-034, MB-035, MB-036, MB-R21."""
    desk = planning(diamonds=7).start()
    desk.answer(ANN, "st_banana1").answer(ANN, "s1").answer(ANN, "st_coffee1")
    decision = desk.playing.decisions[ANN]
    assert decision.choices == ("s2", "s3")
    assert {b.choice: f"{b.reason} {b.rule}" for b in decision.barred} == {
        "left": "slot-locked MB-035",
        "s1": "slot-taken MB-034",
        "right": "slot-locked MB-035",
    }
    for slot in ("s1", "left"):
        with pytest.raises(IllegalMoveError, match="barred"):
            desk.answer(ANN, slot)
    desk.answer(ANN, "s3").answer(ANN, "done")
    assert desk.playing.declared() == {ANN: 2}
    desk.answer(BEN, "done").answer(CEM, "done")
    assert {slot: item.id for slot, item in desk.player(ANN).slots.items()} == {
        "s1": "st_banana1",
        "s3": "st_coffee1",
    }
    opened = planning(diamonds=8, books=[], ink=0)
    assert open_slots(opened.state.players[ANN]) == ["left", "s1", "s2", "s3"]


def test_mb_x33() -> None:
    """Also MB-115, MB-116, MB-117, MB-119, MB-R20, MB-R26: all of one deck, or none."""
    desk = Desk().area(ANN, "st_banana2 st_bookkeeper")
    desk.rest(ANN, s1="st_cotton2", s2="st_banana1", s3="st_expansion2a st_coffee1")
    desk.do("end")
    assert desk.asked.choices == ("s1", "s2", "s3", "none")
    assert desk.barred("left") == "no-deck MB-116"
    desk.do("s3")
    ann = desk.player(ANN)
    assert {"st_expansion2a", "st_coffee1"} <= set(ann.hand)
    assert ann.resting["s1"] == ["st_cotton2", "st_banana2"]
    assert ann.resting["s2"] == ["st_banana1", "st_bookkeeper"]
    assert ann.resting["s3"] == []
    assert ann.out
    assert not ann.slots
    assert desk.now.turn == BEN


def test_mb_x34() -> None:
    """Also MB-032: nobody begins with an extra slot."""
    assert all(open_slots(player) == ["s1", "s2", "s3"] for player in fresh(4).players)
    desk = Desk().set(ANN, diamonds=8).area(ANN, "left:st_cotton1")
    desk.rest(ANN, s1="st_cotton2", left="st_banana1")
    desk.do("end", "left")
    ann = desk.player(ANN)
    assert ann.resting["left"] == ["st_cotton1"]
    assert ann.resting["s1"] == ["st_cotton2"]
    assert "st_banana1" in ann.hand


def test_mb_x35() -> None:
    """Also MB-122, MB-123, MB-131, MB-R06."""
    state = fresh(3)
    state.market = [
        ["B05", "B11", "B01", "B02"],
        ["A02", None, "A03", "A04"],
        ["A07", None, "A05", "A06"],
    ]
    state.pile = ["C01", "C02"]
    state.market[-1] = [None] * 4
    for row in range(4):
        push_right(state.market, row)
    assert [column[0] for column in state.market] == [None, "B05", "A02"]
    assert [column[1] for column in state.market] == [None, None, "B11"]
    assert fill_market(state) == ["C02", "C01"]
    assert state.market == [
        ["C01", None, None, None],
        ["B05", "C02", "B01", "B02"],
        ["A02", "B11", "A03", "A04"],
    ]
    assert fill_market(state) == []


def all_end(desk: Desk) -> Desk:
    """Everybody ends the phase; nothing rests."""
    for _ in desk.now.players:
        desk.do("end")
    return desk


def nobody_plans(desk: Desk) -> Desk:
    for seat in range(len(desk.now.players)):
        desk.answer(seat, "done")
    return desk


def test_mb_x36() -> None:
    """Also MB-001, MB-121, MB-124, MB-125."""
    desk = all_end(Desk(4))
    assert desk.now.pounds_on == {"A": 1, "B": 1, "C": 0}
    all_end(nobody_plans(desk))
    assert (desk.now.round, desk.now.pounds_on) == (3, {"A": 1, "B": 2, "C": 1})
    assert desk.now.coins == [0, 0, 0, 2, 2, 2, 2]


def test_the_market_moves_between_rounds() -> None:
    """MB-122, MB-123, MB-R07: what nobody bought in four of twelve places is gone."""
    desk = Desk()
    oldest = [card for card in desk.state.market[2] if card]
    middle = list(desk.state.market[1])
    all_end(desk)
    assert desk.now.discard == oldest
    assert desk.now.market[2] == middle
    assert letters(desk.now.market[0]) == "BBBB"
    assert desk.said("market")[0]["old"] == oldest


def test_mb_x37() -> None:
    """Also MB-058, MB-R18."""
    desk = Desk(4).area(ANN, "st_coffee1")
    desk.state.firms["cape_town"].track = "B2"
    desk.set(ANN, tracks={"cape_town": 4})
    desk.state.marks = {"std_first": ANN, "std_buy": ANN}
    assert markers_free(desk.state, ANN) == 0
    desk.do("goods", "cape_town.1")
    assert (markers_free(desk.now, ANN), markers_owned(desk.now, ANN)) == (1, 3)
    desk.do("end", "end", "end", "bonus", "std_pounds")
    assert desk.player(ANN).pounds == 3
    desk.now.players[ANN].tracks["cape_town"] = 12
    assert markers_owned(desk.now, ANN) == 4


def test_mb_x38() -> None:
    """Also MB-002, MB-114, MB-120."""
    desk = Desk(2).set(ANN, tracks={"saint_louis": 11}, out=False).rest(ANN, s1="st_banana1")
    desk.state.firms["saint_louis"].track = "C2"
    desk.state.round = 7
    desk.state.history = [*desk.state.history, *[play_out(2, SEED).state.history[0]] * 6]
    desk.do("end")
    assert desk.player(ANN).pounds == 3
    assert desk.playing.outcome is None
    desk.do("end")
    assert desk.playing.outcome
    assert desk.now.phase == "over"
    assert desk.said("gain") == [{"seat": ANN, "pounds": 2, "why": "income"}]


def valued(desk: Desk) -> Desk:
    """Mombasa 8, Cape Town 6, Saint-Louis 4, Cairo 11."""
    regions = iter(REGIONS)
    for company, columns in (
        ("mombasa", "222220000"),
        ("cape_town", "22222"),
        ("saint_louis", "00000"),
        ("cairo", "1111122222"),
    ):
        desk.posts(company, columns, *(next(regions) for _ in columns))
    return desk


def last_turn(desk: Desk) -> Desk:
    """Round 7, all others out."""
    desk.state.round = 7
    desk.state.history = [play_out(2, SEED).state.history[0]] * 6
    for player in desk.state.players[1:]:
        player.out = True
    return desk


def test_mb_x39() -> None:
    """Also MB-004, MB-005, MB-006, MB-126, MB-127, MB-130."""
    desk = valued(last_turn(Desk(2)))
    desk.set(ANN, pounds=7, diamonds=21, tracks={"mombasa": 12, "cape_town": 2})
    desk.set(ANN, tracks={"saint_louis": 6, "cairo": 17}).rest(ANN, s1="D01")
    desk.books(ANN, "BK_A01 BK_A02 BK_A03 BK_A04 BK_A05 BK_B01 BK_B02 BK_B03", ink=8)
    desk.state.players[ANN].hand.append(desk.fetch("E04", ANN))
    assert values(desk.state) == {"mombasa": 8, "cape_town": 6, "saint_louis": 4, "cairo": 11}
    desk.do("end")
    outcome = desk.playing.outcome
    assert outcome
    assert outcome.scores[ANN] == 173
    assert [line.points[ANN] for line in outcome.sheet] == [7, 32, 0, 8, 66, 40, 20]
    assert outcome.sheet[1].params == {"company": "mombasa", "value": 8, "shares": [4, 0]}
    assert outcome.notes == []


def tie(cash: tuple[int, int]) -> Desk:
    """Both have 173: Ben's diamonds make up for what he lacks in cash."""
    desk = last_turn(Desk(2))
    desk.set(ANN, pounds=cash[0], diamonds=13).set(BEN, pounds=cash[1], diamonds=13)
    return desk.do("end")


def test_mb_x40() -> None:
    """Also MB-128, MB-129, MB-R23."""
    desk = last_turn(Desk(2)).set(ANN, pounds=12, diamonds=6).set(BEN, pounds=7, diamonds=9)
    outcome = desk.do("end").playing.outcome
    assert outcome
    assert (outcome.scores, outcome.ranks) == ([22, 22], [1, 2])
    (note,) = outcome.notes
    assert (note.key, note.params["winners"], note.params["pounds"]) == ("tie-cash", [ANN], 12)
    shared = tie((9, 9)).playing.outcome
    assert shared
    assert (shared.ranks, shared.notes[0].key) == ([1, 1], "tie-shared")


def test_seats_are_counted_from_the_first_player() -> None:
    """MB-003, MB-024, MB-025: cards and tiles of the seats go round from whoever begins."""
    for seed in (bytes([n]) * 32 for n in range(3)):
        state = play_out(4, seed).state
        first = next(n for n, p in enumerate(state.players) if p.tile == "S01")
        mine = state.players[first]
        cards = mine.hand + mine.sold + [card for deck in mine.resting.values() for card in deck]
        assert "x1_seat1" in cards
        assert state.players[(first + 3) % 4].tile == "S04"
