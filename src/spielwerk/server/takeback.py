"""Back to before one's last binding move, when all agree. Never at a rated table."""

import time
from functools import partial
from typing import Any

from spielwerk.core.game import Fact, Refused, Seat

from . import keeping, shelf
from .asking import Outcome
from .keeping import Deed
from .table import Event, Table
from .tables import Tables


async def ask(tables: Tables, table: Table, seat: Seat) -> None:
    """This seat would like to. Bots have nothing against it."""
    async with table.lock:
        _check(table)
        history = shelf.standing(await tables.store.study(partial(shelf.history, id=table.id)))
        own = [event.seq for event in history if event.seat == seat]
        if not own:
            raise Refused("nothing-to-take-back")
        agreed = sorted({seat, *(chair.seat for chair in table.chairs if chair.by_bot)})
        await _note(tables, table, {"seat": seat, "to": own[-1] - 1, "yes": agreed})
        await _if_all(tables, table)
    tables.tell(table, head=True)


async def answer(tables: Tables, table: Table, seat: Seat, yes: bool) -> None:
    """One of the others agrees, or does not: then it is off."""
    async with table.lock:
        _check(table)
        if table.takeback is None:
            raise Refused("nothing-to-take-back")
        agreed = sorted({*table.takeback["yes"], seat})
        await _note(tables, table, {**table.takeback, "yes": agreed} if yes else None)
        await _if_all(tables, table)
    tables.tell(table, head=True)


def _check(table: Table) -> None:
    if refused := keeping.closed(table):
        raise refused
    if table.rated:
        raise Refused("rated")


async def _note(tables: Tables, table: Table, wish: dict[str, Any] | None) -> None:
    deed = Deed(table.id, table.seq)
    deed.head = {"takeback": wish, "updated": time.time()}
    await tables.change(table, deed)


async def _if_all(tables: Tables, table: Table) -> None:
    if table.takeback and len(table.takeback["yes"]) == len(table.chairs):
        history = await tables.store.study(partial(shelf.history, id=table.id))
        outcome = _outcome(table, history, table.takeback)
        deed = keeping.deed(table, outcome, "player", None)
        deed.dropped = [chair.seat for chair in table.chairs]
        await tables.write(deed)
        deed.done(table)
        table.moved(outcome.position, outcome.event, outcome.asked)


def _outcome(table: Table, history: list[Event], wish: dict[str, Any]) -> Outcome:
    """The table as it stood; everybody is asked anew."""
    event = Event(
        seq=table.seq + 1,
        seat=wish["seat"],
        kind="takeback",
        moves=(str(wish["to"]),),
        facts=(Fact("taken-back", {"seat": wish["seat"]}),),
        heard={},
        at=time.time(),
    )
    earlier = shelf.standing([*history, event])
    position = shelf.laid_out(table)
    for said in earlier:
        for text in said.moves:
            position = table.game.step(position, said.seat, text)
    return Outcome(position, event, [number + 1 for number in table.asked], over=False)
