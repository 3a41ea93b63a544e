"""The room around a table: words among those who are there, and once more."""

from typing import Any

from fastapi import APIRouter

from .. import followers, rematch
from ..models import Number, Say
from ..who import TheAsker
from .deps import TheHouse, TheTable

router = APIRouter(prefix="/tables/{id}", tags=["room"])


@router.get("/chat")
async def read(
    table: TheTable, asker: TheAsker, house: TheHouse, since: Number = 0
) -> list[dict[str, Any]]:
    """What was said in this room after message `since`, also at the tables before."""
    return await house.chat.read(table, asker, max(0, min(since, 2**31 - 1)))


@router.post("/chat")
async def say(wish: Say, table: TheTable, asker: TheAsker, house: TheHouse) -> dict[str, Any]:
    """It is told as text, whatever it looks like."""
    return await house.chat.say(table, asker, wish.text)


@router.post("/rematch")
async def once_more(table: TheTable, asker: TheAsker, house: TheHouse) -> dict[str, Any]:
    """I would play again. The new table starts when everybody has said so."""
    mine = table.seats_of(asker)
    new = await rematch.once_more(house.tables, table, mine)
    head = followers.head(house.tables, new, asker)
    if asker.bearer is None:
        return {"table": head}
    keys = {seat: house.keys.bearer(new.id, seat, new.chairs[seat].link) for seat in mine}
    return {"table": head, "bearer": keys[mine[0]]}
