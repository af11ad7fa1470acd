"""Home, the rules of a game, and the page about oneself."""

from fastapi import APIRouter, Request
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.datastructures import FormData
from starlette.responses import JSONResponse, Response

from app import texts
from app.addresses import local_path
from app.db import Session
from app.errors import NotFoundError
from app.matches.models import MatchRow, SeatRow
from app.pages.mine import mine
from app.pages.rulebook import rulebook_of
from app.pages.shelf import box_of, shelf
from app.people.csrf import Form
from app.people.forms import field, fields
from app.people.models import Player
from app.people.names import tidy_name, unlike
from app.people.players import (
    LANGUAGE_COOKIE,
    Preferences,
    Visitor,
    ensure_player,
    locale_of,
    preferences_of,
)
from app.signals import notify
from app.templating import page, see_other

router = APIRouter(default_response_class=Response)
_YEAR = 365 * 24 * 3600


@router.get("/")
async def home(request: Request, session: Session, player: Visitor, game: str = "") -> Response:
    """What this is, my matches, and the games, of which one is chosen: the first, or `game`."""
    locale = locale_of(request, player)
    matches = await mine(session, player, locale) if player else []
    boxes = shelf(locale)
    chosen = game if box_of(game, locale) else boxes[0].slug
    return page(request, "pages/home.html", matches=matches, boxes=boxes, chosen=chosen)


@router.get("/rules/{game}")
async def rules(request: Request, game: str, player: Visitor) -> Response:
    """The rules of a game: the numbered paragraphs that refusals quote, and the player aid."""
    locale = locale_of(request, player)
    box = box_of(game, locale)
    if box is None:
        raise NotFoundError("no-such-game")
    book = rulebook_of(texts.for_locale(locale, game))
    return page(request, "pages/rules.html", box=box, book=book, game=game)


@router.get("/me")
async def me(request: Request, player: Visitor) -> Response:
    """Name, language and how the table should behave."""
    return page(request, "pages/me.html", saved="saved" in request.query_params)


@router.post("/me")
async def change_me(request: Request, form: Form, session: Session) -> Response:
    """Change what the form names and leave the rest."""
    player = await ensure_player(request, session)
    if field(form, "name"):
        await _rename(session, player, tidy_name(field(form, "name")))
    player.preferences = _preferences(player, form).model_dump()
    response = _answer(request, form)
    if (locale := field(form, "language")) in texts.LOCALES:
        player.locale = locale
        response.set_cookie(LANGUAGE_COOKIE, locale, max_age=_YEAR, samesite="lax", httponly=True)
    return response


def _preferences(player: Player, form: FormData) -> Preferences:
    """The preferences with what a form changes; a form sent whole leaves out what is off."""
    now, given = preferences_of(player), fields(form)
    switches = [name for name in Preferences.model_fields if name != "theme"]
    named = switches if "whole" in given else [name for name in switches if name in given]
    changed: dict[str, object] = {name: given.get(name) == "on" for name in named}
    if given.get("theme") in ("auto", "light", "dark"):
        changed["theme"] = given["theme"]
    return Preferences.model_validate(now.model_dump() | changed)


async def _rename(session: AsyncSession, player: Player, name: str) -> None:
    """Take a new name, also at the tables where one sits."""
    player.name = name
    live = select(MatchRow.id).where(MatchRow.status.in_(("open", "playing")))
    mine = select(SeatRow).where(SeatRow.player_id == player.id, SeatRow.match_id.in_(live))
    for seat in (await session.scalars(mine)).all():
        others = select(SeatRow.name).where(
            SeatRow.match_id == seat.match_id, SeatRow.number != seat.number
        )
        seat.name = unlike(name, set(await session.scalars(others)))
        await notify(session, seat.match_id)


def _answer(request: Request, form: FormData) -> Response:
    if "application/json" in request.headers.get("accept", ""):
        return JSONResponse({"ok": True})
    return see_other(local_path(field(form, "next")) or "/me?saved=1")
