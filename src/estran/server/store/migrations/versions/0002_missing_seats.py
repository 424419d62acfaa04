"""The seats that are missing in a secret choice are kept once they have been named."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Start with nobody missing. Columns change in place: recreating the table would cascade to the rows that refer to it."""
    op.add_column("matches", sa.Column("missing", sa.JSON(), nullable=False, server_default="[]"))
    op.drop_column("matches", "named")


def downgrade() -> None:
    """As it was."""
    op.add_column("matches", sa.Column("named", sa.Integer(), nullable=False, server_default="-1"))
    op.drop_column("matches", "missing")
