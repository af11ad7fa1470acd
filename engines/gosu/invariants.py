"""What is true of every state of a match, imagined ones included (section 20)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.gosu.armies import ROW_MOST
from engines.gosu.components import FACE, RULES, cards_of
from engines.gosu.permanent import has_rule
from engines.gosu.state import TOKENS, Player, State
from engines.gosu.zones import IN_HAND_MOST
from engines.kernel import RulesError

DRAGOONS: int = RULES["dragoon_tokens"]


def check(state: State) -> None:
    """Raise `RulesError` where a state breaks an invariant."""
    for complaint in complaints(state):
        raise RulesError(complaint)


def complaints(state: State) -> Iterator[str]:
    """Every invariant that a state breaks, in words."""
    yield from wrong_cards(state)
    yield from wrong_tokens(state)
    for seat, player in enumerate(state.players):
        yield from (f"seat {seat}: {what}" for what in wrong_army(player))
    yield from wrong_course(state)


def wrong_cards(state: State) -> Iterator[str]:
    """INV-01: every card of the five clans is somewhere, and nowhere twice."""
    cards = state.pile + state.discard + state.aside
    for player in state.players:
        cards += player.hand + player.held + player.kept
        cards += [goblin.card for goblin in player.army()]
    dealt = state.phase not in ("clans", "deal")
    if sorted(cards) != (cards_of(state.clans) if dealt else []):
        yield "cards are lost or doubled"


def wrong_tokens(state: State) -> Iterator[str]:
    """INV-02, INV-03: no token is lost or doubled. INV-05: the Advantage Token lies at a seat."""
    goblins = [goblin for player in state.players for goblin in player.army()]
    for seat, player in enumerate(state.players):
        lying = sum(goblin.token == seat for goblin in goblins)
        if player.unused + player.spent + lying != TOKENS:
            yield f"seat {seat}: activation tokens"
        if not 0 <= player.dragoons <= IN_HAND_MOST:
            yield f"seat {seat}: dragoon tokens in hand"
    on_cards = sum(goblin.dragoon for goblin in goblins)
    if state.reserve + on_cards + sum(p.dragoons for p in state.players) != DRAGOONS:
        yield "dragoon tokens"
    if state.advantage not in range(len(state.players)):
        yield "nobody holds the advantage token"
    if state.phase == "round" and on_cards:
        yield "a dragoon token on a card between rounds"


def wrong_army(player: Player) -> Iterator[str]:
    """INV-06: five cards to a row, at printed levels."""
    for level, row in enumerate(player.rows, start=1):
        if len(row) > ROW_MOST or any(level not in FACE[goblin.card].levels for goblin in row):
            yield f"row {level}"


def wrong_course(state: State) -> Iterator[str]:
    """INV-09, INV-10, INV-12, INV-17: how rounds begin, and what bounds them."""
    if state.phase == "turn":
        if state.players[state.turn].passed:
            yield "the turn of somebody who has passed"
        if state.turns == 0:
            yield from wrong_start(state)
    if state.counted and not state.terms.turn_limit:
        yield "additional turns are counted without the limit"
    sides = 2 if state.terms.team_play else len(state.players)
    if state.round > (state.terms.victory_points - 1) * sides + 1:
        yield "too many rounds"


def wrong_start(state: State) -> Iterator[str]:
    """INV-09: nobody has passed, all tokens are unused, and only Boreal keeps cards trapped."""
    for seat, player in enumerate(state.players):
        frozen = any(has_rule(state.players[foe], "no-thaw") for foe in state.opponents(seat))
        trapped = any(goblin.trapped for goblin in player.army())
        if player.passed or player.unused != TOKENS or (trapped and not frozen):
            yield f"seat {seat} does not begin the round afresh"
