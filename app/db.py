"""The database: one engine for everybody, one for the journal, and the only place that commits."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final, cast

import asyncpg
from fastapi import Depends
from sqlalchemy import URL, MetaData, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import (
    AsyncConnection,
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)
from sqlalchemy.orm import DeclarativeBase
from starlette.requests import HTTPConnection

Hook = Callable[[], Awaitable[None]]

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
_HOOKS: Final = "after_commit"

_LOST: Final = (
    OSError,
    TimeoutError,
    PoolTimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the connection broke between two operations
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
)


def is_lost(error: BaseException) -> bool:
    """Whether the database was away; what became of a commit under way is unknown then."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(
            error.orig and error.orig.__cause__, _LOST
        )
    return isinstance(error, _LOST)


def is_unfit(error: BaseException) -> bool:
    """Whether the database was asked for something that no column can hold, such as a NUL."""
    cause = error.orig.__cause__ if isinstance(error, DBAPIError) and error.orig else error
    return isinstance(cause, asyncpg.PostgresError) and (cause.sqlstate or "").startswith("22")


class Base(DeclarativeBase):
    """The base of all models; its naming convention gives every constraint a name to migrate by."""

    metadata = MetaData(naming_convention=NAMES)


def async_url(url: str) -> URL:
    """The address of a PostgreSQL server, as the asyncpg driver under SQLAlchemy takes it."""
    parsed = make_url(url).set(drivername="postgresql+asyncpg")
    if mode := parsed.query.get("sslmode"):
        parsed = parsed.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return parsed


class Database:
    """A PostgreSQL database and the connections of this process to it.

    `engine` serves requests; `writer` is the journal's own, so that nothing else can hold up moves.
    """

    def __init__(self, url: str, *, pool_size: int = 8) -> None:
        address = async_url(url)
        self.engine: AsyncEngine = create_async_engine(
            address,
            pool_size=pool_size,
            max_overflow=4,
            pool_timeout=10,
            pool_pre_ping=True,
            hide_parameters=True,  # seeds, states and names do not belong into log lines
        )
        self.writer: AsyncEngine = create_async_engine(
            address, pool_size=2, max_overflow=0, pool_timeout=5, hide_parameters=True
        )
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)

    @asynccontextmanager
    async def session(self) -> AsyncGenerator[AsyncSession]:
        """One transaction: committed when the block ends, rolled back when it raises.

        What was registered with `after_commit` runs once the commit has succeeded.
        """
        async with self._sessions() as session:
            yield session
            await session.commit()
            hooks = cast("list[Hook]", session.info.pop(_HOOKS, []))
        for hook in hooks:
            await hook()

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()
        await self.writer.dispose()


async def driver_connection(connection: AsyncConnection) -> asyncpg.Connection[Any]:
    """The asyncpg connection under one of SQLAlchemy's; it commits each statement by itself."""
    raw = await connection.get_raw_connection()
    return cast("asyncpg.Connection[Any]", raw.driver_connection)


def after_commit(session: AsyncSession, hook: Hook) -> None:
    """Run `hook` when the transaction of `session` is committed, and not when it is rolled back."""
    session.info.setdefault(_HOOKS, []).append(hook)


def database_of(conn: HTTPConnection) -> Database:
    """The database of the application that serves `conn`."""
    return cast("Database", conn.app.state.db)


async def session(conn: HTTPConnection) -> AsyncIterator[AsyncSession]:
    """The transaction of one request; committed before the response is sent."""
    async with database_of(conn).session() as opened:
        yield opened


Session = Annotated[AsyncSession, Depends(session, scope="function")]
