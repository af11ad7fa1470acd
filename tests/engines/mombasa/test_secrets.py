"""What is hidden, from whom, and until when (section 12)."""

from __future__ import annotations

from typing import Any

from msgspec import json

from engines.kernel import EVERYTHING, SPECTATOR, Match, Rng, codec
from engines.mombasa import game
from engines.mombasa.components import ACTION_CARDS, COMPANIES, TRACKS
from engines.mombasa.imagining import imagine
from engines.mombasa.options import Options
from engines.mombasa.scoring import shares_in_sight, total
from engines.mombasa.standing import shares
from engines.mombasa.state import State
from tests.engines.mombasa.scenario import ANN, BEN, CEM, SEED, Desk, fresh, play_out


def copy_of(state: State) -> State:
    return codec.decode(codec.encode(state), State)


def start(seats: int = 3, **options: str) -> Match[State]:
    return Match[State].start(game, seats, Options.model_validate(options), SEED)


def answer(match: Match[State], seat: int, *choices: str) -> None:
    match.submit(seat, match.decisions[seat].id, choices)


def planning() -> Desk:
    desk = Desk()
    desk.state.phase = "plan"
    return desk.start()


def test_a_plan_is_seen_by_nobody_before_the_reveal() -> None:
    """MB-138, MB-139: of a plan only its size, and only when it is confirmed."""
    desk = planning()
    match = desk.playing
    before = {viewer: match.view(viewer) for viewer in (BEN, SPECTATOR)}
    desk.answer(ANN, "st_banana2").answer(ANN, "s2")
    assert (match.declared(), match.ready()) == ({}, ())
    desk.answer(ANN, "done")
    assert (match.declared(), match.ready()) == ({ANN: 1}, (ANN,))
    assert {viewer: match.view(viewer) for viewer in (BEN, SPECTATOR)} == before
    assert not desk.entries
    assert [a.move for a in match.answers(ANN)] == [("st_banana2",), ("s2",), ("done",)]
    desk.answer(BEN, "done").answer(CEM, "done")
    assert desk.said("planned")[0] == {
        "seat": ANN,
        "cards": ["st_banana2"],
        "count": 1,
        "slots": ["s2"],
    }


def test_a_plan_can_be_taken_back_until_the_last_one_is_in() -> None:
    """MB-041, MB-040."""
    desk = planning()
    match = desk.playing
    for choice in ("st_banana2", "s2", "done"):
        desk.answer(ANN, choice)
    match.retract(ANN)
    assert match.declared() == {}
    match.retract(ANN)
    assert match.decisions[ANN].prompt == "slot"
    desk.answer(ANN, "s1").answer(ANN, "done").answer(BEN, "done").answer(CEM, "done")
    assert match.can_retract(ANN) is None
    assert list(desk.player(ANN).slots) == ["s1"]


def test_an_empty_hand_plans_nothing() -> None:
    """MB-137, MB-R35: and is not asked, which all can count; its turn is asked for all the same."""
    desk = Desk(2)
    desk.state.phase = "plan"
    ann = desk.state.players[ANN]
    ann.resting["s1"], ann.hand = ann.hand, []
    desk.start()
    assert set(desk.playing.decisions) == {BEN}
    desk.answer(BEN, "done")
    assert desk.asked.seat == ANN


def test_full_slots_leave_nothing_but_to_confirm() -> None:
    """MB-034."""
    desk = planning()
    for slot, card in (("s1", "st_banana1"), ("s2", "st_banana2"), ("s3", "st_coffee1")):
        desk.answer(ANN, card).answer(ANN, slot)
    decision = desk.playing.decisions[ANN]
    assert decision.choices == ("done",)
    assert {b.reason for b in decision.barred} == {"no-slot"}
    assert decision.params["laid"] == {"s1": "st_banana1", "s2": "st_banana2", "s3": "st_coffee1"}


