"""The form behind "Report a problem"."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.datastructures import FormData
from starlette.responses import JSONResponse, Response

from app.db import Session
from app.errors import ConflictError, ForbiddenError
from app.matches.service import load_for_page
from app.people.csrf import Form
from app.people.forms import field, number
from app.people.limits import spend
from app.people.players import Visitor
from app.reports.service import MOST_FAULT, Page, faults_of, take

router = APIRouter()


@router.post("/t/{slug}/report")
async def report(
    request: Request, slug: str, session: Session, player: Visitor, form: Form
) -> Response:
    """Store what somebody who may see a match says is wrong with it; the admins read it."""
    spend(request, "report")
    visit = await load_for_page(session, slug, player.id if player else None)
    if not visit.may_watch:
        raise ForbiddenError("may-not-watch")
    if visit.match.status == "open":
        raise ConflictError("not-started")
    await take(
        session, visit, player.id if player else None, field(form, "text"), _page(request, form)
    )
    return JSONResponse({"stored": True})


def _page(request: Request, form: FormData) -> Page:
    return Page(
        "replay" if field(form, "mode") == "replay" else "table",
        number(form, "move"),
        number(form, "version"),
        number(form, "log"),
        faults_of(field(form, "faults")),
        request.headers.get("user-agent", "")[:MOST_FAULT],
    )
