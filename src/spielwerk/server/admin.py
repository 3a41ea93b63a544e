"""What the keeper of a server may do: look at tables and users, end tables, shut users out.

It works on the database, whether a server runs on it or not: a running one notices at the next
request of the table, and within seconds of the user.
"""

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, or_, select, update

from spielwerk.core.game import Refused

from . import schema as s
from .accounts import folded
from .table import ABORTED, OPEN, OVER, RUNNING

A_DAY = 86_400.0
MOST = 200
T, S, U = s.tables.c, s.seats.c, s.users.c


def tables(connection: Connection, state: str = "", most: int = MOST) -> list[dict[str, Any]]:
    """The newest first, with who sits there."""
    wanted = select(s.tables).order_by(T.updated.desc()).limit(most)
    if state:
        wanted = wanted.where(T.state == state)
    listed = []
    for row in connection.execute(wanted).all():
        names = select(S.name).where(S.table == row.id).order_by(S.seat)
        sitting = [name or "–" for name in connection.execute(names).scalars()]
        listed.append({"row": row, "names": sitting})
    return listed


def users_named(connection: Connection, name: str) -> Sequence[Row[Any]]:
    """By id, or by name, an account's or guests'."""
    own = or_(U.id == name, U.login == folded(name), U.name == name)
    return connection.execute(select(s.users).where(own).order_by(U.created).limit(MOST)).all()


def abort(connection: Connection, id: str) -> None:
    """End a table without a result."""
    now = time.time()
    end = {"state": ABORTED, "rated": False, "due": None, "bots": None, "ended": now}
    where = (T.id == id, T.state.in_((OPEN, RUNNING)))
    if connection.execute(update(s.tables).where(*where).values(**end, updated=now)).rowcount != 1:
        known = connection.execute(select(T.id).where(T.id == id)).first()
        raise Refused("table-closed" if known else "no-such-table")
    connection.execute(delete(s.drafts).where(s.drafts.c.table == id))


def expire(connection: Connection, days: float, finished: bool) -> tuple[int, int]:
    """End what nobody has touched for so long; with `finished`, forget what has ended before.

    How many tables that were. Results, statistics and ratings go with a table that is forgotten,
    but for the ratings.
    """
    before = time.time() - days * A_DAY
    old = select(T.id).where(T.updated < before)
    idle = list(connection.execute(old.where(T.state.in_((OPEN, RUNNING)))).scalars())
    for id in idle:
        abort(connection, id)
    gone = old.where(T.state.in_((OVER, ABORTED))) if finished else None
    ids = list(connection.execute(gone).scalars()) if gone is not None else []
    for id in ids:
        connection.execute(delete(s.tables).where(T.id == id))
    return len(idle), len(ids)


def ban(connection: Connection, name: str, banned: bool) -> str:
    """Shut one user out, or let them in again; who that was. Refused where several are meant."""
    found = users_named(connection, name)
    if not found:
        raise Refused("no-such-player")
    if len(found) > 1:
        raise Refused("several-players", ids=", ".join(row.id for row in found))
    what = {"banned": time.time() if banned else None, "epoch": U.epoch + 1}
    connection.execute(update(s.users).where(U.id == found[0].id).values(what))
    return str(found[0].id)
