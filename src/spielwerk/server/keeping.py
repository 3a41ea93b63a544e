"""Writing down: the rows of one request, in one transaction, or nothing at all."""

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from spielwerk.core.game import Game, Refused, Seat

from . import clocks, events, notices, ratings, schema
from .asking import Outcome
from .notices import Notice
from .store import upsert
from .table import BOT, HERSELF, OPEN, OVER, RUNNING, THIS_TURN, Table, bytes_of, layout_of

LEASE = 30.0  # seconds in which no other process takes care of a table's bots
IN_MEMORY = ("state", "rated", "takeback", "result", "updated")

T, D = schema.tables.c, schema.drafts.c
# Built once: to put a statement together costs more than to run it.
CHANGE = update(schema.tables).where(
    T.id == bindparam("of"), T.seq == bindparam("before"), T.state == RUNNING
)
ADD = insert(schema.requests)
DROP = delete(schema.drafts).where(D.table == bindparam("id"), D.seat == bindparam("of"))


class Overtaken(Exception):
    """Another process has written to this table meanwhile."""


@dataclass
class Deed:
    """What is to be written, and is so in memory once it is."""

    table: str
    seq: int  # before it
    head: dict[str, Any] = field(default_factory=dict)  # columns of the table
    chairs: dict[Seat, dict[str, Any]] = field(default_factory=lambda: defaultdict(dict))
    request: dict[str, Any] | None = None
    results: list[dict[str, Any]] = field(default_factory=list)
    dropped: list[Seat] = field(default_factory=list)  # whose drafts are no more
    told: list[Notice] = field(default_factory=list)  # whom it concerns, wherever they are

    @property
    def seats_change(self) -> bool:
        """Whether somebody else answers now: all at the table are told."""
        return any("stand_in" in what or "helped" in what for what in self.chairs.values())

    def done(self, table: Table) -> None:
        """Let the table in memory follow."""
        for name in IN_MEMORY:
            if name in self.head:
                setattr(table, name, self.head[name])
        for seat, what in self.chairs.items():
            for name, value in what.items():
                setattr(table.chairs[seat], name, value)
        for seat in self.dropped:
            table.minds.pop(seat, None)

    def away(self, table: Table) -> set[Seat]:
        """The seats for which a bot answers after this."""
        return {
            chair.seat
            for chair in table.chairs
            if self.chairs[chair.seat].get("stand_in", chair.stand_in) != HERSELF
        }

    def set_clocks(self, table: Table, owed: list[Seat], now: float) -> None:
        """Whose clock runs from now on, when the first runs out, whether a bot is asked."""
        away = self.away(table)
        for seat, (left, since) in clocks.turned(table, owed, now, away).items():
            self.chairs[seat] |= {"left": left, "since": since}
        ends = []
        for chair in table.chairs:
            after = {"left": chair.left, "since": chair.since} | self.chairs[chair.seat]
            if after["since"] is not None:
                ends.append(after["since"] + (after["left"] or 0.0))
        bots = away | {chair.seat for chair in table.chairs if chair.kind == BOT}
        self.head["due"] = min(ends, default=None)
        self.head["bots"] = now + LEASE if bots.intersection(owed) else None


def deed(table: Table, outcome: Outcome, by: str, key: str | None) -> Deed:
    """All that one request changes: the board, the clocks, who answers, the end."""
    event = outcome.event
    made = Deed(table.id, table.seq)
    made.request = {
        "table": table.id,
        "seq": event.seq,
        "seat": event.seat,
        "kind": event.kind,
        "by": by,
        "key": key,
        "moves": "\n".join(event.moves),
        "told": events.told(event),
        "at": event.at,
    }
    owed = table.game.to_move(outcome.position)
    made.head = {"seq": event.seq, "asked": outcome.asked, "takeback": None, "updated": event.at}
    made.head |= snapshot(table.game, outcome.position)
    _who_answers(made, table, owed, by)
    made.set_clocks(table, owed, event.at)
    made.told = notices.after_request(table, event.seat, table.owes(), owed, outcome.asked)
    if outcome.over:
        _end(made, table, outcome)
    return made


