"""Players who are away: their time runs out, a bot stands in, and they may always come back."""

import logging
import time

from spielwerk.core.game import Refused, Seat

from . import clocks, keeping
from .keeping import Deed, Overtaken
from .table import HERSELF, RESIGNED, THIS_TURN, UNTIL_BACK, Chair, Table
from .tables import Tables
from .users import Asker

log = logging.getLogger("spielwerk.absence")
STANDS_IN = {"bot-turn": THIS_TURN, "bot-seat": UNTIL_BACK}


async def expire(tables: Tables, table: Table) -> None:
    """Whoever has no time left: what the table's policy says."""
    async with table.lock:
        if not table.running or table.stopped:
            return
        now = time.time()
        made = Deed(table.id, table.seq)
        for chair in clocks.expired(table, now):
            made.chairs[chair.seat] |= {"left": 0.0, "since": None}
            if table.absence in STANDS_IN:
                _stand_in(made, chair, STANDS_IN[table.absence])
        made.set_clocks(table, table.owes(), now)
        await _change(tables, table, made, now)
    tables.tell(table, head=True)


def _stand_in(made: Deed, chair: Chair, how: int) -> None:
    """A bot answers from now on. What the player had in mind is dropped; nothing is rated."""
    made.chairs[chair.seat] |= {"stand_in": how, "helped": True}
    made.head["rated"] = False
    made.dropped.append(chair.seat)


async def resign(tables: Tables, table: Table, asker: Asker, seats: list[Seat]) -> None:
    """A bot takes the seat, whatever the table's policy says."""
    async with table.lock:
        if refused := keeping.closed(table):
            raise refused
        now, made = time.time(), Deed(table.id, table.seq)
        for seat in seats:
            _stand_in(made, table.seated(asker, seat), RESIGNED)
        made.set_clocks(table, table.owes(), now)
        await _change(tables, table, made, now)
    tables.tell(table, head=True)


async def come_back(tables: Tables, table: Table, seat: Seat) -> None:
    """The player answers again."""
    async with table.lock:
        chair = table.chair(seat)
        if not table.running or table.stopped or chair.stand_in == HERSELF:
            return
        now, made = time.time(), Deed(table.id, table.seq)
        made.chairs[seat]["stand_in"] = HERSELF
        made.set_clocks(table, table.owes(), now)
        await _change(tables, table, made, now)
    tables.tell(table, head=True)


async def _change(tables: Tables, table: Table, made: Deed, now: float) -> None:
    """Written down under the lock; if another process was quicker, its word counts."""
    made.head["updated"] = now
    try:
        await tables.change(table, made)
    except Overtaken:
        await tables.refresh(table)
        raise Refused("unavailable") from None
