"""What a player may be told beyond the rules: by game, from the table as that seat sees it.

A hint is made from what the seat may see. It goes to that seat with its draft.
"""

from collections.abc import Callable, Mapping
from typing import Any

from spielwerk.core.game import Seat

from . import great_split_hints
from .coal_baron import plans

Hint = Callable[[Any, Seat], dict[str, Any]]

HINTS: Mapping[str, Hint] = {
    "coal-baron": plans.hints,
    "great-split": great_split_hints.hints,
}