def snapshot(game: Game, position: Any) -> dict[str, Any]:
    return {"snapshot": bytes_of(position), "layout": layout_of(game)}


def _who_answers(made: Deed, table: Table, owed: list[Seat], by: str) -> None:
    """A player who answers is back; a bot that played this turn for one leaves after it."""
    assert made.request
    for chair in table.chairs:
        back = by == "player" and chair.seat == made.request["seat"]
        rested = chair.stand_in == THIS_TURN and chair.seat not in owed
        if chair.stand_in != HERSELF and (back or rested):
            made.chairs[chair.seat]["stand_in"] = HERSELF


def _end(made: Deed, table: Table, outcome: Outcome) -> None:
    game, position, at = table.game, outcome.position, outcome.event.at
    scores, places = game.scores(position), game.places(position)
    made.head |= {"state": OVER, "due": None, "bots": None, "ended": at}
    columns = [game.sheet(position, chair.seat) for chair in table.chairs]
    lines = [
        [line, list(points)]
        for line, *points in zip(game.lines, *columns, strict=True)
        if any(points)
    ]
    result = {"scores": scores, "places": places, "winners": game.winners(position)}
    made.head["result"] = {**result, "sheet": lines}
    made.results = [
        {
            "table": table.id,
            "seat": chair.seat,
            "user": chair.user,
            "game": game.about.id,
            "seats": len(table.chairs),
            "score": scores[chair.seat],
            "place": places[chair.seat],
            "helped": chair.helped,
            "rated": table.rated,
            "at": at,
        }
        for chair in table.chairs
    ]


def keep(connection: Connection, deed: Deed) -> None:
    """All of it, if the table still stands as it was when this was worked out."""
    own = {"of": deed.table, "before": deed.seq}
    if connection.execute(CHANGE, deed.head | own).rowcount != 1:
        raise Overtaken
    if deed.request:
        connection.execute(ADD, deed.request)
        drop_draft(connection, deed.table, deed.request["seat"])
    for seat in deed.dropped:
        drop_draft(connection, deed.table, seat)
    for seat, what in deed.chairs.items():
        if what:
            change_chair(connection, deed.table, seat, **what)
    if deed.results:
        connection.execute(insert(schema.results), deed.results)
        ratings.reckon(connection, deed.results)
    notices.put(connection, deed.told)


def change_chair(connection: Connection, id: str, seat: int, **what: Any) -> None:
    where = (schema.seats.c.table == id, schema.seats.c.seat == seat)
    connection.execute(update(schema.seats).where(*where).values(**what))


def seq_of_key(connection: Connection, id: str, seat: int, key: str) -> int | None:
    """The request this key was used for, if it was."""
    used = (schema.requests.c.table == id, schema.requests.c.seat == seat)
    found = select(schema.requests.c.seq).where(*used, schema.requests.c.key == key)
    return connection.execute(found).scalar()


def put_draft(connection: Connection, row: dict[str, Any]) -> None:
    connection.execute(_newest_draft(connection.dialect.name), row)


@cache
def _newest_draft(dialect: str) -> Any:
    """A draft takes the place of an older one."""
    kept = schema.drafts.c
    row: dict[str, Any] = {column.name: bindparam(column.name) for column in schema.drafts.columns}
    made = upsert(dialect, schema.drafts).values(row)
    new = made.excluded
    newer = (kept.question < new.question) | ((kept.question == new.question) & (kept.n < new.n))
    changed = {name: new[name] for name in ("n", "question", "moves", "at")}
    return made.on_conflict_do_update(index_elements=["table", "seat"], set_=changed, where=newer)


def drop_draft(connection: Connection, id: str, seat: int) -> None:
    connection.execute(DROP, {"id": id, "of": seat})


def closed(table: Table) -> Refused | None:
    """Why nobody can move at this table."""
    if table.stopped:
        return table.stopped
    if table.state == RUNNING:
        return None
    return Refused("not-started" if table.state == OPEN else "table-closed")
