"""The page about one's own data: what is stored, taking it along, having it deleted."""

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from app.db import Session
from app.errors import AppError
from app.lobby.keys import matches_of
from app.pages import mydata
from app.people.csrf import Form
from app.people.forms import field
from app.people.limits import spend
from app.people.players import LANGUAGE_COOKIE, Visitor, forget_key
from app.templating import page, see_other

PATH = "/me/data"
"""Open also to somebody who is banned."""

router = APIRouter(prefix=PATH, default_response_class=Response)


@router.get("")
async def data(request: Request, session: Session, player: Visitor) -> Response:
    """What is stored of the visitor, in words."""
    rows = await matches_of(session, player) if player else []
    return page(
        request,
        "pages/data.html",
        gone="gone" in request.query_params,
        matches=len(rows),
        running=sum(row.status == "playing" for row in rows),
    )


@router.post("/export")
async def export(request: Request, _form: Form, session: Session, player: Visitor) -> Response:
    """All of it as a file."""
    spend(request, "data")
    if player is None:
        return see_other(PATH)
    found = await mydata.export(session, player)
    headers = {
        "Content-Disposition": 'attachment; filename="sobremesa-my-data.json"',
        "Cache-Control": "no-store",
    }
    raw = msgspec.json.format(msgspec.json.encode(found), indent=1)
    return Response(raw, media_type="application/json", headers=headers)


@router.post("/delete")
async def delete(request: Request, form: Form, session: Session, player: Visitor) -> Response:
    """Forget the visitor, and have the browser forget its key."""
    spend(request, "data")
    if field(form, "sure") != "yes":
        raise AppError("unsure")
    if player is not None:
        await mydata.forget(session, player)
    response = see_other(f"{PATH}?gone=1")
    forget_key(response)
    response.delete_cookie(LANGUAGE_COOKIE, httponly=True, samesite="lax")
    return response
