"""The admins' page of reports: what people at tables say is wrong."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app.admin import audit
from app.admin.door import PATH, Admin
from app.admin.view import admin_page
from app.db import Session
from app.people.csrf import Form
from app.reports import service
from app.templating import see_other

HERE: Final = f"{PATH}/reports"
router = APIRouter(prefix=HERE, default_response_class=Response, include_in_schema=False)
MOST: Final = 30


@router.get("")
async def reports(
    request: Request,
    admin: Admin,
    session: Session,
    before: Annotated[int | None, Query(ge=1, le=2**62)] = None,
) -> Response:
    """All reports, newest first, each with the way to its match at that move."""
    found = await service.last(session, before=before, most=MOST)
    older = found[-1].id if len(found) == MOST else None
    return admin_page(request, admin, "admin/reports.html", reports=found, older=older)


@router.post("/{number}/done")
async def done(admin: Admin, session: Session, number: int, _form: Form) -> Response:
    """Throw a report away that has been seen to."""
    row = await service.one(session, number)
    audit.note(session, admin.name, "report", row.match.slug, {"report": row.id})
    await session.delete(row)
    return see_other(HERE)
