"""What an operator can set, all of it by environment variables."""

import os
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal, NamedTuple
from urllib.parse import urlsplit

from pydantic import AliasChoices, Field, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict


class Span(NamedTuple):
    """A range of seconds, written `0.6-1.8` or, when both ends are equal, `1`."""

    low: float
    high: float


def default_data() -> Path:
    """Where the server keeps its files unless told otherwise."""
    if os.geteuid() == 0:
        return Path("/var/lib/sobremesa")
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "sobremesa"


class Settings(BaseSettings):
    """The server's settings; a field `port` is set by the variable `SOBREMESA_PORT`."""

    model_config = SettingsConfigDict(env_prefix="SOBREMESA_", frozen=True)

    database_url: str | None = Field(
        default=None,
        validation_alias=AliasChoices("DATABASE_URL", "SOBREMESA_DATABASE_URL"),
        description="PostgreSQL to use, as `postgresql://user:password@host/name`; "
        "without it the server brings its own",
    )
    data: Path = Field(
        default_factory=default_data,
        description="folder of the server's own database; "
        "`~/.local/share/sobremesa`, for root `/var/lib/sobremesa`",
    )
    host: str = Field(default="0.0.0.0", description="address to listen on")  # noqa: S104 - friends in the same network come in this way
    port: int = Field(default=8000, ge=0, le=65535, description="port to listen on")
    public_url: str | None = Field(
        default=None,
        description="address at which friends reach the server, as `https://games.example.org`; "
        "used for invite links and to check where sockets come from",
    )
    trusted_proxies: str = Field(
        default="127.0.0.1",
        description="addresses of reverse proxies whose `X-Forwarded-*` headers count, "
        "separated by commas",
    )
    bot_delay: Annotated[Span, NoDecode] = Field(
        default=Span(0.6, 1.6), description="seconds a bot takes for a move, as `0.6-1.6`"
    )
    compression: bool = Field(
        default=False, description="compress the sockets' messages: for slow links, costs time"
    )
    log_format: Literal["console", "json"] = Field(
        default="console", description="how log lines look: `console` or `json`"
    )
    metrics_token: str | None = Field(
        default=None,
        min_length=16,
        description="who sends `Authorization: Bearer` and this may read `/metrics`; "
        "without it only this machine may",
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="the least serious lines to write"
    )
    notice_delay: float = Field(
        default=60.0,
        ge=0,
        description="seconds after which somebody whose page is closed is told that it is their "
        "turn; what waits by then comes in the same notice",
    )
    notice_hosts: str = Field(
        default="",
        description="names, numbers and networks, separated by commas, that notices may go to "
        "although they are in the local network, as `ntfy.home.lan,192.168.1.0/24`",
    )
    limit_creates: int = Field(
        default=30, ge=1, description="matches one address, or player, may create in an hour"
    )
    limit_joins: int = Field(
        default=60,
        ge=1,
        description="joins and seat links one address, or player, may try in a minute; also other "
        "forms at tables that a player may send",
    )
    limit_logins: int = Field(
        default=10, ge=1, description="logins of admins one address may try in 5 minutes"
    )
    limit_newcomers: int = Field(
        default=200, ge=1, description="new players who may come from one address in an hour"
    )
    limit_notices: int = Field(
        default=20, ge=1, description="addresses for notices one address may set or try in an hour"
    )
    limit_chat: int = Field(default=10, ge=1, description="chat lines a player may send in 10 s")
    limit_moves: int = Field(default=60, ge=1, description="messages a player may send in 10 s")
    limit_message: int = Field(
        default=4096, ge=512, description="bytes of the longest socket message"
    )
    limit_body: int = Field(default=65536, ge=1024, description="bytes of the longest form")
    limit_import: int = Field(
        default=32 << 20, ge=1024, description="bytes of the longest match that admins take in"
    )

    @field_validator("bot_delay", mode="before")
    @classmethod
    def _span(cls, value: object) -> object:
        """Reads `low-high` or one number; refuses ranges that run backwards."""
        if not isinstance(value, str):
            return value
        low, _, high = value.partition("-")
        span = Span(float(low), float(high or low))
        if not 0 <= span.low <= span.high:
            raise ValueError("a range runs from low to high, as 0.6-1.6")
        return span

    @field_validator("public_url")
    @classmethod
    def _without_slash(cls, value: str | None) -> str | None:
        if not value:
            return None
        if not value.startswith(("http://", "https://")):
            raise ValueError("begins with http:// or https://")
        _ = urlsplit(value).port  # ValueError where it cannot be read
        return value.rstrip("/")

    @field_validator("database_url")
    @classmethod
    def _asyncpg(cls, value: str | None) -> str | None:
        """Any usual spelling of a PostgreSQL address, for SQLAlchemy with asyncpg."""
        if not value:
            return None
        scheme, colon, rest = value.partition("://")
        if not colon or scheme.partition("+")[0] not in ("postgres", "postgresql"):
            raise ValueError("is not the address of a PostgreSQL database")
        _ = urlsplit(value).port  # ValueError where it cannot be read
        return f"postgresql+asyncpg://{rest}"


@lru_cache
def settings() -> Settings:
    """The settings of this process, read once; tests call `settings.cache_clear()`."""
    return Settings()
