"""What is hidden, from whom, and until when (KZ-7xx)."""

from __future__ import annotations

from engines.kamozza import game
from engines.kamozza.options import Options
from engines.kamozza.state import State
from engines.kamozza.view import imagine
from engines.kernel import EVERYTHING, SPECTATOR, Match, Rng
from tests.engines.kamozza.scenario import SEED, Harbour, Past, copy_of, harbour, play_through


def round_two(lost_cards: str) -> Harbour:
    """Round 2, in which the ship of P2 and P3 sinks with gold and rice."""
    past = {n: Past(lost="tea") for n in (1, 2, 3)}
    table = harbour(A=20, B=30, seats=3, round=2, past=past, lost_cards=lost_cards)
    return table.play("P1 silk -> B; P2 gold -> A; P3 rice -> A")


def test_kz_e40() -> None:
    """Also KZ-702, KZ-703, KZ-R14 and KZ-R20."""
    table = round_two("hidden")
    entry = table.port("A")
    assert entry.then is not None
    assert entry.then["cargo"] == {"1": ["gold"], "2": ["rice"]}
    assert entry.data["result"] == "sunk"
    assert entry.data["lost"] == {"1": 1, "2": 1}
    lasting = str([entry.data for entry in table.entries])
    assert "gold" not in lasting
    assert "rice" not in lasting
    assert table.match.state.round == 3
    for viewer in (0, 2, SPECTATOR):
        view = table.match.view(viewer)
        assert view["public"]["players"][1]["lost"] == 2
        assert "gold" not in str(view["public"])
    assert "gold" in table.match.view(1)["own"]["lost"]
    assert "rice" in table.match.view(2)["own"]["lost"]
    after = play_through(3)
    for seat, player in enumerate(after.view(SPECTATOR)["public"]["players"]):
        assert player["lost_kinds"] == after.state.players[seat].lost
        assert player["left"] == after.state.players[seat].hand
    shown = round_two("open")
    assert shown.match.view(SPECTATOR)["public"]["players"][1]["lost_kinds"] == ["tea", "gold"]
    assert shown.port("A").data["cargo"] == {"1": ["gold"], "2": ["rice"]}
    assert {"seat": 1, "count": 1, "kinds": ["gold"]} in shown.said("loss-open")


def test_laid_cargo_and_ports_are_secret() -> None:
    """KZ-701, KZ-310: what the others see does not depend on which cards and ports were chosen."""
    one, other = harbour(A=17, B=35), harbour(A=17, B=35)
    for seat in range(4):
        one.answer(seat, ["gold"])
        other.answer(seat, ["tea"])
    for seat in (1, 2):
        one.answer(seat, ["A"])
        other.answer(seat, ["B"])
    for table in (one, other):
        assert table.match.ready() == (1, 2)
    assert one.match.view(SPECTATOR) == other.match.view(SPECTATOR)
    told = [[entry.data for entry in table.entries] for table in (one, other)]
    assert told[0] == told[1]


def test_open_lost_cards_do_not_show_laid_cargo() -> None:
    """KZ-703, KZ-R25: what a player has not shown is told as one list, hand and laid together."""
    table = harbour(A=17, B=35, lost_cards="open")
    before = table.match.view(SPECTATOR)["public"]["players"][0]["left"]
    table.answer(0, ["gold"])
    assert table.match.view(SPECTATOR)["public"]["players"][0]["left"] == before


def test_nothing_said_binds_anybody() -> None:
    """KZ-704: the rules know no talk; they ask for cargo and for a port, and for nothing else."""
    prompts = set()
    match = Match[State].start(game, 4, Options(), SEED)
    while match.outcome is None:
        seat, decision = next(iter(match.decisions.items()))
        prompts.add(decision.prompt)
        match.submit(seat, decision.id, [decision.choices[0]])
    assert prompts == {"cargo", "port"}


