"""The whole database in one file, and back: from SQLite or PostgreSQL, into either.

A backup is an SQLite file with the same tables, and one more: of each table the number of rows and
their SHA-256, by which a restore sees that nothing is missing. It is taken while the server runs.
"""

import hashlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    Integer,
    create_engine,
    func,
    insert,
    inspect,
    select,
    text,
)

from . import migrations
from .schema import metadata
from .store import database, dumped, engine_of

SUMS = "backup_sums"
MANY = 500  # rows at once


class BadBackup(Exception):
    """Why there is no backup, or no restoring it: a word, and what it is about."""

    def __init__(self, reason: str, **figures: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.figures = figures


def backup(url: str, file: Path) -> dict[str, int]:
    """Write a backup; the rows of each table. What is there already is never overwritten."""
    if file.exists():
        raise BadBackup("backup-exists", file=str(file))
    source = database(url)
    if source.drivername.startswith("sqlite") and not Path(source.database or "").is_file():
        raise BadBackup("backup-no-database", file=str(source.database))
    with _beside(file) as made:
        if source.drivername.startswith("sqlite"):
            _copy(Path(source.database or ""), made)
        else:
            _fill(made, engine_of(source, writes=False))
        counted = _sum_up(made)
        _check(made)
        os.link(made, file)  # fails, and overwrites nothing, if somebody was quicker
    return counted


def restore(file: Path, url: str) -> dict[str, int]:
    """Into an empty database; the rows of each table."""
    if not file.is_file():
        raise BadBackup("backup-no-file", file=str(file))
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "backup.sqlite"
        made.write_bytes(file.read_bytes())
        _check(made)
        counted = _upgraded(made)
        target = database(url)
        if target.drivername.startswith("sqlite"):
            _restore_file(made, Path(target.database or ""))
        else:
            _restore_rows(made, engine_of(target, writes=True))
    return counted


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A file in the same folder that goes away."""
    with tempfile.TemporaryDirectory(dir=file.absolute().parent, prefix=".backup-") as folder:
        yield Path(folder) / "backup.sqlite"


def _copy(source: Path, target: Path) -> None:
    """SQLite's online backup: a moment of the database, while others write."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")


def _fill(target: Path, source: Engine) -> None:
    """The rows of another database, all as they were at one moment."""
    made = create_engine(f"sqlite:///{target}", json_serializer=dumped)
    with ended(made, source):
        migrations.upgrade(made)
        with source.connect() as old, made.begin() as new:
            if source.dialect.name == "postgresql":
                old.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
            _copy_rows(old, new)


@contextmanager
def ended(*engines: Engine) -> Iterator[None]:
    """Whatever happens meanwhile, no connection stays open."""
    try:
        yield
    finally:
        for engine in engines:
            engine.dispose()


def _copy_rows(old: Connection, new: Connection) -> None:
    for table in metadata.sorted_tables:
        rows = old.execution_options(stream_results=True).execute(select(table)).mappings()
        for some in rows.partitions(MANY):
            new.execute(insert(table), [{str(k): v for k, v in row.items()} for row in some])


def _digest(connection: sqlite3.Connection, table: str) -> tuple[int, str]:
    names = [row[1] for row in connection.execute(f'PRAGMA table_info("{table}")')]
    columns = ", ".join(f'"{name}"' for name in names)
    summed, count = hashlib.sha256(repr(names).encode()), 0
    for row in connection.execute(f'SELECT {columns} FROM "{table}" ORDER BY {columns}'):
        summed.update(repr(row).encode())
        count += 1
    return count, summed.hexdigest()


def _tables(connection: sqlite3.Connection) -> list[str]:
    listed = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    names = [row[0] for row in connection.execute(listed)]
    return [name for name in names if name != SUMS and not name.startswith("sqlite_")]


def _sum_up(file: Path) -> dict[str, int]:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(f"CREATE TABLE {SUMS} (name TEXT PRIMARY KEY, rows INT, sha256 TEXT)")
        sums = {name: _digest(connection, name) for name in _tables(connection)}
        rows = [(name, *each) for name, each in sums.items()]
        connection.executemany(f"INSERT INTO {SUMS} VALUES (?, ?, ?)", rows)
    return {name: count for name, (count, _) in sums.items()}


def _check(file: Path) -> None:
    """That the file is whole, and holds what it says."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            whole = connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            linked = not connection.execute("PRAGMA foreign_key_check").fetchall()
            sums = connection.execute(f"SELECT name, rows, sha256 FROM {SUMS}").fetchall()
            told = {name: (count, sha) for name, count, sha in sums}
            found = {name: _digest(connection, name) for name in _tables(connection)}
    except sqlite3.DatabaseError as error:
        raise BadBackup("backup-broken", file=str(error)) from error
    if not whole or not linked or told != found:
        raise BadBackup("backup-broken", file=", ".join(sorted(_differ(told, found))) or "–")


def _differ(told: dict[str, Any], found: dict[str, Any]) -> set[str]:
    return {name for name in told.keys() | found.keys() if told.get(name) != found.get(name)}


def _upgraded(file: Path) -> dict[str, int]:
    """An older backup, brought to the newest form of the database."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(text(f"DROP TABLE {SUMS}"))
    try:
        migrations.upgrade(engine)
    except Exception as error:  # of a newer release than this one
        raise BadBackup("backup-other-release") from error
    with engine.connect() as connection:
        counted = {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in metadata.sorted_tables
        }
    engine.dispose()
    return counted


def _restore_file(made: Path, target: Path) -> None:
    if target.exists():
        raise BadBackup("backup-exists", file=str(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    with _beside(target) as beside:
        _copy(made, beside)
        os.link(beside, target)


def _restore_rows(made: Path, target: Engine) -> None:
    """In one transaction: all of it, or nothing."""
    source = create_engine(f"sqlite:///{made}")
    with ended(source, target):
        if not _is_empty(target):
            raise BadBackup("backup-exists", file=target.url.database or "")
        migrations.upgrade(target)
        with source.connect() as old, target.begin() as new:
            _copy_rows(old, new)
            for table in metadata.sorted_tables:
                _count_on(new, table)


def _is_empty(target: Engine) -> bool:
    if not inspect(target).has_table("tables"):
        return True
    with target.connect() as connection:
        return not any(
            connection.execute(select(table).limit(1)).first() for table in metadata.sorted_tables
        )


def _count_on(connection: Connection, table: Any) -> None:
    """PostgreSQL numbers new rows from where the old ones end."""
    (key, *others) = table.primary_key.columns
    if others or not isinstance(key.type, Integer) or key.autoincrement is False:
        return
    top = connection.execute(select(func.max(key))).scalar()
    if top is not None:
        sequence = func.pg_get_serial_sequence(f'"{table.name}"', key.name)
        connection.execute(select(func.setval(sequence, top)))
