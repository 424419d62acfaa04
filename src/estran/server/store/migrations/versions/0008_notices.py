"""Notices: whom to tell that it is their turn, for which seats, and the keys of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nobody has asked for notices yet; the keys are made when the server starts."""
    op.add_column("rooms", sa.Column("noticed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "contacts",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(96)),
        sa.Column("auth", sa.String(32)),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("confirmed", sa.Float()),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_contacts"),
        sa.UniqueConstraint("token", name="uq_contacts_token"),
    )
    op.create_index("ix_contacts_address", "contacts", ["address"])
    op.create_index("ix_contacts_used", "contacts", ["used"])
    op.create_table(
        "contact_seats",
        sa.Column("contact", sa.String(32), nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("match", sa.String(32)),
        sa.Column("decision", sa.Integer(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["contact"], ["contacts.id"], name="fk_contact_seats_contact", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_contact_seats_room", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("contact", "room", "place", name="pk_contact_seats"),
    )
    op.create_index("ix_contact_seats_room", "contact_seats", ["room"])
    op.create_table(
        "server_keys",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("push", sa.LargeBinary(32), nullable=False),
        sa.Column("links", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_server_keys"),
    )


def downgrade() -> None:
    """As it was."""
    for table in ("server_keys", "contact_seats", "contacts"):
        op.drop_table(table)
    op.drop_column("rooms", "noticed")
