"""The page on which somebody says where notices go, and the worker that shows them in a browser."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.responses import JSONResponse, Response

from app.addresses import local_path, parts_of
from app.db import Session
from app.errors import AppError, NotFoundError
from app.lobby.links import absolute
from app.notices import store
from app.notices.courier import Courier, Fate, subscription_of
from app.notices.keys import for_browsers, push_keys
from app.notices.models import NoticeTarget
from app.notices.words import sample
from app.people.csrf import Form
from app.people.forms import field, number
from app.people.limits import spend
from app.people.models import Player
from app.people.players import Visitor, ensure_player, locale_of
from app.templating import page, see_other

router = APIRouter(default_response_class=Response, include_in_schema=False)
PAGE: Final = "/me/notices"
MOST: Final = 5
_KEYS: Final = ("p256dh", "auth")
_LONGEST_KEY: Final = 200


@router.get(PAGE)
async def notices(request: Request, session: Session, player: Visitor) -> Response:
    """Where notices go, and what can be added."""
    targets = await store.targets_of(session, player.id) if player else []
    shown = [
        (target.id, target.kind, parts_of(target.address).hostname or "") for target in targets
    ]
    return page(
        request,
        "pages/notices.html",
        targets=shown,
        key=for_browsers(await push_keys(session)),
        said=request.query_params.get("said", ""),
        back=local_path(request.query_params.get("back", "")),
    )


@router.post(f"{PAGE}/add")
async def add(request: Request, session: Session, form: Form) -> Response:
    """Have notices sent to an ntfy topic or a webhook."""
    spend(request, "notice")
    kind, address = field(form, "kind"), field(form, "address").strip()
    if kind not in ("ntfy", "webhook"):
        raise AppError("bad-form")
    if kind == "ntfy" and not parts_of(address).path.strip("/"):
        raise AppError("notice-topic")
    await _keep(request, session, kind, address)
    return _done(request, "added")


@router.post(f"{PAGE}/push")
async def push(request: Request, session: Session, form: Form) -> Response:
    """Have notices sent to the browser that asks: its page's script brings the subscription."""
    spend(request, "notice")
    keys = {name: field(form, name) for name in _KEYS}
    address = field(form, "endpoint")
    if not all(0 < len(key) <= _LONGEST_KEY for key in keys.values()):
        raise AppError("bad-form")
    try:
        subscription_of(address, keys)
    except ValueError as error:
        raise AppError("bad-form") from error
    await _keep(request, session, "push", address, keys)
    return _done(request, "added")


async def _keep(
    request: Request,
    session: AsyncSession,
    kind: str,
    address: str,
    keys: dict[str, str] | None = None,
) -> None:
    """Remember an address, where requests may go there; what is known already stays."""
    player = await ensure_player(request, session)
    if len(await store.targets_of(session, player.id)) >= MOST:
        raise AppError("notice-enough", args={"most": MOST})
    await _courier(request).guard.pin(address)
    values = {
        "player_id": player.id,
        "kind": kind,
        "address": address,
        "keys": keys,
        "locale": locale_of(request, player),
        "base": absolute(request, ""),
    }
    await session.execute(insert(NoticeTarget).values(**values).on_conflict_do_nothing())


@router.post(f"{PAGE}/remove")
async def remove(request: Request, session: Session, form: Form) -> Response:
    """Send nothing there any more."""
    target = await _own(request, session, number(form, "target"))
    await store.drop_target(session, target.id)
    return _done(request, "removed")


@router.post(f"{PAGE}/try")
async def sent_to_try(request: Request, session: Session, form: Form) -> Response:
    """Send a notice at once, to see whether it arrives."""
    spend(request, "notice")
    target = await _own(request, session, number(form, "target"))
    notice = sample(target.locale, target.base)
    fate = await _courier(request).bring(target, notice, await push_keys(session))
    if fate is Fate.GONE:
        await store.drop_target(session, target.id)
    return _done(request, "arrived" if fate is Fate.ARRIVED else "lost")


async def _own(request: Request, session: AsyncSession, target_id: int) -> NoticeTarget:
    """One of the visitor's own addresses; 404 where it is not."""
    player: Player = await ensure_player(request, session)
    target = await session.get(NoticeTarget, target_id)
    if target is None or target.player_id != player.id:
        raise NotFoundError("no-such-notice")
    return target


def _courier(request: Request) -> Courier:
    return request.app.state.courier


def _done(request: Request, said: str) -> Response:
    if "application/json" in request.headers.get("accept", ""):
        return JSONResponse({"said": said})
    return see_other(f"{PAGE}?said={said}")


@router.get("/notices.js")
async def worker(request: Request) -> Response:
    """The service worker; it stands at the root because it serves all pages."""
    file = request.app.state.assets.find("static", "notices/worker.js")
    headers = {"Cache-Control": "no-cache"}
    return Response(file.plain, headers=headers, media_type="text/javascript")
