"""spielwerk admin, backup, restore: for whoever keeps a server."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.table import Table

from spielwerk.core.game import Refused
from spielwerk.text import Speaker

from .desk import Language, Sorry, out, voice

T = TypeVar("T")
Database = Annotated[str, typer.Option("--db", help="The URL of the database; else that at home.")]
app = typer.Typer(no_args_is_help=True, help="Look after a server's tables and users.")


@contextmanager
def _at_work(lang: str, db: str) -> Iterator[tuple[Speaker, str]]:
    """A speaker, and the database meant; what goes wrong is said in one sentence."""
    say = voice(lang)
    try:  # only here: the other commands do without what a server needs
        from sqlalchemy.exc import ArgumentError, DBAPIError  # noqa: PLC0415

        from spielwerk.server import backup, settings  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise Sorry(say.say("serve-missing", module=missing.name or "?")) from missing
    try:
        yield say, db or settings.in_folder(settings.data_folder())
    except Refused as refused:
        raise Sorry(say.refusal(refused)) from refused
    except backup.BadBackup as bad:
        raise Sorry(say.say(bad.reason, **bad.figures)) from bad
    except DBAPIError as error:
        raise Sorry(say.say("serve-database", why=str(error.orig))) from error
    except (ArgumentError, OSError) as error:
        raise Sorry(say.say("serve-database", why=str(error))) from error


def _run(db: str, job: Callable[[Any], T]) -> T:
    """A job on the database, in one transaction; a database that is not there is not made."""
    from spielwerk.server import backup, migrations, store  # noqa: PLC0415

    url = store.database(db)
    if url.drivername.startswith("sqlite") and not Path(url.database or "").is_file():
        raise backup.BadBackup("backup-no-database", file=str(url.database))
    engine = store.engine_of(url, writes=True)
    try:
        migrations.upgrade(engine)
        with engine.begin() as connection:
            return job(connection)
    finally:
        engine.dispose()


def _day(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))


@app.command("list")
def tables(
    state: Annotated[str, typer.Option(help="open, running, over or aborted; else all.")] = "",
    db: Database = "",
    lang: Language = "",
) -> None:
    """The tables, the one last played at first."""
    with _at_work(lang, db) as (say, url):
        from spielwerk.server import admin  # noqa: PLC0415

        found = _run(url, lambda connection: admin.tables(connection, state))
        drawn = Table(box=None)
        for column in ("id", "game", "state", "updated", "players"):
            drawn.add_column(say.say(f"admin-{column}"))
        for one in found:
            row, names = one["row"], ", ".join(one["names"])
            drawn.add_row(row.id, row.game, row.state, _day(row.updated), names)
        out.print(drawn)


@app.command()
def users(name: str, db: Database = "", lang: Language = "") -> None:
    """Users of this name, and their ids."""
    with _at_work(lang, db) as (say, url):
        from spielwerk.server import admin  # noqa: PLC0415

        drawn = Table(box=None)
        for column in ("id", "name", "account", "created", "banned"):
            drawn.add_column(say.say(f"admin-{column}"))
        for row in _run(url, lambda connection: admin.users_named(connection, name)):
            banned = _day(row.banned) if row.banned is not None else ""
            drawn.add_row(row.id, row.name, row.login or "", _day(row.created), banned)
        out.print(drawn)


@app.command()
def abort(table: str, db: Database = "", lang: Language = "") -> None:
    """End a table without a result."""
    with _at_work(lang, db) as (say, url):
        from spielwerk.server import admin  # noqa: PLC0415

        _run(url, lambda connection: admin.abort(connection, table))
        out.print(say.say("admin-aborted", table=table))


@app.command()
def expire(
    days: Annotated[float, typer.Option(min=1, help="Untouched for so many days.")] = 60,
    finished: Annotated[bool, typer.Option("--finished", help="Forget ended ones, too.")] = False,
    db: Database = "",
    lang: Language = "",
) -> None:
    """End tables that nobody has touched for long."""
    with _at_work(lang, db) as (say, url):
        from spielwerk.server import admin  # noqa: PLC0415

        ended, gone = _run(url, lambda c: admin.expire(c, days, finished))
        out.print(say.say("admin-expired", ended=ended, gone=gone))


@app.command()
def ban(user: str, db: Database = "", lang: Language = "") -> None:
    """Shut a user out, by name or id."""
    _ban(user, db, lang, True)


@app.command()
def unban(user: str, db: Database = "", lang: Language = "") -> None:
    """Let a user in again."""
    _ban(user, db, lang, False)


def _ban(user: str, db: str, lang: str, banned: bool) -> None:
    with _at_work(lang, db) as (say, url):
        from spielwerk.server import admin  # noqa: PLC0415

        id = _run(url, lambda connection: admin.ban(connection, user, banned))
        out.print(say.say("admin-is-banned" if banned else "admin-is-back", user=id))


def backup(file: Path, db: Database = "", lang: Language = "") -> None:
    """Write the whole database into one file, while the server runs."""
    with _at_work(lang, db) as (say, url):
        from spielwerk.server import backup  # noqa: PLC0415

        counted = backup.backup(url, file)
        figures = {"tables": counted["tables"], "users": counted["users"], "file": str(file)}
        out.print(say.say("backup-written", **figures), soft_wrap=True)


def restore(file: Path, db: Database = "", lang: Language = "") -> None:
    """Read a backup into an empty database."""
    with _at_work(lang, db) as (say, url):
        from spielwerk.server import backup  # noqa: PLC0415

        counted = backup.restore(file, url)
        figures = {"tables": counted["tables"], "users": counted["users"]}
        out.print(say.say("backup-restored", **figures), soft_wrap=True)
