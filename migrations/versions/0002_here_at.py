"""when the person of a seat was in its lobby"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("here_at", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "here_at")
