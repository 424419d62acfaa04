"""Fair dice, version 2: each match keeps its version, and each of its seats whether the word of a person is missing."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Matches that are there have published a commitment of version 1, so they end under it."""
    op.add_column("matches", sa.Column("fair", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("match_seats", sa.Column("missing", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """As it was; matches of version 2 could not be proven any more."""
    op.drop_column("match_seats", "missing")
    op.drop_column("matches", "fair")
