"""What users are told when they are not looking: written down together with what happened.

A notice is a row in the outbox for each channel its user has switched on, in the transaction of
the move itself. So none is lost and none is invented; the postman delivers them afterwards.
Whether a tab is open plays no part.
"""

import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, insert, select

from spielwerk.core.game import Seat

from .schema import channels, outbox
from .table import HERSELF, PERSON, Chair, Table

YOUR_TURN, BEGUN, OVER, REMATCH = "your-turn", "begun", "over", "rematch"

C = channels.c
WAYS = select(C.user, C.kind, C.name).where(
    C.user.in_(bindparam("users", expanding=True)), C.code.is_(None)
)


class Notice(NamedTuple):
    """Something a user may want to hear of."""

    word: str
    table: str
    user: str
    seat: Seat | None = None
    question: int | None = None


def _people(table: Table, seats: Iterable[Seat]) -> Iterable[Chair]:
    for seat in seats:
        chair = table.chairs[seat]
        if chair.kind == PERSON and chair.user and chair.stand_in == HERSELF:
            yield chair


def after_request(
    table: Table, by: Seat, before: Sequence[Seat], owed: Sequence[Seat], asked: Sequence[int]
) -> list[Notice]:
    """Whoever owes an answer now and did not before; at the end, everybody who did not end it."""
    if not owed:
        others = [seat for seat in range(len(table.chairs)) if seat != by]
        users = dict.fromkeys(str(chair.user) for chair in _people(table, others))
        return [Notice(OVER, table.id, user) for user in users]
    new = [seat for seat in owed if seat not in before]
    return [
        Notice(YOUR_TURN, table.id, str(chair.user), chair.seat, asked[chair.seat])
        for chair in _people(table, new)
    ]


def at_start(table: Table, owed: Sequence[Seat], asked: Sequence[int]) -> list[Notice]:
    """The cards are dealt: some begin, the others hear that it has begun."""
    turns = [
        Notice(YOUR_TURN, table.id, str(chair.user), chair.seat, asked[chair.seat])
        for chair in _people(table, owed)
    ]
    waiting = {str(chair.user) for chair in _people(table, range(len(table.chairs)))}
    waiting -= {notice.user for notice in turns}
    return turns + [Notice(BEGUN, table.id, user) for user in sorted(waiting)]


def put(connection: Connection, notices: Sequence[Notice]) -> None:
    """A row for each channel; no row where nothing is switched on, as it is at first."""
    if not notices:
        return
    at = time.time()
    users = sorted({notice.user for notice in notices})
    ways: dict[str, list[Any]] = {}
    for way in connection.execute(WAYS, {"users": users}):
        ways.setdefault(way.user, []).append(way)
    rows = [
        {**notice._asdict(), "kind": way.kind, "name": way.name, "at": at, "due": at}
        for notice in notices
        for way in ways.get(notice.user, ())
    ]
    if rows:
        connection.execute(insert(outbox), rows)
