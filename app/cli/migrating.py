"""Bringing the database's tables up to this release."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent.parent.parent / "migrations"
HEAD: Final = "head"


def upgrade(url: str) -> None:
    """Runs all migrations that the database at `url` has not seen; nothing if it is up to date."""
    config = _config()
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    command.upgrade(config, HEAD)


def upgrade_within(connection: Connection, revision: str) -> None:
    """Runs the migrations up to one in the transaction of `connection`.

    Raises alembic's CommandError where this release knows no such revision.
    """
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def newest() -> str | None:
    """The revision of this release's tables."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    return config
