"""How the database came to be what it is: one step a file, in `versions`."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

LOCK = 0x5717  # so that two processes do not migrate one PostgreSQL at once


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    return made


def upgrade(engine: Engine) -> None:
    """Bring the database to the newest form."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_lock({LOCK})"))
            connection.commit()
        made = config()
        made.attributes["connection"] = connection
        command.upgrade(made, "head")
        connection.commit()
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_unlock({LOCK})"))
            connection.commit()
