"""The bots one can ask to a table, by game and level, from the weakest to the strongest."""

from collections.abc import Mapping

from . import card_game
from .bot import Bot, at_random

LEVELS: Mapping[str, Mapping[str, Bot]] = {
    "coal-baron": {"random": at_random},
    "card-game": {"random": at_random, "heuristic": card_game.heuristic},
}
