"""The table as text: one drawing for each game, by the game's id."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import RenderableType

from spielwerk.text import Speaker

from . import card_game, coal_baron, great_split

Drawing = Callable[[dict[str, Any], Sequence[str], Speaker], RenderableType]

DRAWINGS: dict[str, Drawing] = {
    "coal-baron": coal_baron.draw,
    "card-game": card_game.draw,
    "great-split": great_split.draw,
}
