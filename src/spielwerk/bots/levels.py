"""The bots one can ask to a table, by game and level, from the weakest to the strongest."""

from collections.abc import Mapping

from . import great_split
from .bot import Bot, at_random

LEVELS: Mapping[str, Mapping[str, Bot]] = {
    "coal-baron": {"random": at_random},
    "great-split": {"random": at_random, "heuristic": great_split.heuristic},
}