def test_share_cards_may_be_laid() -> None:
    """MB-037, MB-134: any card, and any number of them is owned."""
    desk = Desk()
    desk.state.phase = "plan"
    desk.state.players[ANN].hand.append(desk.fetch("D01", ANN))
    desk.answer(ANN, "D01").answer(ANN, "s1").answer(ANN, "done")
    desk.answer(BEN, "done").answer(CEM, "done")
    assert desk.asked.choices == ("bonus", "end")
    view = desk.playing.view(SPECTATOR)["public"]["players"]
    assert [player["shares"]["mombasa"] for player in view] == [1, 0, 0]


def test_starting_tiles_are_chosen_in_secret() -> None:
    """MB-028: nobody learns what the others could choose, nor what they left."""
    match = start(starting_tiles="choose_of_two")
    offers = [list(player.offer) for player in match.state.players]
    assert match.awaited().prompt == "tile"
    assert match.view(ANN)["own"]["offer"] == offers[ANN]
    shown = json.encode([match.view(CEM), match.view(SPECTATOR)]).decode()
    assert not any(
        tile in shown for tile in (*offers[ANN], *offers[BEN]) if tile not in offers[CEM]
    )
    for seat in range(3):
        answer(match, seat, offers[seat][1])
    assert [p.tile for p in match.state.players] == [offer[1] for offer in offers]
    assert match.view(ANN)["own"]["declined"] == offers[ANN][0]
    assert match.awaited().prompt == "rest"
    assert "declined" not in match.view(SPECTATOR)["public"]["players"][ANN]
    over = play_out(2, SEED, starting_tiles="choose_of_two")
    public = over.view(SPECTATOR)["public"]
    tiles = [*public["left"]["tiles"]]
    tiles += [p[key] for p in public["players"] for key in ("tile", "declined")]
    assert len(set(tiles)) == 10


def test_variable_tracks() -> None:
    """MB-014: every letter once, either side, at any company."""
    seen = set[tuple[str, str]]()
    for number in range(40):
        options = Options(setup_mode="variable")
        state = game.setup(2, options, Rng(bytes([number]) * 32))
        tracks = [firm.track for firm in state.firms.values()]
        assert sorted(track[0] for track in tracks) == ["A", "B", "C", "D"]
        seen |= {(company, firm.track) for company, firm in state.firms.items()}
    assert len(seen) == 4 * len(TRACKS)


def test_resting_decks_by_option() -> None:
    """MB-142, MB-R37: open to all, or the top card alone; their owner sees them all."""
    for view, cards in (("open", ["st_banana1", "st_coffee1"]), ("top_only", ["st_coffee1"])):
        desk = Desk(2, resting_view=view).rest(ANN, s1="st_banana1 st_coffee1", s2="D01 A01")
        match = desk.start().playing
        public = match.view(BEN)["public"]["players"][ANN]
        assert public["resting"]["s1"] == {"count": 2, "cards": cards}
        assert public["shares"]["mombasa"] == (view == "open")
        assert match.view(ANN)["own"]["resting"]["s1"] == ["st_banana1", "st_coffee1"]
        desk.do("end", "s1")
        told = next(entry for entry in desk.entries if entry.key == "retrieve")
        assert (told.data["count"], told.data["cards"]) == (2, cards)
        assert told.own == {"cards": ["st_banana1", "st_coffee1"]}


def test_hands_are_counted_and_open_at_the_end() -> None:
    """MB-141, MB-R34: no view tells what a hand holds, before the end."""
    match = start()
    public = match.view(SPECTATOR)["public"]["players"][ANN]
    assert public["hand"] == 10
    assert "cards" not in public
    over = play_out(3, SEED)
    for seat, player in enumerate(over.view(SPECTATOR)["public"]["players"]):
        assert player["cards"] == over.state.players[seat].hand


def test_at_the_end_shares_in_hand_count_in_all_that_is_shown() -> None:
    """MB-126: the panel's total is the final one, wherever the share cards lie."""
    over = play_out(3, SEED)
    assert over.outcome
    over.state.players[ANN].hand.append("D01")
    for seat, player in enumerate(game.public(over.state)["players"]):
        assert player["shares"] == {c: shares(over.state, seat, c) for c in COMPANIES}
        assert player["total"] == total(over.state, seat)
    ann = game.public(over.state)["players"][ANN]
    assert ann["shares"]["mombasa"] == shares_in_sight(over.state, ANN)["mombasa"] + 1
    totals = [player["total"] for player in over.view(SPECTATOR)["public"]["players"]]
    assert totals == over.outcome.scores


