"""What is stored about people: players, links that carry a seat, claims to a seat."""

from datetime import datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    DateTime,
    ForeignKey,
    Identity,
    LargeBinary,
    String,
    UniqueConstraint,
    func,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from app.db import Base


class Player(Base):
    """A person on a device: a name, and the hash of the key that the device's cookie holds.

    `banned_why` says to somebody who is banned from the server why.
    """

    __tablename__ = "players"

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    token_hash: Mapped[bytes] = mapped_column(LargeBinary(32), unique=True)
    name: Mapped[str] = mapped_column(String(40))
    locale: Mapped[str | None] = mapped_column(String(8))
    preferences: Mapped[dict[str, Any]] = mapped_column(JSONB, default=dict)
    created_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=func.now())
    seen_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=func.now())
    banned_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    banned_why: Mapped[str | None]


class MatchBan(Base):
    """A player whom the host of a match does not let back to it."""

    __tablename__ = "match_bans"
    __table_args__ = (UniqueConstraint("match_id", "player_id"),)

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"))
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), index=True)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=func.now())


class SeatLink(Base):
    """A one-time link to a seat. Once spent it is the key of a second device to the same seat."""

    __tablename__ = "seat_links"

    token_hash: Mapped[bytes] = mapped_column(LargeBinary(32), primary_key=True)
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int]
    expires_at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    spent_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    spent_by: Mapped[int | None] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"))


class SeatClaim(Base):
    """Somebody says from another browser: this is my seat. The host gives it back, or not."""

    __tablename__ = "seat_claims"

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int]
    player_id: Mapped[int] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"))
    created_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=func.now())
    resolved_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
