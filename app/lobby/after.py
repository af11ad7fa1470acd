"""Forms of a match that has begun: give up, end it, play again, get back to one's seat."""

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import JSONResponse, Response

from app.db import Session
from app.errors import ForbiddenError
from app.lobby import keys, service
from app.lobby.host import settle_host
from app.lobby.links import absolute, is_local, qr_svg
from app.lobby.routes import AsHost, AtTable, done
from app.matches import proposals
from app.matches.models import MatchRow
from app.matches.service import concede as give_up
from app.matches.service import load_for_page, match_by_id, seat_at, seat_of, set_habits, vote_end
from app.people.csrf import Form
from app.people.forms import field, number
from app.people.limits import spend
from app.people.models import Player
from app.people.names import tidy_name
from app.people.players import ensure_player
from app.templating import page

router = APIRouter(default_response_class=Response)


async def holder_of(session: Session, match: MatchRow, player: Player) -> int:
    """The player who holds the seat that this device has a key to."""
    seat = await seat_of(session, match.id, player.id)
    holder = match.seats[seat].player_id if seat is not None else None
    if holder is None:
        raise ForbiddenError("no-seat")
    return holder


@router.post("/t/{slug}/concede")
async def concede(request: Request, session: Session, at: AtTable) -> Response:
    """Give up; a bot plays on."""
    await give_up(session, at.match.id, await holder_of(session, at.match, at.player))
    await proposals.settle(session, at.match.id)
    return done(request, f"/t/{at.match.slug}")


@router.post("/t/{slug}/habits")
async def habits(request: Request, session: Session, at: AtTable) -> Response:
    """Say which questions are always answered alike for one's seat."""
    chosen = [str(value) for value in at.form.getlist("habit")]
    await set_habits(session, at.match.id, await holder_of(session, at.match, at.player), chosen)
    return done(request, f"/t/{at.match.slug}")


@router.post("/t/{slug}/propose")
async def propose(request: Request, session: Session, at: AtTable) -> Response:
    """Propose to all at the table to go back to a point."""
    spend(request, "join")
    holder = await holder_of(session, at.match, at.player)
    point, reason = field(at.form, "point"), field(at.form, "reason")
    await proposals.propose(session, at.match.id, holder, point, reason)
    return done(request, f"/t/{at.match.slug}")


@router.post("/t/{slug}/answer")
async def answer(request: Request, session: Session, at: AtTable) -> Response:
    """Agree to what is proposed, or (`agree` off) refuse it."""
    holder = await holder_of(session, at.match, at.player)
    agree = field(at.form, "agree") != "off"
    await proposals.answer(session, at.match.id, holder, agree=agree)
    return done(request, f"/t/{at.match.slug}")


@router.post("/t/{slug}/end")
async def end(request: Request, session: Session, at: AtTable) -> Response:
    """Say that one wants to end the match without a result, or (`wants` off) not any more."""
    wants = field(at.form, "wants") != "off"
    await vote_end(session, at.match.id, await holder_of(session, at.match, at.player), wants=wants)
    return done(request, f"/t/{at.match.slug}")


@router.post("/t/{slug}/rematch")
async def rematch(request: Request, session: Session, at: AtTable) -> Response:
    """Play again with the same people."""
    spend(request, "create")
    new = await service.rematch(session, at.match, at.player)
    return done(request, f"/t/{new.slug}")


@router.post("/t/{slug}/fork")
async def fork(request: Request, session: Session, at: AtTable) -> Response:
    """Open a match that goes on from a move of this one, which is over."""
    spend(request, "create")
    visit = await load_for_page(session, at.match.slug, at.player.id)
    if not visit.may_watch:
        raise ForbiddenError("may-not-watch")
    new = await service.open_fork(session, at.match, number(at.form, "move"), at.player)
    return done(request, f"/t/{new.slug}")


@router.post("/t/{slug}/claim")
async def claim(request: Request, session: Session, at: AtTable) -> Response:
    """Say "this is my seat"."""
    spend(request, "join")
    seat = number(at.form, "seat")
    name = field(at.form, "name") or at.player.name
    at.player.name = tidy_name(name or seat_at(at.match, seat).name)
    await keys.claim_seat(session, at.match, at.player, seat)
    await settle_host(session, at.match)
    return done(request, f"/t/{at.match.slug}")


@router.post("/t/{slug}/give")
async def give(request: Request, session: Session, at: AsHost) -> Response:
    """The host gives a claimed seat, or (`grant` off) says no."""
    grant = field(at.form, "grant") != "off"
    await keys.give(session, at.match, number(at.form, "claim"), grant=grant)
    return done(request, f"/t/{at.match.slug}")


@router.post("/t/{slug}/carry")
async def carry(request: Request, session: Session, at: AtTable) -> Response:
    """Make a one-time link that opens this seat on another device."""
    spend(request, "join")
    token = await keys.make_link(session, at.match, at.player)
    link = absolute(request, f"/s/{token}")
    if "application/json" in request.headers.get("accept", ""):
        return JSONResponse({"link": link, "qr": qr_svg(link), "local": is_local(link)})
    code = Markup(qr_svg(link))  # noqa: S704 - made by segno from an address of ours
    return page(
        request, "lobby/carry.html",
        link=link, qr=code, local=is_local(link), match=at.match, game=at.match.game,
    )  # fmt: skip


@router.get("/s/{token}")
async def key(request: Request, token: str, session: Session) -> Response:
    """What a seat link shows; it is spent by the button only, since messengers look at links."""
    spend(request, "join")
    link = await keys.link_of(session, token)
    match = await match_by_id(session, link.match_id)
    seat = match.seats[link.seat]
    return page(request, "lobby/key.html", seat=seat, match=match, game=match.game, token=token)


@router.post("/s/{token}")
async def spend_key(request: Request, token: str, form: Form, session: Session) -> Response:
    """Open the seat on this device. A link works once."""
    spend(request, "join")
    player = await ensure_player(request, session)
    match = await keys.spend_link(session, token, player)
    return done(request, f"/t/{match.slug}")
