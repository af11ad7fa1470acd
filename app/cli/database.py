"""The database that a command works with."""

from collections.abc import Generator
from contextlib import contextmanager

from app.settings import Settings


@contextmanager
def database(settings: Settings) -> Generator[str]:
    """The address of the database: the given one, or our own, which runs as long as the block."""
    if settings.database_url:
        yield settings.database_url
        return
    from app.embedded import Embedded

    with Embedded(settings.data) as embedded:
        yield embedded.url
