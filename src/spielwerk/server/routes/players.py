"""What a player has done so far, for everybody's eyes."""

from functools import partial
from typing import Any

from fastapi import APIRouter

from .. import statistics
from .deps import TheHouse

router = APIRouter(tags=["players"])


@router.get("/players/{name}")
async def player(name: str, house: TheHouse) -> dict[str, Any]:
    """Games, victories, points and ratings, by game and number of seats."""
    return await house.store.read(partial(statistics.of_name, name=name))