def test_open_eyes_see_everything() -> None:
    match = start(2)
    view = match.view(EVERYTHING)
    assert view["hidden"]["pile"][0] == match.state.pile[-1]
    assert [own["hand"] for own in view["seats"]] == [p.hand for p in match.state.players]


def shop() -> Desk:
    """Ann and Ben hold two bought cards each, one of them buried if resting decks are closed."""
    desk = Desk(3, resting_view="top_only", starting_tiles="choose_of_two")
    for seat, cards in ((ANN, ("A01", "B01")), (BEN, ("A02", "B02"))):
        desk.state.players[seat].hand.append(desk.fetch(cards[0], seat))
        desk.rest(seat, s1=f"{cards[1]} st_banana1")
    return desk


def worlds(state: State, *knowing: int) -> list[State]:
    found = [copy_of(state) for _ in range(40)]
    for number, world in enumerate(found):
        game.imagine(world, frozenset(knowing), Rng(bytes([number]) * 32))
        game.check(world)
    return found


def test_what_is_imagined() -> None:
    """MB-R30: hands, buried cards, pile, supplies and tiles; nothing that the seat can see."""
    state = shop().state
    for world in worlds(state, ANN):
        assert game.public(world) == game.public(state)
        assert game.own(world, ANN) == game.own(state, ANN)
        letters = [ACTION_CARDS[card].letter for card in state.pile]
        assert [ACTION_CARDS[card].letter for card in world.pile] == letters
    dealt = worlds(state, ANN)
    assert len({tuple(world.players[BEN].hand) for world in dealt}) > 10
    assert len({tuple(world.players[BEN].resting["s1"]) for world in dealt}) > 5
    assert len({world.players[BEN].declined for world in dealt}) > 3
    assert len({tuple(world.supply["A"]) for world in dealt}) == 40
    together = worlds(state, ANN, BEN, CEM)
    assert all(world.players == state.players for world in together)


def test_offers_are_imagined() -> None:
    """MB-R30: what somebody else may choose from could be any tiles that one does not hold."""
    state = fresh(3, starting_tiles="choose_of_two")
    dealt = worlds(state, ANN)
    assert {tuple(world.players[ANN].offer) for world in dealt} == {tuple(state.players[0].offer)}
    assert len({tuple(world.players[BEN].offer) for world in dealt}) > 10


def test_nothing_is_left_to_imagine_at_the_end() -> None:
    """MB-R34: everything is open then."""
    state = play_out(2, SEED, resting_view="top_only").state
    world = copy_of(state)
    imagine(world, frozenset(), Rng(SEED))
    assert world == state


def test_a_book_can_bring_an_expansion() -> None:
    """MB-062: without the power of caravans; the reward is carried out like any effect."""
    desk = Desk(2).area(ANN, "st_bookkeeper A04 st_expansion2a").set(ANN, tracks={"cape_town": 6})
    names = "BK_A01 BK_A02 BK_A03 BK_A04 BK_A05 BK_B01 BK_B02 BK_B03 BK_B04 BK_B05 BK_C22"
    desk.books(ANN, names, ink=10).do("bookkeeper")
    desk.do(desk.asked.choices[0], "enter")
    if desk.asked.prompt == "ink":
        desk.do("stop")
    assert (desk.asked.prompt, desk.asked.params) == ("company", {"points": 2})


def test_undo_stops_where_a_book_is_turned_up() -> None:
    """MB-075, MB-R38, MB-R39: before that a step of one's own can be taken back, after it none."""
    desk = Desk(2).area(ANN, "A06").set(ANN, pounds=0)
    desk.do("bookkeeper")
    assert desk.playing.can_undo(ANN)
    desk.do(desk.asked.choices[0])
    assert not desk.playing.can_undo(ANN)


def test_the_view_is_small() -> None:
    """A crowded table fits into 24 kB."""
    sizes: list[int] = []
    for n in range(4):
        view: Any = play_out(4, bytes([n]) * 32).view(ANN)
        sizes.append(len(json.encode(view)))
    assert max(sizes) < 24_000
