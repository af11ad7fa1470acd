"""Models and migrations tell of the same tables."""

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

import app.matches.models
import app.notices.models
import app.people.models
import app.reports.models  # noqa: F401 - known to the metadata from here on
from app.db import Base, Database, async_url


async def test_migrations_make_the_tables_that_the_models_describe(db: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async with db.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


def test_any_usual_address_of_a_database_is_understood() -> None:
    url = async_url("postgres://me:secret@example.org/games?sslmode=require")
    assert url.drivername == "postgresql+asyncpg"
    assert url.query == {"ssl": "require"}
