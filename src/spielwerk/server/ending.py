"""Ending a table that will not be played to its end: no result, nothing rated."""

import time

from sqlalchemy import Connection, update

from spielwerk.core.game import Refused

from . import schema
from .keeping import Overtaken
from .table import ABORTED, OPEN, RUNNING, Table
from .tables import Tables
from .users import Asker


async def end(tables: Tables, table: Table, asker: Asker) -> None:
    """By the host, where it takes nobody's game away."""
    if not table.is_host(asker):
        raise Refused("not-host")
    others = [chair for chair in table.chairs if chair.user not in (None, table.host)]
    if table.state == RUNNING and others and not table.stopped:
        raise Refused("others-play")
    await abort(tables, table)


async def abort(tables: Tables, table: Table) -> None:
    async with table.lock:
        if table.state not in (OPEN, RUNNING):
            raise Refused("table-closed")
        now = time.time()
        head = {"state": ABORTED, "rated": False, "due": None, "bots": None, "ended": now}

        def write(connection: Connection) -> None:
            rows = schema.tables
            where = (rows.c.id == table.id, rows.c.state == table.state)
            changed = update(rows).where(*where).values(**head, updated=now)
            if connection.execute(changed).rowcount != 1:
                raise Overtaken

        try:
            await tables.store.write(write)
        except Overtaken:
            await tables.refresh(table)
            raise Refused("table-closed") from None
        table.state, table.rated, table.updated = ABORTED, False, now
        table.minds.clear()
        table.shown.clear()
    tables.tell(table, head=True)
