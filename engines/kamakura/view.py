"""What each viewer may see (section 16), and what it must leave to imagination."""

from __future__ import annotations

from itertools import permutations

from engines.kamakura.capture import score_of
from engines.kamakura.components import KIND, Card, in_order, kinds_of
from engines.kamakura.hands import worth
from engines.kamakura.lanes import power_of
from engines.kamakura.rules import calm_limit
from engines.kamakura.state import Arms, Battle, Leg, Player, Shot, State, Volley
from engines.kamakura.teams import next_turns
from engines.kamakura.turn import is_turnable
from engines.kernel import Rng, Seat, View

NEXT_TURNS = 4


def public(state: State) -> View:
    """What everybody sees. KK-I18: of hands and the pile the numbers, of lands that they are there.

    Cards are shown by kind: copies of a kind cannot be told apart on the table.
    """
    return {
        "mode": state.terms.mode,
        "phase": state.phase,
        "turn": state.turn,
        "owner": state.owner if state.phase == "turn" else None,
        "next": next_turns(state, NEXT_TURNS) if state.phase == "turn" else [],
        "pile": len(state.pile),
        "discard": kinds_of(state.discard),
        "goal": state.terms.victory_score,
        "calm": max(0, state.calm),
        "calm_limit": calm_limit(state),
        "players": [player_view(state, seat) for seat in range(len(state.players))],
        "battle": None if state.battle is None else battle_view(state.battle),
        "volley": None if state.volley is None else volley_view(state, state.volley),
    }


def player_view(state: State, seat: Seat) -> View:
    """A player as all see him; after the end also his hand and his lands."""
    player = state.players[seat]
    view: View = {
        "hand": len(player.hand),
        "slots": [slot_view(state, player, slot) for slot in range(len(player.slots))],
        "captured": [{"value": taken.value, "from": taken.owner} for taken in player.captured],
        "score": score_of(state, seat),
        "team": seat % 2 if state.teams else None,
        "engaged": state.foes(seat) if state.teams and player.active else [],
        "foe": seat ^ 1 if state.teams else None,
        "out": player.fate or ("conceded" if player.leaving else None),
    }
    if state.phase == "over":
        view["cards"] = kinds_of(player.hand)
    return view


def slot_view(state: State, player: Player, slot: int) -> View:
    """A slot: a land face down, one that was lost, or one set aside face up."""
    value, aside = player.slots[slot], player.aside[slot]
    if aside:
        return {"state": "aside", "value": aside, "over": 0}
    if not value:
        return {"state": "lost", "value": None, "over": 0}
    shown = value if state.phase == "over" else None
    return {"state": "down", "value": shown, "over": player.over[slot]}


def battle_view(battle: Battle) -> View:
    """All that lies on the table in a battle."""
    attack = battle.attack
    need, count = power_of(attack), len(attack.weapons)
    return {
        "by": attack.seat,
        **arms_view(attack),
        "dual": count > 1,
        "turnable": is_turnable(attack.soldier, need, count),
        "legs": [leg_view(leg) for leg in battle.legs],
        "sacrifice": kinds_of(battle.sacrifice),
    }


def arms_view(arms: Arms) -> View:
    """A soldier with his weapons, what each of them is worth in his hands, and the sum."""
    return {
        "soldier": KIND[arms.soldier],
        "weapons": kinds_of(arms.weapons),
        "worths": [worth(arms.soldier, weapon) for weapon in arms.weapons],
        "power": power_of(arms),
    }


def leg_view(leg: Leg) -> View:
    """A stretch of a battle."""
    return {
        "attacker": leg.attacker,
        "defender": leg.defender,
        "slot": leg.slot,
        "defence": None if leg.defence is None else arms_view(leg.defence),
        "blades": [blade.seat for blade in leg.blades],
        "turned": leg.turned,
    }


def volley_view(state: State, volley: Volley) -> View:
    """The barrages of a turn, and how many Walls lie against them."""
    return {
        "by": state.owner,
        "round": volley.round,
        "shots": [shot_view(shot) for shot in volley.shots],
        "walls": len(volley.walls),
    }


def shot_view(shot: Shot) -> View:
    """A barrage."""
    return {
        "by": shot.by,
        "at": f"{shot.at}.{shot.slot}",
        "kinds": kinds_of(shot.cards),
        "state": shot.state,
        "round": shot.round,
    }


def own(state: State, seat: Seat) -> View:
    """What a player sees beyond that: his hand, and his territories (KK-212)."""
    player = state.players[seat]
    hand = [{"card": card, "kind": KIND[card]} for card in player.hand]
    return {"hand": hand, "slots": list(player.slots)}


def hidden(state: State) -> View:
    """What nobody sees before the end: the pile, the next card first."""
    return {"pile": kinds_of(state.pile[::-1])}


# ---------------------------------------------------------------- imagining


def imagine(state: State, knowing: frozenset[Seat], rng: Rng) -> None:
    """Deal again, in place, what the seats `knowing` together cannot see.

    All cards of other hands and of the pile are dealt anew: nobody is supposed to remember which
    soldier went back to which hand. Face-down lands of others are mixed as far as what all know of
    them allows. What is dealt depends on nothing but `rng` and what these seats can see.
    """
    others = [player for seat, player in enumerate(state.players) if seat not in knowing]
    pool = in_order(state.pile + [card for player in others for card in player.hand])
    rng.shuffle(pool)
    for player in others:
        player.hand = in_order(take(pool, len(player.hand)))
        mix_lands(state, player, rng)
    state.pile = pool


def take(pool: list[Card], count: int) -> list[Card]:
    """The last `count` cards, which leave the pool."""
    cards = pool[len(pool) - count :]
    del pool[len(pool) - count :]
    return cards


def mix_lands(state: State, player: Player, rng: Rng) -> None:
    """Face-down lands in any order that agrees with what was learned of them (KK-1107)."""
    if state.phase == "over":
        return
    lands = [slot for slot, value in enumerate(player.slots) if value]
    values = sorted(player.slots[slot] for slot in lands)
    fitting = [
        order
        for order in permutations(values)
        if all(value > player.over[slot] for slot, value in zip(lands, order, strict=True))
    ]
    for slot, value in zip(lands, rng.choice(fitting), strict=True):
        player.slots[slot] = value
