"""The shelf. A game is on it when it is named here, and nowhere else."""

from spielwerk.core.game import Game

from .card_game import CARD_GAME
from .coal_baron import COAL_BARON
from .great_split import GREAT_SPLIT

SHELF: dict[str, Game] = {game.about.id: game for game in (COAL_BARON, CARD_GAME, GREAT_SPLIT)}
