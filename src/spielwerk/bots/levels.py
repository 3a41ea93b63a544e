"""The bots one can ask to a table, by game and level, from the weakest to the strongest."""

from collections.abc import Mapping

from .bot import Bot, at_random
from .coal_baron.heuristic import heuristic as coal_baron_heuristic

LEVELS: Mapping[str, Mapping[str, Bot]] = {
    "coal-baron": {"random": at_random, "heuristic": coal_baron_heuristic},
}
