"""Matches that begin at a moment of another one."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Matches that are there began at the beginning."""
    op.add_column("matches", sa.Column("origin", sa.JSON()))


def downgrade() -> None:
    """As it was; a match that began elsewhere could not be read any more, so it goes with its room."""
    op.execute("DELETE FROM rooms WHERE id IN (SELECT room FROM matches WHERE origin IS NOT NULL)")
    op.drop_column("matches", "origin")
