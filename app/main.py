"""Puts the server together."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from importlib.metadata import version

from fastapi import FastAPI
from starlette.middleware.errors import ServerErrorMiddleware

from app import assets, health, problems
from app.admin import bans, door
from app.admin import matches as admin_matches
from app.admin import reports as admin_reports
from app.admin import routes as admin_pages
from app.db import Database
from app.edge import Edge
from app.lobby import after, hosting, live, routes
from app.matches import pages as match_pages
from app.matches import socket
from app.matches.bots import BotDriver
from app.matches.journal import Journal
from app.matches.rooms import Rooms
from app.notices import routes as notice_pages
from app.notices.courier import Courier
from app.notices.driver import Notices
from app.notices.guard import Guard
from app.notices.store import remind
from app.observing import routes as observing
from app.observing.facts import Almanac
from app.observing.pulse import Pulse
from app.pages import privacy
from app.pages import routes as pages
from app.reports import routes as report_pages
from app.settings import Settings
from app.settings import settings as settings_of_environment
from app.signals import Signals

ROUTERS = (
    health.router,
    observing.router,
    pages.router,
    privacy.router,
    notice_pages.router,
    routes.router,
    after.router,
    hosting.router,
    live.router,
    match_pages.router,
    report_pages.router,
    door.router,
    admin_pages.router,
    admin_matches.router,
    admin_reports.router,
    bans.router,
    assets.router,
)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application for a database that has all its tables.

    Raises ValueError where the settings name no database.
    """
    chosen = settings or settings_of_environment()
    app = FastAPI(
        title="Sobremesa",
        version=version("sobremesa"),
        lifespan=_lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,  # it would lead to whatever host a request names
    )
    app.state.settings = chosen
    app.state.assets = assets.Assets()
    app.state.release = app.state.assets.release
    _connect(app, chosen)
    problems.register(app)
    app.add_exception_handler(door.LoginNeededError, door.to_login)
    for router in ROUTERS:
        app.include_router(router)
    longer = {admin_pages.IMPORT: chosen.limit_import}
    app.add_middleware(ServerErrorMiddleware, handler=problems.unexpected)
    app.add_middleware(Edge, longest_body=chosen.limit_body, longer=longer, sockets=[socket.ROUTE])
    return app


def _connect(app: FastAPI, settings: Settings) -> None:
    """Make the parts that live as long as the process."""
    if settings.database_url is None:
        raise ValueError("no database: DATABASE_URL is not set")
    state = app.state
    state.db = Database(settings.database_url)
    state.signals = Signals(state.db)
    state.journal = Journal(state.db.writer)
    state.rooms = Rooms(state.db, state.journal, state.signals, state.release)
    state.bots = BotDriver(state.db, state.rooms, settings.bot_delay, remind)
    state.courier = Courier(Guard(settings.notice_hosts))
    state.notices = Notices(state.db, state.courier, settings.notice_delay)
    state.rooms.on_due = state.bots.wake
    state.signals.watch(state.bots.heard)
    state.almanac = Almanac(state.db)
    state.pulse = Pulse(state.db, state.signals)
    state.since = datetime.now(UTC)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncGenerator[None]:
    """Start the parts; at the end bots stop, pages are told, waiting moves are stored."""
    state = app.state
    async with AsyncExitStack() as parts:
        parts.push_async_callback(state.db.close)
        work = (state.signals, state.pulse, state.journal, state.rooms, state.bots, state.notices)
        for part in work:
            await parts.enter_async_context(part.running())
        yield
