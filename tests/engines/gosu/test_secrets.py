"""What is hidden, from whom, and what one may imagine (section 17)."""

from __future__ import annotations

import pytest

from engines.gosu import game
from engines.gosu.state import State
from engines.gosu.view import imagine
from engines.kernel import EVERYTHING, SPECTATOR, Match, bot_move, line_for
from engines.kernel.promises import keep_promises
from tests.engines.gosu.scenario import Camp, begin, camp, copy_of, resume, rng, stack, words_of

NONE = "- / - / -"
WORLDS = 30


def test_hands_and_the_pile_are_numbers() -> None:
    """INV-15, GO-501, GO-1002: armies and the discard pile lie open, trapped cards too."""
    hands = ("bosk huna* / - / - | oto", f"{NONE} | tarka kiri", f"{NONE} | skab")
    table = camp(*hands, discard="zelly")
    public = table.match.view(SPECTATOR)["public"]
    assert [player["hand"] for player in public["players"]] == [1, 2, 1]
    assert [card["kind"] for card in public["discard"]] == ["zelly"]
    assert [goblin["kind"] for goblin in public["players"][0]["rows"][0]] == ["bosk", "huna"]
    assert public["pile"] == len(table.state.pile)
    assert "tarka" not in str(table.match.view(0))
    assert [card["kind"] for card in table.match.view(1)["own"]["hand"]] == ["tarka", "kiri"]


def test_open_eyes_see_everything() -> None:
    table = camp(f"{NONE} | oto", NONE, pile="kiri reya")
    view = table.match.view(EVERYTHING)
    assert [card["kind"] for card in view["seats"][0]["hand"]] == ["oto"]
    assert view["hidden"]["pile"][:2] == ["kiri", "reya"]


def test_all_that_cannot_be_seen_is_dealt_again() -> None:
    """INV-15, GO-R05: other hands and the pile; nothing else."""
    state = stack(
        "bosk / - / - | oto kiri", f"{NONE} | skab tarka", f"{NONE} | nex", discard="huna"
    )
    worlds = [copy_of(state) for _ in range(WORLDS)]
    for number, world in enumerate(worlds):
        imagine(world, frozenset({0}), rng(number))
        game.check(world)
        assert game.view(world, 0, 3) == game.view(state, 0, 3)
    assert len({tuple(world.players[1].hand) for world in worlds}) > 20
    assert len({tuple(world.pile) for world in worlds}) == WORLDS


def test_the_draft_is_dealt_again() -> None:
    table = begin(3, clan_mode="base")
    state = copy_of(table.state)
    imagine(state, frozenset({1}), rng())
    assert state.players[1].held == table.state.players[1].held
    assert state.players[0].held != table.state.players[0].held
    game.check(state)


def test_face_down_tokens_may_be_any() -> None:
    """GO-201: those that were discarded stay gone; open tokens stay where they are."""
    table = begin(2, clan_mode="tokens_face_down")
    table.submit("AB"[table.state.turn], ["token-3"])
    worlds = [copy_of(table.state) for _ in range(WORLDS)]
    for number, world in enumerate(worlds):
        imagine(world, frozenset(), rng(number))
        assert world.tokens[3] is None
        assert {*world.tokens} == {*table.state.tokens}
    assert len({tuple(world.tokens) for world in worlds}) == WORLDS
    shown = begin(2, clan_mode="tokens_open").state
    tokens = list(shown.tokens)
    imagine(shown, frozenset(), rng())
    assert shown.tokens == tokens


def test_a_hand_that_is_looked_at_is_kept_in_mind() -> None:
    """GO-808: by the controller, for that decision; nobody else sees it."""
    table = camp("skab / - / - | ghool", f"{NONE} | oto kiri", f"{NONE} | nex nex")
    table.answers("A", "ghool").answers("A", "B")
    assert table.asked == "A pick-card"
    shown = table.match.view(0)["own"]["shown"]
    assert (shown["seat"], len(shown["hand"])) == (1, 2)
    assert table.match.view(2)["own"]["shown"] is None
    for number in range(WORLDS):
        world = table.match.imagined(frozenset({0}), rng(number))
        assert sorted(words_of(world.state.players[1].hand).split()) == ["kiri", "oto"]
    lines = {v: line_for(table.entries[-1], v, fresh=True).own for v in (0, 1, 2, SPECTATOR)}
    assert [viewer for viewer, own in lines.items() if own] == [0]
    table.answers("A", "oto")
    assert table.match.view(0)["own"]["shown"] is None


