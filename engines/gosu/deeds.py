"""What a player may do on his turn, and why not (sections 7 and 15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from engines.gosu.armies import Ban, ban_on_mutation, ban_on_play, into
from engines.gosu.components import Card, Level, Trigger
from engines.gosu.permanent import mutation_cost
from engines.gosu.state import Goblin, Player, State
from engines.kernel import Barred, Choice, Seat

WORDS: Final = ("activate", "dragoon", "trap", "jump", "mutate")
"""The deeds of a card in an army; the choice is the word with the card, as in `activate-17`."""

POWER: Final[dict[str, Trigger]] = {
    "activate": "activate",
    "dragoon": "dragoon",
    "trap": "trap-self",
}


class Deed(Struct, frozen=True):
    """One of the choices of a turn, and why it is forbidden, if it is."""

    choice: Choice
    ban: Ban | None


def deeds(state: State, seat: Seat) -> list[Deed]:
    """All that a player might think of: cards of his hand, cards of armies, tokens, passing."""
    found = [Deed(card, ban_on_play(state, seat, card)) for card in state.players[seat].hand]
    found += of_army(state, seat)
    found += of_partner(state, seat)
    found += [
        Deed(f"{word}-{number}", ban_on_tokens(state.players[seat], tokens))
        for word in (("draw", "mate") if state.terms.team_play else ("draw",))
        for tokens, number in ((1, 1), (2, 3))
    ]
    return [*found, Deed("pass", ban_on_pass(state, seat))]


def of_army(state: State, seat: Seat) -> Iterator[Deed]:
    """What the own cards can do, those that have that ability at all."""
    player = state.players[seat]
    for level, row in enumerate(player.rows, start=1):
        for goblin in row:
            face = goblin.face
            for word, on in POWER.items():
                if on in face.on:
                    yield Deed(f"{word}-{goblin.card}", ban_on_power(player, goblin, word))
            if face.jumps:
                yield Deed(f"jump-{goblin.card}", ban_on_jump(state, goblin))
            if face.mutation is not None:
                ban = ban_on_mutating(state, player, goblin, level)
                yield Deed(f"mutate-{goblin.card}", ban)


def of_partner(state: State, seat: Seat) -> Iterator[Deed]:
    """GO-923, GO-924: own tokens on cards of the partner; GO-928: nothing else with them."""
    for partner in state.side(seat)[1:]:
        for goblin in state.players[partner].army():
            for word in ("activate", "dragoon"):
                if POWER[word] in goblin.face.on:
                    ban = ban_on_power(state.players[seat], goblin, word)
                    yield Deed(f"{word}-{goblin.card}", ban)


# ---------------------------------------------------------------- bans


def ban_on_power(player: Player, goblin: Goblin, word: str) -> Ban | None:
    """GO-640, GO-700, GO-800: untrapped, without such a token, and a token in hand to lay on it."""
    if goblin.trapped:
        return "trapped", "GO-800"
    if word == "activate":
        if goblin.token is not None:
            return "used", "GO-700"
        return None if player.unused else ("no-token", "GO-700")
    if word == "dragoon":
        if goblin.dragoon:
            return "used", "GO-700"
        return None if player.dragoons else ("no-dragoon", "GO-660")
    return None


def ban_on_jump(state: State, goblin: Goblin) -> Ban | None:
    """GO-600, GO-605: untrapped, and there is a card to be shown."""
    if goblin.trapped:
        return "trapped", "GO-800"
    return None if state.pile or state.discard else ("no-pile", "GO-605")


def ban_on_mutating(state: State, player: Player, goblin: Goblin, level: Level) -> Ban | None:
    """GO-430 to GO-442: a cog, the cost, and a fitting card to come in."""
    ban = ban_on_mutation(player, goblin)
    if ban is not None:
        return ban
    cost = mutation_cost(player, goblin)
    return None if into(player, goblin, level, state.discard, cost) else ("no-other", "GO-431")


def ban_on_tokens(player: Player, tokens: int) -> Ban | None:
    """GO-702: legal even if no card can be drawn."""
    return None if player.unused >= tokens else ("no-token", "GO-701")


def ban_on_pass(state: State, seat: Seat) -> Ban | None:
    """GO-704: by option not with an unused token; GO-706: Dragoon Tokens do not matter."""
    if state.terms.no_pass_with_token and state.players[seat].unused:
        return "tokens", "GO-704"
    return None


def barred(found: list[Deed]) -> tuple[Barred, ...]:
    """The forbidden ones with their reasons."""
    return tuple(Barred(deed.choice, *deed.ban) for deed in found if deed.ban is not None)


def card_of(choice: Choice) -> Card:
    """The card that a deed is done with."""
    return int(str(choice).rpartition("-")[2])
