"""At which version the first hint of a match was used, so that others are told of it afterwards."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Of hints that were used before it is not known; they may be told at once."""
    op.add_column("matches", sa.Column("hinted_at", sa.Integer()))


def downgrade() -> None:
    """As it was."""
    op.drop_column("matches", "hinted_at")
