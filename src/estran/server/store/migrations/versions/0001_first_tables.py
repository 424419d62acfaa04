"""Rooms, seats, matches, batches, slots, answers, talks and work."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Lay the first tables."""
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("watch", sa.String(length=16), nullable=False),
        sa.Column("host", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("locked", sa.Boolean(), nullable=False),
        sa.Column("auto_roll", sa.Boolean(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("move_time", sa.Integer(), nullable=True),
        sa.Column("match", sa.String(length=32), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("talked", sa.Float(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_rooms")),
        sa.UniqueConstraint("code", name=op.f("uq_rooms_code")),
        sa.UniqueConstraint("watch", name=op.f("uq_rooms_watch")),
    )
    op.create_index(op.f("ix_rooms_touched"), "rooms", ["touched"], unique=False)
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("room", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seating", sa.JSON(), nullable=False),
        sa.Column("names", sa.JSON(), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=False),
        sa.Column("hashes", sa.JSON(), nullable=False),
        sa.Column("words", sa.JSON(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("named", sa.Integer(), nullable=False),
        sa.Column("undo", sa.JSON(), nullable=True),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name=op.f("fk_matches_room"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index(op.f("ix_matches_room"), "matches", ["room"], unique=False)
    op.create_table(
        "seats",
        sa.Column("room", sa.String(length=32), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=True),
        sa.Column("ticket", sa.String(length=64), nullable=True),
        sa.Column("level", sa.String(length=16), nullable=True),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("muted", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name=op.f("fk_seats_room"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", "place", name=op.f("pk_seats")),
    )
    op.create_table(
        "talks",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("room", sa.String(length=32), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("to", sa.Integer(), nullable=True),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("plies", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name=op.f("fk_talks_room"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_talks")),
    )
    op.create_index("ix_talks_room_at", "talks", ["room", "at"], unique=True)
    op.create_index("ix_talks_room_key", "talks", ["room", "key"], unique=False)
    op.create_table(
        "answers",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.String(length=1), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("version", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_answers_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", "key", name=op.f("pk_answers")),
    )
    op.create_table(
        "batches",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("plies", sa.JSON(), nullable=False),
        sa.Column("keep", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_batches_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "version", name=op.f("pk_batches")),
    )
    op.create_table(
        "slots",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=1), nullable=False),
        sa.Column("move", sa.String(length=80), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_slots_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "decision", "seat", name=op.f("pk_slots")),
    )
    op.create_table(
        "work",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("leased", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_work_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "kind", "decision", name=op.f("pk_work")),
    )
    op.create_index(op.f("ix_work_at"), "work", ["at"], unique=False)
