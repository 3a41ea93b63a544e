"""What most routes need: the server's parts, and the table the path names."""

from typing import Annotated

from fastapi import Depends, Request

from ..house import House
from ..table import Table
from ..who import TheAsker


def house(request: Request) -> House:
    found: House = request.app.state.house
    return found


TheHouse = Annotated[House, Depends(house)]


async def table(id: str, request: Request, house: TheHouse) -> Table:
    """The table; what is refused meanwhile is said in the words of its game."""
    found = await house.tables.get(id)
    request.state.game = found.game
    return found


TheTable = Annotated[Table, Depends(table)]

__all__ = ["TheAsker", "TheHouse", "TheTable"]
