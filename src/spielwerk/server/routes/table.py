"""What one can do at a table beside moving: take back, resign, come back, end it."""

from typing import Any

from fastapi import APIRouter

from spielwerk.core.game import Refused

from .. import absence, ending, followers, takeback
from ..models import Consent, OfSeat
from ..who import TheAsker
from .deps import TheHouse, TheTable

router = APIRouter(prefix="/tables/{id}", tags=["table"])
Head = dict[str, Any]


@router.post("/takeback")
async def ask(wish: OfSeat, table: TheTable, asker: TheAsker, house: TheHouse) -> Head:
    """Ask all others whether this seat's last binding move may be taken back."""
    table.seated(asker, wish.seat)
    await takeback.ask(house.tables, table, wish.seat)
    return followers.head(house.tables, table, asker)


@router.post("/takeback/answer")
async def answer(wish: Consent, table: TheTable, asker: TheAsker, house: TheHouse) -> Head:
    """Agree, or not: then it is off."""
    table.seated(asker, wish.seat)
    await takeback.answer(house.tables, table, wish.seat, wish.yes)
    return followers.head(house.tables, table, asker)


@router.post("/resign")
async def resign(table: TheTable, asker: TheAsker, house: TheHouse) -> Head:
    """A bot takes all seats of this user."""
    seats = table.seats_of(asker)
    if not seats:
        raise Refused("not-seated", seat=0)
    await absence.resign(house.tables, table, asker, seats)
    return followers.head(house.tables, table, asker)


@router.post("/back")
async def back(wish: OfSeat, table: TheTable, asker: TheAsker, house: TheHouse) -> Head:
    """The player is back, and answers again."""
    table.seated(asker, wish.seat)
    await absence.come_back(house.tables, table, wish.seat)
    return followers.head(house.tables, table, asker)


@router.post("/end")
async def end(table: TheTable, asker: TheAsker, house: TheHouse) -> Head:
    """By the host: a table that has not begun, at which nobody else sits, or that cannot go on."""
    await ending.end(house.tables, table, asker)
    return followers.head(house.tables, table, asker)
