"""The admins' pages that are about no match in particular."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app.admin import audit
from app.admin.door import PATH, Admin
from app.admin.view import admin_page
from app.db import Session

router = APIRouter(prefix=PATH, default_response_class=Response, include_in_schema=False)
MOST_LINES = 50


@router.get("/audit")
async def audit_log(
    request: Request,
    admin: Admin,
    session: Session,
    before: Annotated[int | None, Query(ge=1, le=2**62)] = None,
    match: str | None = None,
) -> Response:
    """What admins did, newest first."""
    lines = await audit.last(session, match=match, before=before, most=MOST_LINES)
    older = lines[-1].id if len(lines) == MOST_LINES else None
    return admin_page(request, admin, "admin/audit.html", lines=lines, older=older, match=match)
