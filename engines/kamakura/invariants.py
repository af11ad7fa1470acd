"""What is true of every state of a match, imagined ones included (section 18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.kamakura.battle import on_table
from engines.kamakura.capture import START, score_of
from engines.kamakura.components import DECK, GEISHA, KIND, LANDS, NINJA, RULES, Card
from engines.kamakura.lanes import power_of
from engines.kamakura.rules import calm_limit
from engines.kamakura.state import Battle, Leg, State, Volley
from engines.kamakura.zones import HAND_SIZE
from engines.kernel import RulesError

VALUES = sorted(LANDS.values())
TO_REVERSE: int = RULES["walls_to_reverse"]


def check(state: State) -> None:
    """Raise `RulesError` where a state breaks an invariant."""
    for complaint in complaints(state):
        raise RulesError(complaint)


def complaints(state: State) -> Iterator[str]:
    """Every invariant that a state breaks, in words."""
    yield from wrong_cards(state)
    yield from wrong_lands(state)
    yield from wrong_points(state)
    yield from wrong_players(state)
    yield from wrong_course(state)
    if state.battle is not None:
        yield from wrong_battle(state.battle)
    if state.volley is not None:
        yield from wrong_volley(state, state.volley)


def wrong_cards(state: State) -> Iterator[str]:
    """KK-I1: every card is somewhere, and nowhere twice."""
    cards = state.pile + state.discard + table_cards(state)
    cards += [card for player in state.players for card in player.hand]
    if len(cards) != DECK * state.terms.decks or len(set(cards)) != len(cards):
        yield "cards are lost or doubled"


def table_cards(state: State) -> list[Card]:
    """The cards of the running battle, of either sort."""
    cards = [] if state.battle is None else on_table(state.battle)
    if state.volley is not None:
        cards += [card for shot in state.volley.shots for card in shot.cards]
        cards += state.volley.walls
    return cards


def wrong_lands(state: State) -> Iterator[str]:
    """KK-I2, KK-I3: each of a player's four territories is in one place."""
    lands = [[value for value in p.slots + p.aside if value] for p in state.players]
    for player in state.players:
        for taken in player.captured:
            lands[taken.owner].append(taken.value)
    for seat, values in enumerate(lands):
        if sorted(values) != VALUES:
            yield f"the lands of seat {seat}"


def wrong_points(state: State) -> Iterator[str]:
    """KK-I5: nothing is gained but what another loses. KK-I9: who has enough has won."""
    players = state.players
    scores = [score_of(state, seat) for seat in range(len(players))]
    aside = sum(sum(player.aside) for player in players)
    if state.terms.score_mode == "holdings" and sum(scores) + aside != START * len(players):
        yield "the scores do not add up"
    enough = [seat for seat in state.active() if scores[seat] >= state.terms.victory_score]
    if not state.teams and enough and not state.won:
        yield "somebody should have won"


def wrong_players(state: State) -> Iterator[str]:
    """KK-I6: who is out has nothing left, who is in has land. KK-I7: no hand above eight."""
    for seat, player in enumerate(state.players):
        if player.fate is not None and (player.hand or player.lands()):
            yield f"seat {seat} is out and holds something"
        if player.fate is None and not player.lands():
            yield f"seat {seat} is in without land"
        if not state.teams and len(player.hand) > HAND_SIZE:
            yield f"seat {seat} holds too many cards"


def wrong_course(state: State) -> Iterator[str]:
    """KK-I9, KK-I17: a running match has somebody to play on, and never stands still."""
    if not state.won and len([p for p in state.players if p.fate is None]) < 2:
        yield "one player alone plays on"
    if not -1 <= state.calm <= calm_limit(state):
        yield "too long without a capture"
    if state.battle is not None and state.volley is not None:
        yield "two battles at once"


def wrong_battle(battle: Battle) -> Iterator[str]:
    """KK-I11, KK-I12: legs alternate, as many as Geisha turned them; defences are sufficient."""
    pair = {battle.leg.attacker, battle.leg.defender}
    geisha = [leg for leg in battle.legs if leg.defence and KIND[leg.defence.soldier] == GEISHA]
    if any({leg.attacker, leg.defender} != pair for leg in battle.legs):
        yield "a third player in the battle"
    if len(battle.legs) > 1 + len(geisha):
        yield "a leg without a Geisha"
    for number, leg in enumerate(battle.legs):
        if leg.attacker != battle.legs[number % 2].attacker:
            yield "legs that do not alternate"
        yield from wrong_leg(battle, leg)


def wrong_leg(battle: Battle, leg: Leg) -> Iterator[str]:
    """KK-I12: enough power, and as many weapons. KK-I13: blades alternate, for a Ninja alone."""
    defence = leg.defence
    if defence is not None and power_of(defence) < power_of(battle.attack):
        yield "a defence that is too weak"
    if defence is not None and len(defence.weapons) != len(battle.attack.weapons):
        yield "a defence with the wrong number of weapons"
    sides = (leg.attacker, leg.defender)
    if [blade.seat for blade in leg.blades] != [sides[n % 2] for n in range(len(leg.blades))]:
        yield "blades out of turn"
    if leg.blades and KIND[battle.attack.soldier] != NINJA:
        yield "blades without a Ninja"


def wrong_volley(state: State, volley: Volley) -> Iterator[str]:
    """KK-I14: one barrage on a territory, and never more Walls than could be of use."""
    flying = Counter((shot.at, shot.slot) for shot in volley.shots if shot.state == "flying")
    if state.terms.barrage_strength == "any" and max(flying.values(), default=0) > 1:
        yield "two barrages on one territory"
    if len(volley.walls) > TO_REVERSE * len(volley.shots) * volley.round:
        yield "too many Walls"
