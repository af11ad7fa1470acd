"""Runs the migrations against a database, with the driver that the server uses."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

import app.admin.models
import app.matches.models
import app.notices.models
import app.people.models
import app.reports.models  # noqa: F401 - known to the metadata from here on
from app.db import Base, async_url

LOCK = 7_126_113_205  # any number of our own: processes that start at once migrate one by one


def run(connection: Connection) -> None:
    """Bring the tables up to date in one transaction."""
    context.configure(connection=connection, target_metadata=Base.metadata)
    with context.begin_transaction():
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        context.run_migrations()


async def connect() -> None:
    """Connect to the database that the configuration names."""
    address = context.config.get_main_option("sqlalchemy.url")
    if address is None:
        raise RuntimeError("no database to migrate: sqlalchemy.url is not set")
    engine = create_async_engine(async_url(address))
    async with engine.connect() as connection:
        await connection.run_sync(run)
    await engine.dispose()


given: Connection | None = context.config.attributes.get("connection")
if given is None:
    asyncio.run(connect())
else:
    run(given)
