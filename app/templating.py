"""Pages: Jinja2 templates with the texts, addresses and form tokens that every page needs."""

import secrets
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, RedirectResponse

from app import texts
from app.people import csrf
from app.people.models import Player
from app.people.names import LONGEST
from app.people.players import locale_of, preferences_of, remember

TEMPLATES = Path(__file__).resolve().parent.parent / "templates"

_environment = Environment(
    loader=FileSystemLoader(TEMPLATES),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)


def render(conn: HTTPConnection, template: str, **context: Any) -> str:
    """The markup of a template for the visitor of `conn`, who need not have a player."""
    return _environment.get_template(template).render(**_globals(conn, context), **context)


def page(
    conn: HTTPConnection, template: str, /, status_code: int = 200, **context: Any
) -> HTMLResponse:
    """A whole page. It gives the visitor a key where there is none, and is never cached."""
    context.setdefault("request", conn)
    response = HTMLResponse(render(conn, template, **context), status_code)
    response.headers["Cache-Control"] = "private, no-cache"
    response.headers["Vary"] = "Cookie, Accept-Language"
    remember(conn, response)
    return response


def see_other(path: str) -> RedirectResponse:
    """Where to look after a form was taken: 303, so that reloading repeats nothing."""
    return RedirectResponse(path, 303)


def nonce_of(conn: HTTPConnection) -> str:
    """The nonce of this response, for its import map and its Content-Security-Policy."""
    if not hasattr(conn.state, "nonce"):
        conn.state.nonce = secrets.token_urlsafe(16)
    return conn.state.nonce


def texts_for(conn: HTTPConnection, game: str | None = None) -> texts.Texts:
    """The texts in the language of the visitor of `conn`."""
    return texts.for_locale(locale_of(conn, _player(conn)), game)


def _player(conn: HTTPConnection) -> Player | None:
    return getattr(conn.state, "player", None)


def _globals(conn: HTTPConnection, context: dict[str, Any]) -> dict[str, Any]:
    spoken = texts_for(conn, context.get("game"))
    player = _player(conn)
    release = conn.app.state.release
    return {
        "text": spoken.text,
        "texts": spoken,
        "locale": spoken.locale,
        "languages": texts.NAMES,
        "player": player,
        "preferences": preferences_of(player),
        "here": conn.url.path,
        "name_most": LONGEST,
        "nonce": nonce_of(conn),
        "csrf": _csrf_field(conn),
        "static": f"/static/{release}/{{}}".format,
        "lib": f"/lib/{release}/{{}}".format,
    }


def _csrf_field(conn: HTTPConnection) -> Markup:
    return Markup('<input type="hidden" name="{}" value="{}">').format(
        csrf.FIELD, csrf.token_of(conn)
    )
