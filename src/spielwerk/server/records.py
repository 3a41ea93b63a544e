"""The game on paper: as a viewer heard it while it goes on, whole after the end."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

from spielwerk.core.game import Refused, Seat
from spielwerk.core.option import options_of
from spielwerk.core.record import Record, Said, write
from spielwerk.core.replay import open_record, replay, verify

from . import events, shelf
from .table import BOT, OPEN, OVER, Event, Table

SOMEONE = "someone"  # who has left for good; a record speaks no language


def players(table: Table) -> list[str]:
    return [
        f"bot:{chair.level}" if chair.kind == BOT else chair.name or SOMEONE
        for chair in table.chairs
    ]


def written(table: Table, history: Sequence[Event]) -> Record:
    """All of it, secrets too."""
    if table.state == OPEN:
        raise Refused("not-started")
    nonces = [chair.nonce or b"" for chair in table.chairs]
    head = open_record(table.game, shelf.laid_out(table), players(table), table.seed, nonces)
    moves = [Said(event.seat, text) for event in shelf.standing(history) for text in event.moves]
    result = table.result["scores"] if table.result else None
    return replace(head, rules=table.rules_version, moves=tuple(moves), result=result)


def unfinished(table: Table, history: Sequence[Event], viewer: Seat | None) -> Record:
    """As this viewer heard it. Made of what was told, so there is no secret to leave out."""
    if table.state == OPEN:
        raise Refused("not-started")
    return Record(
        game=table.game.about.id,
        rules=table.rules_version,
        seats=len(table.chairs),
        options=options_of(table.position),
        players=players(table),
        commit=table.commit,
        nonces=[chair.nonce or b"" for chair in table.chairs],
        components=table.components,
        moves=[
            Said(event.seat, text)
            for event in shelf.standing(history)
            for text in event.said_to(viewer)
        ],
    )


def text(connection: Connection, table: Table, viewer: Seat | None) -> str:
    made = shelf.history(connection, table.id)
    return write(written(table, made) if table.state == OVER else unfinished(table, made, viewer))


def finished(connection: Connection, table: Table) -> Record:
    if table.state != OVER:
        raise Refused("not-over")
    return written(table, shelf.history(connection, table.id))


def verified(connection: Connection, table: Table) -> list[int]:
    """The scores of a game that went by the rules; a BadRecord if anything did not."""
    return table.game.scores(verify(table.game, finished(connection, table)))


def told(
    connection: Connection, table: Table, viewer: Seat | None, language: str
) -> dict[str, Any]:
    """What a replay needs: every move by itself, with what it did."""
    game, record = table.game, finished(connection, table)
    tables = list(replay(game, record))
    moves = []
    for said, before, after in zip(record.moves, tables, tables[1:], strict=False):
        facts = tuple(game.tell(before, said.seat, said.text, after))
        event = Event(0, said.seat, "moves", (said.text,), facts, {}, 0.0)
        shown = events.shown(event, game, viewer, language, table.names)
        moves.append({"seat": said.seat, "text": said.text, "facts": shown["facts"]})
    return {"moves": moves, "count": len(moves)}


def view_after(
    connection: Connection, table: Table, viewer: Seat | None, number: int
) -> dict[str, Any]:
    """The board after so many moves, as this seat saw it."""
    record = finished(connection, table)
    if not 0 <= number <= len(record.moves):
        raise Refused("bad-request")
    *_, position = replay(table.game, replace(record, moves=record.moves[:number]))
    return table.game.view(position, viewer)
