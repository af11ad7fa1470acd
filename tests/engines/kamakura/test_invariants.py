"""What holds in every match, under random play (section 18)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.kamakura import game
from engines.kamakura.components import KIND, NINJA, kinds_of
from engines.kamakura.hands import has_combination
from engines.kamakura.invariants import check, complaints
from engines.kamakura.options import Options
from engines.kamakura.rules import calm_limit
from engines.kamakura.state import Blade, Leg, Shot, State, Taken, Volley
from engines.kernel import Entry, Match, RandomBot, Rng, RulesError
from tests.engines.kamakura.scenario import Camp, camp, copy_of

seeds = st.binary(min_size=32, max_size=32)


def options() -> st.SearchStrategy[tuple[int, Options]]:
    """A number of players with options that fit it."""
    built = st.builds(
        Options,
        mode=st.sampled_from(["ffa", "ffa", "teams"]),
        score_mode=st.sampled_from(["holdings", "captures"]),
        obligation=st.sampled_from(["soldier", "attack"]),
        repeat_pass=st.sampled_from(["allowed", "forbidden"]),
        opening_exchange=st.sampled_from(["off", "on"]),
        restock_rule=st.sampled_from(["first", "second"]),
        barrage_strength=st.sampled_from(["any", "two"]),
    )
    pairs = st.tuples(st.integers(2, 8), built)
    return pairs.filter(lambda pair: game.objection(*pair) is None)


@settings(max_examples=25)
@given(pair=options(), seed=seeds)
def test_every_state_keeps_the_invariants(pair: tuple[int, Options], seed: bytes) -> None:
    """KK-I1 to KK-I7, KK-I9 to KK-I14, KK-I17: at every decision of a random match."""
    match = Match[State].start(game, *pair, seed)
    rng = Rng(seed)
    while match.outcome is None:
        check(match.state)
        asked_rightly(match)
        seat = min(match.decisions)
        before = copy_of(match.state)
        decision = match.decisions[seat]
        match.submit(seat, decision.id, RandomBot.answer(decision, rng))
        for entry in match.entries:
            done_rightly(before, entry)
    check(match.state)
    assert match.state.calm <= calm_limit(match.state)


def asked_rightly(match: Match[State]) -> None:
    """KK-I10: one decides, who is active and can; KK-I4: nothing lies about between turns."""
    state = match.state
    assert all(decision.choices for decision in match.decisions.values())
    assert all(state.players[seat].active for seat in match.decisions)
    if state.phase == "turn" and match.awaited().prompt != "claim":
        assert len(match.decisions) == 1
    if match.awaited().prompt in ("turn", "claim", "engage"):
        assert state.battle is None
        assert state.volley is None


def done_rightly(before: State, entry: Entry) -> None:
    """KK-I15: nobody who must attack does anything else. KK-I16: nor passes twice by option."""
    if entry.key not in ("pass", "volley", "restock") or before.phase != "turn":
        return
    player, terms = before.players[before.owner], before.terms
    if entry.key == "pass" and terms.repeat_pass == "forbidden" and player.last == "pass":
        assert terms.restock_rule == "second" or len(player.hand) >= 8
    if entry.key == "volley" and terms.obligation == "attack":
        return
    if entry.key == "restock" and terms.restock_rule == "second":
        return
    assert not has_combination(player.hand)


def in_battle() -> Camp:
    """A Ninja who was turned by a Geisha; A is to answer."""
    table = camp("ninja geisha kunai yumi wall", "geisha yumi kunai wall", "wall")
    table.attack("A", "ninja kunai", "B2").answers("B", "geisha yumi").answers("A", "pass")
    return table.answers("B", "A4")


def leg_of(state: State, number: int = 0) -> Leg:
    assert state.battle is not None
    return state.battle.legs[number]


def weaken(state: State) -> None:
    """Swap the weapons of attack and defence."""
    assert state.battle is not None
    defence = leg_of(state).defence
    assert defence is not None
    state.battle.attack.weapons, defence.weapons = defence.weapons, state.battle.attack.weapons


def arm(state: State) -> None:
    """A second weapon, out of the hand, for the defence alone."""
    defence = leg_of(state).defence
    assert defence is not None
    defence.weapons.append(state.players[1].hand.pop(0))


def add_leg(state: State, attacker: int, defender: int) -> None:
    assert state.battle is not None
    state.battle.legs.append(Leg(attacker, defender, 1))


def add_blades(state: State, *seats: int) -> None:
    for seat in seats:
        leg_of(state).blades.append(Blade(seat, state.pile.pop()))


def unmask(state: State) -> None:
    """The attacker is no Ninja any more, but has drawn a blade."""
    assert state.battle is not None
    samurai = next(card for card in state.pile if KIND[card] == "samurai")
    state.pile.remove(samurai)
    state.pile.append(state.battle.attack.soldier)
    state.battle.attack.soldier = samurai
    add_blades(state, 0)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda state: state.pile.pop(), "cards are lost"),
        (lambda state: state.discard.append(state.pile[0]), "cards are lost or doubled"),
        (lambda state: state.players[0].slots.__setitem__(0, 2), "the lands of seat 0"),
        (lambda state: state.players[1].captured.append(Taken(4, 0)), "the lands of seat"),
        (lambda state: state.players[0].slots.__setitem__(0, 2), "the scores do not add up"),
        (lambda state: setattr(state.players[2], "fate", "defeated"), "seat 2 is out and holds"),
        (lambda state: setattr(state.players[2], "slots", [0] * 4), "seat 2 is in without land"),
        (lambda state: state.players[2].hand.extend(state.pile[:8]), "seat 2 holds too many"),
        (lambda state: setattr(state, "calm", 61), "too long without a capture"),
        (lambda state: setattr(state, "volley", Volley([])), "two battles at once"),
        (lambda state: add_leg(state, 0, 2), "a third player in the battle"),
        (lambda state: add_leg(state, 0, 1), "a leg without a Geisha"),
        (lambda state: add_leg(state, 1, 0), "legs that do not alternate"),
        (weaken, "a defence that is too weak"),
        (arm, "a defence with the wrong number of weapons"),
        (lambda state: add_blades(state, 1), "blades out of"),
        (lambda state: add_blades(state, 0, 0), "blades out of turn"),
        (unmask, "blades without a Ninja"),
    ],
)
def test_a_broken_state_is_found(change: Callable[[State], object], complaint: str) -> None:
    state = in_battle().state
    check(state)
    assert kinds_of([state.battle.attack.soldier] if state.battle else []) == [NINJA]
    change(state)
    assert any(complaint in found for found in complaints(state))


def test_somebody_should_have_won() -> None:
    """KK-I9: a running match has nobody with the score, and two to play on."""
    state = camp("ninja", "ninja").state
    state.players[0].captured.append(Taken(4, 1))
    state.players[0].captured.append(Taken(3, 1))
    assert "somebody should have won" in list(complaints(state))
    state = camp("ninja", "ninja").state
    state.players[1].fate = "eliminated"
    assert "one player alone plays on" in list(complaints(state))


def test_broken_volleys_are_found() -> None:
    """KK-I14."""
    state = camp("barrage barrage wall", "wall wall wall").barrage("A", "B1 B2").state
    assert state.volley is not None
    check(state)
    twice = copy_of(state)
    assert twice.volley is not None
    twice.volley.shots[1].slot = 1
    assert list(complaints(twice)) == ["two barrages on one territory"]
    twice.terms = camp("", "", barrage_strength="two").state.terms
    assert list(complaints(twice)) == []
    state.volley.walls += [card for card in state.pile if KIND[card] == "wall"][:5]
    assert "too many Walls" in list(complaints(state))
    landed = Volley([Shot([], 0, 1, 1, "hit"), Shot([], 0, 1, 1, "stopped")])
    state.volley = landed
    assert "two barrages on one territory" not in list(complaints(state))


def test_the_check_raises() -> None:
    state = camp("ninja", "ninja").state
    check(state)
    state.pile.pop()
    with pytest.raises(RulesError, match="cards are lost or doubled"):
        check(state)


def test_a_hand_never_grows_in_a_battle() -> None:
    """KK-I8: but by aid; what comes back had been laid before."""
    table = in_battle().answers("A", "geisha yumi").answers("B", "pass").answers("A", "B1")
    table.answers("B", "surrender")
    assert [len(player.hand) for player in table.state.players] == [3, 3, 1]


def test_the_attack_is_the_same_all_along() -> None:
    """KK-I11, KK-I12: two sides, one power, as many legs as Geisha and one."""
    table = in_battle().answers("A", "geisha yumi")
    battle = table.match.view(0)["public"]["battle"]
    assert battle["power"] == 1
    assert [(leg["attacker"], leg["defender"]) for leg in battle["legs"]] == [(0, 1), (1, 0)]
    assert all(leg["defence"]["power"] >= 1 for leg in battle["legs"])


def test_the_same_seed_and_answers_give_the_same_match() -> None:
    """KK-I20."""
    ends = []
    for _ in range(2):
        match = Match[State].start(game, 3, Options(), bytes(32))
        rng = Rng(bytes(32))
        while match.outcome is None:
            seat, decision = next(iter(match.decisions.items()))
            match.submit(seat, decision.id, RandomBot.answer(decision, rng))
        ends.append(match.dump())
    assert ends[0] == ends[1]
