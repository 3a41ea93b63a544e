"""Tables taken from the database and put back: rows read into memory."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, select

from spielwerk.core.chance import deal_key
from spielwerk.core.draft import Draft
from spielwerk.core.game import Game, Refused
from spielwerk.core.sheet import sheet_of_texts
from spielwerk.games import SHELF

from . import events, schema
from .table import OPEN, Chair, Event, Mind, Table, layout_of, position_of

OWN = (  # fields of a table that are columns, too
    *("id", "room", "next", "rules_version", "options", "components", "clock", "absence"),
    *("access", "rated", "state", "host", "seed", "commit", "seq", "watch", "asked"),
    *("takeback", "result", "created", "updated"),
)
COLUMNS = [column for column in schema.seats.c if column.name != "table"]


def load(connection: Connection, id: str) -> Table:
    """The table as it was last written down."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).first()
    if row is None or row.game not in SHELF:
        raise Refused("no-such-table")
    table = _bare(connection, row, SHELF[row.game])
    if table.state != OPEN:
        _set_up(connection, table, row)
    return table


def _bare(connection: Connection, row: Row[Any], game: Game) -> Table:
    seats = select(*COLUMNS).where(schema.seats.c.table == row.id).order_by(schema.seats.c.seat)
    watchers = select(schema.watchers.c.user).where(schema.watchers.c.table == row.id)
    return Table(
        game=game,
        chairs=[Chair(**chair) for chair in connection.execute(seats).mappings()],
        watchers=set(connection.execute(watchers).scalars()),
        **{name: row._mapping[name] for name in OWN},
    )


def _set_up(connection: Connection, table: Table, row: Row[Any]) -> None:
    """The board as it stands: from the snapshot, or else from what was said."""
    if row.snapshot is not None and row.layout == layout_of(table.game):
        table.position = position_of(table.game, row.snapshot)
    else:
        replay(table, history(connection, table.id))
    if table.rules_version != table.game.about.rules_version:
        expected = table.game.about.rules_version
        table.stopped = Refused("other-rules", rules=table.rules_version, expected=expected)
    kept = select(schema.drafts).where(schema.drafts.c.table == table.id)
    for draft in connection.execute(kept):
        if table.running and draft.question == table.asked[draft.seat]:
            take_up(table, draft.seat, draft.n, draft.moves.split("\n") if draft.moves else [])


def take_up(table: Table, seat: int, n: int, moves: Sequence[str]) -> None:
    """A draft that was kept, as far as it still goes."""
    draft = Draft(table.game, table.position, seat)
    for text in moves:
        if text in table.game.binding or table.game.refusal(draft.shown, seat, text):
            break
        draft.play(text)
    table.minds[seat] = Mind(n, table.asked[seat], draft)


def history(connection: Connection, id: str, since: int = 0) -> list[Event]:
    """What was kept at this table, after request number `since`."""
    rows = select(schema.requests).where(
        schema.requests.c.table == id, schema.requests.c.seq > since
    )
    ordered = rows.order_by(schema.requests.c.seq)
    return [events.read(row) for row in connection.execute(ordered)]


def laid_out(table: Table) -> Any:
    """The table before the first move."""
    game = table.game
    sheet = sheet_of_texts(game, table.components) if table.components else None
    position = game.blank(len(table.chairs), table.options, sheet)
    nonces = [chair.nonce or b"" for chair in table.chairs]
    game.deal(position, deal_key(table.seed, nonces))
    game.begin(position)
    return position


def standing(history: Sequence[Event]) -> list[Event]:
    """The requests that still count: without what was taken back."""
    kept: list[Event] = []
    for event in history:
        if event.kind == "takeback":
            back_to = int(event.moves[0])
            kept = [earlier for earlier in kept if earlier.seq <= back_to]
        else:
            kept.append(event)
    return kept


def replay(table: Table, history: Sequence[Event]) -> None:
    """Play again what was said; where that is against the rules now, the table stops there."""
    position = laid_out(table)
    try:
        for event in standing(history):
            for text in event.moves:
                position = table.game.step(position, event.seat, text)
    except Refused as refused:
        table.stopped = refused
    table.position = position
