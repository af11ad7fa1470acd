"""Programs that play GOSU."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engines.gosu.armies import into
from engines.gosu.components import FACE, Card
from engines.gosu.deeds import POWER, card_of
from engines.gosu.permanent import army_value, mutation_cost
from engines.gosu.state import State
from engines.gosu.worths import CARD, DRAGOON, TOKEN, Outlook
from engines.kernel import Bot, Choice, Decision, Move, RandomBot, Rng, Seat, Worlds

BEST: Final = ("recover", "dig", "pick-card", "jump", "draft")
WORST: Final = ("pay", "discard")
ENOUGH: Final = 0.3
"""A deed that gains less than this is not worth a turn: passing is better."""

CLOSE: Final = -2.0
"""What passing is worth while the battle can still be won."""

PER_CARD: Final = 2.0
"""How much military value a card in hand may bring in this round."""


class Warlord(Bot):
    """Weighs every deed by what it brings at once; sees no more than its seat does."""

    def choose(self, worlds: Worlds, seat: Seat, decision: Decision, rng: Rng) -> Move:
        """The answer of the highest worth; chance decides where nothing is known."""
        state: State = worlds().state
        look = Outlook(state, seat)
        prompt = decision.prompt
        if prompt == "turn":
            return (best(decision.choices, lambda choice: deed_worth(look, choice)),)
        if prompt in BEST:
            return several(decision, look.keeping)
        if prompt in WORST:
            return several(decision, lambda card: -look.keeping(card))
        if prompt in ANSWERS:
            return (best(decision.choices, lambda choice: ANSWERS[prompt](look, choice)),)
        return RandomBot.answer(decision, rng)


def best(choices: Sequence[Choice], worth: Callable[[Choice], float]) -> Choice:
    """The first of the choices that are worth most."""
    return max(choices, key=worth)


def several(decision: Decision, worth: Callable[[Card], float]) -> Move:
    """As many cards as are asked for, those of the highest worth."""
    cards = sorted(decision.choices, key=lambda card: -worth(int(card)))
    return tuple(cards[: decision.at_least])


# ---------------------------------------------------------------- the turn


def deed_worth(look: Outlook, choice: Choice) -> float:
    """What a deed brings, less what it costs."""
    if isinstance(choice, int):
        way = look.playing(choice)
        gain = 0.0 if way is None else way[0]
        return gain - (2.5 if is_won(look) else 0.0)
    word, _, number = choice.partition("-")
    if word == "pass":
        return pass_worth(look)
    if word == "draw":
        return CARD * int(number) - TOKEN * (1 if number == "1" else 2) + 0.9
    if word == "mate":
        return -1.0
    return goblin_worth(look, word, card_of(choice))


def pass_worth(look: Outlook) -> float:
    """Much where the battle is won, nothing where it can still be won, little where it is lost."""
    lead = lead_of(look)
    if lead > 0 and is_alone(look):
        return 1.0
    hand = len(look.state.players[look.seat].hand)
    if lead <= 0 and lead > -PER_CARD * hand:
        return CLOSE
    return ENOUGH


def lead_of(look: Outlook) -> float:
    """How far the own army is ahead of the strongest other; a tie goes by the Advantage Token."""
    s = look.state
    best_foe = max(army_value(s.players[seat]) for seat in look.foes())
    tie = 0.5 if s.advantage == look.seat else -0.5
    return army_value(s.players[look.seat]) - best_foe + tie


def is_alone(look: Outlook) -> bool:
    """Whether all opponents have passed."""
    return all(look.state.players[seat].passed for seat in look.foes())


def is_won(look: Outlook) -> bool:
    """Whether all opponents have passed with weaker armies."""
    return is_alone(look) and lead_of(look) > 0


def goblin_worth(look: Outlook, word: str, card: Card) -> float:
    """What a deed of a card in an army brings."""
    place = look.state.lies(card)
    if place.seat != look.seat:
        return -1.0
    if word == "mutate":
        return mutation_worth(look, card)
    if word == "jump":
        return -0.5
    worth = look.power(card, POWER[word])
    if word == "trap":
        return worth - look.lying(place.goblin, place.level) * 0.8
    return worth - (TOKEN if word == "activate" else DRAGOON) + 0.9


def mutation_worth(look: Outlook, card: Card) -> float:
    """The best that a card can become, less the price and what it is now."""
    player, place = look.state.players[look.seat], look.state.lies(card)
    cost = mutation_cost(player, place.goblin)
    new = into(player, place.goblin, place.level, look.state.discard, cost)
    gain = max(into_worth(look, place.level, other) for other in new)
    return gain - CARD * cost - look.lying(place.goblin, place.level) + look.power(card, "mutated")


def into_worth(look: Outlook, level: int, new: Card) -> float:
    """What a card is worth that a mutation brings in; out of the hand it is missed there."""
    in_hand = new in look.state.players[look.seat].hand
    return look.entering(new, level, "mutation") - (CARD if in_hand else 0.0)


# ---------------------------------------------------------------- other questions


def level_worth(_look: Outlook, choice: Choice) -> float:
    """The higher, the better."""
    return float(choice)


def new_worth(look: Outlook, choice: Choice) -> float:
    """What comes in by a mutation, at the lowest level where it can lie."""
    return into_worth(look, FACE[int(choice)].levels[0], int(choice))


def entry_worth(look: Outlook, choice: Choice) -> float:
    """A card that comes in for nothing; none is worth nothing."""
    return 0.0 if choice == "none" else look.entering(int(choice), FACE[int(choice)].levels[0])


def target_worth(look: Outlook, choice: Choice) -> float:
    """What an opponent loses; own cards are spared."""
    if choice == "none":
        return 0.0
    place = look.state.lies(int(choice))
    worth = look.lying(place.goblin, place.level)
    return worth if place.seat in look.foes() else -worth


def own_worth(look: Outlook, choice: Choice) -> float:
    """An own card that is released."""
    return -target_worth(look, choice)


def least_worth(look: Outlook, choice: Choice) -> float:
    """An own card that has to be trapped."""
    return target_worth(look, choice)


def bounce_worth(look: Outlook, choice: Choice) -> float:
    """A card in hand for one in the army; what it does when it enters may be worth it."""
    if choice == "none":
        return 0.0
    place = look.state.lies(int(choice))
    return look.power(int(choice), "enter") - look.lying(place.goblin, place.level)


def swap_worth(look: Outlook, choice: Choice) -> float:
    """A mutation without a price."""
    return 0.0 if choice == "none" else 1.0 + look.power(int(choice), "mutated")


def player_worth(look: Outlook, choice: Choice) -> float:
    """The opponent with the most cards."""
    seat = int(str(choice).removeprefix("seat-"))
    return float(len(look.state.players[seat].hand)) if seat in look.foes() else -1.0


Answer = Callable[[Outlook, Choice], float]

ANSWERS: Final[dict[str, Answer]] = {
    "level": level_worth,
    "into": new_worth,
    "enlist": entry_worth,
    "raise": entry_worth,
    "destroy": target_worth,
    "trap": target_worth,
    "mark-free": target_worth,
    "release": own_worth,
    "own-card": least_worth,
    "bounce": bounce_worth,
    "mutate-now": swap_worth,
    "player": player_worth,
}
"""What an answer to each other question is worth."""
