import pytest

from app import texts


@pytest.fixture(autouse=True)
def every_text_exists(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that is missing breaks the page that wants it."""
    monkeypatch.setattr(texts, "strict", True)
