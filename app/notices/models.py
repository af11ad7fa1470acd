"""Where people want to be told that it is their turn, and what they are to be told."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    DateTime,
    ForeignKey,
    Identity,
    UniqueConstraint,
    func,
    text,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from app.db import Base


class NoticeTarget(Base):
    """An address that a player's notices go to: a browser (`push`), an ntfy topic or a webhook.

    `keys` encrypt what is sent to a browser; `base` is the address at which the player's browser
    reaches this server, for links; `locale` speaks for players who have chosen none.
    """

    __tablename__ = "notice_targets"
    __table_args__ = (
        CheckConstraint("kind IN ('push', 'ntfy', 'webhook')", name="kind"),
        UniqueConstraint("player_id", "address"),
    )

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"))
    kind: Mapped[str]
    address: Mapped[str]
    keys: Mapped[dict[str, str] | None] = mapped_column(JSONB(none_as_null=True))
    locale: Mapped[str]
    base: Mapped[str]
    created_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=func.now())


class NoticeRow(Base):
    """That a match waits for a seat, to be told to one address from `at` on, once.

    It is there as long as it is true: since the move `seq` the seat is awaited and has not moved.
    `late`: the seat's time is over. `sent_at` is when a server took it to send it.
    """

    __tablename__ = "notices"
    __table_args__ = (UniqueConstraint("target_id", "match_id", "late"),)

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    target_id: Mapped[int] = mapped_column(ForeignKey("notice_targets.id", ondelete="CASCADE"))
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int]
    late: Mapped[bool] = mapped_column(server_default=text("false"))
    seq: Mapped[int]
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    tries: Mapped[int] = mapped_column(server_default="0")
    sent_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))


class ServerKey(Base):
    """A key pair of this server, in PEM form: all its processes use the same."""

    __tablename__ = "server_keys"

    name: Mapped[str] = mapped_column(primary_key=True)
    private: Mapped[str]
    public: Mapped[str]
