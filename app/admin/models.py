"""What is stored about admins: who they are, their keys, and what they did."""

from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, DateTime, ForeignKey, Identity, Index, LargeBinary, func
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from app.db import Base


class AdminUser(Base):
    """Somebody who runs the server; `hash` is argon2's, of the password."""

    __tablename__ = "admin_users"

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    name: Mapped[str] = mapped_column(unique=True)
    hash: Mapped[str]
    created_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=func.now())


class AdminKey(Base):
    """A browser in which an admin is logged in; without an admin, a link that makes the first."""

    __tablename__ = "admin_keys"

    token_hash: Mapped[bytes] = mapped_column(LargeBinary(32), primary_key=True)
    admin_id: Mapped[int | None] = mapped_column(ForeignKey("admin_users.id", ondelete="CASCADE"))
    expires_at: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class AuditRow(Base):
    """One act of an admin. `match` is a slug, which stays when the match is deleted."""

    __tablename__ = "audit"
    __table_args__ = (Index("ix_audit_match", "match"),)

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    who: Mapped[str]
    what: Mapped[str]
    match: Mapped[str | None]
    data: Mapped[dict[str, Any]] = mapped_column(JSONB, default=dict)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=func.now())
