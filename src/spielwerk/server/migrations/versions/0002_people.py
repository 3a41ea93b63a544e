"""Accounts can be recovered; ratings, channels, and what is still to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def _user() -> "sa.Column[str]":
    return sa.Column("user", sa.String(length=16), nullable=False)


def _of_users(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["user"], ["users.id"], name=op.f(f"fk_{table}_user"), ondelete="CASCADE"
    )


def upgrade() -> None:
    op.add_column("users", sa.Column("recovery", sa.String(length=64), nullable=True))
    op.create_table(
        "ratings",
        _user(),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), server_default="0", nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        _of_users("ratings"),
        sa.PrimaryKeyConstraint("user", "game", "seats", name=op.f("pk_ratings")),
    )
    op.create_table(
        "channels",
        _user(),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("address", sa.JSON(), nullable=False),
        sa.Column("code", sa.String(length=64), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        _of_users("channels"),
        sa.PrimaryKeyConstraint("user", "kind", "name", name=op.f("pk_channels")),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        _user(),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("word", sa.String(length=16), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("question", sa.Integer(), nullable=True),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("failed", sa.Text(), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        _of_users("outbox"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_outbox_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
    )
    op.create_index(op.f("ix_outbox_due"), "outbox", ["due"], unique=False)
    op.create_index(op.f("ix_outbox_user_kind"), "outbox", ["user", "kind"], unique=False)
