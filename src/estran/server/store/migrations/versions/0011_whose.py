"""Whose contacts and whose talk it is, so that both are erased with a profile."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """What was said before belongs to nobody who has a profile."""
    for table in ("talks", "contacts"):
        op.add_column(table, sa.Column("profile", sa.String(32)))
        op.create_index(f"ix_{table}_profile", table, ["profile"])


def downgrade() -> None:
    """As it was."""
    for table in ("contacts", "talks"):
        op.drop_index(f"ix_{table}_profile", table)
        op.drop_column(table, "profile")
