"""Puzzles of the day that a server has made."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """None was made yet."""
    op.create_table(
        "puzzles",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("puzzle", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name="pk_puzzles"),
    )


def downgrade() -> None:
    """As it was; those that ship come round again."""
    op.drop_table("puzzles")
