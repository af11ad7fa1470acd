"""Keeping somebody off the whole server, and letting them back."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from fastapi import APIRouter, Request
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.responses import Response

from app.admin.acts import Act
from app.admin.audit import note
from app.admin.door import PATH, Admin
from app.admin.matches import Acts
from app.admin.view import admin_page
from app.db import Session
from app.errors import ConflictError, NotFoundError
from app.matches import parting
from app.matches.service import match_by_slug, seat_at
from app.pages import mydata
from app.people.csrf import Form
from app.people.forms import number
from app.people.models import Player
from app.templating import see_other

router = APIRouter(prefix=PATH, default_response_class=Response, include_in_schema=False)


async def ban(act: Act, seat: int) -> None:
    """Ban the person of a seat from the server, on all devices that open the seat.

    They are taken out of all their matches as if they had their data deleted, but for their moves'
    sake stay known: so that the ban can be lifted.
    """
    why = act.require_reason()
    match = await match_by_slug(act.session, act.slug)
    chair = seat_at(match, seat)
    if chair.player_id is None:
        raise ConflictError("nobody-to-ban")
    who = sorted(await parting.keys_to(act.session, chair))
    for player_id in who:
        player = await act.session.get_one(Player, player_id)
        player.banned_at, player.banned_why = datetime.now(UTC), why
        await mydata.take_out(act.session, player_id)
    act.note("ban", seat=seat, players=who)


async def lift(session: AsyncSession, who: str, player_id: int) -> None:
    """Let a player back; seats that were lost stay lost. 404 where nobody of that number is."""
    player = await session.get(Player, player_id)
    if player is None or player.banned_at is None:
        raise NotFoundError("no-such-ban")
    player.banned_at = player.banned_why = None
    note(session, who, "lift", data={"players": [player_id]})


async def banned(session: AsyncSession) -> list[Player]:
    """Who is banned, latest first."""
    query = select(Player).where(Player.banned_at.is_not(None)).order_by(Player.banned_at.desc())
    return list(await session.scalars(query))


@router.post("/matches/{slug}/ban")
async def ban_seat(at: Acts) -> Response:
    """Ban the person of a seat from the server."""
    await ban(at.act, number(at.form, "seat"))
    return at.back()


@router.get("/bans")
async def bans(request: Request, admin: Admin, session: Session) -> Response:
    """Who is banned, and why."""
    found: Any = await banned(session)
    return admin_page(request, admin, "admin/bans.html", banned=found)


@router.post("/bans/lift")
async def lift_ban(admin: Admin, session: Session, form: Form) -> Response:
    """Let somebody back."""
    await lift(session, admin.name, number(form, "player"))
    return see_other(f"{PATH}/bans")
