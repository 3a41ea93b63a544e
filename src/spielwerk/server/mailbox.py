"""A user's own ways of being told, and what was told on the page."""

import hashlib
import time
from typing import Any

from sqlalchemy import Connection, delete, select, update

from spielwerk.core.game import Refused

from . import postman
from .channels import PAGE
from .schema import channels, outbox
from .store import upsert

C, B = channels.c, outbox.c
DEVICES = 10  # of one user
MOST = 100  # notices in one answer


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def channels_of(connection: Connection, user: str) -> list[dict[str, Any]]:
    """As the user is shown them: where to, not with which keys."""
    rows = connection.execute(select(channels).where(C.user == user).order_by(C.kind, C.name))
    return [
        {
            "kind": row.kind,
            "name": row.name,
            "to": row.address.get("to") or row.address.get("url") or "",
            "confirmed": row.code is None,
        }
        for row in rows
    ]


def put(connection: Connection, row: dict[str, Any]) -> None:
    """Switch a channel on, or lead it elsewhere."""
    made = upsert(connection.dialect.name, channels).values({**row, "created": time.time()})
    changed = {"address": made.excluded.address, "code": made.excluded.code}
    keys = ["user", "kind", "name"]
    connection.execute(made.on_conflict_do_update(index_elements=keys, set_=changed))
    own = (C.user == row["user"], C.kind == row["kind"])
    names = connection.execute(select(C.name).where(*own).order_by(C.created.desc())).scalars()
    for old in list(names)[DEVICES:]:
        drop(connection, row["user"], row["kind"], old)


def drop(connection: Connection, user: str, kind: str, name: str) -> None:
    """Switched off: what was on its way is not delivered."""
    for own in ((channels, C), (outbox, B)):
        rows, c = own
        connection.execute(delete(rows).where(c.user == user, c.kind == kind, c.name == name))


def confirm(connection: Connection, user: str, kind: str, code: str) -> None:
    where = (C.user == user, C.kind == kind, C.code == digest(code.strip()))
    if connection.execute(update(channels).where(*where).values(code=None)).rowcount != 1:
        raise Refused("wrong-code")


def notices_of(connection: Connection, user: str, since: int) -> list[dict[str, Any]]:
    """What was told on the page and not yet marked as seen."""
    own = (B.user == user, B.kind == PAGE, B.id > since)
    rows = connection.execute(select(outbox).where(*own).order_by(B.id.desc()).limit(MOST)).all()
    letters = ((row, postman.letter_of(connection, row)) for row in reversed(rows))
    return [{"id": row.id, **letter.plain("")} for row, letter in letters if letter]


def seen(connection: Connection, user: str, upto: int) -> None:
    connection.execute(delete(outbox).where(B.user == user, B.kind == PAGE, B.id <= upto))
