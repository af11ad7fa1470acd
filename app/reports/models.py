"""What is stored of a report."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, DateTime, ForeignKey, Identity, func
from sqlalchemy.orm import Mapped, mapped_column, relationship

from app.db import Base
from app.matches.models import JSON, MatchRow


class ReportRow(Base):
    """What somebody says is wrong with a match as it stood after row `seq`.

    `seat` is the reporter's, none for those who watch; `page` is what the page knew, see
    `service.Page`. No page but the admins' shows any of it.
    """

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), index=True)
    seq: Mapped[int]
    seat: Mapped[int | None]
    player_id: Mapped[int | None] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"))
    text: Mapped[str]
    page: Mapped[dict[str, Any]] = mapped_column(JSON)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=func.now())

    match: Mapped[MatchRow] = relationship(lazy="raise")
