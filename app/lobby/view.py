"""What the lobby page shows of a match to one visitor, gathered once for page and socket."""

from dataclasses import dataclass
from typing import Literal

from markupsafe import Markup
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection

from app.lobby.chairs import COLOURS, free_colours, is_free, own_seat
from app.lobby.clocks import clocks_of
from app.lobby.host import people_of
from app.lobby.links import absolute, is_local, qr_svg
from app.lobby.options import Option, kept, options_of
from app.lobby.presence import is_in_lobby
from app.matches import bans
from app.matches.models import MatchRow, SeatRow
from app.matches.service import check_options, game_of, objection_to, origin_of
from app.people.models import Player
from app.templating import texts_for
from app.texts import Texts


@dataclass(frozen=True)
class Chair:
    """One seat as a visitor sees it."""

    number: int
    kind: Literal["empty", "person", "bot"]
    name: str
    colour: str
    bot: str | None
    you: bool
    host: bool
    here: bool


@dataclass(frozen=True)
class BotKind:
    """A bot of the game that can take a seat."""

    id: str
    label: str
    help: str


@dataclass(frozen=True)
class Preset:
    """Options that go well together."""

    id: str
    label: str
    help: str
    chosen: bool


@dataclass(frozen=True)
class Lobby:
    """An open match, as one visitor sees it. `chairs` begin with the visitor's own.

    A fork goes on from the move `fork` of the match whose slug is `origin`.
    """

    slug: str
    game: str
    title: str
    chairs: list[Chair]
    you: Chair | None
    is_host: bool
    host: str
    options: list[Option]
    clocks: list[Option]
    clock: int
    presets: list[Preset]
    objection: str
    sides: str
    seat_counts: list[int]
    colours: list[tuple[str, bool]]
    bots: list[BotKind]
    watch: bool
    least: int
    minutes: int
    link: str
    local: bool
    qr: Markup
    banned: list[tuple[int, str]]
    origin: str | None
    fork: int | None

    @property
    def taken(self) -> list[Chair]:
        """The chairs that somebody has."""
        return [chair for chair in self.chairs if chair.kind != "empty"]

    @property
    def free(self) -> list[Chair]:
        """The chairs that nobody has, in the order of play."""
        return sorted((c for c in self.chairs if c.kind == "empty"), key=lambda c: c.number)

    @property
    def missing(self) -> int:
        """How many more people or bots the game needs."""
        return max(0, self.least - len(self.taken))


async def lobby_of(
    conn: HTTPConnection, session: AsyncSession, match: MatchRow, player: Player | None
) -> Lobby:
    """The lobby of an open match for the visitor of `conn`."""
    people = await people_of(session, match)
    texts = texts_for(conn, match.game)
    game = game_of(match.game)
    info = game.info
    mine = own_seat(match, player)
    chairs = [_chair(seat, match, people, player) for seat in match.seats]
    first = mine.number if mine else 0
    is_host = player is not None and match.host_id == player.id
    link = absolute(conn, f"/t/{match.slug}")
    return Lobby(
        slug=match.slug,
        game=match.game,
        title=texts.text("title"),
        chairs=chairs[first:] + chairs[:first],
        you=chairs[first] if mine else None,
        is_host=is_host,
        host=people[match.host_id].name if match.host_id in people else "",
        options=options_of(match.game, match.options, texts),
        clocks=clocks_of(match, texts),
        clock=match.clock,
        presets=presets_of(match, texts),
        objection=objection_of(match, texts),
        sides=sides_of(match, texts),
        seat_counts=list(info.seats),
        colours=_colours(match, mine),
        bots=bots_of(match.game, texts),
        watch=match.watch,
        least=info.seats.start if match.forked_at is None else match.seat_count,
        minutes=info.minutes,
        link=link,
        local=is_local(link),
        banned=await bans.banned(session, match.id) if is_host else [],
        qr=Markup(qr_svg(link, texts.text("ui-invite-qr"))),  # noqa: S704 - made by segno, not by people
        origin=await origin_of(session, match),
        fork=match.forked_at,
    )


def presets_of(match: MatchRow, texts: Texts) -> list[Preset]:
    """The presets of the game; one is chosen where the options are exactly its own."""
    game, before = game_of(match.game), kept(match.game, match.options)
    return [
        Preset(
            name,
            texts.text(f"preset-{name}"),
            texts.text(f"preset-{name}-help"),
            check_options(game, {**before, **options}) == match.options,
        )
        for name, options in game.presets.items()
    ]


def objection_of(match: MatchRow, texts: Texts) -> str:
    """Why those who sit cannot play with these options, in words; "" where they can."""
    count, game = sum(not is_free(seat) for seat in match.seats), game_of(match.game)
    objection = objection_to(game, count, match.options) if count in game.info.seats else None
    return "" if objection is None else texts.text(f"objection-{objection}", count=count)


def sides_of(match: MatchRow, texts: Texts) -> str:
    """Who will be with whom if those who sit begin, in words; "" where nobody is."""
    game, names = game_of(match.game), [seat.name for seat in match.seats if not is_free(seat)]
    if len(names) not in game.info.seats or objection_of(match, texts):
        return ""
    sides = game.sides(len(names), game.options.model_validate(match.options))
    if not sides:
        return ""
    teams = [texts.listed([names[seat] for seat in side]) for side in sides]
    most = min(map(len, sides))
    facing = [" / ".join(names[side[n]] for side in sides) for n in range(most)]
    told = texts.text("ui-lobby-sides", first=teams[0], others="; ".join(teams[1:]))
    return f"{told} {texts.either('sides-facing', pairs=', '.join(facing))}".strip()


def bots_of(game: str, texts: Texts) -> list[BotKind]:
    """The bots of a game, with what they are like."""
    return [
        BotKind(bot, texts.text(f"bot-{bot}"), texts.text(f"bot-{bot}-help"))
        for bot in game_of(game).bots
    ]


def _chair(
    seat: SeatRow, match: MatchRow, people: dict[int, Player], player: Player | None
) -> Chair:
    person = people.get(seat.player_id or 0)
    return Chair(
        number=seat.number,
        kind="empty" if is_free(seat) else "bot" if seat.bot else "person",
        name=seat.name,
        colour=seat.colour,
        bot=seat.bot,
        you=person is not None and person is player,
        host=person is not None and person.id == match.host_id,
        here=is_in_lobby(seat),
    )


def _colours(match: MatchRow, mine: SeatRow | None) -> list[tuple[str, bool]]:
    """Every colour, and whether this visitor may take it."""
    free = {*free_colours(match), mine.colour if mine else ""}
    return [(colour, colour in free) for colour in COLOURS]
