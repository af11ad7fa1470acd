"""The admins' pages of matches: find one, look at it, act on it. Every act is a form."""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Query, Request
from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.responses import Response

from app.admin import acts, audit, facts
from app.admin.acts import Act
from app.admin.door import PATH, Admin
from app.admin.finding import AGES, PAGE, STATUSES, Wanted, find
from app.admin.models import AdminUser
from app.admin.view import admin_page
from app.db import Session
from app.errors import AppError, NotFoundError
from app.lobby.links import absolute, qr_svg
from app.matches import restoring
from app.matches.models import MatchRow
from app.matches.service import game_of, match_by_slug
from app.pages.mine import ago
from app.people.csrf import Form
from app.people.forms import field, number
from app.people.names import tidy
from app.templating import see_other, texts_for
from engines.catalogue import GAMES
from engines.kernel import SPECTATOR

router = APIRouter(prefix=PATH, default_response_class=Response, include_in_schema=False)
Number = Annotated[int | None, Query(ge=0, le=10**6)]


class Acting:
    """An admin's form about a match."""

    def __init__(self, admin: Admin, session: Session, slug: str, form: Form) -> None:
        self.admin: AdminUser = admin
        self.form: FormData = form
        reason = tidy(field(form, "reason"))
        self.act = Act(session, admin.name, slug, reason)

    def back(self) -> Response:
        """To the match, where one sees what was done."""
        return see_other(f"{PATH}/matches/{self.act.slug}")


Acts = Annotated[Acting, Depends(Acting)]


