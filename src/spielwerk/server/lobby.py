"""Tables in a list: the lobby, and a user's own."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, select

from spielwerk.games import SHELF

from . import schema
from .table import BOT, PERSON, RUNNING, layout_of, position_of

MOST = 100
T, S = schema.tables.c, schema.seats.c


def public(connection: Connection, state: str) -> list[dict[str, Any]]:
    """For everybody's eyes, the newest first."""
    wanted = select(schema.tables).where(T.state == state, T.access == "public")
    rows = connection.execute(wanted.order_by(T.updated.desc()).limit(MOST)).all()
    return [shown for shown, _, _ in _listed(connection, rows)]


def mine(connection: Connection, user: str, most: int | None = MOST) -> list[dict[str, Any]]:
    """Where the user sits or is the host, with whether an answer is owed."""
    sits = select(S.table).where(S.user == user)
    wanted = select(schema.tables).where(T.id.in_(sits) | (T.host == user))
    rows = connection.execute(wanted.order_by(T.updated.desc()).limit(most)).all()
    listed = []
    for shown, row, chairs in _listed(connection, rows):
        my = [chair.seat for chair in chairs if chair.user == user]
        shown |= {"state": row.state, "my": my, "owes": any(seat in _owed(row) for seat in my)}
        shown["updated"] = round(row.updated, 3)
        if row.result:
            shown["result"] = row.result
        listed.append(shown)
    return listed


def _owed(row: Row[Any]) -> list[int]:
    game = SHELF[row.game]
    if row.state != RUNNING or row.snapshot is None or row.layout != layout_of(game):
        return []
    return game.to_move(position_of(game, row.snapshot))


def _listed(
    connection: Connection, rows: Sequence[Row[Any]]
) -> list[tuple[dict[str, Any], Row[Any], list[Row[Any]]]]:
    chairs = defaultdict(list)
    wanted = select(schema.seats).where(S.table.in_([row.id for row in rows]))
    for chair in connection.execute(wanted.order_by(S.seat)):
        chairs[chair.table].append(chair)
    return [(_shown(row, chairs[row.id]), row, chairs[row.id]) for row in rows if row.game in SHELF]


def _shown(row: Row[Any], chairs: Sequence[Row[Any]]) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "title": SHELF[row.game].about.title,
        "seats": [_chair(chair) for chair in chairs],
        "clock": row.clock,
        "options": row.options,
        "rated": row.rated,
        "created": round(row.created, 3),
    }


def _chair(chair: Row[Any]) -> dict[str, Any]:
    free = chair.kind == PERSON and chair.user is None
    shown = {"name": chair.name, "kind": "free" if free else chair.kind, "open": chair.open}
    return shown | ({"level": chair.level} if chair.kind == BOT else {})
