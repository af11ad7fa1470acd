"""Who is asking: a guest is a name and a key in a cookie; there are no accounts.

Every visitor gets a key with the first page, but a row only when there is something to remember.
"""

import hashlib
import re
import secrets
from collections.abc import Collection
from datetime import timedelta
from typing import Annotated, Literal

from fastapi import Depends
from pydantic import BaseModel
from sqlalchemy import ColumnElement, func, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection
from starlette.responses import Response

from app import texts
from app.db import Session
from app.errors import AppError
from app.people.limits import spend
from app.people.models import Player

COOKIE = "sobremesa"
SAFE_COOKIE = "__Host-sobremesa"
"""Its name where pages come over TLS: no other host of the domain can set a cookie of it."""
LANGUAGE_COOKIE = "sobremesa-language"
_COOKIE_AGE = 400 * 24 * 3600
_KEY = re.compile(r"[A-Za-z0-9_-]{22}\Z")
_SEEN_EVERY = timedelta(seconds=20)
_ALWAYS_OPEN = ("/me/data", "/admin")
"""Pages that somebody who is banned may use as well."""


class Preferences(BaseModel):
    """How a player wants the table to behave."""

    sound: bool = True
    notify: bool = False
    confirm: bool = True
    keys: bool = True
    still: bool = False
    theme: Literal["auto", "light", "dark"] = "auto"


def preferences_of(player: Player | None) -> Preferences:
    """The preferences of a player, or the ones everybody begins with."""
    return Preferences.model_validate(player.preferences if player else {})


def hash_of(key: str) -> bytes:
    """What is stored of a key. A key has 128 random bits, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).digest()


def fresh_key() -> str:
    """A new key of 128 bits from the operating system."""
    return secrets.token_urlsafe(16)


def key_of(conn: HTTPConnection) -> str | None:
    """The key that the browser sent, when it has the form of one."""
    sent = (conn.cookies.get(name, "") for name in (SAFE_COOKIE, COOKIE))
    return next((key for key in sent if _KEY.match(key)), None)


def ensure_key(conn: HTTPConnection) -> str:
    """The visitor's key; a fresh one, once a request, for a visitor who has none yet."""
    if key := key_of(conn):
        return key
    if not hasattr(conn.state, "fresh_key"):
        conn.state.fresh_key = fresh_key()
    return conn.state.fresh_key


def remember(conn: HTTPConnection, response: Response) -> None:
    """Put the visitor's key into the response's cookie, out of reach of scripts."""
    safe = is_safe(conn)
    response.set_cookie(
        SAFE_COOKIE if safe else COOKIE,
        ensure_key(conn),
        max_age=_COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=safe,
    )
    if safe and COOKIE in conn.cookies:
        response.delete_cookie(COOKIE)


def is_safe(conn: HTTPConnection) -> bool:
    """Whether the visitor comes over TLS."""
    return conn.url.scheme in ("https", "wss")


def forget_key(response: Response) -> None:
    """Have the browser forget its key."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    response.delete_cookie(SAFE_COOKIE, httponly=True, samesite="lax", secure=True)


async def current_player(conn: HTTPConnection, session: AsyncSession) -> Player | None:
    """The player whose key the browser sent; None for a visitor without a row.

    AppError (403) where the player is banned, but for the pages about one's own data.
    """
    key = key_of(conn)
    if key is None:
        return None
    asking = Player.token_hash == hash_of(key)
    await _touch(session, asking)
    player = await session.scalar(select(Player).where(asking))
    if player is not None:
        conn.state.player = player
        _require_welcome(conn, player)
    return player


def _require_welcome(conn: HTTPConnection, player: Player) -> None:
    if player.banned_at is not None and not conn.url.path.startswith(_ALWAYS_OPEN):
        raise AppError("banned", 403, args={"why": player.banned_why or ""})


async def ensure_player(conn: HTTPConnection, session: AsyncSession, name: str = "") -> Player:
    """The player of this browser, made where there is none; a `name` (tidied) replaces the old."""
    player = await current_player(conn, session)
    if player is None:
        player = await _new_player(conn, session)
    if name:
        player.name = name
    conn.state.player = player
    return player


async def banned_among(session: AsyncSession, player_ids: Collection[int]) -> set[int]:
    """Those of some players who are banned."""
    query = select(Player.id).where(Player.id.in_(player_ids), Player.banned_at.is_not(None))
    return set(await session.scalars(query))


async def require_known(session: AsyncSession, player_id: int) -> None:
    """AppError (403) where a player is gone or banned, whose page is open still."""
    query = select(Player.id).where(Player.id == player_id, Player.banned_at.is_(None))
    if await session.scalar(query) is None:
        raise AppError("chat-nameless", 403)


async def touch(session: AsyncSession, player_ids: Collection[int]) -> None:
    """Note that players are here; written at most every twenty seconds, by one process at once."""
    here = (
        select(Player.id)
        .where(Player.id.in_(player_ids))
        .with_for_update(key_share=True, skip_locked=True)
    )
    await _touch(session, Player.id.in_(here))


async def _touch(session: AsyncSession, who: ColumnElement[bool]) -> None:
    await session.execute(
        update(Player)
        .where(who, Player.seen_at < func.now() - _SEEN_EVERY)
        .values(seen_at=func.now())
        .execution_options(synchronize_session=False)
    )


def locale_of(conn: HTTPConnection, player: Player | None = None) -> str:
    """The language to speak: the player's choice, the browser's last choice, what it accepts."""
    chosen = (player.locale if player else None) or conn.cookies.get(LANGUAGE_COOKIE)
    return texts.locale_for(chosen, conn.headers.get("accept-language", ""))


async def _new_player(conn: HTTPConnection, session: AsyncSession) -> Player:
    """Insert a row for the visitor's key; two requests at once end with one row.

    AppError (429) where very many come from one address.
    """
    spend(conn, "newcomer")
    hashed = hash_of(ensure_key(conn))
    await session.execute(
        insert(Player)
        .values(token_hash=hashed, name="", locale=_language_of(conn), preferences={})
        .on_conflict_do_nothing(index_elements=["token_hash"])
    )
    return (await session.scalars(select(Player).where(Player.token_hash == hashed))).one()


def _language_of(conn: HTTPConnection) -> str | None:
    """The language that this browser chose before."""
    chosen = conn.cookies.get(LANGUAGE_COOKIE)
    return chosen if chosen in texts.LOCALES else None


async def _visitor(conn: HTTPConnection, session: Session) -> Player | None:
    return await current_player(conn, session)


Visitor = Annotated[Player | None, Depends(_visitor)]