@router.get("")
async def matches(  # noqa: PLR0913, PLR0917 - what one can look for
    request: Request,
    admin: Admin,
    session: Session,
    game: str = "",
    status: str = "",
    age: str = "",
    awaited: str = "",
    text: str = "",
    page: Number = None,
) -> Response:
    """All stored matches that fit, latest change first."""
    wanted, texts = Wanted(game, status, age, awaited.strip(), text.strip()), texts_for(request)
    now = datetime.now(UTC)
    asked = {name: value for name, value in asdict(wanted).items() if value}
    found, count = await find(session, wanted, page or 0)
    spoken = {slug: texts_for(request, slug).text("title") for slug in GAMES}
    return admin_page(
        request, admin, "admin/matches.html",
        found=found, count=count, wanted=wanted, games=spoken, statuses=STATUSES, ages=AGES,
        number=page or 0, pages=-(-count // PAGE), query=urlencode(asked),
        ago={item.row.id: ago(now - item.changed, texts) for item in found},
    )  # fmt: skip


@router.get("/matches/{slug}")
async def match_page(
    request: Request, admin: Admin, session: Session, slug: str, before: Number = None
) -> Response:
    """One match: who sits, what was moved, what can be done."""
    row = await match_by_slug(session, slug)
    return await _match_page(request, admin, session, row, before=before)


async def _match_page(
    request: Request,
    admin: AdminUser,
    session: Session,
    row: MatchRow,
    *,
    before: int | None = None,
    **more: Any,
) -> Response:
    texts = texts_for(request, row.game)
    names = facts.names_of(row, texts)
    context: dict[str, Any] = {"verified": None, "link": None, "qr": None, **more}
    return admin_page(
        request, admin, "admin/match.html", match=row, game=row.game, names=names,
        look=await facts.seen_of(session, row, SPECTATOR, texts, names),
        moves=await facts.moves_of(session, row, names, before),
        lines=await audit.last(session, match=row.slug, most=20),
        bots=list(game_of(row.game).bots) if row.game in GAMES else [],
        most_reason=acts.MOST_REASON, **context,
    )  # fmt: skip


@router.get("/matches/{slug}/look")
async def look(
    request: Request, admin: Admin, session: Session, slug: str, eyes: str = SPECTATOR
) -> Response:
    """A match through the eyes of those who watch, or, when it is over, of anybody."""
    row = await match_by_slug(session, slug)
    viewer = facts.eyes_of(eyes, row)
    if row.status == "playing" and viewer != SPECTATOR:
        return admin_page(
            request, admin, "admin/ask.html",
            match=row, game=row.game, eyes=eyes, names=facts.names_of(row, texts_for(request)),
            most_reason=acts.MOST_REASON,
        )  # fmt: skip
    return await _look_page(request, admin, session, row, eyes)


@router.post("/matches/{slug}/look")
async def look_behind(request: Request, session: Session, at: Acts) -> Response:
    """See what is hidden in a running match: written down, with the reason."""
    row = await match_by_slug(session, at.act.slug)
    eyes = field(at.form, "eyes")
    facts.eyes_of(eyes, row)
    if field(at.form, "sure") != "yes":
        raise AppError("not-sure")
    at.act.require_reason()
    at.act.note("look", eyes=eyes)
    return await _look_page(request, at.admin, session, row, eyes)


async def _look_page(
    request: Request, admin: AdminUser, session: Session, row: MatchRow, eyes: str
) -> Response:
    texts = texts_for(request, row.game)
    names = facts.names_of(row, texts)
    seen = await facts.seen_of(session, row, facts.eyes_of(eyes, row), texts, names)
    if seen is None:
        raise NotFoundError("no-such-match")
    return admin_page(
        request, admin, "admin/look.html",
        match=row, game=row.game, look=seen, eyes=eyes, names=names,
    )  # fmt: skip


@router.get("/matches/{slug}/moves/{move}")
async def move_page(
    request: Request, admin: Admin, session: Session, slug: str, move: int
) -> Response:
    """What the table looked like after a move, for those who watch; from here one goes back."""
    row = await match_by_slug(session, slug)
    texts = texts_for(request, row.game)
    names = facts.names_of(row, texts)
    live = await restoring.live_at(session, row, move)
    return admin_page(
        request, admin, "admin/restore.html", match=row, game=row.game, move=move, names=names,
        look=facts.look(live, SPECTATOR, texts, names), most_reason=acts.MOST_REASON,
    )  # fmt: skip


@router.post("/matches/{slug}/restore")
async def restore(at: Acts) -> Response:
    """Go back to a move."""
    await acts.restore(at.act, number(at.form, "move"))
    return at.back()


@router.post("/matches/{slug}/pause")
async def pause(at: Acts) -> Response:
    """Let the match rest."""
    await acts.pause(at.act)
    return at.back()


@router.post("/matches/{slug}/continue")
async def go_on(at: Acts) -> Response:
    """Let it go on."""
    await acts.go_on(at.act)
    return at.back()


@router.post("/matches/{slug}/bot")
async def bot(at: Acts) -> Response:
    """Let a bot play for a seat, or (no `bot`) its person again."""
    await acts.seat_bot(at.act, number(at.form, "seat"), field(at.form, "bot") or None)
    return at.back()


@router.post("/matches/{slug}/reissue")
async def reissue(request: Request, session: Session, at: Acts) -> Response:
    """A new link to a seat, shown once."""
    seat = number(at.form, "seat")
    token = await acts.reissue(at.act, seat)
    link = absolute(request, f"/s/{token}")
    row = await match_by_slug(session, at.act.slug)
    code = Markup(qr_svg(link))  # noqa: S704 - made by segno from an address of ours
    return admin_page(
        request, at.admin, "admin/reissued.html",
        match=row, game=row.game, link=link, qr=code,
        name=facts.names_of(row, texts_for(request))[seat],
    )  # fmt: skip


@router.post("/matches/{slug}/close")
async def close(at: Acts) -> Response:
    """End the match without a result."""
    await acts.close(at.act)
    return at.back()


@router.post("/matches/{slug}/delete")
async def delete(at: Acts) -> Response:
    """Delete the match; its slug must be typed."""
    await acts.delete(at.act, field(at.form, "slug"))
    return see_other(PATH)


@router.post("/matches/{slug}/export")
async def export(at: Acts) -> Response:
    """The match as a file, with all its secrets."""
    name = f"sobremesa-{at.act.slug}.json"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return Response(await acts.export(at.act), media_type="application/json", headers=headers)


@router.post("/matches/{slug}/verify")
async def verify(request: Request, session: Session, at: Acts) -> Response:
    """Play the match again and compare."""
    found = await acts.verify(at.act)
    row = await match_by_slug(session, at.act.slug)
    return await _match_page(request, at.admin, session, row, verified=found or "well")
