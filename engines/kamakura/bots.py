"""Programs that play Kamakura."""

from __future__ import annotations

from engines.kamakura.components import GEISHA, KIND, NINJA, SAMURAI, VALUE, Card
from engines.kamakura.hands import worth
from engines.kamakura.state import State
from engines.kernel import Bot, Decision, Move, Rng, Seat, Worlds

DEFAULTS = ("surrender", "pass", "decline", "refuse", "end")
MEEKEST = (NINJA, SAMURAI, GEISHA)


class Steward(Bot):
    """Gives the answers that play no card, for somebody who is away (KK-112, KK-708)."""

    def choose(self, worlds: Worlds, seat: Seat, decision: Decision, rng: Rng) -> Move:
        """The default answer; on a turn of his own: restock, the weakest attack, pass, barrage."""
        match decision.prompt:
            case "turn":
                return (self.deed(worlds().state, seat, decision),)
            case "weapon":
                return (weakest(decision),)
            case "target" | "shot":
                lands = [choice for choice in decision.choices if "." in str(choice)]
                return ("shoot",) if "shoot" in decision.choices else (rng.choice(lands),)
            case "arrange":
                return tuple(rng.sample(decision.choices, decision.at_least))
            case "exchange" | "discard":
                return ()
            case _:
                return default_of(decision)

    def deed(self, state: State, seat: Seat, decision: Decision) -> Card | str:
        """KK-708: restock if that is legal, else attack, else pass, else barrage."""
        hand = state.players[seat].hand
        if "restock" in decision.choices:
            return "restock"
        armed = [choice for choice in decision.choices if isinstance(choice, int)]
        if armed:
            arms = [card for card in hand if worth_of(card)]
            return min(armed, key=lambda card: meekness(card, arms))
        return "pass" if "pass" in decision.choices else "barrage"


def worth_of(card: Card) -> int:
    """What a weapon is worth by itself; 0 for other cards."""
    return VALUE[KIND[card]]


def meekness(soldier: Card, arms: list[Card]) -> tuple[int, int]:
    """KK-708: the lowest power first; with equal power a Ninja, then a Samurai, then a Geisha."""
    return min(worth(soldier, weapon) for weapon in arms), MEEKEST.index(KIND[soldier])


def weakest(decision: Decision) -> Card | str:
    """The weapon that is worth least."""
    powers: dict[str, int] = decision.params["powers"]
    return min(decision.choices, key=lambda card: powers[str(card)])


def default_of(decision: Decision) -> Move:
    """KK-708: the answer that plays no card; in the middle of any other the first that will do."""
    plain = tuple(choice for choice in decision.choices if choice in DEFAULTS)
    return (plain or decision.choices)[: decision.at_least]
