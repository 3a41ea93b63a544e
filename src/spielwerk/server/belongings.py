"""What the server keeps about a user: all of it in one file, and all of it gone at a word."""

import time
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, select, update

from spielwerk.core.game import Refused

from . import absence, lobby, statistics
from . import schema as s
from .table import RUNNING
from .tables import Tables
from .users import Asker, User

OWN = ("id", "name", "login", "email", "lang", "settings", "created", "seen")  # no hashes


def export(connection: Connection, user: User) -> dict[str, Any]:
    """For the user alone."""
    row = connection.execute(select(s.users).where(s.users.c.id == user.id)).mappings().one()
    chat = select(s.chat.c.room, s.chat.c.text, s.chat.c.at).where(s.chat.c.user == user.id)
    told = select(s.channels.c.kind, s.channels.c.name, s.channels.c.address)
    results = select(s.results).where(s.results.c.user == user.id)
    return {
        "exported": round(time.time(), 3),
        "user": {name: row[name] for name in OWN},
        "tables": lobby.mine(connection, user.id, most=None),
        "results": _plain(connection, results),
        "games": statistics.of(connection, user.id),
        "channels": _plain(connection, told.where(s.channels.c.user == user.id)),
        "chat": _plain(connection, chat),
    }


def _plain(connection: Connection, wanted: Any) -> list[dict[str, Any]]:
    rows = connection.execute(wanted).mappings()
    return [{str(name): value for name, value in row.items()} for row in rows]


async def give_up(tables: Tables, user: User) -> None:
    """The user is no more. Bots play on; the name leaves every table and every record."""
    asker = Asker(user)
    for id in await tables.store.read(partial(running, user=user.id)):
        table = await tables.get(id)
        try:
            await absence.resign(tables, table, asker, table.seats_of(asker))
        except Refused:  # it has ended meanwhile, or nobody can go on there
            continue
    await tables.store.write(partial(erase, user=user.id))
    for table in list(tables.loaded.values()):
        forget(table, user.id)
        tables.tell(table, head=True)


def forget(table: Any, user: str) -> None:
    """What a table in memory still knew."""
    for chair in table.chairs:
        if chair.user == user:
            chair.user = chair.name = None
    table.host = None if table.host == user else table.host
    table.watchers.discard(user)
    table.shown.clear()
    for follower in table.followers:
        if follower.asker.id == user:
            follower.gone = "no-user"


def running(connection: Connection, user: str) -> list[str]:
    """The tables at which this user plays now."""
    sits = select(s.seats.c.table).where(s.seats.c.user == user)
    wanted = select(s.tables.c.id).where(s.tables.c.id.in_(sits), s.tables.c.state == RUNNING)
    return list(connection.execute(wanted).scalars())


def erase(connection: Connection, user: str) -> None:
    """The rest hangs on the user's row, and goes with it or forgets who it was."""
    connection.execute(update(s.seats).where(s.seats.c.user == user).values(user=None, name=None))
    connection.execute(delete(s.chat).where(s.chat.c.user == user))
    connection.execute(delete(s.users).where(s.users.c.id == user))
