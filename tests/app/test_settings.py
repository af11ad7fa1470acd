"""Settings come from the environment, in the spellings that people use."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from app.settings import Settings, default_data, settings


@pytest.mark.parametrize(
    "url", ["postgres://a:b@c/d", "postgresql://a:b@c/d", "postgresql+asyncpg://a:b@c/d"]
)
def test_any_spelling_of_a_database(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    assert Settings().database_url == "postgresql+asyncpg://a:b@c/d"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "mysql://a"),
        ("DATABASE_URL", "here"),
        ("DATABASE_URL", "postgresql://["),
        ("DATABASE_URL", "postgresql://a:b@c:d/e"),
        ("SOBREMESA_BOT_DELAY", "3-1"),
        ("SOBREMESA_BOT_DELAY", "soon"),
        ("SOBREMESA_PUBLIC_URL", "games.example.org"),
        ("SOBREMESA_PUBLIC_URL", "https://["),
        ("SOBREMESA_PORT", "70000"),
    ],
)
def test_refuses(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ValidationError):
        Settings()


def test_empty_means_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "")
    monkeypatch.setenv("SOBREMESA_PUBLIC_URL", "")
    assert Settings().database_url is None
    assert Settings().public_url is None


def test_ranges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_BOT_DELAY", "0.5-2")
    assert Settings().bot_delay == (0.5, 2)
    monkeypatch.setenv("SOBREMESA_BOT_DELAY", "1")
    assert Settings().bot_delay == (1, 1)


def test_where_data_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert default_data() == Path("/var/lib/sobremesa")
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setenv("HOME", "/home/ana")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert default_data() == Path("/home/ana/.local/share/sobremesa")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_data() == Path("/data/sobremesa")


def test_are_read_once() -> None:
    settings.cache_clear()
    assert settings() is settings()
    settings.cache_clear()
