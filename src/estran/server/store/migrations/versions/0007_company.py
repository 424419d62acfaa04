"""Being there: who left or resigned, who stands in, votes, how a match stopped, and what was taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
SWITCHES = (
    ("seats", "left"),
    ("matches", "taken_back"),
    ("match_seats", "resigned"),
    ("match_seats", "lapsed"),
    ("choices", "bot"),
)
matches = sa.table("matches", sa.column("status"), sa.column("ending"))


def upgrade() -> None:
    """Matches that were stopped before had nobody's agreement."""
    op.alter_column("seats", "away", new_column_name="stand_in")
    op.add_column("rooms", sa.Column("late", sa.String(12), nullable=False, server_default="once"))
    op.add_column("matches", sa.Column("undone", sa.JSON()))
    op.add_column("matches", sa.Column("votes", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("sat", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("ending", sa.String(12)))
    for table, switch in SWITCHES:
        op.add_column(table, sa.Column(switch, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(sa.update(matches).where(matches.c.status == "abandoned").values(ending="abandoned"))


def downgrade() -> None:
    """As it was."""
    for table, switch in SWITCHES:
        op.drop_column(table, switch)
    for column in ("ending", "sat", "votes", "undone"):
        op.drop_column("matches", column)
    op.drop_column("rooms", "late")
    op.alter_column("seats", "stand_in", new_column_name="away")