def test_open_hands_of_partners_are_kept_in_mind() -> None:
    """GO-929, GO-R06."""
    hands = (f"{NONE} | oto", f"{NONE} | skab", f"{NONE} | kiri", f"{NONE} | nex")
    state = stack(*hands, team_play="on", open_team_hands="on")
    for number in range(WORLDS):
        world = copy_of(state)
        imagine(world, frozenset({0}), rng(number))
        assert world.players[2].hand == state.players[2].hand


def test_all_lies_open_after_the_end() -> None:
    """GO-R01: the hands too; then nothing is left to imagine."""
    table = camp("skab / xil / nihil | oto", NONE).answers("A", "activate-nihil")
    public = table.match.view(SPECTATOR)["public"]
    assert [player["cards"] for player in public["players"]] == [["oto"], []]
    before = copy_of(table.state)
    imagine(table.state, frozenset({1}), rng())
    assert table.state == before


def test_own_cards_of_one_time_are_shown_together() -> None:
    """GO-809: who chooses among open cards keeps his choice to himself until all have chosen."""
    armies = ("rimey / - / - | avala", "oto kiri / - / -", "nex huna / - / -")
    table = camp(*armies).answers("A", "avala").answers("B", "oto")
    assert table.match.reveals == []
    table.answers("C", "huna")
    shown = [words_of(reveal.what) for reveal in table.match.reveals if reveal.to is None]
    assert shown == ["oto huna"]


def test_discards_of_one_time_are_shown_together() -> None:
    """GO-809: nobody sees an answer before the last one is in."""
    hands = ("skab / - / - | trsck", f"{NONE} | oto kiri", f"{NONE} | nex nex")
    table = camp(*hands).answers("A", "trsck")
    before = table.match.view(SPECTATOR)
    table.answers("B", "oto")
    assert table.match.view(SPECTATOR) == before
    assert table.match.ready() == (1,)
    table.answers("C", "nex").expect(B=f"{NONE} | kiri", C=f"{NONE} | nex")


def test_a_bot_answers_by_what_its_seat_sees() -> None:
    """INV-15: other hidden cards make no difference to the warlord."""
    state = stack("bosk / - / - | oto kiri tarka", f"{NONE} | skab moko")
    other = copy_of(state)
    imagine(other, frozenset({0}), rng(3))
    assert other != state
    moves = [bot_move(resume(s).match, 0, "warlord", rng(1)) for s in (state, other)]
    assert moves[0] == moves[1]


def test_the_same_seed_and_moves_give_the_same_match() -> None:
    """INV-16: also when everything is rebuilt in the middle of nested effects."""
    armies = ("spark / - / - | fact", "bosk huna kro / tarka / - | oto oto", NONE)
    table = camp(*armies, points="0 1 0").answers("A", "fact")
    assert table.state.players[0].hand == []
    table = nested()
    loaded = Match[State].load(game, bytes(range(32)), table.match.dump())
    clone = table.match.clone()
    assert loaded.decisions == clone.decisions == table.match.decisions
    for match in (table.match, loaded, clone):
        copy = Camp(match, sound=False)
        copy.answers("A", "oto kiri")
        copy.expect(B="bosk / - / - |", A="ember! spark / - / - | reya")


def nested() -> Camp:
    """B's Kro, destroyed by Ember, wants two cards of A."""
    armies = ("ember spark / - / - | oto kiri reya", "bosk kro / - / -")
    return camp(*armies).answers("A", "activate-ember kro").expect(asked="A discard")


@pytest.mark.unmeasured
def test_a_hand_that_is_imagined_anew_in_a_discard_goes_as_it_is() -> None:
    """GO-809: who discards all is not asked, and what he holds counts when all have answered."""
    seed = "8a4e6b236ac076f1ac71179f23ac6fbb5e322864ee9f11d3b04ea56fe0ff901e"
    options = game.options(clan_mode="random", no_pass_with_token="off")
    keep_promises(game, 4, options, bytes.fromhex(seed), every=3)