def test_the_secret_port_of_the_cat_ship() -> None:
    """KZ-701, KZ-R24: both ports name it until it is seen; no view counts a deck."""
    for seed in (bytes([n]) * 32 for n in range(20)):
        match = Match[State].start(game, 4, Options(cat_ship="random"), seed)
        ports = match.view(SPECTATOR)["public"]["ports"]
        shown = {ports[port]["arrival"]["id"] for port in "AB"}
        unseen = "cat_ship" not in shown
        assert all(("cat_ship" in ports[port]["to_come"]) == unseen for port in "AB")
        assert [set(ports[port]) for port in "AB"] == [{"arrival", "gone", "to_come"}] * 2
    table = harbour(A="cat_ship", B=35, cat_ship="port_a")
    assert "cat_ship" not in table.match.view(SPECTATOR)["public"]["ports"]["A"]["to_come"]


def test_own_cards_and_spare() -> None:
    """KZ-R17: the cards beyond one for each round that one must still play."""
    table = harbour(A=17, B=35)
    assert table.match.view(0)["own"]["spare"] == 3
    table.answer(0, ["tea", "silk"])
    own = table.match.view(0)["own"]
    assert (own["spare"], own["laid"], own["lost"]) == (2, ["tea", "silk"], [])
    assert own["hand"] == ["rat", "porcelain", "rice", "timber", "gold"]


def test_open_eyes_see_everything() -> None:
    """KZ-R20: hands, lost cards, and the decks with the next card first."""
    table = harbour(A=17, B=35)
    view = table.match.view(EVERYTHING)
    assert len(view["seats"]) == 4
    quays = table.match.state.quays
    assert view["hidden"]["decks"] == {port: quays[port].deck[::-1] for port in quays}


def test_what_is_imagined() -> None:
    """KZ-R27: all that a seat cannot look at is dealt again; what it can look at stays."""
    table = round_two("hidden")
    state = table.match.state
    dealt = [copy_of(state) for _ in range(40)]
    for number, world in enumerate(dealt):
        imagine(world, frozenset({0}), Rng(bytes([number]) * 32))
    assert all(game.public(world) == game.public(state) for world in dealt)
    assert all(game.own(world, 0) == game.own(state, 0) for world in dealt)
    assert len({tuple(world.players[1].hand) for world in dealt}) > 5
    assert len({tuple(world.quays["A"].deck) for world in dealt}) > 3


def test_open_lost_cards_are_not_imagined() -> None:
    """KZ-703, KZ-R25: they stay where all can read them; hand and laid cards are dealt again."""
    state = round_two("open").match.state
    world = copy_of(state)
    imagine(world, frozenset(), Rng(SEED))
    assert [player.lost for player in world.players] == [player.lost for player in state.players]
    assert game.public(world) == game.public(state)


def test_the_imagined_port_of_the_cat_ship() -> None:
    """KZ-207, KZ-R24: unseen it may be in either deck; once seen it is where it was."""
    state = game.setup(4, Options(cat_ship="random"), Rng(SEED))
    ports = set()
    for number in range(30):
        world = copy_of(state)
        imagine(world, frozenset({0, 1, 2, 3}), Rng(bytes([number]) * 32))
        ports |= {port for port, quay in world.quays.items() if "cat_ship" in quay.deck}
        game.check(world)
    assert ports == {"A", "B"}
    port = next(port for port, quay in state.quays.items() if "cat_ship" in quay.deck)
    state.quays[port].deck.remove("cat_ship")
    state.quays[port].arrival = "cat_ship"
    imagine(state, frozenset(), Rng(SEED))
    assert state.quays[port].arrival == "cat_ship"
    game.check(state)


def test_nothing_is_left_to_imagine_at_the_end() -> None:
    """KZ-R20: when the match is over the players' cards lie open."""
    state = play_through(4).state
    players = [copy_of(state).players[seat] for seat in range(4)]
    imagine(state, frozenset(), Rng(SEED))
    assert state.players == players
