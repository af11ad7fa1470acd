"""What tests of the server need beside databases: log lines without the values of variables."""

import pytest

from app import logs


@pytest.fixture(scope="session", autouse=True)
def plain_logs() -> None:
    """Log as the server does; structlog's own way of showing errors takes seconds."""
    logs.set_up("console", "info")
