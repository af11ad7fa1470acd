"""The pages of a match that has begun: the table, and the match read move by move."""

from __future__ import annotations

import gzip

import msgspec
from fastapi import APIRouter, Request
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.responses import Response

from app.db import Session
from app.errors import ConflictError, ForbiddenError
from app.matches import archive, replay, store
from app.matches.models import MatchRow
from app.matches.service import Visit, load_for_page, origin_of
from app.people.players import Visitor, locale_of
from app.templating import page

router = APIRouter()


async def table_page(request: Request, session: AsyncSession, visit: Visit) -> Response:
    """The table: everything on it comes through the socket."""
    if not visit.may_watch:
        raise ForbiddenError("may-not-watch")
    return await _table(request, session, "matches/table.html", visit.match)


async def _table(request: Request, session: AsyncSession, name: str, match: MatchRow) -> Response:
    origin = await origin_of(session, match)
    return page(request, name, match=match, game=match.game, origin=origin)


async def _visit(session: AsyncSession, slug: str, player: Visitor) -> Visit:
    """A visit to a match that has begun, by somebody who may see it."""
    visit = await load_for_page(session, slug, player.id if player else None)
    if not visit.may_watch:
        raise ForbiddenError("may-not-watch")
    if visit.match.status == "open":
        raise ConflictError("not-started")
    return visit


@router.get("/t/{slug}/replay", response_class=Response)
async def replay_page(request: Request, slug: str, session: Session, player: Visitor) -> Response:
    """The match move by move; the address may name `move`, `line` and `eyes`."""
    match = (await _visit(session, slug, player)).match
    return await _table(request, session, "matches/replay.html", match)


@router.get("/t/{slug}/replay.json")
async def replay_json(
    request: Request, slug: str, session: Session, player: Visitor, eyes: str = ""
) -> Response:
    """The frames of a match as `eyes` saw them: a seat's number, `spectator`, `everything`.

    Other eyes than one's own are for matches that are over (409 before). Without `eyes`: one's
    own, or everything when the match is over and one had no seat.
    """
    visit = await _visit(session, slug, player)
    viewer = replay.eyes_of(eyes, visit)
    stored = await store.load(session, visit.match.id, whole=True)
    record = await replay.record(stored, viewer, visit, locale_of(request, player))
    return _json(request, record)


@router.get("/t/{slug}/export.json")
async def export_json(request: Request, slug: str, session: Session, player: Visitor) -> Response:
    """All that is needed to run a match again, with its seed; for matches that are over."""
    visit = await _visit(session, slug, player)
    if visit.match.status == "playing":
        raise ConflictError("not-finished")
    response = _json(request, await archive.export(session, visit.match.id))
    name = f"{visit.match.game}-{visit.match.slug}.json"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def _json(request: Request, value: object) -> Response:
    """A value in JSON, compressed where the browser takes it: a replay is long."""
    headers = {"Cache-Control": "private, no-cache", "Vary": "Accept-Encoding, Cookie"}
    body = msgspec.json.encode(value)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = gzip.compress(body, 4)
    return Response(body, media_type="application/json", headers=headers)
