"""What is stored of a match. The moves are the truth; snapshots are a cache of it."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import (
    ARRAY,
    BigInteger,
    CheckConstraint,
    DateTime,
    ForeignKey,
    ForeignKeyConstraint,
    Identity,
    Index,
    Integer,
    Text,
    UniqueConstraint,
    func,
    text,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column, relationship

from app.db import Base

JSON = JSONB(none_as_null=True)


def _match() -> ForeignKey:
    return ForeignKey("matches.id", ondelete="CASCADE")


def _now() -> Mapped[datetime]:
    return mapped_column(DateTime(timezone=True), server_default=func.now())


class MatchRow(Base):
    """One play of a game, from opening to result.

    `head` is the seq of its last move, `awaited` the seats that it waits for since then. A fork
    goes on from the row `forked_at` of the match `forked_from`. `clock` are the seconds for each
    answer (0: no clock), and `at_zero` says what happens then.
    """

    __tablename__ = "matches"
    __table_args__ = (
        CheckConstraint("status IN ('open', 'playing', 'finished', 'abandoned')", name="status"),
        CheckConstraint("at_zero IN ('mark', 'remind', 'bot')", name="at_zero"),
        Index("ix_matches_status", "status"),
    )

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    slug: Mapped[str] = mapped_column(unique=True)
    game: Mapped[str]
    rules_version: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    status: Mapped[str] = mapped_column(server_default="open")
    seat_count: Mapped[int]
    watch: Mapped[bool] = mapped_column(server_default=text("true"))
    paused: Mapped[bool] = mapped_column(server_default=text("false"))
    clock: Mapped[int] = mapped_column(server_default="0")
    at_zero: Mapped[str] = mapped_column(server_default="mark")
    host_id: Mapped[int | None] = mapped_column(ForeignKey("players.id", ondelete="SET NULL"))
    seed: Mapped[bytes | None]
    seed_hash: Mapped[str | None]
    head: Mapped[int] = mapped_column(server_default="0")
    awaited: Mapped[list[int]] = mapped_column(ARRAY(Integer), server_default="{}")
    created_at: Mapped[datetime] = _now()
    started_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    ended_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    rematch_of: Mapped[int | None] = mapped_column(ForeignKey("matches.id", ondelete="SET NULL"))
    outcome: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    forked_from: Mapped[int | None] = mapped_column(ForeignKey("matches.id", ondelete="SET NULL"))
    forked_at: Mapped[int | None]

    seats: Mapped[list[SeatRow]] = relationship(order_by="SeatRow.number", lazy="raise")


class SeatRow(Base):
    """A numbered place: a person, a bot, or a person for whom a bot plays; both null: empty.

    `bot` set means that the bot moves; `player_id` stays, so that the seat can be given back.
    `here_at` is when its person had a page of the lobby or table open last. `habits` are the
    automatic answers that the person has set, `shown` is how much of the log a page showed when
    it was looked at last; nobody else may know of them.
    """

    __tablename__ = "seats"
    __table_args__ = (
        UniqueConstraint("match_id", "player_id"),
        Index("ix_seats_player_id", "player_id"),
    )

    match_id: Mapped[int] = mapped_column(_match(), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int | None] = mapped_column(ForeignKey("players.id", ondelete="SET NULL"))
    bot: Mapped[str | None]
    name: Mapped[str] = mapped_column(server_default="")
    colour: Mapped[str] = mapped_column(server_default="")
    conceded: Mapped[bool] = mapped_column(server_default=text("false"))
    wants_end: Mapped[bool] = mapped_column(server_default=text("false"))
    here_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    habits: Mapped[list[str]] = mapped_column(ARRAY(Text), server_default="{}")
    shown: Mapped[int | None]


class MoveRow(Base):
    """One row of the append-only log.

    Its kind is `start`, `move`, `undo`, `retract`, `concede`, `seat`, `end`, `restore`, `pause`,
    `continue`, `rules`, from which on other rules play, or `note`, a word of the admin.

    `data` holds what a kind needs beyond its columns. `command` is the client's id of the command,
    with its player's before it: the same command is stored once.
    """

    __tablename__ = "moves"
    __table_args__ = (UniqueConstraint("match_id", "command"),)

    match_id: Mapped[int] = mapped_column(_match(), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    seat: Mapped[int | None]
    decision: Mapped[str | None]
    choices: Mapped[list[int | str] | None] = mapped_column(JSON)
    data: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    player_id: Mapped[int | None] = mapped_column(BigInteger)
    command: Mapped[str | None]
    at: Mapped[datetime] = _now()


class SeedRow(Base):
    """The seed that decides from move `seq` on, after a restore; secret until the end."""

    __tablename__ = "seeds"

    match_id: Mapped[int] = mapped_column(_match(), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    seed: Mapped[bytes]


class EntryRow(Base):
    """One log entry of a move, as a key with data; `own` is for `seat` alone."""

    __tablename__ = "entries"
    __table_args__ = (
        ForeignKeyConstraint(
            ["match_id", "seq"], ["moves.match_id", "moves.seq"], ondelete="CASCADE"
        ),
    )

    match_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    index: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str]
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
    seat: Mapped[int | None]
    own: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    then: Mapped[dict[str, Any] | None] = mapped_column(JSON)


class SnapshotRow(Base):
    """The engine's state after move `seq`, at a checkpoint, with a hash of it."""

    __tablename__ = "snapshots"

    match_id: Mapped[int] = mapped_column(_match(), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    schema: Mapped[int]
    state: Mapped[bytes]
    hash: Mapped[str]


class DueRow(Base):
    """Something that must happen, such as a bot's turn, whether or not anybody watches."""

    __tablename__ = "due"
    __table_args__ = (UniqueConstraint("match_id", "kind", "decision"), Index("ix_due_at", "at"))

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    match_id: Mapped[int] = mapped_column(_match())
    kind: Mapped[str]
    seat: Mapped[int | None]
    decision: Mapped[str | None]
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    leased_until: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))


class ProposalRow(Base):
    """What somebody at a table proposes to all: it is done when all agree, before `until`.

    `agreed` are the seats that said yes; `ended_at` is set when it was done, refused or is over.
    """

    __tablename__ = "proposals"
    __table_args__ = (
        Index(
            "uq_proposals_open", "match_id", unique=True, postgresql_where=text("ended_at IS NULL")
        ),
    )

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    match_id: Mapped[int] = mapped_column(_match())
    kind: Mapped[str]
    seat: Mapped[int]
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
    agreed: Mapped[list[int]] = mapped_column(ARRAY(Integer))
    until: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    ended_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))


class ChatRow(Base):
    """One line of table talk: free text, or a claim as key and parameters."""

    __tablename__ = "chat"
    __table_args__ = (
        UniqueConstraint("match_id", "command"),
        Index("ix_chat_match_id_id", "match_id", "id"),
        Index("ix_chat_player_id", "player_id"),
    )

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    match_id: Mapped[int] = mapped_column(_match())
    player_id: Mapped[int | None] = mapped_column(ForeignKey("players.id", ondelete="SET NULL"))
    seat: Mapped[int | None]
    name: Mapped[str]
    text: Mapped[str | None]
    claim: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    command: Mapped[str | None]
    at: Mapped[datetime] = _now()
