"""A seat's draft: stored, shown to that seat alone, undone by sending a shorter one."""

import asyncio
import time
from collections.abc import Sequence
from functools import partial

from spielwerk.core.draft import Draft
from spielwerk.core.game import Refused, Seat

from . import asking, keeping
from .table import Mind, Table
from .tables import Tables

REST = 0.25  # seconds until a draft is written down


def put(table: Table, seat: Seat, question: int, moves: Sequence[str], n: int) -> bool:
    """Let the draft be these moves. False: a newer one is there already."""
    if refused := keeping.closed(table):
        raise refused
    if question != table.asked[seat]:
        raise Refused("stale", question=table.asked[seat])
    mind = table.mind(seat)
    if mind and n <= mind.n:
        return False
    if len(moves) > asking.MOST:
        raise Refused("bad-request")
    before = mind.draft if mind else Draft(table.game, table.position, seat)
    same = 0
    while same < min(len(moves), len(before.moves)) and moves[same] == before.moves[same]:
        same += 1
    draft = before.up_to(same)
    for text in moves[same:]:
        if text in table.game.binding:
            raise Refused("binds", move=text)
        draft.play(text)
    table.minds[seat] = Mind(n, question, draft)
    return True


async def keep(tables: Tables, table: Table, seat: Seat) -> None:
    """Write down what the seat has in mind; nobody waits for it."""
    mind = table.mind(seat)
    if mind is None:
        return
    row = {
        "table": table.id,
        "seat": seat,
        "n": mind.n,
        "question": mind.question,
        "moves": "\n".join(mind.draft.moves),
        "at": time.time(),
    }
    await tables.store.write(partial(keeping.put_draft, row=row))
    tables.told(table)


async def keep_soon(tables: Tables, table: Table, seat: Seat) -> None:
    """On a socket one step follows the other: it is enough to write down where they rest."""
    if seat in table.resting:
        return
    table.resting.add(seat)
    try:
        await asyncio.sleep(REST)
    finally:  # also when the server is asked to end
        table.resting.discard(seat)
        await keep(tables, table, seat)
