"""how much of the log a seat has been shown"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("shown", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "shown")
