"""What the admins' pages have in common."""

from __future__ import annotations

from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse

from app.admin.models import AdminUser
from app.templating import page


def admin_page(
    conn: HTTPConnection, admin: AdminUser, template: str, /, **context: Any
) -> HTMLResponse:
    """A page for who is logged in; no browser keeps it."""
    response = page(conn, template, admin=admin.name, **context)
    response.headers["Cache-Control"] = "no-store"
    return response
