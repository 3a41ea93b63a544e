"""What is written down: users, tables, who sits there, every request that was kept, drafts."""

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def text(name: str, **more: Any) -> "Column[Any]":
    return Column(name, Text, nullable=more.pop("nullable", False), **more)


def number(name: str, default: int | None = 0, **more: Any) -> "Column[Any]":
    start = None if default is None else str(default)
    return Column(name, Integer, nullable=default is None, server_default=start, **more)


def flag(name: str) -> "Column[Any]":
    return Column(name, Boolean, nullable=False, server_default="0")


def moment(name: str, nullable: bool = True, **more: Any) -> "Column[Any]":
    """Seconds since 1970, by the server's clock."""
    return Column(name, Double, nullable=nullable, **more)


def at_table(**more: Any) -> "Column[Any]":
    return Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), **more)


def by_user(name: str = "user", **more: Any) -> "Column[Any]":
    return Column(name, String(16), ForeignKey("users.id", ondelete="SET NULL"), **more)


# The server's own words: its secret for cookies and links.
house = Table("house", metadata, Column("name", String(40), primary_key=True), text("value"))

users = Table(
    "users",
    metadata,
    Column("id", String(16), primary_key=True),
    text("name"),
    Column("login", String(80), unique=True),  # the folded name of an account; none: a guest
    text("password", nullable=True),  # argon2
    Column("recovery", String(64)),  # SHA-256 of the code that sets a new password, once
    text("email", nullable=True),
    Column("lang", String(8), nullable=False, server_default="en"),
    Column("settings", JSON, nullable=False),
    number("epoch"),  # raised: every cookie given before is void
    moment("created", nullable=False),
    moment("seen", nullable=False),
    moment("banned"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("room", String(16), nullable=False),  # the same for all rematches; its chat
    Column("next", String(16)),  # the rematch
    Column("game", String(40), nullable=False),
    number("rules_version", 1),
    Column("options", JSON, nullable=False),
    Column("components", JSON, nullable=False),  # rows as records write them; {}: the box's own
    Column("clock", JSON, nullable=False),
    Column("absence", String(16), nullable=False),
    Column("access", String(16), nullable=False),
    flag("rated"),
    Column("state", String(16), nullable=False),  # open, running, over, aborted
    by_user("host"),
    Column("seed", LargeBinary, nullable=False),
    Column("commit", String(64), nullable=False),
    number("seq"),  # of the newest request
    number("watch"),  # generation of the spectators' link
    Column("asked", JSON, nullable=False),  # the number of each seat's question
    Column("snapshot", LargeBinary),  # the table's bytes after `seq`; only for speed
    Column("layout", String(64)),  # what those bytes mean
    Column("takeback", JSON(none_as_null=True)),  # who asked, who has agreed
    Column("result", JSON(none_as_null=True)),
    moment("due"),  # the first clock runs out
    moment("bots"),  # a bot owes an answer; when another process may take care of it
    moment("created", nullable=False),
    moment("updated", nullable=False),
    moment("ended"),
    Index(None, "state", "updated"),
    Index(None, "due"),
    Index(None, "bots"),
)

seats = Table(
    "seats",
    metadata,
    at_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # person, bot
    flag("open"),  # anyone may sit down; else by its link
    text("name", nullable=True),
    Column("level", String(40)),
    by_user(index=True),
    number("link"),  # generation of its link: raised, the old one is void
    Column("nonce", LargeBinary),
    number("stand_in"),  # who answers for the player: see table.py
    flag("helped"),  # a bot has answered for the player
    Column("left", Double),  # seconds on the clock when it last stood still
    moment("since"),  # when it began to run; none: it stands
)

# Every request that was kept, in order: what a table is replayed from.
requests = Table(
    "requests",
    metadata,
    at_table(primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    number("seat"),
    Column("kind", String(8), nullable=False),  # moves, takeback
    Column("by", String(8), nullable=False),  # player, bot, stand-in
    Column("key", String(40)),  # the client's; a second one has no second effect
    text("moves"),  # a line each; of a take-back, the seq after which the table stands again
    Column("told", JSON, nullable=False),  # the facts of each move, and what others heard of it
    moment("at", nullable=False),
    UniqueConstraint("table", "seat", "key"),
)

drafts = Table(
    "drafts",
    metadata,
    at_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("n", BigInteger, nullable=False),
    number("question"),
    text("moves"),
    moment("at", nullable=False),
)

watchers = Table(
    "watchers",
    metadata,
    at_table(primary_key=True),
    Column("user", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

# One line for each seat of a finished table: statistics and ratings are made of these.
results = Table(
    "results",
    metadata,
    at_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    by_user(index=True),
    Column("game", String(40), nullable=False),
    number("seats"),
    number("score"),
    number("place"),
    flag("helped"),
    flag("rated"),
    moment("at", nullable=False),
    Index(None, "game", "seats"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("room", String(16), nullable=False, index=True),
    by_user(),
    text("name"),
    text("text"),
    moment("at", nullable=False),
)

# How strong a player is thought to be, by game and number of seats.
ratings = Table(
    "ratings",
    metadata,
    Column("user", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    number("games"),
    moment("at", nullable=False),
)

# Where a user wants to be told; nothing is told where there is no row.
channels = Table(
    "channels",
    metadata,
    Column("user", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),  # page, push, mail, hook
    Column("name", String(16), primary_key=True),  # of a device; else empty
    Column("address", JSON, nullable=False),
    Column("code", String(64)),  # SHA-256 of what the user must tell first; none: confirmed
    moment("created", nullable=False),
)

# What is still to be told, written down together with what happened.
outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user", String(16), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(16), nullable=False),
    Column("word", String(16), nullable=False),  # your-turn, begun, over, rematch
    at_table(nullable=False),
    Column("seat", Integer),
    Column("question", Integer),  # the seat's; when that is answered, nobody need be told
    number("tries"),
    text("failed", nullable=True),  # why, the last time
    moment("at", nullable=False),
    moment("due"),  # when to try next; none: told, or given up
    Index(None, "due"),
    Index(None, "user", "kind"),
)
