"""A match remembers for which bots a quicker one answers until they have been compiled."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Of matches that run it is not known; their next answer tells."""
    op.add_column("matches", sa.Column("warming", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    """As it was."""
    op.drop_column("matches", "warming")
