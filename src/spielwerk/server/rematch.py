"""Once more: a new table in the same room. It starts when everybody who sat there has said so."""

import secrets
from functools import partial

from sqlalchemy import Connection, select, update

from spielwerk.core.game import Refused, Seat

from . import notices, opening, schema, seats, users
from .keeping import Overtaken
from .opening import Seating, Wish
from .table import BOT, OVER, Table
from .tables import Tables
from .users import User


async def once_more(tables: Tables, table: Table, mine: list[Seat]) -> Table:
    """Whoever sat on these seats would play again; they sit at the new table when this returns."""
    if table.state != OVER:
        raise Refused("not-over")
    if not mine:
        raise Refused("not-seated", seat=0)
    user = await tables.store.read(partial(_who, id=table.chairs[mine[0]].user))
    if table.next is None:
        await _open(tables, table, user)
    assert table.next
    new = await tables.get(table.next)
    for seat in mine:
        chair = new.chairs[seat]
        if chair.user is None or chair.user == user.id:
            name = table.chairs[seat].name
            await seats.take(tables, new, seat, user, name, secrets.token_bytes(opening.NONCE))
    return new


def _who(connection: Connection, id: str | None) -> User:
    user = users.find(connection, id) if id else None
    if user is None:
        raise Refused("no-user")
    return user


async def _open(tables: Tables, table: Table, host: User) -> None:
    """The first to ask is the host; whoever asks at the same time finds the same table."""
    wish = Wish(
        game=table.game.about.id,
        seats=[
            Seating("bot", chair.level, chair.name) if chair.kind == BOT else Seating("link")
            for chair in table.chairs
        ],
        options=table.options,
        clock=table.clock,
        absence=table.absence,
        access=table.access,
        rated=table.rated,
        room=table.room,
    )
    made, chairs = opening.rows(wish, host)
    made["components"] = table.components
    others = {chair.user for chair in table.chairs if chair.user not in (None, host.id)}

    def write(connection: Connection) -> str:
        t = schema.tables
        first = update(t).where(t.c.id == table.id, t.c.next.is_(None)).values(next=made["id"])
        if connection.execute(first).rowcount != 1:
            raise Overtaken
        opening.write(connection, made, chairs)
        told = [notices.Notice(notices.REMATCH, made["id"], user) for user in sorted(others)]
        notices.put(connection, told)
        return str(made["id"])

    try:
        table.next = await tables.store.write(write)
    except Overtaken:
        table.next = await tables.store.read(partial(_next, id=table.id))
    tables.tell(table, head=True)


def _next(connection: Connection, id: str) -> str | None:
    found = select(schema.tables.c.next).where(schema.tables.c.id == id)
    next: str | None = connection.execute(found).scalar_one()
    return next
