"""What people may do for a match that runs: let it rest, let bots stand in; the host's page."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.db import Session
from app.errors import ForbiddenError
from app.lobby import banning, standing
from app.lobby.after import holder_of
from app.lobby.host import is_here, people_of, settle_host
from app.lobby.routes import AsHost, AtTable, Seated, done
from app.matches import bans, pausing, proposals, store
from app.matches.service import load_for_page, seat_of
from app.people.forms import field, number
from app.people.limits import spend
from app.people.players import Visitor
from app.signals import notify
from app.templating import page

router = APIRouter(default_response_class=Response)


@router.post("/t/{slug}/pause")
async def pause(request: Request, session: Session, at: AtTable) -> Response:
    """Let the match rest: the host at once, others when all agree."""
    spend(request, "join")
    if await _is_host(session, at):
        seat = await seat_of(session, at.match.id, at.player.id)
        await pausing.rest(session, at.match, seat)
    else:
        holder, why = await holder_of(session, at.match, at.player), field(at.form, "reason")
        await proposals.propose(session, at.match.id, holder, proposals.PAUSE, why)
    return _back(request, at)


@router.post("/t/{slug}/continue")
async def go_on(request: Request, session: Session, at: AtTable) -> Response:
    """Let it go on: anybody who sits may, and the host."""
    spend(request, "join")
    seat = await seat_of(session, at.match.id, at.player.id)
    if seat is None and not await _is_host(session, at):
        raise ForbiddenError("no-seat")
    await pausing.wake(session, at.match, seat)
    return _back(request, at)


@router.post("/t/{slug}/stand-in")
async def stand_in(request: Request, session: Session, at: AtTable) -> Response:
    """Let a bot play for somebody who is away, or (`bot` off) the person again."""
    spend(request, "join")
    asks = at.match.host_id if await _is_host(session, at) else None
    asks = asks or await holder_of(session, at.match, at.player)
    seat, wanted = number(at.form, "seat"), field(at.form, "bot") != "off"
    await standing.stand_in_for(session, at.match, seat, asks=asks, wanted=wanted)
    return _back(request, at)


@router.post("/t/{slug}/ban")
async def ban(request: Request, session: Session, at: AsHost) -> Response:
    """Take somebody off a seat for good; whoever it is cannot come back to this match."""
    await banning.remove(session, at.match, number(at.form, "seat"))
    await notify(session, at.match.id)
    return _back(request, at)


@router.post("/t/{slug}/unban")
async def unban(request: Request, session: Session, at: AsHost) -> Response:
    """Let somebody come back."""
    await bans.lift(session, at.match.id, number(at.form, "ban"))
    await notify(session, at.match.id)
    return _back(request, at)


async def _is_host(session: Session, at: Seated) -> bool:
    """Whether the host sends a form, on whichever device."""
    await settle_host(session, at.match)
    seat = await seat_of(session, at.match.id, at.player.id)
    holder = at.match.seats[seat].player_id if seat is not None else None
    return at.match.host_id in {at.player.id, holder} - {None}


def _back(request: Request, at: Seated) -> Response:
    """To the table, or to the host's page where the form came from there."""
    page = "/host" if field(at.form, "next") == "host" else ""
    return done(request, f"/t/{at.match.slug}{page}")


@router.get("/t/{slug}/host")
async def host_page(request: Request, slug: str, session: Session, player: Visitor) -> Response:
    """What the host may do while a match runs; it needs no script."""
    visit = await load_for_page(session, slug, player.id if player else None)
    if not visit.is_host or visit.match.status != "playing":
        raise ForbiddenError("host-only")
    return page(
        request,
        "lobby/host.html",
        match=visit.match,
        game=visit.match.game,
        own=visit.seat,
        people=await people_of(session, visit.match),
        is_here=is_here,
        banned=await bans.banned(session, visit.match.id),
        by_admin=visit.match.paused and await store.paused_by(session, visit.match.id) == "admin",
    )
