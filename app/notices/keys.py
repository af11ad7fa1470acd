"""The key pair by which browsers' push services know this server, made at first need."""

from __future__ import annotations

from typing import Final

from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from webpush.vapid import VAPID

from app.notices.models import ServerKey

NAME: Final = "vapid"


async def push_keys(session: AsyncSession) -> ServerKey:
    """The pair, the same for all processes."""
    found = await session.get(ServerKey, NAME)
    if found is None:
        private, public, _ = VAPID.generate_keys()
        fresh = {"name": NAME, "private": private.decode(), "public": public.decode()}
        await session.execute(insert(ServerKey).values(**fresh).on_conflict_do_nothing())
        found = await session.get_one(ServerKey, NAME)
    return found


def for_browsers(key: ServerKey) -> str:
    """The public half as a browser wants it when somebody subscribes."""
    return VAPID.get_application_server_key(vapid_of(key).public_key)


def vapid_of(key: ServerKey) -> VAPID:
    """The pair as the library takes it."""
    return VAPID(key.private.encode(), key.public.encode())
