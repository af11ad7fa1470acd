"""admins, what they did, and matches that pause"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    paused = sa.Column("paused", sa.Boolean(), server_default=sa.text("false"), nullable=False)
    op.add_column("matches", paused)
    op.create_table(
        "admin_users",
        sa.Column("id", sa.BigInteger(), sa.Identity(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
        _now("created_at"),
        sa.PrimaryKeyConstraint("id", name="pk_admin_users"),
        sa.UniqueConstraint("name", name="uq_admin_users_name"),
    )
    op.create_table(
        "admin_keys",
        sa.Column("token_hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("admin_id", sa.BigInteger(), nullable=True),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["admin_id"],
            ["admin_users.id"],
            name="fk_admin_keys_admin_id_admin_users",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("token_hash", name="pk_admin_keys"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.BigInteger(), sa.Identity(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("match", sa.String(), nullable=True),
        sa.Column("data", postgresql.JSONB(), nullable=False),
        _now("at"),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_index("ix_audit_match", "audit", ["match"])


def _now(name: str) -> sa.Column[sa.DateTime]:
    now = sa.text("now()")
    return sa.Column(name, sa.DateTime(timezone=True), server_default=now, nullable=False)


def downgrade() -> None:
    op.drop_table("audit")
    op.drop_table("admin_keys")
    op.drop_table("admin_users")
    op.drop_column("matches", "paused")
