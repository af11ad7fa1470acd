"""The lobby's tests are at a server that is measured."""

from collections.abc import Generator

import pytest

from app import texts
from app.embedded import Embedded
from tests.app.guest import roomy_server
from tests.live import LiveServer


@pytest.fixture(scope="session")
def shared_server(
    postgres: Embedded, migrated: str, tmp_path_factory: pytest.TempPathFactory
) -> Generator[LiveServer]:
    """One server for the tests of the lobby."""
    with roomy_server(postgres, migrated, tmp_path_factory.mktemp("lobby")) as server:
        yield server


@pytest.fixture(autouse=True)
def every_text_exists(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that is missing breaks the page that wants it."""
    monkeypatch.setattr(texts, "strict", True)
