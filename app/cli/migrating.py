"""Bringing the database's tables up to this release."""

from pathlib import Path

from alembic import command
from alembic.config import Config

MIGRATIONS = Path(__file__).parent.parent.parent / "migrations"


def upgrade(url: str) -> None:
    """Runs all migrations that the database at `url` has not seen; nothing if it is up to date."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, "head")
