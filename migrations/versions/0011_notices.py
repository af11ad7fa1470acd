"""notices: where they go, what is to be told, and the server's key pair"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_targets",
        _id(),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("keys", postgresql.JSONB(), nullable=True),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("base", sa.String(), nullable=False),
        _time("created_at", server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("kind IN ('push', 'ntfy', 'webhook')", name="kind"),
        _belongs("notice_targets", "player_id", "players"),
        sa.PrimaryKeyConstraint("id", name="pk_notice_targets"),
        sa.UniqueConstraint("player_id", "address", name="uq_notice_targets_player_id_address"),
    )
    op.create_table(
        "notices",
        _id(),
        sa.Column("target_id", sa.BigInteger(), nullable=False),
        sa.Column("match_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("late", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        _time("at", nullable=False),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        _time("sent_at", nullable=True),
        _belongs("notices", "target_id", "notice_targets"),
        _belongs("notices", "match_id", "matches"),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sa.UniqueConstraint(
            "target_id", "match_id", "late", name="uq_notices_target_id_match_id_late"
        ),
    )
    op.create_index("ix_notices_match_id", "notices", ["match_id"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("private", sa.String(), nullable=False),
        sa.Column("public", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )


def _id() -> sa.Column[int]:
    return sa.Column("id", sa.BigInteger(), sa.Identity(), nullable=False)


def _time(name: str, **how: object) -> sa.Column[sa.DateTime]:
    return sa.Column(name, sa.DateTime(timezone=True), **how)


def _belongs(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_{column}_{other}"
    return sa.ForeignKeyConstraint([column], [f"{other}.id"], name=name, ondelete="CASCADE")


def downgrade() -> None:
    op.drop_table("server_keys")
    op.drop_table("notices")
    op.drop_table("notice_targets")
