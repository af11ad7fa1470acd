"""Asking a teammate for a card (section 13)."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from engines.kamakura.asking import ask
from engines.kamakura.components import KIND, Card
from engines.kamakura.hands import of_sort
from engines.kamakura.state import State
from engines.kamakura.zones import hold, lay
from engines.kernel import Choice, Seat, Table


class Request(Struct, frozen=True):
    """Whom to ask, and for which sort of card: a soldier, a weapon or a wall."""

    mate: Seat
    sort: str


def requests(state: State, seat: Seat, *sorts: str) -> list[str]:
    """The choices to ask each active teammate for each sort of card."""
    return [f"ask-{mate}-{sort}" for mate in state.mates(seat) for sort in sorts]


def as_request(choice: Choice) -> Request | None:
    """The request that a choice stands for; None: it is none."""
    words = str(choice).split("-")
    return Request(int(words[1]), words[2]) if words[0] == "ask" else None


async def request(table: Table[State], seat: Seat, wanted: Request) -> None:
    """KK-1013: the teammate gives one card of that sort, of his choice, or refuses.

    KK-1014: the card goes to the asker's hand, whatever becomes of it. KK-710: others see who
    asked whom for what; only giver and asker see the card.
    """
    mate, sort = wanted.mate, wanted.sort
    table.reveal([seat, mate, sort])
    table.say("asked", seat=seat, other=mate, kind=sort)
    card = await answer(table, seat, mate, sort)
    table.reveal(card is None)
    if card is None:
        table.say("aid-none", seat=mate, other=seat, kind=sort)
        return
    lay(table.state.players[mate], [card])
    hold(table.state.players[seat], [card])
    table.reveal(card, to=seat)
    table.say("aid", seat=mate, other=seat, kind=sort, own={"card": KIND[card]})
    table.say("aid-taken", seat=seat, other=mate, kind=sort, own={"card": KIND[card]})


async def answer(table: Table[State], seat: Seat, mate: Seat, sort: str) -> Card | None:
    """What the teammate gives; KK-702: with an empty hand nobody is asked."""
    if not table.state.players[mate].hand:
        table.say("skipped", seat=mate, prompt="aid")
        return None
    return await ask(table, mate, partial(give, table, seat, sort), "aid")


async def give(table: Table[State], asker: Seat, sort: str, mate: Seat) -> Card | None:
    """KK-D10: asked also of who has no such card, so that the question tells nothing."""
    player = table.state.players[mate]
    if player.leaving:
        return None
    cards = of_sort(player.hand, sort)
    choices: list[Choice] = ["refuse", *cards]
    params = {"kind": sort, "seat": asker}
    choice = await table.pick(mate, choices, "aid", params=params, rule="KK-1013", secret=True)
    return choice if isinstance(choice, int) else None
