"""Logging in and out: an admin's browser has a key of its own, beside the player's."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.datastructures import FormData
from starlette.requests import HTTPConnection
from starlette.responses import Response

from app.admin import people
from app.admin.audit import note
from app.admin.models import AdminKey, AdminUser
from app.db import Session
from app.errors import AppError, ForbiddenError
from app.people.csrf import Form
from app.people.forms import field
from app.people.limits import spend
from app.people.players import Visitor, fresh_key, hash_of, is_safe
from app.templating import page, see_other

COOKIE: Final = "sobremesa-admin"
SAFE_COOKIE: Final = "__Secure-sobremesa-admin"
"""Its name where pages come over TLS."""
AGE: Final = timedelta(hours=12)
PATH: Final = "/admin"
LOGIN: Final = "/admin/login"

router = APIRouter(prefix=PATH, default_response_class=Response, include_in_schema=False)


class LoginNeededError(AppError):
    """The page is for admins; who is none is led to the login."""

    def __init__(self) -> None:
        super().__init__("login-needed", 403)


async def _admin(conn: HTTPConnection, session: Session, _player: Visitor) -> AdminUser:
    admin = await admin_of(session, _key_of(conn))
    if admin is None:
        raise LoginNeededError
    return admin


def _key_of(conn: HTTPConnection) -> str:
    return conn.cookies.get(SAFE_COOKIE) or conn.cookies.get(COOKIE, "")


Admin = Annotated[AdminUser, Depends(_admin)]
"""Who is logged in; others are led to the login, before anything else is looked at."""


async def admin_of(session: AsyncSession, key: str) -> AdminUser | None:
    """The admin whose browser has this key, as long as it lasts."""
    query = (
        select(AdminUser)
        .join(AdminKey, AdminKey.admin_id == AdminUser.id)
        .where(AdminKey.token_hash == hash_of(key), AdminKey.expires_at > datetime.now(UTC))
    )
    return await session.scalar(query)


async def to_login(_request: Request, _error: Exception) -> Response:
    """The answer to who is no admin, the same for every address."""
    return see_other(LOGIN)


@router.get("/login")
async def login_page(request: Request) -> Response:
    """Name and password."""
    return page(request, "admin/login.html", wrong=False)


@router.post("/login")
async def login(request: Request, form: Form, session: Session) -> Response:
    """Log in."""
    spend(request, "login")
    try:
        admin = await people.check(session, field(form, "name"), field(form, "password"))
    except ForbiddenError:
        return page(request, "admin/login.html", status_code=403, wrong=True)
    note(session, admin.name, "login")
    return await _let_in(request, session, admin)


@router.post("/logout")
async def logout(request: Request, _form: Form, session: Session) -> Response:
    """Forget this browser's key."""
    hashed = hash_of(_key_of(request))
    await session.execute(delete(AdminKey).where(AdminKey.token_hash == hashed))
    response = see_other(LOGIN)
    for name in (COOKIE, SAFE_COOKIE):
        response.delete_cookie(
            name, path=PATH, httponly=True, samesite="strict", secure=name == SAFE_COOKIE
        )
    return response


@router.get("/first/{token}")
async def first_page(request: Request, token: str, session: Session) -> Response:
    """The link that the server prints as long as it has no admin; looking spends nothing."""
    spend(request, "login")
    await people.require_first(session, token)
    return page(request, "admin/first.html", token=token, least=people.LEAST)


@router.post("/first/{token}")
async def first(request: Request, token: str, form: Form, session: Session) -> Response:
    """Become the first admin."""
    spend(request, "login")
    admin = await people.create_first(session, token, field(form, "name"), _twice(form))
    return await _let_in(request, session, admin)


def _twice(form: FormData) -> str:
    """The password of a form that wants it twice."""
    password = field(form, "password")
    if password != field(form, "again"):
        raise AppError("passwords-differ")
    return password


async def _let_in(request: Request, session: AsyncSession, admin: AdminUser) -> Response:
    """Give the browser a key; those that have grown old are thrown away."""
    now, key = datetime.now(UTC), fresh_key()
    await session.execute(delete(AdminKey).where(AdminKey.expires_at <= now))
    session.add(AdminKey(token_hash=hash_of(key), admin_id=admin.id, expires_at=now + AGE))
    response = see_other(PATH)
    response.set_cookie(
        SAFE_COOKIE if is_safe(request) else COOKIE,
        key,
        max_age=int(AGE.total_seconds()),
        path=PATH,
        httponly=True,
        samesite="strict",
        secure=is_safe(request),
    )
    return response
