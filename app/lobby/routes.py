"""The lobby over HTTP: open a match, sit down, choose, begin. Every form works without script."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from starlette.datastructures import FormData
from starlette.responses import JSONResponse, Response

from app.db import Session
from app.lobby import chairs, service
from app.lobby.clocks import choose_clock
from app.lobby.door import door_page
from app.lobby.host import hand_on, people_of, require_host, settle_host
from app.lobby.links import absolute, qr_svg
from app.lobby.presence import arrive
from app.lobby.view import lobby_of
from app.matches import bans
from app.matches.models import MatchRow
from app.matches.pages import table_page
from app.matches.service import load_for_page, match_by_slug
from app.people.csrf import Form
from app.people.forms import field, fields, number
from app.people.limits import spend
from app.people.models import Player
from app.people.names import tidy_name
from app.people.players import Visitor, ensure_player
from app.signals import notify
from app.templating import page, see_other

router = APIRouter(default_response_class=Response)


def done(request: Request, path: str) -> Response:
    """What follows a form that was taken: where to go, as a redirect or for the script."""
    if "application/json" in request.headers.get("accept", ""):
        return JSONResponse({"go": path})
    return see_other(path)


@dataclass(frozen=True)
class Seated:
    """A form about a match: who sends it, and the match, locked until it is committed."""

    match: MatchRow
    player: Player
    form: FormData


async def _at_table(request: Request, slug: str, form: Form, session: Session) -> Seated:
    player = await ensure_player(request, session)
    spend(request, "form")
    match = await match_by_slug(session, slug, lock=True)
    await bans.require_welcome(session, match.id, player.id)
    return Seated(match, player, form)


async def _as_host(session: Session, at: Annotated[Seated, Depends(_at_table)]) -> Seated:
    await require_host(session, at.match, at.player)
    return at


AtTable = Annotated[Seated, Depends(_at_table)]
AsHost = Annotated[Seated, Depends(_as_host)]


async def _changed(request: Request, session: Session, match: MatchRow) -> Response:
    """Tell everybody at the table, and show it to who asked."""
    await session.flush()
    await notify(session, match.id)
    return done(request, f"/t/{match.slug}")


@router.post("/matches")
async def create(request: Request, form: Form, session: Session, _player: Visitor) -> Response:
    """Open a match of a game; who opens it is its host, and sits down when named."""
    spend(request, "create")
    named = tidy_name(field(form, "name")) if field(form, "name") else ""
    player = await ensure_player(request, session, named)
    match = await service.open_match(session, field(form, "game"), player)
    return done(request, f"/t/{match.slug}")


@router.get("/t/{slug}")
async def table(request: Request, slug: str, session: Session, player: Visitor) -> Response:
    """The lobby of an open match, the table of one that has begun, or its door for a stranger."""
    visit = await load_for_page(session, slug, player.id if player else None)
    if visit.match.status == "open":
        await settle_host(session, visit.match)
        await arrive(session, visit.match, player)
        lobby = await lobby_of(request, session, visit.match, player)
        return page(request, "lobby/lobby.html", lobby=lobby, game=lobby.game)
    stranger = visit.seat is None and not visit.is_host
    if stranger and not (visit.match.watch and "watch" in request.query_params):
        return await door_page(request, session, visit, player)
    return await table_page(request, session, visit)


@router.get("/t/{slug}/qr.svg")
async def qr(request: Request, slug: str, session: Session) -> Response:
    """The invite link as a code to scan."""
    match = await match_by_slug(session, slug)
    svg = qr_svg(absolute(request, f"/t/{match.slug}"))
    svg = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": "private, no-cache"})


@router.post("/t/{slug}/join")
async def join(request: Request, session: Session, at: AtTable) -> Response:
    """Take a name, and the first free seat where there is one."""
    spend(request, "join")
    name = field(at.form, "name")
    if name or not at.player.name:
        at.player.name = tidy_name(name)
    seated = chairs.own_seat(at.match, at.player) is not None
    if at.match.status == "open" and not seated:
        await chairs.sit(session, at.match, at.player, None)
    return await _changed(request, session, at.match)


@router.post("/t/{slug}/sit")
async def sit(request: Request, session: Session, at: AtTable) -> Response:
    """Sit down on a seat, or move to it."""
    at.player.name = at.player.name or tidy_name(field(at.form, "name"))
    await chairs.sit(
        session, at.match, at.player, number(at.form, "seat"), field(at.form, "colour")
    )
    return await _changed(request, session, at.match)


@router.post("/t/{slug}/stand")
async def stand(request: Request, session: Session, at: AtTable) -> Response:
    """Stand up; a host who leaves hands the role on."""
    await chairs.stand(session, at.match, at.player)
    if at.match.host_id == at.player.id:
        await hand_on(session, at.match, await people_of(session, at.match))
    return await _changed(request, session, at.match)


@router.post("/t/{slug}/colour")
async def colour(request: Request, session: Session, at: AtTable) -> Response:
    """Take another colour."""
    chairs.choose_colour(at.match, at.player, field(at.form, "colour"))
    return await _changed(request, session, at.match)


@router.post("/t/{slug}/options")
async def options(request: Request, session: Session, at: AsHost) -> Response:
    """Set the game's options and the number of chairs."""
    await service.choose_options(session, at.match, fields(at.form))
    return await _changed(request, session, at.match)


@router.post("/t/{slug}/clock")
async def clock(request: Request, session: Session, at: AsHost) -> Response:
    """Set how long an answer may take, and what happens when that is over."""
    choose_clock(at.match, fields(at.form))
    return await _changed(request, session, at.match)


@router.post("/t/{slug}/watch")
async def watch(request: Request, session: Session, at: AsHost) -> Response:
    """Say whether friends with the link may watch."""
    at.match.watch = field(at.form, "watch") == "on"
    return await _changed(request, session, at.match)


@router.post("/t/{slug}/bot")
async def bot(request: Request, session: Session, at: AsHost) -> Response:
    """Let a bot take a free seat, or send it away."""
    await chairs.seat_bot(session, at.match, number(at.form, "seat"), field(at.form, "bot"))
    return await _changed(request, session, at.match)


@router.post("/t/{slug}/kick")
async def kick(request: Request, session: Session, at: AsHost) -> Response:
    """Ask somebody to leave a seat."""
    await chairs.clear(session, at.match, number(at.form, "seat"))
    return await _changed(request, session, at.match)


@router.post("/t/{slug}/start")
async def start(request: Request, session: Session, at: AsHost) -> Response:
    """Begin the match with everybody who sits."""
    await service.begin(session, at.match)
    return await _changed(request, session, at.match)
