"""The writer: one sync for a burst, a job that fails fails alone, every connection syncs."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select

from spielwerk.server import migrations, schema
from spielwerk.server.settings import in_folder
from spielwerk.server.store import Store, database


def with_store(folder: Path, work: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:
    store = Store(in_folder(folder))
    migrations.upgrade(store.writer)

    async def run() -> Any:
        store.start()
        try:
            return await work(store)
        finally:
            store.stop()

    return asyncio.run(run())


def put(name: str) -> Callable[[Connection], str]:
    def job(connection: Connection) -> str:
        connection.execute(insert(schema.house).values(name=name, value="x"))
        return name

    return job


def names(connection: Connection) -> set[str]:
    return set(connection.execute(select(schema.house.c.name)).scalars())


def test_a_burst_is_one_commit(tmp_path: Path) -> None:
    async def work(store: Store) -> int:
        await store.write(put("first"))
        before = store.commits
        assert await asyncio.gather(*(store.write(put(str(i))) for i in range(50))) == [
            str(i) for i in range(50)
        ]
        assert len(await store.read(names)) == 51
        return store.commits - before

    assert with_store(tmp_path, work) < 10


def test_a_job_that_fails_fails_alone(tmp_path: Path) -> None:
    async def work(store: Store) -> tuple[list[Any], set[str]]:
        jobs = [store.write(put(name)) for name in ("a", "b", "a", "c")]
        return await asyncio.gather(*jobs, return_exceptions=True), await store.read(names)

    answers, kept = with_store(tmp_path, work)
    assert kept == {"a", "b", "c"}
    assert sum(isinstance(answer, Exception) for answer in answers) == 1


def test_what_waits_is_written_before_it_stops(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        waiting = [asyncio.ensure_future(store.write(put(str(i)))) for i in range(300)]
        await asyncio.sleep(0)
        assert not all(job.done() for job in waiting)

    with_store(tmp_path, work)
    store = Store(in_folder(tmp_path))
    assert len(store.look(names)) == 300


def test_every_connection_syncs(tmp_path: Path) -> None:
    """`kill -9` would not show it: the page cache outlives the process."""
    store = Store(in_folder(tmp_path))
    for engine in (store.writer, store.reader):
        for _ in range(2):
            with engine.connect() as connection:
                for pragma, value in (("journal_mode", "wal"), ("synchronous", 2)):
                    found = connection.exec_driver_sql(f"PRAGMA {pragma}").scalar()
                    assert found == value, pragma
        engine.dispose()


def test_a_writer_takes_the_lock_when_it_begins(tmp_path: Path) -> None:
    """A transaction that begins as a reader and then writes is refused at once, whatever waits."""
    store = Store(in_folder(tmp_path))
    statements: list[str] = []
    connection = store.writer.raw_connection()
    connection.driver_connection.set_trace_callback(statements.append)  # type: ignore[union-attr]
    connection.close()
    with store.writer.begin() as begun:
        begun.exec_driver_sql("SELECT 1")
    assert "BEGIN IMMEDIATE" in statements
    store.writer.dispose()


def test_the_steps_lead_to_the_schema(tmp_path: Path) -> None:
    store = Store(in_folder(tmp_path))
    migrations.upgrade(store.writer)
    migrations.upgrade(store.writer)
    with store.writer.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    assert differences == []
    store.writer.dispose()


@pytest.mark.parametrize(
    ("written", "driver"),
    [
        ("postgresql://a@b/c", "postgresql+psycopg"),
        ("postgres://a@b/c", "postgresql+psycopg"),
        ("sqlite:///x", "sqlite"),
    ],
)
def test_urls_as_people_write_them(written: str, driver: str) -> None:
    assert database(written).drivername == driver
