"""The games on the shelf, as the page of a new table offers them."""

from typing import Any

from fastapi import APIRouter

from spielwerk.bots.levels import LEVELS
from spielwerk.core.game import Game
from spielwerk.core.option import names
from spielwerk.games import SHELF

router = APIRouter(tags=["games"])


@router.get("/games")
async def games() -> list[dict[str, Any]]:
    """Every game there is, with its variants and the levels of its bots."""
    return [shown(game) for game in SHELF.values()]


def shown(game: Game) -> dict[str, Any]:
    seats = game.about.seats
    return {
        "id": game.about.id,
        "title": game.about.title,
        "seats": [seats[0], seats[-1]],
        "rules_version": game.about.rules_version,
        "options": [name for name in names(game.state.new()[0]) if name != "start"],
        "levels": list(LEVELS[game.about.id]),
        "sheet": game.box is not None,
    }
