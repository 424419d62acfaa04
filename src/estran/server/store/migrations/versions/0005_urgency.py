"""Work that is owed has an urgency and a holder, and a match remembers for which bots a quicker one has answered."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """What is owed already is as urgent as if people waited for it."""
    op.add_column("work", sa.Column("holder", sa.String(length=16)))
    op.add_column("work", sa.Column("urgency", sa.Integer(), nullable=False, server_default="0"))
    op.drop_index("ix_work_at", "work")
    op.create_index("ix_work_urgency_at", "work", ["urgency", "at"])
    op.add_column("matches", sa.Column("hurried", sa.JSON(), nullable=False, server_default="[]"))


def downgrade() -> None:
    """As it was."""
    op.drop_column("matches", "hurried")
    op.drop_index("ix_work_urgency_at", "work")
    op.create_index("ix_work_at", "work", ["at"])
    op.drop_column("work", "urgency")
    op.drop_column("work", "holder")
