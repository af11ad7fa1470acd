"""Forms are taken only from our own pages: a token made from the visitor's key, and the origin."""

import hashlib
import hmac
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import Depends, Request
from starlette.datastructures import FormData
from starlette.requests import ClientDisconnect, HTTPConnection

from app.addresses import parts_of
from app.errors import AppError
from app.people.players import ensure_key, key_of
from app.settings import Settings

FIELD = "csrf"
_MOST_FIELDS = 100


def token_of(conn: HTTPConnection) -> str:
    """The token for the forms of this visitor; it is derived, so nothing is stored."""
    return _token(ensure_key(conn))


def _token(key: str) -> str:
    return hmac.new(key.encode(), b"sobremesa forms", hashlib.sha256).hexdigest()[:32]


def same_origin(conn: HTTPConnection) -> bool:
    """Whether the browser says that the request comes from a page of this host, or says nothing."""
    origin = conn.headers.get("origin", "null")
    hosts = {conn.headers.get("host", ""), parts_of(public_url(conn) or "").netloc} - {""}
    return origin == "null" or parts_of(origin).netloc in hosts


def public_url(conn: HTTPConnection) -> str | None:
    """The address under which the world knows this server, where the settings name one."""
    settings: Settings = conn.app.state.settings
    return settings.public_url


async def _checked_form(request: Request) -> FormData:
    return await _checked(request, files=0)


async def _checked_file_form(request: Request) -> AsyncIterator[FormData]:
    form = await _checked(request, files=1)
    try:
        yield form
    finally:
        await form.close()


async def _checked(request: Request, *, files: int) -> FormData:
    try:
        form = await request.form(max_files=files, max_fields=_MOST_FIELDS)
    except (ClientDisconnect, UnicodeError) as error:  # a form may name any encoding
        raise AppError("bad-request") from error
    if not _is_ours(request, form):
        await form.close()
        raise AppError("forged", 403)
    return form


def _is_ours(request: Request, form: FormData) -> bool:
    """Whether a form comes from a page that this visitor got from us."""
    key, token = key_of(request), form.get(FIELD)
    if key is None or not isinstance(token, str) or not same_origin(request):
        return False
    return hmac.compare_digest(token.encode(errors="replace"), _token(key).encode())


Form = Annotated[FormData, Depends(_checked_form)]
FileForm = Annotated[FormData, Depends(_checked_file_form)]
