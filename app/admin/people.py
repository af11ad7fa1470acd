"""Who is an admin: names and passwords, and the link that makes the first one."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import delete, select, text
from sqlalchemy.ext.asyncio import AsyncSession

from app.admin.audit import note
from app.admin.models import AdminKey, AdminUser
from app.errors import AppError, ConflictError, ForbiddenError, NotFoundError
from app.people.names import tidy_name
from app.people.players import fresh_key, hash_of

LEAST: Final = 10
MOST: Final = 200
FIRST_AGE: Final = timedelta(hours=24)
_hasher: Final = PasswordHasher()


@cache
def _nobodys() -> str:
    """Is checked where there is no such name, so that the answer takes as long."""
    return _hasher.hash(fresh_key())


async def create(session: AsyncSession, name: str, password: str, *, who: str = "") -> AdminUser:
    """A new admin. AppError for a name that is taken, or a password that is short or endless."""
    named = tidy_name(name)
    if not LEAST <= len(password) <= MOST:
        raise AppError("password-length", args={"least": LEAST, "most": MOST})
    if await session.scalar(select(AdminUser.id).where(AdminUser.name == named)) is not None:
        raise ConflictError("admin-exists")
    admin = AdminUser(name=named, hash=await asyncio.to_thread(_hasher.hash, password))
    session.add(admin)
    await session.execute(delete(AdminKey).where(AdminKey.admin_id.is_(None)))
    await session.flush()
    note(session, who or named, "admin", data={"name": named})
    return admin


async def check(session: AsyncSession, name: str, password: str) -> AdminUser:
    """The admin of that name and password; else AppError, the same and as late for all causes."""
    admin = await session.scalar(select(AdminUser).where(AdminUser.name == name.strip()[:MOST]))
    right = await asyncio.to_thread(_matches, admin.hash if admin else None, password[:MOST])
    if admin is None or not right:
        raise ForbiddenError("wrong-password")
    return admin


def _matches(hashed: str | None, password: str) -> bool:
    nobodys = _nobodys()  # made at the first login, whoever it is
    try:
        return _hasher.verify(hashed or nobodys, password)
    except VerifyMismatchError:
        return False


async def first_token(session: AsyncSession) -> str | None:
    """A token that makes the first admin, once, within a day; None where there is one already."""
    if await session.scalar(select(AdminUser.id).limit(1)) is not None:
        return None
    token, until = fresh_key(), datetime.now(UTC) + FIRST_AGE
    session.add(AdminKey(token_hash=hash_of(token), admin_id=None, expires_at=until))
    return token


async def require_first(session: AsyncSession, token: str) -> None:
    """404 where a token does not, or not any more, make the first admin."""
    query = select(AdminKey.token_hash).where(
        AdminKey.token_hash == hash_of(token),
        AdminKey.admin_id.is_(None),
        AdminKey.expires_at > datetime.now(UTC),
    )
    if await session.scalar(query) is None:
        raise NotFoundError("no-such-link")


async def create_first(session: AsyncSession, token: str, name: str, password: str) -> AdminUser:
    """Spend such a token; of two at once, one finds it spent."""
    await session.execute(text("LOCK TABLE admin_users IN EXCLUSIVE MODE"))
    await require_first(session, token)
    return await create(session, name, password)
