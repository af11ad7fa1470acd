"""the tables"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("locale", sa.String(length=8), nullable=True),
        sa.Column("preferences", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column(
            "seen_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_players_token_hash")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("slug", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("status", sa.String(), server_default="open", nullable=False),
        sa.Column("seat_count", sa.Integer(), nullable=False),
        sa.Column("watch", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=True),
        sa.Column("seed", sa.LargeBinary(), nullable=True),
        sa.Column("seed_hash", sa.String(), nullable=True),
        sa.Column("head", sa.Integer(), server_default="0", nullable=False),
        sa.Column("awaited", sa.ARRAY(sa.Integer()), server_default="{}", nullable=False),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("rematch_of", sa.BigInteger(), nullable=True),
        sa.Column("outcome", postgresql.JSONB(astext_type=sa.Text()), nullable=True),
        sa.CheckConstraint(
            "status IN ('open', 'playing', 'finished', 'abandoned')", name=op.f("ck_matches_status")
        ),
        sa.ForeignKeyConstraint(
            ["host_id"],
            ["players.id"],
            name=op.f("fk_matches_host_id_players"),
            ondelete="SET NULL",
        ),
        sa.ForeignKeyConstraint(
            ["rematch_of"],
            ["matches.id"],
            name=op.f("fk_matches_rematch_of_matches"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        sa.UniqueConstraint("slug", name=op.f("uq_matches_slug")),
    )
    op.create_index("ix_matches_status", "matches", ["status"], unique=False)
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("match_id", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=True),
        sa.Column("claim", postgresql.JSONB(astext_type=sa.Text()), nullable=True),
        sa.Column("command", sa.String(), nullable=True),
        sa.Column(
            "at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False
        ),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_chat_match_id_matches"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player_id"],
            ["players.id"],
            name=op.f("fk_chat_player_id_players"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
        sa.UniqueConstraint("match_id", "command", name=op.f("uq_chat_match_id_command")),
    )
    op.create_index("ix_chat_match_id_id", "chat", ["match_id", "id"], unique=False)
    op.create_table(
        "due",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("match_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("decision", sa.String(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("leased_until", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_due_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_due")),
        sa.UniqueConstraint(
            "match_id", "kind", "decision", name=op.f("uq_due_match_id_kind_decision")
        ),
    )
    op.create_index("ix_due_at", "due", ["at"], unique=False)
    op.create_table(
        "moves",
        sa.Column("match_id", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("decision", sa.String(), nullable=True),
        sa.Column("choices", postgresql.JSONB(astext_type=sa.Text()), nullable=True),
        sa.Column("data", postgresql.JSONB(astext_type=sa.Text()), nullable=True),
        sa.Column("player_id", sa.BigInteger(), nullable=True),
        sa.Column("command", sa.String(), nullable=True),
        sa.Column(
            "at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False
        ),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_moves_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "seq", name=op.f("pk_moves")),
        sa.UniqueConstraint("match_id", "command", name=op.f("uq_moves_match_id_command")),
    )
    op.create_table(
        "seat_claims",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("match_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("resolved_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name=op.f("fk_seat_claims_match_id_matches"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["player_id"],
            ["players.id"],
            name=op.f("fk_seat_claims_player_id_players"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_seat_claims")),
    )
    op.create_index(op.f("ix_seat_claims_match_id"), "seat_claims", ["match_id"], unique=False)
    op.create_table(
        "seat_links",
        sa.Column("token_hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("match_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("spent_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("spent_by", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name=op.f("fk_seat_links_match_id_matches"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["spent_by"],
            ["players.id"],
            name=op.f("fk_seat_links_spent_by_players"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_seat_links")),
    )
    op.create_index(op.f("ix_seat_links_match_id"), "seat_links", ["match_id"], unique=False)
    op.create_table(
        "seats",
        sa.Column("match_id", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=True),
        sa.Column("bot", sa.String(), nullable=True),
        sa.Column("name", sa.String(), server_default="", nullable=False),
        sa.Column("colour", sa.String(), server_default="", nullable=False),
        sa.Column("conceded", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("wants_end", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_seats_match_id_matches"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player_id"],
            ["players.id"],
            name=op.f("fk_seats_player_id_players"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_seats")),
        sa.UniqueConstraint("match_id", "player_id", name=op.f("uq_seats_match_id_player_id")),
    )
    op.create_index("ix_seats_player_id", "seats", ["player_id"], unique=False)
    op.create_table(
        "snapshots",
        sa.Column("match_id", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("schema", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name=op.f("fk_snapshots_match_id_matches"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("match_id", "seq", name=op.f("pk_snapshots")),
    )
    op.create_table(
        "entries",
        sa.Column("match_id", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("index", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("data", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("own", postgresql.JSONB(astext_type=sa.Text()), nullable=True),
        sa.Column("then", postgresql.JSONB(astext_type=sa.Text()), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id", "seq"],
            ["moves.match_id", "moves.seq"],
            name=op.f("fk_entries_match_id_seq_moves"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("match_id", "seq", "index", name=op.f("pk_entries")),
    )


def downgrade() -> None:
    op.drop_table("entries")
    op.drop_table("snapshots")
    op.drop_index("ix_seats_player_id", table_name="seats")
    op.drop_table("seats")
    op.drop_index(op.f("ix_seat_links_match_id"), table_name="seat_links")
    op.drop_table("seat_links")
    op.drop_index(op.f("ix_seat_claims_match_id"), table_name="seat_claims")
    op.drop_table("seat_claims")
    op.drop_table("moves")
    op.drop_index("ix_due_at", table_name="due")
    op.drop_table("due")
    op.drop_index("ix_chat_match_id_id", table_name="chat")
    op.drop_table("chat")
    op.drop_index("ix_matches_status", table_name="matches")
    op.drop_table("matches")
    op.drop_table("players")
