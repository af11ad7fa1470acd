"""Errors of requests, told as a page or as JSON."""

from __future__ import annotations

from typing import Final

import asyncpg
import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from app.db import is_lost, is_unfit
from app.errors import AppError
from app.observing.meters import REFUSALS
from app.pages.errors import error_page
from app.people.players import locale_of
from app.sentences import sentence

log = structlog.get_logger(__name__)

_BY_STATUS: Final = {404: "not-found", 405: "not-found", 413: "too-long"}
_AWAY: Final = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)


def told(request: Request, error: AppError) -> Response:
    """The response to a request that failed: JSON to who asks for it, else a page."""
    words = sentence(error, locale_of(request, getattr(request.state, "player", None)))
    REFUSALS.labels(error.code).inc()
    if "application/json" not in request.headers.get("accept", ""):
        return error_page(request, error.status, words)
    body = {"code": error.code, "message": words, "rule": error.rule}
    return JSONResponse({"error": body}, error.status, {"Cache-Control": "no-store"})


async def _expected(request: Request, error: Exception) -> Response:
    assert isinstance(error, AppError)  # noqa: S101 - it is registered for these alone
    return told(request, error)


async def _http(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 400
    return told(request, AppError(_BY_STATUS.get(status, "bad-request"), status))


async def _invalid(request: Request, _error: Exception) -> Response:
    return told(request, AppError("bad-request"))


async def _away(request: Request, error: Exception) -> Response:
    if is_unfit(error):
        return told(request, AppError("bad-request"))
    if not is_lost(error):
        raise error
    log.warning("database_away", path=_route_of(request), error=str(error))
    return told(request, AppError("unavailable", 503))


async def unexpected(request: Request, error: Exception) -> Response:
    """The response to what nobody foresaw."""
    log.error("request_failed", path=_route_of(request), exc_info=error)
    return told(request, AppError("broken", 500))


def _route_of(request: Request) -> str:
    """The address without what it names: a link to a seat is a secret."""
    return getattr(request.scope.get("route"), "path", "")


def register(app: FastAPI) -> None:
    """Let every error of `app` end in words."""
    app.add_exception_handler(AppError, _expected)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(RequestValidationError, _invalid)
    for kind in _AWAY:
        app.add_exception_handler(kind, _away)
