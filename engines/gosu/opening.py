"""From the first player to the first round: clans, hands, draft (section 5)."""

from __future__ import annotations

from functools import partial

from engines.gosu.components import CLANS, FACE, RULES, Card, Clan, cards_of, kinds_of
from engines.gosu.options import Options, Terms, terms_of
from engines.gosu.state import Player, State
from engines.gosu.zones import draw, show
from engines.kernel import Rng, Seat, Table

IN_PLAY: int = RULES["clans_in_play"]
HAND: int = RULES["hand_start"]
KEEP_FIRST: int = RULES["draft_first"]
KEEP_NEXT: int = RULES["draft_next"]


def setup(seats: int, options: Options, rng: Rng) -> State:
    """GO-200: the first player is drawn; the ten clan tokens are shuffled; GO-207: tokens."""
    terms = terms_of(options)
    first = rng.below(seats)
    tokens: list[Clan | None] = list(CLANS)
    if terms.clan_mode == "tokens_face_down":
        rng.shuffle(tokens)
    state = State(
        terms=terms,
        players=[Player() for _ in range(seats)],
        tokens=tokens,
        phase="clans",
        advantage=first,
        turn=first,
    )
    played = options.clans_again() or fixed_clans(terms, rng)
    if played:
        state.tokens = [clan if clan in played else None for clan in CLANS]
        settle(state)
    return state


def fixed_clans(terms: Terms, rng: Rng) -> list[Clan]:
    """GO-204, GO-205: five clans without a decision; none where tokens are discarded."""
    if terms.clan_mode == "random":
        return rng.sample(list(CLANS), IN_PLAY)
    return [clan for clan, about in CLANS.items() if about.set == terms.clan_mode]


def settle(state: State) -> None:
    """The clans whose tokens are left are played, in the order of the box."""
    state.clans = [clan for clan in CLANS if clan in state.tokens]
    state.phase = "deal"


# ---------------------------------------------------------------- clans


async def discard_clan(table: Table[State]) -> None:
    """D-CLAN, GO-201 to GO-203: one of the tokens left goes, and all see which clan it was."""
    s = table.state
    left = [f"token-{at}" for at, clan in enumerate(s.tokens) if clan is not None]
    if len(left) == len(s.tokens):
        table.say("first", seat=s.advantage)
    choice = await table.pick(s.turn, left, "clan", rule="GO-201")
    at = int(choice.removeprefix("token-"))
    clan, s.tokens[at] = s.tokens[at], None
    table.reveal(clan)
    table.say("clan", seat=s.turn, clan=clan)
    s.turn = s.order(s.turn)[1]
    if len(left) - 1 == IN_PLAY:
        settle(s)
        table.reveal(s.clans)


# ---------------------------------------------------------------- hands


async def deal(table: Table[State]) -> None:
    """GO-206, GO-208: the deck of five clans is shuffled, and everybody is dealt seven cards."""
    s = table.state
    table.say("clans", clans=list(s.clans))
    s.pile = cards_of(s.clans)
    table.rng.shuffle(s.pile)
    for player in s.players:
        dealt = [s.pile.pop() for _ in range(HAND)]
        if s.terms.draft:
            player.held = dealt
        else:
            player.hand = dealt
    s.phase = "draft" if s.terms.draft else "round"
    if not s.terms.draft:
        for seat in s.order(s.advantage):
            redraw(table, seat)


def redraw(table: Table[State], seat: Seat) -> None:
    """GO-210: a hand without a card of level 1 is shown, discarded and drawn anew."""
    s = table.state
    player = s.players[seat]
    while not any(1 in FACE[card].levels for card in player.hand):
        table.reveal(list(player.hand))
        table.say("redraw", seat=seat, kinds=kinds_of(player.hand))
        s.discard += player.hand
        player.hand = []
        draw(table, seat, HAND)
    table.reveal([seat, "plays"])


# ---------------------------------------------------------------- draft


async def draft(table: Table[State]) -> None:
    """GO-211 to GO-214: all keep cards at the same time, and the rest goes to the left."""
    s = table.state
    seats = range(len(s.players))
    held = len(s.players[0].held)
    kept = {seat: list(s.players[seat].held) for seat in seats}
    if held > 1:
        part = partial(choose_kept, table, KEEP_FIRST if held == HAND else KEEP_NEXT)
        kept = await table.together(seats, part, prompt="draft", retract=True)
    for seat in seats:
        player = s.players[seat]
        player.kept += kept[seat]
        player.held = [card for card in player.held if card not in kept[seat]]
        table.say("kept", seat=seat, count=len(kept[seat]), own={"kinds": kinds_of(kept[seat])})
    hand_on(table)


async def choose_kept(table: Table[State], count: int, seat: Seat) -> list[Card]:
    """D-DRAFT: two of seven, later one."""
    return await table.pick_some(
        seat,
        table.state.players[seat].held,
        "draft",
        at_least=count,
        at_most=count,
        params={"count": count},
        rule="GO-211",
        secret=True,
    )


def hand_on(table: Table[State]) -> None:
    """GO-212: to the left neighbour; after the last card the kept ones are the hand (GO-213)."""
    s = table.state
    players = s.players
    parcels = [player.held for player in players]
    for seat, player in enumerate(players):
        player.held = parcels[seat - 1]
        table.reveal(list(player.held), to=seat)
    if not players[0].held:
        for seat, player in enumerate(players):
            player.hand, player.kept = player.kept, []
            show(table, seat, player.hand)
        s.phase = "round"
