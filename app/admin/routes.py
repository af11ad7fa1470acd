"""The admins' pages that are about no match in particular."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.datastructures import UploadFile
from starlette.responses import Response

from app.admin import acts, audit
from app.admin.door import PATH, Admin
from app.admin.view import admin_page
from app.db import Session
from app.errors import AppError
from app.people.csrf import FileForm, Form
from app.templating import see_other

router = APIRouter(prefix=PATH, default_response_class=Response, include_in_schema=False)
MOST_LINES: Final = 50
MOST_VERIFIED: Final = 200
IMPORT: Final = f"{PATH}/import"


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


@router.get("/import")
async def import_page(request: Request, admin: Admin) -> Response:
    """Where a file is chosen."""
    return admin_page(request, admin, "admin/import.html")


@router.post("/import")
async def take_in(admin: Admin, session: Session, form: FileForm) -> Response:
    """Take a match in from a file."""
    file = form.get("file")
    if not isinstance(file, UploadFile):
        raise AppError("no-export")
    row = await acts.take_in(session, admin.name, await file.read())
    return see_other(f"{PATH}/matches/{row.slug}")


@router.get("/verify")
async def verify_page(request: Request, admin: Admin) -> Response:
    """What verifying means, and the button."""
    return admin_page(request, admin, "admin/verify.html", results=None, most=MOST_VERIFIED)


@router.post("/verify")
async def verify_all(request: Request, admin: Admin, session: Session, _form: Form) -> Response:
    """Play the matches again that changed last, and compare."""
    results = await acts.verify_all(session, admin.name, MOST_VERIFIED)
    return admin_page(request, admin, "admin/verify.html", results=results, most=MOST_VERIFIED)
