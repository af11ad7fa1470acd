"""What is hidden, from whom, and until when (section 11)."""

from __future__ import annotations

from typing import Any

from engines.cazamanzanas import game
from engines.cazamanzanas.options import Options
from engines.cazamanzanas.state import State
from engines.cazamanzanas.view import imagine
from engines.kernel import EVERYTHING, SPECTATOR, Match, Rng
from tests.engines.cazamanzanas.scenario import SEED, copy_of, orchard, play_through

BOARD = """
col      1  2  3
branch   =  o  =
r1       .  .  .
r2       .  1  .
r3       .  .  1
r4       .  .  .
basket   U  U  U
"""


def test_what_others_see_of_a_player() -> None:
    """CM-INV-15, CM-308: numbers of hand and deck, the whole discard pile, no hunters."""
    table = orchard(BOARD, decks={1: 5})
    player = table.match.view(SPECTATOR)["public"]["players"][1]
    assert (player["hand"], player["deck"]) == (3, 5)
    assert len(player["discard"]) == len(table.state.players[1].discard)
    assert set(player) == {"set", "hand", "deck", "discard", "portal"}
    own = table.match.view(1)["own"]
    assert [card["card"] for card in own["hand"]] == table.state.players[1].hand
    assert [hunter["colour"] for hunter in own["hunters"]] == table.state.players[1].hunters
    assert all(card["reaches"] == min(card["points"], 12) for card in own["hand"])


def test_a_turn_that_is_only_begun_is_seen_by_nobody() -> None:
    """CM-D1, CM-R02: all is told with the whole move; until then it can be taken back."""
    table = orchard(hands=["portal"])
    before = [table.match.view(viewer) for viewer in (1, SPECTATOR)]
    table.play("portal", "r2c5")
    assert table.asked == "partner"
    assert [table.match.view(viewer) for viewer in (1, SPECTATOR)] == before
    assert table.match.awaited().prompt == "card"
    table.match.retract(0)
    assert table.asked == "portal"
    table.match.retract(0)
    assert table.asked == "card"
    table.play("portal", "r1c1", "r1c2")
    assert len(table.state.table) == 2
    assert not table.match.can_undo(0)


def test_drawn_cards_are_told_to_nobody_else() -> None:
    """CM-D2: which cards were discarded and how many were drawn, never which."""
    table = orchard(hands=["leaf bomb rotate"])
    table.play("leaf", "r1c1").answer(table.card("bomb"))
    entry = next(entry for entry in table.entries if entry.key == "refilled")
    assert entry.data["discarded"][0]["kind"] == "bomb"
    assert entry.data["count"] == len((entry.own or {})["cards"]) == 2
    assert "cards" not in entry.data


def test_all_is_open_at_the_end() -> None:
    """CM-801, CM-R05: hands, hunters, those nobody holds, blossoms; decks stay counts."""
    match = play_through(3, path_preview="off")
    public = match.view(SPECTATOR)["public"]
    for seat, player in enumerate(match.state.players):
        assert public["players"][seat]["hunters"] == player.hunters
        assert len(public["players"][seat]["cards"]) == len(player.hand)
        assert sum(public["players"][seat]["counts"]) == (match.outcome or Any).scores[seat]
    assert public["unseen"]["colours"] == match.state.unseen
    assert public["blossoms"]["left"] == sorted(match.state.blossoms)
    assert public["active"] is None


def test_open_eyes_see_everything() -> None:
    """The decks with the next card first, and the hunters that nobody holds."""
    table = orchard(BOARD, seats=3)
    view = table.match.view(EVERYTHING)
    assert [len(deck) for deck in view["hidden"]["decks"]] == [
        len(player.deck) for player in table.state.players
    ]
    assert view["hidden"]["unseen"] == table.state.unseen
    assert len(view["seats"]) == 3


def test_what_is_imagined() -> None:
    """CM-INV-15, CM-R04: what a seat cannot see is dealt again; what it can see stays."""
    state = orchard(BOARD, seats=3, round=1, spare=2).state
    dealt = [copy_of(state) for _ in range(30)]
    for number, world in enumerate(dealt):
        imagine(world, frozenset({0}), Rng(bytes([number]) * 32))
        game.check(world)
    assert all(game.public(world) == game.public(state) for world in dealt)
    assert all(game.own(world, 0) == game.own(state, 0) for world in dealt)
    assert len({tuple(world.players[1].hand) for world in dealt}) > 5
    assert len({tuple(world.players[0].deck) for world in dealt}) > 5
    assert len({tuple(world.players[1].hunters) for world in dealt}) > 5
    assert len({tuple(world.blossoms) for world in dealt}) > 5


def test_nothing_but_decks_is_left_to_imagine_at_the_end() -> None:
    state = play_through(3, path_preview="off").state
    world = copy_of(state)
    imagine(world, frozenset(), Rng(SEED))
    for old, new in zip(state.players, world.players, strict=True):
        assert (new.hand, new.hunters) == (old.hand, old.hunters)
        assert sorted(new.deck) == sorted(old.deck)
    assert (world.unseen, world.blossoms) == (state.unseen, state.blossoms)


def test_before_the_deal_nothing_is_imagined() -> None:
    match = Match[State].start(game, 3, Options(first_player="host_choice"), SEED)
    world = copy_of(match.state)
    imagine(world, frozenset({0}), Rng(SEED))
    assert world == match.state
    assert match.view(0)["own"] == {"hand": [], "hunters": []}
