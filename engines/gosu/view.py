"""What each viewer may see (section 17), and what it must leave to imagination."""

from __future__ import annotations

from engines.gosu.armies import is_free
from engines.gosu.components import FACE, Card, kinds_of
from engines.gosu.permanent import army_value, row_values, worth
from engines.gosu.quests import quests
from engines.gosu.rounds import TURNS_MOST, is_counting
from engines.gosu.state import Goblin, Player, State
from engines.kernel import Rng, Seat, View


def public(state: State) -> View:
    """What everybody sees. INV-15: of hands, piles and face-down tokens the numbers alone."""
    limit = TURNS_MOST if state.terms.turn_limit else None
    return {
        "phase": state.phase,
        "teams": state.terms.team_play,
        "goal": state.terms.victory_points,
        "no_pass_with_token": state.terms.no_pass_with_token,
        "round": state.round,
        "turn": state.turn if state.phase in ("clans", "turn") else None,
        "advantage": state.advantage,
        "clans": list(state.clans),
        "tokens": tokens_view(state),
        "pile": len(state.pile),
        "discard": cards_view(state.discard),
        "aside": cards_view(state.aside),
        "reserve": state.reserve,
        "counting": state.phase == "turn" and is_counting(state),
        "counted": state.counted,
        "limit": limit,
        "quests": quests(state),
        "players": [player_view(state, seat) for seat in range(len(state.players))],
    }


def tokens_view(state: State) -> list[View]:
    """The clan tokens on the table, for as long as some of them are chosen."""
    if state.phase != "clans":
        return []
    is_open = state.terms.clan_mode == "tokens_open"
    return [
        {"gone": clan is None, "clan": clan if is_open and clan is not None else None}
        for clan in state.tokens
    ]


def cards_view(cards: list[Card]) -> list[View]:
    """Cards that lie face up, or that their holder sees."""
    return [{"card": card, "kind": FACE[card].kind} for card in cards]


def player_view(state: State, seat: Seat) -> View:
    """A player as all see him; after the end also his hand."""
    player = state.players[seat]
    view: View = {
        "hand": len(player.hand),
        "held": len(player.held),
        "kept": len(player.kept),
        "rows": [
            [goblin_view(player, goblin, level, at) for at, goblin in enumerate(row)]
            for level, row in enumerate(player.rows, start=1)
        ],
        "values": row_values(player),
        "value": army_value(player),
        "unused": player.unused,
        "spent": player.spent,
        "dragoons": player.dragoons,
        "points": player.points,
        "passed": player.passed,
        "extra": player.extra,
        "behind": state.is_behind(seat),
        "team": seat % 2 if state.terms.team_play else None,
    }
    if state.phase == "over":
        view["cards"] = kinds_of(player.hand)
    return view


def goblin_view(player: Player, goblin: Goblin, level: int, at: int) -> View:
    """A card in an army; GO-501: what a trapped one is stays visible."""
    return {
        "card": goblin.card,
        "kind": goblin.face.kind,
        "trapped": goblin.trapped,
        "free": is_free(player, level, at),
        "marked": goblin.marked,
        "token": goblin.token,
        "dragoon": goblin.dragoon,
        "value": worth(player, goblin, level),
    }


def own(state: State, seat: Seat) -> View:
    """What a player sees beyond that: his hand, his draft, and a hand that is shown to him."""
    player = state.players[seat]
    view: View = {
        "hand": cards_view(player.hand),
        "held": cards_view(player.held),
        "kept": cards_view(player.kept),
        "partner": None,
        "shown": None,
    }
    if state.terms.open_team_hands:
        partner = state.side(seat)[1]
        view["partner"] = cards_view(state.players[partner].hand)
    if state.shown is not None and state.shown.to == seat:
        shown = state.shown.seat
        view["shown"] = {"seat": shown, "hand": cards_view(state.players[shown].hand)}
    return view


def hidden(state: State) -> View:
    """What nobody sees before the end: the pile, the next card first, and face-down tokens."""
    return {"pile": kinds_of(state.pile[::-1]), "tokens": list(state.tokens)}


# ---------------------------------------------------------------- imagining


def imagine(state: State, knowing: frozenset[Seat], rng: Rng) -> None:
    """Deal again, in place, what the seats `knowing` together cannot see.

    All cards of the pile and of hands that they do not see are dealt anew: nobody is supposed to
    remember which open card went to which hand. What is dealt depends on nothing but `rng` and
    what these seats can see.
    """
    mix_tokens(state, rng)
    if not state.clans or state.phase == "over":
        return
    seen = set(knowing) | hands_shown(state, knowing)
    zones = [p.hand for seat, p in enumerate(state.players) if seat not in seen]
    unknown = [p for seat, p in enumerate(state.players) if seat not in knowing]
    zones += [zone for p in unknown for zone in (p.held, p.kept)]
    zones.append(state.pile)
    pool = sorted(card for zone in zones for card in zone)
    rng.shuffle(pool)
    for zone in zones:
        for at in range(len(zone)):
            zone[at] = pool.pop()


def hands_shown(state: State, knowing: frozenset[Seat]) -> set[Seat]:
    """GO-929: the hands that a seat sees beside its own; GO-808: one it looks at."""
    shown = set[Seat]()
    if state.shown is not None and state.shown.to in knowing:
        shown.add(state.shown.seat)
    if state.terms.open_team_hands:
        shown |= {state.side(seat)[1] for seat in knowing}
    return shown


def mix_tokens(state: State, rng: Rng) -> None:
    """Tokens that lie face down may be any of those that were not shown."""
    if state.phase != "clans" or state.terms.clan_mode == "tokens_open":
        return
    left = sorted(clan for clan in state.tokens if clan is not None)
    rng.shuffle(left)
    state.tokens = [clan and left.pop() for clan in state.tokens]
