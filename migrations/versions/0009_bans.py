"""players who are banned, from the server or from a match"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("banned_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("players", sa.Column("banned_why", sa.String(), nullable=True))
    op.create_table(
        "match_bans",
        sa.Column("id", sa.BigInteger(), sa.Identity(), nullable=False),
        sa.Column("match_id", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column(
            "at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False
        ),
        _to("matches", "match_id"),
        _to("players", "player_id"),
        sa.PrimaryKeyConstraint("id", name="pk_match_bans"),
        sa.UniqueConstraint("match_id", "player_id", name="uq_match_bans_match_id_player_id"),
    )
    op.create_index("ix_match_bans_player_id", "match_bans", ["player_id"])
    op.create_index("ix_chat_player_id", "chat", ["player_id"])


def _to(table: str, column: str) -> sa.ForeignKeyConstraint:
    name = f"fk_match_bans_{column}_{table}"
    return sa.ForeignKeyConstraint([column], [f"{table}.id"], name=name, ondelete="CASCADE")


def downgrade() -> None:
    op.drop_index("ix_chat_player_id", "chat")
    op.drop_table("match_bans")
    op.drop_column("players", "banned_why")
    op.drop_column("players", "banned_at")
