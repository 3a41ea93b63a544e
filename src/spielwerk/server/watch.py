"""The server's look at the clock: which tables wait for what no player will do.

It asks the database, once a second, so it does not matter when a server was started, or whether
another one was stopped: what is due is done, by whoever sees it first.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection, select, update

from spielwerk.core.game import Refused

from . import absence, schema
from .keeping import LEASE
from .table import RUNNING, Table
from .tables import Tables

log = logging.getLogger("spielwerk.watch")
PAUSE = 1.0  # seconds between two looks
MOST = 100  # tables at once
T = schema.tables.c


def due(connection: Connection, now: float) -> list[tuple[str, float | None, float | None]]:
    """Tables with a clock that has run out, or with a bot that nobody takes care of."""
    late = (T.state == RUNNING) & ((T.due <= now) | (T.bots <= now))
    rows = connection.execute(select(T.id, T.due, T.bots).where(late).limit(MOST))
    return [(id, due, bots) for id, due, bots in rows]


def claim(connection: Connection, id: str, lease: float, now: float) -> bool:
    """Take care of a table's bots, unless another process has just done so."""
    where = (T.id == id, T.bots == lease)
    changed = update(schema.tables).where(*where).values(bots=now + LEASE)
    return connection.execute(changed).rowcount == 1


def release_all(connection: Connection) -> None:
    """Nobody else serves this database: whoever took care of a bot is no more."""
    connection.execute(update(schema.tables).where(T.bots.is_not(None)).values(bots=0.0))


class Watch:
    """Looks again and again."""

    def __init__(self, tables: Tables, wake_bots: Callable[[Table], None]) -> None:
        self.tables = tables
        self.wake_bots = wake_bots

    async def run(self) -> None:
        while True:
            try:
                await self.look(time.time())
                self.tables.tidy()
            except Exception as error:
                log.error("cannot look", exc_info=error)
            await asyncio.sleep(PAUSE)

    async def look(self, now: float) -> None:
        for id, clock, lease in await self.tables.store.read(partial(due, now=now)):
            try:
                table = await self.tables.get(id)
                if clock is not None and clock <= now:
                    await absence.expire(self.tables, table)
                if lease is not None and lease <= now:
                    taken = partial(claim, id=id, lease=lease, now=now)
                    if await self.tables.store.write(taken):
                        self.wake_bots(table)
            except Refused as refused:
                log.warning("not now", extra={"table": id, "why": refused.reason})
