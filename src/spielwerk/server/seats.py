"""Sitting down and getting up. When the last seat is taken, the cards are dealt."""

import secrets
import time
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, update

from spielwerk.core.game import Refused

from . import asking, keeping, notices, schema, shelf
from .keeping import Overtaken
from .opening import NONCE
from .store import upsert
from .table import OPEN, PERSON, RUNNING, Chair, Table
from .tables import Tables
from .users import Asker, User


async def take(
    tables: Tables, table: Table, seat: int, user: User, name: str | None, nonce: bytes | None
) -> Chair:
    """This user sits down; whoever has the seat already just comes back to it."""
    chair = table.chair(seat)
    async with table.lock:
        if chair.kind != PERSON or (chair.user is not None and chair.user != user.id):
            raise Refused("seat-taken", seat=seat)
        if chair.user is None:
            if table.state not in (OPEN, RUNNING):
                raise Refused("table-closed")
            what: dict[str, Any] = {"user": user.id, "name": name or user.name}
            if chair.nonce is None:  # a seat that changes hands in play keeps its share of the seed
                what["nonce"] = nonce or secrets.token_bytes(NONCE)
            await _sit(tables, table, seat, what)
    await start(tables, table)
    tables.tell(table, head=True)
    return table.chairs[seat]


async def _sit(tables: Tables, table: Table, seat: int, what: dict[str, Any]) -> None:
    try:
        await tables.store.write(partial(_take_free, id=table.id, seat=seat, what=what))
    except Overtaken:
        await tables.refresh(table)
        raise Refused("seat-taken", seat=seat) from None
    for name, value in what.items():
        setattr(table.chairs[seat], name, value)


def _take_free(connection: Connection, id: str, seat: int, what: dict[str, Any]) -> None:
    rows = schema.seats
    free = (rows.c.table == id, rows.c.seat == seat, rows.c.user.is_(None), rows.c.kind == PERSON)
    if connection.execute(update(rows).where(*free).values(**what)).rowcount != 1:
        raise Overtaken


async def leave(tables: Tables, table: Table, asker: Asker) -> None:
    """Before the start: the user's seats are free again."""
    async with table.lock:
        if table.state != OPEN:
            raise Refused("started")
        mine = table.seats_of(asker)
        if not mine:
            raise Refused("not-seated", seat=0)
        await _free(tables, table, mine)
    tables.tell(table, head=True)


async def relink(tables: Tables, table: Table, asker: Asker, seat: int) -> Chair:
    """The host gives out a new link: the old one is void, the seat is free again."""
    if not table.is_host(asker):
        raise Refused("not-host")
    chair = table.chair(seat)
    if chair.kind != PERSON:
        raise Refused("seat-taken", seat=seat)
    async with table.lock:
        if table.state not in (OPEN, RUNNING):
            raise Refused("table-closed")
        await _free(tables, table, [seat], link=chair.link + 1)
    tables.tell(table, head=True)
    return chair


async def relink_watch(tables: Tables, table: Table, asker: Asker) -> None:
    """The host gives out a new spectators' link: who came by the old one is out."""
    if not table.is_host(asker):
        raise Refused("not-host")
    async with table.lock:
        await tables.store.write(partial(_relink_watch, id=table.id, watch=table.watch + 1))
        table.watch += 1
        table.watchers.clear()
    tables.tell(table, head=True)


def _relink_watch(connection: Connection, id: str, watch: int) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(watch=watch))
    connection.execute(delete(schema.watchers).where(schema.watchers.c.table == id))


async def _free(tables: Tables, table: Table, seats: list[int], **more: Any) -> None:
    """In play the seat keeps its name and its share of the seed until somebody takes it."""
    freed = {"user": None, **more}
    if table.state == OPEN:
        freed |= {"name": None, "nonce": None}

    def write(connection: Connection) -> None:
        for seat in seats:
            keeping.change_chair(connection, table.id, seat, **freed)

    await tables.store.write(write)
    for seat in seats:
        for name, value in freed.items():
            setattr(table.chairs[seat], name, value)


async def watch(tables: Tables, table: Table, user: User) -> None:
    async with table.lock:
        if user.id not in table.watchers:
            row = {"table": table.id, "user": user.id}
            await tables.store.write(partial(_watch, row=row))
            table.watchers.add(user.id)


def _watch(connection: Connection, row: dict[str, Any]) -> None:
    made = upsert(connection.dialect.name, schema.watchers).values(row)
    connection.execute(made.on_conflict_do_nothing())


async def start(tables: Tables, table: Table) -> None:
    """Deal, once everybody sits."""
    async with table.lock:
        if table.state != OPEN or not all(chair.taken for chair in table.chairs):
            return
        now = time.time()
        await tables.store.write(partial(_start, id=table.id, now=now))
        await tables.refresh(table)
    tables.tell(table, head=True)


def _start(connection: Connection, id: str, now: float) -> None:
    """From what is written, so that two processes deal the same table, and only one of them."""
    table = shelf.load(connection, id)
    if table.state != OPEN or not all(chair.taken for chair in table.chairs):
        return
    table.position = shelf.laid_out(table)
    table.state = RUNNING
    owed = table.game.to_move(table.position)
    made = keeping.Deed(table.id, table.seq)
    made.set_clocks(table, owed, now)
    head = {
        "state": RUNNING,
        "asked": asking.first_asked(table.game, table.position),
        "updated": now,
        **keeping.snapshot(table.game, table.position),
        **made.head,
    }
    rows = schema.tables
    where = (rows.c.id == id, rows.c.state == OPEN)
    if connection.execute(update(rows).where(*where).values(head)).rowcount == 1:
        for seat, what in made.chairs.items():
            if what:
                keeping.change_chair(connection, id, seat, **what)
        notices.put(connection, notices.at_start(table, owed, head["asked"]))
