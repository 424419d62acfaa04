"""Profiles with their devices and passkeys, results that outlive rooms, and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody has a profile yet, and nothing is rated."""
    op.add_column("rooms", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    for column in ("rated", "hinted"):
        op.add_column("matches", sa.Column(column, sa.Boolean(), nullable=False, server_default=sa.false()))
    for table in ("seats", "match_seats"):
        op.add_column(table, sa.Column("profile", sa.String(32)))
        op.create_index(f"ix_{table}_profile", table, ["profile"])
    _profiles()
    _results()
    _ratings()


def _profiles() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("face", sa.Integer(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("ticket", sa.String(64)),
        sa.Column("ticket_until", sa.Float()),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_profiles"),
        sa.UniqueConstraint("ticket", name="uq_profiles_ticket"),
    )
    op.create_index("ix_profiles_used", "profiles", ["used"])
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_devices_profile", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.UniqueConstraint("token", name="uq_devices_token"),
    )
    op.create_index("ix_devices_profile", "devices", ["profile"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_passkeys_profile", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_profile", "passkeys", ["profile"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(64), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("challenge", name="pk_challenges"),
    )
    op.create_index("ix_challenges_until", "challenges", ["until"])
    op.create_table(
        "blocks",
        sa.Column("profile", sa.String(32), nullable=False),
        sa.Column("blocked", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["profile"], ["profiles.id"], name="fk_blocks_profile", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["blocked"], ["profiles.id"], name="fk_blocks_blocked", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("profile", "blocked", name="pk_blocks"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])


def _results() -> None:
    op.create_table(
        "played",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("ending", sa.String(12)),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_played"),
    )
    op.create_index("ix_played_ended", "played", ["ended"])
    op.create_table(
        "results",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.String(1), nullable=False),
        sa.Column("profile", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("face", sa.Integer()),
        sa.Column("level", sa.String(16)),
        sa.Column("rank", sa.Integer()),
        sa.Column("score", sa.Float()),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["played.match"], name="fk_results_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_results"),
    )
    op.create_index("ix_results_profile", "results", ["profile"])


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "who", name="pk_ratings"),
    )
    op.create_table(
        "rating_steps",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.String(1), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("who", sa.String(40)),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("mu_before", sa.Float(), nullable=False),
        sa.Column("sigma_before", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_rating_steps"),
    )
    op.create_index("ix_rating_steps_who", "rating_steps", ["who"])
    op.create_index("ix_rating_steps_match_seat", "rating_steps", ["match", "seat"], unique=True)


def downgrade() -> None:
    """As it was."""
    for table in ("rating_steps", "ratings", "results", "played", "blocks", "challenges", "passkeys", "devices"):
        op.drop_table(table)
    op.drop_table("profiles")
    for table in ("match_seats", "seats"):
        op.drop_index(f"ix_{table}_profile", table)
        op.drop_column(table, "profile")
    for column in ("hinted", "rated"):
        op.drop_column("matches", column)
    op.drop_column("rooms", "rated")
