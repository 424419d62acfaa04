"""One row per seat of a match, in place of parallel lists; the table `slots` is renamed to `choices`."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
LETTERS = "ABCDE"
LISTS = {"seating": "place", "names": "name", "hashes": "hash", "words": "word"}  # one column each from now on
matches = sa.table("matches", sa.column("id"), sa.column("players"), *(sa.column(name, sa.JSON) for name in LISTS))
match_seats = sa.table("match_seats", *map(sa.column, ("match", "seat", *LISTS.values())))


def upgrade() -> None:
    """Spread the lists over rows. Columns change in place: recreating `matches` would cascade to its rows."""
    op.create_table(
        "match_seats",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.String(length=1), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("word", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_match_seats_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_match_seats")),
    )
    connection = op.get_bind()
    lists = [matches.c[name] for name in LISTS]
    for match, *values in connection.execute(sa.select(matches.c.id, *lists)).all():
        values[-1] = [word.replace("\0", "") for word in values[-1]]  # JSON could hold NUL, PostgreSQL's text cannot
        rows = [(match, *row) for row in zip(LETTERS, *values, strict=False)]
        names = [column.name for column in match_seats.columns]
        connection.execute(sa.insert(match_seats), [dict(zip(names, row, strict=True)) for row in rows])
    for name in ("players", *LISTS):
        op.drop_column("matches", name)
    op.rename_table("slots", "choices")


def downgrade() -> None:
    """Gather the rows into lists again."""
    op.rename_table("choices", "slots")
    op.add_column("matches", sa.Column("players", sa.Integer(), nullable=False, server_default="0"))
    for name in LISTS:
        op.add_column("matches", sa.Column(name, sa.JSON(), nullable=False, server_default="[]"))
    connection = op.get_bind()
    columns = [match_seats.c[name] for name in LISTS.values()]
    for match in connection.execute(sa.select(matches.c.id)).scalars().all():
        query = sa.select(*columns).where(match_seats.c.match == match).order_by(match_seats.c.seat)
        rows = connection.execute(query).all()
        lists = {name: [row[number] for row in rows] for number, name in enumerate(LISTS)}
        connection.execute(sa.update(matches).where(matches.c.id == match).values(players=len(rows), **lists))
    op.drop_table("match_seats")
