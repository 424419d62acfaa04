"""A seat remembers that the host has removed the name of whoever sits there."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Nobody could until now."""
    op.add_column("seats", sa.Column("unnamed", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """As it was: the letters stay."""
    op.drop_column("seats", "unnamed")
