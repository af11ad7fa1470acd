"""matches that go on from a move of another"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("forked_from", sa.BigInteger(), nullable=True))
    op.add_column("matches", sa.Column("forked_at", sa.Integer(), nullable=True))
    op.create_foreign_key(
        "fk_matches_forked_from_matches",
        "matches",
        "matches",
        ["forked_from"],
        ["id"],
        ondelete="SET NULL",
    )


def downgrade() -> None:
    op.drop_constraint("fk_matches_forked_from_matches", "matches", type_="foreignkey")
    op.drop_column("matches", "forked_at")
    op.drop_column("matches", "forked_from")
