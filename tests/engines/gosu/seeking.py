"""How matches are steered towards an end that chance rarely finds, to be recorded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.gosu.components import CLANS, FACE, KINDS
from engines.gosu.quests import dragoons
from engines.gosu.state import Player, State
from engines.kernel import Choice, Decision, Match, Move, Rng

HERO = 0
NAMES = ("fact", "garsh", "ideo")
Taste = Callable[[State, Choice], float]


def wanted(kind: str, card: int) -> float:
    """How much the hero wants a card who seeks the special victory of `kind`."""
    face = FACE[card]
    if face.kind == kind:
        return 100
    if kind == "walror" and face.kind in NAMES:
        return 90
    return 50 if face.clan == KINDS[kind].clan else 4 - face.levels[0]


def lies(player: Player, kind: str) -> bool:
    """Whether a kind lies in an army."""
    return any(goblin.face.kind == kind for goblin in player.army())


def playing(kind: str, state: State, card: int, cost: int) -> float:
    """How much the hero wants to play a card of his hand."""
    me = state.players[HERO]
    if kind == "ubo" and (lies(me, FACE[card].kind) or FACE[card].clan != "ancient"):
        return -1
    if kind == "primord":
        clans = {goblin.face.clan for goblin in me.up()}
        return 100 if FACE[card].kind == kind else 60 - cost if FACE[card].clan not in clans else 2
    if kind == "hurd":
        return 60 - 5 * cost
    return wanted(kind, card) - 4 * cost


def deed(kind: str, state: State, choice: str) -> float:
    """How much the hero wants any other deed."""
    me, word = state.players[HERO], choice.partition("-")[0]
    card = int(choice.rpartition("-")[2]) if word not in ("draw", "pass", "mate") else 0
    if word == "draw":
        return 20 if choice == "draw-3" else 15
    if word == "activate":
        return 100 if FACE[card].kind == "nihil" else 25
    if word == "trap":
        return 60 if kind == "zombarg" and lies(me, kind) else -1
    if word == "dragoon":
        return 30 if kind != "unity" or sum(dragoons(me)[1:]) < 2 else -1
    return {"pass": 0.0}.get(word, -2.0)


def hero(kind: str, state: State, decision: Decision, choice: Choice) -> float:
    """What the hero thinks of a choice."""
    prompt = decision.prompt
    if prompt == "turn":
        costs = decision.params["costs"]
        if isinstance(choice, int):
            return playing(kind, state, choice, costs[str(choice)])
        return deed(kind, state, choice)
    if prompt in ("pay", "discard"):
        return -wanted(kind, int(choice))
    if prompt in ("draft", "recover", "dig", "enlist", "raise", "into"):
        return wanted(kind, choice) if isinstance(choice, int) else 0
    return aiming(kind, state, prompt, choice)


def aiming(kind: str, state: State, prompt: str, choice: Choice) -> float:
    """What the hero thinks of a card in an army, or of another answer."""
    place = state.find(choice) if isinstance(choice, int) else None
    if place is None:
        return 0 if choice == "none" else 1
    mine = place.seat == HERO
    if prompt == "trap" and kind == "zombarg":
        return 5 if mine else 1
    return -5 if mine and prompt in ("destroy", "trap") else 3


def other(kind: str, state: State, decision: Decision, choice: Choice) -> float:
    """What anybody else thinks of a choice: an army that stays out of the way, or an empty hand."""
    if decision.prompt != "turn":
        return -5 if choice == "none" else 0
    if kind in ("nihil", "hiberna") and isinstance(choice, int):
        return 10 + decision.params["costs"][str(choice)]
    if isinstance(choice, int):
        return 3 if len(state.players[decision.seat].rows[0]) < 2 else -1
    return {"pass": 0.0, "draw-3": -0.5, "draw-1": -0.6}.get(choice, -2.0)


def answer(kind: str, match: Match[State], decision: Decision, rng: Rng) -> Move:
    """What a seat answers in a match that seeks the special victory of `kind`."""
    taste = hero if decision.seat == HERO else other
    order = rng.sample(decision.choices, len(decision.choices))
    order.sort(key=lambda choice: -taste(kind, match.state, decision, choice))
    return tuple(order[: max(decision.at_least, 1)])


SETUPS: Mapping[str, tuple[int, dict[str, Any]]] = {
    kind: (
        3 if kind == "hiberna" else 2,
        {
            "clan_mode": CLANS[face.clan].set,
            "turn_limit": "off",
            "no_pass_with_token": "off",
        },
    )
    for kind, face in KINDS.items()
    if face.wins
}
"""How many play, and by which options, for each special victory."""
