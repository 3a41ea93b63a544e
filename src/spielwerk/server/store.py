"""Where tables are written down: one writer, many readers, nothing told before it is kept.

Jobs are functions of a connection. The writer thread takes all that wait, runs them in one
transaction and answers them after the commit, so a burst costs one sync of the disk. A job that
fails is run again alone, so that it fails for itself only; a job must not keep anything between.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import orjson
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy import Table as Rows
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool, QueuePool

T = TypeVar("T")
Job = Callable[[Connection], T]
MOST = 128  # jobs in one transaction
READERS = 4
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


def dumped(value: Any) -> str:
    return orjson.dumps(value).decode()


def engine_of(url: URL, writes: bool) -> Engine:
    """An engine whose transactions, on SQLite, take the lock for writing when they begin."""
    codec: dict[str, Any] = {"json_serializer": dumped, "json_deserializer": orjson.loads}
    if not url.drivername.startswith("sqlite"):
        return create_engine(url, pool_size=READERS, max_overflow=0, pool_pre_ping=True, **codec)
    engine = create_engine(
        url,
        poolclass=NullPool if url.database in (None, ":memory:") else QueuePool,
        connect_args={"check_same_thread": False, "isolation_level": None},
        **codec,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def upsert(dialect: str, rows: Rows) -> Any:
    """An insert that may say what happens where the row is there already."""
    return (postgresql if dialect == "postgresql" else sqlite).insert(rows)


def database(url: str) -> URL:
    """A URL as people write it; PostgreSQL is spoken to by psycopg."""
    made = make_url(url)
    if made.drivername in ("postgres", "postgresql"):
        made = made.set(drivername="postgresql+psycopg")
    return made


class Store:
    """The database, as the event loop sees it."""

    def __init__(self, url: str) -> None:
        self.url = database(url)
        self.sqlite = self.url.drivername.startswith("sqlite")
        self.writer = engine_of(self.url, writes=True)
        self.reader = engine_of(self.url, writes=False) if self.sqlite else self.writer
        self.commits = 0
        self._jobs: queue.SimpleQueue[tuple[Job[Any], asyncio.Future[Any]] | None]
        self._jobs = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._student = ThreadPoolExecutor(1, "student")
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """What waits is still written."""
        self._jobs.put(None)
        if self._thread:
            self._thread.join()
        self._readers.shutdown()
        self._student.shutdown(cancel_futures=True)
        self.writer.dispose()
        self.reader.dispose()

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction; it is committed when this returns."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, done))
        return await done

    async def read(self, job: Job[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.look, job)

    async def study(self, job: Job[T]) -> T:
        """As `read`, for what takes long: one after the other, so that it holds up nobody else."""
        return await asyncio.get_running_loop().run_in_executor(self._student, self.look, job)

    def look(self, job: Job[T]) -> T:
        with self.reader.connect() as connection:
            return job(connection)

    def _write(self) -> None:
        while first := self._jobs.get():
            batch = [first]
            while len(batch) < MOST and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._jobs.put(None)
                    break
                batch.append(following)
            self._commit(batch)

    def _commit(self, batch: list[tuple[Job[Any], asyncio.Future[Any]]]) -> None:
        try:
            with self.writer.begin() as connection:
                answers = [job(connection) for job, _ in batch]
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    self._commit([one])
                return
            if isinstance(error, OperationalError) and self._once_more(error):
                self._commit(batch)
                return
            _answer([(batch[0][1], None, error)])
            return
        self.commits += 1
        pairs = zip(batch, answers, strict=True)
        _answer([(done, answer, None) for (_, done), answer in pairs])

    @staticmethod
    def _once_more(error: OperationalError) -> bool:
        """Two processes stood in each other's way; PostgreSQL let the other one through."""
        return getattr(error.orig, "sqlstate", None) in ("40P01", "40001")


Answer = tuple["asyncio.Future[Any]", Any, Exception | None]


def _answer(answers: list[Answer]) -> None:
    """Wake the event loop once for all."""
    loop = answers[0][0].get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(_resolve, answers)


def _resolve(answers: list[Answer]) -> None:
    for done, answer, error in answers:
        if done.done():
            continue
        if error:
            done.set_exception(error)
        else:
            done.set_result(answer)
