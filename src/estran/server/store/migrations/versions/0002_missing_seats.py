"""Who is missing is written down when it is named, and stays so."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nobody is missing yet, as far as anybody was told. Columns change in place: a table laid anew would take its matches along."""
    op.add_column("matches", sa.Column("missing", sa.JSON(), nullable=False, server_default="[]"))
    op.drop_column("matches", "named")


def downgrade() -> None:
    """As it was."""
    op.add_column("matches", sa.Column("named", sa.Integer(), nullable=False, server_default="-1"))
    op.drop_column("matches", "missing")
