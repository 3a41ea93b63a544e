"""Words among those at a table; they stay with the room when it plays once more.

What somebody writes is text and nothing else: kept as it was written, never read as markup.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy import Connection, Row, insert, select

from spielwerk.core.game import Refused

from . import schema
from .limits import Buckets
from .table import Table
from .tables import Tables
from .users import Asker

LONGEST = 500  # characters
MOST = 200  # messages in one answer
RATE, BURST = 0.5, 10  # messages a second from one user, and so many at once
C = schema.chat.c


def a_text(text: str) -> str:
    """What can be printed, in lines; too much of it is refused, not cut."""
    lines = ("".join(c if c.isprintable() else " " for c in line) for line in text.splitlines())
    words = "\n".join(line.rstrip() for line in lines).strip()
    if not words:
        raise Refused("bad-request")
    if len(words) > LONGEST or words.count("\n") > 20:
        raise Refused("too-large")
    return words


def shown(row: Row[Any], table: Table) -> dict[str, Any]:
    seats = [chair.seat for chair in table.chairs if chair.user and chair.user == row.user]
    said = {"id": row.id, "name": row.name, "text": row.text, "at": round(row.at, 3)}
    return {**said, "seat": seats[0] if seats else None}


def since(connection: Connection, room: str, after: int) -> list[Row[Any]]:
    """The newest, in their order."""
    wanted = select(schema.chat).where(C.room == room, C.id > after)
    rows = connection.execute(wanted.order_by(C.id.desc()).limit(MOST)).all()
    return list(reversed(rows))


def _write(connection: Connection, row: dict[str, Any]) -> Row[Any]:
    made = connection.execute(insert(schema.chat).values(row).returning(schema.chat))
    return made.one()


def _row(connection: Connection, id: int) -> Row[Any] | None:
    return connection.execute(select(schema.chat).where(C.id == id)).first()


class Chat:
    """Who says what, and how often."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.told: Callable[[int], None] = lambda _: None  # wakes other processes
        self._rates = Buckets(RATE, BURST)

    async def say(self, table: Table, asker: Asker, text: str) -> dict[str, Any]:
        """Kept, then told to everybody who follows a table of the room."""
        user, name = self._who(table, asker)
        words = a_text(text)
        if not self._rates.take(user):
            raise Refused("too-many")
        row = {"room": table.room, "user": user, "name": name, "text": words, "at": time.time()}
        kept = await self.tables.store.write(partial(_write, row=row))
        self.tell(table.room, kept)
        self.told(kept.id)
        return shown(kept, table)

    async def heard(self, id: int) -> None:
        """Another process has kept this."""
        if row := await self.tables.store.read(partial(_row, id=id)):
            self.tell(row.room, row)

    def tell(self, room: str, row: Row[Any]) -> None:
        for table in self.tables.loaded.values():
            if table.room == room:
                for follower in table.followers:
                    follower.say({"is": "chat", **shown(row, table)})

    async def read(self, table: Table, asker: Asker, after: int) -> list[dict[str, Any]]:
        if not table.may_watch(asker):
            raise Refused("no-such-table")
        rows = await self.tables.store.read(partial(since, room=table.room, after=after))
        return [shown(row, table) for row in rows]

    def _who(self, table: Table, asker: Asker) -> tuple[str, str]:
        """Those who sit, who are the host, or who came by the spectators' link."""
        if seats := table.seats_of(asker):
            chair = table.chairs[seats[0]]
            return str(chair.user), chair.name or "?"
        user = asker.known()
        if not table.is_host(asker) and user.id not in table.watchers:
            raise Refused("not-seated", seat=0)
        return user.id, user.name
