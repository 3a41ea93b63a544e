"""The bots one can ask to a table, by game and level, from the weakest to the strongest."""

from collections.abc import Mapping

from . import card_game, great_split
from .bot import Bot, at_random
from .coal_baron import heuristic as coal_baron

LEVELS: Mapping[str, Mapping[str, Bot]] = {
    "coal-baron": {"random": at_random, "heuristic": coal_baron.heuristic},
    "card-game": {"random": at_random, "heuristic": card_game.heuristic},
    "great-split": {"random": at_random, "heuristic": great_split.heuristic},
}
