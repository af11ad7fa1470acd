"""clocks of matches: seconds for each answer, and what happens when they are over"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock", sa.Integer(), server_default="0", nullable=False))
    what = sa.Column("at_zero", sa.String(), server_default="mark", nullable=False)
    op.add_column("matches", what)
    known = "at_zero IN ('mark', 'remind', 'bot')"
    op.create_check_constraint("at_zero", "matches", known)


def downgrade() -> None:
    op.drop_constraint("at_zero", "matches")
    op.drop_column("matches", "at_zero")
    op.drop_column("matches", "clock")
