"""A whisper belongs to two tenures, so that nobody who takes a seat later hears it; tickets expire."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
rooms = sa.table("rooms", sa.column("id"), sa.column("match"))
seats = sa.table("seats", sa.column("room"), sa.column("place"), sa.column("kind"))
matches = sa.table("matches", sa.column("id"), sa.column("status"))
talks = sa.table("talks", *map(sa.column, ("room", "match", "kind", "place", "to", "plies", "tenure", "to_tenure")))


def upgrade() -> None:
    """Old whispers stay with those who provably sat there already; where that is uncertain nobody hears them again."""
    op.add_column("seats", sa.Column("tenure", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("seats", sa.Column("ticket_until", sa.Float()))
    for column in ("tenure", "to_tenure"):
        op.add_column("talks", sa.Column(column, sa.Integer(), nullable=False, server_default="0"))
    for place, tenure in ((talks.c.place, talks.c.tenure), (talks.c.to, talks.c.to_tenure)):
        op.execute(sa.update(talks).where(talks.c.kind == "whisper", _sat_there(place)).values({tenure: 1}))


def _sat_there(place: sa.ColumnElement[int]) -> sa.ColumnElement[bool]:
    """Whether somebody sat at a place when a whisper was said: no seat that a person holds changes hands while a match runs."""
    return sa.exists().where(
        rooms.c.id == talks.c.room,
        matches.c.id == rooms.c.match,
        matches.c.id == talks.c.match,
        matches.c.status == "running",
        talks.c.plies > 0,
        seats.c.room == rooms.c.id,
        seats.c.place == place,
        seats.c.kind == "person",
    )


def downgrade() -> None:
    """As it was."""
    for column in ("tenure", "to_tenure"):
        op.drop_column("talks", column)
    for column in ("tenure", "ticket_until"):
        op.drop_column("seats", column)
