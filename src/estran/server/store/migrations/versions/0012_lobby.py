"""People who want to play with whoever comes."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nobody waits yet."""
    op.create_table(
        "waiting",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("socket", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("games", sa.JSON(), nullable=False),
        sa.Column("sizes", sa.JSON(), nullable=False),
        sa.Column("slow", sa.Boolean(), nullable=False),
        sa.Column("profile", sa.String(32)),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("room", sa.String(32)),
        sa.Column("place", sa.Integer()),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_waiting_room", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_waiting"),
    )
    op.create_index("ix_waiting_room", "waiting", ["room"])


def downgrade() -> None:
    """As it was."""
    op.drop_table("waiting")
