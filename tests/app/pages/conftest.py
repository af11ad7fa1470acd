"""Every text must exist, and people have browsers."""

import pytest

from app import texts
from tests.app.guest import guest

__all__ = ["guest"]


@pytest.fixture(autouse=True)
def every_text_exists(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that is missing breaks the page that wants it."""
    monkeypatch.setattr(texts, "strict", True)
