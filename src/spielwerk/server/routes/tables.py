"""The lobby, new tables, and a table's head."""

import time
from functools import partial
from typing import Any, Literal

from fastapi import APIRouter

from .. import followers, lobby, opening, seats
from ..models import NewTable
from ..who import TheAsker
from .deps import TheHouse, TheTable

router = APIRouter(prefix="/tables", tags=["tables"])


@router.get("")
async def tables(
    house: TheHouse, state: Literal["open", "running"] = "open"
) -> list[dict[str, Any]]:
    """Public tables at which seats are free, or at which others play."""
    return await house.store.read(partial(lobby.public, state=state))


@router.get("/mine")
async def mine(asker: TheAsker, house: TheHouse) -> list[dict[str, Any]]:
    """The tables of this user, the newest first."""
    user = asker.known()
    return await house.store.read(partial(lobby.mine, user=user.id))


@router.post("")
async def new(wish: NewTable, asker: TheAsker, house: TheHouse) -> dict[str, Any]:
    """A table as the host wants it. It starts as soon as every seat is taken."""
    host = asker.known()
    wanted = opening.Wish(
        game=wish.game,
        seats=[opening.Seating(seat.kind, seat.level, seat.name) for seat in wish.seats],
        options=wish.options,
        clock=wish.clock.model_dump(),
        absence=wish.absence,
        access=wish.access,
        rated=wish.rated,
        components=wish.components,
    )
    id, job = opening.job(wanted, host)
    await house.store.write(job)
    table = await house.tables.get(id)
    await seats.start(house.tables, table)
    head = followers.head(house.tables, table, asker)
    return {"table": head, "links": head["links"]}


@router.get("/{id}")
async def head(table: TheTable, asker: TheAsker, house: TheHouse) -> dict[str, Any]:
    """Who sits there, how it is played, whether it has begun."""
    table.used = time.monotonic()
    return followers.head(house.tables, table, asker)
