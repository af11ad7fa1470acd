"""automatic answers of the person in a seat"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    habits = sa.Column("habits", sa.ARRAY(sa.Text()), server_default="{}", nullable=False)
    op.add_column("seats", habits)


def downgrade() -> None:
    op.drop_column("seats", "habits")
